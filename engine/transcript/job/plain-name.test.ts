import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';
import { draftSaid } from './testing/draft-said.ts';

test.each([
  // how sure somebody is, and who chose it
  ['pretty sure drain cleaning', 'drain cleaning'],
  ['obviously the permit', 'permit'],
  ['us rinse the siding', 'rinse the siding'],
  ['picked out the oak treads', 'oak treads'],
  // what happened to it
  ['water heater quit', 'water heater'],
  ['dishwasher died the new stainless unit', 'dishwasher, new stainless unit'],
  ['fence panels blew over in the wind', 'fence panels'],
  // what is done with it
  ['maple behind the shed comes all the way down', 'take down maple behind the shed'],
  ['old sink comes out', 'take out old sink'],
  ['unit 12 replace the faucet', 'replace the faucet, unit 12'],
  // whose it is, how many of it in all, when
  ['place deck staining', 'deck staining'],
  ['visits all told', 'visits'],
  ['materials rest', 'materials'],
  ['monthly plan once the pool is open', 'monthly plan'],
  ['guys each to haul the brush', 'haul the brush'],
  ['bookcase of my labor', 'bookcase'],
  ['lunch people', 'lunch'],
  ['scrub it first', 'scrub first'],
  ['sent it out for the alignment', 'alignment'],
  // what was pointed at
  ['sand that bench', 'sand the bench'],
  ['reset those two posts', 'reset the two posts'],
])('%s', (said, written) => {
  expect(plainName(said)).toBe(written);
});

test.each([
  'breaker that keeps tripping',
  'carpet that matches the hall',
  'place settings for twelve',
  'blew in insulation',
  'install the gate that sticks',
  'turn over the unit',
  'tent for people',
  'stain it',
  'cut out and replace the sill',
])('%s stays', (name) => {
  expect(plainName(name)).toBe(name);
});

const names = (said: string): string[] => draftSaid(said).content.items.map(({ description }) => description);

test.each([
  // hours of something are named by it, and so is what stood before
  ['new porch handrail six hours of shop welding at 80 an hour', ['New porch handrail, shop welding']],
  // what was priced before goes on behind its price
  ['ten yards of mulch at 40 a yard delivered and spread and edging 110', ['Mulch', 'Edging']],
  // a verb and what it is done to
  [
    'take down the dead elm by the road 900 and grind the stump 120',
    ['Take down the dead elm by the road', 'Grind the stump'],
  ],
  ['two grab bars put in at 80 each', ['Grab bars put in']],
  ['new caulk all the way around 60 dollars', ['New caulk all the way around']],
  ['take in the wedding gown 165', ['Take in the wedding gown']],
  ['screws and glue call it 45', ['Screws and glue']],
  ['spray foam the rim joist 160 feet at 5 dollars a foot', ['Spray foam the rim joist']],
  // a number that tells which kind
  ['three tier cake 540 and 2 trays at 30 each', ['Three tier cake', 'Trays']],
  // done with what is named elsewhere
  ['new faucet 180 and two hours to swap it at 90 an hour', ['New faucet', 'Labor – swap']],
])('%s', (said, written) => {
  expect(names(said)).toEqual(written);
});
