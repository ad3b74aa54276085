import { describe, expect, it } from 'vitest';
import type { DocumentContent } from './business-document.ts';
import { draftDocument } from './draft-document.ts';
import { deck, refineDeck } from './refine/sample-deck.ts';
import { refineDocument } from './refine-document.ts';

describe('travel, discount, tax and deposit', () => {
  it.each<[string, Partial<DocumentContent>]>([
    ['drop the travel', { travel_cost: null, travel_time_hours: null, amount: '12015.20' }],
    ['make the travel 150', { travel_cost: '150.00', amount: '12165.20' }],
    ['travel should be 3 hours', { travel_cost: '180.00', travel_time_hours: 3, amount: '12195.20' }],
    ['lose the travel and the tax', { travel_cost: null, tax: null, amount: '11570.00' }],
    ['no tax', { tax: null, amount: '11690.00' }],
    [
      'no deposit',
      { deposit: null, amount: '12135.20', terms: ['Balance on completion', 'This quote is good for 30 days'] },
    ],
    ['they paid the deposit', { deposit_paid: true, amount: '12135.20' }],
    ['round the total down to the nearest hundred', { amount: '12100.00' }],
    ['make it 12000 even', { amount: '12000.00' }],
    ["let's call it 12 even", { amount: '12000.00' }],
    ['reduce the total by 135.20', { amount: '12000.00' }],
  ])('%s', (instructions, expected) => {
    const { content, refused } = refineDeck(instructions);
    expect(refused).toEqual([]);
    expect(content).toMatchObject(expected);
  });

  it.each<[string, 'discount' | 'tax' | 'deposit', object, string]>([
    ['8 percent off', 'discount', { percent: 8, amount: '935.20' }, '11200.00'],
    ['give them a 5 percent senior discount', 'discount', { percent: 5, amount: '584.50' }, '11550.70'],
    ['10 percent off the railing', 'discount', { percent: 10, base: '3420.00', amount: '342.00' }, '11793.20'],
    ['10 percent off labor and railing', 'discount', { percent: 10, base: '5820.00', amount: '582.00' }, '11553.20'],
    ['discount the labor by 10 percent', 'discount', { percent: 10, base: '2400.00', amount: '240.00' }, '11895.20'],
    [
      '10 percent off everything but the labor',
      'discount',
      { percent: 10, base: '9170.00', amount: '917.00' },
      '11218.20',
    ],
    ['take 190 off', 'discount', { amount: '190.00' }, '11945.20'],
    ['5 percent off and another 3 percent off', 'discount', { percent: 8, amount: '935.20' }, '11200.00'],
    ['20 bucks off for new customers', 'discount', { amount: '20.00' }, '12115.20'],
    ['make the tax 7 percent', 'tax', { percent: 7, base: '7420.00', amount: '519.40' }, '12209.40'],
    ['tax everything at 5 percent', 'tax', { percent: 5, amount: '584.50' }, '12274.50'],
    ['tax on the decking only at 6 percent', 'tax', { percent: 6, base: '4000.00', amount: '240.00' }, '11930.00'],
    ['half down', 'deposit', { percent: 50, amount: '6067.60' }, '12135.20'],
    ['ask for a third up front', 'deposit', { percent: 33.33, amount: '4045.07' }, '12135.20'],
    ['deposit 2000', 'deposit', { amount: '2000.00' }, '12135.20'],
    ['make the deposit 40', 'deposit', { percent: 40, amount: '4854.08' }, '12135.20'],
    ['bump the deposit up by 10 percent', 'deposit', { percent: 40, amount: '4854.08' }, '12135.20'],
  ])('%s', (instructions, key, expected, amount) => {
    const { content, refused } = refineDeck(instructions);
    expect(refused).toEqual([]);
    expect(content[key]).toMatchObject(expected);
    expect(content.amount).toBe(amount);
    if (!('percent' in expected)) expect(content[key]?.percent).toBeUndefined();
    if (!('base' in expected)) expect(content[key]?.base).toBeUndefined();
  });

  it('reaches a total with a tax on everything to the cent', () => {
    const taxed = refineDeck('tax everything at 8.25 percent').content;
    for (const total of [12000, 12001, 12345.67, 11999.99, 13000]) {
      const { content } = refineDeck(`make the total ${total}`, taxed);
      expect(content.amount).toBe(total.toFixed(2));
    }
  });

  it('restates a percentage that a term repeats', () => {
    expect(refineDeck('half down').content.terms[0]).toBe('50% deposit on signing, balance on completion');
    expect(refineDeck('deposit 2000').content.terms[0]).toBe('$2,000 deposit on signing, balance on completion');
  });

  it('mentions a discount that hangs on a condition, and does not take it off', () => {
    const { content } = refineDeck('5 percent off if they book this week');
    expect(content.terms.at(-1)).toBe('5 percent off if they book this week');
    expect([content.discount, content.amount]).toEqual([null, '12135.20']);
  });
});

