/** Lists of things that a percentage is on, behind which the next thing is told without a pause. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

describe('a percentage on several things', () => {
  test.each([
    [
      'plated dinners 40 at 46 a head kids meals 11 at 18 each beer 300 service charge 20 percent on the plated dinners and the kids meals',
      '2745.60',
    ],
    [
      'pasta bar 787 two sheet cakes at 60 each delivery 40 tax is 6 percent on the pasta bar and the cakes four of them are gluten free',
      '1001.42',
    ],
    ['breaker and wire 380 conduit 500 put 7 percent tax on just the breaker and wire half down', '906.60'],
    ['fence 2000 gate 300 stain 400 ten percent off the fence and the gate', '2470.00'],
    [
      "framing 2900 drywall 1400 appliance allowance 1200 my management fee's ten percent on everything but the allowance",
      '5930.00',
    ],
    [
      'load 2280 storage 280 eight percent off everything but the storage full value coverage would be 340 if he wants it',
      '2377.60',
    ],
    ['mow 200 edge 100 mulch 300 ten percent off everything bar the mulch', '570.00'],
    ['tile 800 thinset 200 permit 100 ten percent off the lot save the permit', '1000.00'],
    ['wash 400 gutters 200 windows 150 ten percent off all of it but the windows and a hose bib 50', '735.00'],
    // what was to be done is told before its line
    [
      'they want the siding stained 900 square feet at 2 dollars a foot trim 300 ten percent off the staining',
      '1920.00',
    ],
    ['food 800 bar 300 cake 200 ten percent off the food and the bar', '1190.00'],
  ])('%s', (words, total) => {
    expect(draftSaid(words).amount).toBe(total);
  });

  test('ends where the next thing has a price of its own', () => {
    expect(draftSaid('tent 900 chairs 200 ten percent off the tent and the heater is 120').amount).toBe('1130.00');
  });
});
