/** Which line is meant by its place: "the second item", "the last two lines", "line 3", "the one right after it". */
import { wordTable } from '../../word-table.ts';
import type { LineItem } from '../business-document.ts';
import type { Focus, Found } from './find-lines.ts';

const ordinals = wordTable<number>({
  first: 0,
  '1st': 0,
  top: 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  '4th': 3,
  fifth: 4,
  '5th': 4,
  sixth: 5,
  '6th': 5,
  seventh: 6,
  eighth: 7,
  ninth: 8,
  tenth: 9,
});
const cardinals = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** "the one right after it", "the next line": counted from what was spoken of last. */
export function besideFocus(items: readonly LineItem[], text: string, focus: Focus): Found | null {
  const match =
    /^(?:the )?(?:one|line|item) (?:right |just |directly )?(?<way>after|below|under|beneath|following|before|above|over)(?: (?:it|that|that one|this))?$/.exec(
      text,
    ) ?? /^(?:the )?(?<way>next|following|previous|preceding) (?:one|line|item)$/.exec(text);
  if (!match || focus.length !== 1) return null;
  const at = focus[0]! + (/^(?:before|above|over|previous|preceding)$/.test(match.groups!.way!) ? -1 : 1);
  return items[at] ? { kind: 'lines', lines: [at], every: false } : { kind: 'none' };
}

/** "the second item", "the last two lines", "line 3", "#2". */
export function countedLines(items: readonly LineItem[], text: string): Found | null {
  // "the second optional one" is the second of those that are optional
  const options = items.flatMap(({ optional }, index) => (optional === true ? [index] : []));
  if (options.length > 0 && /\b(?:optional|options?)\b/.test(text)) {
    const some = options.map((index) => ({ ...items[index]!, optional: false }));
    const found = countedLines(some, text.replace(/ ?\boptional\b/g, '').replace(/\boption\b/g, 'line'));
    return found?.kind === 'lines' ? { ...found, lines: found.lines.map((index) => options[index]!) } : found;
  }
  const at = (index: number): Found =>
    items[index] ? { kind: 'lines', lines: [index], every: true } : { kind: 'none' };
  const numbered =
    /\b(?:line|item|number|row|entry) (?:number |# ?)?(\w+)$/.exec(text) ??
    /^(?:the |line |item |number |row |entry )*# ?(\d+)(?: line| item| one)?$/.exec(text);
  if (numbered) {
    const index = /^\d+$/.test(numbered[1]!) ? Number(numbered[1]) : cardinals.indexOf(numbered[1]!);
    if (index > 0) return at(index - 1);
  }
  const range = /\b(first|last|top|bottom) (two|three|four|2|3|4)\b/.exec(text);
  if (range) {
    const count = /^\d$/.test(range[2]!) ? Number(range[2]) : cardinals.indexOf(range[2]!);
    const all = items.map((_, index) => index);
    const lines = /first|top/.test(range[1]!) ? all.slice(0, count) : all.slice(-count);
    return lines.length === count ? { kind: 'lines', lines, every: true } : { kind: 'none' };
  }
  if (
    /\b(?:second (?:to|from) (?:the )?(?:last|bottom)|next to (?:the )?last|second last|last but one|penultimate)\b/.test(
      text,
    )
  )
    return at(items.length - 2);
  if (/\bthird (?:to|from) (?:the )?(?:last|bottom)\b/.test(text)) return at(items.length - 3);
  const isNamed = (word: string): boolean =>
    items.some(({ description }) => description.toLowerCase().split(' ').includes(word)) &&
    !new RegExp(`\\b${word} (?:line|item|one|row|entry)s?\\b`).test(text);
  const ordinal = /\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d(?:st|nd|rd|th))\b/.exec(
    text,
  )?.[1];
  const generic =
    /\b(item|line|one|row|entry|thing|charge|service|option)s?\b/.test(text) || /^(?:the |that )?\w+$/.test(text);
  const several = [...text.matchAll(/\b(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)\b/g)]
    .filter(([word]) => !isNamed(word))
    .map(([word]) => (word === 'last' ? items.length - 1 : ordinals[word]!));
  if (several.length > 1 && generic) {
    const lines = [...new Set(several)].sort((a, b) => a - b);
    return lines.every((index) => items[index]) ? { kind: 'lines', lines, every: true } : { kind: 'none' };
  }
  if (ordinal && generic && !isNamed(ordinal)) return at(ordinals[ordinal] ?? Number.parseInt(ordinal, 10) - 1);
  // "the bottom line" is what it all comes to
  if (/^(?:the |my |our )?bottom line$/.test(text)) return null;
  if (/\b(last|bottom|final)\b/.test(text) && generic) return at(items.length - 1);
  if (/\btop (item|line|one|row)\b/.test(text)) return at(0);
  return null;
}
