/** "workbooks 35 a copy they both need one", "valves 38 each, all four tubs get one": how many take one is how many there are. */
import { isContent, isPlural, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement, isCount, numberOf } from './make-element.ts';

const TAKES = wordSet('need needs get gets want wants take takes require requires');
const EACH = wordSet('each all');
const THEM = wordSet('them those these us');
/** How far before it the price of one stands. */
const REACH = 6;
const MOST = 200;
/** How far before what each of them takes persons may be told of. */
const FAR = 40;

/** Who takes one ends before `to`: where that begins, and how many they are; null where it is not told. */
function takersBefore(row: readonly Element[], to: number): { from: number; count: number } | null {
  const led = (at: number): number => (/^(?:the|all|each|those|these)$/.test(wordAt(row, at - 1)) ? at - 1 : at);
  // "they both", "the twins both"
  if (wordAt(row, to - 1) === 'both') {
    const named = isPlural(wordAt(row, to - 2)) && wordAt(row, to - 3) === 'the';
    const from = named ? to - 3 : /^(?:they|you|we)$/.test(wordAt(row, to - 2)) ? to - 2 : to - 1;
    return { from, count: 2 };
  }
  let noun = to - 1;
  if (THEM.has(wordAt(row, noun)) && wordAt(row, noun - 1) === 'of') noun--;
  else {
    if (!isPlural(wordAt(row, noun)) || !isContent(wordAt(row, noun))) return null;
    while (noun > to - 3 && isContent(wordAt(row, noun - 1)) && wordAt(row, noun - 1) !== 'both') noun--;
  }
  // "both of them", "both tubs"
  if (wordAt(row, noun - 1) === 'both')
    return { from: wordAt(row, noun - 2) === 'the' ? noun - 2 : noun - 1, count: 2 };
  const count = row[noun - 1];
  if (!isCount(count) || count.measure!.value < 2 || count.measure!.value > MOST) return null;
  let from = led(noun - 1);
  if (wordAt(row, from - 1) === 'of' && EACH.has(wordAt(row, from - 2))) from -= 2;
  return { from, count: count.measure!.value };
}

/** The price of one that stands right before `to`, with no more than its noun between: "35 a copy". */
function priceBefore(row: readonly Element[], to: number): number {
  for (let k = to - 1; k >= 0 && k >= to - REACH; k--) {
    const { tag, word, price } = row[k]!;
    if (/^(?:money|rate|num)$/.test(tag)) {
      if (price === undefined || price.low !== undefined) return -1;
      const per = price.per ?? (/^(?:a|an|per)$/.test(wordAt(row, k + 1)) ? wordAt(row, k + 2) : null);
      return per !== null && !/^(?:h|day|wk|mo|yr|min|hour|week|month|year)$/.test(per) ? k : -1;
    }
    if (tag !== 'break' && !(tag === 'word' && (isContent(word) || /^(?:a|an|per|each|and)$/.test(word)))) return -1;
  }
  return -1;
}

const PERSONS =
  /^(?:kids|children|students|pupils|boys|girls|brothers|sisters|siblings|sons|daughters|people|guys|ladies)$/;

/** How many persons are told of nearest before `to`: "the twins", "the both of them", "three students"; 0 for none. */
function personsBefore(row: readonly Element[], to: number): number {
  for (let k = to - 1; k >= 0 && k > to - FAR; k--) {
    const word = wordAt(row, k);
    if (word === 'twins') return 2;
    if (word === 'triplets') return 3;
    if (wordAt(row, k + 1) === 'of' && THEM.has(wordAt(row, k + 2))) {
      if (word === 'both' || word === 'pair') return 2;
      if (isCount(row[k]) && wordAt(row, k - 1) === 'the') return row[k]!.measure!.value;
    }
    if (!PERSONS.test(word)) continue;
    for (let n = k - 1; n > k - 3; n--) {
      if (wordAt(row, n) === 'both') return 2;
      if (isCount(row[n]) && row[n]!.measure!.value > 1) return row[n]!.measure!.value;
    }
  }
  return 0;
}

/** "the twins together … and a workbook apiece those are 24 each": as many as there are persons. */
export function countApiece(row: Element[]): Element[] {
  let out: (Element | null)[] | null = null;
  for (let k = 3; k < row.length; k++) {
    if (!/^(?:apiece|each)$/.test(wordAt(row, k)) || !isContent(wordAt(row, k - 1)) || isPlural(wordAt(row, k - 1)))
      continue;
    let article = k - 2;
    if (isContent(wordAt(row, article))) article--;
    const one = row[article];
    if (!(one && (/^(?:an?|one)$/.test(one.word) || (isCount(one) && one.measure!.value === 1)))) continue;
    if (!/^(?:and|plus|with|get|gets|need|needs|has|have)$/.test(wordAt(row, article - 1))) continue;
    const persons = personsBefore(row, article);
    if (persons < 2) continue;
    out ??= [...row];
    out[article] = numberOf(one, persons);
    const joint = row[article - 1]!;
    if (/^(?:and|plus|with)$/.test(joint.word)) out[article - 1] = changeElement(joint, { opens: true });
    out[k] = null;
  }
  return out ? out.filter((element) => element !== null) : row;
}

/** The row with such a count right behind the price. Linear, with a short reach. */
export function countOneForEach(row: Element[]): Element[] {
  const out: (Element | null)[] = [...row];
  let changed = false;
  for (let i = 2; i < row.length; i++) {
    const one = row[i]!;
    if (!TAKES.has(wordAt(row, i - 1)) || !(one.word === 'one' || (isCount(one) && one.measure!.value === 1))) continue;
    // "need one coat of stain"
    if (/^(?:of|more)$/.test(wordAt(row, i + 1)) || wordAt(row, i + 2) === 'of') continue;
    const takers = takersBefore(row, i - 1);
    const price = takers ? priceBefore(row, takers.from) : -1;
    if (!takers || price < 0) continue;
    const rated = row[price]!;
    const per = rated.price!.per ?? wordAt(row, price + 2);
    out[price] = changeElement(rated, { tag: 'rate', word: '', price: { ...rated.price!, per } });
    out.fill(null, price + 1, i + 1);
    out[price + 1] = changeElement(numberOf(one, takers.count), { from: row[price + 1]!.from, bound: true });
    const next = row[i + 1];
    if (next?.tag === 'word') out[i + 1] = changeElement(next, { opens: true });
    changed = true;
  }
  return changed ? out.filter((element) => element !== null) : row;
}
