/** What is told twice, or by way of another, is charged once; what is no price is charged never. */
import { describe, expect, test } from 'vitest';
import { draftAlone, linesSaid } from './testing/draft-said.ts';

const draft = (...said: Parameters<typeof draftAlone>) => draftAlone(...said).content;
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
    ['plow the lot 900 he paid 3200 last year to some outfit that never showed up half the time', [' x  = 900.00']],
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

  test('no balance is less than nothing: it is asked what is missing', () => {
    const { content, questions } = draftAlone('invoice two posts at 110 each he gave me 500 when we started');
    expect(content.terms.join(' ')).not.toContain('Balance due');
    expect(questions.map(({ because }) => because)).toContain(
      '$500.00 was paid, and all comes to $220.00: something may be missing.',
    );
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

describe('what takes no line back', () => {
  test.each([
    ["headlights 90 he asked about ceramic but we didn't do it so that's not on here", [' x  = 90.00']],
    ['headlights 90 he tipped the kid cash so leave that out of it', [' x  = 90.00']],
    ['rod and gas 45 the pins are wore out too but he said leave those till winter', [' x  = 45.00']],
    ['diagnostic 99 labor 230 she already gave me 200', [' x  = 99.00', ' x  = 230.00']],
    // but what was priced, and is given up
    ['headlights 90 wax 40 no scratch the wax', [' x  = 90.00']],
    [
      'labor 230 the diagnostic is 99 normally but forget that since she did the repair she already gave me 200',
      [' x  = 230.00'],
    ],
  ])('%s', (words, lines) => expect(linesSaid(words)).toEqual(lines));
});

describe('sizes count nothing', () => {
  test.each([
    ["pumped both tanks they're 1500 gallons each 385 a tank", ['2 x 385.00 = 770.00']],
    ['hot tub 325 a sofa 60 and six tires at 8 each', [' x  = 325.00', ' x  = 60.00', '6 x 8.00 = 48.00']],
    ['325 a month for six months and catching up last year is 600 flat', ['6 x 325.00 = 1950.00', ' x  = 600.00']],
  ])('%s', (words, lines) => expect(linesSaid(words)).toEqual(lines));
});

describe('lines that are named in the breath before', () => {
  test.each([
    ['vinyl siding for the Okonkwos that cream color eighteen squares at 420 a square', 'Vinyl siding, cream color'],
    [
      "for Monique Dubois backsplash white subway she's already got the boxes in the garage 34 square feet at 21 a foot",
      'Backsplash white subway',
    ],
    [
      'alright DJ for the Ramirez wedding five hours at $150 an hour plus the uplights 250',
      'Labor – DJ for the wedding',
    ],
  ])('%s', (words, name) => expect(draft(words).items[0]!.description).toBe(name));
});

describe('remarks', () => {
  const notes = (words: string) => {
    const { notes: said, terms, scope, timeline } = draft(`quote for Lou Haverty stump grinding 330 ${words}`);
    return [...said, ...terms, ...scope, timeline ?? ''];
  };
  test.each([
    [
      "he's gotta flag that before I bring the machine in or it's on him",
      'Client has to flag that before we bring the machine in or the client is responsible',
    ],
    ['90 days on the pump', '90-day warranty on the pump'],
    ["they're net 30 and it's PO number 44817", 'PO number 44817'],
    [
      'they have to run the pump round the clock for three days',
      'Client has to run the pump round the clock for 3 days',
    ],
    ['nobody swims till I text em', 'Nobody swims till we text them'],
    [
      "if they book it before Thanksgiving it's a hundred off",
      "If the client books it before Thanksgiving (November 26, 2026) it's $100.00 off",
    ],
  ])('%s', (words, note) => expect(notes(words)).toContain(note));
});
