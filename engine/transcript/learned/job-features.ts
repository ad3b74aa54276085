/** What speaks for a recording being about a job: its words, how many prices of ours are in it, whether a client is named. */
import type { Token } from '../hear.ts';
import { FeatureList, type Features, hashOf, mix } from './linear-model.ts';

/** Of a long recording the first words tell. */
const WORDS = 120;
const NUMBER = hashOf('#');

const features = new FeatureList();

/** The result is overwritten by the next call. */
export function jobFeatures(tokens: readonly Token[], prices: number, named: boolean): Features {
  features.begin(3000);
  let before = 0;
  for (const { lower } of tokens.slice(0, WORDS)) {
    const word = /^\d/.test(lower) ? NUMBER : hashOf(lower);
    features.add(mix(word, 3001));
    features.add(mix(mix(before, word), 3002));
    before = word;
  }
  features.add(mix(Math.min(prices, 4), 3003));
  features.add(mix(named ? 1 : 0, 3005));
  features.add(mix(mix(named ? 1 : 0, Math.min(prices, 2)), 3006));
  features.add(mix(tokens.length < 15 ? 1 : tokens.length < 50 ? 2 : 3, 3004));
  return features;
}
