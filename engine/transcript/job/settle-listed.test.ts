/** Services of a price list that are named and not charged: given away, left to the client, on another bill, for another day. */
import { describe, expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const draft = (transcript: string) =>
  draftDocument({
    transcript: `quote for Bob Smith ${transcript}`,
    today: '2026-03-05',
    catalogue: [
      { name: 'Stair carry', fixedRate: 80 },
      { name: 'Chimney sweep', fixedRate: 190 },
      { name: 'Snow guard', fixedRate: 6, unit: 'linear ft' },
      { name: 'Large crate', fixedRate: 140 },
      { name: 'Small crate', fixedRate: 90 },
    ],
    profile: { businessName: 'Acme Services', description: '' },
  });

const sums = (words: string) => {
  const { amount, content } = draft(words);
  return [amount, ...content.items.flatMap((item) => (item.optional ? [item.amount] : []))];
};

describe('given away', () => {
  test.each([
    "piano to the flat 400 they'd want the stair carry and I'm going to waive that for them",
    "piano to the flat 400 they need the stair carry and I'm not gonna charge them for that",
    "piano to the flat 400 she'd like the stair carry too and I'll waive that for her",
    "piano to the flat 400 he asked for the stair carry and I'd let him have that for free",
    "piano to the flat 400 they want the stair carry and I'm happy to throw that in",
  ])('%s', (words) => {
    expect(sums(words)).toEqual(['400.00']);
  });

  test.each([
    'piano to the flat 400 they want the stair carry and I told him that is fine',
    'piano to the flat 400 they want the stair carry and I am going to do that on Monday',
  ])('charged: %s', (words) => {
    expect(sums(words)).toEqual(['480.00']);
  });
});

describe('left to the client', () => {
  test.each([
    ['flue liner 900 put the chimney sweep down as optional same price as on the list', ['900.00', '190.00']],
    ['flue liner 900 chimney sweep as an add on at list and a new cap 60', ['960.00', '190.00']],
    ['roof vents 900 snow guard is something she could add later 50 feet at list', ['900.00', '300.00']],
    [
      "roof vents 900 snow guard is something they'd maybe do 50 feet at list but that's their call",
      ['900.00', '300.00'],
    ],
    ['flue liner 900 and a chimney sweep if she decides she wants one at list price', ['900.00', '190.00']],
  ])('%s', (words, wanted) => {
    expect(sums(words)).toEqual(wanted);
  });

  test.each([
    ['flue liner 900 put the chimney sweep down same price as on the list', '1090.00'],
    ['roof vents 900 snow guard 50 feet at list and a new cap 60', '1260.00'],
    ['flue liner 900 chimney sweep at list they might want it on Friday', '1090.00'],
    ["flue liner 900 chimney sweep at list it's her call which day", '1090.00'],
  ])('ordered: %s', (words, total) => {
    expect(sums(words)).toEqual([total]);
  });
});

describe('first thought of', () => {
  test.each([
    "I thought it'd be a large crate but no it's a small crate list price",
    "I had it down as a large crate turns out it's a small crate at list",
    "I figured a large crate but it's really a small crate usual price",
  ])('%s', (words) => {
    expect(sums(words)).toEqual(['90.00']);
  });

  test('what was thought and holds', () => {
    expect(sums("a large crate at list and I thought we'd need a small crate so a small crate at list")).toEqual([
      '230.00',
    ]);
  });
});

describe('on another bill', () => {
  test.each([
    "liner 900 the chimney sweep we did back in August they paid for separately so that's not on here cap 60",
    'liner 900 the chimney sweep we did in June was billed separately cap 60',
    'liner 900 the chimney sweep last fall was on its own invoice so that does not go on here cap 60',
  ])('%s', (words) => {
    expect(sums(words)).toEqual(['960.00']);
  });

  test('another thing is', () => {
    expect(
      sums("liner 900 chimney sweep at list and they paid for the permit separately so that's not on here"),
    ).toEqual(['1090.00']);
  });
});

describe('for another day', () => {
  test.each([
    "liner 900 flue is sooty I'd recommend a chimney sweep next year not now",
    "liner 900 they'll want a chimney sweep at some point but not this time",
    'liner 900 told her she should get a chimney sweep someday',
  ])('%s', (words) => {
    expect(sums(words)).toEqual(['900.00']);
  });

  test('today', () => {
    expect(sums('liner 900 flue is sooty so a chimney sweep today and not next year')).toEqual(['1090.00']);
  });
});

describe('no such thing from us', () => {
  test.each([
    ["gate 200 the gravel that's 95 oh wait he's got a heap of it from last year so no gravel from us", '200.00'],
    ['gate 200 paint for the post is 85 actually they have a can of it so no paint on our end', '200.00'],
    ['gate 200 he rented a digger himself 150 for the digger', '350.00'],
  ])('%s', (words, total) => {
    expect(sums(words)).toEqual([total]);
  });
});

test('what is said of nothing priced takes nothing back', () => {
  expect(sums("the permit they paid for so that's not on here and then gate 200")).toEqual(['200.00']);
});
