/** What speaks for a recording being about a job: its words, how many prices of ours are in it, whether a client is named. */
import type { Token } from '../hear.ts';
import { type Features, hashOf, mix } from './linear-model.ts';

/** Of a long recording the first words tell. */
const WORDS = 120;
const NUMBER = hashOf('#');

const features: Features = { of: new Int32Array(2 * WORDS + 8), length: 0 };

/** The result is overwritten by the next call. */
export function jobFeatures(tokens: readonly Token[], prices: number, named: boolean): Features {
  const out = features.of;
  let length = 0;
  let before = 0;
  for (const { lower } of tokens.slice(0, WORDS)) {
    const word = /^\d/.test(lower) ? NUMBER : hashOf(lower);
    out[length++] = mix(word, 3001);
    out[length++] = mix(mix(before, word), 3002);
    before = word;
  }
  out[length++] = mix(Math.min(prices, 4), 3003);
  out[length++] = mix(named ? 1 : 0, 3005);
  out[length++] = mix(mix(named ? 1 : 0, Math.min(prices, 2)), 3006);
  out[length++] = mix(tokens.length < 15 ? 1 : tokens.length < 50 ? 2 : 3, 3004);
  features.length = length;
  return features;
}
