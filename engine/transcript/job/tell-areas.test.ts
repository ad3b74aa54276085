/** Feet of what covers an area are square feet; of what runs along something they are not. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

test.each([
  ['foam the crawl space 640 square feet at 3.85 and vapor barrier 1100 feet at ninety cents', ['sq ft', 'sq ft']],
  ['roof soft wash 1850 feet at 32 cents and the gutters 110 feet at a dollar ten', ['sq ft', 'linear ft']],
  [
    'new batts 1120 square feet at 1.40 a foot then pull out the old stuff 60 cents a foot on the same 1120',
    ['sq ft', 'sq ft'],
  ],
  ['carpet 48 square yards in each of six units so that is 288 yards carpet is 21 a yard installed', ['sq yd']],
  ['vinyl fence 260 feet at 42 a foot', ['linear ft']],
  ['concrete curb 210 linear feet at 14 a foot', ['linear ft']],
  ['floor trim 180 feet at 4 a foot', ['linear ft']],
  ['six inch gutter 210 feet at 14 a foot take off the old stuff a dollar a foot same 210', ['linear ft', 'linear ft']],
])('%s', (words, units) => {
  expect(draftSaid(words).content.items.map(({ unit }) => unit)).toEqual(units);
});
