/**
 * What speaks for a word being printed, and where: as the name of a line, in the scope, in a remark, in the client's name.
 * The words around it as they were heard, and what the numbers around it are for.
 */
import type { ReadTag } from '../job/read-tags.ts';
import { firstNames } from '../vocabulary/first-names.ts';
import { wordSet } from '../vocabulary/words.ts';
import { OUTSIDE, ofMark } from './element-signs.ts';
import type { Purpose } from './judgement.ts';
import { FeatureList, type Features, hashOf } from './linear-model.ts';
import type { Talk } from './purpose-features.ts';

/** A talk, word by word. Rows that are asked beside the talk have as many places more before and behind it. */
export interface WordedTalk {
  words: readonly string[];
  /** The signs of the words, of numbers by what they are for, and their classes. */
  names: Int32Array;
  classes: Int32Array;
  /** 1 where a word has a capital letter, 2 outside. */
  capitals: Int8Array;
  /** 1 where a word is a first name. */
  given: Int8Array;
  /** Where the numbers before and behind each word stand. */
  before: Int32Array;
  behind: Int32Array;
  /** What the readers took each word for. */
  tags: Int32Array;
}

/** So many places rows have before and behind the talk. */
const BESIDE = 8;

export function wordedTalk(
  text: string,
  { words, starts, signs, numbers }: Talk,
  purposes: readonly Purpose[],
  read: ReadonlyMap<number, ReadTag>,
): WordedTalk {
  const length = words.length + 2 * BESIDE;
  const names = new Int32Array(length).fill(OUTSIDE.name);
  const classes = new Int32Array(length).fill(OUTSIDE.class);
  const capitals = new Int8Array(length).fill(2);
  const given = new Int8Array(length);
  const tags = new Int32Array(length);
  for (const [at, start] of starts.entries()) {
    const code = text.charCodeAt(start);
    names[at + BESIDE] = signs[at]!.name;
    classes[at + BESIDE] = signs[at]!.class;
    capitals[at + BESIDE] = code >= 65 && code <= 90 ? 1 : 0;
    given[at + BESIDE] = firstNames.has(words[at]!) ? 1 : 0;
    tags[at + BESIDE] = ofMark(read.get(start) ?? 'untold').name;
  }
  for (const [index, { at }] of numbers.entries())
    names[at + BESIDE] = classes[at + BESIDE] = ofMark(`#${purposes[index]}`).name;
  const before = new Int32Array(words.length);
  const behind = new Int32Array(words.length);
  let last = -1;
  for (let at = 0; at < words.length; at++) {
    before[at] = last;
    if (words[at] === '') last = at;
  }
  let next = words.length;
  for (let at = words.length - 1; at >= 0; at--) {
    behind[at] = next;
    if (words[at] === '') next = at;
  }
  return { words, names, classes, capitals, given, before, behind, tags };
}

const NEAR = 3;
const SUBJECT = 9;
/** Where a statement begins, or a new thing. */
const BEGINS = wordSet('i we he she they it that this there you if and so then plus also');

const features = new FeatureList();

/** Of the word at that place of the talk. The result is overwritten by the next call. */
export function wordingFeatures(talk: WordedTalk, at: number): Features {
  const { words, names, classes, before, behind } = talk;
  const word = (place: number): number => names[place + BESIDE]!;
  const kind = (place: number): number => classes[place + BESIDE]!;
  const capital = (place: number): number => talk.capitals[place + BESIDE]!;
  const isFirstName = (place: number): number => talk.given[place + BESIDE]!;
  const [w2, w1, w, v1, v2] = [word(at - 2), word(at - 1), word(at), word(at + 1), word(at + 2)];
  const [c3, c2, c1, c] = [kind(at - 3), kind(at - 2), kind(at - 1), kind(at)];
  const [d1, d2, d3] = [kind(at + 1), kind(at + 2), kind(at + 3)];
  const own = words[at]!;
  features.begin(9000);
  features.put(w);
  features.put(c);
  features.put(capital(at), at === 0 ? 1 : 0);
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
  features.put(0, c1);
  features.put(1, c2);
  features.put(2, c3);
  features.put(3, d1);
  features.put(4, d2);
  features.put(5, d3);
  features.put(w1, w);
  features.put(w, v1);
  features.put(w2, w1);
  features.put(v1, v2);
  features.put(w1, v1);
  features.put(c1, c, d1);
  features.put(c2, c1, c);
  features.put(c, d1, d2);
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
  let begun = at;
  for (let step = 0; step < SUBJECT && begun >= 0 && !BEGINS.has(words[begun]!); step++) begun--;
  features.goOn(9200);
  features.put(word(begun), word(begun + 1));
  features.put(word(begun), word(begun + 1), c);

  const tag = (place: number): number => talk.tags[place + BESIDE]!;
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
