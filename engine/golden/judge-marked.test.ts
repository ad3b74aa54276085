/** What a marked line says, and what disagrees with it. */
import { describe, expect, it } from 'vitest';
import { draftDocument } from '../document/draft-document.ts';
import { disagreements, readMarked } from './judge-marked.ts';

const draft = (transcript: string) =>
  draftDocument({ transcript, today: '2026-05-04', catalogue: [], profile: { businessName: 'Hill & Sons' } });

describe('marked dictations', () => {
  it('give their words, figures and beginnings', () => {
    const { transcript, figures, begins } = readMarked('tile is {q 85 square feet} at {p 14 a foot} | {a half} down');
    expect(transcript).toBe('tile is 85 square feet at 14 a foot half down');
    expect(figures.map(({ mark, start, end }) => [mark, transcript.slice(start, end)])).toEqual([
      ['q', '85 square feet'],
      ['p', '14 a foot'],
      ['a', 'half'],
    ]);
    expect(begins.map((at) => transcript.slice(at))).toEqual([transcript, 'half down']);
    expect(figures[2]!.values).toContain(50);
  });

  it('agree with a draft that charges what is marked as a price', () => {
    const marked = readMarked(
      'quote for Ann Lee | tear out {p 650} | vanity {w 780} no wait {p 840} | {d 5 percent} off',
    );
    expect(disagreements(draft(marked.transcript), marked)).toEqual([]);
  });

  it('agree with a discount that is told by what is left', () => {
    const marked = readMarked(
      'quote for Ann Lee | wall {p 600} | gate {p 440} | that comes to {t 1040} | call it {d 1000} even',
    );
    expect(disagreements(draft(marked.transcript), marked)).toEqual([]);
  });

  it.each([
    ['a price of nobody', 'quote for Ann Lee | tear out {p 650} | vanity {f 840}', /line Vanity/],
    ['a price that is missing', 'quote for Ann Lee | tear out {p 650} | she is {p 840} years old', /price 840/],
    ['a count that multiplies nothing', 'quote for Ann Lee | {q 6} of us will come | tear out {p 650}', /count 6/],
    ['a discount that was not marked', 'quote for Ann Lee | tear out {p 650} | {n 5 percent} off', /share d/],
  ])('tell %s', (_, line, wrong) => {
    const marked = readMarked(line);
    expect(disagreements(draft(marked.transcript), marked).join('; ')).toMatch(wrong);
  });
});
