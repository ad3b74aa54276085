/** Corrections, counts, sums and other people's figures as people in a hurry say them: what each comes to. */
import { expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';
import { draftSaid } from './testing/draft-said.ts';

test.each([
  // corrections
  [
    "the journeyman's 18 hours at 105 the apprentice 18 no he's only there the first day so eight hours at 62",
    '2386.00',
  ],
  ['serpentine belt 41 labor was 1.8 hours no you know what it fought me put 2.3 at 115 an hour', '305.50'],
  [
    "design 22 hours at 95 an hour and development I had 40 but I'm reusing the form so call it 34 hours at 110",
    '5830.00',
  ],
  ['arborvitae seven of them at 68 apiece no wait she only wants five Luis can you move the truck', '340.00'],
  ['labor three guys six hours each at 55 an hour oh wait Luis is off so two guys six hours each', '660.00'],
  ['trays 76 six percent tax on the food it needs to be there by 11:45', '80.56'],
  ['hours 3.5 at 112 an hour ten percent off because we had to move him twice six year warranty on it', '352.80'],
  // numbers that are names
  ['labor for going from 550 Colfax into a storage unit out on Route 9 five hours at 135 an hour', '675.00'],
  ["safety sensors four at 48 each they gave me a PO it's 7719 that needs to be on there", '192.00'],
  ['rekeyed three units A14 B2 and B9 28 apiece and a padlock 74', '158.00'],
  ['pull 300 feet of cat 6 at 1.50 a foot', '450.00'],
  ['tune up 99 coil cleaning 79 two pounds of freon 80 a pound', '338.00'],
  [
    "white vinyl that's 62 across the back and 48 and 48 down the sides so 158 feet all together at 31.50 a foot",
    '4977.00',
  ],
  // counts
  ['soft wash two sides of the hall 190 a side moss treatment 300', '680.00'],
  ['put in two deadbolts at 70 and the deadbolts themselves are 52 apiece', '244.00'],
  ['change out the annuals twice at 275 each time and a permit 40', '590.00'],
  ['texture the ceiling 60 cents a square foot thats 900 square feet', '540.00'],
  ['four movers seven hours at 190 an hour', '1330.00'],
  // other people's figures, and what is no work
  ['brakes 310 Apex quoted her 9200 to tear the whole thing off', '310.00'],
  ['regrout the shower 390 no showering in there for 48 hours after', '390.00'],
  ['the truck is 140 the gun safe no she sold the safe so never mind that was going to be 225', '140.00'],
])('%s = %s', (words, total) => {
  expect(draftSaid(words).amount).toBe(total);
});

test.each([
  'laminate 6000 and the haul away 190 so grand total seven thousand even',
  "packing's 350 box truck 110 he has a fish tank and then packing 425",
  'basement ceiling 1850 the sound mat 640 hauling 75 so going back over it ceiling 1650 mat 640 hauling 75',
])('%s: what was said twice differently is asked', (words) => {
  expect(draftSaid(words).amount).toBeNull();
});

const list = [
  { name: 'Stump grinding', fixedRate: 5, unit: 'inch', category: 'Trees' },
  { name: 'Main line hydro jet', fixedRate: 425, category: 'Plumbing' },
  { name: 'Oven interior', fixedRate: 35, category: 'Cleaning' },
  { name: 'Path light', fixedRate: 110, unit: 'each', category: 'Garden' },
];

test.each([
  ["grind both stumps they're 28 inches and 17 inches so 45 inches at the usual per inch", '225.00'],
  ["we ran the hydro jet on the main so that's our usual price for that then I reset two toilets at 90 each", '605.00'],
  ['move out clean 210 plus the oven', '245.00'],
  ['drip line for the bed is 310 and price the path lights as an option eight of them at 95 each', '310.00'],
])('%s = %s with a price list', (transcript, total) => {
  const profile = { businessName: 'Hill & Sons', description: 'Home services' };
  expect(draftDocument({ transcript, today: '2026-05-04', catalogue: list, profile }).amount).toBe(total);
});
