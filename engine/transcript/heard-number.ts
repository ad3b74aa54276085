/** A number as it was heard, before its place decides what it is. */

export type NumberForm =
  /** Read the one way: "forty two", "1,650", "twelve hundred", "3/4", "two and a half". */
  | 'plain'
  /** Hundreds and tens without the word: "four fifty" → 450, 4.50. */
  | 'pair'
  /** Thousands and hundreds without the words: "fourteen five" → 14,500; or two numbers side by side. */
  | 'thousands'
  /** "2:40", which is a time of day or how recognition writes "two forty". */
  | 'clock'
  /** "a couple", "a dozen", "a pair". */
  | 'count'
  /** Single figures one by one, as in a phone or house number. */
  | 'digits';

export interface HeardNumber {
  /** Tokens, end exclusive. */
  from: number;
  to: number;
  /** The readings, the likeliest first; never empty. */
  values: number[];
  form: NumberForm;
  /** It was written with figures only. */
  written: boolean;
  /** The multiplier word it ends with ("14 thousand"), for ranges such as "14 to 16 thousand"; 1 where there is none. */
  scale: number;
  /** Where a shorter number ends that may have been meant: "fourteen | five inch pipes". */
  shorter: { to: number; value: number } | undefined;
}
