/** Extras the client may take, in whatever words, and the near misses that are ordered. */
import { describe, expect, test } from 'vitest';
import { draftBetween, draftSaid } from './testing/draft-said.ts';

describe('what is offered stays outside the total', () => {
  test.each([
    'the shed is 900 if they go for it',
    "he's on the fence about the shed that'd be 900",
    'shed would be 900 as an option',
    "the shed's not included but I could do it for 900",
    "should they want the shed it's 900",
    "price the shed too at 900 but don't put it in the total",
    "don't put it in the total but the shed would be 900",
    "shed 900 that one's up to him",
    'show the shed at 900 outside the total',
    "he hasn't decided on the shed yet that one's 900",
    "down the road she may add a shed that's 900 when she does",
    'and for another 900 we could do the shed while we are there',
    "if she fancies the shed done as well it's 900",
  ])('%s', (words) => {
    const { amount, content } = draftBetween(words);
    expect([amount, content.items.filter((item) => item.optional).map((item) => item.amount)]).toEqual([
      '150.00',
      ['900.00'],
    ]);
  });

  test.each([
    'he wants the shed too so put 360 for that',
    "she went with the upgrade that's 360",
    'if you can add the shed for 360',
    'if I remember right the shed is 360',
    'the add on room at the back 360',
    'they took the upgrade 360',
    "I'll see if the alignment's off so 360 for that check",
  ])('ordered: %s', (words) => expect(draftBetween(words).amount).toBe('510.00'));

  test.each([
    "if the pump snaps when I lift it then it's 900",
    "after the first five hours it's 140 an hour",
    'any more holes we come across are 45 a hole',
    "should the tile need opening up that's an extra 250",
  ])('hangs on a finding: %s', (words) => expect(draftBetween(words).amount).toBe('150.00'));

  test('two ways of which one is taken', () => {
    const { amount, content } = draftBetween("with granite the tops are 3900 with laminate it's 1700");
    expect([amount, content.items.filter((item) => item.optional).map((item) => item.amount)]).toEqual([
      null,
      ['3900.00', '1700.00'],
    ]);
  });
});

test.each([
  ['frame 1000 a third when we sign as an option two new lanterns at 90 each', ['1000.00'], ['180.00']],
  [
    'frame 1000 ten percent on all of it for profit as options a shelf 80 and a lamp 45',
    ['1000.00', '100.00'],
    ['80.00', '45.00'],
  ],
  ['a bench is 420 more if they decide to and the lamp is not in here frame 1000', ['1000.00'], ['420.00']],
])('options that are led up to: %s', (words, charged, offered) => {
  const { items } = draftSaid(words).content;
  const amounts = (optional: boolean) => items.filter((item) => item.optional === optional).map(({ amount }) => amount);
  expect(amounts(false)).toEqual(charged);
  expect(amounts(true)).toEqual(offered);
});
