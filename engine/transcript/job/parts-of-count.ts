/** What was counted is told apart: "two hose bibs one front one back", "three trees one oak two pines". The parts count nothing once more. */
import { stem } from '../vocabulary/stem.ts';
import { isContent, isPlural } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement, isCount } from './make-element.ts';

const LOCAL =
  /^(front|back|main|master|guest|side|living|dining|laundry|upper|lower|first|second|third|other|big|little|small|kids|rear|family|powder|mud|utility|north|south|east|west|left|right)$/;

/** "at 7 each", "for 40" */
const isPriceLed = (row: readonly Element[], at: number): boolean =>
  /^(?:at|for)$/.test(wordAt(row, at - 1)) && /^(?:num|money|rate)$/.test(row[at]?.tag ?? '');

/** Where the words end that say where a part is: "upstairs", "in the front hall", "out back". */
export function placeEnd(row: readonly Element[], i: number): number {
  if (/^(upstairs|downstairs|inside|outside|up|down|here|there)$/.test(wordAt(row, i))) return i + 1;
  let at = i;
  while (/^(in|on|at|for|out|up|down|over|by|off)$/.test(wordAt(row, at)) && at < i + 2) at++;
  if (at === i) return i;
  if (/^(the|her|his|their|each|that)$/.test(wordAt(row, at))) at++;
  let to = at;
  while (to < at + 2 && LOCAL.test(wordAt(row, to))) to++;
  // "windows inside nine at 7 each"
  if (to === at && isPriceLed(row, at)) return i;
  return isContent(wordAt(row, to)) && !/^(each|apiece|one)$/.test(wordAt(row, to)) ? to + 1 : to;
}

/** How many a part is; a "one" behind a place was heard as a pronoun. */
function partAt(element: Element | undefined): number {
  if (element?.tag === 'word') return element.word === 'one' || element.measure?.value === 1 ? 1 : 0;
  return isCount(element) ? element.measure!.value : 0;
}

const isJoint = ({ tag, word }: Element): boolean => /^(?:and|plus|,)$/.test(word) && /^(?:word|break)$/.test(tag);

/** Where the parts end that stand from a place on, and whether each says where it is; none unless they come to the whole. */
function partsEnd(row: readonly Element[], from: number, whole: number): { to: number; places: boolean } | null {
  let [at, sum, parts, places] = [from, 0, 0, true];
  while (sum < whole) {
    while (row[at] && isJoint(row[at]!)) at++;
    const part = partAt(row[at]);
    if (part === 0) return null;
    let to = placeEnd(row, at + 1);
    if (to === at + 1) {
      if (!isContent(wordAt(row, to)) || (part === 1 && isPlural(wordAt(row, to)))) return null;
      places &&= LOCAL.test(wordAt(row, to));
      to++;
    }
    sum += part;
    parts++;
    at = to;
  }
  return sum === whole && parts > 1 ? { to: at, places } : null;
}

/** The row without the numbers of such parts; what is no place has to be told with the price of each. */
export function tellParts(row: readonly Element[]): readonly Element[] {
  let out = row;
  for (let i = 0; i < out.length - 5; i++) {
    const whole = out[i];
    if (!isCount(whole) || whole.measure!.value < 2 || whole.measure!.value > 60) continue;
    let noun = i + 1;
    while (noun < i + 3 && isContent(wordAt(out, noun)) && !isPlural(wordAt(out, noun))) noun++;
    if (!isPlural(wordAt(out, noun))) continue;
    const parts = partsEnd(out, noun + 1, whole.measure!.value);
    if (!parts) continue;
    const rate = out[wordAt(out, parts.to) === 'at' || out[parts.to]?.word === ',' ? parts.to + 1 : parts.to];
    const per = rate?.tag === 'rate' ? (rate.price!.per ?? '') : '';
    if (!parts.places && per !== 'each' && stem(per) !== stem(wordAt(out, noun))) continue;
    // "two on the garage and two on the porch so four": the sum is told behind
    if (isCount(out[parts.to]) && parts.places && out[parts.to]!.measure!.value === whole.measure!.value) continue;
    const told = out
      .slice(noun + 1, parts.to)
      .filter((element) => partAt(element) === 0)
      .map((element) => changeElement(element, { bound: true }));
    out = [...out.slice(0, noun + 1), ...told, ...out.slice(parts.to)];
    i = noun + told.length;
  }
  return out;
}
