/** What tells a certain division: the row, and the place at which a clause begins or goes on. */
import type { Element } from './elements.ts';

/** True where it holds for the element at `k`, which is not the first. */
export type Division = (row: readonly Element[], k: number) => boolean;

/** Words of terms: what they stand with is no thing that is sold. */
export const NO_GOODS =
  /^(?:discount|deposit|minimum|markup|total|balance|credit|rebate|coupon|off|tip|down|cap|budget|max|maximum)$/;
