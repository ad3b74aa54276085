/** What speaks for a price being ours, an option's or somebody else's: its size, and the words around it far and near. */
import type { Element } from '../job/elements.ts';
import { OUTSIDE, type Sign } from './element-signs.ts';
import { type Features, mix, noFeatures } from './linear-model.ts';
import { magnitude, roundness } from './magnitude.ts';

const isFigure = ({ tag }: Element): boolean => tag !== 'word' && tag !== 'break';
const BACK = 16;
const AHEAD = 10;
const BEFORE_LAST = 8;

const features = noFeatures();

/** The result is overwritten by the next call. */
export function roleFeatures(row: readonly Element[], signs: readonly Sign[], index: number): Features {
  const out = features.of;
  let length = 0;
  let template = 2000;
  const put = (...parts: number[]): void => {
    let hash = Math.imul(template++, 0x85ebca6b);
    for (const part of parts) hash = mix(hash, part);
    out[length++] = mix(hash, 0x2545f491);
  };
  const bag = (kind: number, ...parts: number[]): void => {
    let hash = kind * 77;
    for (const part of parts) hash = mix(hash, part);
    if (length < out.length) out[length++] = hash;
  };
  const at = (step: number): Sign => signs[index + step] ?? OUTSIDE;
  const { price, percent } = row[index]!;
  const { value, readings, per } = price ?? { value: percent!, readings: [], per: null };
  const size = magnitude(value);
  const own = signs[index]!.class;
  put(size, roundness(value), own);
  put(own, readings.length > 1 ? 1 : 0);
  put(own, per === null ? 0 : 1);
  let count = index - 1;
  while (count >= 0 && count > index - BACK && !/^(num|qty|time)$/.test(row[count]!.tag)) count--;
  const counted = row[count]?.measure?.value ?? 0;
  put(magnitude(counted), size, Math.min(4, index - count));
  put(signs[count]?.class ?? 0, magnitude(counted), size);
  for (let step = 1; step <= 5; step++) {
    put(at(-step).name);
    put(at(step).name);
  }
  for (let step = 1; step <= 3; step++) {
    put(at(-step).class);
    put(at(step).class);
  }
  const [w1, w2, w3, v1, v2, v3] = [at(-1).name, at(-2).name, at(-3).name, at(1).name, at(2).name, at(3).name];
  const [c1, c2, d1, d2] = [at(-1).class, at(-2).class, at(1).class, at(2).class];
  put(w2, w1);
  put(v1, v2);
  put(w3, w2, w1);
  put(v1, v2, v3);
  put(w1, v1);
  put(c1, d1, own);
  put(c2, c1, d1);
  put(c1, d1, d2);
  put(w1, size);
  put(v1, size);
  let last = index - 1;
  while (last >= 0 && !isFigure(row[last]!)) last--;
  let next = index + 1;
  while (next < row.length && !isFigure(row[next]!)) next++;
  const before = signs[last] ?? OUTSIDE;
  const after = signs[next] ?? OUTSIDE;
  put(before.class, own);
  put(own, after.class);
  put(Math.min(9, index - last), before.class);
  put(Math.min(9, next - index), after.class);
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
  features.length = length;
  return features;
}
