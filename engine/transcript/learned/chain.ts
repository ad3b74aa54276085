/**
 * Answers that stand in a row and are judged together: what speaks for each alone, and for each behind the one before.
 * All scores are logarithms of odds. Of a chain of n answers, `steps` holds n for each answer before, and n for the beginning.
 */

export interface Chances {
  /** How likely each answer is, all others counted in. */
  alone: number[][];
  /** Of what stands before and there, and of what stands behind: of each place up to a factor. */
  before: number[][];
  behind: number[][];
}

export function chances(scores: readonly (readonly number[])[], steps: ArrayLike<number>): Chances {
  const answers = scores[0]?.length ?? 0;
  const odds = scores.map(oddsOf);
  const goes = Array.from(steps, Math.exp);
  const before: number[][] = [];
  for (const [at, own] of odds.entries()) {
    const last = before[at - 1];
    const next = own.map((one, a) => {
      if (!last) return one * goes[answers * answers + a]!;
      let sum = 0;
      for (let p = 0; p < answers; p++) sum += last[p]! * goes[p * answers + a]!;
      return one * sum;
    });
    before.push(shares(next));
  }
  const behind: number[][] = [];
  for (let at = scores.length - 1; at >= 0; at--) {
    const [next, own] = [behind[at + 1], odds[at + 1]];
    behind[at] = shares(
      odds[at]!.map((_, p) => {
        if (!next) return 1;
        let sum = 0;
        for (let a = 0; a < answers; a++) sum += goes[p * answers + a]! * own![a]! * next[a]!;
        return sum;
      }),
    );
  }
  const alone = before.map((own, at) => shares(own.map((one, a) => one * behind[at]![a]!)));
  return { alone, before, behind };
}

/** The answers that are likeliest all together. */
export function likeliest(scores: readonly (readonly number[])[], steps: ArrayLike<number>): number[] {
  const answers = scores[0]?.length ?? 0;
  const cameFrom: number[][] = [];
  let best: number[] = [];
  for (const [at, own] of scores.entries()) {
    const from: number[] = [];
    best = own.map((score, a) => {
      if (at === 0) return score + steps[answers * answers + a]!;
      let choice = 0;
      let most = Number.NEGATIVE_INFINITY;
      for (let p = 0; p < answers; p++) {
        const one = best[p]! + steps[p * answers + a]!;
        if (one > most) [choice, most] = [p, one];
      }
      from.push(choice);
      return most + score;
    });
    cameFrom.push(from);
  }
  const told: number[] = [];
  let answer = best.indexOf(Math.max(...best));
  for (let at = scores.length - 1; at >= 0; at--) {
    told[at] = answer;
    answer = cameFrom[at]![answer] ?? 0;
  }
  return told;
}

function oddsOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  return scores.map((score) => Math.exp(score - most));
}

function shares(odds: readonly number[]): number[] {
  const all = odds.reduce((sum, one) => sum + one, 0);
  return odds.map((one) => one / all);
}
