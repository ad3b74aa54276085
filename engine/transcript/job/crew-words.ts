/** Words that say of whom a rate is: of each of the people, or of all of them together. */
import { WORKERS } from '../vocabulary/words.ts';

const ONE = WORKERS.source.slice(2, -2).replace(/\|(?:waitstaff|staff|team|gang|crew)/g, '');

/** "each", "a man", "per fella", "a man hour". */
export const EACH = new RegExp(
  ` (?:each|apiece|every man|(?:a |per )?man hours?|(?:per|a|an|each|for each|every) (?:${ONE}|head|piece)|each of (?:them|us)) `,
);
/** "for the crew", "for both of us", "combined". */
export const CREW =
  / (for (the |a |my |our )?(whole |entire )?(crew|team|pair|both|lot|two|three|four|guys|group)|for (both|all|the two|the three|the four|all (two|three|four))( of (us|them|em))?|crew rate|as a (crew|team)|together|combined|for us both) /;
