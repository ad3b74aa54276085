import { describe, expect, it } from 'vitest';
import type { DocumentContent } from '../business-document.ts';
import { linesOf } from '../read-content.ts';
import { refineDocument } from '../refine-document.ts';
import { line } from './sample-deck.ts';

const roof: DocumentContent = {
  title: 'Roof',
  quote_type: 'quote',
  client: 'Jo Park',
  clientContact: { email: 'jo@example.com' },
  category: 'roofing',
  description: 'New roof',
  job_description: 'New roof',
  scope: [],
  approach: [],
  items: [
    line('Tear off old shingles', 26, 'square', '85.00', '2210.00'),
    line('Architectural shingles, installed', 26, 'square', '310.00', '8060.00'),
    line('Maple doors', 18, 'each', '65.00', '1170.00'),
    line('Pipe boots', 3, 'each', '45.00', '135.00'),
    line('Beer and wine bar', 1, null, '475.00', '475.00'),
    line('Drip edge', 180, 'linear ft', '3.50', '630.00', true),
    line('Crew labor', 20, 'hour', '60.00', '1200.00'),
  ],
  differentiators: [],
  terms: [],
  notes: [],
  labor_hours: 20,
  hourly_rate: '60.00',
  material_costs: null,
  travel_time_hours: null,
  travel_cost: null,
  discount: { amount: '100.00' },
  tax: null,
  deposit: null,
  amount: '13150.00',
  total_cost: '13150.00',
  timeline: '2 days',
  startDate: '2026-05-04',
  validUntil: null,
  businessInfo: { businessName: 'Acme' },
};

const refine = (instructions: string) =>
  refineDocument({ content: roof, instructions, today: '2026-03-05', profile: { businessName: 'Acme' } });
const lines = (instructions: string): string[] =>
  linesOf(refine(instructions).content).map(
    ({ description, quantity, amount, optional }) => `${description} ${quantity ?? 1} ${amount}${optional ? ' ?' : ''}`,
  );

describe('a command by its slots', () => {
  it.each([
    // a price that is set
    ['the bar guy went up on me so it’s 525 now', 'Beer and wine bar 1 525.00'],
    ['bring the shingles down to 295 a square', 'Architectural shingles, installed 26 7670.00'],
    ['shingles are 320 a square now supplier went up on me', 'Architectural shingles, installed 26 8320.00'],
    ['the bar is locked in at 525', 'Beer and wine bar 1 525.00'],
    ['all hours at 65', 'Crew labor 20 1300.00'],
    // a difference
    ['boots up 10 percent rubber costs are killing me', 'Pipe boots 3 148.50'],
    ['slap another 50 onto the bar', 'Beer and wine bar 1 525.00'],
    ['the bar came in 75 cheaper than I put down', 'Beer and wine bar 1 400.00'],
    // a count
    ['I counted again there’s only two pipe boots', 'Pipe boots 2 90.00'],
    ['gimme 2 more pipe boots', 'Pipe boots 5 225.00'],
    ['2 too many pipe boots', 'Pipe boots 1 45.00'],
    // a line by its figure
    ['the 20 hours should be 16', 'Crew labor 16 960.00'],
    ['the 475 one is actually 450', 'Beer and wine bar 1 450.00'],
    // what comes, what goes, what costs nothing
    ['put the drip edge back in', 'Drip edge 180 630.00'],
    ['include the drip edge at 600', 'Drip edge 1 600.00'],
    ['boots at the end can be optional', 'Pipe boots 3 135.00 ?'],
    ['toss the boots in as a freebie', 'Pipe boots 3 0.00'],
    // another make of it
    ['change the doors to walnut at 92', 'Walnut doors 18 1656.00'],
    ['doors are going to be cherry instead of maple, 78 each', 'Cherry doors 18 1404.00'],
    ['switch the doors to oak, same price', 'Oak doors 18 1170.00'],
    ['it should say rubber boots not pipe boots', 'Rubber boots 3 135.00'],
    // parts and wholes
    ['split the tear off into labor at 1500 and disposal at 710', 'Disposal 1 710.00'],
    ['roll the doors and the pipe boots into a single accessories line', 'Accessories 1 1305.00'],
    ['put the doors and the pipe boots in one line, call it trim', 'Trim 1 1305.00'],
  ])('%s → %s', (said, expected) => {
    expect(refine(said).refused).toEqual([]);
    expect(lines(said)).toContain(expected);
  });

  it.each([
    ['no discount, the other figure counts: 60 off uh make that 50', '50.00'],
    ['take another 75 off on top of the 100', '175.00'],
  ])('%s', (said, expected) => {
    expect(refine(said.replace(/^.*: /, '')).content.discount?.amount).toBe(expected);
  });

  it('says of a remark nothing', () => {
    const said = refine('repeat customer, hundred and fifty bucks off');
    expect([said.refused, said.content.discount?.amount]).toEqual([[], '150.00']);
  });
});

describe('what is near to a command and none', () => {
  it.each([
    'drop the price of the doors and the boots',
    'the doors by 10 percent',
    'put the wrong price on the bar',
    'our cost on the bar is 180',
    'they charge me 210 for the bar',
    'the bar might go to 525',
    'is the bar 525?',
    'should the bar be 525?',
    'we paid 400 for the bar',
    'if they want the bar it is 525',
    'the bar guy called about 525 things',
    'drop the bar 300',
    'doors are 3 by 7',
    'the 26 should be 28',
    'the bar and the boots are 300 and 50',
    'crew: 4 people 5 hours each',
    'make the hinges 40',
    'the doors are nice',
    'the doors might be walnut',
    'swap the doors for steel gates',
    'switch the doors to walnut at 300',
    'split the tear off into labor at 1500 and disposal at 700',
    'bring the tear out down to 90',
    'the bar guy went up on me',
    'state of the roof is bad',
  ])('%s', (said) => {
    const { content, changes, refused } = refine(said);
    expect([changes, refused.length > 0]).toEqual([[], true]);
    expect(content).toEqual(roof);
  });
});
