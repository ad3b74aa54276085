/** Bare figures that are a measure by what stands before them: an area told again, hours behind "labor", an hour of work. */
import { isContent } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement, makeElement } from './make-element.ts';
import { lastWord } from './number-surroundings.ts';

/** The size right before "that's 396" of which that is the area, where it is called square or the price of a foot follows. */
export function areaBefore(before: readonly Element[], row: readonly Element[], i: number): Element | null {
  let k = before.length - 1;
  while (k > before.length - 5 && /^(?:so|that|which|it|'s|is|makes|about)$/.test(wordAt(before, k))) k--;
  const size = before[k];
  if (size?.tag !== 'size' || size.measure!.unit !== 'sq ft' || size.measure!.value !== row[i]!.price!.value)
    return null;
  const next = row.slice(i + 1, i + 9).find(({ tag }) => tag === 'money' || tag === 'rate');
  const told = before.slice(k + 1).some(({ word }) => /^(?:so|that|which)$/.test(word));
  return wordAt(row, i + 1) === 'square' || (told && /^(?:ft|sq ft)$/.test(next?.price?.per ?? '')) ? size : null;
}

/** "the closet door 60 | an hour of odd jobs at list": an hour that has a rate of its own. */
export function isHourOfWork(before: readonly Element[], row: readonly Element[], i: number): boolean {
  const { tag, price, phrase } = row[i]!;
  return (
    tag === 'rate' &&
    price!.per === 'h' &&
    phrase?.kind === 'rate' &&
    wordAt(row, i + 1) === 'of' &&
    (isContent(wordAt(row, i + 2)) || /^(?:my|our)$/.test(wordAt(row, i + 2))) &&
    isContent(lastWord(before)) &&
    !/^(?:labou?r|time|rate|hours?)$/.test(lastWord(before)) &&
    row
      .slice(i + 3, i + 10)
      .some(({ tag: next, word }, n, rest) => word === 'at' && n + 1 < rest.length && next === 'word')
  );
}

/** The price and the hour behind it, whose words are "an hour". */
export function splitHour({ from, to, price }: Element): Element[] {
  return [
    makeElement({ from, to: to - 2, tag: 'money', word: '', price: { ...price!, per: null } }),
    makeElement({ from: to - 2, to, tag: 'time', word: '', measure: { value: 1, unit: 'hour' }, opens: true }),
  ];
}

/** No job is billed more hours in one breath. */
const LONGEST_WORK = 60;

/** Behind "labor" and before the rate that is known: hours, without the word. */
export function isHoursOfLabor(before: readonly Element[], row: readonly Element[], i: number): boolean {
  const led = /^(?:is|'s|was)$/.test(lastWord(before)) ? before.at(-2)?.word : lastWord(before);
  if (!/^labou?r$/.test(led ?? '') || row[i]!.price!.value > LONGEST_WORK || wordAt(row, i + 1) !== 'at') return false;
  return (
    row[i + 2]?.tag === 'regular' ||
    (/^(?:my|our|the)$/.test(wordAt(row, i + 2)) && row.slice(i + 3, i + 6).some(({ word }) => word === 'rate'))
  );
}

/** "that's another hour at the plumber rate": one more that has its rate. */
export const isAnotherHour = (row: readonly Element[], i: number): boolean =>
  wordAt(row, i) === 'another' &&
  wordAt(row, i + 1) === 'hour' &&
  wordAt(row, i + 2) === 'at' &&
  (row[i + 3]?.price !== undefined || row[i + 3]?.tag === 'regular' || /^(?:my|our|the)$/.test(wordAt(row, i + 3)));

export const anotherHour = (row: readonly Element[], i: number): Element =>
  makeElement({
    from: row[i]!.from,
    to: row[i + 1]!.to,
    tag: 'time',
    word: '',
    measure: { value: 1, unit: 'hour' },
  });

/** "two days | three if it rains", "a day two at most": so long at the longest. */
export const isMoreTime = (row: readonly Element[], i: number): boolean => {
  const [before, value] = [row[i - 1], row[i]!.measure?.value ?? 0];
  return (
    before?.tag === 'time' &&
    Number.isInteger(value) &&
    value > before.measure!.value &&
    value <= before.measure!.value + MORE &&
    (/^(?:if|tops|max|maximum)$/.test(wordAt(row, i + 1)) ||
      (wordAt(row, i + 1) === 'at' && /^(?:most|the)$/.test(wordAt(row, i + 2))))
  );
};
const MORE = 4;

export const moreTime = (before: Element, more: Element): Element =>
  changeElement(before, { to: more.to, measure: { ...before.measure!, max: more.measure!.value } });
