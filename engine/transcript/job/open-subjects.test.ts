/** A second thing with its price behind work that is told with its own. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

test.each([
  ["6 hours at 85 to move her office network over the router's 190", ['510.00', '190.00']],
  ["the gate is 300 and the limb over the shed's 275", ['300.00', '275.00']],
])('%s', (words, amounts) => {
  expect(draftSaid(words).content.items.map(({ amount }) => amount)).toEqual(amounts);
});
