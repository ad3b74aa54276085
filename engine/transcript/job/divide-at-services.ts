/**
 * What the price list knows about a dictation: "the usual", "standard", "our price" behind a service is a price, and a
 * service that needs no price of its own ends where the next thing begins.
 */
import type { CatalogueService } from '../../document/business-document.ts';
import type { Heard } from '../hear.ts';
import { adverbs, determiners, isContent, isPlural, wordSet, workVerbs } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { changeElement, divideRow, plainElement } from './make-element.ts';
import { type Fit, fitName, nameOf, normal, type ServiceName, wordsOf } from './match-services.ts';

interface Mention {
  from: number;
  to: number;
  fit: Fit;
}

const STOPS = wordSet('money rate regular pct client type address phone email date clock');
const JOINS = /^(and|with|plus|also)$/;

/** The row with known prices marked and breaks put between services. Linear. */
export function divideAtServices(
  heard: Heard,
  row: readonly Element[],
  catalogue: readonly CatalogueService[],
): Element[] {
  if (catalogue.length === 0) return [...row];
  const names = catalogue.map(nameOf);
  const byWord = new Map<string, ServiceName[]>();
  for (const name of names)
    for (const word of new Set(name.words)) byWord.set(word, [...(byWord.get(word) ?? []), name]);
  const units = new Set(catalogue.flatMap(({ unit }) => (unit ? [normal(unit.toLowerCase())] : [])));
  const hourly = new Set(names.flatMap(({ service, words }) => (service.hourlyRate != null ? words : [])));
  const known = openBehindKnown(markKnownPrices(heard, row, byWord, units), hourly);
  return putBreaks(known, mentionsIn(heard, known, byWord));
}

function mentionsIn(heard: Heard, row: readonly Element[], byWord: ReadonlyMap<string, ServiceName[]>): Mention[] {
  const mentions: Mention[] = [];
  for (let i = 0; i < row.length; i++) {
    const found = mentionAt(heard, row, i, byWord);
    if (!found) continue;
    mentions.push(found);
    i = found.to - 1;
  }
  return mentions;
}

/** The longest complete name of a service that begins at element i. */
function mentionAt(
  heard: Heard,
  row: readonly Element[],
  i: number,
  byWord: ReadonlyMap<string, ServiceName[]>,
): Mention | null {
  const first = wordsOf(heard, row[i]!);
  if (first.length === 0) return null;
  const next = row[i + 1] && !STOPS.has(row[i + 1]!.tag) ? wordsOf(heard, row[i + 1]!)[0] : undefined;
  const candidates: ServiceName[] = [];
  for (const word of next ? [...first, `${first[0]}${next}`] : first)
    for (const name of byWord.get(word) ?? []) if (!candidates.includes(name)) candidates.push(name);
  let chosen: Mention | null = null;
  for (const name of candidates) {
    const said: string[] = [];
    const limit = Math.min(row.length, i + name.words.length + 3);
    for (let k = i; k < limit; k++) {
      const element = row[k]!;
      if (STOPS.has(element.tag) || (element.tag === 'break' && /^[.;!?:]$/.test(element.word))) break;
      const words = wordsOf(heard, element);
      said.push(...words);
      const here = fitName(name, said);
      if (!here?.complete) continue;
      // a short word names a service only where it is counted: "and six tires"
      const counted = i > 0 && row[i - 1]!.tag === 'num' && element.word.length > 3;
      if (
        here.said.length === 1 &&
        here.words.length === 1 &&
        here.said[0]!.length < 4 &&
        here.said[0] !== 'mow' &&
        !counted
      )
        continue;
      if (!chosen || here.score > chosen.fit.score + 0.001) chosen = { from: i, to: k + 1, fit: here };
    }
  }
  return chosen;
}

