/**
 * Hours told day by day with the rate behind them: "Monday eight Tuesday six at 70 an hour", "six hours Thursday and four on
 * Friday at 85 an hour". They are one piece of work.
 */
import { WORKERS, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement, makeElement } from './make-element.ts';

/** What may stand around the days and their hours. */
const AROUND = wordSet(`
that i we did was were there for on and then put in worked work had another at he they spent the of it 's a about full only
just is came back 'd again all both total altogether so plus`);
/** What is billed by the hour, where "an hour" is left out. */
const LEAST = 15;
const MOST = 300;
const LONGEST_DAY = 16;

interface Day {
  /** Where its hours stand. */
  at: number;
  hours: number;
  people: number;
}

/** The row with such hours as one measure, behind all of their days. Linear: only rates by the hour are looked at. */
export function joinDays(row: readonly Element[]): Element[] {
  let out: Element[] | null = null;
  let done = 0;
  for (let k = 3; k < row.length; k++) {
    if (!isHourly(row, k)) continue;
    const told = daysBefore(row, k, done);
    if (!told) continue;
    out ??= [];
    const { from, days } = told;
    const last = days.at(-1)!;
    const sum = days.reduce((all, { hours }) => all + hours, 0);
    const crew = days[0]!.people > 1 ? row.slice(last.at - 2, last.at) : [];
    out.push(...row.slice(done, from), ...row.slice(from, k).filter(({ tag }) => tag === 'date'), ...crew);
    out.push(
      makeElement({
        from: row[from]!.from,
        to: row[last.at]!.to,
        tag: 'time',
        word: '',
        measure: { value: Math.round(sum * 1e6) / 1e6, unit: 'hour' },
        plural: true,
        bound: crew.length > 0,
      }),
    );
    const at = wordAt(row, k - 1) === 'at' ? k - 1 : k;
    out.push(...row.slice(at, k + 1).map((element) => changeElement(element, { bound: true })));
    done = k + 1;
  }
  if (!out) return [...row];
  out.push(...row.slice(done));
  return out;
}

function isHourly(row: readonly Element[], k: number): boolean {
  const { tag, price } = row[k]!;
  if (!price || price.low !== undefined) return false;
  if (tag === 'rate') return price.per === 'h';
  const led = wordAt(row, k - 1) === 'at' && price.per === null && price.value >= LEAST && price.value <= MOST;
  return led && (tag === 'money' || tag === 'num') && (row[k + 1] === undefined || row[k + 1]!.tag !== 'num');
}

/** The days and their hours right before the rate at `k`, where each has its own. */
function daysBefore(row: readonly Element[], k: number, stop: number): { from: number; days: Day[] } | null {
  const days: Day[] = [];
  let dates = 0;
  let from = k;
  for (let at = k - 1; at >= stop; at--) {
    const { tag, word, measure } = row[at]!;
    const dated = dateAt(row, at);
    if (dated) {
      dates++;
      at -= dated - 1;
      from = at;
    } else if (tag === 'break' ? word === '' || word === ',' : tag === 'word' && AROUND.has(word)) continue;
    else if (measure && measure.max === undefined && isHours(row, at)) {
      // "two guys six hours"
      const crew = WORKERS.test(wordAt(row, at - 1)) && row[at - 2]?.tag === 'num' ? row[at - 2]!.measure!.value : 1;
      days.unshift({ at, hours: measure.unit === 'minute' ? measure.value / 60 : measure.value, people: crew });
      if (crew > 1) at -= 2;
      from = at;
    } else break;
  }
  const alike = days.every(({ people }) => people === days[0]!.people);
  return days.length > 1 && days.length === dates && alike ? { from, days } : null;
}

/** A day that is told, and how many elements it is: "Monday", "last week", "day one". */
function dateAt(row: readonly Element[], at: number): number {
  if (row[at]!.tag === 'date') return 1;
  const before = wordAt(row, at - 1);
  if (wordAt(row, at) === 'week') return /^(?:last|this)$/.test(before) ? 2 : 0;
  return row[at]!.tag === 'num' && before === 'day' && row[at]!.measure!.value < 8 ? 2 : 0;
}

const isHours = (row: readonly Element[], at: number): boolean => {
  const { tag, measure } = row[at]!;
  if (tag === 'time') return /^(?:hour|minute)$/.test(measure!.unit);
  return tag === 'num' && measure!.value <= LONGEST_DAY && wordAt(row, at - 1) !== 'at';
};
