/** Time that was worked, is driven or is rated apart, and visits that are called by their number. */
import { describe, expect, test } from 'vitest';
import { draftDocument } from '../../document/draft-document.ts';
import { draftSaid } from './testing/draft-said.ts';

const draft = draftSaid;

describe('time that was put in', () => {
  test.each([
    ['charge her for the half day I already put in clearing roots 50 an hour on that and sod 100', '300.00', 4],
    ['and the day I spent tracing wires 60 an hour on that plus a breaker 40', '520.00', 8],
  ])('%s', (words, amount, hours) => {
    const { content, ...told } = draft(words);
    expect(told.amount).toBe(amount);
    expect(content.labor_hours).toBe(hours);
  });

  test('takes the rate of the list', () => {
    const { amount, content } = draftDocument({
      transcript: 'quote for Bob Smith three hours in pulling out the old hedge and 2 new shrubs at 30 each',
      today: '2026-03-05',
      catalogue: [{ name: 'Garden labor', hourlyRate: 50, unit: 'hour' }],
      profile: { businessName: 'Acme Services', description: '' },
    });
    expect([amount, content.labor_hours]).toEqual(['210.00', 3]);
  });

  test('a day that nobody worked is none', () => {
    expect(draft('paint the hall 400 the day we start they move the piano').amount).toBe('400.00');
  });
});

describe('whose rate it is', () => {
  test('is told behind the hours', () => {
    const { amount, content } = draft("four hours at 100 an hour and my cousin helps for two hours he's 40 an hour");
    expect(amount).toBe('480.00');
    expect(content.labor_hours).toBe(6);
  });

  test('of us alone, it names nothing', () => {
    const { amount, content } = draft(
      "panel the den so it's two days at 300 a day that's just me on my own and trim 100",
    );
    expect(amount).toBe('700.00');
    expect(content.items.map(({ description }) => description).join()).not.toMatch(/own/i);
  });

  test.each([
    "fitting's a day for the two of us so 350 for both of us",
    "wiring takes two days so that's 800 for the crew",
  ])('%s', (words) =>
    expect(draft(`posts 200 ${words}`).content.items[1]!.description).toMatch(/^(?:fitting|wiring)/i),
  );
});

describe('the drive at the rate of the crew', () => {
  test.each([
    [
      "two guys four hours 100 an hour for the crew and it's 30 minutes each way so charge the drive at the crew rate too",
      '500.00',
    ],
    [
      "two guys four hours 100 an hour for the crew the drive is an hour each way and that's at the crew rate as well",
      '600.00',
    ],
    ["two guys four hours 100 an hour for the crew it's 30 minutes each way but I don't charge the drive", '400.00'],
  ])('%s', (words, amount) => expect(draft(words).amount).toBe(amount));
});

describe('visits called by their number', () => {
  test.each([
    ["mowing 40 a cut once a week and I'm calling it 20 cuts for the season and mulch 100", '900.00'],
    ['pool check 60 a visit every week call it 10 visits for the summer and a brush 30', '630.00'],
    ['mowing 40 a cut 20 cuts for the season fertilizer four rounds at 50 a round', '1000.00'],
  ])('%s', (words, amount) => expect(draft(words).amount).toBe(amount));
});

describe('no correction', () => {
  test.each([
    ['carving station 400 three wait staff five hours at 20 an hour each', '700.00'],
    ['training two hours at 80 an hour moving the files is no charge four weeks', '160.00'],
  ])('%s', (words, amount) => expect(draft(words).amount).toBe(amount));
});
