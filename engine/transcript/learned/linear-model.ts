/**
 * A linear model over hashed features: what speaks for an answer is a number of 32 bits, its weight stands in a table at
 * as many of its bits as the table needs. Weights are learned from judged dictations (scripts/learn) and are data.
 */

/** One step of a hash: the features of a pair, a triple and so on are mixed from those of their parts. */
export function mix(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

/** The hash of a word. */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return mix(hash, word.length);
}

/** What speaks for an answer: numbers of 32 bits, of which the first `length` count. */
export interface Features {
  of: Int32Array;
  length: number;
}

/** Gathers features, each told apart from the others by its place in the order they are asked for. */
export class FeatureList implements Features {
  readonly of = new Int32Array(256);
  length = 0;
  private order = 0;

  /** Empties it. Models that are asked about the same words begin at another place each. */
  begin(order: number): void {
    this.length = 0;
    this.order = order;
  }

  /** Goes on at that place, so that what comes does not hang on how much came before. */
  goOn(order: number): void {
    this.order = order;
  }

  /** Of one to five parts; told one by one, as a list of them would be made anew for each of thousands of features. */
  put(a: number, b?: number, c?: number, d?: number, e?: number): void {
    let hash = mix(Math.imul(this.order++, 0x85ebca6b), a);
    if (b !== undefined) hash = mix(hash, b);
    if (c !== undefined) hash = mix(hash, c);
    if (d !== undefined) hash = mix(hash, d);
    if (e !== undefined) hash = mix(hash, e);
    this.add(mix(hash, 0x2545f491));
  }

  /** The beginning of a feature that may stand several times: a word of a bag of words. */
  several(): number {
    return this.order++ * 77;
  }

  /** What is too much is left out. */
  add(feature: number): void {
    if (this.length < this.of.length) this.of[this.length++] = feature;
  }
}

/** A row of weights, one for each answer, for each value that `bits` bits of a feature may have. */
export interface LinearModel {
  bits: number;
  answers: number;
  weights: Int8Array;
  bias: readonly number[];
  /** Where only few values count: their rows, 0 for those that say nothing. The first row is all zeros. */
  rows?: Rows;
  /** Where answers stand in rows: how much speaks for each behind each, and at the beginning (chain.ts), in steps of the weights. */
  steps?: readonly number[];
}

/**
 * A bit for each value that has a row, and how many have one before each 32 of them: a table with the row of every value
 * is ten times as large, and to ask it is to wait for memory.
 */
export interface Rows {
  held: Int32Array;
  before: Uint16Array;
}

/** The sign of the smallest weight: the first one behind the quotes. */
const FIRST = 40;
/** The largest weight. */
export const MOST = 25;
/** What one step of a weight is worth, as the logarithm of odds. */
export const WORTH = 0.12;

/** Weights as a text of one printable sign each, none of which needs an escape between single quotes. */
export const writeWeights = (weights: Int8Array): string =>
  Array.from(weights, (weight) => String.fromCharCode(weight + MOST + FIRST)).join('');

/** Weights from such a text. */
export function readWeights(text: string): Int8Array {
  const weights = new Int8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    weights[i] = sign - FIRST - MOST;
  }
  return weights;
}

/** The sign that only goes on, and by how much: it stands before the sign of the last step to a row. */
const FAR = '[';
const STEP = FAR.charCodeAt(0) - FIRST;

/** The values that have a row, in their order, as the steps from each to the next. */
export function writeRows(values: readonly number[]): string {
  let text = '';
  let last = 0;
  for (const value of values) {
    const far = Math.floor((value - last) / STEP);
    text += FAR.repeat(far) + String.fromCharCode(FIRST + value - last - far * STEP);
    last = value;
  }
  return text;
}

/** The rows of the values, from such a text. */
export function readRows(text: string, bits: number): Rows {
  const held = new Int32Array(1 << (bits - 5));
  const before = new Uint16Array(held.length);
  let value = 0;
  for (let i = 0; i < text.length; i++) {
    value += text.charCodeAt(i) - FIRST;
    if (text[i] !== FAR) held[value >>> 5]! |= 1 << (value & 31);
  }
  for (let k = 1; k < held.length; k++) before[k] = before[k - 1]! + onesIn(held[k - 1]!);
  return { held, before };
}

/** How many of the 32 bits are set: in pairs, in fours, in bytes, which the product adds up. */
function onesIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The row of a value: rows stand in the order of their values. */
export function rowOf({ held, before }: Rows, value: number): number {
  const bits = held[value >>> 5]!;
  const own = 1 << (value & 31);
  return (bits & own) === 0 ? 0 : before[value >>> 5]! + onesIn(bits & (own - 1)) + 1;
}

/** A model as it stands in a file. */
export interface WrittenModel {
  bits: number;
  bias: readonly number[];
  weights: string;
  /** Where only few values have weights, which. */
  rows?: string;
  steps?: readonly number[];
}

export function readModel({ bits, bias, weights, rows, steps }: WrittenModel): LinearModel {
  return {
    bits,
    bias,
    answers: bias.length,
    weights: readWeights(weights),
    ...(rows !== undefined && { rows: readRows(rows, bits) }),
    ...(steps && { steps }),
  };
}

/** How much the features speak for each answer, in steps of the weights. */
export function scoresOf({ weights, bits, answers, bias, rows }: LinearModel, { of, length }: Features): number[] {
  const scores = [...bias];
  for (let k = 0; k < length; k++) {
    const value = of[k]! >>> (32 - bits);
    const row = rows ? rowOf(rows, value) : value;
    // most of what is asked says nothing
    if (rows && row === 0) continue;
    const at = row * answers;
    for (let answer = 0; answer < answers; answer++) scores[answer]! += weights[at + answer]!;
  }
  return scores;
}

/** How much they speak for the only answer of a model that has but one. */
export function scoreOf({ weights, bits, bias, rows }: LinearModel, { of, length }: Features): number {
  let sum = bias[0]!;
  for (let k = 0; k < length; k++) {
    const value = of[k]! >>> (32 - bits);
    sum += weights[rows ? rowOf(rows, value) : value]!;
  }
  return sum;
}
