/**
 * Clauses. Dictations have hardly any punctuation; what divides them is that a price closes its item, that a subject
 * with its verb opens a new thought, and words such as "then", "plus", "oh".
 */
import {
  auxiliaries,
  conjunctions,
  determiners,
  isContent,
  isPlural,
  prepositions,
  pronouns,
  subjectNouns,
  workNouns,
  workVerbs,
} from '../vocabulary/words.ts';
import type { Element } from './elements.ts';

export interface Clause {
  elements: Element[];
  /** Its words, with "#money", "#qty" and so on for the figures; padded with blanks. */
  shape: string;
  /** The connectives it was opened with: "and then", "so". */
  opener: string;
}

const CONNECTIVE =
  /^(and|so|then|plus|also|okay|ok|alright|oh|well|but|anyway|now|yeah|or|all|right|next|finally|lastly|again)$/;

const HARD =
  /^(then|also|okay|ok|alright|anyway|plus|oh|additionally|but|if|unless|because|so|once|otherwise|alternatively|either|excluding|optional|optionally|while|until|whatever|yeah|whenever|provided|assuming)$/;
const LINK =
  /^(if|because|when|where|what|that|which|so|but|until|since|as|before|after|once|whatever|how|while|than|like|think|sure|know|said|says|told|who|why|whether|unless|wherever|whenever|guess|hope|assume|assuming|figure|though|although|provided|since)$/;
const TALK =
  /^(tell|remind|mention|note|let|remember|please|include|exclude|leave|skip|scratch|drop|forget|throw|give|charge|bill|mark|knock|round|call|figure|say|put|keep|hold|hang|take|waive|discount|deduct|subtract|bump|strike|lose|cancel|ignore|write|expect|allow|assume)$/;
const NOT_BEFORE_VERB =
  /^(to|be|been|'d|'ve|and|or|'ll|will|can|could|we|i|you|they|he|she|should|would|gonna|must|not|don't|just|please|let|lets|let's|help|gotta|need|needs|never|also|then|that|who|which|it|&|won't|didn't|doesn't|may|might|do|does|did)$/;
const COPULA = /^(is|are|isn't|aren't|'s|'re|was|were|will|would|runs|run|costs|cost|comes|come|equals|gets)$/;
const OBJECT = /^(out|off|up|down|all|new|old|both|in|away|over|existing|back)$/;
const PRICE_TAIL =
  /^(each|apiece|flat|installed|even|total|extra|more|additional|off|down|upfront|nonrefundable|refundable|on|from|with|at|to|for|in|per|including|includes|supplied|same|through|over|against|under|across|into|of|around|altogether|all|up|minimum|max|maximum|labor|labour|parts|credit|discount|deposit|retainer|allowance|apiece|delivered|complete|turnkey|plus|about|as|out|upstairs|downstairs|inside|outside|by|or|less|a|an|per|toward|towards|when|before|after|half|and|fee|charge|minus|back|not|thing|for|until|every|whatever|each|of|only|non|instead|here|there|right|now|today|monthly|weekly|annually|quarterly|yearly|daily|round|times|plus)$/;
const SUBJECTS = /^(i|we|he|she|they|you|it|nobody|someone|somebody|everything|nothing|everybody|everyone|anything)$/;

/** Divides the row of elements. Linear: each element is looked at with a short reach to both sides. */
export function toClauses(row: readonly Element[]): Clause[] {
  const clauses: Clause[] = [];
  let current: Element[] = [];
  let soft = false;
  let opener = '';
  const close = (): void => {
    let lead = 0;
    while (
      lead < current.length &&
      current[lead]!.tag === 'word' &&
      CONNECTIVE.test(current[lead]!.word) &&
      !(
        /^(all|right|now|next)$/.test(current[lead]!.word) &&
        lead + 1 < current.length &&
        current[lead + 1]!.tag === 'word' &&
        !CONNECTIVE.test(current[lead + 1]!.word)
      )
    )
      lead++;
    opener = `${opener} ${current
      .slice(0, lead)
      .map((element) => element.word)
      .join(' ')}`.trim();
    if (current.length > lead) {
      clauses.push(clauseOf(current.slice(lead), opener));
      opener = '';
    }
    current = [];
    soft = false;
  };
  for (let i = 0; i < row.length; i++) {
    const element = row[i]!;
    if (element.tag === 'break') {
      if (/^[.;!?:]$/.test(element.word)) close();
      else if (
        current.length &&
        (isPriced(current) ||
          hasVerb(current) ||
          opens(row, i + 1, current, true) ||
          (element.word !== ',' && determiners.has(wordAt(row, i + 1)) && nounThenCopula(row, i + 1)))
      )
        close();
      else soft = current.length > 0;
      continue;
    }
    if (current.length) {
      const from = splitBefore(row, i, current, soft);
      if (from === current.length) close();
      else if (from !== null) {
        const rest = current.splice(from);
        close();
        current = rest;
      }
    }
    current.push(element);
  }
  close();
  return clauses;
}

const plainShape = (elements: readonly Element[]): string =>
  ` ${elements.map((element) => (element.tag === 'word' ? element.word : `#${element.tag}`)).join(' ')} `;

export function clauseOf(elements: Element[], opener = ''): Clause {
  return {
    elements,
    opener,
    shape: ` ${plainShape(elements).replace(/ ('(?:s|ll|re|ve|d|m)) /g, '$1 ')} `.replace(/ +/g, ' '),
  };
}