describe('a discount or a tax on a part of the lines', () => {
  const { content } = draftDocument({
    transcript:
      'quote for Ann tear out the old deck labor 30 hours at 90 an hour, hardware two fifty, ten percent off the labor, sales tax 7.5 percent on the hardware',
    today: '2026-03-05',
    catalogue: [],
    profile: { businessName: 'Acme' },
  });
  const refine = (instructions: string) => refineDocument({ content, instructions, today: '2026-03-05' });

  it('does not reach out for a new line', () => {
    const { content: after, changes } = refine('add stain for $180');
    expect(after.discount).toMatchObject({ percent: 10, base: '2700.00', amount: '270.00' });
    expect(changes).toEqual(['Added Stain, outside the discount: $180.00']);
  });

  it('goes with the last line that it was on, and says so', () => {
    const { content: after, changes } = refine('take out the hardware');
    expect(after.tax).toBeNull();
    expect(changes.at(-1)).toBe('Tax removed: nothing is left that it was on');
  });
});

describe('dates, people and words', () => {
  it.each<[string, Partial<DocumentContent>]>([
    ['good for 60 days', { validUntil: '2027-01-19', terms: [deck.terms[0]!, 'This quote is good for 60 days'] }],
    ['valid until January 15th', { validUntil: '2027-01-15' }],
    ['make it good through January', { validUntil: '2027-01-31' }],
    ['extend it by two weeks', { validUntil: '2027-01-03' }],
    ['start February 1st', { startDate: '2027-02-01' }],
    ['start the 18th instead of the 11th', { startDate: '2027-01-18' }],
    ['push the start back two weeks', { startDate: '2027-01-25' }],
    ["it'll take 12 days", { timeline: '12 days' }],
    ['12 days instead of 2 weeks', { timeline: '12 days' }],
    ['timeline is 10 to 12 days', { timeline: '10 to 12 days' }],
    [
      'change the client to Maria Lopez',
      {
        client: 'Maria Lopez',
        description: 'New composite deck with cable railing for Maria Lopez, $12,135.20 in all.',
      },
    ],
    ["it's spelled O R T E Z", { client: 'Sam Ortez' }],
    ['Ortez not Ortiz', { client: 'Sam Ortez' }],
    ['his number is 503 555 0147', { clientContact: { email: 'sam@example.com', phone: '503-555-0147' } }],
    ['change the title to Composite deck and stairs', { title: 'Composite deck and stairs' }],
    ['make it an estimate', { quote_type: 'estimate' }],
    ['add a 5 year warranty on the framing', { terms: [...deck.terms, '5 year warranty on the framing'] }],
    ['net 15', { terms: [...deck.terms, 'Payment terms: net 15'] }],
    ['painting is not included', { notes: [...deck.notes, 'Painting is not included'] }],
    ['add a note that the gate code is needed', { notes: [...deck.notes, 'The gate code is needed'] }],
    ['remove the note about the furniture', { notes: ['Two color samples are included'] }],
    ['3 color samples instead of two', { notes: ['3 color samples are included', deck.notes[1]!] }],
    ['add to the scope: clean up every evening', { scope: [...deck.scope, 'Clean up every evening'] }],
  ])('%s', (instructions, expected) => {
    const { content, refused } = refineDeck(instructions);
    expect(refused).toEqual([]);
    expect(content).toMatchObject(expected);
    expect([content.items, content.amount]).toEqual([deck.items, deck.amount]);
  });

  it.each(['make it sound friendlier', 'more professional please', 'make the wording shorter'])(
    '%s: the words change, and no figure',
    (instructions) => {
      const { content } = refineDeck(instructions);
      const words = ({ description, scope, approach, terms, notes }: DocumentContent) =>
        [description, ...scope, ...approach, ...terms, ...notes].join(' ');
      expect(words(content)).not.toBe(words(deck));
      expect(words(content).match(/\d[\d.,]*/g)).toEqual(words(deck).match(/\d[\d.,]*/g));
      expect([content.items, content.amount, content.terms.length]).toEqual([deck.items, deck.amount, 2]);
      if (/shorter/.test(instructions)) expect(words(content).length).toBeLessThan(words(deck).length);
    },
  );
});
