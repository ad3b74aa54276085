/**
 * The first of them has its own price and the others another: "first hour 120 then 90 after we were there three hours",
 * "first page is 250 and additional pages are 120 there's five pages". The others are counted, and get theirs as a rate.
 * Where it was not said how many there are in all, nothing is changed.
 */
import type { Token } from '../hear.ts';
import { stem } from '../vocabulary/stem.ts';
import { isContent, isPlural, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { rowSays, wordAt } from './look-at-row.ts';
import { changeElement, makeElement } from './make-element.ts';

const LEADS = wordSet("'s is are was were at for runs costs");
/** What says that the others are meant. */
const REST = wordSet('then after thereafter additional extra each every rest others beyond following');
/** What may stand beside such words, up to the price. */
const BESIDE = wordSet(`
and plus it 's is are at for the a an per of them ones one that i we i'm charge runs any those , other more to goes drops
's was were`);
/** Between the price of the others and how many there are in all. */
const COUNTS = wordSet(`
there 's are is was were we i they she he you it took takes ran runs need needs needed have has 've got get want wants wanted
for so total about call figure figured did will 'll in the of them those altogether all and with spent used ordered
ended up at`);
const IN_ALL = wordSet('total altogether all in told them of those');
const REACH = 9;

interface Parts {
  /** The price of the first. */
  first: number;
  /** Where the others begin. */
  from: number;
  /** How many are the first. */
  value: number;
  /** A unit of time or measure, a stemmed noun, or null. */
  unit: string | null;
  /** Words that name the unit. */
  names: ReadonlySet<string>;
}

interface Others {
  price: number;
  /** Where what is said of them ends. */
  to: number;
  /** "every half hour after": the price is of so much. */
  step: number;
  /** It is said that they are others, and not only that they come then. */
  additional: boolean;
}

interface All {
  at: number;
  to: number;
  /** Only the others are counted: "two more hours". */
  more: boolean;
}

/** The row with the others as a measure and its rate. Only where "first" is said is anything looked at. */
export function countRest(row: readonly Element[], tokens: readonly Token[]): Element[] {
  if (!rowSays(row, ['first'])) return [...row];
  const out: Element[] = [];
  let done = 0;
  for (let k = 0; k < row.length; k++) {
    if (wordAt(row, k) !== 'first') continue;
    const parts = firstAt(row, k);
    const others = parts && othersAt(row, tokens, parts);
    if (!others) continue;
    const behind = allBehind(row, tokens, others, parts);
    const before = behind ? null : allBefore(row, Math.min(k, parts.first), done, parts);
    const all = behind ?? before;
    const count = all && othersOf(row, all, parts, others.step);
    if (!all || !count) continue;
    out.push(
      ...row
        .slice(done, parts.from)
        .filter((element) => element !== row[before?.at ?? -1])
        .map((element) => (element === row[parts.first] && element.tag === 'num' ? asMoney(element) : element)),
    );
    const names = row
      .slice(parts.from, others.to)
      .filter(({ word }) => /^(?:additional|extra)$/.test(word) || parts.names.has(stem(word)));
    const nouns = row.slice(all.at + 1, all.to).filter(({ word }) => parts.names.has(stem(word)));
    const rate = row[others.price]!;
    const per = others.step !== 1 ? 'each' : (unitOfRate(parts.unit) ?? 'each');
    const told = [
      ...names,
      count,
      ...(names.length > 0 ? [] : nouns),
      makeElement({ ...rate, tag: 'rate', word: '', price: { ...rate.price!, per } }),
    ].map((element, n) => changeElement(element, { opens: n === 0, bound: n > 0 }));
    out.push(...told);
    done = behind?.to ?? others.to;
    k = done - 1;
    if (priceAhead(row, done)) {
      out.push(changeElement(row[done]!, { opens: true }));
      done++;
    }
  }
  out.push(...row.slice(done));
  return out;
}

const asMoney = (element: Element): Element => changeElement(element, { tag: 'money' });

const unitOfRate = (unit: string | null): string | null => (unit === 'hour' ? 'h' : unit);

const isPriceAt = (row: readonly Element[], k: number): boolean => {
  const { tag, price } = row[k] ?? {};
  if (!price || price.low !== undefined || price.value < 2) return false;
  return tag === 'money' || tag === 'rate' || (tag === 'num' && !isPlural(wordAt(row, k + 1)));
};

/** "first hour's 150", "the first two rooms 90", "115 for the first hour" */
function firstAt(row: readonly Element[], k: number): Parts | null {
  let at = k + 1;
  let value = 1;
  let unit: string | null = null;
  const names = new Set<string>();
  if (row[at]?.tag === 'num' && isContent(wordAt(row, at + 1))) value = row[at++]!.measure!.value;
  const { tag, measure } = row[at] ?? {};
  if ((tag === 'time' || tag === 'qty') && measure!.max === undefined) {
    value = measure!.value;
    unit = measure!.unit;
    at++;
  } else if (wordAt(row, at) === 'one') at++;
  else if (row[at]?.tag === 'num' && row[at]!.measure!.value === 1) at++;
  else {
    const from = at;
    while (at < from + 3 && isContent(wordAt(row, at)) && !LEADS.has(wordAt(row, at)) && !REST.has(wordAt(row, at)))
      names.add(stem(wordAt(row, at++)));
    if (at > from) unit = stem(wordAt(row, at - 1));
  }
  // "115 for the first hour"
  let first = k - 1;
  while (first > k - 4 && /^(?:for|the|on)$/.test(wordAt(row, first))) first--;
  if (/^(?:for|on)$/.test(wordAt(row, first + 1)) && isPriceAt(row, first))
    return { first, from: at, value, unit, names };
  first = at;
  while (first < at + 3 && LEADS.has(wordAt(row, first))) first++;
  return isPriceAt(row, first) ? { first, from: first + 1, value, unit, names } : null;
}

/** "then 90 after", "and 75 for each hour after", "each additional page 120", "the rest at 80" */
function othersAt(row: readonly Element[], tokens: readonly Token[], { from, unit, names }: Parts): Others | null {
  let told = false;
  let step = 1;
  let price = -1;
  let at = from;
  const isOf = ({ tag, word, measure }: Element): boolean => {
    if (tag === 'word') return BESIDE.has(word) || REST.has(word) || names.has(stem(word)) || word === unit;
    // "every half hour after"
    if (tag === 'time' && measure!.unit === unit && wordAt(row, at - 1) === 'every') step = measure!.value;
    return tag === 'break' || (tag === 'time' && measure!.unit === unit && measure!.value <= 1);
  };
  for (; at < Math.min(row.length, from + REACH); at++) {
    const element = row[at]!;
    told ||= REST.has(element.word);
    if (isPriceAt(row, at)) {
      price = at;
      break;
    }
    if (!isOf(element)) return null;
  }
  if (price < 0) return null;
  const { per } = row[price]!.price!;
  if (per !== null && per !== 'each' && per !== unitOfRate(unit) && stem(per) !== unit) return null;
  told ||= tokens
    .slice(row[price]!.from, row[price]!.to)
    .some(({ lower }) => /^(?:additional|extra|every|each)$/.test(lower));
  at = price + 1;
  while (at < price + 6) {
    const word = wordAt(row, at);
    const more = REST.has(word) || names.has(stem(word)) || word === unit;
    const between = /^(?:for|a|an|per|that|the|those|one|first)$/.test(word) && !isCounted(row, at + 1);
    if (word === '' || !(more || between)) break;
    told ||= REST.has(word);
    at++;
  }
  const said = [
    ...row.slice(from, at).map(({ word }) => word),
    ...tokens.slice(row[price]!.from, row[price]!.to).map(({ lower }) => lower),
  ];
  return told
    ? {
        price,
        to: at,
        step,
        additional: said.some((word) => /^(?:additional|extra|each|every|rest|others|after)$/.test(word)),
      }
    : null;
}

const isCounted = (row: readonly Element[], k: number): boolean => /^(?:num|time|qty)$/.test(row[k]?.tag ?? '');

/** "we were there three hours", "there's five pages", "three hours total" */
function allBehind(
  row: readonly Element[],
  tokens: readonly Token[],
  { to: from, price, step, additional }: Others,
  parts: Parts,
): All | null {
  for (let at = from; at < Math.min(row.length, from + REACH); at++) {
    const element = row[at]!;
    if (element.tag === 'break' && element.word !== ';') continue;
    if (element.tag === 'word') {
      if (!COUNTS.has(element.word)) return null;
      continue;
    }
    if (element.measure?.max !== undefined) return null;
    const inside = tokens.slice(element.from, element.to).some(({ lower }) => isMore(lower));
    let to = at + 1;
    // "then 80 a visit for four visits": at that price
    const more = inside || isMore(wordAt(row, to)) || (!additional && wordAt(row, at - 1) === 'for' && at === from + 1);
    if (isMore(wordAt(row, to))) to++;
    if (element.tag === 'num') {
      const named = parts.names.has(stem(wordAt(row, to))) && isPlural(wordAt(row, to));
      const adjective = parts.names.has(stem(wordAt(row, to))) && parts.names.has(stem(wordAt(row, to + 1)));
      if (adjective) to += 2;
      else if (named) to++;
      else if (isContent(wordAt(row, to)) && !IN_ALL.has(wordAt(row, to))) return null;
    } else if (element.measure?.unit !== parts.unit) return null;
    while (IN_ALL.has(wordAt(row, to)) || /^(?:after|that)$/.test(wordAt(row, to))) to++;
    // "so three hours is 225": what it comes to
    const sum = LEADS.has(wordAt(row, to)) ? to + 1 : to;
    if (!isPriceAt(row, sum)) return sum === to ? { at, to, more } : null;
    const rest = (element.measure!.value - (more ? 0 : parts.value)) / step;
    const comesTo = row[parts.first]!.price!.value + rest * row[price]!.price!.value;
    return Math.abs(comesTo - row[sum]!.price!.value) < 0.005 ? { at, to: sum + 1, more } : null;
  }
  return null;
}

const isMore = (word: string): boolean => /^(?:more|additional|extra)$/.test(word);

/** "three hours | 120 for the first": hours that are told before. */
function allBefore(row: readonly Element[], from: number, stop: number, { unit }: Parts): All | null {
  for (let at = from - 1; at >= stop && at > from - REACH; at--) {
    const { tag, word, measure } = row[at]!;
    if (/^(?:money|rate|regular|num)$/.test(tag) || /^(?:and|plus)$/.test(word)) return null;
    if (tag === 'time' && measure!.max === undefined)
      return measure!.unit === (unit ?? 'hour') || unit === null ? { at, to: at + 1, more: false } : null;
  }
  return null;
}

/** How many the others are. */
function othersOf(row: readonly Element[], { at, more }: All, { value }: Parts, step: number): Element | null {
  const element = row[at]!;
  const rest = Math.round(((element.measure!.value - (more ? 0 : value)) / step) * 1e6) / 1e6;
  if (rest <= 0) return null;
  return element.tag === 'num' || step !== 1
    ? makeElement({
        from: element.from,
        to: element.to,
        tag: 'num',
        word: '',
        counts: true,
        measure: { value: rest, unit: 'count' },
        computed: true,
      })
    : changeElement(element, { measure: { ...element.measure!, value: rest }, plural: true, computed: true });
}

/** What stands at k has a price of its own. */
function priceAhead(row: readonly Element[], k: number): boolean {
  for (let at = k; at < Math.min(row.length, k + 7); at++) {
    const { tag, word } = row[at]!;
    if (/^(?:money|rate|num|regular)$/.test(tag)) return row[k]!.tag === 'word' && at > k;
    if (tag === 'break' || (at > k && /^(?:and|plus|then|so|but)$/.test(word))) return false;
  }
  return false;
}
