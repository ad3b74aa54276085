/** Answers in a row. */
import { describe, expect, it } from 'vitest';
import { chances, likeliest } from './chain.ts';

/** All rows of `length` answers out of two, each with how much speaks for it. */
function rowsOf(scores: readonly (readonly number[])[], steps: readonly number[]) {
  return Array.from({ length: 2 ** scores.length }, (_, bits) => {
    const answers = scores.map((_, at) => (bits >> at) & 1);
    const score = answers.reduce(
      (sum, answer, at) =>
        sum + scores[at]![answer]! + (at === 0 ? steps[4 + answer]! : steps[2 * answers[at - 1]! + answer]!),
      0,
    );
    return { answers, score };
  });
}

const SCORES = [
  [0.4, 0],
  [0, 0.7],
  [1.1, 0],
  [0, 0.2],
];
const STEPS = [0.9, -0.6, -1.2, 0.3, 0.5, -0.5];

describe('a chain of answers', () => {
  it('is as likely as all its rows tell', () => {
    const rows = rowsOf(SCORES, STEPS).map(({ answers, score }) => ({ answers, odds: Math.exp(score) }));
    const all = rows.reduce((sum, { odds }) => sum + odds, 0);
    const { alone } = chances(SCORES, STEPS);
    for (const [at, own] of alone.entries()) {
      const first = rows.filter(({ answers }) => answers[at] === 0).reduce((sum, { odds }) => sum + odds, 0);
      expect(own[0]).toBeCloseTo(first / all);
      expect(own[1]).toBeCloseTo(1 - first / all);
    }
  });

  it('is told by its best row', () => {
    const best = rowsOf(SCORES, STEPS).reduce((a, b) => (b.score > a.score ? b : a));
    expect(likeliest(SCORES, STEPS)).toEqual(best.answers);
    // each alone would be told otherwise
    expect(best.answers).not.toEqual(SCORES.map(([a, b]) => (a! > b! ? 0 : 1)));
  });

  it('holds against scores that no power of e holds', () => {
    const { alone } = chances(
      [
        [900, 0],
        [0, 900],
      ],
      STEPS,
    );
    expect(alone[0]![0]).toBeCloseTo(1);
    expect(alone[1]![1]).toBeCloseTo(1);
  });

  it('of nothing is nothing', () => {
    expect(chances([], STEPS)).toEqual({ alone: [], before: [], behind: [] });
    expect(likeliest([], STEPS)).toEqual([]);
  });
});
