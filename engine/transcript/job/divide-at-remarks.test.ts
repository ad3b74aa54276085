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

describe('what a price is for, and what it is not for', () => {
  test.each([
    ['two doors at 400 each just the slabs not hung hinges six of them at 9', ['800.00', '54.00']],
    ['gate 300 only the gate not the posts latch 30', ['300.00', '30.00']],
    ['two pumps at 90 each pump only hoses four at 20 each', ['180.00', '80.00']],
    ['30 people at 22 a head adults only and cake 90', ['660.00', '90.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('what there is not', () => {
  test.each([
    ["trim 120 there's no elevator 45 for the ramp", ['120.00', '45.00']],
    ["hem 60 they've got no hoist 40 for the lift", ['60.00', '40.00']],
    // a correction all the same
    ['trim 120 no 140', ['140.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

describe('hours and visits behind', () => {
  test.each([
    ["so that's another hour at 75 an hour and a trap 38", ['75.00', '38.00']],
    ['eight visits at 50 a visit edging 20 each time and a latch 30', ['400.00', '160.00', '30.00']],
    ['sensor 42 an hour of my time at 80', ['42.00', '80.00']],
  ])('%s', (words, expected) => expect(amounts(words)).toEqual(expected));
});

test('the number of a unit and a count behind it are no thousands', () => {
  expect(amounts("haul 60 she's in unit 12 three tabs at 35 each")).toEqual(['60.00', '105.00']);
});

test('what is listed is not charged where they said to skip it', () => {
  expect(amounts('furniture assembly two pieces pool closing she said skip latch 30')).toEqual(['170.00', '30.00']);
});

test('tax on the equipment is on nobody, and a discount on their labor ends before it', () => {
  const { content } = draftSaid(
    "two heads at 100 each labor two hours at 50 an hour the sparky's 90 flat ten percent off my guys' labor tax ten percent on the equipment and the heads",
  );
  expect(content.tax?.amount).toBe('20.00');
  expect(content.discount?.amount).toBe('10.00');
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

describe('remarks that have to be on the paper', () => {
  test.each([
    ['seal the deck 100 ten percent off because they send us work and we sweep up when we leave', 'sweep up'],
    ['a sump 150 the second test is included and that is all with tax included already', 'second test'],
    ["gravel 300 and I'm not putting in any edging", 'edging'],
    ['music 400 wireless microphone we toss in and a booth 90', 'microphone'],
    ['she wants her doors sprayed white I counted 18 doors some guy from church told her 900', '18'],
  ])('%s', (words, told) => expect(JSON.stringify(draftSaid(words).content).toLowerCase()).toContain(told));
});
