/**
 * What speaks for a number counting what a price is of, wherever in the talk the two stand: what lies between them, their
 * units, and which other prices and counts are nearer. Seen before anything is read, so that it is a second opinion.
 */
import { normal } from '../job/match-services.ts';
import { isPlural } from '../vocabulary/words.ts';
import { signAt } from './element-signs.ts';
import { purposes as kinds, type Purpose } from './judgement.ts';
import { FeatureList, type Features, hashOf, mix } from './linear-model.ts';
import { magnitude } from './magnitude.ts';
import { likeliestOf, type WeighedTalk } from './weighed-talk.ts';

/** A talk as pairs of its numbers are judged: the purpose of each number that is likeliest, and the unit each price names. */
export interface PairedTalk extends WeighedTalk {
  purposes: readonly Purpose[];
  units: readonly string[];
}

/** So many numbers away a count stands at most. */
const FAR = 8;
const BETWEEN = 14;
const FEW = 2;
const BEFORE = 3;
/** "80 bucks a door": between a price and its unit. */
const MONEY = /^(?:dollars?|bucks|cents)$/;

export function pairedTalk(talk: WeighedTalk): PairedTalk {
  const { words, numbers, likely } = talk;
  const units = numbers.map(({ at }) => {
    let next = at + 1;
    while (MONEY.test(words[next] ?? '')) next++;
    const word = words[next] ?? '';
    if (/^(?:each|apiece)$/.test(word)) return 'each';
    return /^(?:a|an|per)$/.test(word) ? normal(words[next + 1] ?? '') : '';
  });
  return { ...talk, purposes: likely.map(likeliestOf), units };
}

/** The numbers that may count what the price is of, among those that are `left` when corrections are made. */
export const countsFor = (
  { numbers, starts }: WeighedTalk,
  left: Pick<ReadonlySet<number>, 'has'>,
  price: number,
): number[] =>
  numbers.flatMap(({ at }, index) =>
    index !== price && Math.abs(index - price) <= FAR && left.has(starts[at]!) ? [index] : [],
  );

const features = new FeatureList();
/** The beginning of a feature that may stand several times. */
const bag = (kind: number): number => (9000 + kind) * 77;
const steps = (distance: number): number => (distance <= 6 ? distance : distance <= 10 ? 7 : distance <= 16 ? 8 : 9);
/** How a unit is named by a price: of each, of a unit, or by none. */
const naming = (unit: string): number => (unit === '' ? 0 : unit === 'each' ? 2 : 1);

/** Of the numbers `price` and `count` of the talk; null: of its being the price of one. Overwritten by the next call. */
export function pairingFeatures(talk: PairedTalk, price: number, count: number | null): Features {
  return count === null ? alone(talk, price) : together(talk, price, count);
}

function alone({ signs, numbers, purposes, units }: PairedTalk, price: number): Features {
  const { at, number } = numbers[price]!;
  const word = (place: number): number => signAt(signs, place).name;
  const unit = units[price]!;
  let before = price - 1;
  while (before >= 0 && before >= price - BEFORE && !/^(?:price|option|count)$/.test(purposes[before]!)) before--;
  const counted = purposes[before] === 'count' && before >= price - BEFORE ? price - before : 0;
  features.begin(9000);
  features.put(naming(unit));
  features.put(word(at + 1));
  features.put(word(at - 1));
  features.put(word(at - 1), word(at + 1));
  features.put(word(at - 2), word(at - 1));
  features.put(magnitude(number.values[0]!));
  features.put(counted);
  features.put(counted, naming(unit));
  features.put(counted, hashOf(unit));
  features.put(counted, counted > 0 ? steps(at - numbers[before]!.at) : 0);
  features.put(hashOf(purposes[price]!));
  return features;
}

