/** What speaks for a bare number being money, a count, a size or a time of day: its value and the elements around it. */
import type { Element } from '../job/elements.ts';
import { OUTSIDE, type Sign, signOf } from './element-signs.ts';
import { type Features, hashOf, mix, noFeatures } from './linear-model.ts';
import { magnitude, roundness } from './magnitude.ts';

const NUMBER = hashOf('#num');
const isFigure = (element: Element): boolean => element.tag !== 'word' && element.tag !== 'break';
/** Numbers beside the one that is looked at also tell how large they are. */
const sizedSign = (element: Element): Sign => {
  const sign = signOf(element);
  return element.tag === 'num' && element.measure
    ? { name: sign.name, class: mix(NUMBER, magnitude(element.measure.value)) }
    : sign;
};

const BACK = 8;
const AHEAD = 8;

const features = noFeatures();

/** `before` are the settled elements before the number, which is `row[index]`. The result is overwritten by the next call. */
export function kindFeatures(before: readonly Element[], row: readonly Element[], index: number): Features {
  const out = features.of;
  let length = 0;
  let template = 1000;
  const put = (...parts: number[]): void => {
    let hash = Math.imul(template++, 0x85ebca6b);
    for (const part of parts) hash = mix(hash, part);
    out[length++] = mix(hash, 0x2545f491);
  };
  const value = row[index]!.price!.value;
  const size = magnitude(value);
  const back: Sign[] = [];
  for (let k = 1; k <= BACK; k++) {
    const element = before[before.length - k];
    back.push(element ? sizedSign(element) : OUTSIDE);
  }
  const ahead: Sign[] = [];
  for (let k = 1; k <= AHEAD; k++) {
    const element = row[index + k];
    ahead.push(element ? sizedSign(element) : OUTSIDE);
  }
  const [w1, w2, w3] = [back[0]!.name, back[1]!.name, back[2]!.name];
  const [v1, v2, v3] = [ahead[0]!.name, ahead[1]!.name, ahead[2]!.name];
  const [c1, c2, c3] = [back[0]!.class, back[1]!.class, back[2]!.class];
  const [d1, d2, d3] = [ahead[0]!.class, ahead[1]!.class, ahead[2]!.class];
  put(size);
  put(size, roundness(value));
  put(size, row[index]!.price!.readings.length > 1 ? 1 : 0);
  for (let k = 0; k < 5; k++) {
    put(back[k]!.name);
    put(back[k]!.class);
    put(ahead[k]!.name);
    put(ahead[k]!.class);
  }
  for (let k = 0; k < 2; k++) {
    put(back[k]!.name, size);
    put(back[k]!.class, size);
    put(ahead[k]!.name, size);
    put(ahead[k]!.class, size);
  }
  put(w2, w1);
  put(v1, v2);
  put(w1, v1);
  put(c1, d1, size);
  put(c2, c1, d1, d2);
  put(c1, d1, d2, size);
  put(c2, c1, d1, size);
  put(w1, d1, size);
  put(c1, v1, size);
  put(v1, v2, v3);
  put(w3, w2, w1);
  put(d1, d2, d3, size);
  put(c3, c2, c1, size);
  put(w2, w1, d1, size);
  const wordsBack = template++;
  const figureBack = template++;
  for (let k = 1; k <= BACK; k++) {
    const element = before[before.length - k];
    if (!element) break;
    const { name } = back[k - 1]!;
    if (isFigure(element)) {
      out[length++] = mix(mix(figureBack * 77, name), Math.min(6, k));
      put(name, size, d1);
      break;
    }
    out[length++] = mix(wordsBack * 77, name);
  }
  template = 1100;
  const wordsAhead = template++;
  const figureAhead = template++;
  let figures = 0;
  let order = 0;
  for (let k = 1; k <= AHEAD; k++) {
    const element = row[index + k];
    if (!element) break;
    const { name } = ahead[k - 1]!;
    if (isFigure(element)) {
      if (figures++ === 0) {
        out[length++] = mix(mix(mix(figureAhead * 77, name), Math.min(6, k)), d1);
        put(name, size, c1, Math.min(3, k));
      }
      order = mix(order, name);
    } else if (figures === 0) out[length++] = mix(wordsAhead * 77, name);
  }
  template = 1200;
  put(order, size);
  features.length = length;
  return features;
}
