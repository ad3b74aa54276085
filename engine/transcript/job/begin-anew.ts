/** New thoughts that no price, connective or verb announces. */
import { determiners, isContent, isPlural, prepositions, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { hasVerb, isFigure, isPrice, isPriced, plainShape, pricedAhead, wordAt } from './look-at-row.ts';

const STANDS = wordSet("'s is stand stands hold holds stay stays");
const UNTIL = wordSet('till until through thru');

/** Does a new clause begin before element i? */
export function beginsAnew(row: readonly Element[], i: number, current: readonly Element[]): boolean {
  // "at 22 a foot | as an alternate add the black vinyl"
  if (
    wordAt(row, i) === 'as' &&
    isPriced(current) &&
    /^an?$/.test(wordAt(row, i + 1)) &&
    /^(option|alternate|extra|upgrade|add)$/.test(wordAt(row, i + 2)) &&
    /^(the|add|do|put|we|i)$/.test(wordAt(row, i + 3))
  )
    return true;
  const element = row[i]!;
  const here = current.length;
  const last = current.at(-1)!;
  // "I'm throwing that in | lead safe setup three fifty", "paint's included in that | the trim is 18 windows"
  if (
    (last.word === 'in' &&
      /^(that|it|those|them|this)$/.test(current.at(-2)?.word ?? '') &&
      /^(throw|throwing|toss|tossing|thrown|threw)$/.test(current.at(-3)?.word ?? '')) ||
    (current.at(-2)?.word === 'in' && /^(that|it)$/.test(last.word) && current.some((e) => e.word === 'included'))
  )
    if (element.tag === 'word' && (isContent(element.word) || determiners.has(element.word)) && pricedAhead(row, i))
      return true;
  // "the hearth 1700 | for the drive it's two bucks a mile"
  if (element.word === 'for' && isPriced(current) && determiners.has(wordAt(row, i + 1))) {
    let k = i + 2;
    while (k < i + 6 && isContent(wordAt(row, k))) k++;
    if (
      k > i + 2 &&
      /^(it|that|they|i|we)$/.test(wordAt(row, k)) &&
      /^('s|'re|'ll|'d|is|runs?|comes?|charge|get|figure|say|would)$/.test(wordAt(row, k + 1)) &&
      row.slice(k + 2, k + 6).some(isPrice)
    )
      return true;
  }
  // "they had a few drop out | pulled pork buffet at our regular price"
  if (
    last.word === 'out' &&
    /^(drop|dropped|back|backed|bow|bowed)$/.test(current.at(-2)?.word ?? '') &&
    hasVerb(current) &&
    isContent(element.word) &&
    pricedAhead(row, i)
  )
    return true;
  // "… pay the freight | quote's good two weeks", "when there's no kids | price stands for 30 days"
  if (
    here > 2 &&
    STANDS.has(wordAt(row, i + 1)) &&
    (element.tag === 'type' || /^(price|prices|pricing|offer)$/.test(element.word)) &&
    /^(good|valid|firm|open|for|until|till|through)$/.test(wordAt(row, i + 2)) &&
    !determiners.has(last.word) &&
    !/^(and|per|list|unit|regular|usual)$/.test(last.word)
  )
    return true;
  // "our regular rate per inch | the crane's gonna run eleven hundred"
  if (
    current.at(-2)?.word === 'per' &&
    current.at(-3)?.tag === 'regular' &&
    /^(inch|foot|hour|head|person|machine|visit|yard|square|room|unit)$/.test(last.word) &&
    (determiners.has(element.word) || isFigure(element) || isContent(element.word))
  )
    return true;
  // "… delivery from the pit | the stone steps cost me 880"
  if (element.word === 'the' && here > 2) {
    let k = i + 1;
    while (k < i + 4 && isContent(wordAt(row, k)) && !/^(costs?|runs?|ran)$/.test(wordAt(row, k))) k++;
    if (
      k > i + 1 &&
      /^(costs?|runs?|ran)$/.test(wordAt(row, k)) &&
      (isPrice(row[k + 1]) || (/^(me|us|about|around)$/.test(wordAt(row, k + 1)) && isPrice(row[k + 2]))) &&
      !prepositions.has(last.word) &&
      !/^(and|for|of|plus|what|if|that|which|whatever|so|but|then|is|'s|up|out|front|all)$/.test(last.word)
    )
      return true;
  }
  // "so twenty two hundred up there | downstairs two at 700"
  if (
    last.word === 'there' &&
    isPriced(current) &&
    (/^(up|down|in|out|over|back|right|under)$/.test(current.at(-2)?.word ?? '') || isPrice(current.at(-2))) &&
    (isContent(element.word) || /^(num|qty|time)$/.test(element.tag))
  )
    return true;
  // "two hours at 90 an hour | weekly service at the usual rate"
  if (
    isPrice(last) &&
    /^(weekly|biweekly|monthly|quarterly|annual|yearly|seasonal)$/.test(element.word) &&
    isContent(wordAt(row, i + 1)) &&
    pricedAhead(row, i + 1)
  )
    return true;
  // "ten percent off the retainer | the audit stays put"
  if (
    element.word === 'the' &&
    here > 3 &&
    current.some((e) => e.tag === 'pct') &&
    isContent(last.word) &&
    isContent(wordAt(row, i + 1)) &&
    /^(stays?|remains?|keeps?|isn't|doesn't|gets?)$/.test(wordAt(row, i + 2))
  )
    return true;
  // "a third with the report | open till January 31st"
  if (
    here > 2 &&
    UNTIL.has(wordAt(row, i + 1)) &&
    /^(open|good|valid|firm)$/.test(element.word) &&
    /^(date|time)$/.test((row[i + 2]?.word === 'the' ? row[i + 3] : row[i + 2])?.tag ?? '') &&
    !/^(is|'s|are|stays?|remains?|hold|holds|quote|bid|price|offer|estimate|proposal|it|that|be)$/.test(last.word)
  )
    return true;
  // "but only on the two subs | the stair carpet I had 600 in for that"
  if (
    determiners.has(element.word) &&
    isPlural(last.word) &&
    here < 8 &&
    /^ (?:but )?(?:only|just) (?:on|for|off) (?:the |my |those |these |all )*(?:#num )?[a-z]+ $/.test(
      ` ${plainShape(current).trim()} `,
    )
  )
    return true;
  // "service call 65 | after hours surcharge 45"
  if (
    element.word === 'after' &&
    wordAt(row, i + 1) === 'hours' &&
    /^(surcharge|fee|charge|premium|call)$/.test(wordAt(row, i + 2)) &&
    isPriced(current)
  )
    return true;
  // "she wants five of those | travel's 40"
  if (
    current.at(-2)?.word === 'of' &&
    /^(those|them|these)$/.test(last.word) &&
    /^(num|qty)$/.test(current.at(-3)?.tag ?? '') &&
    (element.tag === 'word' ? isContent(element.word) && !/^(at|each|apiece|total)$/.test(element.word) : false) &&
    !isPrice(row[i + 1]) &&
    pricedAhead(row, i + 2)
  )
    return true;
  return false;
}
