import { describe, expect, it } from 'vitest';
import { readJob } from './read-job.ts';

const catalogue = [
  { name: 'Drain cleaning', fixedRate: 189, category: 'Plumbing' },
  { name: 'Toilet install', fixedRate: 260, unit: 'each', category: 'Plumbing' },
  { name: 'Sink install', fixedRate: 180, unit: 'each', category: 'Plumbing' },
  { name: 'Master plumber', hourlyRate: 120, category: 'Plumbing' },
  { name: 'Apprentice', hourlyRate: 60, category: 'Plumbing' },
  { name: 'Backflow test', fixedRate: 95, unit: 'each', category: 'Plumbing' },
  { name: 'Pipe insulation', fixedRate: 4.5, unit: 'linear ft', category: 'Plumbing' },
  { name: 'Maintenance plan', fixedRate: 39, unit: 'month', category: 'Plumbing' },
];

const lines = (text: string): string[] =>
  readJob({ transcript: `quote for Ann Lee ${text}`, today: '2026-07-01', catalogue, profile: { businessName: 'X' } })
    .job.lines.filter((line) => !line.optional)
    .map((line) =>
      line.amount !== null ? `${line.amount / 100}` : line.price === null ? 'open' : `${line.quantity} x ${line.price}`,
    );

describe('the price list', () => {
  it.each([
    ['two toilet installs and a drain cleaning at our regular prices', ['2 x 260', '189']],
    ['two new toilet installs for the Barlow place at the standard price', ['2 x 260']],
    ['toilet install then the sink install regular prices on all that and a valve 60', ['1 x 260', '1 x 180', '60']],
    ["leave the drain cleaning off this time they're a regular and a valve 60", ['60']],
    ['drain cleaning our usual and backflow tests on three units standard rate each', ['189', '3 x 95']],
    ['three toilets installed at the normal price plus 60 feet of pipe insulation', ['3 x 260', '60 x 4.5']],
    ['drain cleaning the usual price but knock twenty bucks off', ['189']],
    ['six months of the maintenance plan and a backflow test', ['6 x 39', '1 x 95']],
    ['a year of the maintenance plan', ['12 x 39']],
    // the next thing begins right behind its name
    ['replace a valve 60 one drain cleaning a new trap 30', ['60', '189', '30']],
    ['three toilet installs hang the door 200', ['3 x 260', '200']],
    ['toilet install x 3 a new trap 30', ['3 x 260', '30']],
    ['one drain cleaning staining 400', ['189', '400']],
    ['five leaks in the wall use the backflow test price for those', ['5 x 95']],
    ['fix a valve 60 her sister was asking about a drain cleaning', ['60']],
    ['the master plumber at our regular rate seven hours a new trap 30', ['7 x 120', '30']],
    ['three toilet installs drain cleaning at our regular price', ['3 x 260', '189']],
    ['regular price for the drain cleaning a new trap 30', ['189', '30']],
    ['drain cleaning at list a new trap 30', ['189', '30']],
    ['a drain cleaning and replaced the flapper 35 dollars', ['189', '35']],
    ['backflow test no charge this time and a toilet install', ['1 x 260']],
    // what both names share was said with the first
    ['toilet install 3 of them and add the sink', ['3 x 260', '1 x 180']],
    ['toilet install and the sink is hers', ['1 x 260']],
    ["toilet install and I'm waiving the drain cleaning", ['1 x 260']],
    ['drain cleaning 189 and add the sink', ['189']],
    ['both toilets I did those at 105 each', ['2 x 105']],
    ['four toilet installs but do em at 240', ['4 x 240']],
    ['drain cleaning but only charge him 150 for that', ['150']],
    ['insulate the crawl space 80 feet of pipe insulation at our price', ['80 x 4.5']],
    ["pipe insulation at our standard price it's three runs 20 30 and 14 feet", ['64 x 4.5']],
    ["pipe insulation at the usual price that's 80 feet and railing 500", ['80 x 4.5', '500']],
    ['backflow tests at the regular price so four tests and a trap 45', ['4 x 95', '45']],
    ['maintenance plan at our regular price for the whole year', ['12 x 39']],
    ['new trap 45 toilet install is included', ['45']],
    ['drain cleaning same as it says on my price list and a trap 45', ['189', '45']],
    ['three toilets installed for what I always get and a trap 45', ['3 x 260', '45']],
    ['drain cleaning by the book and the toilet install too both list price', ['189', '1 x 260']],
    ['two toilet installs they get it for 220 each not my regular price', ['2 x 220']],
    ['two toilet installs ten bucks cheaper than usual so 250 apiece and a trap 45', ['2 x 250', '45']],
    ['drain cleaning on the house and a trap 45', ['45']],
    ['same time as last time a trap 45', ['45']],
    // told by its parts it is not the list's
    ['a sink install labor is 140 and the sink is 189', ['140', '189']],
    ['two toilet installs at our normal flat price and sinks same thing three of them', ['2 x 260', '3 x 180']],
    ['five rooms backflow test on two of those at the listed price', ['2 x 95']],
    ['three toilets installed and uh two sink installs make those 110 each', ['3 x 260', '2 x 110']],
    [
      'a toilet install and two sink installs but call those 140 apiece they need it by eleven thirty',
      ['1 x 260', '2 x 140'],
    ],
    ['backflow test four visits one a quarter at what we always charge', ['4 x 95']],
    ['drain cleaning at the usual and a lube kit 12 her cars are stuck inside', ['189', '12']],
  ])('"%s"', (text, expected) => expect(lines(text)).toEqual(expected));

  it.each([
    ['master plumber four hours and apprentice four hours at regular rates', ['4 x 120', '4 x 60']],
    ['four hours of master plumber time and two hours apprentice', ['4 x 120', '2 x 60']],
    ['half a day for the master plumber to move the vanity lines', ['4 x 120']],
    ['three hours of master plumber to pull the old lines out trim kit one fifty', ['3 x 120', '150']],
    ['eight valves to set figure an hour and a quarter each at the apprentice rate', ['10 x 60']],
    ["five hours at my usual rate for the master plumber lumber's 85", ['5 x 120', '85']],
    ['an hour and a half at the master rate putting the valve in and a trap 45', ['1.5 x 120', '45']],
    ['drain cleaning at the standard rate and an hour of apprentice at my regular to board up', ['189', '1 x 60']],
  ])('gives hours their rate: "%s"', (text, expected) => expect(lines(text)).toEqual(expected));

  it.each([
    'clean the gutters they clog every fall',
    'she already had the drain cleaning done last year',
    'the toilet install is not included',
  ])('charges nothing for what is only alike or left out: "%s"', (text) => expect(lines(text)).toEqual([]));
});

