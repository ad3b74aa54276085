import { expect, it } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const amounts = (words: string): string[] => draftSaid(words).content.items.map(({ amount }) => String(amount));

it.each([
  // on what was named, and on what was told last
  ['the boiler runs me 3000 and I put 20 percent on the boiler then labor is 10 hours at 100', ['3600.00', '1000.00']],
  ['material on this wall is gonna be 1000 then I put ten percent on material and hanging it 90', ['1100.00', '90.00']],
  [
    "panels 600 posts 400 gate hardware 90 that's what I pay and I need twenty percent on the panels and the posts leave the hardware where it is",
    ['720.00', '480.00', '90.00'],
  ],
  // a charge with a name of its own
  [
    'the dig is 3000 and gravel 30 ton at 28 a ton mobilization is six percent of the dig',
    ['3000.00', '840.00', '180.00'],
  ],
])('%s', (said, expected) => {
  expect(amounts(said)).toEqual(expected);
});

it('a discount that was earned, and a tax with an exception', () => {
  expect(draftSaid('ten lessons at 50 so that earned her ten percent off').content.discount?.amount).toBe('50.00');
  const { tax } = draftSaid(
    'door 1300 opener 300 install 400 tax everything except the install five and a half percent',
  ).content;
  expect(tax?.amount).toBe('88.00');
});

it.each([
  'seal the deck 900 the humidity is at 40 percent down there',
  'seal the deck 900 there is a ten percent slope to it',
  'seal the deck 900 and if she pays cash ten percent off',
])('nothing is made of it: %s', (said) => {
  const { content } = draftSaid(said);
  expect([content.items.length, content.discount ?? null, content.tax ?? null]).toEqual([1, null, null]);
});
