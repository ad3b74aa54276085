/** What the price list knows: "the usual", "standard", "our price" behind a service is a price. */
import type { Heard } from '../hear.ts';
import { determiners, isContent, isPlural, wordSet, workVerbs } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { wordAt } from './look-at-row.ts';
import { changeElement, plainElement } from './make-element.ts';
import { normal, type ServiceName, wordsOf } from './match-services.ts';
import { isMeasureOf } from './measured-service.ts';
import { type Mention, mentionAt } from './mention-services.ts';

const GOES_ON = wordSet('and plus then');
const THOSE = wordSet('those these them it that both each');

export const KIND = wordSet('usual standard regular normal typical');
const PRICES = wordSet('price rate prices rates pricing');
const copula = (element: Element | undefined): boolean =>
  element !== undefined && /^('s|is|are|was|would|will|on|of|for|says|list|holds?|stands?|stays?)$/.test(element.word);

/** "camera inspection the usual", "32 square feet at our price", "44 feet of the standard composite". */
export function markKnownPrices(
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
    if (isSum(element) || element.tag === 'regular') open = out.length + 1;
    // "eight standard and two high security" of cylinders
    if (element.tag !== 'word' || element.means !== undefined) {
      out.push(element);
      continue;
    }
    // "hang five shelves same thing", behind a price of the list
    if (
      element.word === 'same' &&
      /^(thing|deal|list|way|again|there)$/.test(next?.word ?? '') &&
      !/^(as|for|on)$/.test(row[i + 2]?.word ?? '') &&
      out.findLast((one) => isSum(one) || one.tag === 'regular')?.tag === 'regular'
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
        // "at the rate" of a list that has a "Handyman rate"
        (!PRICES.has(row[at]!.word) || PRICES.has(wordAt(row, at + 1))) &&
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
        !mayBeSum(row, at + 1)
      ) {
        out.push(...between);
        out.push(known(element.from, noun.to));
        open = out.length;
        i = at;
        continue;
      }
    }
    // "flat work rate", "tuckpointing price": the service's own
    if (PRICES.has(element.word) && listed(out.at(-1)) && !copula(next) && !mayBeSum(row, i + 1)) {
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
    // "plus our normal install on the opener"
    if (own && at > i && after && workVerbs.has(after.word) && /^(?:on|for|of)$/.test(row[at + 2]?.word ?? '')) {
      out.push(changeElement(after, element.opens ? { opens: true } : {}), known(element.from, row[at]!.to));
      open = out.length;
      i = at + 1;
      continue;
    }
    // "every other week standard clean" of a list that has "Standard clean"
    if (at === i && after?.tag === 'word' && isNamedSo(byWord, element.word, after.word)) {
      out.push(element);
      continue;
    }
    const follows = after?.tag === 'word' && isContent(after.word) && !workVerbs.has(after.word) && !begins;
    // "lock included and the usual service call" names it, though "service" is a verb as well
    if (at > i && after !== undefined && !follows && mentionAt(heard, row, at + 1, byWord) !== null) {
      out.push(element, row[at]!);
      i = at;
      continue;
    }
    const listedBefore = out.slice(open).some(listed);
    // "waive the service call, they're a regular"
    const person = row[i - 1]?.word === 'a' || row[i - 1]?.word === 'an';
    const cue = /^(usual|typical)$/.test(row[at]!.word)
      ? led || listedBefore
      : listedBefore && !person && (!led || at > i);
    // "service call is the standard one"
    const one = after?.tag === 'num' && after.measure!.value === 1 && !isPlural(row[at + 2]?.word ?? '') ? 1 : 0;
    // "a roller set regular on the both of them"
    const ofAll = /^(?:on|for)$/.test(after?.word ?? '') && isAll(row, at + 2);
    if (!follows && cue && (!copula(after) || ofAll)) {
      out.push(known(element.from, row[at + one]!.to));
      open = out.length;
      i = at + one;
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
    // "eleven tires at regular | hot tub 225"
    if (follows && at === i && out.at(-1)?.word === 'at' && listedBefore && !PRICES.has(after!.word)) {
      out.push(known(element.from, row[at]!.to));
      open = out.length;
      continue;
    }
    const ofService =
      follows && (at === i || /^(usual|typical)$/.test(row[at]!.word)) && !mentionAt(heard, row, at, byWord);
    if (
      (ofService && endsMention(heard, out, open, byWord)) ||
      // "coving eighteen metres usual | beads 40", "fascia 19 metres standard | guttering"
      (ofService &&
        (isBare(row[at]!.word) || mentionAt(heard, row, at + 1, byWord) !== null) &&
        measuresMention(heard, out, open, byWord))
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

const isAll = (row: readonly Element[], k: number): boolean =>
  /^(?:all|both|each|everything|those|them|that)$/.test(wordAt(row, wordAt(row, k) === 'the' ? k + 1 : k));
/** Do both words stand beside each other in a name of the list? */
const isNamedSo = (byWord: ReadonlyMap<string, ServiceName[]>, kind: string, word: string): boolean =>
  (byWord.get(normal(word)) ?? []).some(({ service }) => service.name.toLowerCase().includes(`${kind} ${word}`));

/** Behind a price of the list: what still belongs to it. */
const BELONGS =
  /^(?:per|each|apiece|on|for|of|in|at|to|with|over|by|from|and|or|but|too|also|as|so|if|since|because|plus|then|again|there|here|is|'s|are|was|were|will|would|that|which|price|rate|fee|charge|only|just|not|off|less|more|today|tomorrow|this|next|last|up|out|down|around|through|when|while|until|before|after|no|please|though|instead|altogether|total|it|them|him|her|us|me|both|all|everybody|everyone|same|times|hours?)$/;

/** "roof inspection at the regular fee | two pipe boots replaced": what is neither of it nor joined to it is the next thing. */
export function openBehindKnown(row: readonly Element[], hourly: ReadonlySet<string>): Element[] {
  let named = false;
  return row.map((element, k) => {
    const before = row[k - 1];
    // "the shed is 70 | regular price for the pool opening"
    if (element.tag === 'regular' && isSum(before) && /^(?:for|on)$/.test(row[k + 1]?.word ?? '')) {
      named = true;
      return changeElement(element, { opens: true });
    }
    // "regular price | two of those | and skimmer lids 285"
    const partOf =
      GOES_ON.has(element.word) &&
      /^(?:those|these|them|em)$/.test(before?.word ?? '') &&
      row[k - 2]?.word === 'of' &&
      row[k - 4]?.tag === 'regular';
    // "normal price on those | swap the faucet"
    const ofThose =
      THOSE.has(before?.word ?? '') &&
      /^(?:on|for)$/.test(row[k - 2]?.word ?? '') &&
      row[k - 3]?.tag === 'regular' &&
      row[k - 3]!.word === 'regular' &&
      (/^(?:num|qty)$/.test(element.tag) || (element.tag === 'word' && !BELONGS.test(element.word)));
    const onTop =
      isOfAnother(element) &&
      before?.tag === 'time' &&
      row.slice(Math.max(0, k - 4), k - 1).some(({ tag }) => tag === 'regular');
    const opens =
      onTop ||
      partOf ||
      (ofThose && !isSum(row[k + 1])) ||
      (named &&
        before?.tag === 'regular' &&
        before.word === 'regular' &&
        before.to > before.from + 1 &&
        (/^(?:num|qty)$/.test(element.tag) ||
          // "two movers at the usual rate four hours" goes on
          (element.tag === 'time' && row[k + 1]?.word === 'of') ||
          (element.tag === 'word' && !BELONGS.test(element.word))));
    // "the three person crew at our regular rate seven hours | an upright piano"
    const crew = (): boolean => row.slice(Math.max(0, k - 4), k).some(({ word }) => hourly.has(normal(word)));
    // "two person crew at the usual rate | figure four hours"
    const figured = FIGURES.has(before?.word ?? '') && row[k - 2]?.tag === 'regular';
    const leads = FIGURES.has(element.word) && before?.tag === 'regular' && row[k + 1] && isBilledTime(row, k + 1);
    if ((leads || ((before?.tag === 'regular' || figured) && isBilledTime(row, k))) && crew())
      return changeElement(element, { bound: true });
    if (element.tag === 'word' && isContent(element.word)) named = true;
    if (isSum(element) || element.tag === 'regular') named = element.tag === 'regular';
    return opens ? changeElement(element, { opens: true }) : element;
  });
}

const FIGURES = wordSet('figure say about probably maybe for roughly');

/** Hours right behind a rate of the list, whose own price does not follow. */
const isBilledTime = (row: readonly Element[], k: number): boolean =>
  row[k]!.tag === 'time' &&
  row[k]!.measure!.unit === 'hour' &&
  !/^(?:at|of|for|out|up|each|later|early|away|drive|round|book|labor|labour)$/.test(row[k + 1]?.word ?? '') &&
  (!isSum(row[k + 1]) || isOfAnother(row[k + 1]!));
/** "figure four hours | 25 a flight for the stairs" */
const isOfAnother = ({ tag, price }: Element): boolean =>
  tag === 'rate' && price!.per !== null && !/^(?:h|day|each|wk|mo)$/.test(price!.per);

/** Kinds of prices that tell no thing from another: "standard skirting" is one of several. */
const isBare = (word: string): boolean => /^(?:usual|normal|typical)$/.test(word);

type Names = ReadonlyMap<string, ServiceName[]>;

/** Does the stretch end with the complete name of a service? */
const endsMention = (heard: Heard, out: readonly Element[], open: number, byWord: Names): boolean =>
  lastMention(heard, out, open, byWord)?.to === out.length;

/** Does it end with how much there is of the service that it names, in the unit of the list? */
function measuresMention(heard: Heard, out: readonly Element[], open: number, byWord: Names): boolean {
  const last = out.at(-1);
  const named = last?.tag === 'qty' ? lastMention(heard, out, open, byWord) : null;
  return named !== null && isMeasureOf(named.fit.service, last);
}

/** The last service that is named among the last words. */
function lastMention(heard: Heard, out: readonly Element[], open: number, byWord: Names): Mention | null {
  let last: Mention | null = null;
  for (let k = Math.max(open, out.length - REACH); k < out.length; k++) {
    const found = mentionAt(heard, out, k, byWord);
    if (found && found.to > (last?.to ?? 0)) last = found;
  }
  return last;
}

/** How many words before its end a stretch may name what it is of. */
const REACH = 6;

/** Money, or a figure that may be: no count, no measure, and no "our price | ten of those". */
const mayBeSum = (row: readonly Element[], k: number): boolean =>
  /^(money|rate|num|clock)$/.test(row[k]?.tag ?? '') &&
  // "clean out at our price | 75 credit"
  !/^(?:credit|discount|rebate)$/.test(row[k + 1]?.word ?? '') &&
  !(row[k + 1]?.word === 'of' && /^(?:those|these|them|em)$/.test(row[k + 2]?.word ?? ''));
/** A price in figures, and none of the list. */
export const isSum = (element: Element | undefined): boolean => element?.tag === 'money' || element?.tag === 'rate';
