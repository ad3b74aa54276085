/** What is not charged: the price before it, or something that is named. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

test.each([
  ["haul off the stove 45 bucks I'm hooking the gas line up on the house permit 60", '105.00'],
  ["new faucet 220 I'm throwing the supply lines in for free drain cleaning 150", '370.00'],
  ["take away the old sink 40 I'm putting a new drain in on the house", '40.00'],
  ["patch the wall 300 we're doing the closet ceiling at no charge paint 500", '800.00'],
  ["paint the hall 400 I'm throwing in the closet door at no charge and seal the deck 300", '700.00'],
  ['mount the set 120 we are putting up the shelf at no charge hang the mirror 60', '180.00'],
  // a warranty or a recall bears it
  ["new coil 45 nope that's a recall don't charge for it belt 30", '30.00'],
  ["service call 120 gasket was 40 that's under warranty so no charge but list it and a filter 30", '150.00'],
  ["the motor 300 it's a five year warranty and a filter 30", '330.00'],
  // it is the price before
  ["the gutters are 180 I'm doing the gutters on the house and the roof is 400", '400.00'],
  ["the diagnostic is 90 but I'm waiving that new board 300", '300.00'],
  ["dryer vent 90 but I'm doing that one for free and the duct is 200", '200.00'],
])('%s', (said, total) => expect(draftSaid(said).amount).toBe(total));

test('what a warranty bears is shown without its price', () => {
  const { content } = draftSaid(
    "call out 150 flame rod was 88 that's under warranty so no charge but list it and a filter 30",
  );
  expect(JSON.stringify(content)).toContain('Flame rod at no charge');
  expect(content.amount ?? content.total_cost).toBe('180.00');
});
