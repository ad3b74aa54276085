/** What speaks for a price being ours, an option's or somebody else's: its size, and the words around it far and near. */
import type { Element } from '../job/elements.ts';
import { isFigure, OUTSIDE, type Sign } from './element-signs.ts';
import { FeatureList, type Features, mix } from './linear-model.ts';
import { magnitude, roundness } from './magnitude.ts';

const BACK = 16;
const AHEAD = 10;
const BEFORE_LAST = 8;

const features = new FeatureList();

/** The result is overwritten by the next call. */
export function roleFeatures(row: readonly Element[], signs: readonly Sign[], index: number): Features {
  features.begin(2000);
  const bag = (kind: number, ...parts: number[]): void => {
    let hash = kind * 77;
    for (const part of parts) hash = mix(hash, part);
    features.add(hash);
  };
  const at = (step: number): Sign => signs[index + step] ?? OUTSIDE;
  const { price, percent } = row[index]!;
  const { value, readings, per } = price ?? { value: percent!, readings: [], per: null };
  const size = magnitude(value);
  const own = signs[index]!.class;
  features.put(size, roundness(value), own);
  features.put(own, readings.length > 1 ? 1 : 0);
  features.put(own, per === null ? 0 : 1);
  let count = index - 1;
  while (count >= 0 && count > index - BACK && !/^(num|qty|time)$/.test(row[count]!.tag)) count--;
  const counted = row[count]?.measure?.value ?? 0;
  features.put(magnitude(counted), size, Math.min(4, index - count));
  features.put(signs[count]?.class ?? 0, magnitude(counted), size);
  for (let step = 1; step <= 5; step++) {
    features.put(at(-step).name);
    features.put(at(step).name);
  }
  for (let step = 1; step <= 3; step++) {
    features.put(at(-step).class);
    features.put(at(step).class);
  }
  const [w1, w2, w3, v1, v2, v3] = [at(-1).name, at(-2).name, at(-3).name, at(1).name, at(2).name, at(3).name];
  const [c1, c2, d1, d2] = [at(-1).class, at(-2).class, at(1).class, at(2).class];
  features.put(w2, w1);
  features.put(v1, v2);
  features.put(w3, w2, w1);
  features.put(v1, v2, v3);
  features.put(w1, v1);
  features.put(c1, d1, own);
  features.put(c2, c1, d1);
  features.put(c1, d1, d2);
  features.put(w1, size);
  features.put(v1, size);
  let last = index - 1;
  while (last >= 0 && !isFigure(row[last]!)) last--;
  let next = index + 1;
  while (next < row.length && !isFigure(row[next]!)) next++;
  const before = signs[last] ?? OUTSIDE;
  const after = signs[next] ?? OUTSIDE;
  features.put(before.class, own);
  features.put(own, after.class);
  features.put(Math.min(9, index - last), before.class);
  features.put(Math.min(9, next - index), after.class);
  for (let k = Math.max(last + 1, index - BACK); k < index; k++) {
    bag(2101, signs[k]!.name);
    if (k > 0) bag(2102, signs[k - 1]!.name, signs[k]!.name);
    if (k > 1) bag(2105, signs[k - 2]!.name, signs[k - 1]!.name, signs[k]!.name);
  }
  for (let k = index + 1; k < Math.min(next, index + AHEAD); k++) {
    bag(2103, signs[k]!.name);
    bag(2104, signs[k]!.name, (signs[k + 1] ?? OUTSIDE).name);
  }
  for (let k = Math.max(0, last - BEFORE_LAST); k < last; k++) bag(2106, signs[k]!.name);
  return features;
}
