/** Percentages that are put on the whole, wherever they are told. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const lineOf = (words: string, name: RegExp) =>
  draftSaid(words).content.items.find(({ description }) => name.test(description));

describe('a percentage that is put on everything', () => {
  test.each([
    // behind the lines
    ['seal the deck 600 and a new gate 200 plus ten percent o and p', '880.00'],
    ['seal the deck 600 and a new gate 200 tack on five percent for the crane', '840.00'],
    ['seal the deck 600 and a new gate 200 they need it tomorrow so 25 percent extra', '1000.00'],
    ['seal the deck 600 and a new gate 200 add ten percent because of the stairs', '880.00'],
    ['seal the deck 600 and a new gate 200 the ladder work adds 25 percent', '1000.00'],
    ['seal the deck 600 and a new gate 200 I take ten percent for running the job', '880.00'],
    ['seal the deck 600 and a new gate 200 plus fifteen for overhead and profit', '920.00'],
    ['seal the deck 600 and a new gate 200 throw on three percent for the card', '824.00'],
    // before them
    ['shop supplies 5 percent seal the deck 600 and a new gate 200', '840.00'],
    ["it's short notice so plus 15 percent on everything seal the deck 600 and a new gate 200", '920.00'],
    ['the bond is 2 percent seal the deck 600 and a new gate 200', '816.00'],
    // on a part
    ['seal the deck 600 and a new gate 200 20 percent rush on the gate only', '840.00'],
    ['20 percent rush on the gate only seal the deck 600 and a new gate 200', '840.00'],
    ['seal the deck 600 and a new gate 200 fifteen percent overhead on everything but the gate', '890.00'],
  ])('%s', (words, amount) => expect(draftSaid(words).amount).toBe(amount));

  test('is called what it is for', () => {
    expect(lineOf('seal the deck 600 and a new gate 200 tack on five percent for the crane', /crane/i)?.amount).toBe(
      '40.00',
    );
    expect(lineOf('seal the deck 600 and a gate 200 rush job so bump it 20 percent', /rush/i)?.amount).toBe('160.00');
  });
});

test.each([
  // a markup of the price before it
  ['gravel 1000 plus 15 percent and edging 90', '1240.00'],
  ['my cost on the pump is 200 so bump it 20 percent and a valve 40', '280.00'],
  ['the plumber wants 2000 so add ten percent to that and a permit 210', '2410.00'],
  // of the goods
  ['tile 900 add ten percent for cuts and grout 80', '980.00'],
  // paid, held back, or of a sum that is told
  ['fence 900 and a gate 100 paint needs a dry night thirty percent on signing', '1000.00'],
  ['fence 900 and a gate 100 the bond is two percent and we do not bill that', '1000.00'],
  ['fence 900 a restocking charge of 15 percent on the 320 they came to', '948.00'],
  // dollars
  ['fence 900 plus 35 for fuel', '935.00'],
])('%s: something else', (words, amount) => expect(draftSaid(words).amount).toBe(amount));
