/** What speaks for a word being written with a capital letter, as names are: the word itself, how it is built, and the words around it. */
import { firstNames } from '../vocabulary/first-names.ts';
import { stem } from '../vocabulary/stem.ts';
import { OUTSIDE, ofMark, ofWord, type Sign } from './element-signs.ts';
import { FeatureList, type Features, hashOf } from './linear-model.ts';

const features = new FeatureList();

/** Words as they are said, without a look at how they are written. */
const signIn = (words: readonly string[], at: number): Sign => {
  const word = words[at];
  return word === undefined ? OUTSIDE : /^[a-zà-ɏ']/.test(word) ? ofWord(word) : ofMark(/^\d/.test(word) ? '#' : word);
};

/**
 * Of the word at that place; `words` are in small letters, `capitals` tells of those before it whether they have a capital.
 * The result is overwritten by the next call.
 */
export function capitalFeatures(words: readonly string[], capitals: ArrayLike<number>, at: number): Features {
  const [u2, u1, own, v1, v2] = [-2, -1, 0, 1, 2].map((step) => signIn(words, at + step)) as [
    Sign,
    Sign,
    Sign,
    Sign,
    Sign,
  ];
  const word = words[at]!;
  const given = [-1, 0, 1].map((step) => (firstNames.has(words[at + step] ?? '') ? 1 : 0)) as [number, number, number];
  features.begin(9900);
  features.put(own.name);
  features.put(own.class);
  // "managers" is known as "manager"
  features.put(hashOf(stem(word)));
  features.put(hashOf(word.slice(-2)));
  features.put(hashOf(word.slice(-3)));
  features.put(hashOf(word.slice(-4)));
  features.put(hashOf(word.slice(0, 3)));
  features.put(Math.min(word.length, 9));
  features.put(given[0], given[1], given[2]);
  features.put(given[0], own.class);
  features.put(given[1], u1.name);
  features.put(u1.name);
  features.put(v1.name);
  features.put(u2.name);
  features.put(v2.name);
  features.put(u2.name, u1.name);
  features.put(v1.name, v2.name);
  features.put(u1.name, v1.name);
  features.put(u1.name, own.class);
  features.put(own.class, v1.name);
  features.put(u1.name, own.name);
  features.put(own.name, v1.name);
  features.put(u1.class, own.class, v1.class);
  features.put(u2.class, u1.class, own.class);
  features.put(own.class, v1.class, v2.class);
  features.put(Math.min(at, 6), own.class);
  features.put(Math.min(at, 6), u1.name);
  const [k2, k1] = [capitals[at - 2] ?? 2, capitals[at - 1] ?? 2];
  features.put(k1, own.class);
  features.put(k1, own.name);
  features.put(k1, v1.name);
  features.put(k1, k2, u1.name, own.class);
  features.put(k1, own.class, v1.class, v2.class);
  return features;
}
