/** Fits a linear model over hashed features to examples: logistic regression with adaptive steps and fixed chance. */
import { MOST, WORTH } from '../../engine/transcript/learned/linear-model.ts';

export interface Example {
  features: Int32Array;
  /** The place of the right answer; where there is one answer only, 1 is yes. */
  answer: number;
  weight: number;
}

export interface Fitted {
  weights: Int8Array;
  bias: number[];
  /** The values that have a row of weights; all where it is undefined. Before theirs stands one of zeros. */
  values?: number[];
  /** Where the answers of a row are judged together: how much speaks for each behind each, and at the beginning. */
  steps?: number[];
}

/** How often it is fitted, each time with the examples in another order: the mean hangs less on chance. */
const SEEDS = [5, 17, 99];
const ROUNDS = 12;
const STEP = 0.1;
const BIAS_STEP = 0.005;
/** From this round on what says less than that goes, and the rest learns to do without it. */
const PRUNED_FROM = 6;
const LITTLE = 0.15;
/** What fewer examples than that hold says too little to get a row, where no other number is given. */
const SELDOM = 6;
/** What more examples hold counts no more, where rows are chosen. */
const OFTEN = 200;

/**
 * `answers` is 1 for yes or no; each has a table of 2^`bits` weights, of which at most `rows` are kept. Where examples are few,
 * smaller steps and more that is said too little keep it from learning them by heart. What is in fewer than `seldom` examples gets no row.
 */
export interface Shape {
  answers: number;
  bits: number;
  rows?: number;
  step?: number;
  little?: number;
  seldom?: number;
}

/** A model as one order of the examples makes it; values whose place in `kept` is 0 get no weight. */
export type FitOnce = (
  shape: Shape,
  seed: number,
  kept?: Uint32Array,
) => { weights: Float64Array; bias: number[]; steps?: number[] };

/** The mean of several fits, in whole steps of the written weights. */
export function fitModel(
  examples: readonly Example[],
  shape: Shape,
  fitOnce: FitOnce = (of, seed, kept) => fitAlone(examples, of, seed, kept),
): Fitted {
  if (!shape.rows) return meanOf(fitOnce, shape);
  const { answers, bits, seldom = SELDOM } = shape;
  const held = countHeld(examples, bits);
  const often = held.map((count) => (count < seldom ? 0 : 1));
  const { weights } = meanOf(fitOnce, shape, often);
  const worth = (value: number): number => {
    let sum = 0;
    for (let a = 0; a < answers; a++) sum += weights[value * answers + a]! ** 2;
    return sum * Math.min(OFTEN, held[value]!);
  };
  const values = [...held.keys()]
    .map((value) => ({ value, worth: worth(value) }))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth || a.value - b.value)
    .slice(0, shape.rows)
    .map(({ value }) => value)
    .sort((a, b) => a - b);
  const kept = new Uint32Array(held.length);
  for (const value of values) kept[value] = 1;
  const fitted = meanOf(fitOnce, shape, kept);
  const rows = new Int8Array((values.length + 1) * answers);
  for (const [row, value] of values.entries())
    rows.set(fitted.weights.subarray(value * answers, (value + 1) * answers), (row + 1) * answers);
  return { ...fitted, weights: rows, values };
}

/** How many examples hold each value. */
function countHeld(examples: readonly Example[], bits: number): Uint32Array {
  const held = new Uint32Array(1 << bits);
  for (const { features } of examples) for (const feature of features) held[feature >>> (32 - bits)]!++;
  return held;
}

function meanOf(fitOnce: FitOnce, shape: Shape, kept?: Uint32Array): Fitted {
  const fits = SEEDS.map((seed) => fitOnce(shape, seed, kept));
  const mean = (of: (fit: (typeof fits)[number]) => number): number =>
    Math.round(fits.reduce((sum, fit) => sum + of(fit), 0) / fits.length / WORTH);
  return {
    weights: Int8Array.from(fits[0]!.weights, (_, at) =>
      Math.max(
        -MOST,
        Math.min(
          MOST,
          mean(({ weights }) => weights[at]!),
        ),
      ),
    ),
    bias: fits[0]!.bias.map((_, answer) => mean(({ bias }) => bias[answer]!)),
    ...(fits[0]!.steps && { steps: fits[0]!.steps.map((_, step) => mean(({ steps }) => steps![step]!)) }),
  };
}

/** Each example judged by itself. */
function fitAlone(
  examples: readonly Example[],
  { answers, bits, step = STEP, little = LITTLE }: Shape,
  seed: number,
  kept?: Uint32Array,
): { weights: Float64Array; bias: number[] } {
  const size = answers << bits;
  const shift = 32 - bits;
  const weights = new Float64Array(size);
  const steps = new Float64Array(size).fill(1e-4);
  const gone = Uint8Array.from({ length: size }, (_, at) => (kept && !kept[Math.floor(at / answers)] ? 1 : 0));
  const sums = new Float64Array(size);
  const bias = new Array<number>(answers).fill(0);
  const scores = new Array<number>(answers);
  const order = examples.map((_, index) => index);
  const random = minimalStandard(seed);
  for (let round = 0; round < ROUNDS; round++) {
    if (round >= PRUNED_FROM)
      for (let at = 0; at < size; at++)
        if (Math.abs(weights[at]!) < little) {
          gone[at] = 1;
          weights[at] = 0;
        }
    shuffle(order, random);
    for (const index of order) {
      const { features, answer, weight } = examples[index]!;
      for (let a = 0; a < answers; a++) {
        let sum = bias[a]!;
        for (const feature of features) sum += weights[(feature >>> shift) * answers + a]!;
        scores[a] = sum;
      }
      const most = Math.max(...scores);
      const all = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
      for (let a = 0; a < answers; a++) {
        const error =
          answers === 1
            ? 1 / (1 + Math.exp(-scores[0]!)) - answer
            : Math.exp(scores[a]! - most) / all - (a === answer ? 1 : 0);
        if (Math.abs(error) < 1e-4) continue;
        const slope = error * weight;
        bias[a]! -= BIAS_STEP * slope;
        for (const feature of features) {
          const at = (feature >>> shift) * answers + a;
          if (gone[at]) continue;
          steps[at]! += slope * slope;
          weights[at]! -= (step * slope) / Math.sqrt(steps[at]!);
        }
      }
    }
    // the mean of the later rounds depends less on the order of the examples than the last one
    if (round >= PRUNED_FROM) for (let at = 0; at < size; at++) sums[at]! += weights[at]!;
  }
  return { weights: sums.map((sum) => sum / (ROUNDS - PRUNED_FROM)), bias };
}

/** Brings a list into an order by chance. */
export function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const k = Math.floor(random() * (i + 1));
    [order[i], order[k]] = [order[k]!, order[i]!];
  }
}

/** The generator of Park and Miller: the same order of examples on every machine. */
export function minimalStandard(first: number): () => number {
  let seed = first;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}
