/** The price that holds beside the one that does not, told as "seven not nine". */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const amounts = (words: string) => draftSaid(words).content.items.map(({ amount }) => amount);

describe('a price that is not another', () => {
  test.each([
    // behind a service that has it otherwise, a remark between them
    ["furniture assembly four pieces he's a neighbor so 70 not 85", ['280.00']],
    ["pool opening they've been with us for years so 350 not 395 and a new latch 30", ['350.00', '30.00']],
    ['furniture assembly three pieces at 60 not 85 seal the deck 100', ['180.00', '100.00']],
    // without a list
    ['top rail 40 feet at 6 not 8 a foot and a new latch 30', ['240.00', '30.00']],
    // not of that service, as the list has another price for it
    ['pool opening 395 and eight hinges at 6 not 7 each', ['395.00', '48.00']],
    // nothing but counts
    ["six posts at 30 each that's two not three rows", ['180.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});
