/** A measure told twice, a list of what comes with a price, and what stays open, all under their own names. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const lines = (words: string) => draftSaid(words).content.items.map(({ description, amount }) => [description, amount]);

test.each([
  ['twelve squares of shingles no fourteen I walked it again fourteen squares at 300 a square', 'Shingles', '4200.00'],
  ['90 feet of gutter I measured it twice 90 feet at 8 a foot', 'Gutter', '720.00'],
  ['90 feet of ditch we paced it this morning 90 feet at 8 a foot', 'Ditch', '720.00'],
])('%s', (words, label, amount) => expect(lines(words)).toEqual([[label, amount]]));

test('another measure is of another thing', () => {
  expect(
    draftSaid('20 feet of fence at 30 a foot I measured it this morning 12 feet of rail at 10 a foot').amount,
  ).toBe('720.00');
});

test.each([
  ["brakes 300 and that's with the pads and the rotors two calipers 90 each", ['Brakes', 'Calipers']],
  ['panel 1800 that includes the breakers and the permit six outlets 45 each', ['Panel', 'Outlets']],
  ["rotors 300 that's with the pads and the sealer 40", ['Rotors', 'Sealer']],
  ['gate 300 asphalt patch put that down as to be determined', ['Gate', 'Asphalt patch']],
  ['mark the stump grinding as TBD and a gate 300', ['Stump grinding', 'Gate']],
])('%s', (words, labels) => expect(lines(words).map(([label]) => label)).toEqual(labels));
