/** What is sold as material beside the labor, and what is none. */
import { expect, test } from 'vitest';
import { draftSaid } from '../transcript/job/testing/draft-said.ts';
import { draftDocument } from './draft-document.ts';

test.each([
  ['swap out the garbage disposal an hour and a half at $98 an hour and the disposal is 189', '189.00'],
  ['fix the ice maker the part is $118 and one hour of labor at 95', '118.00'],
  ['rebuild the garden wall two days at 540 a day 180 bricks at 1.40 each and sand and cement sixty five', '317.00'],
  [
    'run a charger circuit 6 hours at 95 an hour 55 feet of 6 gauge wire at 4 a foot and a tandem breaker for 32',
    '252.00',
  ],
  ['replace the drain 3 hours at 98 an hour and a clean out plug 18 bucks', '18.00'],
  ['the built ins are five days at 450 a day and hinges and slides 135', '135.00'],
  ['labor is 140 flat and 22 bucks for the tracks', '22.00'],
  ['wire breaker and conduit together 340 and five hours at 115 an hour', '340.00'],
  ['swap the garbage disposal 145 and a new disposal 189', '189.00'],
  ['two days of grading at 45 an hour and six yards of gravel at 50 a yard', '300.00'],
  ['garbage disposal the 3/4 horse unit is 189 and 140 to put it in', '189.00'],
  ['set up the new laptops 3 hours at 105 an hour and one docking station 180', '180.00'],
  ['two hours at 90 an hour to plumb it in and winter chemicals 85', '85.00'],
  ['SAT lessons ten hours at 70 and three prep books at 35 each', '105.00'],
  ['fix the boiler two hours at 95 an hour an expansion tank 60 and an igniter and gauge 40', '100.00'],
  ['tune ups 9 units at 99 apiece two flame sensors at 40 each and an hour at 95', '80.00'],
  ['backsplash 28 square feet at 24 a foot to set it thinset and grout 75', '75.00'],
  ['hang two doors at 150 each and 36 for the hinges', '36.00'],
  ['two movers four hours at 120 an hour and 16 book boxes at 4 each', '64.00'],
  ['post construction clean two girls five hours at 36 an hour each rags and supplies 40', '40.00'],
  ['dry stone wall 12 metres at 160 a metre and cap stones I am bringing 20 of them at 14 each', '280.00'],
  ['rehang the gate 60 and the latch I picked up 19', '19.00'],
  ['labor is 8 hours at 70 an hour and the handrail is 20 feet at 26 a foot', '520.00'],
  ['hinges slides and shelf pins 145 and six hours at 80 an hour to build it', '145.00'],
])('%s: %s', (words, cost) => {
  expect(draftSaid(words).content.material_costs).toBe(cost);
});

test.each([
  'three hours at 70 an hour to patch the ceiling and two grab bars in the shower 65 apiece installed',
  "half a day at 70 an hour for the storm door three grab bars at 40 a piece she's got the bars already",
  'six hours at 90 an hour for the gate and the delivery is 60',
  'four hours at 110 an hour for the network a kickoff audit 320 flat',
  'swap out the outlets and switches 18 each 14 of them',
  'paint the hall 450 and a new faucet 220',
  'service 12 units at 65 each and two hours at 90 for the stuck one',
  'five hours at 95 an hour for the network and six cable pulls at 80 each',
  'lead samples eight at 35 each and three hours at 90 an hour',
  'half a day at 70 an hour for the closet and a grab bar by the tub do that for 60',
  'put in two deadbolts at 75 each and rekey the side door 30',
  'retouching 20 images at 16 each and the portrait shoot 400 tax is 6 percent just on the retouching',
  'mini split labor 12 hours at 95 an hour and the electrical is 500 flat',
  'repoint the chimney 850 and new flashing 230',
  'put in four smoke alarms at 18 each he already bought the alarms and three hours at 70 an hour for the doors',
])('no material: %s', (words) => {
  expect(draftSaid(words).content.material_costs).toBeNull();
});

const costsOf = (description: string, transcript: string): string | null =>
  draftDocument({
    transcript: `invoice for Ann Reed ${transcript}`,
    today: '2026-03-05',
    catalogue: [],
    profile: { businessName: 'Acme', description },
  }).content.material_costs;

test.each([
  ['Locksmith', 'rekey the back door 40 and a new padlock 24', '24.00'],
  ['Pool service', 'pool closing 320 and a solar cover 210', '210.00'],
  ['Plumbing', 'snake the shower 135 and a new strainer for 16', '16.00'],
  ['Heating and air conditioning', 'replacing the blower motor that is 390 and three hours at 110 an hour', '390.00'],
  ['House painting', 'spray 18 doors at 70 a door primer and lacquer 310', '310.00'],
  ['Plumbing', 'unclog the sink 120 and a new faucet 240', null],
  ['Junk removal', 'full truckload 480 and nine tires at 6 each', null],
  [
    'Management consulting',
    'the process audit 14 hours at 150 an hour and the readout to the board is 1200 flat',
    null,
  ],
  ['Electrician', 'hang two fans at 140 each and a new wall switch 70', null],
])('%s, %s: %s', (trade, words, cost) => {
  expect(costsOf(trade, words)).toBe(cost);
});
