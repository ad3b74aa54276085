/** Thoughts that begin without a sign, and words that stay with what they belong to. */
import { describe, expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';

const draft = (words: string) =>
  draftDocument({
    transcript: `quote for Bob Smith ${words}`,
    today: '2026-03-05',
    catalogue: [
      { name: 'Pool opening', fixedRate: 395 },
      { name: 'Pool closing', fixedRate: 345 },
      { name: 'Pool tech', hourlyRate: 75, unit: 'hour' },
      { name: 'Furniture assembly', fixedRate: 85, unit: 'each' },
      { name: 'SAT prep', hourlyRate: 65, unit: 'hour' },
    ],
    profile: { businessName: 'Acme Services', description: 'Home repair and remodeling' },
  });

describe('a new thought', () => {
  test.each([
    ["lead paint setup I'm throwing that in safe room setup three fifty", '350.00'],
    [
      "the body is 100 square feet at two and a quarter a foot paint's included in that the trim is 18 windows at 65 a window",
      '1395.00',
    ],
    ["they're two doors down eight percent tax on the lot box lunches 36 at 10 each", '388.80'],
    ['gravel base 18 yards at 52 a yard the stone steps cost me 880 put 30 percent on those', '2080.00'],
    ['two gutters at 100 each quote is good till March 30th', '200.00'],
    ['start up one eighty five and blow out one eighty five there is no snow in this', '370.00'],
  ])('%s: %s', (words, total) => {
    expect(draft(words).amount).toBe(total);
  });
});

describe('what stays with its price', () => {
  test.each([
    ['skid steer 95 an hour six hours', '570.00'],
    ['SAT prep at the usual hourly rate twelve hours altogether', '780.00'],
    ['the eight hour package is thirty two hundred', '3200.00'],
    ['two panic bars supplied and put on 340 apiece', '680.00'],
    ['shutters fourteen of them thirty bucks a shutter', '420.00'],
    ['opening and closing both at our regular prices', '740.00'],
    ['put together two dressers at the usual price each', '170.00'],
  ])('%s: %s', (words, total) => {
    expect(draft(words).amount).toBe(total);
  });
});

describe('figures that are no price', () => {
  test.each([
    ['oil change for a 2019 CR-V is 80 and the house is from 1926 so we follow the rules', '80.00'],
    ['buffet for 50 guests at 20 a head doors at 4 food at 5:30', '1000.00'],
    ['dig the line 600 and 811 has to mark it first', '600.00'],
    ['deck for 900 she says six thousand is tops', '900.00'],
    ['labor five hours at 100 an hour the shop down the road told her 2100 for the same thing', '500.00'],
  ])('%s: %s', (words, total) => {
    expect(draft(words).amount).toBe(total);
  });
});

describe('each at his own rate', () => {
  test.each([
    ['me and the apprentice both there one full day I bill 95 an hour and he bills 55', '1200.00'],
    ['me at 95 and my helper at 55 eight hours each to rewire the garage', '1200.00'],
  ])('%s: %s', (words, total) => {
    expect(draft(words).amount).toBe(total);
  });
});

describe('remarks are kept whole', () => {
  test.each([
    ['they bring their own calculators', 'Client brings their own calculators'],
    ['gallery in two weeks if it rains we move it', 'If it rains we move it'],
    ['I match the texture', 'We match the texture'],
    ['park behind unit 4B', 'Park behind unit 4B'],
    ["all the digging's on a Saturday", "digging's on a Saturday"],
    ['timeline one week starting June 8th', 'One week starting June 8th'],
    ['gate 200 two days once we start', '2 days once we start'],
  ])('%s: %s', (words, kept) => {
    const { content } = draft(`shed 500 and ${words}`);
    expect(JSON.stringify(content)).toContain(kept);
  });

  test.each([
    ['client is a repeat customer', 'repeat'],
    ['call it done', 'before the work is scheduled'],
  ])('%s: nothing of "%s"', (words, unsaid) => {
    expect(JSON.stringify(draft(`shed 500 half down ${words}`).content).replace(/"text":"[^"]*"/g, '')).not.toContain(
      unsaid,
    );
  });
});

describe('money that people lose by a misheard word', () => {
  test.each([
    ['replace 3 toilets at $325 each actually only 2 toilets and labor 3 hours at $90', '920.00'],
    ['labor 60 hours at $70 an hour materials are $8400 mark up the materials 15%', '13860.00'],
    ['rekey 5 locks at $22 each service call $65 after hours surcharge $45 and one smart lock at $219', '439.00'],
    [
      'gutters two hundred forty feet at a buck fifty a foot downspouts six at twenty no make it eight downspouts',
      '520.00',
    ],
    [
      'kitchen cabinets are eight thousand four hundred countertops forty two square feet of quartz at seventy five',
      '11550.00',
    ],
    ['unit 4B tune up 99', '99.00'],
    ['treat 5 trees at 217 each plus $25 for every extra 100 gallons', '1085.00'],
    ['roof 9000 not including any rotten decking that would be $75 a sheet', '9000.00'],
    ['deck 900 option to do the ceilings for another four hundred eighty start on Monday', '900.00'],
  ])('%s: %s', (words, total) => {
    expect(draft(words).amount).toBe(total);
  });

  test('what was given already is a deposit that was paid', () => {
    expect(draft('steps 996 minus the $150 deposit she gave me').content.terms).toContain(
      'Deposit of $150.00 received',
    );
    expect(draft('steps 996 he paid 200 already so subtract that').content.scope).toEqual(['Steps']);
  });

  test('a third is a third', () => {
    expect(draft('fence 900 third down third at half way and the rest at the end').content.deposit?.amount).toBe(
      '300.00',
    );
  });

  test('a price that may be in cents is asked about', () => {
    const [question] = draft('wiper blades nineteen ninety nine').questions;
    expect(question?.because).toContain('$19.99');
  });

  test('a weekday with a day that is far off is no date of the job', () => {
    expect(draft('fence 900 start Monday the 16th').content.startDate).toBe('2026-03-16');
    expect(draft('fence 900 start Monday the 31st').content.startDate ?? null).toBeNull();
  });
});
