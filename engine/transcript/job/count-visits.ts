/** "310 a visit, once a month for six months": how many visits a frequency comes to over the time that was said. */
import { addNote, type Context, priceOf } from './context.ts';
import type { Element } from './elements.ts';

const OFTEN =
  / (?:(once|twice|#num times?) (?:(?:a|an|per|each|every) (week|month|quarter|year)|#num)|(every|each)( other| second)? (week|month|quarter|year)|every (#time)) /;
const ADVERB = / ()()()()()()(weekly|biweekly|monthly|bimonthly|quarterly|yearly|annually) /;
const WORDS: Record<string, [times: number, unit: string]> = {
  weekly: [1, 'week'],
  biweekly: [0.5, 'week'],
  monthly: [1, 'month'],
  bimonthly: [0.5, 'month'],
  quarterly: [1, 'quarter'],
  yearly: [1, 'year'],
  annually: [1, 'year'],
};
const MONTHS: Record<string, number> = { month: 1, quarter: 3, year: 12 };

/** Visits in the clause of the price or the next one; null where no whole number of them was said. */
export function visitsOf(context: Context, index: number): number | null {
  for (const k of [index, index + 1]) {
    const clause = context.clauses[k];
    if (!clause || (k > index && priceOf(clause))) return null;
    const match = OFTEN.exec(clause.shape) ?? ADVERB.exec(clause.shape);
    if (!match) continue;
    const duration = durationOf(clause.elements);
    if (!duration) return null;
    const count = times(match, clause.elements) * spans(unitOf(match, clause.elements), duration);
    if (!Number.isInteger(Math.round(count * 1e6) / 1e6) || count < 1) return null;
    if (k > index) {
      context.taken[k] = 2;
      addNote(context, k, 'timeline');
    }
    return Math.round(count);
  }
  return null;
}

const durationOf = (elements: readonly Element[]): Element['measure'] =>
  elements.find((e, k) => e.tag === 'time' && /^(for|over|of|through|the)$/.test(elements[k - 1]?.word ?? ''))?.measure;

const unitOf = (match: RegExpExecArray, elements: readonly Element[]): string =>
  match[2] ?? match[5] ?? (match[7] ? WORDS[match[7]]![1] : match[6] ? (everyTime(elements)?.unit ?? '') : 'quarter');

const everyTime = (elements: readonly Element[]): Element['measure'] =>
  elements.find((e, k) => e.tag === 'time' && elements[k - 1]?.word === 'every')?.measure;

function times(match: RegExpExecArray, elements: readonly Element[]): number {
  if (match[7]) return WORDS[match[7]]![0];
  if (match[6]) return 1 / (everyTime(elements)?.value ?? Number.NaN);
  if (match[3]) return match[4] ? 0.5 : 1;
  if (match[1] === 'once') return 1;
  if (match[1] === 'twice') return 2;
  return elements.find((e, k) => e.tag === 'num' && /^times?$/.test(elements[k + 1]?.word ?? ''))?.measure?.value ?? 0;
}

/** How many of the unit the duration has: weeks only in weeks, since months differ. */
function spans(unit: string, { value, unit: of }: { value: number; unit: string }): number {
  if (unit === of) return value;
  return MONTHS[unit] && MONTHS[of] ? (value * MONTHS[of]) / MONTHS[unit] : Number.NaN;
}
