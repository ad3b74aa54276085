/** What is done again and again, and counted so. */
import { wordSet } from '../vocabulary/words.ts';

export const VISIT = wordSet(
  'visit cut mow mowing cleaning clean wash treatment service trip stop time session lesson call',
);

/** In the plural, as part of a longer expression. */
export const VISITS =
  '(?:visits|cuts|mows|mowings|cleanings|cleans|washes|treatments|services|trips|stops|times|sessions|lessons|calls)';

export const ARE_VISITS = new RegExp(`^${VISITS}$`);
