/** Hours told by the clock: "I was there from 8 to 1", "7:30 to 4 with half an hour for lunch". */

import { addDecimals, multiplyDecimals } from '../../money.ts';
import type { Token } from '../hear.ts';
import { wordSet } from '../vocabulary/words.ts';
import type { Basis } from './basis-in-clause.ts';
import type { Clause } from './clauses.ts';
import { type Context, priceOf } from './context.ts';

const LEADS = wordSet('from there worked working');

/** No day of work is longer. */
const LONGEST = 14;

/** The hours between the times of day of the clause of an hourly price, or of the one before it; null where none are told. */
export function hoursByClock(context: Context, index: number): Basis | null {
  for (const k of [index, index - 1]) {
    const clause = context.clauses[k];
    if (!clause || (k < index && priceOf(clause))) return null;
    const hours = hoursIn(context, clause);
    if (hours === null) continue;
    const pause = pauseIn(clause);
    const worked = addDecimals(hours, -pause);
    if (worked <= 0) return null;
    if (k < index) context.taken[k] = 1;
    const days = clause.elements.find(({ tag, measure }) => tag === 'time' && measure!.unit === 'day');
    const told = k < index ? clause.elements.filter(({ tag }) => /^(?:num|clock)$/.test(tag)) : [];
    return { quantity: days ? multiplyDecimals(worked, days.measure!.value) : worked, unit: 'hour', elements: told };
  }
  return null;
}

function hoursIn({ heard }: Context, { elements }: Clause): number | null {
  const { tokens } = heard;
  const [first, last] = [elements[0]!.from, elements.at(-1)!.to];
  for (let at = first; at + 2 < last; at++) {
    if (!LEADS.has(tokens[at]!.lower)) continue;
    // "from 20 to 30 hours"
    if (!elements.some(({ from, tag }) => from === at + 1 && /^(?:num|clock)$/.test(tag))) continue;
    const from = timeAt(heard.numberAt, tokens, at + 1);
    if (!from || !/^(?:to|till|til|until|through|and|-|–)$/.test(tokens[from.to]?.lower ?? '')) continue;
    const to = timeAt(heard.numberAt, tokens, from.to + 1);
    if (!to || to.to > last) continue;
    // "from 8 to 1", "from 11 pm to 3 am", "from 8 to 9 pm"
    let hours = to.value - from.value;
    while (hours <= 0) hours += 12;
    if (hours > 12 && !from.half) hours -= 12;
    if (hours <= LONGEST) return hours;
  }
  return null;
}

/** A time of day in hours at token `at`; `half` where it was told which half of the day. */
function timeAt(
  numberAt: Context['heard']['numberAt'],
  tokens: readonly Token[],
  at: number,
): { value: number; half: boolean; to: number } | null {
  const token = tokens[at];
  if (token?.lower === 'noon') return { value: 12, half: true, to: at + 1 };
  // "7:30" and "seven thirty" are heard as 730
  const said = numberAt[at]?.values[0] ?? 0;
  const value = said >= 100 && said % 100 < 60 ? Math.floor(said / 100) + (said % 100) / 60 : said;
  if (!(value > 0 && value < 13)) return null;
  const end = numberAt[at]!.to;
  const half = /^(?:am|pm|a\.m\.?|p\.m\.?|o'clock)$/.test(tokens[end]?.lower ?? '');
  const afternoon = half && /^p/.test(tokens[end]!.lower) && value < 12;
  return { value: afternoon ? value + 12 : value, half, to: half ? end + 1 : end };
}

/** "with half an hour for lunch", "minus an hour lunch": not worked. */
function pauseIn({ elements }: Clause): number {
  const pause = elements.find(
    ({ tag }, k) =>
      tag === 'time' && elements.slice(k + 1, k + 4).some(({ word }) => /^(?:lunch|break|breaks)$/.test(word)),
  );
  if (!pause?.measure) return 0;
  return pause.measure.unit === 'minute'
    ? pause.measure.value / 60
    : pause.measure.unit === 'hour'
      ? pause.measure.value
      : 0;
}