function together(talk: PairedTalk, price: number, count: number): Features {
  const { words, signs, numbers, purposes, units, likely } = talk;
  const [at, counts] = [numbers[price]!.at, numbers[count]!.at];
  const word = (place: number): number => signAt(signs, place).name;
  const kind = (place: number): number => signAt(signs, place).class;
  const behind = count < price ? 0 : 1;
  const between = purposes.slice(Math.min(price, count) + 1, Math.max(price, count));
  const among = (...kinds: string[]): number =>
    Math.min(FEW, between.filter((purpose) => kinds.includes(purpose)).length);
  const [prices, others] = [among('price', 'option'), among('count')];
  const rest = Math.min(FEW, between.length - prices - others);
  const apart = steps(Math.abs(at - counts));
  const sure = Math.floor(4 * Math.exp(likely[count]![COUNT]!));
  const unit = units[price]!;
  const nouns = [words[counts + 1] ?? '', words[counts + 2] ?? ''];
  const noun = normal(nouns[0]!);
  const agree = agreement(unit, nouns);
  // a price that is nearer to it
  const beyond = purposes[behind ? count + 1 : count - 1];
  const rival = (prices > 0 ? 1 : 0) + (beyond === 'price' ? 2 : 0);
  const sizes = magnitude(numbers[count]!.number.values[0]!) * 32 + magnitude(numbers[price]!.number.values[0]!);
  features.begin(9100);
  features.put(behind, prices, others);
  features.put(behind, apart);
  features.put(behind, prices, apart);
  features.put(behind, sure);
  features.put(behind, sure, prices, others);
  features.put(behind, agree);
  features.put(behind, agree, prices);
  features.put(agree * 2 + behind, prices, others, sure);
  features.put(behind, others, prices);
  features.put(behind, rival);
  features.put(behind, rival, prices, others);
  features.put(behind, rival, agree);
  features.put(hashOf(purposes[count]!), behind, prices);
  features.put(word(counts + 1), behind);
  features.put(word(counts - 1), behind);
  features.put(word(at + 1), behind, prices);
  features.put(word(at - 1), behind, prices);
  features.put(hashOf(noun), hashOf(unit), behind);
  features.put(word(counts + 1), word(at - 1), behind);
  features.put(kind(counts + 1), kind(at - 1), behind, prices);
  features.put(word(counts - 1), word(counts + 1));
  features.put(behind, hashOf(unit), prices);
  features.put(behind, rest, others, prices);
  features.put(prices, behind, sizes);
  const told = namedAgain(words, counts, at);
  features.put(behind, told);
  features.put(behind, told, prices);
  const [from, to] = behind ? [at + 1, Math.min(counts, at + BETWEEN)] : [counts + 1, Math.min(at, counts + BETWEEN)];
  for (let place = from; place < to; place++) features.add(mix(mix(bag(behind), word(place)), Math.min(1, prices)));
  return features;
}

const COUNT = kinds.indexOf('count');

/** Whether what is counted is what the price is of one of; `nouns` are the two words behind the count. */
function agreement(unit: string, nouns: readonly string[]): number {
  if (unit === '') return 0;
  if (unit === 'each') return nouns.some(isPlural) ? 3 : 4;
  return nouns.some((noun) => normal(noun) === unit) ? 1 : 2;
}

/** So far before and behind a price what was counted is named again, further from the count than its own noun. */
const NAMED_BEFORE = 8;
const NAMED_BEHIND = 5;
const OWN_NOUN = 4;

/** "three pines … 650 a pine": what is counted is named again beside the price. */
function namedAgain(words: readonly string[], counts: number, at: number): number {
  const place = [1, 2, 3].map((step) => counts + step).find((one) => words[one] && isPlural(words[one]!));
  if (place === undefined) return 0;
  const noun = normal(words[place]!);
  for (let k = Math.max(0, at - NAMED_BEFORE); k < Math.min(words.length, at + NAMED_BEHIND); k++)
    if ((k > counts + OWN_NOUN || k < counts) && normal(words[k]!) === noun) return 1;
  return 0;
}
