/** Places that are told apart by their numbers. */
import { isPlural, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement, isCount, numberOf } from './make-element.ts';

/** What is told apart by its numbers. */
const NUMBERED = wordSet(
  'units apartments apts suites rooms lots slips bays spaces buildings bldgs booths floors phases trucks vans vehicles machines zones stalls stations docks pumps boilers elevators cabins cottages classrooms',
);

/** "units 4 7 and 9", "buildings 2 and 5": as many of them as are named, known by their numbers. */
export function joinNumbered(row: readonly Element[]): Element[] {
  const out: Element[] = [];
  for (let i = 0; i < row.length; i++) {
    const noun = row[i]!;
    const places: number[] = [];
    let at = i + 1;
    while (NUMBERED.has(noun.word) && isCount(row[at]) && !isCount(out.at(-1))) {
      places.push(row[at]!.measure!.value);
      at += wordAt(row, at + 1) === 'and' && isCount(row[at + 2]) ? 2 : 1;
    }
    const rises = places.every((place, k) => k === 0 || place > places[k - 1]!);
    if (places.length < 2 || !rises || wordAt(row, at - 2) !== 'and' || isPriced(row, at)) {
      out.push(noun);
      continue;
    }
    out.push(numberOf(noun, places.length), changeElement(noun, { to: row[at - 1]!.to, bound: true }));
    i = at - 1;
  }
  return out;
}

/** "rooms 40 and 60 each", "units 4 and 5 closets": the last number is no place. */
const isPriced = (row: readonly Element[], at: number): boolean =>
  /^(?:each|apiece|dollars?|bucks?|flat|an?|per)$/.test(wordAt(row, at)) ||
  (isPlural(wordAt(row, at)) && !/^(?:gets|needs|has|wants)$/.test(wordAt(row, at)));
