/** Which elements and words of a stretch belong to the name of a thing: not its figures, days and people, nor what leads up to these. */
import {
  auxiliaries,
  determiners,
  isContent,
  isPlural,
  prepositions,
  pronouns,
  wordSet,
  workVerbs,
} from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { windowOf } from './look-at-row.ts';
import { OBJECTS, type Said } from './relative-clause.ts';

const LEADS = wordSet('from at between in for');
/** Elements that name nothing. */
const FIGURES = wordSet(
  'markup money rate pct tax qty time client type address phone email date clock break num regular',
);

/** "every Tuesday and Friday evening": what leads up to a day, and its part, go with it. */
function withoutDates(elements: readonly Element[]): readonly Element[] {
  if (!elements.some(({ tag }) => tag === 'date')) return elements;
  const near = (k: number): boolean => elements[k]?.tag === 'date';
  return elements.filter(({ tag, word }, k) => {
    if (tag !== 'word') return true;
    if (/^(every|each|on|by|this|next|starting|beginning|from|until|through)$/.test(word)) return !near(k + 1);
    if (/^(and|or|to|through|thru)$/.test(word)) return !(near(k - 1) && near(k + 1));
    return !(/^(mornings?|afternoons?|evenings?|nights?|weekly)$/.test(word) && near(k - 1));
  });
}

const BY_CLOCK =
  / (?:from|between|there|worked|working) #(?:num|clock)(?: [ap]m)? (?:to|till|until|and) (?:#(?:num|clock)(?: [ap]m)?|noon)(?: (?:with|minus|less)(?: an?)? #time(?: (?:for|of))?(?: an?)? (?:lunch|break))?(?= )/;

/** "clean from 9 to 11:30", "there from 8 till noon": when it was done. */
function withoutClock(elements: readonly Element[]): readonly Element[] {
  if (!elements.some(({ tag }) => tag === 'clock' || tag === 'num')) return elements;
  const { text, starts } = windowOf(elements);
  const found = BY_CLOCK.exec(text);
  if (!found) return elements;
  const end = found.index + found[0].length;
  return elements.filter((_, k) => starts[k]! <= found.index || starts[k]! > end);
}

export const IS = wordSet("is are 's was were will runs would costs");
export const GOT = wordSet('got get gets was were');
export const NEEDS = wordSet('needs need needed wants wanted');
export const WHEN = wordSet('before after until till while when once where so');
export const BREAKS = wordSet('both covers me him them because if when so but then');
/** Without any of these nothing but a name was said. */
export const TURNS = new Set([
  ...IS,
  ...GOT,
  ...NEEDS,
  ...OBJECTS,
  ...WHEN,
  ...BREAKS,
  ...pronouns,
  ...auxiliaries,
  'either',
  'i',
  'we',
]);

/** "dig 45 feet of trench" → "dig trench", "backsplash 34 feet of subway" → "backsplash, subway", "design six hours of drawing" → "design, drawing". */
function withoutOf(words: Said[], measures: readonly boolean[]): Said[] {
  if (!measures.includes(true)) return words;
  return words.flatMap((said, k) => {
    if (!measures[k]) return [said];
    const before = words[k - 1]?.word ?? '';
    const works =
      TURNS.has(before) ||
      workVerbs.has(before) ||
      before.endsWith('ing') ||
      /^(?:out|off|up|down|in|over|away)$/.test(before);
    return k < 2 || works || (k === 2 && determiners.has(words[0]!.word)) ? [] : [{ word: ',', text: ',' }];
  });
}

/** "two of the guys at the carpenter rate": which of the list's rates it is. */
function withoutRate(elements: readonly Element[]): readonly Element[] {
  const rate = elements.findIndex(({ tag }) => tag === 'regular');
  const at = elements.findLastIndex(({ word }, k) => k < rate && word === 'at');
  const isRate =
    at > 0 && rate - at < 5 && elements.slice(at + 1, rate).every(({ tag, word }) => tag === 'word' && isContent(word));
  return isRate ? [...elements.slice(0, at), ...elements.slice(rate)] : elements;
}

/** "from five to seven hours of the crew", "about nine feet of wall", "at #client seven hours": what leads to a figure or to somebody goes with it. */
function leadsToFigure(elements: readonly Element[], k: number): boolean {
  const { word } = elements[k]!;
  const [before, next, behind] = [elements[k - 1], elements[k + 1], elements[k + 2]];
  // "the Garcia place exterior": whose it is
  if (WHOSE.has(word) && before?.tag === 'client') return next?.tag === 'word' || next?.tag === 'num';
  if (!FIGURES.has(next?.tag ?? '')) return false;
  if (ABOUT.has(word)) return next!.tag !== 'client';
  if (!LEADS.has(word)) return false;
  return (
    (behind?.tag === 'word' && prepositions.has(behind.word)) ||
    (next!.tag === 'client' && FIGURES.has(behind?.tag ?? ''))
  );
}
const ABOUT = wordSet('about roughly approximately maybe probably');
const WHOSE = wordSet('place house home job residence property');

/** The words of a name as they were said, without those. */
export function namingWords(elements: readonly Element[], textAt: (element: Element) => string): Said[] {
  const dated = withoutRate(withoutClock(withoutDates(elements)));
  const kept = dated.filter((element, k) =>
    FIGURES.has(element.tag)
      ? element.tag === 'num' && (element.word === 'keep' || isOfName(dated, k))
      : !leadsToFigure(dated, k),
  );
  const measured = (element: Element): boolean => {
    if (element.word !== 'of') return false;
    const at = dated.indexOf(element);
    const tag = dated[at - 1]?.tag;
    // "three hours of my time" are hours, and of nothing else
    return tag === 'qty' || (tag === 'time' && !OWN_TIME.has(dated[at + 1]?.word ?? ''));
  };
  return withoutOf(
    kept.map((element) => ({ word: element.tag === 'word' ? element.word : 'x1', text: textAt(element) })),
    kept.map(measured),
  );
}
/** "A two car garage", "three tier wedding cake": it tells which kind, and not how many. */
function isOfName(elements: readonly Element[], at: number): boolean {
  const behind = elements.slice(at + 1, at + 4);
  const [kind, thing] = behind;
  return (
    KINDS.has(kind?.word ?? '') &&
    thing?.tag === 'word' &&
    isContent(thing.word) &&
    !behind.some(({ tag, word }) => tag === 'word' && isPlural(word))
  );
}
const KINDS = wordSet('car story tier stage season cushion person bay panel drawer burner speed piece bedroom');

const OWN_TIME = wordSet('time labor labour work my our');

/** "that covers fifteen hours and they used nineteen so the extra four at 175 an hour": what hours they are; "" for others. */
export function hoursOnTop(head: readonly Element[], { price }: Element): string {
  const kind = /^(?:the |another )?(extra|additional) (?:at )?$/.exec(
    head.map(({ tag, word }) => (tag === 'word' ? `${word} ` : '')).join(''),
  )?.[1];
  return kind && price?.per === 'h' && head.some(({ tag }) => tag === 'num' || tag === 'time')
    ? `${kind[0]!.toUpperCase()}${kind.slice(1)} hours`
    : '';
}
