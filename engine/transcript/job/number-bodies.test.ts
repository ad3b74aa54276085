import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

describe('bodies that are told apart by a number', () => {
  test.each([
    ['quote for VFW Post 2290 repaint the hall 1800', '1800.00'],
    ['teamsters local 90 wants the lot striped 650', '650.00'],
    ['scout troop 77 needs thirty t shirts at 9 each', '270.00'],
    ['american legion post 41 new sump pump 420', '420.00'],
    ['fire station 7 door repair 340', '340.00'],
    ['elks lodge 1410 floor wax 300', '300.00'],
    ['mow the ball field 900 bill it to school district 54', '900.00'],
    ['PS 112 clean the gym 400', '400.00'],
    ['lock change for precinct 12 160', '160.00'],
    ['this is for local 338 fifty plates at 12 each', '600.00'],
    ['we acknowledge addendum 3 the slab is 9000', '9000.00'],
    ['per revision 4 of the drawings the wall is 700', '700.00'],
  ])('%s: %s', (words, total) => {
    expect(draftSaid(words).amount).toBe(total);
  });

  test.each([
    ['set the mailbox post 90 and paint it 40', '130.00'],
    ['haul the brush local 90', '90.00'],
    ['clean the lodge 400', '400.00'],
    ['new lift station 3800', '3800.00'],
  ])('near miss %s: %s', (words, total) => {
    expect(draftSaid(words).amount).toBe(total);
  });
});
