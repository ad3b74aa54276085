/** What speaks for a price being ours, an option's or somebody else's: its size, and the words around it far and near. */
import type { Element } from '../job/elements.ts';
import { isFigure, type Sign, signAt } from './element-signs.ts';
import { FeatureList, type Features, mix } from './linear-model.ts';
import { magnitude, roundness } from './magnitude.ts';

const BACK = 16;
const AHEAD = 10;
const BEFORE_LAST = 8;

const isCounted = ({ tag }: Element): boolean => tag === 'num' || tag === 'qty' || tag === 'time';
/** The beginning of a feature that may stand several times. */
const bag = (kind: number): number => kind * 77;

const features = new FeatureList();

/** The result is overwritten by the next call. */
export function roleFeatures(row: readonly Element[], signs: readonly Sign[], index: number): Features {
  features.begin(2000);
  const { price, percent } = row[index]!;
  const { value, readings, per } = price ?? { value: percent!, readings: [], per: null };
  const size = magnitude(value);
  const own = signs[index]!.class;
  features.put(size, roundness(value), own);
  features.put(own, readings.length > 1 ? 1 : 0);
  features.put(own, per === null ? 0 : 1);
  let count = index - 1;
  while (count >= 0 && count > index - BACK && !isCounted(row[count]!)) count--;
  const counted = count < 0 ? 0 : (row[count]!.measure?.value ?? 0);
  features.put(magnitude(counted), size, Math.min(4, index - count));
  features.put(count < 0 ? 0 : signs[count]!.class, magnitude(counted), size);
  for (let step = 1; step <= 5; step++) {
    features.put(signAt(signs, index - step).name);
    features.put(signAt(signs, index + step).name);
  }
  for (let step = 1; step <= 3; step++) {
    features.put(signAt(signs, index - step).class);
    features.put(signAt(signs, index + step).class);
  }
  const { name: w1, class: c1 } = signAt(signs, index - 1);
  const { name: w2, class: c2 } = signAt(signs, index - 2);
  const { name: w3 } = signAt(signs, index - 3);
  const { name: v1, class: d1 } = signAt(signs, index + 1);
  const { name: v2, class: d2 } = signAt(signs, index + 2);
  const { name: v3 } = signAt(signs, index + 3);
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
  const before = signAt(signs, last);
  const after = signAt(signs, next);
  features.put(before.class, own);
  features.put(own, after.class);
  features.put(Math.min(9, index - last), before.class);
  features.put(Math.min(9, next - index), after.class);
  for (let k = Math.max(last + 1, index - BACK); k < index; k++) {
    const { name } = signs[k]!;
    features.add(mix(bag(2101), name));
    if (k > 0) features.add(mix(mix(bag(2102), signs[k - 1]!.name), name));
    if (k > 1) features.add(mix(mix(mix(bag(2105), signs[k - 2]!.name), signs[k - 1]!.name), name));
  }
  for (let k = index + 1; k < Math.min(next, index + AHEAD); k++) {
    const { name } = signs[k]!;
    features.add(mix(bag(2103), name));
    features.add(mix(mix(bag(2104), name), signAt(signs, k + 1).name));
  }
  for (let k = Math.max(0, last - BEFORE_LAST); k < last; k++) features.add(mix(bag(2106), signs[k]!.name));
  return features;
}
