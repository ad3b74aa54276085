/** Where a price ends and the next thing begins, and figures that are no price: each as people said it, with its neighbors. */
import { expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';
import { draftSaid } from './testing/draft-said.ts';

test.each([
  // no thought holds two prices
  [
    'plumbing rough for the half bath is 2400 drywall hung and finished 2200 square feet of board at 2.85 a foot',
    '8670.00',
  ],
  ['45 feet of conduit at sixteen dollars a foot with the wire in it four and a half hours at 118 an hour', '1251.00'],
  ['tear out 650 new floor 1900 for the whole downstairs 2550', '2550.00'],
  // one price for two acts, one thing in parts
  ['31 squares tear off and reshingle at 475 a square drip edge 240 feet at 2.50 a foot', '15325.00'],
  ['two walk gates 240 each privacy slats just on the street side so 60 feet of that at six bucks a foot', '840.00'],
  ['nine boards are punky so replace those 38 apiece and a latch 40', '382.00'],
  ['take down two dead pines at 650 each and grind both stumps 180 total', '1480.00'],
  ["cleanup's 900 and after that it's 375 a month for the next 12 months", '5400.00'],
  // corrections that tell count and price again
  ['window scraping 46 panes at 4.50 no she added the sunroom so 52 panes at 4.50', '234.00'],
  ['curb ramps six of them at 1150 no hang on they cut two in the addendum so four ramps at 1150 each', '4600.00'],
  [
    "1440 square feet five inch thick at 7.80 a foot no hold on he's putting a lift in so make it six inch at 8.60 a foot",
    '12384.00',
  ],
  ["shingles I had 26 squares no sorry it's 29 I missed the back porch at 435 a square", '12615.00'],
  [
    'path lights six at 85 I was gonna mark those up nah forget it 85 is the price labor on the lights four hours at 60',
    '750.00',
  ],
  // no price of ours
  ['strip and wax 660 purchase order 4471', '660.00'],
  ["new rail 175 can't do it till it stays above 40 at night", '175.00'],
  ['alternator 273 battery is fine it tested at 640 cranking amps', '273.00'],
  ['floor plan is 90 everything delivered in 24 hours and two hours at 85 an hour', '260.00'],
  ['wash 200 and she asked for ten percent off I told her no way', '200.00'],
  ["drone normally I'm 125 but she sends me two of these a month so do the drone for 100", '100.00'],
  ['new valve on zone three 94 and a dump run 40', '134.00'],
  [
    'monthly retainer is 2400 that covers fifteen hours and they used nineteen so the extra four hours at 175 an hour',
    '3100.00',
  ],
  ['cooler flush 90 the book says ten hours but bill him nine at 108 an hour', '1062.00'],
  ['fence 130 feet at 43 a foot and two gates at 385 each so that is the 130 feet at 43', '6360.00'],
  ['thirteen oak treads at 84 each no helper glue and finish call it 65 no make it 58', '1150.00'],
  ['coverage 900 a lighting assistant for 200 no forget the assistant photo booth 550', '1450.00'],
  // what is paid, and when
  ['chain link 1358 they mailed us 500 already', '1358.00'],
  [
    'framing is 3200 payments are 30 percent to start 30 after the drywall passes 30 after trim and the last ten on the punch list',
    '3200.00',
  ],
  [
    'framing is 3200 ten percent on all of that for overhead the egress window is an option that is 2900 more',
    '3520.00',
  ],
  ['conversion 6800 all in we just put the blocking in the 2300 I need up front so I can order it', '6800.00'],
  ['thinning 475 we chip the brush and take it at no charge', '475.00'],
])('%s = %s', (words, total) => {
  expect(draftSaid(words).amount).toBe(total);
});

test('either of two is taken, and what comes with both is charged', () => {
  const { amount, content } = draftSaid(
    "he can go with the plain steel one at 1290 or the insulated one at 1640 and either way he's getting an opener 385",
  );
  expect(amount).toBeNull();
  expect(content.items.map((item) => [item.amount, item.optional])).toEqual([
    ['1290.00', true],
    ['1640.00', true],
    ['385.00', false],
  ]);
});

test('so many or so many of a thing are no price', () => {
  const { content } = draftSaid('she wants an online store thirty or forty arrangements and logo 400');
  expect(content.items.map(({ amount }) => amount)).toEqual(['400.00']);
});

const cleanings = [
  { name: 'Recurring clean, 2 bed / 1 bath', fixedRate: 130, unit: 'visit', category: 'Cleaning' },
  { name: 'Move-out clean, 2 bed / 1 bath', fixedRate: 265, category: 'Cleaning' },
];

test.each([
  ['move out clean two bed one bath so our usual move out price on that plus inside the oven 35', '300.00'],
  ["move out clean two bed one bath I'm doing the base at 230 inside the oven 35", '265.00'],
])('%s = %s with a price list', (transcript, total) => {
  const profile = { businessName: 'Hill & Sons', description: 'Cleaning' };
  expect(draftDocument({ transcript, today: '2026-05-04', catalogue: cleanings, profile }).amount).toBe(total);
});
