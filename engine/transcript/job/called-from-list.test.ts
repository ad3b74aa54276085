/** Services of a price list as they are called up in talk, beside things with prices of their own. */
import { describe, expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const draft = (transcript: string) =>
  draftDocument({
    transcript: `quote for Bob Smith ${transcript}`,
    today: '2026-03-05',
    catalogue: [
      { name: 'Guitar lesson', fixedRate: 45, unit: 'lesson' },
      { name: 'Studio time', hourlyRate: 60, unit: 'hour' },
      { name: 'Transcript', fixedRate: 2, unit: 'minute' },
      { name: 'Song book', fixedRate: 20, unit: 'each' },
      { name: 'Chimney sweep', fixedRate: 190 },
      { name: 'Site visit', fixedRate: 50 },
      { name: 'Screen repair', fixedRate: 30, unit: 'each' },
      { name: 'Sash cord', fixedRate: 12, unit: 'each' },
      { name: 'Root grinding', fixedRate: 5, unit: 'inch' },
      { name: 'Turnover clean 2 bed / 1 bath', fixedRate: 210 },
      { name: 'Turnover clean 4 bed / 2 bath', fixedRate: 330 },
    ],
    profile: { businessName: 'Acme Services', description: '' },
  });

const sums = (words: string) => {
  const { amount, content } = draft(words);
  return [amount, ...content.items.map((item) => item.amount)];
};

describe('how often', () => {
  test.each([
    ['one guitar lesson a week for ten weeks at the regular price', '450.00'],
    ['two guitar lessons a week for six weeks and a song book', '560.00'],
    ['guitar lesson once a week for eight weeks at list and a new capo 15', '375.00'],
    ['two hours of studio time a week for three weeks at the usual', '360.00'],
    ['transcript of 25 minutes at list and a new capo 15', '65.00'],
    ['transcript 40 minutes and the chimney sweep', '270.00'],
  ])('%s', (words, amount) => {
    expect(sums(words)[0]).toBe(amount);
  });

  test.each([
    ['five guitar lessons at the regular price', '225.00'],
    ['chimney sweep once a year at list', '190.00'],
    ['guitar lesson at list and he practices twice a day for ten weeks', '45.00'],
  ])('and not: %s', (words, amount) => {
    expect(sums(words)[0]).toBe(amount);
  });
});

describe('how many', () => {
  test.each([
    ['eight windows at 20 each and sash cords in all eight at list', '256.00'],
    ['two windows at 90 apiece and a sash cord in both at list', '204.00'],
    ['screen repair at the usual and one for the porch too', '60.00'],
    ['screen repair in the den and two in the hall at list', '90.00'],
    ['root grinding a 14 inch and a 20 inch at list', '170.00'],
    ['three maples by the shed thin those out 80 a tree', '240.00'],
    ['four old sashes reglaze those 55 a sash and a site visit', '270.00'],
  ])('%s', (words, amount) => {
    expect(sums(words)[0]).toBe(amount);
  });

  test('a price on both is a price of each', () => {
    expect(sums('a site visit and a chimney sweep regular price on both')[0]).toBe('240.00');
  });
});

describe('which of them', () => {
  test.each([
    ["turnover clean it's a two bedroom one bath inside of the hood and inside the dryer 25 each", '260.00'],
    ['a turnover clean the place is a four bedroom two bath then the porch swept 40', '370.00'],
    ['two locks at 80 each keys included and the usual site visit', '210.00'],
    ['site visit latch for the shed was 68', '118.00'],
    ['mend three screens at 25 apiece frames included and the standard site visit', '125.00'],
  ])('%s', (words, amount) => {
    expect(sums(words)[0]).toBe(amount);
  });
});

describe('named and not charged', () => {
  test.each([
    ["mend the gate 90 I'd usually add a site visit but I'm leaving it off for him", '90.00'],
    ['mend the gate 90 normally I put a site visit on there but not this time', '90.00'],
    ['mend the gate 90 his cousin does the chimney sweep so not that', '90.00'],
    ['mend the gate 90 he wanted the chimney sweep but not until fall so leave it off', '90.00'],
    ["mend the gate 90 chimney sweep normally 190 but it's thrown in for free painting the post is 40", '130.00'],
    ['site visit at list chimney sweep usually 190 but I am waiving it', '50.00'],
  ])('%s', (words, amount) => {
    expect(sums(words)[0]).toBe(amount);
  });

  test('the line before is not what is left off', () => {
    expect(sums('chimney sweep at list she wants the porch done in the spring so leave that off')[0]).toBe('190.00');
    expect(sums("mend the gate 90 normally there'd be a second coat but he didn't want it")[0]).toBe('90.00');
  });
});

describe('a price of our own', () => {
  test.each([
    ["two screens he supplies them I'm only getting 22 a screen this time", '44.00'],
    ["rehang three sashes I'm only asking 40 a sash", '120.00'],
    ['patched a gutter for her one ten it leaks by the porch', '110.00'],
  ])('%s', (words, amount) => {
    expect(sums(words)[0]).toBe(amount);
  });

  test('a price for two things is told before the hours', () => {
    expect(sums("it's 640 for the panels and brackets and three hours at 50 an hour")).toEqual([
      '790.00',
      '640.00',
      '150.00',
    ]);
  });

  test('what is on account of something is charged for the thing', () => {
    const { content } = draft('chimney sweep 240 on account of the ladder and two screens at 28 apiece');
    expect(content.items.map(({ description, amount }) => [description, amount])).toEqual([
      ['Chimney sweep', '240.00'],
      ['Screens', '56.00'],
    ]);
  });
});
