/** A price that stands alone, and what it is of. */
import { expect, it } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

it.each([
  ["leaf guard on the side by the woods 430 that crushed elbow twenty five she doesn't do email", '455.00'],
  [
    'lay the new plank 1900 labor and material then shoe molding in the hall 140 and undercut the door jambs 60',
    '2100.00',
  ],
  // the sum of what was told is of nothing else
  ['tear out 650 new floor 1900 for the whole downstairs 2550', '2550.00'],
])('%s', (words, total) => {
  expect(draftSaid(words).amount).toBe(total);
});
