/**
 * What speaks for the price of the list being charged for a service that is called up: its name and what of it was said,
 * the words around it, and which prices stand near. Seen before anything is read, so that it is a second opinion.
 */
import { normal } from '../job/match-services.ts';
import { wordSet } from '../vocabulary/words.ts';
import { OUTSIDE, type Sign } from './element-signs.ts';
import { type Mention, partsOf } from './find-mentions.ts';
import { FeatureList, type Features, hashOf, mix } from './linear-model.ts';
import { magnitude, roundness } from './magnitude.ts';
import {
  callsOf,
  callsUpOther,
  countOf,
  isNamed,
  type ListedTalk,
  neighbours,
  passingOf,
  purposeAt,
  rivalsOf,
  saysWhole,
} from './mentions-around.ts';

/** Words that call up the price of a list. */
export const LISTED = wordSet('usual regular normal standard list listed book going typical published posted sheet');

const NEAR = 4;
const BACK = 8;
const AHEAD = 10;
const FAR = 18;
const SKIPPED = 4;

/** The beginning of a feature that may stand several times. */
const bag = (kind: number): number => (7000 + kind) * 77;
const feature = (kind: number, a: number, b = 0, c = 0): number => mix(mix(mix(mix(bag(kind), a), b), c), 0x2545f491);

const features = new FeatureList();

