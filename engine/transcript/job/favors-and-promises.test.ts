/** What is told beside the prices: what costs nothing, what comes back, how long it holds, which car it is. Each stays whole. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const drafted = (words: string) => {
  const { content, amount } = draftSaid(words);
  return { ...content, amount, paper: JSON.stringify([content.scope, content.notes, content.terms, content.timeline]) };
};

test.each([
  [
    'street permit is 340 camera inspection when we finish is on the house a new cleanout 295',
    '635.00',
    /[Cc]amera inspection when we finish/,
  ],
  ['dessert tray 85 comp the delivery they order a lot and paper goods are 40', '125.00', /Delivery at no charge/],
  [
    "clear out the shed 260 I'm not going to bill him for the two tires and sweeping up is 40",
    '300.00',
    /Tires at no charge/,
  ],
  ['brake pads 180 battery test I threw in for nothing oil change 70', '250.00', /Battery test/],
  ['wardrobe boxes 150 mattress bags we throw in she calls with the day', '150.00', /[Mm]attress bags we throw in/],
  ["lumber 62 and I told her I'd oil the hinges while I'm there for free", '62.00', /[Oo]il the hinges at no charge/],
  [
    "service call 89 capacitor 120 I'm not going to charge him for the service call",
    '120.00',
    /Service call at no charge/,
  ],
  ['delivery 60 mulch 300 edging 120 waive the delivery', '420.00', /Delivery at no charge/],
])('free of charge: %s', (words, amount, told) => {
  const document = drafted(words);
  expect(document.amount).toBe(amount);
  expect(document.paper).toMatch(told);
});

test.each([
  ['permit 120 the utility gives him 300 back but that is between him and them panel 900', '1020.00', /300.00 back/],
  [
    'heat pump 6800 they will see a 2000 dollar tax credit that is between them and the government new pad 160',
    '6960.00',
    /tax credit/,
  ],
  [
    'foam 900 they can get 350 back from the gas company and a liner 200',
    '1100.00',
    /350.00 back from the gas company/,
  ],
])('somebody else gives it back, and nothing is taken off: %s', (words, amount, told) => {
  const document = drafted(words);
  expect(document.amount).toBe(amount);
  expect(document.paper).toMatch(told);
});

test.each([
  ['hose bib 270 parts are covered for a year', /Parts are covered for 1 year/],
  ['drain pump 74 parts carry six months', /Parts carry 6 months/],
  ['alternator 245 she is good for a year on the alternator', /1 year on the alternator/],
  ['compressor 900 ninety days parts and labor', /90-day parts and labor/],
])('how long it holds is a term, and no timeline: %s', (words, told) => {
  const { terms, timeline } = drafted(words);
  expect(terms.join(' ')).toMatch(told);
  expect(timeline).toBeNull();
});

test('days of work stay a timeline', () => {
  expect(drafted('deck 4000 figure three days for the work').timeline).toMatch(/3 days/);
});

test.each([
  [
    'invoice for Bo Kerr 2014 Outback 87400 miles on it alternator 240',
    ['Alternator'],
    /2014 Outback 87,400 miles on it/,
  ],
  ['2009 F150 at 210000 miles water pump 320', ['Water pump'], /210,000 miles/],
  ["brake pads 180 it's at 148000 miles he should get the belt done", ['Brake pads'], /Odometer: 148,000 miles/],
  ['2014 Malibu 118000 on the clock put in an alternator 245', ['Alternator'], /Malibu/],
])('which car it is, and never a count: %s', (words, lines, told) => {
  const { items, paper } = drafted(words);
  expect(items.map(({ description }) => description)).toEqual(lines);
  expect(paper).toMatch(told);
});

test('miles that are billed are charged', () => {
  expect(drafted('alternator 240 and 60 miles at 70 cents a mile').amount).toBe('282.00');
});
