import { expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const draft = (transcript: string) =>
  draftDocument({ today: '2026-03-05', catalogue: [], profile: { businessName: 'Hill' }, transcript });

const lines = (words: string) => draft(words).content.items.map(({ description }) => description);

test.each([
  // what is done with it, and what it is
  ['quote for Pam Driscoll drop the dead ash behind the shed and cut it up 875 and a new latch 30', /dead ash/i],
  ['quote for Irene Voss assemble her desk 80 that bookcase that came apart glue it back together 55', /bookcase/i],
  ['Lakeside Dental they got eight new laptops set those up at 95 apiece and a router 190', /laptops/i],
  ['quote for Becca Thorne seal the ducts 340 dryer vent take it out the side and hood it 185', /dryer vent/i],
  // only where, how big or whose
  ['fence for Duane Pickett 140 feet a side two sides so 280 feet at 31 a foot and the double gate is 700', /fence/i],
  ['quote for Wade Hutchins the duct sealing that is 650 for the whole house then a new latch 30', /duct sealing/i],
  ["doing Omar Haddad's place 45 for each of the three switches and 60 for the outlet", /switches/i],
  // remarks name nothing
  ["quote for Ann Lee lawn 400 his wife's allergic and steel edging 80 feet at 4 dollars a foot", /steel edging/i],
  ['slab for Ed Brewer bust out the pad 700 grind the lip down where it meets the walk 90', /grind the lip/i],
])('%s', (words, name) => {
  expect(lines(words)).toContainEqual(expect.stringMatching(name));
});

test('a line that names its thing stays as it is', () => {
  expect(lines('quote for Ann Lee paint the hall 450 stain the deck 600 and a front door 220')).toEqual([
    'Paint the hall',
    'Stain the deck',
    'Front door',
  ]);
});
