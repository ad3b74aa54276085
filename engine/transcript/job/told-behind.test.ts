/** Where one thought ends and the next begins, in sums: each of these cost or gave away money when it was divided elsewhere. */
import { expect, test } from 'vitest';
import { draftSaid } from './testing/draft-said.ts';

test.each([
  // stretches in which nobody works
  ['stain 380 square feet at 2 dollars a foot no rain for 48 hours after', '760.00'],
  ['post lights eight at 30 apiece tell her no sprinklers for 48 hours after', '240.00'],
  ['saw cutting 260 keep people off it 48 hours', '260.00'],
  ['rim joist 140 feet at 6.50 a foot nobody in the house for 24 hours while it cures', '910.00'],
  // what hangs on a finding
  ['posts six at 45 each the double gate is 900 any hole we have to drill is 75 extra', '1170.00'],
  // deposits begin their own thought
  ['nine tires at 10 a tire dump fees are in there already the neighbor Joan has the keys half at booking', '90.00'],
  ['put the bench at 540 he keeps going back and forth on it mantel 780', '1320.00'],
  // what begins behind a then, an okay, a rest
  ['house wash 320 then the back fence 130 feet at 1.10 a foot', '463.00'],
  ['linens 150 somebody tell Beto to move the truck okay chairs 90', '240.00'],
  [
    'adults 95 at 27 a head that is the plate and two sides and then on top of those ten kids at 13.50 a head',
    '2700.00',
  ],
  [
    'fee is 15 percent on the electrical not on the rest of it the bathroom we are not touching electrical 1000',
    '1150.00',
  ],
  // counts and measures that stand behind
  ["it's Tuesdays and Fridays at 110 a visit call it nine visits", '990.00'],
  ['the monthly close at 390 a month call it three months to begin with', '1170.00'],
  ['three days in the shop and one on site to set it all at 560 a day', '2240.00'],
  ['battery 189 then 3 hours at 118 an hour and half an hour same rate', '602.00'],
  ['labor 20 hours at 38 an hour 60 plastic crates rented at 1.75 a crate', '865.00'],
  ['they bought the fixtures two dedicated 20 amp circuits 340 apiece', '680.00'],
  ['the sidewalk five foot wide by 84 so 420 square feet at ten and a half a foot', '4410.00'],
  ['headlights 45 a side both sides', '90.00'],
  // whose it is, and why
  ["31 panes at four bucks a pane that's just the once supplies are on us", '124.00'],
  ['boxes 165 and a 75 dollar travel fee because it is over the county line', '240.00'],
  ["the dumpster's 510 adjuster came in at 14200 so don't put that anywhere", '510.00'],
  ['service call is 59 it is the Samsung front loader model ends in 5200', '59.00'],
  ['six hundred to put it in expansion tank 95 permit 85', '780.00'],
  ['125 to shift the piano 500 deposit holds the week', '125.00'],
])('%s', (words, amount) => {
  expect(draftSaid(words).amount).toBe(amount);
});

test('what a thing is called, whatever stands beside its price', () => {
  const names = (words: string) => draftSaid(words).content.items.map(({ description }) => description);
  expect(names('six hundred to put it in expansion tank 95')).toContain('Expansion tank');
  expect(names('tear off both layers 70 a square on 31 squares')).toEqual(['Tear off both layers']);
  expect(names('90 for the lift gate because of the copier')).toEqual(['Lift gate']);
  expect(names('40 to do inside the oven')[0]).toMatch(/oven/i);
  expect(names('allow 450 for the tile')[0]).toMatch(/allowance/);
});

test('alternatives that somebody is stuck between', () => {
  const { content } = draftSaid(
    "downstairs 640 square feet he's stuck between engineered hickory at 9.25 a foot and the laminate at 5.40 a foot show him each one",
  );
  expect(content.items.map(({ optional, amount }) => [optional, amount])).toEqual([
    [true, '5920.00'],
    [true, '3456.00'],
  ]);
});
