/** What is told apart by its year: "a 2011 honda pilot", "her 2025 books", "the 2022 amended return". */
import { isContent, wordSet } from '../vocabulary/words.ts';
import { CARS } from './cars.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';

/** What there is one of for each year. */
const YEARLY = wordSet(
  'book books tax taxes return returns ledger ledgers statement statements records receipts filing filings account accounts payroll budget audit season calendar catalog catalogue yearbook report w2 w2s',
);
/** What stands between the year and such a thing. */
const KINDS = wordSet('annual quarterly federal state amended fiscal final late income business personal');
/** Words of a price, which no name goes on with. */
const PRICED = wordSet('each apiece installed flat even total dollar dollars buck bucks');

/** Is the number at `i` the year by which what follows is told apart? */
export function isOfYear(row: readonly Element[], i: number): boolean {
  const value = row[i]!.price?.value ?? 0;
  if (value < 1950 || value > 2035 || !Number.isInteger(value)) return false;
  const next = wordAt(row, i + 1);
  return (
    CARS.test(next) ||
    YEARLY.has(next) ||
    (KINDS.has(next) && YEARLY.has(wordAt(row, i + 2))) ||
    // "his 2013 rig": nobody has exactly 2,013 of a thing
    (/^(?:his|her|their|its|'s)$/.test(wordAt(row, i - 1)) &&
      value % 10 > 0 &&
      row[i + 1]?.tag === 'word' &&
      isContent(next) &&
      !PRICED.has(next))
  );
}