it.each([
  ['SAT package plus two extra practice tests 35 each', ['720', '2 x 35']],
  ['the usual opening on the pool and four tires mounted and balanced at 25 apiece', ['360', '4 x 25']],
  ['deep clean for the house three bedroom at the regular price plus the fridge for 30', ['310', '30']],
  [
    '55 people brunch buffet at our normal price and coffee service for everybody same thing normal price',
    ['55 x 24', '55 x 3.5'],
  ],
  [
    'pull out the wet stuff 600 square feet at a buck ten a foot R19 batts 1100 feet at the standard price',
    ['600 x 1.1', '1100 x 1.3'],
  ],
  ['two grade one deadbolts 129 apiece and install both of those at our normal deadbolt price', ['2 x 129', '2 x 85']],
])('%s', (text, expected) => {
  const { job } = readJob({
    transcript: `quote for Ann Lee ${text}`,
    today: '2026-07-01',
    catalogue: [
      { name: 'SAT package', fixedRate: 720 },
      { name: 'Pool opening', fixedRate: 360 },
      { name: 'Standard clean 3 bed', fixedRate: 190 },
      { name: 'Deep clean 3 bed', fixedRate: 310 },
      { name: 'Brunch buffet', fixedRate: 24, unit: 'person' },
      { name: 'Coffee service', fixedRate: 3.5, unit: 'person' },
      { name: 'Batt insulation, R19', fixedRate: 1.3, unit: 'sq ft' },
      { name: 'Deadbolt install', fixedRate: 85, unit: 'each' },
    ],
    profile: { businessName: 'X' },
  });
  expect(
    job.lines.map((line) => (line.amount !== null ? `${line.amount / 100}` : `${line.quantity} x ${line.price}`)),
  ).toEqual(expected);
});

it('a length of a thing that is listed by the piece is no count of it, and breaks nothing', () => {
  const { job } = readJob({
    transcript: 'quote for Ann Lee filter clean at the usual price it is 30 feet of them',
    today: '2026-07-01',
    catalogue: [{ name: 'Filter clean', fixedRate: 35, unit: 'each' }],
    profile: { businessName: 'X' },
  });
  expect(job.lines.map(({ quantity, price }) => [quantity, price])).toEqual([[1, 35]]);
});

it('a service at the very end of what was said so far is read', () => {
  const { job } = readJob({
    transcript: 'termite inspection for Becky Sandoval and two',
    today: '2026-07-01',
    catalogue: [
      { name: 'Termite inspection', fixedRate: 125 },
      { name: 'Wasp nest removal', fixedRate: 95, unit: 'each' },
    ],
    profile: { businessName: 'X' },
  });
  expect(job.lines.map(({ service }) => service?.name)).toEqual(['Termite inspection']);
});