const isPrice = (element: Element | undefined): boolean =>
  element?.tag === 'money' || element?.tag === 'rate' || element?.tag === 'regular';
const isPriced = (elements: readonly Element[]): boolean => elements.some(isPrice);
const isFigure = (element: Element | undefined): boolean =>
  element !== undefined && /^(money|rate|qty|time|num|pct)$/.test(element.tag);

function hasVerb(elements: readonly Element[]): boolean {
  return elements.some(
    (element) => element.tag === 'word' && (auxiliaries.has(element.word) || SUBJECTS.test(element.word)),
  );
}

const HEADER =
  /^( (#type|#client|#address|#phone|#email|okay|ok|so|alright|right|this|one|is|'s|a|an|the|put|together|make|do|write|up|final|new|for|let|let's|me|i|need|want|quick|formal|rough|number|on|to|at|of|over|her|his|their|phone|cell|email|number|address|and|with|well|now|next|here|we|job|it|work|got|customer|client|name|out|in|work))+ $/;

/** Where in the current clause (its length: after it) a new one begins before element i; null when none does. */
function splitBefore(row: readonly Element[], i: number, current: readonly Element[], soft: boolean): number | null {
  const element = row[i]!;
  const here = current.length;
  const last = current.at(-1)!;
  if (last.tag === 'date' && (element.tag === 'num' || element.tag === 'money') && here > 1) return here;
  // "she wants five of those | travel's 40"
  if (
    /^(those|them|these)$/.test(last.word) &&
    current.at(-2)?.word === 'of' &&
    /^(num|qty)$/.test(current.at(-3)?.tag ?? '') &&
    (element.tag === 'word' ? isContent(element.word) && !/^(at|each|apiece|total)$/.test(element.word) : false) &&
    !isPrice(row[i + 1]) &&
    pricedAhead(row, i + 2)
  )
    return here;
  // "65 an hour on top | and gates 385"
  if (element.word === 'and' && last.word === 'top' && current.at(-2)?.word === 'on' && isPriced(current)) return here;
  // "same footage", "same 850": that settles the item
  if (
    isPriced(current) &&
    current.at(-2)?.word === 'same' &&
    (last.tag === 'num' || /^(footage|area|size|amount|count|number|length|feet|foot|thing|deal)$/.test(last.word)) &&
    !/^(each|at|for|installed|in|on)$/.test(element.word)
  )
    return here;
  if (
    last.tag === 'time' &&
    current.filter((e) => !CONNECTIVE.test(e.word)).length === 1 &&
    element.tag === 'word' &&
    isContent(element.word) &&
    /^(week|month|year)$/.test(last.measure?.unit ?? '') &&
    !/^(warranty|guarantee|contract|term|old|plan|labor|workmanship|limited|manufacturer|parts|lead|turnaround|straight|total|max|tops)$/.test(
      element.word,
    ) &&
    pricedAhead(row, i)
  )
    return here;
  // "two springs and a tune up for Gail Morton | rollers ten at nine each"
  if (
    last.tag === 'client' &&
    here > 1 &&
    element.tag === 'word' &&
    isContent(element.word) &&
    !/^(house|home|place|wedding|job|project|installed|party|kitchen|event|account)$/.test(element.word) &&
    current.some((e) => e.tag === 'word' && isContent(e.word))
  )
    return here;
  // "[the oven 40] inside the fridge 35": the second price has a name of its own
  if (
    (isPrice(element) ||
      (element.tag === 'num' && wordAt(row, i + 1) === 'of' && /^(them|those|these)$/.test(wordAt(row, i + 2)))) &&
    isPriced(current)
  ) {
    const at = lastPriceIndex(current) + 1;
    const behind = current.slice(at);
    if (
      behind.length > 1 &&
      behind.every((e) => e.tag === 'word') &&
      behind.some((e) => isContent(e.word)) &&
      /^(in|inside|on|upstairs|downstairs|outside|under|around|over|up|out|with)$/.test(behind[0]!.word)
    )
      return at;
  }
  // "homeowner's getting the permit | two days"
  if (
    element.tag === 'time' &&
    /^(day|week|month)$/.test(element.measure?.unit ?? '') &&
    last.tag === 'word' &&
    isContent(last.word) &&
    here > 2 &&
    (hasVerb(current) || isPriced(current)) &&
    (row[i + 1] === undefined ||
      row[i + 1]!.tag === 'break' ||
      /^(and|but|so|then|plus|also|tops|max|total|start|i|we|he|she|they|with|weather|depending)$/.test(
        wordAt(row, i + 1),
      ))
  )
    return here;
  // "a thirty day guarantee | and five percent off if she prepays"
  if (
    element.word === 'and' &&
    row[i + 1]?.tag === 'pct' &&
    /^(off|discount|tax|sales|deposit|down|up|to|retainer|surcharge|fee)$/.test(wordAt(row, i + 2)) &&
    here > 1
  )
    return here;
  const counted = current.some((e) => (e.tag === 'num' && (e.measure?.value ?? 0) >= 1) || e.tag === 'qty');
  // "mount two TVs | three hours to fix the steps"
  if (
    element.tag === 'time' &&
    /^(to|of|labor|labour)$/.test(wordAt(row, i + 1)) &&
    element.measure?.unit === 'hour' &&
    counted &&
    !hasVerb(current) &&
    !/^(for|about|at|in|of|plus|and|is|by)$/.test(last.word)
  )
    return here;
  if (element.word === 'and' && last.tag === 'word' && isContent(last.word)) {
    const after = row[i + 1];
    // "one full truckload and three mattresses", "the cleanup and six yards of mulch at 75"
    if (
      !hasVerb(current.slice(3)) &&
      (after?.tag === 'qty' || (after?.tag === 'num' && counted && (after.measure?.value ?? 0) >= 1))
    )
      return here;
    if (
      workVerbs.has(wordAt(row, i + 1)) &&
      (counted || current.some((e) => e.tag === 'time')) &&
      pricedAhead(row, i + 1)
    )
      return here;
    // "it's a deep clean and inside the oven is 40"
    if (/^(inside|outside|behind|under|upstairs|downstairs)$/.test(wordAt(row, i + 1)) && nounThenCopula(row, i + 2))
      return here;
  }
  if (
    /^(client|address|phone|email|type)$/.test(last.tag) &&
    current.length < 14 &&
    HEADER.test(plainShape(current)) &&
    element.tag === 'word' &&
    !/^(for|at|to|on|of|and|over|in|from|with|who|phone|cell|email|contact|'s)$/.test(element.word)
  )
    return here;
  // contact details stand apart from the work
  if (
    /^(address|phone|email)$/.test(last.tag) &&
    (element.tag === 'word' ? isContent(element.word) : isFigure(element) || element.tag === 'size')
  )
    return here;
  if (
    last.tag === 'date' &&
    (element.tag === 'time' ||
      (element.tag === 'word' &&
        isContent(element.word) &&
        !/^(morning|afternoon|evening|night|through|week)$/.test(element.word)))
  )
    return here;
  if (beginsDeposit(row, i) && current.some((e) => e.tag !== 'word' || isContent(e.word))) return here;
  if (
    element.tag === 'time' &&
    /^(start|tops|max|turnaround|give|weather|depending|or|total)$/.test(wordAt(row, i + 1)) &&
    hasVerb(current)
  )
    return /^(about|figure|roughly|probably|maybe|say)$/.test(last.word) ? (here > 1 ? here - 1 : null) : here;
  if (element.tag === 'pct' && current.some((e) => e.tag === 'pct') && !/^(and|plus|to|or|then)$/.test(last.word))
    return here;
  if (
    isPrice(element) &&
    current.some((e) => e.tag === 'pct') &&
    !/^(on|of|plus|off|to|and|at|the|a|over|first)$/.test(last.word)
  )
    return subjectNouns.has(last.word) && here > 1 ? here - 1 : here;
  if (
    element.tag === 'num' &&
    (hasVerb(current) || current.some((e) => e.tag === 'time')) &&
    last.tag === 'word' &&
    isContent(last.word) &&
    !workVerbs.has(last.word) &&
    countsPriced(row, i)
  )
    return here;
  if (element.word === 'probably' && row[i + 1]?.tag === 'time') return here;
  if (
    /^(it|them|him|that|this|themselves|himself|herself)$/.test(last.word) &&
    !/^(tell|remind|let|make|get|have|like|want|keep|ask|give|of|is|so|all|see|send|so)$/.test(
      current.at(-2)?.word ?? '',
    ) &&
    here > 2 &&
    element.tag === 'word' &&
    isContent(element.word) &&
    !/(ed|done|ly|ing)$/.test(element.word) &&
    (!auxOrVerb(row, i) || (workNouns.has(element.word) && isContent(wordAt(row, i + 1)))) &&
    pricedAhead(row, i)
  )
    return here;
  if (
    /^(tell|remind)$/.test(element.word) &&
    !/^(to|and|'ll|will|can|should|please|i|we|you|would|must|gonna)$/.test(last.word)
  )
    return here;
  if (determiners.has(element.word) && row[i + 1]?.tag === 'type' && COPULA.test(wordAt(row, i + 2))) return here;
  if (
    element.word === 'travel' &&
    isPriced(current) &&
    /^(expenses?|costs?|time|fees?|charges?|is|and|will)$/.test(wordAt(row, i + 1))
  )
    return here;
  if (
    /^(and|plus)$/.test(element.word) &&
    current.some((e) => e.tag === 'time' || e.tag === 'qty') &&
    isContent(wordAt(row, i + 1)) &&
    row[i + 2]?.tag === 'time'
  )
    return here;
  // "nine bucks a head adults only | eight chafing dishes"
  if (isPriced(current) && wordAt(row, i + 1) === 'only' && isPlural(element.word) && isPrice(last)) return null;
  if (last.word === 'only' && isPlural(current.at(-2)?.word ?? '') && isPrice(current.at(-3))) return here;
  // "access panel one sixty | minus the hundred they put down"
  if (/^(minus|less)$/.test(element.word) && isPriced(current) && determiners.has(wordAt(row, i + 1))) return here;
  if (isPriced(current)) {
    const after = afterPrice(row, i, current);
    if (after !== null) return after ? here : null;
  }
  if (opens(row, i, current, soft)) return here;
  return subjectBefore(row, i, current);
}

/** After the price of an item: true where the item is over, false where the words still belong to it, null: as elsewhere. */
function afterPrice(row: readonly Element[], i: number, current: readonly Element[]): boolean | null {
  const element = row[i]!;
  const at = lastPriceIndex(current);
  const behind = current.slice(at + 1);
  const first = behind.length === 0;
  if (element.tag !== 'word') {
    if (element.tag === 'pct') return !(behind.length > 0 && /^(plus|and|with)$/.test(behind.at(-1)!.word));
    if (element.tag === 'client') return false;
    if (isPrice(element))
      return (
        !/^(or|to|and|plus|minus|less|by|from)$/.test(behind.at(-1)?.word ?? '') ||
        /^(plus|and)$/.test(behind.at(-1)!.word)
      );
    if (element.tag === 'date') return false;
    if (first) return true;
    // "60 cents a foot same 850", "for 12 months", "a visit for 26 visits"
    return !/^(same|for|of|all|times|x|by|in|on|every|the|at|each|about|over|within|up|to|from|with|minimum|those|both|per|or)$/.test(
      behind.at(-1)!.word,
    );
  }
  const word = element.word;
  // "at 175 for the crew | the piano", "45 for all four | then"
  if (
    behind.length > 1 &&
    /^for (the |a |all |both )?(crew|both|all|pair|lot|set|day|job|team|two|three|four|whole thing|whole job)( of (them|us|those))?$/.test(
      behind.map((e) => (e.tag === 'word' ? e.word : '#')).join(' '),
    ) &&
    (determiners.has(word) || (isContent(word) && !/^(day|crew|job|thing|days|price)$/.test(word)))
  )
    return true;
  // "the $65 service call", "a 500 rebate": the price describes what follows
  const lead = current[at - 1]?.word ?? '';
  if (
    /^(the|a|an|my|our)$/.test(lead) &&
    current[at]!.tag === 'money' &&
    isContent(word) &&
    behind.length < 3 &&
    behind.every((e) => e.tag === 'word' && isContent(e.word))
  )
    return false;
  if (first) {
    if (word === 'a' || word === 'an' || word === 'half' || word === 'and' || word === 'by' || word === 'or') {
      if (word === 'or') return !isPrice(row[i + 1]);
      return true;
    }
    if (
      word === 'each' &&
      isContent(row[i + 1]?.word ?? '') &&
      !/^(installed|plus|labor)$/.test(row[i + 1]!.word) &&
      !workVerbs.has(row[i + 1]!.word) &&
      !TALK.test(row[i + 1]!.word)
    )
      return true;
    if (word === 'plus' && !isMarkup(row, i + 1)) return true;
    if (
      word === 'to' &&
      !isContent(row[i + 1]?.word ?? '') &&
      row[i + 1]?.tag === 'word' &&
      !/^(the|a|my|her|his|their|get|do|be|have)$/.test(row[i + 1]!.word)
    )
      return true;
    if (
      subjectNouns.has(word) &&
      (COPULA.test(row[i + 1]?.word ?? '') ||
        (/^(for|to)$/.test(row[i + 1]?.word ?? '') && !/^(deposit|discount|retainer|balance)$/.test(word)) ||
        isFigure(row[i + 1]))
    )
      return true;
    if (
      word === 'in' &&
      !/^(parts?|materials?|labor|labour|supplies|the|for|full|cash|advance|total|hardware|paint|addition|each|all)$/.test(
        row[i + 1]?.word ?? '',
      )
    )
      return true;
    if (word === 'not' && /^(including|counting)$/.test(row[i + 1]?.word ?? '')) return true;
    // "five hundred gets her on the schedule"
    if (/^(gets|holds|books|locks|reserves|secures)$/.test(word)) return false;
    return !PRICE_TAIL.test(word);
  }
  // "at 45 an hour on top | city's waiving the permit"
  if (behind.length === 2 && behind[0]!.word === 'on' && behind[1]!.word === 'top' && isContent(word)) return true;
  if (
    /^(each|installed|apiece|flat|total|even|extra|more|altogether|delivered)$/.test(behind.at(-1)!.word) &&
    behind.length <= 2
  ) {
    if (
      /^(for|in|on|with|at|to|per|including|and|same|same|plus|of|labor|as|if|from)$/.test(word) &&
      !(word === 'and' || (word === 'plus' && !isMarkup(row, i + 1)))
    )
      return false;
    return true;
  }
  return null;
}

/** "half down", "40% deposit", "a thousand to book it". */
function beginsDeposit(row: readonly Element[], i: number): boolean {
  const element = row[i]!;
  if (
    !(element.tag === 'pct' || element.tag === 'money' || (element.tag === 'num' && (element.measure?.value ?? 1) < 1))
  )
    return false;
  if (
    /^(need|want|wants|needs|require|take|get|is|'s|a|paid|put|the|of|pay|collect|are|be|for|gave|with|already|require|requires)$/.test(
      wordAt(row, i - 1),
    )
  )
    return false;
  const next = `${wordAt(row, i + 1)} ${wordAt(row, i + 2)}`;
  return /^(down |deposit|up front|upfront|to (start|book|hold|schedule|begin|reserve|lock|secure|get)|at (signing|booking)|retainer|nonrefundable|non refundable|due (now|up|at|on))/.test(
    next,
  );
}

/** "1400 plus 15 percent", but not "plus 6 percent sales tax". */
function isMarkup(row: readonly Element[], i: number): boolean {
  return (
    row[i]?.tag === 'pct' &&
    !/^(tax|sales|state|county|city|local|service|gratuity|tip|rush|fee|for|on|contingency|overhead|bond|management|fuel)$/.test(
      wordAt(row, i + 1),
    )
  );
}

/** A price follows before another verb does. */
function pricedAhead(row: readonly Element[], i: number): boolean {
  for (let k = i; k < Math.min(row.length, i + 8); k++) {
    const element = row[k]!;
    if (isPrice(element)) return true;
    if (
      element.tag === 'break' ||
      (element.tag === 'word' && (auxiliaries.has(element.word) || SUBJECTS.test(element.word)))
    )
      return false;
  }
  return false;
}

/** A count whose noun has its own price or hours: "three movers six hours at 150 an hour". */
function countsPriced(row: readonly Element[], i: number): boolean {
  for (let k = i + 1; k < Math.min(row.length, i + 6); k++) {
    const element = row[k]!;
    if (element.tag === 'rate' || element.tag === 'time' || element.tag === 'money') return k > i + 1;
    if (element.tag !== 'word' || !(isContent(element.word) || /^(of|at|for)$/.test(element.word))) return false;
  }
  return false;
}

function lastPriceIndex(elements: readonly Element[]): number {
  for (let k = elements.length - 1; k >= 0; k--) if (isPrice(elements[k])) return k;
  return -1;
}

const wordAt = (row: readonly Element[], i: number): string => (row[i]?.tag === 'word' ? row[i]!.word : '');

/** Does a new thought open at element i, whatever came before? */
function opens(row: readonly Element[], i: number, current: readonly Element[], soft: boolean): boolean {
  const element = row[i];
  if (!element) return false;
  const last = current.at(-1);
  const previous = last?.tag === 'word' ? last.word : '';
  const finite = hasVerb(current);
  const priced = isPriced(current);
  if (element.tag !== 'word') {
    if (
      isFigure(element) &&
      /^(included|waived|free|covered|excluded|handled|separate|tops|max|depending|permitting|willing|allowing)$/.test(
        previous,
      )
    )
      return true;
    if (element.tag === 'phone' || element.tag === 'email') return false;
    if (soft && (finite || priced) && isFigure(element)) return true;
    return false;
  }
  const word = element.word;
  const next = wordAt(row, i + 1);
  if (
    /^(phone|cell|email|mobile)$/.test(word) &&
    !determiners.has(previous) &&
    (/^(is|number|'s)$/.test(next) || /^(phone|email)$/.test(row[i + 1]?.tag ?? ''))
  )
    return true;
  if (
    /^(his|her|their|the)$/.test(word) &&
    /^(phone|cell|email|mobile|number)$/.test(next) &&
    /^(is|number|'s|address)$/.test(wordAt(row, i + 2))
  )
    return true;
  if (HARD.test(word)) {
    if (word === 'plus' && isMarkup(row, i + 1)) return false;
    if (word === 'so' && /^(if|because)$/.test(previous)) return false;
    if (word === 'either' && /^(way)$/.test(next)) return true;
    if (word === 'while' && previous === 'a') return false;
    if (word === 'if' && LINK.test(previous)) return false;
    if (/^(so|but|then|and|also|oh|okay|ok|anyway|plus|yeah)$/.test(previous) && current.length <= 1) return false;
    return !/^(and|or)$/.test(previous) || current.length > 1;
  }
  if (word === 'one' && /^('s|is)$/.test(next) && isPlural(previous)) return true;
  if (word === 'and' || word === 'or') {
    const after = row[i + 1];
    if (
      word === 'and' &&
      (finite || priced || soft) &&
      (after?.tag === 'num' || determiners.has(next) || isFigure(after))
    )
      return !/^(between|from)$/.test(wordAt(row, i - 2));
    if (SUBJECTS.test(next) && auxOrVerb(row, i + 2)) return true;
    if (word === 'or' && !/^(if|they|we|she|he|you)$/.test(next)) return false;
    if (/^(there|that|those|these|this)$/.test(next) && auxiliaries.has(wordAt(row, i + 2))) return true;
    if (HARD.test(next) || (TALK.test(next) && !TALK.test(firstVerb(current)))) return true;
    if ((finite || priced) && workVerbs.has(next)) return true;
    if (isPrice(after)) return !/^(between|from)$/.test(wordAt(row, i - 2));
    if (previous === 'time' && /^materials?$/.test(next)) return false;
    if (subjectNouns.has(next) && (COPULA.test(wordAt(row, i + 2)) || isFigure(row[i + 2]))) return true;
    return determiners.has(next) && nounThenCopula(row, i + 1);
  }
  if (/^(and|or)$/.test(previous) && current.length === 1) return false;
  if (word === 'there' && /^('s|is|are|was|were|will)$/.test(next)) return !LINK.test(previous);
  if (
    /^(that|this|these|those|which)$/.test(word) &&
    (auxiliaries.has(next) || /^(covers?|includes?|comes|gets|makes|means|leaves|puts|brings|takes|goes)$/.test(next))
  )
    return (
      !(/^(of|for|with|on|in|so|if|but|and|to)$/.test(previous) || LINK.test(previous)) ||
      (previous === 'so' && current.length > 1)
    );
  // "… to pick from | the first is eight hours 3200"
  if (
    word === 'the' &&
    /^(first|second|third|fourth)$/.test(next) &&
    COPULA.test(wordAt(row, i + 2)) &&
    wordAt(row, i + 2) !== 'will'
  )
    return !prepositions.has(previous) || (previous === 'from' && /^(pick|choose)$/.test(current.at(-2)?.word ?? ''));
  if (tellsOfAnother(row, i)) return !prepositions.has(previous) && !LINK.test(previous);
  if (SUBJECTS.test(word) && auxOrVerb(row, i + 1))
    return !LINK.test(previous) && !(previous === 'and' || previous === 'or');
  if (/^(he|she|they|we)$/.test(word) && !LINK.test(previous))
    return !prepositions.has(previous) || previous === 'up' || previous === 'out' || previous === 'in';
  if (word === 'what' || word === 'who')
    return (
      word === 'what' &&
      (next === 'else' || finite === false) &&
      !prepositions.has(previous) &&
      !/^(know|tell|remember|see)$/.test(previous)
    );
  if (
    word === 'no' &&
    !/^(is|are|'s|has|have|with|there|of|say|said)$/.test(previous) &&
    !/^(longer|more|problem)$/.test(next)
  )
    return true;
  if (word === 'not' && /^(including|counting|charging|included)$/.test(next) && !auxiliaries.has(previous))
    return next !== 'included';
  if (
    word === 'as' &&
    /^(an?|add)$/.test(next) &&
    /^(option|add|extra|upgrade|alternate|alternative|addon|on)/.test(wordAt(row, i + 2))
  )
    return true;
  if (
    word === 'option' &&
    (row[i + 1]?.tag === 'num' || row[i + 1]?.tag === 'size' || /^(a|b|c|one|two|three|number)$/.test(next))
  )
    return !determiners.has(previous);
  if (/^(first|second|third|other)$/.test(word) && next === 'option') return true;
  if (word === 'make' && /^(sure|it|a|note)$/.test(next)) return !NOT_BEFORE_VERB.test(previous);
  if (word === 'should' && /^(take|be)$/.test(next) && !isContent(previous)) return true;
  if (word === 'should' && /^(take|be)$/.test(next) && (priced || previous === 'only')) return true;
  if (/^(don't|do)$/.test(word) && /^(forget|include|charge|take|worry|hold|let|not|put|add|count)$/.test(next))
    return !NOT_BEFORE_VERB.test(previous);
  if (word === 'good' && next === 'for') return !auxiliaries.has(previous) && previous !== "'s";
  if (word === 'valid' && /^(for|until|through|till)$/.test(next)) return !auxiliaries.has(previous);
  if (/^(customer|client|homeowner|owner|tenant|landlord)$/.test(word))
    return (
      !determiners.has(previous) &&
      /^(is|will|'s|supplies|provides|to|picks?|buys?|handles?|pays?|has|wants?|needs?|does|responsible|chooses?|knows|bought|already)$/.test(
        next,
      )
    );
  if (
    word === 'the' &&
    /^(customer|client|homeowner|owner|tenant|hoa|builder|gc|city|county|landlord|power|gas|neighbor)$/.test(next) &&
    auxOrVerb(row, i + 2)
  )
    return !prepositions.has(previous) && !TALK.test(previous) && !determiners.has(previous);
  if (word === 'discount' && (previous === "'s" || (current.some((e) => e.tag === 'pct') && isContent(previous))))
    return false;
  if (TALK.test(word) && !NOT_BEFORE_VERB.test(previous) && !determiners.has(previous)) {
    if (
      /^(include|call|bill|note|round|mark|charge|drop|hold|discount|keep|take|put|give|leave|figure|allow|hang|skip)$/.test(
        word,
      )
    ) {
      const object = row[i + 1];
      const noun = /^(call|bill|note|round|mark|charge|drop|discount)$/.test(word);
      if (
        prepositions.has(previous) ||
        (noun && /^(trip|service|travel|delivery|extra|surcharge|rush|fuel|drop|bid|house|phone)$/.test(previous)) ||
        (noun &&
          isContent(previous) &&
          !(determiners.has(next) || /^(it|that|him|her|them|off)$/.test(next) || object?.tag === 'client'))
      )
        return false;
      return (
        object !== undefined &&
        (determiners.has(next) ||
          /^(it|him|her|them|out|off|in|on|me|up|down|about|maybe|two|three|everything)$/.test(next) ||
          object.tag !== 'word' ||
          (!noun && isContent(next)))
      );
    }
    return !prepositions.has(previous);
  }
  if (
    workVerbs.has(word) &&
    !NOT_BEFORE_VERB.test(previous) &&
    !determiners.has(previous) &&
    !prepositions.has(previous)
  ) {
    const object = row[i + 1];
    if (
      /^(pressure|power|soft|house|window|deep|new|old|existing|second|first|third|main|front|rear|small|little|big|large|whole|entire)$/.test(
        previous,
      )
    )
      return false;
    const behind = row[i + 2];
    const particle =
      OBJECT.test(next) &&
      (behind?.tag !== 'word'
        ? behind?.tag === 'num' || behind?.tag === 'qty'
        : determiners.has(behind.word) || !/^(out|off|up|down|away|back|in)$/.test(next) || isContent(behind.word));
    const hasObject =
      object !== undefined &&
      ((determiners.has(next) && !nounThenCopula(row, i + 1, false)) ||
        particle ||
        (/^(it|them)$/.test(next) && !workNouns.has(word)) ||
        (isFigure(object) && !isPrice(object)));
    if (auxiliaries.has(previous) || previous === "'s") return false;
    if (isCompound(row, i, current)) return false;
    if (hasObject) return true;
    if (
      !workNouns.has(word) &&
      object?.tag === 'word' &&
      isContent(next) &&
      (last?.tag !== 'word' || !isContent(previous) || finite || soft)
    )
      return true;
  }
  if (
    /ing$/.test(word) &&
    word.length > 5 &&
    determiners.has(next) &&
    !prepositions.has(previous) &&
    !auxiliaries.has(previous) &&
    (soft || finite) &&
    nounThenCopula(row, i + 1)
  )
    return true;
  // "ten percent realtor discount", "builder's discount three percent", "a 35 percent deposit"
  if (
    /^(discount|deposit|retainer|surcharge|tax|fee|charge)$/.test(word) &&
    ((current.some((e) => e.tag === 'pct') && !priced) || (previous === "'s" && word === 'discount'))
  )
    return false;
  if (
    subjectNouns.has(word) &&
    !determiners.has(previous) &&
    !prepositions.has(previous) &&
    !/^(my|our|total|shop|sales|state|local|plumbing|electrical|building|additional|extra|misc|miscellaneous|other|all|rough|finish|plus|and|or|any|drywall|city|county)$/.test(
      previous,
    ) &&
    previous !== 'and'
  ) {
    if (isFigure(row[i + 1]) && isContent(previous) && !priced && !finite) return false;
    // "crane rental will be 1200"
    if (isContent(previous) && current.filter((e) => e.tag !== 'word' || isContent(e.word)).length === 1) return false;
    if (COPULA.test(next) || isFigure(row[i + 1]))
      return last?.tag !== 'rate' &&
        last?.tag !== 'time' &&
        last?.tag !== 'num' &&
        last?.tag !== 'qty' &&
        last?.tag !== 'money'
        ? true
        : COPULA.test(next) || (priced && isFigure(row[i + 1]));
  }
  return false;
}

/** "drip edge eighty feet", "heat cable 60 feet", "metal edge trim": words of work that are nouns behind a noun. */
function isCompound(row: readonly Element[], i: number, current: readonly Element[]): boolean {
  const last = current.at(-1);
  if (
    last?.tag !== 'word' ||
    current.length > 3 ||
    !isContent(last.word) ||
    (workVerbs.has(last.word) && !workNouns.has(last.word) && current.length === 1) ||
    (!(
      wordAt(row, i) === 'tile' &&
      /^(wall|floor|shower|landing|bathroom|kitchen|ceiling|accent|pool|entry|subway|porcelain|ceramic|mosaic|field|penny|marble|slate|border|tub|glass|stone|hex|quarry|patio|hearth)$/.test(
        last.word,
      ) &&
      !current.some((element) => workVerbs.has(element.word))
    ) &&
      !/^(edge|cable|wire|trim|vent|cap|line|screen|drain|tape|hook|switch|store|form|point|level|test|strip|seal|frame|flash|cut|service|board|cover|filter|plate|jet|bead|out|brick|pipe|rod|glue|anchor|brace|nail|bolt|hook|tank|pump|clip|wrap|bond|set|plug|lock|load|top)$/.test(
        wordAt(row, i),
      ))
  )
    return false;
  return current.every(
    (element) =>
      element.tag === 'size' || (element.tag === 'word' && (isContent(element.word) || determiners.has(element.word))),
  );
}

/** "some guy on Craigslist told him", "his neighbor got": what another says or has. */
function tellsOfAnother(row: readonly Element[], i: number): boolean {
  if (!/^(some|somebody|someone|his|her|their|another)$/.test(wordAt(row, i))) return false;
  if (
    !/^(guy|dude|kid|lady|fella|outfit|company|neighbor|neighbour|buddy|friend|brother|sister|cousin|uncle|dad|father|mom|mother|son|husband|wife|boss|landlord|insurance|adjuster|other|last|somebody|someone)$/.test(
      wordAt(row, /^some(body|one)$/.test(wordAt(row, i)) ? i : i + 1),
    )
  )
    return false;
  for (let k = i + 1; k < i + 6; k++)
    if (
      /^(told|said|says|wanted|wants|quoted|offered|charged|charges|bid|asked|got|paid|was|had|did)$/.test(
        wordAt(row, k),
      )
    )
      return true;
  return false;
}

function firstVerb(current: readonly Element[]): string {
  return current.find((element) => element.tag === 'word')?.word ?? '';
}

/** An auxiliary or something like a verb stands at i: what makes the word before it a subject. */
function auxOrVerb(row: readonly Element[], i: number): boolean {
  const element = row[i];
  if (!element) return false;
  if (element.tag !== 'word') return false;
  const word = element.word;
  if (auxiliaries.has(word)) return true;
  if (conjunctions.has(word) || prepositions.has(word) || determiners.has(word) || pronouns.has(word)) return false;
  return (
    /^(want|wants|wanted|need|needs|needed|said|says|supply|supplies|pay|pays|paid|get|gets|got|buy|buys|bought|know|knows|think|thinks|like|likes|asked|asks|told|tell|tells|figure|charge|charged|charges|plan|plans|normally|usually|typically|still|just|already|never|always|also|really|only|both|all|took|take|takes|make|makes|made|come|comes|came|go|goes|went|go|found|find|saw|see|sees|sent|send|sends|gave|give|gives|forgot|looked|walked|measured|put|start|starts|started|finish|keep|keeps|kept|let|use|uses|used|print|prints|provide|provides|handle|handles|pick|picks|picked|prefer|prefers|agreed|decided|changed|mentioned|gutted|leave|leaves|left|love|loves|hate|run|runs|look|looks|work|works|set|bring|brings|recommend|recommends|guarantee|expect|assume|promised|owe|owes|approved|moved|ordered|order|include|includes|cover|covers|cost|costs|actually|probably|definitely|cleared|haul|hauls|do|move|install|installs|replace|build|paint|throw|add|approve|approves|book|books|sign|call|calls|clear|clean|show|shows|add|guarantee|warranty|stand|back|swap|repaint|have|match|live|lives|sell|sells|quoted|quote|bid|heard|read|drive|drives|measured|counted|count|first|then|gotta|said)$/.test(
      word,
    ) || workVerbs.has(word)
  );
}

/** "and the permit's 300": a noun phrase with its own verb. */
function nounThenCopula(row: readonly Element[], i: number, priced = true): boolean {
  for (let k = i + 1; k < Math.min(row.length, i + 6); k++) {
    const element = row[k]!;
    if (element.tag !== 'word') return priced && k > i + 1 && isPrice(element);
    if (COPULA.test(element.word)) return k > i + 1;
    if (!isContent(element.word) && element.word !== 'of' && !determiners.has(element.word)) return false;
  }
  return false;
}

/**
 * "… pan kit is 425": at a verb of price the noun phrase before it opens the clause. Returns where it begins in the
 * current clause, null when it fills the clause or is none.
 */
function subjectBefore(row: readonly Element[], i: number, current: readonly Element[]): number | null {
  const element = row[i]!;
  if (element.tag !== 'word' || !COPULA.test(element.word)) return null;
  let at = i + 1;
  while (
    /^(going|gonna|be|to|about|only|just|not|another|around|like|be|up|right|an|extra|total|maybe|roughly|probably|also)$/.test(
      wordAt(row, at),
    ) ||
    row[at]?.tag === 'break'
  )
    at++;
  const adjective = at;
  while (at < adjective + 4 && isContent(wordAt(row, at)) && !workVerbs.has(wordAt(row, at))) at++;
  if (wordAt(row, at) === 'at') at++;
  if (at > adjective && !isFigure(row[at])) at = adjective;
  const target = row[at];
  const state =
    /^(included|not|extra|waived|separate|excluded|tbd|on|free|covered|by|supplied|provided)$/.test(wordAt(row, at)) ||
    wordAt(row, i + 1) === 'not';
  if (
    !target ||
    !(
      isPrice(target) ||
      target.tag === 'pct' ||
      ((target.tag === 'qty' || target.tag === 'time' || target.tag === 'num' || target.tag === 'size') &&
        (element.word !== "'s" || /^(about|around|roughly)$/.test(wordAt(row, i + 1)))) ||
      state
    )
  )
    return null;
  let start = current.length;
  let nouns = 0;
  while (start > 0) {
    const before = current[start - 1]!;
    if (before.tag !== 'word' && before.tag !== 'size') break;
    const word = before.word;
    if (before.tag === 'size') {
      start--;
      continue;
    }
    if (determiners.has(word)) {
      start--;
      // "hauling off the old one is 40"
      if (
        /^(off|out|up|down|away|in)$/.test(current[start - 1]?.word ?? '') &&
        /ing$/.test(current[start - 2]?.word ?? '') &&
        start > 2
      )
        start--;
      const verb = current[start - 1]?.word ?? '';
      if (
        /ing$/.test(verb) &&
        verb.length > 5 &&
        !/^(during|including|morning|evening|ceiling|siding|railing|flooring|excluding|building|existing|remaining)$/.test(
          verb,
        )
      )
        start--;
      else if (
        workVerbs.has(verb) &&
        !/^(to|and|or|will|'ll|can|i|we|you|they|he|she)$/.test(current[start - 2]?.word ?? '') &&
        start > 1
      )
        start--;
      break;
    }
    if (
      subjectNouns.has(word) &&
      nouns === 0 &&
      start > 1 &&
      !/^(sales|state|plumbing|electrical|building|shop|travel|rough|total|extra|city|county)$/.test(
        current[start - 2]!.word,
      ) &&
      !determiners.has(current[start - 2]!.word)
    ) {
      start--;
      nouns++;
      break;
    }
    if (word === 'of' && nouns > 0 && start > 1) {
      start--;
      continue;
    }
    if (
      word === 'and' &&
      nouns > 0 &&
      start > 2 &&
      isContent(current[start - 2]!.word) &&
      determiners.has(current[start - 3]?.word ?? '')
    ) {
      start--;
      continue;
    }
    if (/^(installed|supplied|included|delivered|only)$/.test(word)) break;
    if (!isContent(word) || (workVerbs.has(word) && !workNouns.has(word) && nouns > 0)) {
      // "rebuilding", "install" keep their object
      if (workVerbs.has(word) && nouns > 0) start--;
      break;
    }
    // "… two new circuits | flooring is": a plural does not describe the next noun
    if (
      nouns > 0 &&
      isPlural(word) &&
      !/^(sales|parts|goods|doors|windows|stairs|gutters|grounds|savings|sports|arms)$/.test(word)
    )
      break;
    nouns++;
    start--;
  }
  if (nouns === 0 || start <= 0) return null;
  const lead = current[start - 1]!;
  if (/^(him|her|them|me|know)$/.test(lead.word)) return null;
  const inside =
    lead.tag === 'word' &&
    (prepositions.has(lead.word) || LINK.test(lead.word)) &&
    !/^(out|up|off|in|down|over)$/.test(lead.word);
  if (!inside) return start;
  // "… for the crew truck is 120": the price is the last noun's alone
  return isPriced(current) && nouns > 1 ? current.length - 1 : null;
}
