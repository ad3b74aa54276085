/**
 * What speaks for a number being charged, counted, optional or nothing of the job: the words around it as they were heard,
 * before anything is read, so that it is a second opinion and no echo of the first.
 */
import type { Heard } from '../hear.ts';
import type { HeardNumber } from '../heard-number.ts';
import { OUTSIDE, ofMark, ofWord, type Sign } from './element-signs.ts';
import { FeatureList, type Features, mix } from './linear-model.ts';
import { magnitude, roundness } from './magnitude.ts';

/** The talk word by word, each number one word (an empty one); `numbers` are the places of the numbers among them. */
export interface Talk {
  words: string[];
  /** Where each begins in the transcript, in UTF-16 units. */
  starts: number[];
  signs: Sign[];
  numbers: { at: number; number: HeardNumber }[];
}

const ofNumber = (value: number): Sign => ofMark(value >= 100 ? '#large' : value >= 20 ? '#middling' : '#small');

export function talkOf({ tokens, numberAt }: Heard): Talk {
  const words: string[] = [];
  const starts: number[] = [];
  const signs: Sign[] = [];
  const numbers: Talk['numbers'] = [];
  for (let i = 0; i < tokens.length; ) {
    const number = numberAt[i];
    starts.push(tokens[i]!.start);
    if (number) {
      numbers.push({ at: signs.length, number });
      signs.push(ofNumber(number.values[0]!));
      words.push('');
      i = number.to;
    } else {
      words.push(tokens[i]!.lower);
      signs.push(ofWord(words.at(-1)!));
      i++;
    }
  }
  return { words, starts, signs, numbers };
}

const NEAR = 6;
const BACK = 14;
const AHEAD = 12;
const BEFORE_LAST = 8;
const BEHIND_NEXT = 5;
/** Of how many numbers before a sum or a product is looked for. */
const ADDENDS = 12;
const FACTORS = 6;

const nearly = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;
/** The beginning of a feature that may stand several times. */
const bag = (kind: number): number => (3000 + kind) * 77;

const features = new FeatureList();

/** Of the number `index` of the talk. The result is overwritten by the next call. */
export function purposeFeatures({ signs, numbers }: Talk, index: number): Features {
  const { at, number } = numbers[index]!;
  const value = number.values[0]!;
  const size = magnitude(value);
  const round = roundness(value);
  const sign = (place: number): Sign => (place >= 0 && place < signs.length ? signs[place]! : OUTSIDE);
  const word = (place: number): number => sign(place).name;
  const kind = (place: number): number => sign(place).class;
  features.begin(3000);
  features.put(size);
  features.put(round);
  features.put(size, round);
  features.put(number.values.length);
  for (let step = 1; step <= NEAR; step++) {
    features.put(word(at - step));
    features.put(word(at + step));
  }
  const [w3, w2, w1, v1, v2, v3] = [word(at - 3), word(at - 2), word(at - 1), word(at + 1), word(at + 2), word(at + 3)];
  const [c3, c2, c1, d1, d2, d3] = [kind(at - 3), kind(at - 2), kind(at - 1), kind(at + 1), kind(at + 2), kind(at + 3)];
  features.put(w2, w1);
  features.put(v1, v2);
  features.put(w3, w2, w1);
  features.put(v1, v2, v3);
  features.put(w1, v1);
  features.put(w2, w1, v1);
  features.put(w1, v1, v2);
  features.put(w1, size);
  features.put(v1, size);
  const [before, after] = [numbers[index - 1], numbers[index + 1]];
  const last = before ? before.at : -1;
  const next = after ? after.at : signs.length;
  const [sinceLast, tillNext] = [Math.min(9, at - last), Math.min(9, next - at)];
  if (before) features.put(magnitude(before.number.values[0]!), word(last + 1), sinceLast);
  else features.put(sinceLast);
  if (after) features.put(magnitude(after.number.values[0]!), word(next + 1), tillNext);
  else features.put(tillNext);
  features.put(sinceLast, size);
  features.put(tillNext, size);
  for (const [step, place] of [1, 2, 3].entries()) {
    features.put(step, kind(at - place));
    features.put(step, kind(at + place));
  }
  features.put(c2, c1);
  features.put(c3, c2, c1);
  features.put(d1, d2);
  features.put(d1, d2, d3);
  features.put(c1, d1);
  features.put(c2, c1, d1, d2);
  features.put(w1, c2);
  features.put(v1, d2, c1);
  features.put(before ? 1 : 0, size);
  features.put(after ? 1 : 0, size, round);
  features.put(Math.floor((4 * at) / signs.length), size);
  features.put(isSum(numbers, index) ? 1 : 0);
  features.put(isProduct(numbers, index) ? 1 : 0);
  for (let k = Math.max(0, last, at - BACK); k < at; k++) {
    features.add(mix(bag(1), word(k)));
    features.add(mix(mix(bag(2), word(k)), word(k + 1)));
    if (k > 0) features.add(mix(mix(mix(bag(3), word(k - 1)), word(k)), word(k + 1)));
  }
  for (let k = at + 1; k < Math.min(next + 1, signs.length, at + AHEAD); k++) {
    features.add(mix(bag(4), word(k)));
    features.add(mix(mix(bag(5), word(k)), word(k + 1)));
    features.add(mix(mix(mix(bag(6), word(k)), word(k + 1)), word(k + 2)));
  }
  for (let k = Math.max(0, last - BEFORE_LAST); k < last; k++) features.add(mix(bag(7), word(k)));
  for (let k = next + 1; k < Math.min(signs.length, next + BEHIND_NEXT); k++) features.add(mix(bag(8), word(k)));
  return features;
}

/** What the numbers right before it add up to: "580 and 250 so 830". */
function isSum(numbers: Talk['numbers'], index: number): boolean {
  const { values } = numbers[index]!.number;
  let sum = 0;
  for (let k = index - 1; k >= 0 && k >= index - ADDENDS; k--) {
    sum += numbers[k]!.number.values[0]!;
    if (k < index - 1 && values.some((value) => nearly(value, sum))) return true;
  }
  return false;
}

/** What two numbers before it come to when multiplied: "12 by 16 so 192 square feet". */
function isProduct(numbers: Talk['numbers'], index: number): boolean {
  const { values } = numbers[index]!.number;
  const before = numbers.slice(Math.max(0, index - FACTORS), index).map(({ number }) => number.values);
  return before.some((some, k) =>
    before
      .slice(0, k)
      .some((others) =>
        some.some((a) => a > 1 && others.some((b) => b > 1 && values.some((value) => nearly(value, a * b)))),
      ),
  );
}
