/** What speaks for a new clause before an element: the elements around it, and what its clause holds so far. */
import type { Element } from '../job/elements.ts';
import { determiners, wordSet } from '../vocabulary/words.ts';
import { isFigure, type Sign, signAt, signOf } from './element-signs.ts';
import { FeatureList, type Features, mix } from './linear-model.ts';

const isPriced = ({ tag }: Element): boolean => tag === 'money' || tag === 'rate' || tag === 'regular';
/** Beyond these nothing but a thing with a price of its own stands between two prices: "#rate on the same #money" is one. */
const NEARBY = 2;
/** So much must speak for a place where another price follows behind the one that the clause has. */
const ENOUGH = -10;
/** So much must speak for the place where what tells why ends and the next price is led up to. */
const ENOUGH_BEHIND_WHY = -80;
/** Its shortest: "I forgot the landing". */
const WHY = 4;
const isCounted = ({ tag }: Element): boolean => tag === 'qty' || tag === 'time' || tag === 'num';
const AUXILIARY = signOf({ from: 0, to: 1, tag: 'word', word: 'is' }).class;
/** The second tells the first anew, or what both come to. */
const RESTATED = wordSet('same wait no actually sorry or make instead not whole total everything altogether');
/** Words of the clause that are looked at, from its beginning. */
const WITHIN = 12;
/** Elements ahead in which the next figure is looked for. */
const AHEAD = 9;

/**
 * At which elements of the row a new clause begins: `begins` is asked wherever one may how much speaks for it, and one
 * does above 0. No clause holds two prices that are apart: the second has its own, from where most speaks for it. Linear:
 * each element is looked at with a short reach, at most twice, and what the clause holds is counted along.
 */
export function divide(row: readonly Element[], begins: (index: number, features: Features) => number): boolean[] {
  const signs = row.map(signOf);
  const starts: boolean[] = new Array(row.length).fill(false);
  const features = new FeatureList();
  let start = 0;
  let prices = 0;
  let counts = 0;
  let verbs = 0;
  let percents = 0;
  let listed = 0;
  let price = -1;
  /** The clause tells why something is taken back or another figure holds. */
  let why = false;
  /** Of the places behind the last price the one for which most speaks, though not enough. */
  let likeliest = -1;
  let most = -Infinity;
  const take = (index: number): void => {
    const element = row[index]!;
    if (element.listed === 'end') listed++;
    if (isPriced(element)) {
      prices++;
      price = index;
      likeliest = -1;
      most = -Infinity;
    } else if (isCounted(element)) counts++;
    else if (element.tag === 'pct') percents++;
    else if (signs[index]!.class === AUXILIARY) verbs++;
  };
  const open = (index: number): void => {
    starts[index] = true;
    why = row[index]!.why === true || (why && prices === 0 && goesOnWhy(row, index));
    start = index;
    prices = counts = verbs = percents = listed = 0;
    price = likeliest = -1;
    most = -Infinity;
  };
  if (row.length) take(0);
  for (let index = 1; index < row.length; index++) {
    const element = row[index]!;
    const ends = why
      ? prices === 0 && most > ENOUGH_BEHIND_WHY
      : prices > 0 && most > ENOUGH && isPriced(element) && isApart(row, price, index);
    if (ends && isPriced(element)) {
      index = likeliest;
      open(index);
      take(index);
      continue;
    }
    if (element.tag !== 'break') {
      let opens = element.opens === true;
      if (!opens && !element.bound) {
        gather(features, row, signs, index, start, {
          prices: Math.min(prices, 3),
          counts: Math.min(counts, 2),
          verbs: Math.min(verbs, 2),
          percents,
          listed: Math.min(listed, 2),
          sincePrice: price < 0 ? 9 : Math.min(index - price, 6),
        });
        const leans = begins(index, features);
        opens = leans > 0;
        if (leans > most && (!why || mayEndWhy(row, start, index))) {
          most = leans;
          likeliest = index;
        }
      }
      // "I missed the pantry | brackets 60 feet at 4": the figure is not without its name
      if (opens && !element.opens && isCounted(element) && why && most > ENOUGH_BEHIND_WHY) {
        index = likeliest;
        open(index);
        take(index);
        continue;
      }
      if (opens) open(index);
    }
    take(index);
  }
  return starts;
}

/** May what tells why end before the element? Not between an article and its noun, and what leads up to a figure names it. */
const mayEndWhy = (row: readonly Element[], start: number, index: number): boolean =>
  index >= start + WHY &&
  !determiners.has(row[index - 1]!.word) &&
  !isFigure(row[index]!) &&
  !OBJECTS.has(row[index]!.word);
const OBJECTS = wordSet('it that them those him her one');

/** "they want that stained | and I don't do stain": the reason has two parts. */
const goesOnWhy = (row: readonly Element[], index: number): boolean =>
  /^(?:and|but|because|since)$/.test(row[index]!.word) && PEOPLE.has(row[index + 1]?.word ?? '');
