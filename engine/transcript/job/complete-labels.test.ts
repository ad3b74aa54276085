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
  ['carpet job for Ann Lee two bedrooms and the hall comes out to 50 square yards at 28 a yard', /^carpet job, hall$/i],
  [
    '90 feet of gutter for Ann Lee price it two ways steel at 8 a foot or copper at 20 a foot taking the old ones down is 2 a foot',
    /^taking the old ones down$/i,
  ],
  // only of which kind
  [
    'furnace for Ann Lee it is dead so two stage 80 thousand BTU that is 4850 and a thermostat 240',
    /^furnace, .*80 thousand BTU$/i,
  ],
  ['quote for Ann Lee the deck 12 by 18 pressure treated 38 dollars a foot', /^deck/i],
  [
    "quote for Ann Lee whichever way they go there's line set covers six lengths of that and those run 35 a length",
    /^line set covers$/i,
  ],
  // when it was, and who did it
  ['bill Ann Lee for the reception 5 pm to 11 twelve hundred and up lights 200', /^reception$/i],
  [
    'two trees planted and nine shrubs for Ann Lee the plants themselves are another 640 from the nursery and mulch 120',
    /^plants themselves$/i,
  ],
  ['quote for Ann Lee the hallway carpet it is Yvonne from the board 124 yards at 35 a yard', /^hallway carpet$/i],
  // remarks name nothing
  ["quote for Ann Lee lawn 400 his wife's allergic and steel edging 80 feet at 4 dollars a foot", /steel edging/i],
  ['slab for Ed Brewer bust out the pad 700 grind the lip down where it meets the walk 90', /grind the lip/i],
  // what somebody gives, says or reckons names nothing
  ['quote for Ann Lee chimney rebuild it lands somewhere between 62 hundred and 75 hundred', /^chimney rebuild/i],
  ['quote for Ann Lee weekly mowing for 14 weeks then I give her 44 a visit', /^weekly mowing/i],
  ["quote for Ann Lee a new rail 90 the cabinets I'm building in the shop 2200", /^cabinets$/i],
  ['quote for Ann Lee seal the deck 100 and a skim coat in the hall I said 125', /^skim coat in the hall$/i],
  ['feed plan for Hale Dairy that is Vern Hale 640 acres at 2 dollars an acre', /^feed plan$/i],
  // done with it
  ['quote for Ann Lee the storm door is 640 putting it in is 150', /^install storm door$/i],
  ['quote for Ann Lee oak planks 3600 laying it is 3 dollars a foot on 700 square feet', /^laying oak planks$/i],
  ['quote for Ann Lee put together two bookcases 70 each and a new latch 30', /^put together bookcases$/i],
  // counted again, kept, handed over, or only how large
  ['quote for Ann Lee we did hinges on units 4 9 and 12 so three gates at 90 a gate', /^hinges$/i],
  ['quote for Ann Lee her boxes stay with us two months at 70 a month', /^storage of boxes$/i],
  ['quote for Ann Lee slate tile I supply it 40 square feet at 7 a foot setting is 18 a foot', /^slate tile$/i],
  ['quote for Ann Lee strip it and redo it six yards of velvet at 40 a yard', /^velvet$/i],
  ["quote for Ann Lee move the sofa 90 there's a spinet in the den we might grab that too that'd be 210", /spinet/i],
  ["quote for Ann Lee there's a hornet nest by the gate I'll take care of that for 85", /^hornet nest/i],
  ["deep clean for Ann Lee on Elm Street it's a three bed call that 320", /^deep clean/i],
  ['quote for Ann Lee the album she liked the 40 page that is 690', /^album$/i],
  ['quote for Ann Lee migration six hours at 90 an hour two tablets set up at 60 each', /^tablets set up$/i],
  // which of them, and where
  ['quote for Ann Lee her pump is shot so a new variable speed one is 1180', /^pump, new variable speed one$/i],
  ['quote for Ann Lee shutters there are seven pair at 55 a pair and a new latch 30', /^shutters$/i],
  ["invoice for Ann Lee her freezer quit so the call out's 85 and a fan motor 140", /^call out$/i],
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

test.each([
  // a verb and its particle name no job
  ['Bluff Street Clinic set up five workstations at 140 each and one printer 329', 'Set up workstations'],
  ['estimate to change out two deadbolts 110 each and a new latch 30', 'Change out deadbolts'],
])('%s: the title names what the work is done with', (words, title) => {
  expect(draft(words).content.title).toBe(title);
});
