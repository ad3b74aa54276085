/**
 * How often something is done comes to a count: "two visits a week so that's eight a month", "one session a week, ten weeks".
 * Where the price stands in the list, the count is put in the place of both.
 */
import { isContent, isPlural } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { rowSays, wordAt } from './look-at-row.ts';
import { changeElement, isCount, numberOf } from './make-element.ts';

/** Weeks in a month, as people count them. */
const WEEKS = { least: 4, most: 5 };
const COMES_TO = /^(?:so|that|'s|is|it|which|makes|comes|to|about|roughly|call|figure|or|,)$/;
const PERIODS: Record<string, string> = { week: 'week', month: 'month' };
const KIND = /^(?:usual|regular|normal|standard)$/;
/** How far behind the count the price of the list stands. */
const REACH = 16;

interface Often {
  /** What is counted, and where "a week" ends. */
  count: number;
  unit: string;
  to: number;
}

/** The row with such counts. Linear: each count is looked at with a short reach. */
export function countByPeriod(row: readonly Element[]): readonly Element[] {
  if (!(rowSays(row, ['week', 'month']) || row.some(isPeriod))) return row;
  let out: (Element | null)[] | null = null;
  for (let k = 0; k < row.length; k++) {
    if (!isCount(row[k])) continue;
    const often = oftenAt(row, k);
    const told = often && (monthlyBehind(row, often) ?? lastingBehind(row, often));
    if (!told) continue;
    out ??= [...row];
    out[k] = numberOf(row[k]!, told.total);
    // "one session" of ten
    const noun = isContent(wordAt(row, k + 1)) ? row[k + 1]! : null;
    if (noun && !isPlural(noun.word)) out[k + 1] = changeElement(noun, { word: `${noun.word}s` });
    out.fill(null, noun ? k + 2 : k + 1, told.to);
    k = told.to - 1;
  }
  return out ? out.filter((element) => element !== null) : row;
}

const isPeriod = ({ tag, measure }: Element): boolean =>
  tag === 'time' && measure!.value === 1 && measure!.max === undefined && PERIODS[measure!.unit] !== undefined;

/** "two visits a week", "two a week" */
function oftenAt(row: readonly Element[], k: number): Often | null {
  const count = row[k]!.measure!.value;
  let at = k + 1;
  if (isContent(wordAt(row, at))) at++;
  if (row[at] && isPeriod(row[at]!)) return { count, unit: row[at]!.measure!.unit, to: at + 1 };
  const unit = PERIODS[wordAt(row, at + 1)];
  return unit && /^(?:a|per|each|every)$/.test(wordAt(row, at)) ? { count, unit, to: at + 2 } : null;
}

/** "so that's eight a month" behind so many a week. */
function monthlyBehind(row: readonly Element[], { count, unit, to }: Often): { total: number; to: number } | null {
  if (unit !== 'week') return null;
  let at = to;
  while (at < to + 5 && COMES_TO.test(wordAt(row, at))) at++;
  const { tag, price, measure } = row[at] ?? {};
  const monthly = tag === 'rate' && price!.per === 'mo';
  const bare = tag === 'num' && /^(?:a|per|each|every)$/.test(wordAt(row, at + 1)) && wordAt(row, at + 2) === 'month';
  const total = monthly ? price!.value : bare ? measure!.value : 0;
  if (at === to || total < count * WEEKS.least || total > count * WEEKS.most || !Number.isInteger(total)) return null;
  const end = monthly ? at + 1 : at + 3;
  // "at 50 a visit"
  const per = wordAt(row, end) === 'at' ? row[end + 1]?.price?.per : null;
  const isOfOne = per != null && !/^(?:h|day|wk|mo|yr|min)$/.test(per);
  return isOfOne || isOfList(row, end) ? { total, to: end } : null;
}

/** "ten weeks", "for six weeks" behind so many a week. */
function lastingBehind(row: readonly Element[], { count, unit, to }: Often): { total: number; to: number } | null {
  let at = to;
  // "one session a week not two"
  if (wordAt(row, at) === 'not' && /^(?:num|money)$/.test(row[at + 1]?.tag ?? '')) at += 2;
  while (at < to + 4 && (/^(?:for|over|and|so|,)$/.test(wordAt(row, at)) || row[at]?.tag === 'break')) at++;
  const { tag, measure } = row[at] ?? {};
  if (tag !== 'time' || measure!.unit !== unit || measure!.value < 2 || measure!.max !== undefined) return null;
  return isOfList(row, at + 1) ? { total: count * measure!.value, to: at + 1 } : null;
}

/** The next price is the list's. */
function isOfList(row: readonly Element[], from: number): boolean {
  for (let k = from; k < Math.min(row.length, from + REACH); k++) {
    const { tag, word } = row[k]!;
    if (tag === 'regular') return word === 'regular';
    // "at the normal GCSE price": which one is not known yet
    if (KIND.test(word) && row.slice(k + 1, k + 4).some((one) => /^(?:price|rate)$/.test(one.word))) return true;
    if (/^(?:money|rate|num|qty)$/.test(tag)) return false;
  }
  return false;
}
