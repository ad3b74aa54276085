/**
 * Fits a model whose answers stand in rows, as those of the words of a talk, and are judged together: how much speaks for
 * an answer is also how well it goes behind the one before (a conditional random field).
 */
import { chances } from '../../engine/transcript/learned/chain.ts';
import {
  type Example,
  type FitOnce,
  type Fitted,
  fitModel,
  minimalStandard,
  type Shape,
  shuffle,
} from './fit-model.ts';

const ROUNDS = 6;
const STEP = 0.05;
const BIAS_STEP = 0.005;
const CHAIN_STEP = 0.02;
/** From this round on steps are smaller, so that the order of the rows counts less. */
const SLOWER_FROM = 4;
const SLOWER = 0.3;
/** So many of the features of each word are left out, others each time: none is relied on alone. */
const LEFT_OUT = 0.3;

/** `rows` are of examples in their order. Their weights are not asked for. */
export const fitChain = (rows: readonly (readonly Example[])[], shape: Shape): Fitted =>
  fitModel(rows.flat(), shape, (of, seed, kept) => fitOnce(rows, of, seed, kept));

/** Weights, each with how far it went before: the further, the smaller its next step is. */
class Adaptive {
  readonly weights: Float64Array;
  private readonly gone: Float64Array;
  private readonly size: number;

  constructor(length: number, size: number) {
    this.weights = new Float64Array(length);
    this.gone = new Float64Array(length).fill(1e-4);
    this.size = size;
  }

  take(at: number, slope: number, slower: number): void {
    this.gone[at]! += slope * slope;
    this.weights[at]! -= (slower * this.size * slope) / Math.sqrt(this.gone[at]!);
  }
}

function fitOnce(
  rows: readonly (readonly Example[])[],
  { answers, bits }: Shape,
  seed: number,
  kept?: Uint32Array,
): ReturnType<FitOnce> {
  const shift = 32 - bits;
  const weights = new Adaptive(answers << bits, STEP);
  const bias = new Adaptive(answers, BIAS_STEP);
  // the last row of these is for the beginning
  const chain = new Adaptive((answers + 1) * answers, CHAIN_STEP);
  const random = minimalStandard(seed);
  const order = rows.map((_, index) => index);
  for (let round = 0; round < ROUNDS; round++) {
    const slower = round < SLOWER_FROM ? 1 : SLOWER;
    shuffle(order, random);
    for (const index of order) {
      const row = rows[index]!;
      const asked = row.map(({ features }) =>
        features.map((feature) => feature >>> shift).filter((value) => (!kept || kept[value]) && random() >= LEFT_OUT),
      );
      const scores = asked.map((values) => {
        const own = [...bias.weights];
        for (const value of values)
          for (let a = 0; a < answers; a++) own[a]! += weights.weights[value * answers + a]! / (1 - LEFT_OUT);
        return own;
      });
      const { alone, pairs } = slopesOf(row, scores, chain.weights);
      for (const [at, slopes] of alone.entries())
        for (let a = 0; a < answers; a++) {
          bias.take(a, slopes[a]!, 1);
          if (Math.abs(slopes[a]!) > 1e-4)
            for (const value of asked[at]!) weights.take(value * answers + a, slopes[a]!, slower);
        }
      for (const [step, slope] of pairs.entries()) chain.take(step, slope, 1);
    }
  }
  return { weights: weights.weights, bias: [...bias.weights], steps: [...chain.weights] };
}

/** How much likelier each answer is held, and each behind each, than it is: what is learned from. */
function slopesOf(
  row: readonly Example[],
  scores: readonly (readonly number[])[],
  chain: Float64Array,
): { alone: number[][]; pairs: Float64Array } {
  const answers = scores[0]!.length;
  const { before, behind, alone } = chances(scores, chain);
  const pairs = new Float64Array(chain.length);
  for (let at = 0; at < row.length; at++) {
    const { answer } = row[at]!;
    alone[at]![answer]! -= 1;
    if (at === 0) {
      for (let a = 0; a < answers; a++) pairs[answers * answers + a]! += alone[0]![a]!;
      continue;
    }
    const odds: number[] = [];
    for (let p = 0; p < answers; p++)
      for (let a = 0; a < answers; a++)
        odds.push(before[at - 1]![p]! * Math.exp(chain[p * answers + a]! + scores[at]![a]!) * behind[at]![a]!);
    const all = odds.reduce((sum, one) => sum + one, 0);
    for (const [step, one] of odds.entries()) pairs[step]! += one / all;
    pairs[row[at - 1]!.answer * answers + answer]! -= 1;
  }
  return { alone, pairs };
}
