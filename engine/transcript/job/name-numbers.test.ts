/** Numbers that are part of a name, and their near misses. */
import { describe, expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

describe('numbers that are part of a name', () => {
  test.each([
    ['schedule 40 sweep 90s six of em at 11 bucks a weatherhead 85', '151.00'],
    ['4 inch SDR 35 pipe 100 feet at 5 and the fabric 210', '710.00'],
    ['26 gauge panels 18 squares at 700 a square and snow guards 60 at 9', '13140.00'],
    ['pleated drapes 96 long two pair at 340 a pair', '680.00'],
    ['Bosch 800 dishwasher 1150 and a supply line 28', '1178.00'],
    ['BR30s 2700K 18 of them at 9', '162.00'],
    ['Windows 11 on the old 3050 for 75', '75.00'],
    ['Romex 12 2 cable 250 foot roll 110', '110.00'],
    ['joists sixteen footers 12 of them 30 a stick', '360.00'],
    ['ball joints K500 series two at 120 and pads 95', '335.00'],
    ['their 50th anniversary dinner 900', '900.00'],
    ['filter 90 they gave me 200 that was check 4471', '90.00'],
    ["dryer vent 110 he's mailing check 1187 and a filter 20", '130.00'],
    ['gazebo 350 he gave me a check when we started number 2207 and anchors 42', '392.00'],
    ["clean the coils 90 it's a Bosch 800 series about four years old", '90.00'],
    ['on the 08 Silverado 168000 on the clock alternator 180', '180.00'],
    ['set two grade one deadbolts 129 apiece', '258.00'],
    ['a load out of unit 118 for 300', '300.00'],
    ['rekey six locks at 22 each their PO is 88140', '132.00'],
    ['front struts 336 it has 131000 on it', '336.00'],
    ['repair 90 the insurance claim is 2291', '90.00'],
    ['board hung 2.40 a foot 1000 feet corner bead 10 sticks at 6', '2460.00'],
  ])('%s: %s', (words, total) => {
    expect(draftSaid(words).amount).toBe(total);
  });

  test.each([
    ['Bosch 800 install 180', '980.00'],
    ['gutter cleaning 140 long driveway 90', '230.00'],
    ['wash the windows 11 each 20 of them', '220.00'],
    ['pour two footers at 300 each', '600.00'],
    ['mowing 45 a mow 12 of them', '540.00'],
    ['paint the shed 400 and half down', '400.00'],
    ['play two gigs at 400 each', '800.00'],
    ['replace the gauge 60 and the valve 90', '150.00'],
  ])('near miss %s: %s', (words, total) => {
    expect(draftSaid(words).amount).toBe(total);
  });
});