/** Of the mention `index` of the talk. The result is overwritten by the next call. */
export function mentionFeatures(talk: ListedTalk, index: number): Features {
  const { signs, words, mentions } = talk;
  const mention = mentions[index]!;
  const { service, from, to, said } = mention;
  const sign = (place: number): Sign => (place >= 0 && place < signs.length ? signs[place]! : OUTSIDE);
  const word = (place: number): number => sign(place).name;
  const kind = (place: number): number => sign(place).class;
  const price = Number(service.fixedRate);
  const unit = hashOf(service.unit ?? '');
  const missing = mention.words.length - said.size;
  const named =
    Math.min(4, said.size) * 16 +
    Math.min(3, missing) * 4 +
    (said.has(mention.words.length - 1) ? 2 : 0) +
    (said.has(0) ? 1 : 0);

  features.begin(7000);
  const [rival, like] = rivalsOf(talk, index);
  const whole = saysWhole(talk, mention) ? 1 : 0;
  features.put(named);
  features.put(named, rival);
  features.put(named, like);
  features.put(rival, like);
  features.put(whole);
  features.put(whole, named);
  features.put(Math.min(4, mention.words.length));
  features.put(unit);
  features.put(magnitude(price));
  features.put(Math.min(3, mention.times));
  features.put(to - from - said.size, named);
  features.put(Math.floor((4 * from) / words.length));
  features.put(from === 0 ? 1 : 0, named);
  features.put(words.length < 20 ? 0 : words.length < 50 ? 1 : 2, named);
  for (const [k, own] of mention.words.entries()) features.add(feature(said.has(k) ? 1 : 2, hashOf(own)));

  for (let step = 1; step <= NEAR; step++) {
    features.put(word(from - step));
    features.put(word(to - 1 + step));
    features.put(kind(from - step));
    features.put(kind(to - 1 + step));
  }
  features.put(word(from - 2), word(from - 1));
  features.put(word(to), word(to + 1));
  features.put(kind(from - 2), kind(from - 1));
  features.put(kind(to), kind(to + 1));
  features.put(word(from - 1), word(to));
  features.put(kind(from - 1), kind(to));
  features.put(word(from - 3), word(from - 2), word(from - 1));
  features.put(word(to), word(to + 1), word(to + 2));
  features.put(kind(to), kind(to + 1), kind(to + 2));
  features.put(word(from - 1), named);
  features.put(word(to), named);
  features.put(kind(to), named);

  /** How a number compares with the price of the list: the same, alike, much more, much less. */
  const against = (at: number): number => {
    const value = valueAt(talk, at);
    if (value === null) return 6;
    if (value === price) return 5;
    return [3, 1.3, 0.7, 0.3].findIndex((times) => value > price * times) + 1;
  };
  const size = (at: number): number => {
    const value = valueAt(talk, at);
    return value === null ? 9 : magnitude(value);
  };
  const round = (at: number): number => {
    const value = valueAt(talk, at);
    return value === null ? 9 : roundness(value);
  };
  const others = (after: number, before: number): number => (callsUpOther(talk, index, after, before) ? 1 : 0);
  const next = numberAfter(talk, to - 1);
  const last = numberBefore(talk, from);
  const tillNext = Math.min(9, next - to + 1);
  const sinceLast = Math.min(9, from - last);
  const otherNext = others(to, next);
  const otherLast = others(last + 1, from);
  const purpose = (at: number): number => hashOf(purposeAt(talk, at) ?? '');

  features.goOn(7100);
  features.put(tillNext, otherNext);
  features.put(tillNext, against(next));
  features.put(tillNext, against(next), otherNext);
  features.put(tillNext, size(next), round(next));
  features.put(word(next + 1), tillNext);
  features.put(word(next - 1), tillNext);
  features.put(word(next - 1), word(next + 1));
  features.put(kind(next + 1), tillNext, against(next));
  features.put(word(next - 1), against(next), Math.min(3, tillNext));
  features.put(against(next), named);
  features.put(against(next), word(to));
  features.put(sinceLast, otherLast);
  features.put(sinceLast, against(last));
  features.put(sinceLast, size(last));
  features.put(word(last + 1), sinceLast);
  features.put(word(last - 1), sinceLast);
  features.put(sinceLast, against(last), tillNext, against(next));
  features.put(kind(last + 1), sinceLast, against(last));
  features.put(kind(last - 1), sinceLast, against(last));
  features.put(Math.min(3, sinceLast), size(last), Math.min(4, tillNext), size(next));
  const second = numberAfter(talk, next);
  features.put(Math.min(5, second - next), tillNext, size(second), size(next));
  features.put(purpose(next), tillNext);
  features.put(purpose(next), against(next), otherNext);
  features.put(purpose(next), named);
  features.put(purpose(last), sinceLast);
  features.put(purpose(last), purpose(next), Math.min(4, tillNext), Math.min(4, sinceLast));
  features.put(purpose(next), word(to));
  features.put(purpose(last), word(from - 1));
  features.put(purpose(next), word(next - 1));

  // the next price and the one before, past what is none
  const [ahead, past] = priceAfter(talk, to - 1);
  const [behind, passed] = priceBefore(talk, from);
  const otherAhead = others(to, ahead);
  const otherBehind = others(behind + 1, from);
  const tillAhead = Math.min(12, ahead - to + 1);
  const sinceBehind = Math.min(12, from - behind);
  features.goOn(7200);
  features.put(past, tillAhead, otherAhead);
  features.put(past, against(ahead), otherAhead);
  features.put(past, against(ahead), Math.min(5, tillAhead));
  features.put(word(ahead - 1), past, otherAhead);
  features.put(word(ahead + 1), past, otherAhead);
  features.put(word(ahead - 1), word(ahead + 1));
  features.put(passed, sinceBehind, otherBehind);
  features.put(passed, against(behind), otherBehind, Math.min(5, sinceBehind));
  features.put(word(behind + 1), Math.min(5, sinceBehind));
  features.put(word(behind - 1), Math.min(5, sinceBehind));
  features.put(Math.min(6, tillAhead), Math.min(6, sinceBehind), otherAhead, otherBehind);
  features.put(Math.min(4, tillAhead), Math.min(4, sinceBehind), against(ahead), against(behind));

  // the next number that does not count or measure the service
  const [free, counted] = freeAfter(talk, mention);
  const otherFree = others(to, free);
  const tillFree = Math.min(9, counted > 0 ? free - next : free - to + 1);
  features.goOn(7300);
  features.put(counted > 0 ? 1 : 0, tillNext);
  features.put(counted > 0 ? 1 : 0, against(next));
  features.put(counted > 0 ? 1 : 0, unit);
  features.put(counted, against(free), tillFree);
  features.put(counted, word(free - 1));
  features.put(counted, word(free + 1));
  features.put(counted, word(free - 1), word(free + 1));
  features.put(counted, against(free), word(free + 1));
  features.put(counted, kind(free + 1), tillFree);
  features.put(counted, otherFree, against(free));
  features.put(counted, otherFree, tillFree);

  // words that call up the price of a list
  const listedAhead = words.findIndex((one, at) => at >= to && at < to + FAR && isListed(words, one, at));
  const till = listedAhead < 0 ? FAR : listedAhead - to + 1;
  const numbersTill = Math.min(2, talk.numbers.filter(({ at }) => at >= to && at < listedAhead).length);
  const otherTill = listedAhead < 0 ? 2 : others(to, listedAhead);
  const beforeFree = listedAhead >= 0 && listedAhead < free ? 1 : 0;
  const beforeAhead = listedAhead >= 0 && listedAhead < ahead ? 1 : 0;
  let listedBehind = from - 1;
  while (listedBehind > last && listedBehind > from - 6 && !LISTED.has(words[listedBehind]!)) listedBehind--;
  const isBehind = listedBehind > last && LISTED.has(words[listedBehind] ?? '') ? 1 : 0;
  const inTalk = Math.min(3, words.filter((one) => LISTED.has(one)).length);
  features.goOn(7400);
  features.put(till < 3 ? till : till < 7 ? 4 : till < FAR ? 5 : 9, numbersTill, otherTill);
  features.put(till < FAR ? 1 : 0, numbersTill, counted, otherTill);
  features.put(beforeFree, otherTill, named);
  features.put(beforeFree, otherTill, counted);
  features.put(beforeFree, otherTill);
  features.put(beforeAhead, otherAhead, past);
  features.put(beforeAhead, Math.min(5, tillAhead), named);
  features.put(beforeFree, isBehind);
  features.put(beforeFree, isBehind, tillNext);
  features.put(beforeFree, isBehind, named);
  features.put(isBehind ? from - listedBehind : 9);
  features.put(isBehind, named);
  features.put(isBehind, word(to));
  features.put(isBehind, against(free), tillFree);
  features.put(inTalk);
  features.put(inTalk, named);

  // whose the prices of the talk are, as far as their order tells, and how many services nobody said a price of
  const { owners } = talk;
  const own = owners.get(index);
  const owned = own === undefined ? 6 : against(own);
  const priced = talk.purposes.filter((one) => one === 'price').length;
  const unpriced = mentions.filter((_, k) => k !== index && isNamed(mentions[k]!) && !owners.has(k)).length;
  const few = Math.min(4, priced);
  const many = Math.min(4, unpriced);
  const count = countOf(talk, mention);
  features.goOn(7500);
  features.put(owned);
  features.put(owned, named);
  features.put(owned, whole);
  features.put(
    owned,
    own !== undefined && own < from ? 1 : 0,
    own === undefined ? 0 : Math.min(9, Math.abs(own - from)),
  );
  features.put(few);
  features.put(many);
  features.put(few, many);
  features.put(owned, few, many);
  features.put(owned, few, named);
  features.put(owned, many, named);
  features.put(count);
  features.put(count, owned);
  features.put(count, owned, few);
  features.put(count, owned, many);
  features.put(count, named, owned);
  features.put(count, rival, like);
  features.put(owned, rival, like);
  features.put(owned, few, many, rival, like);
  features.put(owned, unit);
  features.put(owned, word(from - 1));
  features.put(owned, word(to));

  // what stands between it and the services named before and behind
  const [before, after] = neighbours(talk, mention);
  const ownAhead = ahead < after ? (against(ahead) < 6 ? against(ahead) : 0) : 9;
  const ownBehind = behind > before ? against(behind) : 9;
  const text = (a: number, b: number): string => ` ${words.slice(Math.max(0, a), Math.max(0, b)).join(' ')} `;
  const passing = passingOf(text(from - 6, from), text(to, Math.min(after, to + 7)));
  const calls = callsOf(text(Math.max(before, from - 8), from), text(to, Math.min(after, to + 12)));
  features.goOn(7600);
  features.put(ownAhead);
  features.put(ownBehind);
  features.put(ownAhead, ownBehind);
  features.put(ownAhead, ownBehind, named);
  features.put(ownAhead, ownBehind, count);
  features.put(ownAhead, ownBehind, few, many);
  features.put(passing);
  features.put(passing, ownAhead);
  features.put(passing, count);
  features.put(passing, named);
  features.put(passing, few, many);
  features.put(calls);
  features.put(calls, ownAhead);
  features.put(calls, owned);
  features.put(calls, named);
  features.put(calls, passing);
  features.put(calls, rival, like);
  features.put(calls, count);
  features.put(Math.min(6, after - to), Math.min(6, from - before));
  features.put(count, Math.min(6, after - to), ownAhead);
  features.put(inTalk, few, many);
  features.put(calls, inTalk);

  for (let k = Math.max(0, last, from - BACK); k < from; k++) {
    features.add(feature(3, word(k)));
    features.add(feature(4, word(k), word(k + 1)));
  }
  for (let k = to; k < Math.min(words.length, next + 1, to + AHEAD); k++) {
    features.add(feature(5, word(k)));
    features.add(feature(6, word(k), word(k + 1)));
    features.add(feature(7, word(k), word(k + 1), word(k + 2)));
  }
  for (let k = next + 1; k < Math.min(words.length, next + 4); k++) features.add(feature(8, word(k)));
  return features;
}

