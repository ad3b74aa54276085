import { expect, it } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

it.each([
  ["floor 1800 thresholds 150 pulling up the linoleum 400 so he's at 2500 all together", 3],
  [
    'cake 750 the small one is 140 and I set it up at the hall that is 85 so nine fifty altogether the flowers come from the florist',
    3,
  ],
  ['cabinets 4000 crown 600 knobs 200 that makes 5000 in total', 3],
])('what all comes to is no line, and where the lines come to something else it is asked: %s', (said, lines) => {
  const { content, questions } = draftSaid(said);
  expect(content.items).toHaveLength(lines);
  expect(content.total_cost).toBeNull();
  expect(questions.length).toBeGreaterThan(0);
});

it.each([
  // what one of them comes to, and what the lines come to
  ['tub 1400 tile 600 so 2000 altogether', 2],
  ['cabinets 4000 crown 600 four doors at 100 so 400 total for the doors', 3],
])('and else it says the lines again: %s', (said, lines) => {
  const { content } = draftSaid(said);
  expect(content.items).toHaveLength(lines);
  expect(content.total_cost).not.toBeNull();
});
