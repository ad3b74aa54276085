/** Fits a model that chooses one of several, each with features of its own, as of which number counts what a price is of. */
import {
  type Example,
  type FitOnce,
  type Fitted,
  fitModel,
  minimalStandard,
  type Shape,
  shuffle,
} from './fit-model.ts';

const ROUNDS = 10;
const STEP = 0.07;

/** `rows` are of what is chosen from; the answer of the right one is 1. */
export const fitChoice = (rows: readonly (readonly Example[])[], shape: Shape): Fitted =>
  fitModel(rows.flat(), shape, (of, seed, kept) => fitOnce(rows, of, seed, kept));

function fitOnce(
  rows: readonly (readonly Example[])[],
  { bits }: Shape,
  seed: number,
  kept?: Uint32Array,
): ReturnType<FitOnce> {
  const shift = 32 - bits;
  const weights = new Float64Array(1 << bits);
  const gone = new Float64Array(weights.length).fill(1e-4);
  const random = minimalStandard(seed);
  const asked = rows.map((row) =>
    row.map(({ features }) => features.map((feature) => feature >>> shift).filter((value) => !kept || kept[value])),
  );
  const order = rows.map((_, index) => index);
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const index of order) {
      const scores = asked[index]!.map((values) => values.reduce((sum, value) => sum + weights[value]!, 0));
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const all = odds.reduce((sum, one) => sum + one, 0);
      for (const [at, { answer, weight }] of rows[index]!.entries()) {
        const slope = (odds[at]! / all - answer) * weight;
        if (Math.abs(slope) < 1e-3) continue;
        for (const value of asked[index]![at]!) {
          gone[value]! += slope * slope;
          weights[value]! -= (STEP * slope) / Math.sqrt(gone[value]!);
        }
      }
    }
  }
  // which is chosen does not hang on what speaks for all
  return { weights, bias: [0] };
}
