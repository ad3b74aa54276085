/** What comes back so often over so long: "4 a month at 90 for two months", "weekdays at 22 a day for two weeks". */
import { wordTable } from '../../word-table.ts';
import type { Basis } from './basis-in-clause.ts';
import type { Clause } from './clauses.ts';
import { type Context, priceOf } from './context.ts';
import { spans } from './count-visits.ts';
import type { Element } from './elements.ts';
import { printedUnit } from './measure-units.ts';

export interface Recurrence {
  /** In one period; null where only how often a price comes back was told. */
  each: Element | null;
  /** In all of it; null where that is no whole number of periods. */
  total: number | null;
  elements: Element[];
  /** How often it is done, which tells nothing of what a price is multiplied with besides. */
  visits: boolean;
}

const PERIODS = wordTable<string>({ week: 'week', month: 'month', year: 'year', quarter: 'quarter' });
const WEEKDAYS = / (?:every )?(?:weekdays?|week days?) /;
const DAILY = / (?:every (?:single )?day|daily(?! rate)|seven days a week) /;

/** How often and over how long, of the price at `at` of the clause; null where either was not said. */
export function recurrenceOf(context: Context, index: number, at: number): Recurrence | null {
  const clause = context.clauses[index]!;
  const often = oftenIn(clause, at);
  if (!often) return null;
  const over = overIn(context, index, often);
  // "twice a year at 160": so often, where no more than the year is told
  if (!over && often.visits && often.unit === 'year' && often.times > 1)
    return { each: null, visits: true, total: often.times, elements: [] };
  if (!over) return null;
  const periods = spans(often.unit, over.measure!);
  return {
    each: often.each,
    visits: often.visits ?? false,
    total: Number.isInteger(periods) && periods >= 1 ? often.times * periods : null,
    elements: [...(often.each ? [often.each] : []), over],
  };
}

interface Often {
  times: number;
  unit: string;
  each: Element | null;
  /** How often was told, and of what price not: it may be of what was counted, each time. */
  visits?: boolean;
  used: Element[];
}

function oftenIn({ elements, shape }: Clause, at: number): Often | null {
  for (const [k, counted] of elements.entries()) {
    if (k === at || !isCount(counted)) continue;
    // "4 a month", "two lessons a week", "two yoga lessons a week", "five days a week"
    for (const m of counted.tag === 'num' ? [k + 1, k + 2, k + 3] : [k + 1]) {
      const period = elements[m];
      if (period?.tag === 'time' && period.measure!.value === 1 && PERIODS[period.measure!.unit] && m > k)
        return { times: counted.measure!.value, unit: period.measure!.unit, each: counted, used: [counted, period] };
      const unit = PERIODS[elements[m + 1]?.word ?? ''];
      if (unit && /^(?:an?|per|each|every)$/.test(period?.word ?? ''))
        return { times: counted.measure!.value, unit, each: counted, used: [counted] };
    }
  }
  const daily = / (once|twice|#num times) (?:a|per|each|every) (day|week|month|year) /.exec(shape);
  if (daily) {
    const counted = daily[1]!.startsWith('#')
      ? elements.find((e, k) => e.tag === 'num' && elements[k + 1]?.word === 'times')
      : undefined;
    const times = counted?.measure?.value ?? { once: 1, twice: 2 }[daily[1]!] ?? Number.NaN;
    return { times, unit: daily[2]!, each: null, visits: true, used: [] };
  }
  if (WEEKDAYS.test(shape)) return { times: 5, unit: 'week', each: null, used: [] };
  if (DAILY.test(shape)) return { times: 7, unit: 'week', each: null, used: [] };
  return null;
}

const isCount = ({ tag, measure }: Element): boolean =>
  measure !== undefined &&
  measure.max === undefined &&
  Number.isInteger(measure.value) &&
  (tag === 'num' || (tag === 'time' && /^(?:day|night)$/.test(measure.unit)));

/** "for two months" in the clause, or all that the next one says. */
function overIn({ clauses }: Context, index: number, { used, unit }: Often): Element | null {
  const { elements } = clauses[index]!;
  const isOver = (one: Element): boolean =>
    one.tag === 'time' &&
    !used.includes(one) &&
    one.measure!.max === undefined &&
    (one.measure!.unit === unit || Boolean(PERIODS[one.measure!.unit]));
  const own = elements.find(
    (one, k) =>
      isOver(one) &&
      (/^(?:for|over|through)$/.test(elements[k - 1]?.word ?? '') || elements[k - 1]?.price !== undefined),
  );
  const next = clauses[index + 1];
  if (own || !next || priceOf(next) || !/^ (?:(?:for|over) )?#time $/.test(next.shape)) return own ?? null;
  return next.elements.find(isOver) ?? null;
}

/** What a price per `per`, or for each of what is counted, comes to be multiplied with, where `found` is what one period has. */
export function overAll(
  found: Basis | null,
  { each, total, elements, visits }: Recurrence,
  per: string | null,
  led = false,
): Basis | null {
  // "twice a week at 90 for four weeks" is each time
  if ((per === null && !found && !(led && visits)) || found?.quantity === total) return found;
  if (total === null) return per === null ? found : null;
  const counted = found && each && found.elements.includes(each) ? found.unit : 'each';
  return { quantity: total, unit: per === null || per === 'each' ? counted : printedUnit(per), elements };
}

/** "two men at 300 a day for two weeks": how many days of them are worked was not said. */
export function isOverWeeks({ elements }: Clause, at: number): boolean {
  const [joint, over] = elements.slice(at + 1, at + 3);
  return (
    elements[at]!.price!.per === 'day' &&
    joint?.word === 'for' &&
    over?.tag === 'time' &&
    over.measure!.unit !== 'day' &&
    !elements.some(({ tag, measure }) => tag === 'time' && measure!.unit === 'day')
  );
}
