/** "it's a two bedroom one bath | inside of the oven 30": how large a home is, and what is told next. */
import { determiners, isContent, isPlural, workVerbs } from '../vocabulary/words.ts';
import { type Division, saying } from './certain-division.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';

const BATHS = 'bath baths bathroom bathrooms';
const BATH = /^bath(?:room)?s?$/;
const BED = /^bed(?:room)?s?$/;

const isNumber = (element: Element | undefined): boolean => element?.tag === 'num' || element?.tag === 'size';

/** Does the number at k tell the baths behind the bedrooms: "two bedroom | one bath"? */
const isBaths = (row: readonly Element[], k: number): boolean => {
  const bed = wordAt(row, k - 1) === 'and' ? k - 2 : k - 1;
  return isNumber(row[k]) && BATH.test(wordAt(row, k + 1)) && BED.test(wordAt(row, bed)) && isNumber(row[bed - 1]);
};

const inRooms: Division = (row, k) => isBaths(row, k) || isBaths(row, k - 1);

const isBehindRooms: Division = (row, k) => {
  if (!isBaths(row, k - 2)) return false;
  const word = wordAt(row, k);
  return (
    /^(?:inside|outside|then)$/.test(word) ||
    determiners.has(word) ||
    (workVerbs.has(word) && determiners.has(wordAt(row, k + 1))) ||
    (row[k]!.tag === 'num' && isPlural(wordAt(row, k + 1)) && isContent(wordAt(row, k + 1)))
  );
};

export const BEGINS_AT_ROOMS: readonly Division[] = [saying(BATHS, isBehindRooms)];
export const GOES_ON_AT_ROOMS: readonly Division[] = [saying(BATHS, inRooms)];
