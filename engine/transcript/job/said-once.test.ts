/** What is told twice, or by way of another, is charged once; what is no price is charged never. */
import { describe, expect, test } from 'vitest';
import type { CatalogueService } from '../../document/business-document.ts';
import { draftDocument } from '../../document/draft-document.ts';
import { linesSaid } from './testing/draft-said.ts';

const draft = (transcript: string, catalogue: CatalogueService[] = []) =>
  draftDocument({
    transcript,
    today: '2026-03-05',
    catalogue,
    profile: { businessName: 'Acme Services', description: 'Home repair' },
  }).content;
const amounts = (transcript: string, ...services: [name: string, fixedRate: number, unit?: string][]) =>
  draft(
    transcript,
    services.map(([name, fixedRate, unit]) => ({ name, fixedRate, ...(unit !== undefined && { unit }) })),
  ).items.map(({ amount }) => amount);

describe('services of the price list', () => {
  test('that are named with "and" are one', () => {
    const list = [['Sand and refinish hardwood', 4.4, 'sq ft'] as const, ['Stair tread refinish', 48, 'each'] as const];
    expect(
      amounts(
        '540 square feet sand and refinish at the standard price',
        ...list.map((one): [string, number, string] => [...one]),
      ),
    ).toEqual(['2376.00']);
  });

  test('are charged once where the price is told in the next breath', () => {
    expect(amounts("I ran the big cable that's just the standard main line price", ['Main line cable', 245])).toEqual([
      '245.00',
    ]);
    expect(
      amounts('four patches where the old mirrors were regular patch price', ['Patch repair', 140, 'each']),
    ).toEqual(['560.00']);
  });

  test('are measured as what was measured before, where all of it is meant', () => {
    expect(
      amounts('540 square feet of vinyl at 3 a foot and add the stain to all of it', ['Stain', 0.75, 'sq ft']),
    ).toEqual(['1620.00', '405.00']);
  });

  test('are known by their size in the sentence before', () => {
    expect(
      amounts(
        "he's got the 1500 gallon so pump that out",
        ['Pump-out, 1000 gallon', 340],
        ['Pump-out, 1500 gallon', 425],
      ),
    ).toEqual(['425.00']);
  });
});

describe('counts by way of another', () => {
  test.each([
    [
      "four stage hands ten hours each on both days at 22 an hour so that's eighty hours six monitors at 40 each",
      ['80 x 22.00 = 1760.00', '6 x 40.00 = 240.00'],
    ],
    ['both her kids eight lessons apiece at 35 a lesson', ['16 x 35.00 = 560.00']],
    ['three houses so a listing shoot on each at 195', ['3 x 195.00 = 585.00']],
    ['I counted nine heads that are busted at 25 apiece', ['9 x 25.00 = 225.00']],
    [
      'six bridesmaids at 75 sorry five one of them bailed so five bridesmaids at 75 and eight boutonnieres at 16',
      ['5 x 75.00 = 375.00', '8 x 16.00 = 128.00'],
    ],
    // others at the same price
    ['five bridesmaids at 75 so five arrangements at 75', ['5 x 75.00 = 375.00', '5 x 75.00 = 375.00']],
  ])('%s', (words, lines) => expect(linesSaid(words)).toEqual(lines));
});

describe('what is no price of this job', () => {
  test.each([
    ['tile allowance 300 and if it goes over the three hundred they pay the difference', [' x  = 300.00']],
    ["house wash 285 if the neighbor signs up it's 50 off for her", [' x  = 285.00']],
    ['belt 38 labor 90 plate is 7 K R 411', [' x  = 38.00', ' x  = 90.00']],
    // a switch plate has a price
    ['switch plates are 7 each and there are six of them', ['6 x 7.00 = 42.00']],
  ])('%s', (words, lines) => expect(linesSaid(words)).toEqual(lines));

  test('a core that goes back is taken off', () => {
    const { amount, discount } = draft('invoice alternator 240 belt 38 take off the core 45');
    expect(discount?.amount).toBe('45.00');
    expect(amount).toBe('233.00');
  });

  test('if they take the other one, what is saved is an option', () => {
    expect(
      draft(
        '20 square feet composite at 48 a foot the old deck is coming off now if they go cedar instead of composite take 320 off',
      ).items.map(({ amount, optional }) => [amount, optional]),
    ).toContainEqual(['-320.00', true]);
  });

  test('no balance is less than nothing', () => {
    const { terms } = draft('invoice two posts at 110 each he gave me 500 when we started');
    expect(terms.join(' ')).not.toContain('Balance due');
  });
});

describe('what is taken back', () => {
  test.each([
    ['permit 310 I had the LVP floor on here but they do that themselves so take it out', [' x  = 310.00']],
    [
      'the care plan 65 a month for six months they send the photos it should be live 5 weeks after I get them',
      ['6 x 65.00 = 390.00'],
    ],
  ])('%s', (words, lines) => expect(linesSaid(words)).toEqual(lines));
});

describe('what a share is on', () => {
  test.each([
    ['deep clean 320 and 13 visits at 145 and 5 percent off those 13 visits only not the deep clean', '2110.75'],
    [
      "buffet 1000 cobbler 200 servers 500 and a service charge 15 percent on the food that's the buffet and the cobbler not the servers",
      '1880.00',
    ],
    ['PA system 850 monitors 240 15 percent off the PA nothing else', '962.50'],
  ])('%s', (words, total) => expect(draft(words).amount).toBe(total));
});

describe('a new thing behind a price', () => {
  test.each([
    ['electrical sub is twenty four fifty bath rough in 3100', [' x  = 2450.00', ' x  = 3100.00']],
    [
      'vapor barrier 920 square feet at 70 cents a foot and batts same footage at a dollar ten a dehumidifier set in place 1150',
      ['920 x 0.70 = 644.00', '920 x 1.10 = 1012.00', ' x  = 1150.00'],
    ],
    ['inspection 275 a cap for the furnace side do that at 2:15 installed', [' x  = 275.00', ' x  = 215.00']],
  ])('%s', (words, lines) => expect(linesSaid(words)).toEqual(lines));

  test('how often the way is gone is told behind the miles', () => {
    expect(
      draft('consult 200 mileage is 54 miles round trip at 65 cents two trips furniture gets bought by them')
        .travel_cost,
    ).toBe('70.20');
  });
});
