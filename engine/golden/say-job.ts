/** Random jobs with a known meaning, said in random ways: what comes back must have the exact total. */
import fc from 'fast-check';
import { add, type Cents, multiply, percentOf } from '../money.ts';

interface SaidLine {
  words: string;
  amount: Cents;
}

export interface SaidJob {
  transcript: string;
  total: Cents;
}

const ones = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A whole number below 100,000 in words: 1450 → "one thousand four hundred fifty". */
export function inWords(n: number): string {
  if (n < 20) return ones[n]!;
  if (n < 100) return n % 10 ? `${tens[Math.floor(n / 10)]} ${ones[n % 10]}` : tens[n / 10]!;
  if (n < 1000) return `${ones[Math.floor(n / 100)]} hundred${n % 100 ? ` ${inWords(n % 100)}` : ''}`;
  return `${inWords(Math.floor(n / 1000))} thousand${n % 1000 ? ` ${inWords(n % 1000)}` : ''}`;
}

/** The ways a price in whole dollars is said. */
const sayPrice = (dollars: number): fc.Arbitrary<string> =>
  fc.constantFrom(
    String(dollars),
    `$${dollars}`,
    `${dollars} dollars`,
    `${dollars} bucks`,
    `${inWords(dollars)} dollars`,
    `${inWords(dollars)} bucks`,
    ...(dollars >= 1000 ? [`$${String(dollars).replace(/(\d)(\d{3})$/, '$1,$2')}`] : []),
    ...(dollars >= 1100 && dollars < 9900 && dollars % 100 === 0 && dollars % 1000 !== 0
      ? [`${inWords(dollars / 100)} hundred dollars`]
      : []),
  );

const sayCount = (n: number): fc.Arbitrary<string> => fc.constantFrom(String(n), inWords(n));

const lumps = [
  'the permit',
  'the dumpster',
  'demo',
  'disposal',
  'the vanity',
  'the water heater',
  'the light fixture',
  'drywall repair',
  'the ceiling fan',
  'paint',
  'crane rental',
  'the thermostat',
  'scaffolding',
  'the control panel',
  'cleanup',
  'the front door',
];
const counted = [
  'outlets',
  'windows',
  'recessed lights',
  'doors',
  'shutters',
  'fence posts',
  'sprinkler heads',
  'downspouts',
  'cabinets',
  'locks',
  'shrubs',
  'smoke detectors',
  'ceiling tiles',
  'skylights',
];
const measured: [thing: string, unit: string, per: string[]][] = [
  ['baseboard', 'feet', ['a foot', 'per foot', 'a linear foot']],
  ['hardwood', 'square feet', ['a square foot', 'per square foot', 'a foot']],
  ['sod', 'square feet', ['a square foot', 'per square foot']],
  ['gutter', 'linear feet', ['a foot', 'per linear foot']],
  ['mulch', 'yards', ['a yard', 'per yard']],
  ['shingles', 'squares', ['a square', 'per square']],
];
const work = ['for the install', 'for the repair', 'for prep', 'for the cleanup', 'of labor', 'of programming'];

const lump: fc.Arbitrary<SaidLine> = fc
  .tuple(
    fc.constantFrom(...lumps),
    fc.integer({ min: 20, max: 4800 }),
    fc.constantFrom('is', 'runs', 'comes to', 'will be', ''),
  )
  .chain(([thing, dollars, verb]) =>
    sayPrice(dollars).map((price) => ({
      words: `${thing} ${verb} ${price}`.replace(/ +/g, ' '),
      amount: dollars * 100,
    })),
  );

const count: fc.Arbitrary<SaidLine> = fc
  .tuple(
    fc.constantFrom(...counted),
    fc.integer({ min: 2, max: 40 }),
    fc.integer({ min: 12, max: 900 }),
    fc.constantFrom('each', 'apiece'),
    fc.boolean(),
  )
  .chain(([thing, n, dollars, each, at]) =>
    fc.tuple(sayCount(n), sayPrice(dollars)).map(([number, price]) => ({
      words: `${number} ${thing} ${at ? 'at ' : ''}${price} ${each}`,
      amount: n * dollars * 100,
    })),
  );

const measure: fc.Arbitrary<SaidLine> = fc
  .tuple(
    fc.constantFrom(...measured),
    fc.integer({ min: 5, max: 2400 }),
    fc.integer({ min: 1, max: 60 }),
    fc.constantFrom(0, 25, 50, 75),
  )
  .chain(([[thing, unit, pers], n, dollars, cents]) =>
    fc.tuple(fc.constantFrom(...pers), fc.boolean()).map(([per, behind]) => {
      const price = cents ? `$${dollars}.${cents}` : `${dollars} dollars`;
      return {
        words: behind ? `${n} ${unit} of ${thing} at ${price} ${per}` : `${thing} ${n} ${unit} at ${price} ${per}`,
        amount: multiply(`${dollars}.${String(cents).padStart(2, '0')}`, n),
      };
    }),
  );

const hours: fc.Arbitrary<SaidLine> = fc
  .tuple(
    fc.integer({ min: 1, max: 60 }),
    fc.boolean(),
    fc.integer({ min: 35, max: 180 }),
    fc.constantFrom(...work),
    fc.constantFrom('an hour', 'per hour'),
  )
  .chain(([n, half, rate, what, per]) =>
    sayCount(n).map((number) => ({
      words: `${number}${half ? ' and a half' : ''} hours ${what} at $${rate} ${per}`,
      amount: multiply(String(rate), half ? n + 0.5 : n),
    })),
  );

const joints = [' and ', ' plus ', ' then ', ' and then ', ' um ', ' okay ', ' also ', ', ', '. ', ' oh and '];
const openers = [
  'quote for Dave Miller ',
  'estimate for Anita Bergstrom ',
  'okay so this is a bid for Steve Carmichael ',
  'invoice for Gloria Nunez ',
  'quote for Bright Smiles Dental ',
  '',
];

/** Up to five lines, perhaps a discount and tax, perhaps a remark that changes nothing. */
export const saidJob: fc.Arbitrary<SaidJob> = fc
  .tuple(
    fc.constantFrom(...openers),
    fc.array(fc.oneof(lump, count, measure, hours), { minLength: 1, maxLength: 5 }),
    fc.infiniteStream(fc.constantFrom(...joints)),
    fc.option(fc.constantFrom(5, 10, 15)),
    fc.option(fc.constantFrom(6, 7, 8.25)),
    fc.constantFrom(
      '',
      ' half down',
      ' we can start next Tuesday',
      ' should take three to four days',
      ' one year warranty',
      ' and tell them the gate code is on the fridge',
    ),
  )
  .map(([opener, lines, stream, off, tax, remark]) => {
    const iterator = stream[Symbol.iterator]();
    const body = lines.map((line, i) => (i === 0 ? line.words : `${iterator.next().value}${line.words}`)).join('');
    const sum = add(lines.map((line) => line.amount));
    const discount = off === null ? 0 : percentOf(sum, off);
    const net = sum - discount;
    const total = net + (tax === null ? 0 : percentOf(net, tax));
    return {
      transcript: `${opener || 'I need to price a job '}${body}${off === null ? '' : ` and ${off} percent off everything`}${tax === null ? '' : ` plus ${tax}% sales tax`}${remark}`,
      total,
    };
  });
