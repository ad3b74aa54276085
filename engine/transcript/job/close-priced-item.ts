/** What the words after a price do: they still belong to the item, or the item is over. */

import { stem } from '../vocabulary/stem.ts';
import { determiners, isContent, subjectNouns, WORKERS, workVerbs } from '../vocabulary/words.ts';
import { TALK } from './boundary-words.ts';
import type { Element } from './elements.ts';
import {
  CONNECTIVE,
  COPULA,
  hasOwnPrice,
  isFigure,
  isMarkup,
  isPrice,
  pricedAhead,
  SUBJECTS,
  wordAt,
} from './look-at-row.ts';
import { countedNoun, measureFor } from './measure-units.ts';

const PRICE_TAIL =
  /^(each|apiece|flat|installed|fitted|hung|even|total|extra|more|additional|off|down|upfront|nonrefundable|refundable|on|from|with|at|to|for|in|per|including|includes|supplied|same|through|over|against|under|across|into|of|around|altogether|all|up|minimum|max|maximum|labor|labour|parts|credit|discount|deposit|retainer|allowance|apiece|delivered|complete|turnkey|plus|about|as|out|upstairs|downstairs|inside|outside|by|or|less|a|an|per|toward|towards|when|before|after|half|and|fee|charge|minus|back|not|thing|for|until|every|whatever|each|of|only|non|instead|here|there|right|now|today|monthly|weekly|annually|quarterly|yearly|daily|round|times|way|plus|cash|already)$/;

const PLACE =
  /^(kitchen|bath|bathroom|bedroom|garage|basement|attic|hall|hallway|laundry|den|foyer|office|unit|room|apartment|building|back|front|spring|summer|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|upstairs|downstairs|town|place|writing|phase|stage|person|between|there|here|case)$/;

/** "hardwood at nine a foot 1520 square feet", "75 an hour for the helper 6 hours": the measure of the rate just said. */
function tellsMeasure(row: readonly Element[], i: number, current: readonly Element[], at: number): boolean {
  const element = row[i]!;
  const rate = current[at]!;
  if (rate.tag !== 'rate' || !/^(qty|time|num)$/.test(element.tag)) return false;
  const behind = current.slice(at + 1).map(({ word }) => word);
  const forWhom =
    behind[0] === 'for' &&
    /^(the|a|an|my|our|his|her|each)$/.test(behind[1] ?? '') &&
    behind.length < 5 &&
    behind.every(Boolean);
  if (behind.length > 0 && !forWhom) return false;
  if (
    current.slice(0, at).some((e) => e.tag === 'qty' || e.tag === 'num' || (e.tag === 'time' && element.tag === 'time'))
  )
    return false;
  if (element.tag === 'num' && wordAt(row, i + 1) === 'of') return /^(them|those|these)$/.test(wordAt(row, i + 2));
  const noun = element.tag === 'num' ? countedNoun(row, i) : '';
  if (element.tag === 'num' && !noun) return false;
  // "grab bars 60 apiece 3 bars": the thing itself, named again
  if (rate.price!.per === 'each' && !current.slice(0, at).some(({ word }) => word !== '' && stem(word) === stem(noun)))
    return false;
  const next = row[element.tag === 'num' ? i + 2 : i + 1];
  return (
    measureFor(rate.price!.per ?? '', element, noun) !== null &&
    !/^(of|at|for|each|apiece)$/.test(next?.word ?? '') &&
    !isPrice(next)
  );
}

