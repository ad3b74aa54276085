/** Numbers that are no money, and the same words with money. */
import { describe, expect, test } from 'vitest';
import { draftBetween } from './testing/draft-said.ts';

describe('cost nothing', () => {
  test.each([
    "he's 84 and been with us since 1998",
    "the boy's 15 and got a 61 on his last test",
    'they seat 65 in there',
    "it's for the two of them they're 89 and 90",
    "there's 60 on the roster",
    "he's past exit 41",
    'they want six vegan out of those 45',
    'the camp is out at mile 31',
    'it is just past milepost 8',
    'it is the Whirlpool model 5620',
    "it's for a 2011 honda pilot",
    'permit number B 1140 is already on the door',
    'the color is Sherwin Williams 7006',
    'part number on it is 279838',
    "the part's a 2150 dash 3",
    'the serial on that thing is 77 40 319',
    "the truck's a 15 yarder",
    "it's 7 nothing already",
    'use lead safe tape because the barn is 1930',
    "the house is 1927 so it's all plaster",
    'the address is 44 Mill Lane',
    'he was stuck out there at eleven last night',
    'we can not start before June 20 five working days',
  ])('%s', (words) => {
    expect(draftBetween(words).amount).toBe('150.00');
  });
});

test('a price that is put aside in passing is no price', () => {
  expect(draftBetween('edging 30 feet at 4 a foot for the clay not the three and mulch 60').amount).toBe('330.00');
});

test('one thing at the price of the list has no count', () => {
  expect(draftBetween('the gate kit 180 furniture assembly at the regular price').amount).toBe('415.00');
});

describe('are money', () => {
  test.each([
    ['permit 310', '460.00'],
    ['mow the last mile 300', '450.00'],
    ['and 12 miles at 2 dollars a mile', '174.00'],
    ['new combo lock 310', '460.00'],
    ['a lockout on the interstate 150', '300.00'],
    ['window seat 1150', '1300.00'],
    ['paint the house that is 1950', '2100.00'],
    ['j channel 45', '195.00'],
    ["the dog door's 84", '234.00'],
    ['it was built in 1962 and 5 valves at 20 each', '250.00'],
    ["two hinges they're 95 each and twenty stock knobs at 3 each", '400.00'],
    ['replace the part 90', '240.00'],
    ['pull the parcel off the county tax map 85', '235.00'],
  ])('%s', (words, amount) => {
    expect(draftBetween(words).amount).toBe(amount);
  });
});