const KIND = wordSet('usual standard regular normal typical');
const PRICES = wordSet('price rate prices rates pricing');
const copula = (element: Element | undefined): boolean =>
  element !== undefined && /^('s|is|are|was|would|will|on|of|for|says|list|holds?|stands?|stays?)$/.test(element.word);

/** "camera inspection the usual", "32 square feet at our price", "44 feet of the standard composite". */
function markKnownPrices(
  heard: Heard,
  row: readonly Element[],
  byWord: ReadonlyMap<string, ServiceName[]>,
  units: ReadonlySet<string>,
): Element[] {
  const out: Element[] = [];
  const listed = (element: Element | undefined): boolean =>
    element !== undefined && wordsOf(heard, element).some((word) => byWord.has(word));
  /** "our normal room price": what it is by. */
  const unit = (element: Element | undefined): boolean => element?.tag === 'word' && units.has(normal(element.word));
  /** Where the stretch since the last price begins. */
  let open = 0;
  const known = (from: number, to: number): Element => plainElement(from, to, 'regular', 'regular');
  for (let i = 0; i < row.length; i++) {
    const element = row[i]!;
    const next = row[i + 1];
    if (isPrice(element) || element.tag === 'regular') open = out.length + 1;
    if (element.tag !== 'word') {
      out.push(element);
      continue;
    }
    // "hang five shelves same thing", behind a price of the list
    if (
      element.word === 'same' &&
      /^(thing|deal|list|way|again|there)$/.test(next?.word ?? '') &&
      !/^(as|for|on)$/.test(row[i + 2]?.word ?? '') &&
      out.findLast((one) => isPrice(one) || one.tag === 'regular')?.tag === 'regular'
    ) {
      if (out.at(-1)?.word === 'the') out.pop();
      out.push(known(element.from, next!.to));
      open = out.length;
      i++;
      continue;
    }
    const own = element.word === 'our' || element.word === 'my';
    const led = own || element.word === 'the';
    // "our price", "my rate", "the storm rate"
    if (led && next?.tag === 'word') {
      // "the regular electrician rate", "our regular sand and refinish rate": what it is of may stand in between
      let at = KIND.has(next.word) ? i + 2 : i + 1;
      // "two hours at the tech rate": hours have one, whatever it is called
      const timed = row[i - 1]?.word === 'at' && row.slice(Math.max(0, i - 4), i).some(({ tag }) => tag === 'time');
      if (timed && /^rates?$/.test(row[at + 1]?.word ?? '') && isContent(row[at]!.word)) at++;
      while (
        at < i + 6 &&
        row[at]?.tag === 'word' &&
        (listed(row[at]) || unit(row[at]) || (row[at]!.word === 'and' && listed(row[at + 1])))
      )
        at++;
      const noun = row[at];
      const between = row.slice(i + 1, at).filter((one) => listed(one));
      if (
        noun?.tag === 'word' &&
        PRICES.has(noun.word) &&
        (at > i + 1 ? between.length > 0 || KIND.has(next.word) || timed : own || row[i - 1]?.word === 'at') &&
        (!copula(row[at + 1]) || (timed && /^(on|for)$/.test(row[at + 1]!.word))) &&
        !isFigure(row[at + 1])
      ) {
        out.push(...between);
        out.push(known(element.from, noun.to));
        open = out.length;
        i = at;
        continue;
      }
    }
    // "flat work rate", "tuckpointing price": the service's own
    if (PRICES.has(element.word) && listed(out.at(-1)) && !copula(next) && !isFigure(next)) {
      out.push(known(element.from, element.to));
      open = out.length;
      continue;
    }
    const at = led && next !== undefined && KIND.has(next.word) ? i + 1 : i;
    if (!KIND.has(row[at]!.word)) {
      out.push(element);
      continue;
    }
    const after = row[at + 1];
    // "storage at our usual | crating the two paintings": the next work begins
    const begins = after !== undefined && /[a-z]{3}ing$/.test(after.word) && determiners.has(row[at + 2]?.word ?? '');
    const follows = after?.tag === 'word' && isContent(after.word) && !workVerbs.has(after.word) && !begins;
    const named = out.slice(open).some(listed);
    // "waive the service call, they're a regular"
    const person = row[i - 1]?.word === 'a' || row[i - 1]?.word === 'an';
    const cue = /^(usual|typical)$/.test(row[at]!.word) ? led || named : named && !person && (!led || at > i);
    if (!follows && cue && !copula(after)) {
      out.push(known(element.from, row[at]!.to));
      open = out.length;
      i = at;
      continue;
    }
    if (follows && led && at > i && listed(after) && mentionAt(heard, row, at, byWord) === null) {
      // "the standard composite": the price stands before what it is of
      let end = at + 1;
      const first = out.length;
      while (end < row.length && listed(row[end]) && row[end]!.tag === 'word') out.push(row[end++]!);
      if (element.opens && out[first]) out[first] = changeElement(out[first]!, { opens: true });
      out.push(known(row[end - 1]!.to - 1, row[end - 1]!.to));
      open = out.length;
      i = end - 1;
      continue;
    }
    if (
      follows &&
      (at === i || /^(usual|typical)$/.test(row[at]!.word)) &&
      mentionAt(heard, row, at, byWord) === null &&
      endsMention(heard, out, open, byWord)
    ) {
      // "service call standard | drain pump 118"
      out.push(known(element.from, row[at]!.to));
      open = out.length;
      i = at;
      continue;
    }
    out.push(element);
  }
  return out;
}

/** Behind a price of the list: what still belongs to it. */
const BELONGS =
  /^(?:per|each|apiece|on|for|of|in|at|to|with|over|by|from|and|or|but|too|also|as|so|if|since|because|plus|then|again|there|here|is|'s|are|was|were|will|would|that|which|price|rate|fee|charge|only|just|not|off|less|more|today|tomorrow|this|next|last|up|out|down|around|through|when|while|until|before|after|no|please|though|instead|altogether|total|it|them|him|her|us|me|both|all|everybody|everyone|same|times|hours?)$/;

/** "roof inspection at the regular fee | two pipe boots replaced": what is neither of it nor joined to it is the next thing. */
function openBehindKnown(row: readonly Element[], hourly: ReadonlySet<string>): Element[] {
  let named = false;
  return row.map((element, k) => {
    const before = row[k - 1];
    // "the shed is 70 | regular price for the pool opening"
    if (element.tag === 'regular' && isPrice(before) && /^(?:for|on)$/.test(row[k + 1]?.word ?? '')) {
      named = true;
      return changeElement(element, { opens: true });
    }
    const opens =
      named &&
      before?.tag === 'regular' &&
      before.word === 'regular' &&
      before.to > before.from + 1 &&
      (/^(?:num|qty)$/.test(element.tag) ||
        // "two movers at the usual rate four hours" goes on
        (element.tag === 'time' && row[k + 1]?.word === 'of') ||
        (element.tag === 'word' && !BELONGS.test(element.word)));
    // "the three person crew at our regular rate seven hours | an upright piano"
    const crew = row.slice(Math.max(0, k - 4), k).some(({ word }) => hourly.has(normal(word)));
    if (crew && before?.tag === 'regular' && isBilledTime(row, k)) return changeElement(element, { bound: true });
    if (element.tag === 'word' && isContent(element.word)) named = true;
    if (isPrice(element) || element.tag === 'regular') named = element.tag === 'regular';
    return opens ? changeElement(element, { opens: true }) : element;
  });
}

/** Hours right behind a rate of the list, whose own price does not follow. */
const isBilledTime = (row: readonly Element[], k: number): boolean =>
  row[k]!.tag === 'time' &&
  row[k]!.measure!.unit === 'hour' &&
  !/^(?:at|of|for|out|up|each|later|early|away|drive|round|book|labor|labour)$/.test(row[k + 1]?.word ?? '') &&
  !isPrice(row[k + 1]);

/** Does the stretch end with the complete name of a service? */
function endsMention(
  heard: Heard,
  out: readonly Element[],
  open: number,
  byWord: ReadonlyMap<string, ServiceName[]>,
): boolean {
  for (let k = Math.max(open, out.length - 5); k < out.length; k++) {
    const found = mentionAt(heard, out, k, byWord);
    if (found && found.to >= out.length) return true;
  }
  return false;
}

const isFigure = (element: Element | undefined): boolean =>
  element !== undefined && /^(money|rate|num|clock)$/.test(element.tag);
const isPrice = (element: Element | undefined): boolean => element?.tag === 'money' || element?.tag === 'rate';

/** A price between from and to, before anything else that could own it begins. */
function ownPrice(row: readonly Element[], from: number): boolean {
  for (let k = from; k < Math.min(row.length, from + 9); k++) {
    const element = row[k]!;
    if (isPrice(element) || element.tag === 'regular') return true;
    if (element.tag === 'break' && /^[.;!?:]$/.test(element.word)) return false;
    // "four tires mounted and balanced at 25"
    const both = /ed$/.test(row[k - 1]?.word ?? '') && /ed$/.test(row[k + 1]?.word ?? '');
    if (element.tag === 'word' && JOINS.test(element.word) && !both) return false;
  }
  return false;
}

/** The whole name was said, and no part of it. */
const isWhole = ({ fit }: Mention): boolean => fit.service.name.split(' ').length > 1;

/** Behind these a service is told of something else. */
const LEANS =
  /^(?:for|with|of|includes?|including|covers?|after|before|from|to|on|in|at|by|than|like|is|are|'s|not|no|as)$/;

/** The "labor" of "handyman labor", the "installs" of "toilet installs" say nothing of their own. */
const endOfName = (row: readonly Element[], { to, fit }: Mention): number =>
  fit.service.name
    .toLowerCase()
    .split(' ')
    .map(normal)
    .includes(normal(row[to]?.word ?? ''))
    ? to + 1
    : to;

/** Where "3 pieces", "x 3" ends behind a service. */
function endOfCount(row: readonly Element[], to: number): number {
  if (/^(?:x|times)$/.test(row[to]?.word ?? '') && row[to + 1]?.tag === 'num') return to + 2;
  return row[to]?.tag === 'num' && isPlural(row[to + 1]?.word ?? '') && !ownPrice(row.slice(to, to + 4), 0)
    ? to + 2
    : to;
}

/** The next thing with its price begins at k: "a new latch 30", "hang the gate 200", "eight hinges at 20 each". */
function beginsPriced(row: readonly Element[], k: number): boolean {
  const { tag, word } = row[k] ?? plainElement(0, 0, 'break', ';');
  const next = row[k + 1]?.word ?? '';
  const begins =
    tag === 'num'
      ? isPlural(next) && isContent(next)
      : tag === 'word' &&
        (/^an?$/.test(word) ||
          (workVerbs.has(word) && determiners.has(next)) ||
          (/[a-z]{3}ing$/.test(word) && isFigure(row[k + 1]))) &&
        !/^(?:each|piece|day|week|month|year|visit|hour|pop)$/.test(next);
  const price = row.slice(k, k + 9).find((one) => isPrice(one) || one.tag === 'regular');
  return begins && price?.tag !== 'regular' && ownPrice(row, k + 1);
}

/** "for both", "for the pair", "together": one price for all that was listed. */
function sharedPrice(row: readonly Element[], from: number): boolean {
  const at = row.findIndex((element, k) => k >= from && k < from + 12 && isPrice(element));
  if (at < 0) return false;
  const tail = row
    .slice(at + 1, at + 4)
    .map((element) => element.word)
    .join(' ');
  return /^(for (both|all|the (pair|two|three|lot|set|whole)|everything)|total|together|altogether|all in|combined|all together)\b/.test(
    tail,
  );
}

/** "five hours of web development to move the old blog over | domain and email setup 150": the sum is not of the hours. */
function cutBehindHours(row: readonly Element[], to: number, cuts: Set<number>): void {
  if (row[to]?.word !== 'to') return;
  let cut = -1;
  for (let k = to + 1; k < Math.min(row.length, to + 14); k++) {
    const element = row[k]!;
    if (element.tag === 'money') {
      if (cut > 0 && row[k - 1]!.word !== 'at') cuts.add(cut);
      return;
    }
    if (element.tag !== 'word') return;
    const ends = /^(over|up|out|off|down|away|back|in)$/.test(element.word) || isPlural(element.word);
    if (ends && k > to + 2 && isContent(row[k + 1]?.word ?? '')) cut = k + 1;
  }
}

function putBreaks(row: readonly Element[], mentions: readonly Mention[]): Element[] {
  const cuts = new Set<number>();
  const opens = new Set<number>();
  mentions.forEach((mention, m) => {
    const { from, to } = mention;
    const hourly = mention.fit.service.fixedRate == null;
    if (hourly && !row.slice(Math.max(0, from - 4), to + 4).some((element) => element.tag === 'time')) return;
    if (hourly) cutBehindHours(row, to, cuts);
    const before = mentions[m - 1];
    const after = mentions[m + 1];
    // what comes before: "and a packing kit", "with the oven"
    let start = from;
    while (
      start > 0 &&
      start > from - 4 &&
      (/^(num|time|size)$/.test(row[start - 1]!.tag) ||
        (row[start - 1]!.tag === 'word' &&
          (determiners.has(row[start - 1]!.word) ||
            adverbs.has(row[start - 1]!.word) ||
            row[start - 1]!.word === 'of' ||
            (workVerbs.has(row[start - 1]!.word) && JOINS.test(row[start - 2]?.word ?? '')))))
    )
      start--;
    const joint = row[start - 1];
    if (
      joint?.tag === 'word' &&
      JOINS.test(joint.word) &&
      before &&
      start - 1 >= before.to &&
      !sharedPrice(row, from) &&
      !ownPrice(row, before.to)
    )
      cuts.add(start - 1);
    // "usual diagnostic | two hours labor regular rate", "oil change at the usual | two hours book time"
    const end =
      row[to]?.word === 'at' && row[to + 1]?.tag === 'regular' ? to + 2 : row[to]?.tag === 'regular' ? to + 1 : to;
    if (
      !hourly &&
      row[end]?.tag === 'time' &&
      /^(hour|minute)$/.test(row[end]!.measure!.unit) &&
      row
        .slice(end + 1, end + 5)
        .some(
          (one) =>
            /^(labor|labour|of|time|for)$/.test(one.word) ||
            one.tag === 'regular' ||
            (one.tag === 'rate' && one.price!.per === 'h'),
        )
    )
      cuts.add(end);
    // "usual diagnostic fee | evaporator fan motor was 118": the list's price, and the next thing
    if (KIND.has(row[from - 1]?.word ?? '') || KIND.has(row[from]!.word)) {
      const end = /^(fee|charge)$/.test(row[to]?.word ?? '') ? to + 1 : to;
      const next = row[end];
      if (
        next?.tag === 'word' &&
        isContent(next.word) &&
        !/^(price|rate|prices|rates|pricing|fee|charge)$/.test(next.word) &&
        !(after && after.from === end) &&
        ownPrice(row, end)
      )
        cuts.add(end);
    }
    // "one pool opening | a new latch 30", "three furniture assemblies | hang the gate 200"
    const counted = endOfCount(row, endOfName(row, mention));
    const leans = LEANS.test(joint?.word ?? '') && row[start - 2]?.tag !== 'regular';
    if (!hourly && isWhole(mention) && !leans && beginsPriced(row, counted)) opens.add(counted);
    // "three pieces of furniture assembly | pool opening like always"
    if (!hourly && isWhole(mention) && after && isWhole(after) && after.from === counted) opens.add(counted);
    // "and the service call | eight percent tax on the keys"
    const share = row[to]?.tag === 'pct' ? (row[to + 1]?.word ?? '') : '';
    if (
      /^(tax|sales|down|deposit|to|gratuity|retainer)$/.test(share) &&
      !/^(of|on|in)$/.test(row[from - 1]?.word ?? '')
    )
      cuts.add(to);
    // what comes after: "tune up and replaced the flame sensor 85"
    for (let k = to; k < Math.min(row.length, to + 6); k++) {
      const element = row[k]!;
      if (isPrice(element) || element.tag === 'regular' || element.tag === 'break') break;
      if (element.tag !== 'word' || !JOINS.test(element.word)) continue;
      // "inside and out", "up and down the slope"
      if (
        /^(in|inside|up|front|top|left|over|back|side|high|on)$/.test(row[k - 1]!.word) &&
        /^(out|outside|down|back|bottom|right|under|front|side|low|off|forth)$/.test(row[k + 1]?.word ?? '')
      )
        continue;
      if (after && k >= after.from) break;
      if (ownPrice(row, k + 1) && !sharedPrice(row, k + 1)) cuts.add(k);
      break;
    }
  });
  // "sand and refinish", "toilet install": the words of one name stay together
  const bound = new Set(
    mentions.flatMap(({ from, to, fit }) => {
      const whole = endOfName(row, { from, to, fit });
      return row
        .slice(from, whole)
        .flatMap((one, k) =>
          k > 0 && one.tag === 'word' && (one.word === 'and' || from + k === to || fit.said.includes(normal(one.word)))
            ? [from + k]
            : [],
        );
    }),
  );
  const divided = row.map((element, k) => (opens.has(k) ? changeElement(element, { opens: true }) : element));
  return divideRow(divided, cuts, bound);
}
