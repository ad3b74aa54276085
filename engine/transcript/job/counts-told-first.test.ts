/** Counts and measures that are told before the prices of what they count. */
import { describe, expect, it } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const lines = (words: string): string[] =>
  draftSaid(words).content.items.map(
    ({ description, quantity, amount }) => `${description} ${quantity ?? 1} ${amount}`,
  );

describe('counts told first', () => {
  it.each([
    ['22 hooks 6 rails hooks 4 each rails 30 each paint 90', ['Hooks 22 88.00', 'Rails 6 180.00', 'Paint 1 90.00']],
    ['22 hooks and 6 towel rails the hooks are 4 apiece the rails are 30 apiece', ['Hooks 22 88.00', 'Rails 6 180.00']],
  ])('%s', (said, meant) => expect(lines(said)).toEqual(meant));

  it.each([
    // several of a kind, each with its measure
    ["grind three stumps one's 10 inches one 14 and the big one's 26 at 4 an inch", '200.00'],
    ["grind both stumps one's 10 inches across and the other's 14 at 4 an inch haul 30", '126.00'],
    ['two stumps one is 10 inches wide and the other one is 20 inches at 5 an inch', '150.00'],
  ])('%s', (said, total) => expect(draftSaid(said).amount).toBe(total));
});
