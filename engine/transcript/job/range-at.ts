/** Ranges of bare numbers: "14 to 16 thousand", "between 200 and 250", "thirty or forty arrangements". */
import type { NumberKind } from '../learned/judgement.ts';
import { isContent, isPlural } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { changeElement, makeElement, plainElement } from './make-element.ts';
import { lastWord } from './number-surroundings.ts';

/** What the bare number at `index` is, by the settled elements before it and those around it. */
export type KindOf = (before: readonly Element[], row: readonly Element[], index: number) => NumberKind;

/** The range that begins at i, with the place of its end: money where a price is due, else a count of things or a time of day; null where there is none. */
export function rangeAt(
  row: readonly Element[],
  i: number,
  before: readonly Element[],
  kindOf: KindOf,
): { element: Element; last: number } | null {
  const low = row[i]!;
  const joint = row[i + 1]?.word ?? '';
  const high = row[i + 2];
  if (!high || !/^(to|and|or|-)$/.test(joint) || !(high.tag === 'num' || high.tag === 'money') || !high.price)
    return null;
  const opener = lastWord(before);
  // "we can be there Friday between 8 and 10"
  if (/^(between|from)$/.test(opener) && high.price.value <= 12 && !low.phrase && isAppointment(before))
    return { element: plainElement(low.from, high.to, 'clock', ''), last: i + 2 };
  // "it went up from 400 to 450": the latter holds
  if (
    joint === 'to' &&
    opener === 'from' &&
    /^(up|down|went|gone|going|raised|dropped|bumped|increased|came)$/.test(
      before.filter((e) => e.tag === 'word').at(-2)?.word ?? '',
    )
  )
    return { element: changeElement(high, { from: low.from, tag: 'money', word: '' }), last: i + 2 };
  if (joint === 'and' && opener !== 'between') return null;
  const scale = high.phrase?.kind === 'number' ? high.phrase.value : 1;
  const a =
    low.price!.value *
    (low.phrase === undefined && scale > 1 && low.price!.value < high.price.value / scale ? scale : 1);
  const b = high.price.value;
  if (!(a < b) || b / a > 10) return null;
  const noun = row[i + 3]?.word ?? '';
  const counted = isContent(noun) && isPlural(noun) && noun !== 'depends';
  // "an online store thirty or forty arrangements": a price would be of one thing
  if (
    joint === 'or' &&
    counted &&
    b < 500 &&
    high.tag === 'num' &&
    !/^(?:is|'s|at|costs?|runs?|charge|\$)$/.test(opener)
  )
    return {
      element: makeElement({
        from: low.from,
        to: high.to,
        tag: 'num',
        word: '',
        measure: { value: a, max: b, unit: 'count' },
      }),
      last: i + 2,
    };
  const kind =
    high.tag === 'money' ? 'money' : kindOf(before, [...row.slice(0, i), { ...high }, ...row.slice(i + 3)], i);
  // "the vinyl's three weeks out, the fiberglass six to eight"
  const small = b < 20 && high.tag === 'num' && !/^(at|for|charge|cost|costs|run|runs|\$)$/.test(opener);
  const sure = (kind === 'money' && !small) || opener === 'between' || b >= 500;
  if (!sure || (counted && kind !== 'money')) return null;
  return {
    element: makeElement({
      from: low.from,
      to: high.to,
      tag: 'money',
      word: '',
      price: { value: b, low: a, readings: [b], per: null },
    }),
    last: i + 2,
  };
}

/** A day, or words of coming, stand right before. */
const isAppointment = (before: readonly Element[]): boolean =>
  before
    .slice(-6)
    .some(
      (element) =>
        element.tag === 'date' ||
        /^(arrive|arriving|arrival|there|morning|afternoon|evening|tomorrow|tonight|appointment|window|sometime|come|coming|swing|stop|drop|meet|show)$/.test(
          element.word,
        ),
    );
