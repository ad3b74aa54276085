/** What stands at a place in the row of elements: a price, a verb, a word; a short reach ahead where needed. */
import { auxiliaries, determiners, isContent, wordSet, workVerbs } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';

const LEADS_ON = wordSet('and then plus also but so if or because');
const ARTICLE = wordSet('a an');

export const CONNECTIVE = wordSet(`
and so then plus also okay ok alright oh well but anyway anyways anyhow now yeah or all right next finally
lastly again`);

export const LINK = wordSet(`
if because when where what that which so but until since as before after once whatever how while than like
think sure know said says told who why whether unless wherever whenever guess hope assume assuming figure
though although provided`);

export const COPULA = wordSet(
  "is are isn't aren't 's 're was were will would runs run costs cost comes come equals gets",
);
export const SUBJECTS = wordSet(
  'i we he she they you it nobody someone somebody everything nothing everybody everyone anything',
);

export const plainShape = (elements: readonly Element[]): string =>
  elements.length === 0
    ? '  '
    : ['', ...elements.map((element) => (element.tag === 'word' ? element.word : `#${element.tag}`)), ''].join(' ');

export const isPrice = (element: Element | undefined): boolean =>
  element?.tag === 'money' || element?.tag === 'rate' || element?.tag === 'regular';

export const isPriced = (elements: readonly Element[]): boolean => elements.some(isPrice);

export const isFigure = (element: Element | undefined): boolean =>
  element !== undefined && /^(money|rate|qty|time|num|pct)$/.test(element.tag);

export function hasVerb(elements: readonly Element[]): boolean {
  return elements.some(
    (element) => element.tag === 'word' && (auxiliaries.has(element.word) || SUBJECTS.has(element.word)),
  );
}

/** "half down", "40% deposit", "a thousand to book it". */
export function beginsDeposit(row: readonly Element[], i: number): boolean {
  const element = row[i]!;
  if (
    !(element.tag === 'pct' || element.tag === 'money' || (element.tag === 'num' && (element.measure?.value ?? 1) < 1))
  )
    return false;
  if (
    /^(need|want|wants|needs|require|take|get|is|'s|a|paid|put|the|of|pay|collect|are|be|for|gave|with|already|require|requires)$/.test(
      wordAt(row, i - 1),
    )
  )
    return false;
  const next = `${wordAt(row, i + 1)} ${wordAt(row, i + 2)}`;
  // "half now", "a third today"
  if (element.tag !== 'money' && /^(now|today) /.test(next)) return true;
  // "half with the order", "a third on signing"
  if (
    /^(with|on|at|upon) /.test(next) &&
    /^(the |your |my |our )?(order|signing|signature|acceptance|booking|contract|approval)\b/.test(
      `${wordAt(row, i + 2)} ${wordAt(row, i + 3)}`,
    )
  )
    return true;
  // "a thousand when he signs"
  if (/^(?:when|once) (?:he|she|they) $/.test(`${next} `) && /^(?:signs?|books?|approves?)$/.test(wordAt(row, i + 3)))
    return true;
  return /^(down |deposit|up front|upfront|to (start|book|hold|schedule|begin|reserve|lock|secure|get|sign)|at (signing|booking)|retainer|nonrefundable|non refundable|due (now|up|at|on))/.test(
    next,
  );
}

/** Behind a priced item an "and" opens the next one where a price of its own follows before anything else begins. */
export function hasOwnPrice(row: readonly Element[], i: number): boolean {
  for (let k = i; k < Math.min(row.length, i + 13); k++) {
    const element = row[k]!;
    if (isPrice(element))
      return k > i && !/^(for (both|all|the pair))/.test(`${wordAt(row, k + 1)} ${wordAt(row, k + 2)}`);
    if (element.tag === 'break' && element.word !== ',') return false;
    if (element.tag === 'pct' || (element.tag === 'word' && LEADS_ON.has(element.word))) return false;
  }
  return false;
}

/** An article, a verb with its thing, a gerund with its figure or a count: the next thing begins at i. */
export function beginsThing(row: readonly Element[], i: number): boolean {
  const element = row[i];
  if (!element) return false;
  const { tag, word } = element;
  if (tag !== 'word') return tag === 'num' || tag === 'time' || tag === 'qty';
  if (ARTICLE.has(word)) return true;
  const leads = determiners.has(wordAt(row, i + 1));
  return (workVerbs.has(word) && leads) || (/[a-z]{3}ing$/.test(word) && (leads || isFigure(row[i + 1])));
}

/** A count whose noun has its own price or hours: "three movers six hours at 150 an hour". */
export function countsPriced(row: readonly Element[], i: number): boolean {
  for (let k = i + 1; k < Math.min(row.length, i + 6); k++) {
    const element = row[k]!;
    if (element.tag === 'rate' || element.tag === 'time' || element.tag === 'money') return k > i + 1;
    if (element.tag !== 'word' || !(isContent(element.word) || /^(of|at|for)$/.test(element.word))) return false;
  }
  return false;
}

/** "" outside of the row: asking an array for what is before its beginning is slow. */
export const wordAt = (row: readonly Element[], i: number): string =>
  i >= 0 && i < row.length && row[i]!.tag === 'word' ? row[i]!.word : '';

const APOSTROPHE = 39;

export interface Window {
  text: string;
  starts: number[];
}

/** Elements from..to as text with a blank at each end; where each of them begins in it. */
export function windowOf(row: readonly Element[], from = 0, to = row.length): Window {
  const pieces: string[] = [];
  const starts: number[] = [];
  let length = 1;
  for (let k = from; k < to; k++) {
    const { tag, word } = row[k]!;
    const shown = tag === 'word' || tag === 'break' ? word || ',' : `#${tag}`;
    const leans = shown.charCodeAt(0) === APOSTROPHE;
    if (leans) length--;
    starts.push(length);
    pieces.push(leans ? shown : ` ${shown}`);
    length += shown.length + 1;
  }
  pieces.push(' ');
  return { text: pieces.join(''), starts };
}

/** The stretches of the row from so many elements before what is asked for to so many behind it, those that touch as one. */
export function stretchesNear(
  row: readonly Element[],
  isNear: (element: Element, k: number, row: readonly Element[]) => boolean,
  before: number,
  behind: number,
): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (let k = 0; k < row.length; k++) {
    if (!isNear(row[k]!, k, row)) continue;
    const [from, to] = [Math.max(0, k - before), Math.min(row.length, k + behind + 1)];
    const last = found.at(-1);
    if (last && from <= last.to) last.to = to;
    else found.push({ from, to });
  }
  return found;
}

/** Does any of the words stand in the row at all? To be asked once a row, before what looks around every element. */
export const rowSays = (row: readonly Element[], words: readonly string[]): boolean =>
  row.some(({ word }) => words.includes(word));

/** The words of elements `from` to `to`, end exclusive, joined; figures are empty. */
export const wordsIn = (row: readonly Element[], from: number, to: number): string =>
  row
    .slice(Math.max(0, from), to)
    .map(({ word }) => word)
    .join(' ');
