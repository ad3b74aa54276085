/** What speaks for a bare number being money, a count, a size or a time of day: its value and the elements around it. */
import type { Element } from '../job/elements.ts';
import { isFigure, OUTSIDE, type Sign, signOf } from './element-signs.ts';
import { FeatureList, type Features, hashOf, mix } from './linear-model.ts';
import { magnitude, roundness } from './magnitude.ts';

const NUMBER = hashOf('#num');
/** Numbers beside the one that is looked at also tell how large they are. */
const sizedSign = (element: Element): Sign => {
  const sign = signOf(element);
  return element.tag === 'num' && element.measure
    ? { name: sign.name, class: mix(NUMBER, magnitude(element.measure.value)) }
    : sign;
};

const BACK = 8;
const AHEAD = 8;

const features = new FeatureList();

/** `before` are the settled elements before the number, which is `row[index]`. The result is overwritten by the next call. */
export function kindFeatures(before: readonly Element[], row: readonly Element[], index: number): Features {
  features.begin(1000);
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
  features.put(size);
  features.put(size, roundness(value));
  features.put(size, row[index]!.price!.readings.length > 1 ? 1 : 0);
  for (let k = 0; k < 5; k++) {
    features.put(back[k]!.name);
    features.put(back[k]!.class);
    features.put(ahead[k]!.name);
    features.put(ahead[k]!.class);
  }
  for (let k = 0; k < 2; k++) {
    features.put(back[k]!.name, size);
    features.put(back[k]!.class, size);
    features.put(ahead[k]!.name, size);
    features.put(ahead[k]!.class, size);
  }
  features.put(w2, w1);
  features.put(v1, v2);
  features.put(w1, v1);
  features.put(c1, d1, size);
  features.put(c2, c1, d1, d2);
  features.put(c1, d1, d2, size);
  features.put(c2, c1, d1, size);
  features.put(w1, d1, size);
  features.put(c1, v1, size);
  features.put(v1, v2, v3);
  features.put(w3, w2, w1);
  features.put(d1, d2, d3, size);
  features.put(c3, c2, c1, size);
  features.put(w2, w1, d1, size);
  const wordsBack = features.several();
  const figureBack = features.several();
  for (let k = 1; k <= BACK; k++) {
    const element = before[before.length - k];
    if (!element) break;
    const { name } = back[k - 1]!;
    if (isFigure(element)) {
      features.add(mix(mix(figureBack, name), Math.min(6, k)));
      features.put(name, size, d1);
      break;
    }
    features.add(mix(wordsBack, name));
  }
  features.goOn(1100);
  const wordsAhead = features.several();
  const figureAhead = features.several();
  let figures = 0;
  let order = 0;
  for (let k = 1; k <= AHEAD; k++) {
    const element = row[index + k];
    if (!element) break;
    const { name } = ahead[k - 1]!;
    if (isFigure(element)) {
      if (figures++ === 0) {
        features.add(mix(mix(mix(figureAhead, name), Math.min(6, k)), d1));
        features.put(name, size, c1, Math.min(3, k));
      }
      order = mix(order, name);
    } else if (figures === 0) features.add(mix(wordsAhead, name));
  }
  features.goOn(1200);
  features.put(order, size);
  return features;
}