/** After the price of an item: true where the item is over, false where the words still belong to it, null: as elsewhere. */
export function afterPrice(row: readonly Element[], i: number, current: readonly Element[]): boolean | null {
  const element = row[i]!;
  const at = lastPriceIndex(current);
  const behind = current.slice(at + 1);
  const first = behind.length === 0;
  if (element.tag !== 'word') {
    if (element.tag === 'pct')
      return (
        !/^(plus|and|with)$/.test(
          behind.at(/^(my|our|another|a)$/.test(behind.at(-1)?.word ?? '') ? -2 : -1)?.word ?? '',
        ) && !behind.some((e) => /^(mark|marked)$/.test(e.word))
      );
    if (element.tag === 'client') return false;
    if (isPrice(element))
      return (
        !/^(or|to|and|plus|minus|less|by|from)$/.test(behind.at(-1)?.word ?? '') ||
        /^(plus|and)$/.test(behind.at(-1)!.word)
      );
    // "that's 180 | Wednesday the carpets 240"
    if (element.tag === 'date')
      return (
        first && determiners.has(row[i + 1]?.word ?? '') && isContent(row[i + 2]?.word ?? '') && hasOwnPrice(row, i + 1)
      );
    if (tellsMeasure(row, i, current, at)) return false;
    if (first) return true;
    // "four hours at 30 an hour each | six chafing dishes"
    if (/^(each|apiece)$/.test(behind.at(-1)!.word) && element.tag === 'num' && isContent(row[i + 1]?.word ?? ''))
      return row[i + 1]!.word !== 'total';
    // "60 cents a foot same 850", "for 12 months", "a visit for 26 visits"
    return !/^(same|for|of|all|times|x|by|in|on|every|the|at|each|about|over|within|up|to|from|with|minimum|those|both|per|or)$/.test(
      behind.at(-1)!.word,
    );
  }
  const word = element.word;
  const { tag, price } = current[at]!;
  const told = tag === 'rate' && !first && !current.slice(0, at).some((e) => /^(qty|time|num)$/.test(e.tag));
  if (told) {
    const k = current.findLastIndex((e) => /^(qty|time|num)$/.test(e.tag));
    const noun = current[k]?.tag === 'num' ? countedNoun(row, i - (current.length - k)) : '';
    const fits = k > at && measureFor(price!.per ?? '', current[k]!, noun) !== null;
    // "30 slabs": the noun of the measure
    if (fits && k >= current.length - 2 && (noun === word || (word === 'of' && k === current.length - 1))) return false;
    const ofThem = /^(them|those|these)$/.test(current.at(-1)!.word) && k === current.length - 3;
    if (fits && /^(them|those|these)$/.test(word) && current.at(-1)!.word === 'of') return false;
    const ends =
      current[k]?.tag === 'num' ? ofThem || (current.at(-1)!.word === noun && noun !== '') : k === current.length - 1;
    // "crown's four and a half a foot 60 feet | base three and a quarter a foot"
    if (
      fits &&
      ends &&
      (isContent(word) || (determiners.has(word) && isContent(wordAt(row, i + 1)))) &&
      pricedAhead(row, i)
    )
      return true;
  }
  // "at 48 an hour each | if it runs past five hours"
  if (
    word === 'if' &&
    /^(it|that|this|we|there|they)$/.test(row[i + 1]?.word ?? '') &&
    /^(runs?|goes|takes|rains|turns|'s|is|find|hit|need|have|run|go|open)$/.test(row[i + 2]?.word ?? '')
  )
    return true;
  // "of which 3,100 is the flooring material"
  if (first && COPULA.has(word) && current.some((e, k) => e.word === 'of' && current[k + 1]?.word === 'which'))
    return false;
  // "591 installed | if she wants the move out clean add 275"
  if (word === 'if' && SUBJECTS.has(row[i + 1]?.word ?? '') && hasOwnPrice(row, i + 1)) return true;
  // "830 plus ten percent | the pump truck"
  if (
    behind.at(-1)?.tag === 'pct' &&
    (determiners.has(word) || word === 'and') &&
    !/^(on|of|over|for)$/.test(row[i + 1]?.word ?? '')
  )
    return true;
  // "round it down to 4400 | about three days"
  if (
    /^(about|around|roughly|maybe|probably)$/.test(word) &&
    row[i + 1]?.tag === 'time' &&
    /^(day|week|month)$/.test(row[i + 1]!.measure!.unit)
  )
    return true;
  // "810 my cost | and I mark that up"
  if (word === 'and' && behind.at(-1)?.word === 'cost') return true;
  // "figure five hundred for that | and diagnosis"
  if (
    behind.length === 2 &&
    behind[0]!.word === 'for' &&
    /^(that|it|those|them|this)$/.test(behind[1]!.word) &&
    (CONNECTIVE.has(word) || determiners.has(word))
  )
    return true;
  // "at 175 for the crew | the piano", "45 for all four | then"
  if (
    behind.length > 1 &&
    /^for (the |a |all |both )?(?:(?:crew|both|all|pair|lot|set|day|job|team|two|three|four|whole thing|whole job)(?: of (?:them|us|those))?|# of (?:them|us))$/.test(
      behind.map((e) => (e.tag === 'word' ? e.word : '#')).join(' '),
    ) &&
    (determiners.has(word) || (isContent(word) && !/^(day|crew|job|thing|days|price)$/.test(word)))
  )
    return true;
  // "a forty dollar travel fee"
  if (
    first &&
    /^(travel|trip|service|delivery|mileage|fuel|disposal)$/.test(word) &&
    /^(fee|charge|surcharge)$/.test(row[i + 1]?.word ?? '')
  )
    // "boxes at 3.25 | fuel surcharge six percent on the movers", "the field 1200 | fuel surcharge 40"
    return (
      row[i + 2]?.tag === 'pct' ||
      ((isPrice(row[i + 2]) || COPULA.has(row[i + 2]?.word ?? '')) &&
        current.slice(0, at).some((e) => e.tag === 'word' && isContent(e.word)))
    );
  if (
    /^(fee|charge|surcharge)$/.test(word) &&
    behind.length === 1 &&
    /^(travel|trip|service|delivery|mileage|fuel|disposal)$/.test(behind[0]!.word)
  )
    return false;
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
  // "there's 40 bucks core credit on the old one"
  if (
    first &&
    /^(core|loyalty|store)$/.test(word) &&
    /^(credit|discount|rebate|charge|in)$/.test(row[i + 1]?.word ?? '')
  )
    return false;
  if (first) {
    // "three guys two days at 48 an hour a man"
    if (
      /^(a|per)$/.test(word) &&
      (/^(head|piece)$/.test(row[i + 1]?.word ?? '') || WORKERS.test(row[i + 1]?.word ?? '')) &&
      /^(h|day)$/.test(current[at]!.price?.per ?? '')
    )
      return false;
    if (word === 'a' || word === 'an' || word === 'half' || word === 'and' || word === 'by' || word === 'or') {
      if (word === 'or') return !isPrice(row[i + 1]);
      return true;
    }
    // "two days at sixty six an hour each | rebar": behind a rate per hour it counts the people
    if (/^(each|apiece)$/.test(word) && /^(h|day)$/.test(current[at]!.price?.per ?? '')) return false;
    if (
      word === 'each' &&
      isContent(row[i + 1]?.word ?? '') &&
      !/^(installed|plus|labor)$/.test(row[i + 1]!.word) &&
      !workVerbs.has(row[i + 1]!.word) &&
      !TALK.has(row[i + 1]!.word)
    )
      return true;
    if (word === 'plus' && !isMarkup(row, i + 1)) return true;
    if (word === 'round' && /^(it|that|this|down|up|off|them)$/.test(row[i + 1]?.word ?? '')) return true;
    // "500 | credit her 50 for the old one", "400 my cost"
    if (word === 'credit' && /^(him|her|them|you|the)$/.test(row[i + 1]?.word ?? '')) return true;
    if (/^(my|our)$/.test(word) && row[i + 1]?.word === 'cost') return false;
    if (word === 'there' && /^(?:'s|'ll|is|are|was|were|will|would|may|might|could)$/.test(row[i + 1]?.word ?? ''))
      return true;
    if (
      word === 'to' &&
      !isContent(row[i + 1]?.word ?? '') &&
      row[i + 1]?.tag === 'word' &&
      !/^(the|a|my|her|his|their|get|do|be|have)$/.test(row[i + 1]!.word)
    )
      return true;
    if (
      subjectNouns.has(word) &&
      (COPULA.has(row[i + 1]?.word ?? '') ||
        // "screen door 230 | labor to hang it 140", but "and 140 labor to hang it"
        (/^(for|to|on)$/.test(row[i + 1]?.word ?? '') &&
          !/^(deposit|discount|retainer|balance)$/.test(word) &&
          ((row[i + 1]!.word !== 'on' && current.slice(0, at).some((e) => e.tag === 'word' && isContent(e.word))) ||
            hasOwnPrice(row, i + 1))) ||
        isFigure(row[i + 1]))
    )
      return true;
    if (
      word === 'in' &&
      !/^(the|there|here|for|full|cash|advance|total|addition|each|all)$/.test(row[i + 1]?.word ?? '') &&
      // "320 in poplar", but "900 in unit two"
      (!isContent(row[i + 1]?.word ?? '') || PLACE.test(row[i + 1]!.word))
    )
      return true;
    if (word === 'worth') return row[i + 1]?.word !== 'of';
    if (word === 'not' && /^(including|counting)$/.test(row[i + 1]?.word ?? '')) return true;
    // "five hundred gets her on the schedule"
    if (/^(gets|holds|books|locks|reserves|secures)$/.test(word)) return false;
    // "460 covers the panels": the figure stands first, and then what it is for
    if (
      /^(covers|buys|does|handles)$/.test(word) &&
      determiners.has(row[i + 1]?.word ?? '') &&
      !current.slice(0, at).some((e) => isContent(e.word))
    )
      return false;
    return !PRICE_TAIL.test(word);
  }
  // "89 for the service call | dryer vent 140"
  if (
    /^for (?:the|a|an|my|our|his|her) (?:service call|call ?out|diagnostic|inspection|visit|delivery|permit|cleanup|haul away|tear off|demo|disposal)$/.test(
      behind.map((e) => (e.tag === 'word' ? e.word : '#')).join(' '),
    ) &&
    isContent(word) &&
    hasOwnPrice(row, i)
  )
    return true;
  // "46 square feet at 19 a foot labour | waterproofing membrane 230"
  if (behind.length === 1 && /^(labor|labour)$/.test(behind[0]!.word) && isContent(word) && hasOwnPrice(row, i))
    return true;
  // "4200 all in | brick and mortar is 1350 of that", "3000 total | materials are 1200 of that"
  if (
    behind.length === 2 &&
    behind[0]!.word === 'all' &&
    behind[1]!.word === 'in' &&
    (isContent(word) || determiners.has(word))
  )
    return true;
  // "at 45 an hour on top | city's waiving the permit"
  if (behind.length === 2 && behind[0]!.word === 'on' && behind[1]!.word === 'top' && isContent(word)) return true;
  if (
    /^(each|installed|fitted|hung|apiece|flat|total|even|extra|more|altogether|delivered)$/.test(behind.at(-1)!.word) &&
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

export function lastPriceIndex(elements: readonly Element[]): number {
  for (let k = elements.length - 1; k >= 0; k--) if (isPrice(elements[k])) return k;
  return -1;
}
