import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const linesOf = (words: string): string[] =>
  draftSaid(words).content.items.map(({ description, amount, kind }) => `${description} ${amount} ${kind}`);

test.each([
  ['fix the gate 200 labor 45 parts', ['Labor – fix the gate 200.00 labor', 'Parts 45.00 material']],
  [
    'swap the alternator 310 parts 140 labor',
    ['Parts – swap the alternator 310.00 material', 'Labor – swap the alternator 140.00 labor'],
  ],
  ['fix the gate 200 in labor and 45 in materials', ['Labor – fix the gate 200.00 labor', 'Materials 45.00 material']],
  ["it's 200 labor 45 parts", ['Labor 200.00 labor', 'Parts 45.00 material']],
  ['brake job 380 labor and pads 90', ['Brake job labor 380.00 labor', 'Pads 90.00 material']],
  ['water heater 600 labor and the tank is 900', ['Water heater labor 600.00 labor', 'Tank 900.00 material']],
  [
    "it's 300 in labor 150 in materials and 60 in disposal",
    ['Labor 300.00 labor', 'Materials 150.00 material', 'Disposal 60.00 fee'],
  ],
  [
    '75 for the service call 140 for parts and 220 for labor',
    ['Service call 75.00 fee', 'Parts 140.00 material', 'Labor – service call 220.00 labor'],
  ],
  [
    'fix the gate 200 labor 45 parts then fix the fence 300 labor 60 parts',
    [
      'Labor – fix the gate 200.00 labor',
      'Parts 45.00 material',
      'Labor – fix the fence 300.00 labor',
      'Parts 60.00 material',
    ],
  ],
])('%s: what a price is for is said behind it', (words, lines) => {
  expect(linesOf(words)).toEqual(lines);
});

test.each([
  ['mulch 240 labor 120', ['Mulch 240.00 material', 'Labor – mulch 120.00 labor']],
  ['labor 300 materials 150 permit 60', ['Labor 300.00 labor', 'Materials 150.00 material', 'Permit 60.00 fee']],
  ["labor's 300 and materials are 150", ['Labor 300.00 labor', 'Materials 150.00 material']],
])('%s: it is said before it', (words, lines) => {
  expect(linesOf(words)).toEqual(lines);
});

test.each([
  ['redo the deck 1200 parts and labor and stain it 300', ['Redo the deck 1200.00 other', 'Stain it 300.00 other']],
  ['new faucet 85 for parts and labor', ['New faucet 85.00 other']],
])('%s: both are one price', (words, lines) => {
  expect(linesOf(words)).toEqual(lines);
});

test('a tax is on the parts', () => {
  expect(draftSaid('pads 90 labor 200 tax is 8.25 on the parts').amount).toBe('297.43');
});