const PEOPLE = wordSet('i we he she they it');

/** "#money for the valve | four hours at #rate", but not "85 a stump, seven stumps 595". */
function isApart(row: readonly Element[], from: number, to: number): boolean {
  if (to - from <= NEARBY + 1) return false;
  const [one, sum] = [row[from]!.price?.value, row[to]!.price?.value];
  return !row
    .slice(from + 1, to)
    .some(({ word, measure }) => RESTATED.has(word) || (measure && one && measure.value * one === sum));
}

interface SoFar {
  prices: number;
  counts: number;
  verbs: number;
  percents: number;
  /** Services of the price list that were named. */
  listed: number;
  sincePrice: number;
}

function gather(
  features: FeatureList,
  row: readonly Element[],
  signs: readonly Sign[],
  index: number,
  start: number,
  soFar: SoFar,
): void {
  features.begin(1);
  for (let step = -4; step <= 4; step++) {
    const sign = signAt(signs, index + step);
    features.put(sign.name);
    features.put(sign.class);
  }
  const { name: w2, class: c2 } = signAt(signs, index - 2);
  const { name: w1, class: c1 } = signAt(signs, index - 1);
  const { name: w, class: c } = signs[index]!;
  const { name: v1, class: d1 } = signAt(signs, index + 1);
  const { name: v2, class: d2 } = signAt(signs, index + 2);
  features.put(w1, w);
  features.put(w, v1);
  features.put(w2, w1);
  features.put(w1, w, v1);
  features.put(w, v1, v2);
  features.put(w2, w1, w);
  features.put(c1, c);
  features.put(c, d1);
  features.put(c2, c1);
  features.put(c1, c, d1);
  features.put(c, d1, d2);
  features.put(c2, c1, c);
  features.put(c2, c1, c, d1);
  features.put(c1, c, d1, d2);
  features.put(c1, w, d1);
  features.put(w1, c, d1);
  features.put(c1, w, v1);
  features.put(c2, c1, c, d1, d2);
  const held = soFar.prices * 3 + soFar.counts;
  features.put(held);
  features.put(held, c1, c);
  features.put(held, w);
  features.put(held, c, d1);
  features.put(held, soFar.verbs, c);
  features.put(soFar.sincePrice);
  features.put(soFar.sincePrice, c);
  features.put(soFar.sincePrice, w1);
  features.put(Math.min(8, index - start));
  features.put(Math.min(4, index - start), c);
  features.put(signs[start]!.name, w);
  features.put(signs[start]!.class, signAt(signs, start + 1).class, held);
  features.put(soFar.percents, c);
  const within = features.several();
  for (let k = start; k < index && k < start + WITHIN; k++)
    if (row[k]!.tag === 'word') features.add(mix(mix(mix(within, signs[k]!.name), held), 5));
  let next = index;
  while (next < row.length && next < index + AHEAD && !isFigure(row[next]!)) next++;
  const none = next >= row.length || next >= index + AHEAD;
  const ahead = none ? 0 : signs[next]!.name;
  let second = next + 1;
  while (second < row.length && second < next + AHEAD && !isFigure(row[second]!)) second++;
  const after = second < row.length && second < next + AHEAD ? signs[second]!.name : 0;
  features.put(ahead, after, held);
  features.put(none ? 99 : next - index, ahead, held);
  const coming = features.several();
  for (let k = index; k < (none ? Math.min(row.length, index + 7) : next); k++)
    if (row[k]!.tag === 'word') features.add(mix(mix(coming, signs[k]!.name), 6));
  const verb = features.several();
  for (let k = index + 1; k < (none ? Math.min(row.length, index + 7) : next); k++) {
    if (signs[k]!.class !== AUXILIARY) continue;
    features.add(mix(mix(mix(verb, Math.min(4, k - index)), held), 7));
    break;
  }
  const names = LISTED.indexOf(row[index - 1]?.listed) * 3 + LISTED.indexOf(row[index]!.listed);
  if (names === 0 && soFar.listed === 0) return;
  const list = mix(features.several(), names * 3 + soFar.listed);
  features.add(mix(list, 11));
  features.add(mix(mix(list, c), 12));
  features.add(mix(mix(list, w), 13));
  features.add(mix(mix(mix(list, c1), c), 14));
  features.add(mix(mix(mix(list, c), d1), 15));
  features.add(mix(mix(mix(mix(list, c), d1), d2), 16));
  features.add(mix(mix(list, held), 17));
  features.add(mix(mix(mix(list, ahead), Math.min(3, next - index)), 18));
  features.add(mix(mix(mix(list, c), ahead), 19));
  features.add(mix(mix(mix(list, w), v1), 20));
}

const LISTED = [undefined, 'in', 'end'];
