/** Counts that are told by way of another: so many to each of so many, parts of a sum, a unit and a half, the same number. */
import { stem } from '../vocabulary/stem.ts';
import { isContent, isPlural, wordSet } from '../vocabulary/words.ts';
import { bindCounts } from './bind-counts.ts';
import type { Element } from './elements.ts';
import { joinNumbered } from './join-numbered.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement, isCount, makeElement, numberOf, plainElement } from './make-element.ts';
import { countApiece, countOneForEach } from './one-for-each.ts';
import { placeEnd, tellParts } from './parts-of-count.ts';

const PRICE = wordSet('rate money regular');

export const joinCounts = (row: Element[]): Element[] =>
  joinEachOne(
    joinParts(
      tellParts(
        joinShares(joinHalves(joinSizes(repeatCount(countOneForEach(bindCounts(joinNumbered(countApiece(row)))))))),
      ),
    ),
  );

/** "one's 8 by 10 and the other's the same size", "two bedrooms both 10 by 12", "three 10 by 12 rooms": as many times the area. */
function joinSizes(row: readonly Element[]): Element[] {
  const out: Element[] = [...row];
  for (let i = 0; i < out.length; i++) {
    const size = out[i]!;
    if (size.tag !== 'size' || !size.measure) continue;
    const grow = (from: number, to: number, times: number): void => {
      out.splice(
        from,
        to - from,
        changeElement(size, { measure: { ...size.measure!, value: size.measure!.value * times } }),
      );
    };
    const led = wordAt(out, i - 1);
    const count = out[i - 1];
    if (led === 'both') grow(i, i + 1, 2);
    else if (isCount(count) && count.measure!.value < 20 && isPlural(wordAt(out, i + 1)))
      grow(i, i + 1, count.measure!.value);
    // "two walls 12 by 8 at 4 bucks a foot"
    else if (
      isCount(out[i - 2]) &&
      out[i - 2]!.measure!.value < 20 &&
      isPlural(led) &&
      /^(?:ft|sq ft)$/.test(out[wordAt(out, i + 1) === 'at' ? i + 2 : i + 1]?.price?.per ?? '')
    ) {
      const many = out[i - 2]!;
      grow(i, i + 1, many.measure!.value);
      out[i - 2] = plainElement(many.from, many.to, 'word', `n${many.measure!.value}`);
    } else if (led === 'each') grow(i, i + 1, out.slice(Math.max(0, i - 5), i).findLast(isCount)?.measure?.value ?? 1);
    else {
      let at = i + 1;
      while (
        /^(and|the|so|is|other|second|one|'s|then)$/.test(wordAt(out, at)) ||
        (at < i + 8 && isCount(out[at]) && out[at]!.measure!.value === 1)
      )
        at++;
      const other = out.slice(i + 1, at).some(({ word }) => /^(other|second)$/.test(word));
      if (!other || wordAt(out, at) !== 'same') continue;
      const named = /^('s|is)$/.test(led) && /^(one|first)$/.test(wordAt(out, i - 2));
      grow(
        named ? i - 2 : i,
        /^(size|dimensions?|area|footprint|thing)$/.test(wordAt(out, at + 1)) ? at + 2 : at + 1,
        2,
      );
    }
  }
  return out;
}

/** "the same number", "as many": what was counted last, once more. */
function repeatCount(row: readonly Element[]): Element[] {
  const out: Element[] = [];
  for (let i = 0; i < row.length; i++) {
    const same =
      wordAt(row, i) === 'same' && /^(number|count|quantity|amount|qty)$/.test(wordAt(row, i + 1))
        ? 2
        : wordAt(row, i) === 'as' && wordAt(row, i + 1) === 'many'
          ? 2
          : wordAt(row, i) === 'that' && wordAt(row, i + 1) === 'many'
            ? 2
            : 0;
    const last = same
      ? out.findLast((e, k) => isCount(e) && e.measure!.value > 1 && out[k - 1]?.word !== 'at')
      : undefined;
    // "since it's that many three new deadbolts"
    const another = wordAt(row, i) === 'that' && row[i + same]?.tag === 'num';
    if (!same || !last || another || !/^(at|for|)$/.test(wordAt(row, i + same)) || /^of$/.test(wordAt(row, i + same))) {
      out.push(row[i]!);
      continue;
    }
    if (/^(the|of)$/.test(out.at(-1)?.word ?? '')) out.pop();
    out.push(changeElement(numberOf(last, last.measure!.value), { from: row[i]!.from, to: row[i + same - 1]!.to }));
    i += same - 1;
  }
  return out;
}

/** "a pallet and a half of stone": one and a half of them. */
function joinHalves(row: readonly Element[]): Element[] {
  const out: Element[] = [];
  for (let i = 0; i < row.length; i++) {
    const part = row[i + 3];
    const noun = row[i + 1];
    if (
      wordAt(row, i + 2) !== 'and' ||
      !/^(a|an|one)$/.test(wordAt(row, i)) ||
      noun?.tag !== 'word' ||
      !isContent(noun.word) ||
      part?.tag !== 'num' ||
      // "because he's a regular and a third to start"
      /^(to|down|up|now|on|upon|when|before|due|deposit|today|upfront|more)$/.test(wordAt(row, i + 4)) ||
      part.to < part.from + 2 ||
      !(part.measure!.value > 0 && part.measure!.value < 1)
    ) {
      out.push(row[i]!);
      continue;
    }
    const unit = {
      yard: 'yd',
      foot: 'ft',
      ton: 'ton',
      gallon: 'gal',
      pound: 'lb',
      mile: 'mi',
      acre: 'acre',
      square: 'square',
    }[noun.word];
    const value = 1 + part.measure!.value;
    out.push(
      unit
        ? makeElement({ from: row[i]!.from, to: part.to, tag: 'qty', word: '', measure: { value, unit }, plural: true })
        : changeElement(numberOf(part, value), { from: row[i]!.from, to: row[i]!.to }),
    );
    if (!unit) out.push(changeElement(noun, { word: `${noun.word}s` }));
    i += 3;
  }
  return out;
}

interface Share {
  /** How many to each. */
  count: number;
  /** What each of them is, without its ending; null for "each" alone. */
  of: string | null;
  /** Where the words of what is shared begin and end, "locks". */
  noun: [number, number];
  to: number;
}

/** "linen 12 a table for all 15", "a cart at 4 a kid for 55 kids": a price, as none comes behind it. */
function isOfThose(row: readonly Element[], at: number): boolean {
  const all = wordAt(row, at + 1) === 'all';
  const led = /^(?:at|is|are|'s|was|were)$/.test(wordAt(row, at - 2));
  const count = all ? at + 2 : at + 1;
  if (wordAt(row, at) !== 'for' || !(all || led) || row[count]?.tag !== 'num') return false;
  const behind = row.slice(count + 1, count + 7);
  const end = behind.findIndex(({ tag, word }) => tag === 'break' || /^(?:and|plus|then|so|but)$/.test(word));
  return !behind.slice(0, end < 0 ? behind.length : end).some(({ price }) => price !== undefined);
}

/** "two locks per window", "one in each bathroom", "two apiece": how many to each of what. */
function shareAt(row: readonly Element[], i: number): Share | null {
  const first = row[i]!;
  const lone = first.tag === 'word' && first.word === 'one';
  // "two per window" was heard as a price
  if (
    first.tag === 'rate' &&
    first.phrase?.kind === 'rate' &&
    !first.phrase.explicit &&
    Number.isInteger(first.price!.value) &&
    first.price!.value <= 12 &&
    /^[a-z]{3,}$/.test(first.price!.per ?? '') &&
    !/^(each|day|week|month|hour|min|square|head|person|piece|unit)$/.test(first.price!.per!) &&
    !isOfThose(row, i + 1)
  )
    return { count: first.price!.value, of: stem(first.price!.per!), noun: [i + 1, i + 1], to: i + 1 };
  if (!lone && !(isCount(first) && first.measure!.value <= 24)) return null;
  const count = lone ? 1 : first.measure!.value;
  let at = i + 1;
  while (at < i + 4 && isContent(wordAt(row, at)) && !/^(per|each|every|apiece)$/.test(wordAt(row, at))) at++;
  const noun: [number, number] = [i + 1, at];
  const led = /^(in|on|for|to|at|with)$/.test(wordAt(row, at));
  if (led) at++;
  const each = wordAt(row, at);
  // "two lights on each of the four walls"
  if (/^(each|every)$/.test(each) && wordAt(row, at + 1) === 'of')
    return { count, of: '', noun, to: /^(the|those|these|his|her|their)$/.test(wordAt(row, at + 2)) ? at + 3 : at + 2 };
  if (/^(per|each|every)$/.test(each) || (each === 'a' && (led || at > i + 1))) {
    const of = wordAt(row, at + 1);
    if (isContent(of) && !isPlural(of)) return { count, of: stem(of), noun, to: at + 2 };
    if (each === 'each') return { count, of: null, noun, to: at + 1 };
  }
  return each === 'apiece' ? { count, of: null, noun, to: at + 1 } : null;
}

const JOINS =
  /^(and|there|'s|is|are|with|times|for|on|in|across|all|have|has|got|we|they|'ve|of|the|those|so|she|he|total|,)$/;

/** "two per window ten windows", "ten windows two locks per window", "eight people one each": their product counts. */
function joinShares(row: readonly Element[]): Element[] {
  const out: Element[] = [];
  for (let i = 0; i < row.length; i++) {
    const share = shareAt(row, i);
    const whole = share && (wholeBehind(row, share) ?? wholeBefore(out, row, share));
    if (!share || !whole) {
      out.push(row[i]!);
      continue;
    }
    const value = share.count * whole.count;
    if (whole.at < 0) {
      out.push(numberOf(row[i]!, value), ...row.slice(...share.noun));
      i = whole.to - 1;
      continue;
    }
    out.splice(whole.at, 1);
    out.push(numberOf(row[i]!, value), ...row.slice(...share.noun));
    i = share.to - 1;
  }
  return out;
}

/** "two per window | ten windows" */
function wholeBehind(row: readonly Element[], share: Share): { count: number; at: number; to: number } | null {
  if (share.of === null) return null;
  let at = share.to;
  while (at < share.to + 5 && JOINS.test(wordAt(row, at))) at++;
  const count = row[at];
  if (!isCount(count) || count.measure!.value < 2) return null;
  for (let k = at + 1; k <= at + 3; k++) {
    const noun = wordAt(row, k);
    if (isPlural(noun) && (share.of === '' || stem(noun) === share.of))
      return { count: count.measure!.value, at: -1, to: k + 1 };
    if (!isContent(noun)) break;
  }
  // "one in each bathroom there's three"
  const ends =
    !isContent(wordAt(row, at + 1)) &&
    (row[at + 1] === undefined ||
      /^(at|of|,|and|total|so|for)$/.test(wordAt(row, at + 1)) ||
      row[at + 1]!.tag === 'rate');
  if (at > share.to && share.of !== '' && ends)
    return {
      count: count.measure!.value,
      at: -1,
      to: /^(of|total)$/.test(wordAt(row, at + 1)) && /^(them|those)$/.test(wordAt(row, at + 2)) ? at + 3 : at + 1,
    };
  return null;
}

/** "ten windows | two locks per window": their price stands behind. */
function wholeBefore(
  out: readonly Element[],
  row: readonly Element[],
  share: Share,
): { count: number; at: number; to: number } | null {
  const priced =
    row[share.to]?.tag === 'rate' ||
    wordAt(row, share.to) === 'at' ||
    share.noun[1] > share.noun[0] ||
    // "smoke alarms one per cabin"
    (share.of !== null && isPlural(out.at(-1)?.word ?? ''));
  if (share.of === '' || !priced) return null;
  for (let k = out.length - 1; k >= Math.max(0, out.length - 8); k--) {
    const count = out[k]!;
    if (/^(money|rate|break)$/.test(count.tag)) return null;
    // "both her kids eight lessons apiece at 35"
    if (count.word === 'both' && share.of === null && wordAt(row, share.to) === 'at') {
      const named = out.slice(k + 1, k + 3).some(({ word }) => isPlural(word) && isContent(word));
      return named ? { count: 2, at: k, to: share.to } : null;
    }
    if (!isCount(count) || count.measure!.value < 2) continue;
    const noun =
      out.slice(k + 1, k + 4).find((e) => e.tag !== 'word' || isPlural(e.word) || !isContent(e.word))?.word ?? '';
    if (!isPlural(noun)) return null;
    // "six windows two coats each at 60 a window": the windows are what is priced
    const rate = row.slice(share.to, share.to + 2).find((e) => e.tag === 'rate');
    if (stem(rate?.price?.per ?? '') === stem(noun)) return null;
    // "six doors three hinges each at 9": without what each is, the price has to be told with "at"
    if (share.of === null ? wordAt(row, share.to) !== 'at' : stem(noun) !== share.of) return null;
    return { count: count.measure!.value, at: k, to: share.to };
  }
  return null;
}

/** Behind a count: it is all of them. */
const ALL =
  /^(total|altogether|all told|in all|in total|all together|all in all|by my count|by my tally|on my count)\b/;

/** "four upstairs three down so seven total", "five in the kitchen and another four in the hall at 115 each": the sum counts. */
function joinParts(row: readonly Element[]): Element[] {
  const out: Element[] = [...row];
  for (let i = 0; i < out.length; i++) {
    if (!isCount(out[i]) || /^(at|for)$/.test(wordAt(out, i - 1))) continue;
    // the parts, one behind the other
    let sum = 0;
    let parts = 0;
    let at = i;
    for (;;) {
      const part = out[at];
      if (!isCount(part) || part.measure!.value > 60) break;
      let behind = at + 1;
      // "two outlets in the kitchen and four in the hall"
      while (parts === 0 && behind < at + 4 && isContent(wordAt(out, behind))) behind++;
      const to = placeEnd(out, behind);
      if (to === behind) break;
      sum += part.measure!.value;
      parts++;
      at = to;
      while (/^(and|plus|then|another|,)$/.test(wordAt(out, at)) && at < to + 2) at++;
      if (!isCount(out[at])) {
        at = to;
        break;
      }
    }
    const near = out.slice(at, at + 5);
    const priced = near.findIndex(({ tag }) => PRICE.has(tag));
    const told = near.slice(0, priced < 0 ? 5 : priced).find(isCount);
    if (parts > 1 && told && told.measure!.value === sum) {
      const k = out.indexOf(told);
      if (k > at + 2) {
        // "toilets three in the ladies two in the gents | flush kits for all five at 45"
        out[k] = numberOf(told, sum);
        out[at] = changeElement(out[at]!, { opens: true });
        for (let part = k - 1; part >= i; part--) if (isCount(out[part])) out.splice(part, 1);
        i = k - parts;
        continue;
      }
      out.splice(i, k - i + 1, numberOf(told, sum));
    } else if (
      parts > 1 &&
      (/^each|apiece$/.test(out[at]?.price?.per ?? '') ||
        (wordAt(out, at) === 'at' && /^(each)$/.test(out[at + 1]?.price?.per ?? '')))
    )
      out[i] = numberOf(out[i]!, sum, out[i]!.to);
    else {
      // "storm windows eleven in all 135 each", "eight by my count at 35"
      const words = `${wordAt(out, i + 1)} ${wordAt(out, i + 2)} ${wordAt(out, i + 3)}`.trimEnd();
      const all = ALL.exec(words)?.[0].split(' ').length;
      const after = all ? out[i + 1 + all] : undefined;
      if (
        all &&
        out[i]!.measure!.value < 500 &&
        (after?.tag === 'rate' || (after?.word === 'at' && out[i + 2 + all]?.price !== undefined))
      )
        out.splice(i, 1 + all, numberOf(out[i]!, out[i]!.measure!.value, out[i + all]!.to));
      continue;
    }
    // the other parts are of the sum
    for (let k = i + 1; k < Math.min(out.length, i + 14) && !/^(rate|money)$/.test(out[k]!.tag); k++)
      if (isCount(out[k])) out.splice(k--, 1);
  }
  return out;
}

/** "a splash block under each one": as many as were counted last. */
function joinEachOne(row: readonly Element[]): Element[] {
  const out: Element[] = [...row];
  for (let i = 2; i < out.length; i++) {
    if (
      wordAt(out, i) !== 'each' ||
      !/^(under|on|for|at|over|by|behind|in|with|to|beside|above|below)$/.test(wordAt(out, i - 1))
    )
      continue;
    const one = wordAt(out, i + 1) === 'one' || (isCount(out[i + 1]) && out[i + 1]!.measure!.value === 1);
    if (!one && !(wordAt(out, i + 1) === 'of' && /^(them|those|these)$/.test(wordAt(out, i + 2)))) continue;
    const begin = out.findLastIndex(
      (e, k) =>
        k < i - 1 && k >= i - 6 && (/^(a|an|one|another)$/.test(e.word) || (isCount(e) && e.measure!.value === 1)),
    );
    const last =
      begin > 0
        ? out.slice(0, begin).findLast((e, k) => isCount(e) && e.measure!.value > 1 && out[k - 1]?.word !== 'at')
        : undefined;
    if (last)
      out[begin] = numberOf(changeElement(last, { from: out[begin]!.from, to: out[begin]!.to }), last.measure!.value);
  }
  return out;
}
