/**
 * What speaks for a word being printed, and where: as the name of a line, in the scope, in a remark, in the client's name.
 * The words around it as they were heard, and what the numbers around it are for.
 */
import { firstNames } from '../vocabulary/first-names.ts';
import { wordSet } from '../vocabulary/words.ts';
import { OUTSIDE, ofMark, type Sign } from './element-signs.ts';
import type { ReadTag } from '../job/read-tags.ts';
import type { Purpose } from './judgement.ts';
import { FeatureList, type Features, hashOf, mix } from './linear-model.ts';
import type { Talk } from './purpose-features.ts';

/** A talk, word by word: numbers by what they are for, and where the numbers before and behind each word stand. */
export interface WordedTalk {
  words: readonly string[];
  signs: readonly Sign[];
  capitals: readonly boolean[];
  before: readonly number[];
  behind: readonly number[];
  /** What the readers took each word for. */
  tags: readonly number[];
}

export function wordedTalk(
  text: string,
  { words, starts, signs, numbers }: Talk,
  purposes: readonly Purpose[],
  read: ReadonlyMap<number, ReadTag>,
): WordedTalk {
  const told = [...signs];
  for (const [index, { at }] of numbers.entries()) {
    const { name } = ofMark(`#${purposes[index]}`);
    told[at] = { name, class: name };
  }
  const before: number[] = [];
  const behind: number[] = [];
  let last = -1;
  for (let at = 0; at < words.length; at++) {
    before.push(last);
    if (words[at] === '') last = at;
  }
  let next = words.length;
  for (let at = words.length - 1; at >= 0; at--) {
    behind[at] = next;
    if (words[at] === '') next = at;
  }
  const capitals = starts.map((start) => {
    const code = text.charCodeAt(start);
    return code >= 65 && code <= 90;
  });
  const tags = starts.map((start) => ofMark(read.get(start) ?? 'untold').name);
  return { words, signs: told, capitals, before, behind, tags };
}

const NEAR = 3;
const AROUND = 10;
const SUBJECT = 9;
/** Where a statement begins, or a new thing. */
const BEGINS = wordSet('i we he she they it that this there you if and so then plus also');

/** The beginning of a feature that may stand several times. */
const bag = (kind: number): number => (9000 + kind) * 77;
const yes = (is: boolean): number => (is ? 1 : 0);

const features = new FeatureList();

/** Of the word at that place of the talk. The result is overwritten by the next call. */
export function wordingFeatures({ words, signs, capitals, before, behind, tags }: WordedTalk, at: number): Features {
  const sign = (place: number): Sign => (place >= 0 && place < signs.length ? signs[place]! : OUTSIDE);
  const word = (place: number): number => sign(place).name;
  const kind = (place: number): number => sign(place).class;
  const capital = (place: number): number => (place < 0 || place >= words.length ? 2 : yes(capitals[place]!));
  const isFirstName = (place: number): number => yes(firstNames.has(words[place] ?? ''));
  const [w2, w1, w, v1, v2] = [word(at - 2), word(at - 1), word(at), word(at + 1), word(at + 2)];
  const [c3, c2, c1, c] = [kind(at - 3), kind(at - 2), kind(at - 1), kind(at)];
  const [d1, d2, d3] = [kind(at + 1), kind(at + 2), kind(at + 3)];
  const own = words[at]!;
  features.begin(9000);
  features.put(w);
  features.put(c);
  features.put(capital(at), yes(at === 0));
  features.put(capital(at), capital(at - 1), capital(at + 1));
  features.put(hashOf(own.slice(-3)));
  features.put(isFirstName(at));
  features.put(isFirstName(at), w1);
  features.put(isFirstName(at - 1), c, capital(at));
  features.put(isFirstName(at + 1), c);
  for (let step = 1; step <= NEAR; step++) {
    features.put(word(at - step));
    features.put(word(at + step));
  }
  for (const [step, other] of [c1, c2, c3, d1, d2, d3].entries()) features.put(step, other);
  features.put(w1, w);
  features.put(w, v1);
  features.put(w2, w1);
  features.put(v1, v2);
  features.put(w1, v1);
  features.put(c1, c, d1);
  features.put(c2, c1, c);
  features.put(c, d1, d2);
  features.put(c2, c1, c, d1, d2);
  features.put(w1, c, v1);
  features.put(w1, c);
  features.put(c, v1);

  const [last, next] = [before[at]!, behind[at]!];
  const [sinceLast, tillNext] = [Math.min(9, at - last), Math.min(9, next - at)];
  const [numberBefore, numberBehind] = [word(last), word(next)];
  features.put(numberBefore, sinceLast);
  features.put(numberBehind, tillNext);
  features.put(numberBefore, word(last + 1), c);
  features.put(numberBehind, word(next - 1), c);
  features.put(numberBehind, word(next + 1), c);
  features.put(Math.floor((8 * at) / words.length), c);
  features.put(Math.min(6, at), c);
  for (let k = Math.max(0, last, at - AROUND); k < at; k++) {
    features.add(mix(bag(1), word(k)));
  }
  for (let k = at + 1; k < Math.min(next + 1, words.length, at + AROUND); k++) {
    features.add(mix(bag(3), word(k)));
  }
  let begun = at;
  for (let step = 0; step < SUBJECT && begun >= 0 && !BEGINS.has(words[begun]!); step++) begun--;
  features.goOn(9200);
  features.put(word(begun), word(begun + 1));
  features.put(word(begun), word(begun + 1), c);

  const tag = (place: number): number => tags[place] ?? 0;
  const [t1, t, u1] = [tag(at - 1), tag(at), tag(at + 1)];
  features.goOn(9300);
  features.put(t);
  features.put(t1, t, u1);
  features.put(t, w);
  features.put(t, c);
  features.put(t, c1, c, d1);
  features.put(t, numberBefore, numberBehind);
  features.put(t, word(begun), word(begun + 1));
  return features;
}
