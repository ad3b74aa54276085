/** Where remarks between priced things end, and what of their words is no figure of ours. */
import { describe, expect, test } from 'vitest';
import { draftBetween, draftSaid } from './testing/draft-said.ts';

const amounts = (words: string) => draftSaid(words).content.items.map(({ amount }) => amount);

describe('remarks that leave the things around them as they are', () => {
  test.each([
    "he's at work till five",
    'they want it quiet before nine',
    "she's still waiting on the county",
    "he's waiting for his brother to move the boat",
    'she thought 400 was way too much',
    'they said 650 sounded high',
    'keep the cat inside',
    'his cousin did the last one',
    'it snowed all last week',
    'we bring two ladders',
    'about a week to get it in',
  ])('%s', (words) => {
    expect(draftBetween(words).amount).toBe('150.00');
    expect(draftSaid(`paint the hall 100 ${words} three hinges at 20 each`).amount).toBe('160.00');
  });
});

describe('what begins behind them', () => {
  test.each([
    ["nobody's home during the day four dump runs at 60", ['240.00']],
    ['his cousin did the last one trim the hedge 85 haul it 30', ['85.00', '30.00']],
    ['about two weeks to get them in eight shutters at 40 each', ['320.00']],
    ['hang three doors at 90 each plus 25 apiece to paint them the cat stays outside', ['270.00', '75.00']],
    ['vapor barrier 310 for everything valve 220', ['310.00', '220.00']],
    ['window box 60 two of them I took pictures', ['120.00']],
    ['closet shelves 80 and a 45 visit they keep the gate locked', ['80.00', '45.00']],
    // a count, and no time of day
    ['seal the deck 100 then before five posts at 20 each we mark the line', ['100.00', '100.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('figures at the end of a list', () => {
  test.each([
    ['faucet 140 new basket 40 wax ring 8 and a cap tube 6 they have their own plumber', 194],
    ['four windows at 18 each thermal fuse 24 takes two days', 96],
    ['hem the dress 40 four robes at 17 each', 108],
    ['edging 100 feet at a dollar fifty takes a day', 150],
    ['sharpen six knives at 5 and two blades at 12 oh yeah', 54],
    ['two panels 4 by 8 at 3 a foot', 192],
  ])('%s', (words, total) => expect(Number(draftSaid(words).amount)).toBe(total));
});

test('what we wait for has its price still open', () => {
  expect(draftSaid("the awning I'm still waiting on the supplier so that's TBD and a gate 50").amount).toBeNull();
});
