import { expect, it } from 'vitest';
import { draftSaid } from '../transcript/job/testing/draft-said.ts';

it.each([
  // what it is on
  ['shoot 900 and editing ten hours at 70 so a twenty percent rush charge the editing carries that alone', '140.00'],
  [
    'twenty squares at 400 a square ridge vent 40 feet at 10 a foot the squares and just the squares carry a 10 percent steep charge',
    '800.00',
  ],
  [
    'three guys five hours at 160 for the crew boxes 60 it is a walk up so there is a stair charge ten percent of the crew time',
    '80.00',
  ],
  // what it is not on
  [
    'gut the bath 6000 and the permit 200 so a five percent rush fee the permit office never gets a cut of it',
    '300.00',
  ],
])('a surcharge: %s', (said, amount) => {
  expect(draftSaid(said).content.items.at(-1)?.amount).toBe(amount);
});

it.each([
  ['session 500 album 400 prints 200 sales tax six percent on those last two', '36.00'],
  ['session 500 album 400 prints 200 sales tax six percent on everything the prints come in May', '66.00'],
  ['switches 1000 licenses 300 seven hours at 100 the switches are the one thing they tax here eight percent', '80.00'],
])('a tax: %s', (said, amount) => {
  expect(draftSaid(said).content.tax?.amount).toBe(amount);
});

it.each([
  ['slab 500 square feet at 9 entry steps 1000 three percent early bird it was only ever for slabs', '135.00'],
  ['built in 3000 crown 100 feet at 9 a foot on that last one take ten percent off', '90.00'],
  // a line that is told next, and one that is told of something else
  ['give the church ten percent off siding 1000 trim 500', '150.00'],
  [
    'four visits at 90 and stations 12 at 20 ten percent off everything he has a cat so the stations stay outside',
    '60.00',
  ],
])('a discount: %s', (said, amount) => {
  expect(draftSaid(said).content.discount?.amount).toBe(amount);
});
