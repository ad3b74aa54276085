/** A price that is left open is shown without an amount, and what stands around it is charged. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

const lines = (words: string) =>
  draftSaid(words).content.items.map(({ description, amount }) => `${description} ${amount ?? '?'}`);

describe('a price left open', () => {
  test.each([
    ["mulch 400 the stone I haven't got a number for edging 200", ['Mulch 400.00', 'Stone ?', 'Edging 200.00']],
    [
      'siding 3000 dry rot hard to say until we open it up and paint 900',
      ['Siding 3000.00', 'Dry rot ?', 'Paint 900.00'],
    ],
    [
      'mirror 300 the glass guy has not called me back on the shower door so leave that blank towel bars 60',
      ['Mirror 300.00', 'Shower door ?', 'Towel bars 60.00'],
    ],
    [
      'panel 1200 no idea what the trenching will run and fixtures 400',
      ['Panel 1200.00', 'Trenching ?', 'Fixtures 400.00'],
    ],
    ['windows 4200 price to follow on the screens trim 300', ['Windows 4200.00', 'Screens ?', 'Trim 300.00']],
  ])('%s', (words, expected) => {
    expect(lines(words)).toEqual(expected);
    expect(draftSaid(words).amount).toBeNull();
  });

  test.each([
    ['wait I had no price on the gate before I do now gate is 540 posts 9 at 60', '1080.00'],
    ['paint the closet 400 leave the door open so it dries and two coats in the hall 380', '780.00'],
    ['igniter 85 and if it rains we come back', '85.00'],
    ["a two hour minimum at 95 so that's 190 for the one outlet then a doorbell 85", '275.00'],
    ["wants a hinge fixed that's my minimum charge 150 then the sticky drawer 40", '190.00'],
    ['carry 500 as an allowance for electrical and pulling the old pump 400', '900.00'],
    ['light fixtures 450 allowance plumbing fixtures 700 allowance my labor is 1150', '2300.00'],
  ])('leaves nothing open: %s', (words, total) => {
    expect(draftSaid(words).amount).toBe(total);
  });
});
