/** What hangs on a finding, and what hangs on a condition. */
import { describe, expect, test } from 'vitest';
import { draftAlone } from './testing/draft-said.ts';

describe('what hangs on a finding', () => {
  test.each([
    ["arch is 850 any vase that doesn't come back is 15", ['Arch 850.00'], /vase that doesn't come back is \$15/],
    ["new roof 4200 any sheet that's rotten is 85", ['New roof 4200.00'], /sheet that's rotten is \$85/],
    ['new roof 4200 any rotten sheet is 85', ['New roof 4200.00'], /rotten sheet is \$85/],
  ])('%s: is told with its price, and charged to nobody', (transcript, lines, told) => {
    const { content } = draftAlone(transcript);
    expect(content.items.map(({ description, amount }) => `${description} ${amount}`)).toEqual(lines);
    expect(content.terms.join('\n')).toMatch(told);
  });
});

describe('a condition', () => {
  test.each([
    ["mow the lot 80 if the creek's up we come the next day", "If the creek's up we come the next day"],
    ["mow the lot 80 if the power's out we come back", "If the power's out we come back"],
  ])('%s: holds what follows of it', (transcript, term) => {
    expect(draftAlone(transcript).content.terms).toEqual([term]);
  });
});
