import { expect, it } from 'vitest';
import { linesSaid } from './testing/draft-said.ts';

it.each([
  // by its unit, behind it and before it
  [
    'estimate for Ruth Sommer cap stones on the garden wall are 22 a foot set in mortar and the gate post gets rebuilt 480 I measured the wall twice and it comes to 64 feet of cap',
    '64 x 22.00 = 1408.00',
  ],
  [
    'quote for the Delaney house vapor barrier I lay that for two ten a foot um the floor of the thing is 900 square feet',
    '900 x 2.10 = 1890.00',
  ],
  // by what it is of
  [
    'estimate for Ines Moll putting in the well lights is 96 per light and the transformer is 310 she wanted more but we settled on it last night and there are 11 lights',
    '11 x 96.00 = 1056.00',
  ],
  // the only number that tells how many
  [
    'estimate for Ines Moll the bollard lights go in at 140 per light the transformer is 310 and we walked it last night and all told it is fourteen her husband wanted more',
    '14 x 140.00 = 1960.00',
  ],
  // what its parts come to
  [
    'quote for Otto Brandt shelves I get 64 dollars a shelf the base cabinet is 1150 it goes four on the left five in the middle and then three on the right so twelve of those shelves in all',
    '12 x 64.00 = 768.00',
  ],
])('%s', (said, line) => {
  expect(linesSaid(said)).toContain(line);
});

it.each([
  // nothing was counted, sizes and dates count nothing, and a number that is not of the unit tells nothing of each
  'quote for Al Diaz drywall patches 65 a patch and the ceiling 400',
  'quote for Al Diaz cedar pickets 9 a picket they are six foot pickets and the gate is 240',
  'quote for Al Diaz new sprinkler heads 18 a head we start May 12 and the valve is 145',
  'quote for Al Diaz the crew is 12 and lunch is 9 each',
])('what is not told is asked: %s', (said) => {
  expect(linesSaid(said).some((line) => line.endsWith('= null'))).toBe(true);
});
