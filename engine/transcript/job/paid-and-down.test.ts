/** Payments: ahead, already made, and "down" where nothing is paid. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

describe('nothing is paid', () => {
  test.each([
    'the big willow comes down for 800',
    'the paneling in the den is coming down 800',
    'tear the arbor down for 800',
    'we bring the crates down 800',
    'taking the silo down to the footing is 800',
    'wipe down the shelves 800',
    'six locks at 133.3333 each',
    'haul off whatever they left 800',
  ])('%s', (words) => {
    const { content } = draftSaid(`rake the lawn 90 ${words}`);
    expect(content.deposit ?? null).toBeNull();
    expect(content.items).toHaveLength(2);
  });
});

describe('a payment ahead', () => {
  test.each([
    ['they will put 300 down', '300.00'],
    ['half down', '500.00'],
    ['a fifth down that is 20 percent before I pull the permit', '200.00'],
    ['a 250 retainer holds the week', '250.00'],
    ['40 percent to kick off', '400.00'],
    ['a quarter when they confirm', '250.00'],
    ['half when it gets ordered', '500.00'],
    ['half when we put it on the schedule', '500.00'],
    ['a quarter of it due when she signs', '250.00'],
  ])('%s: %s', (words, amount) => {
    const { amount: total, content } = draftSaid(`cabinets 1000 ${words}`);
    expect([total, content.deposit?.amount]).toEqual(['1000.00', amount]);
  });

  test('what it is of may be called by its name', () => {
    expect(draftSaid('labor 700 materials 450 I want the materials paid up front').content.deposit?.amount).toBe(
      '450.00',
    );
  });
});

describe('paid already', () => {
  test.each([
    'he handed me 200 in cash when I left so show that as paid',
    'she gave me 200 when I dropped off the key',
    'they sent 200 by check last week',
    'she paid 200 the day we started',
    'he slipped me 200 at pickup',
    'they already sent me 200',
    'I got 200 from them already',
    'take off the 200 she paid at booking',
    'minus the 200 he put down',
    'show 200 as already received',
    "he's already got 200 in on this",
    'they put 200 on it when they signed',
    'she wrote me a check for 200 at the door',
  ])('%s', (words) => {
    const { amount, content } = draftSaid(`mend the gate 600 new latch 40 ${words}`);
    expect([amount, content.deposit?.amount, content.items.length]).toEqual(['640.00', '200.00', 2]);
  });

  test.each(['I think he paid 1400 for it at the store', 'the last guy got 200 from them and left'])(
    'nothing of ours: %s',
    (words) => {
      expect(draftSaid(`mend the gate 600 new latch 40 ${words}`).content.deposit ?? null).toBeNull();
    },
  );
});

test.each([
  ['cabinets 4000 counters 2000 install 900 half of the cabinets up front', '2000.00'],
  ['cabinets 4000 counters 2000 install 900 half of it down', '3450.00'],
  ['cabinets 4000 counters 2000 half of the contract up front', '3000.00'],
  [
    'the door is 900 hardware kit 200 install 300 I get 50 percent of the door and the hardware before I order',
    '550.00',
  ],
])('%s: %s', (words, amount) => {
  expect(draftSaid(words).content.deposit?.amount).toBe(amount);
});

test("what is on us is no line: the cap's on me", () => {
  const { amount, content } = draftSaid("liner 1800 cap 160 crown seal 240 the cap's on me because I cracked it");
  expect([amount, JSON.stringify(content).includes('no charge')]).toEqual(['2040.00', true]);
});