const valueAt = ({ numbers }: ListedTalk, at: number): number | null =>
  numbers.find((one) => one.at === at)?.number.values[0] ?? null;
const isPriceAt = (talk: ListedTalk, at: number): boolean => /^(?:price|option)$/.test(purposeAt(talk, at) ?? '');
const numberAfter = ({ numbers, words }: ListedTalk, at: number): number =>
  numbers.find((one) => one.at > at)?.at ?? words.length;
const numberBefore = ({ numbers }: ListedTalk, at: number): number => numbers.findLast((one) => one.at < at)?.at ?? -1;

function priceAfter(talk: ListedTalk, from: number): [at: number, past: number] {
  let at = numberAfter(talk, from);
  let past = 0;
  for (; at < talk.words.length && past < SKIPPED && !isPriceAt(talk, at); past++) at = numberAfter(talk, at);
  return [at, past];
}

function priceBefore(talk: ListedTalk, from: number): [at: number, past: number] {
  let at = numberBefore(talk, from);
  let past = 0;
  for (; at >= 0 && past < SKIPPED - 1 && !isPriceAt(talk, at); past++) at = numberBefore(talk, at);
  return [at, past];
}

/** "432 square feet", "two of the stumps": such a number says how much of it. */
function freeAfter(talk: ListedTalk, { service, words, to }: Mention): [at: number, counted: number] {
  const units = partsOf((service.unit ?? '').toLowerCase().replace('linear', 'ft'));
  const counts = (at: number): boolean =>
    [talk.forms[at + 1], talk.forms[at + 2]].some((forms) =>
      forms?.some((form) => units.includes(form) || words.includes(form) || (form === SQUARE && units.includes('sq'))),
    );
  let at = numberAfter(talk, to - 1);
  let counted = 0;
  for (; at < talk.words.length && counted < 3 && counts(at) && talk.words[at + 1] !== 'a'; counted++)
    at = numberAfter(talk, at);
  return [at, counted];
}
const SQUARE = normal('square');

const isListed = (words: readonly string[], word: string, at: number): boolean =>
  LISTED.has(word) || (word === 'price' && words[at - 1] === 'our');
