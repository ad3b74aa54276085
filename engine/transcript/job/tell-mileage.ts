/** "54 each way at 62 cents", "the mileage on that one 80 at 70 cents": numbers that are miles without the word beside them. */
import { wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement, plainElement } from './make-element.ts';

const WAYS =
  /^(?:each way|both ways|round trip|there and back|out and back|up and back|down and back|in each direction|each direction) /;
const MILES = wordSet('mileage miles');
const KILOMETRES = wordSet('kms km kilometers kilometres klicks');
const THERE = wordSet('there out up over down');
const BACK = wordSet('back home');
/** Nobody is paid more for a mile. */
const MOST_A_MILE = 3;
const FARTHEST = 2000;
const REACH = 9;

/** The row with such numbers as miles, or as kilometres where those were named. */
export function tellMileage(given: readonly Element[]): Element[] {
  const row = given.flatMap((element, i) => (isEachWay(given, i) ? splitEach(element) : element));
  const out: Element[] = [];
  for (let i = 0; i < row.length; i++) {
    const element = row[i]!;
    const far = distanceAt(row, i);
    const to = far > 0 ? priceBehind(row, far) : null;
    if (to === null) {
      // "300 each way for the lift": a price after all
      const whole = element.tag === 'num' ? given.find((one) => one.from === element.from && one.tag === 'rate') : null;
      out.push(whole ?? element);
      if (whole) i++;
      continue;
    }
    const unit = row[to]!.price!.per === 'km' || isNamed(row, i, KILOMETRES) ? 'km' : 'mi';
    const back = isThereAndBack(row, i) ? row[i + 3]! : null;
    const value = element.measure!.value + (back ? back.measure!.value : 0);
    out.push(changeElement(element, { to: (back ?? element).to, tag: 'qty', measure: { value, unit } }));
    if (back) i += 4;
  }
  return out;
}

/** "54 each way" was heard as what each of them costs. */
const isEachWay = (row: readonly Element[], i: number): boolean =>
  row[i]!.tag === 'rate' && row[i]!.price!.per === 'each' && wordAt(row, i + 1) === 'way';

const splitEach = (rate: Element): Element[] => {
  const { value } = rate.price!;
  return [
    changeElement(rate, { to: rate.to - 1, tag: 'num', measure: { value, unit: 'count' } }),
    plainElement(rate.to - 1, rate.to, 'word', 'each'),
  ];
};

/** Where the talk goes on behind a number that tells how far it is; 0 where it tells nothing of the kind. */
function distanceAt(row: readonly Element[], i: number): number {
  if (!isDistance(row[i])) return 0;
  const ways = WAYS.exec(`${[1, 2, 3].map((k) => wordAt(row, i + k)).join(' ')} `);
  if (ways) return i + ways[0].trim().split(' ').length + 1;
  if (isThereAndBack(row, i)) return i + 5;
  return wordAt(row, i + 1) === 'at' && (isNamed(row, i, MILES) || isNamed(row, i, KILOMETRES)) ? i + 1 : 0;
}

const isDistance = (element: Element | undefined): boolean =>
  element?.tag === 'num' && !element.counts && element.measure!.value >= 1 && element.measure!.value <= FARTHEST;

/** "forty there and forty back" */
const isThereAndBack = (row: readonly Element[], i: number): boolean =>
  THERE.has(wordAt(row, i + 1)) &&
  wordAt(row, i + 2) === 'and' &&
  isDistance(row[i + 3]) &&
  BACK.has(wordAt(row, i + 4));

/** Where the price of a mile stands, if it is the next price. */
function priceBehind(row: readonly Element[], from: number): number | null {
  for (let k = from; k < Math.min(row.length, from + 6); k++) {
    const { tag, price } = row[k]!;
    if (tag === 'break') return null;
    if (tag !== 'money' && tag !== 'rate') continue;
    const { value, per } = price!;
    const fits = /^(?:mi|km)$/.test(per ?? '') || (per === null && (value < 1 || wordAt(row, k - 1) === 'at'));
    return fits && value <= MOST_A_MILE ? k : null;
  }
  return null;
}

/** They were named in the same breath, before any other price. */
function isNamed(row: readonly Element[], i: number, words: ReadonlySet<string>): boolean {
  for (let k = i - 1; k >= Math.max(0, i - REACH); k--) {
    const { tag, word } = row[k]!;
    if (tag === 'break' || tag === 'money' || tag === 'rate') return false;
    if (words.has(word)) return true;
  }
  return false;
}
