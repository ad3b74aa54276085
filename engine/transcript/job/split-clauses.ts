/** Where in a running clause the next one begins, by what stands around the element that follows. */
import {
  adverbs,
  determiners,
  isContent,
  isPlural,
  subjectNouns,
  WORKERS,
  workNouns,
  workVerbs,
} from '../vocabulary/words.ts';
import { beginsAnew } from './begin-anew.ts';
import { BEARERS, HEADER, ME, OBJECTS, POINTING, WHOLE } from './boundary-words.ts';
import { afterPrice, lastPriceIndex } from './close-priced-item.ts';
import type { Element } from './elements.ts';
import { subjectBefore } from './find-subject.ts';
import { isFinished } from './finished-clause.ts';
import {
  auxOrVerb,
  beginsDeposit,
  CONNECTIVE,
  COPULA,
  countsPriced,
  hasOwnPrice,
  hasVerb,
  isFigure,
  isPrice,
  isPriced,
  nounThenCopula,
  plainShape,
  pricedAhead,
  wordAt,
} from './look-at-row.ts';
import { joinsWorkers } from './open-at-and.ts';
import { opens } from './open-clause.ts';
import { staysWith } from './stay-together.ts';
import { endsWithdrawal } from './withdraw-words.ts';

/** Where in the current clause (its length: after it) a new one begins before element i; null when none does. */
export function splitBefore(
  row: readonly Element[],
  i: number,
  current: readonly Element[],
  soft: boolean,
): number | null {
  const element = row[i]!;
  const here = current.length;
  const last = current.at(-1)!;
  const priced = isPriced(current);
  if (staysWith(row, i, current)) return null;
  if (beginsAnew(row, i, current)) return here;
  // "two servers | and one bartender for six hours"
  if (joinsWorkers(row, i, current)) return null;
  if (last.tag === 'date' && (element.tag === 'num' || element.tag === 'money') && here > 1) return here;
  // "no charge for that | call it two days", "I'd waive those | carrying the freezer up was 60"
  if (
    here > 2 &&
    POINTING.has(last.word) &&
    ((current.at(-2)!.word === 'for' &&
      /^(call|figure|say|put)$/.test(element.word) &&
      /^(it|that)$/.test(wordAt(row, i + 1))) ||
      // "don't charge that | and refrigerant 4 pounds at 85"
      (element.word === 'and' &&
        /^(charge|bill|count|charging|billing|counting)$/.test(current.at(-2)!.word) &&
        current.some((e) => /^(don't|not|won't|didn't|never)$/.test(e.word)) &&
        pricedAhead(row, i + 1)) ||
      (/[a-z]{3}ing$/.test(element.word) &&
        determiners.has(wordAt(row, i + 1)) &&
        !/^(of|like|mind|keep|see|hear|than|about|without|for|by)$/.test(current.at(-2)!.word) &&
        row.slice(i, i + 12).some(isPrice)))
  )
    return here;
  // "she's buying the tiles | ripping out the old floor three hours", "not the plugins | moving the old blog over"
  if (
    isPlural(last.word) &&
    /[a-z]{3}ing$/.test(element.word) &&
    (determiners.has(current.at(-2)?.word ?? '') || isContent(current.at(-2)?.word ?? '')) &&
    (determiners.has(wordAt(row, i + 1)) ||
      (/^(out|off|up|down|over|in)$/.test(wordAt(row, i + 1)) && determiners.has(wordAt(row, i + 2)))) &&
    (hasVerb(current) || current.some((e) => e.word === 'not')) &&
    !current.some((e) => /^(see|saw|hear|heard|keep|want|wants|like|likes|mind|need|needs)$/.test(e.word))
  )
    return here;
  // "590 plus 18 percent | me and Tony seven hours each"
  if (wordAt(row, i + 1) === 'and' && ME.has(element.word) && (isFigure(last) || priced)) return here;
  if (endsWithdrawal(row, i, current)) return here;
  // "forget the bathroom | trim and doors 1975": what was said before is withdrawn, what comes next has its price
  const told = current.findIndex((e) => !CONNECTIVE.has(e.word));
  if (
    told >= 0 &&
    here === told + 3 &&
    /^(forget|scratch|skip|drop|strike|cancel|scrap|lose|delete|ditch)$/.test(current[told]!.word) &&
    determiners.has(current[told + 1]!.word) &&
    element.tag === 'word' &&
    isContent(element.word) &&
    row.slice(0, Math.max(0, i - 3)).some((e) => e.word === last.word) &&
    row.slice(i + 1, i + 6).some(isPrice)
  )
    return here;
  // "2014 Odyssey 132000 on it | timing belt kit 265"
  if (
    BEARERS.has(last.word) &&
    current.some((e, k) => e.tag === 'num' && e.measure!.value >= 5000 && current[k + 1]?.word === 'on') &&
    !priced &&
    element.tag === 'word'
  )
    return here;
  // "balance due on completion | and do four tune-ups", "should take 8 days | and carpet removal at 3900"
  if (isFinished(row, i, current, soft)) return here;
  // "65 an hour on top | and gates 385"
  if (element.word === 'and' && last.word === 'top' && current.at(-2)?.word === 'on' && priced) return here;
  // "that's 308 square feet | and railing 500"
  if (
    element.word === 'and' &&
    /^(qty|size)$/.test(last.tag) &&
    hasVerb(current) &&
    !priced &&
    isContent(wordAt(row, i + 1)) &&
    pricedAhead(row, i + 1) &&
    row.slice(i + 2, i + 5).find((e) => e.tag !== 'word')?.tag === 'money'
  )
    return here;
  // "same footage", "same 850": that settles the item
  if (
    priced &&
    current.at(-2)?.word === 'same' &&
    (/^(num|qty)$/.test(last.tag) ||
      /^(footage|area|size|amount|count|number|length|feet|foot|thing|deal)$/.test(last.word)) &&
    !/^(each|at|for|installed|in|on)$/.test(element.word) &&
    !(/^(num|qty)$/.test(last.tag) && isPlural(element.word))
  )
    return here;
  if (
    last.tag === 'time' &&
    current.filter((e) => !CONNECTIVE.has(e.word)).length === 1 &&
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
    priced
  ) {
    const at = lastPriceIndex(current) + 1;
    const behind = current.slice(at);
    if (
      behind.length > 1 &&
      behind.every((e) => e.tag === 'word') &&
      behind.some((e) => isContent(e.word)) &&
      /^(in|inside|on|upstairs|downstairs|outside|under|around|over|up|out|with|back)$/.test(behind[0]!.word)
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
    (hasVerb(current) || priced) &&
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
  // "eight percent off everything but the storage | full value coverage is 340"
  if (current.some((e) => e.tag === 'pct')) {
    if (/^(but|except)$/.test(element.word) && WHOLE.has(last.word) && determiners.has(wordAt(row, i + 1))) return null;
    const but = current.findLastIndex((e) => /^(but|except)$/.test(e.word));
    if (but > 0 && WHOLE.has(current[but - 1]!.word)) {
      if (here <= but + 2) return null;
      if (here === but + 3 && element.tag === 'word' && isContent(element.word)) return here;
    }
  }
  // "half now | ten years on the seal"
  if (
    here > 1 &&
    (last.word === 'now' || last.word === 'today') &&
    (current.at(-2)!.tag === 'pct' || (current.at(-2)!.tag === 'num' && current.at(-2)!.measure!.value < 1)) &&
    !/^(and|or|then|plus|when)$/.test(element.word)
  )
    return here;
  // "half to start | takes about a week", "20 percent to schedule | about a day and a half"
  if (
    current.at(-2)?.word === 'to' &&
    /^(start|begin|book|schedule|hold|reserve|secure|order)$/.test(last.word) &&
    (/^(pct|num|money)$/.test(current.at(-3)?.tag ?? '') ||
      /^(down|deposit|upfront)$/.test(current.at(-3)?.word ?? '')) &&
    /^(takes|about|roughly|figure|should|probably|around|maybe|it|we|i)$/.test(element.word)
  )
    return here;
  // "coffee service for all 85 | two servers four hours each"
  if (
    element.tag === 'num' &&
    last.tag === 'num' &&
    last.measure!.value > 1 &&
    /^(for|all|of)$/.test(current.at(-2)?.word ?? '') &&
    isPlural(wordAt(row, i + 1))
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
    !WORKERS.test(last.word) &&
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
    last.tag !== 'word' &&
    /^(client|address|phone|email|type)$/.test(last.tag) &&
    current.length < 14 &&
    HEADER.test(plainShape(current)) &&
    (element.tag === 'word'
      ? !/^(for|at|to|on|of|and|over|in|from|with|who|phone|cell|email|contact|'s)$/.test(element.word)
      : isFigure(element))
  )
    return here;
  // "phone is 555-6136 | for the drywall it's 1610 square feet"
  if (element.word === 'for' && /^(phone|email)$/.test(last.tag) && determiners.has(wordAt(row, i + 1))) return here;
  // "the house was built in 1962 | the deck staining I'll do for 80"
  if (last.tag === 'num' && determiners.has(element.word) && hasVerb(current) && !priced) return here;
  // contact details stand apart from the work
  if (
    last.tag !== 'word' &&
    /^(address|phone|email)$/.test(last.tag) &&
    (element.tag === 'word' ? isContent(element.word) : isFigure(element) || element.tag === 'size')
  )
    return here;
  if (
    last.tag === 'date' &&
    (element.tag === 'time' ||
      (/^an?$/.test(element.word) && hasOwnPrice(row, i)) ||
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
  // "put thirty percent on that | an hour and a half", "tax just on the board | 90 days on the part"
  if (
    element.tag === 'time' &&
    current.some((e) => e.tag === 'pct') &&
    !priced &&
    (/^(that|it|them|top|those)$/.test(last.word) ||
      (isContent(last.word) && /^(on|off|the)$/.test(current.at(-2)?.word ?? '')))
  )
    return here;
  if (element.tag === 'pct' && current.some((e) => e.tag === 'pct')) {
    if (!/^(and|plus|to|or|then)$/.test(last.word)) {
      // "thirty percent on that | sales tax ten percent"
      let at = here;
      while (
        /^(tax|sales|state|county|city|local|deposit|fee|surcharge|discount|charge|rush|service)$/.test(
          current[at - 1]?.word ?? '',
        )
      )
        at--;
      return current.slice(0, at).some((e) => e.tag === 'pct') ? at : here;
    }
    // "ten percent on the electrician and eight percent on the plumber"
    if (last.word === 'and' && /^(on|off)$/.test(wordAt(row, i + 1)) && here > 2) return here - 1;
  }
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
    last.word !== 'times' &&
    !workVerbs.has(last.word) &&
    countsPriced(row, i)
  )
    return here;
  if (element.word === 'probably' && row[i + 1]?.tag === 'time') return here;
  if (
    here > 2 &&
    OBJECTS.has(last.word) &&
    element.word !== 'one' &&
    !/^(tell|remind|let|make|get|have|like|want|keep|ask|give|of|is|so|all|see|send|so)$/.test(
      current.at(-2)?.word ?? '',
    ) &&
    // "dig out that | old stump": it belongs to the noun
    (!/^(that|this)$/.test(last.word) ||
      /^(do|does|doing|did|with|for|on|handles?|need|needs)$/.test(current.at(-2)?.word ?? '')) &&
    element.tag === 'word' &&
    isContent(element.word) &&
    !/(ed|done|ly|ing)$/.test(element.word) &&
    (!auxOrVerb(row, i) || (workNouns.has(element.word) && isContent(wordAt(row, i + 1)))) &&
    pricedAhead(row, i)
  )
    return here;
  if (
    (element.word === 'tell' || element.word === 'remind') &&
    !/^(to|and|'ll|will|can|should|please|i|we|you|would|must|gonna)$/.test(last.word)
  )
    return here;
  if (determiners.has(element.word) && row[i + 1]?.tag === 'type' && COPULA.has(wordAt(row, i + 2))) return here;
  if (
    element.word === 'travel' &&
    priced &&
    !(isPrice(last) && here < 5) &&
    !/^(for|of|in|on|the|to)$/.test(last.word) &&
    /^(expenses?|costs?|time|fees?|charges?|is|and|will)$/.test(wordAt(row, i + 1))
  )
    return here;
  if (
    row[i + 2]?.tag === 'time' &&
    /^(and|plus)$/.test(element.word) &&
    current.some((e) => e.tag === 'time' || e.tag === 'qty') &&
    isContent(wordAt(row, i + 1))
  )
    return here;
  // "nine bucks a head adults only | eight chafing dishes"
  if (priced && wordAt(row, i + 1) === 'only' && isPlural(element.word) && isPrice(last)) return null;
  if (last.word === 'only' && isPlural(current.at(-2)?.word ?? '') && isPrice(current.at(-3))) return here;
  // "access panel one sixty | minus the hundred they put down"
  if ((element.word === 'minus' || element.word === 'less') && priced && determiners.has(wordAt(row, i + 1)))
    return here;
  if (
    element.word === 'and' &&
    priced &&
    (isContent(wordAt(row, i + 1)) ||
      determiners.has(wordAt(row, i + 1)) ||
      (adverbs.has(wordAt(row, i + 1)) && /^(time|num|qty)$/.test(row[i + 2]?.tag ?? ''))) &&
    !/^(half|quarter|change|up|over|materials?|parts|labor|tax)$/.test(wordAt(row, i + 1)) &&
    !/^(between|from)$/.test(wordAt(row, i - 2)) &&
    hasOwnPrice(row, i + 1)
  )
    return here;
  if (priced) {
    const after = afterPrice(row, i, current);
    if (after !== null) return after ? here : null;
  }
  if (opens(row, i, current, soft)) return here;
  return subjectBefore(row, i, current);
}
