/** Money that is told along the way and is no price of ours. */
import { describe, expect, test } from 'vitest';
import { draftBetween, draftSaid } from './testing/draft-said.ts';

describe('what somebody has to spend, pays each month or saves', () => {
  test.each([
    "the whole budget's 9000",
    'they are on a 9000 dollar budget',
    'his limit is around 1200',
    'her gas bill runs 240 a month',
    'his wind deductible is 2500',
    'she has 4000 set aside',
    "it'll save him 30 bucks a month on water",
    'the rent over there is 1900 a month',
  ])('%s', (words) => {
    const { amount, content } = draftBetween(words);
    expect(amount).toBe('150.00');
    expect(content.items).toHaveLength(2);
  });
});

describe('what a thing is worth, sold for, cost when it was new, or what it was before', () => {
  test.each([
    'the place sold for 615000',
    'the car is only worth 2000',
    'the vase was appraised at 8000',
    'the freezer was 1900 brand new',
    'the old one cost her 700',
    'the old roof cost him 9000 back in 2004',
    'last year was 290',
    'permit value is 45000',
    'the city fined him 500',
    'I lost 300 on the last one',
  ])('%s', (words) => expect(draftBetween(words).amount).toBe('150.00'));

  test('the price that holds takes the name', () => {
    const { amount, content } = draftSaid('window washing was 140 last year and it is 160 now and the screens 30');
    expect(amount).toBe('190.00');
    expect(content.items[0]!.description).toMatch(/window washing/i);
  });

  test('how far we are insured is told', () => {
    const { amount, content } = draftSaid("seal the deck 400 we're insured up to two million and a new gate 50");
    expect(amount).toBe('450.00');
    expect(content.items).toHaveLength(2);
  });
});

test.each([
  ['the budget package is 900 and frames 60', '960.00'],
  ['appraisal 450 and the walk through 120', '570.00'],
  ['the door was 300 new lock 60', '360.00'],
  ['that will cost her 300 and the latch 40', '340.00'],
  ['photos 400 a coupon worth 50 off', '350.00'],
  ['new unit 900 install 400', '1300.00'],
  ['save the old trim 200 and paint 300', '500.00'],
  ['drain cleanings are going for 99 these days and the camera 150', '249.00'],
])('%s: prices', (words, amount) => expect(draftSaid(words).amount).toBe(amount));

describe('what another asks, allows or sells at', () => {
  test.each([
    "the watch I'd say worth around 2800",
    'her storage place is charging her 210 a month',
    "builder's allowance for it is only 700",
    'ready mix is going for 185 a yard right now',
    "those are going for 210 these days which is why it's not in there",
  ])('%s', (words) => {
    const { amount, content } = draftBetween(words);
    expect(amount).toBe('150.00');
    expect(content.items).toHaveLength(2);
  });
});

describe('what a price holds that was told before', () => {
  test.each([
    ["headshots 14 people 60 apiece retouching's in the sixty and a group shot 150", '990.00'],
    [
      'hang 9 blinds at 25 each taking the old ones down is part of the 25 and patching the old screw holes 60',
      '285.00',
    ],
    ['tape 52 sheets at 62 a sheet corner bead and mud are in my 62 and scaffold 150', '3374.00'],
    // another figure is a price, and so is the same one told of another place
    ['hang 9 blinds at 25 each and a patch in the hall 60', '285.00'],
    ['new lock on the gate 60 and the other lock is in the shed 60', '120.00'],
  ])('%s', (words, amount) => expect(draftSaid(words).amount).toBe(amount));
});

describe('a price for what may come on top', () => {
  test.each([
    'extra bathrooms are 25 each',
    'changes after launch are 90 an hour',
    'additional window boxes run 35 apiece',
    'bounced checks are 30',
  ])('%s: stated, and not charged', (words) => {
    const { amount, content } = draftBetween(words);
    expect(amount).toBe('150.00');
    expect(content.items).toHaveLength(2);
    expect(content.terms).toHaveLength(1);
  });

  test('is charged where it is told how many', () => {
    expect(draftSaid('rekey the front door 90 extra keys are 5 each and she wants four').amount).toBe('110.00');
    expect(draftSaid('rekey the front door 90 four extra keys at 5 each').amount).toBe('110.00');
    expect(draftSaid("deep clean 260 turnovers after that are 95 a turnover she's got eleven booked").amount).toBe(
      '1305.00',
    );
  });
});

test.each([
  ['unit 204 deep clean 180 unit 310 standard 120', '300.00'],
  ['suite 450 new lock 160 and keys 12', '172.00'],
  ['the e 350 needs brakes 420 and an oil change 80', '500.00'],
  ['condenser unit 900 pad 120', '1020.00'],
  ['the unit 900 labor 300', '1200.00'],
])('%s: which of them it is', (words, amount) => expect(draftSaid(words).amount).toBe(amount));

test.each([
  'I waived the 40 dollar stair charge',
  'and I waived the 40 dollar stair charge paint is by others',
  "we didn't charge her the 60 trip fee",
])('%s: nothing is charged for it', (words) => {
  const { amount, content } = draftBetween(words);
  expect(amount).toBe('150.00');
  expect(content.items).toHaveLength(2);
});
