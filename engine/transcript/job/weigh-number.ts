/** What kind of figure one bare number is, by the words around it. */

import {
  ITEM_ATTRIBUTE,
  MONEY_NOUNS,
  NAMED_BY_NUMBER,
  PHRASAL,
  PRICE_TAIL,
  SIZE_ATTRIBUTE,
  STRICT_SIZE,
} from '../vocabulary/number-words.ts';
import {
  adverbs,
  auxiliaries,
  conjunctions,
  determiners,
  fillers,
  isContent,
  isPlural,
  prepositions,
  pronouns,
  subjectNouns,
  WORKERS,
  workNouns,
  workVerbs,
} from '../vocabulary/words.ts';
import type { Element, Tag } from './elements.ts';
import { isTakenOver, MONEY_VERBS, toldByItsPlace } from './number-places.ts';
import {
  carriesOff,
  countsNoun,
  countsParts,
  describesMoney,
  isInNamedList,
  isLumpSum,
  isMileage,
  isNamed,
  isNounHere,
  isTimeSmall,
  isVoltage,
  lastWord,
  ownsPrice,
  startsItem,
  strongCount,
  subjectFollows,
} from './number-surroundings.ts';

export function kindOf(before: readonly Element[], row: readonly Element[], i: number): Tag {
  const { value, readings } = row[i]!.price!;
  const next = row[i + 1];
  const word = next?.tag === 'word' ? next.word : '';
  const previous = lastWord(before);
  const words = before.filter((element) => element.tag !== 'break').slice(-2);
  // "plumbing rough in 2200": the particle belongs to the noun
  const named = before.filter((element) => element.tag !== 'break').at(-3)?.word ?? '';
  const particle =
    words.length === 2 &&
    /^(in|out|up|off|away|down|over)$/.test(words[1]!.word) &&
    (PHRASAL.test(words[0]!.word) ||
      // "kill switch wired in 185", "scratches buffed out 60"
      (/^(?:[a-z]{2,}ed|hung|put|set|cut|dug|torn|run|built|laid)$/.test(words[0]!.word) &&
        /^(in|out|up|off|down|over)$/.test(words[1]!.word)) ||
      // "grease trap pump out 350"
      (isContent(words[0]!.word) && isContent(named) && !workVerbs.has(named)));
  const plain = previous.startsWith('#') ? '' : carriesOff(before) ? named : particle ? words[0]!.word : previous;
  // "25 feet of three quarter at six": a size of pipe
  if (value < 1 && plain === 'of' && words[0]?.tag === 'qty') return 'size';
  // a dollar is always called that: a lone "one" counts, or stands for a thing
  if (value <= 1 || isNamed(before) || isInNamedList(before, row, i) || isMileage(row, i)) return 'num';
  // "shutters 14 of them at 35 each", "rotors 4 at 45 each"
  if (word === 'of' && /^(them|those|these|the|us|you|my|our)$/.test(row[i + 2]?.word ?? '')) return 'num';
  if (isLumpSum(before, row, i)) return 'money';
  // "2011 F 150 the alternator", "T 8 bulbs": a letter and a number are a name
  if (
    /^[b-hj-z]$/.test(previous) &&
    value >= 2 &&
    value < 10000 &&
    !/^(each|apiece|a|an|per|dollars?|bucks?|hours?)$/.test(word)
  )
    return 'size';
  if (
    value < 20 &&
    Number.isInteger(value) &&
    /^(van|truck|car|vehicle|bus|house|cabin|table|machine|bedroom|bathroom|window|tower|hole|wing|aisle|court|pod|rack|bank|bldg|hangar|dock|station|pump|well)$/.test(
      plain,
    ) &&
    !/^(each|apiece|dollars?|bucks?|a)$/.test(word) &&
    // "at our usual per machine | two battery backups 165 each"
    !isPlural(word) &&
    !isPlural(row[i + 2]?.word ?? '') &&
    // "clean out the house three people six hours each"
    !/^(people|guys|men|movers|workers|helpers|techs|cleaners|days|weeks|hours)$/.test(word)
  )
    return 'size';
  // "three tiers, serves 90 at seven a slice"
  if (/^(serves|serving|feeds|feeding|seats|seating)$/.test(plain)) return 'num';
  // "service charge and all | 600 deposit holds the date"
  if (plain === 'all' && value >= 50 && /^(deposit|retainer|down|upfront)$/.test(word)) return 'money';
  if (isTakenOver(before, row, i)) return 'money';
  // "grade it 450 culvert pipe 280"
  if (
    /^(it|them|that)$/.test(plain) &&
    value >= 20 &&
    !countsNoun(row, i) &&
    workVerbs.has(words.at(-2)?.word ?? '') &&
    words.at(-2)!.word !== 'do'
  )
    return 'money';
  // "skim it all 520"
  const lot = plain === 'all' && /^(it|that|this)$/.test(words.at(-2)?.word ?? '') && value >= 20;
  if ((/^(same|all|times|x|divided)$/.test(plain) && !lot) || /^(times|x)$/.test(word)) return 'num';
  if (/^(am|pm|o'clock)$/.test(word)) return 'clock';
  // "two six panels at 410", "three four lite doors": the second says which
  if (
    previous === '#num' &&
    value < 16 &&
    /^(panels?|lites?|footers?|burners?|bays?|drawers?|packs?|seaters?|gangs?|slots?|ways?|pounders?|inchers?|by)$/.test(
      word,
    ) &&
    row.slice(i + 1, i + 6).some((e) => e.price !== undefined)
  )
    return 'size';
  // "paint 840 | unit 14 carpet clean 190", "main line 260 | camera it 150", "deck wash 240 stain 900 | rail caps 310"
  const numbered = /^(unit|apartment|apt|room|suite|building|floor|number|lot)$/;
  if (
    value >= 20 &&
    isContent(plain) &&
    ((numbered.test(word) && row[i + 2]?.tag === 'num' && !numbered.test(plain)) ||
      (/^(it|them)$/.test(row[i + 2]?.word ?? '') && isContent(word)) ||
      (value >= 200 && words[0]!.price !== undefined && words[0]!.tag !== 'num' && ownsPrice(row, i + 1)))
  )
    return 'money';
  if (isVoltage(row, i, plain)) return 'size';
  // "copies are four bucks each he wants ten", "25 each and she wants five of those": the count of what was just priced
  if (
    (/^(wants?|needs?|ordered|got|has|have|get|gets|take|takes)$/.test(plain) ||
      (/^('s|is|are)$/.test(plain) && words.at(-2)?.word === 'there')) &&
    value < 100 &&
    Number.isInteger(value) &&
    (word === '' ||
      /^(of|so|and|then|total|right|now|please|plus|also|oh|okay|but|next|he|she|they|we|i|there|tell)$/.test(word))
  ) {
    const priced = before.findLast((element) => element.price !== undefined && /^(money|rate)$/.test(element.tag));
    if (priced?.tag === 'rate' && !/^(h|day|ft|sq ft|mo|wk|yr)$/.test(priced.price?.per ?? '')) return 'num';
  }
  if (
    /^(it|that)$/.test(plain) &&
    /^(call|calling)$/.test(words.at(-2)?.word ?? '') &&
    value >= 100 &&
    !countsNoun(row, i)
  )
    return 'money';
  // "they put down 1500 back in January"
  if (plain === 'down' && /^(put|pay|paid|pays|putting)$/.test(words.at(-2)?.word ?? '') && value >= 50) return 'money';
  // "they close at five so we do it in the morning"
  if (
    plain === 'at' &&
    value <= 12 &&
    (/^(close|closes|open|opens|opened|eat|eats|leave|leaves|meet|meets|arrive|arrives|wake|lunch|dinner|starts?|begins?)$/.test(
      words.at(-2)?.word ?? '',
    ) ||
      // "my two guys come at eight"
      (/^(come|comes|coming|show|up|roll|in)$/.test(words.at(-2)?.word ?? '') &&
        before.slice(-4, -2).some((e) => WORKERS.test(e.word) || /^(we|i|they|he|she)$/.test(e.word)) &&
        !/^(each|apiece|a|per)$/.test(word)))
  )
    return 'clock';
  // "480 flat, 25 extra edited images at the list price"
  if (
    /^(extra|additional|more)$/.test(word) &&
    value < 100 &&
    (isPlural(row[i + 2]?.word ?? '') || isPlural(row[i + 3]?.word ?? ''))
  )
    return 'num';
  // "they're 59 apiece and there's a couple of them"
  if (/^(them|those|these)$/.test(word) && value < 13) return 'num';
  // "the pipe costs me 20 | put ten percent on all three"
  if (
    /^(me|us)$/.test(plain) &&
    /^(costs?|costing|runs?|charges?|charged|bills?|billed)$/.test(words.at(-2)?.word ?? '') &&
    !countsNoun(row, i)
  )
    return 'money';
  // "they get three to pick from"
  if (word === 'to' && /^(pick|choose|select)$/.test(row[i + 2]?.word ?? '') && value < 10) return 'num';
  if (
    word === 'at' &&
    (row[i + 2]?.tag === 'rate' ||
      (row[i + 2]?.price !== undefined &&
        (Number.isInteger(value) || (value < 40 && Number.isInteger(value * 4) && readings.length === 1)) &&
        // "the ceiling is 2000 at a buck"
        (value < 1000 || row[i + 2]!.price!.value < 20)))
  )
    return 'num';
  const after = subjectFollows(row, i);
  if (/^(st|nd|rd|th)$/.test(word)) return 'num';
  const told = toldByItsPlace(before, row, i);
  if (told) return told;
  if (value < 1) return 'num';
  if (/^(inch|foot)$/.test(word)) return 'size';
  const phraseTail = `${word} ${row[i + 2]?.word ?? ''}`;
  if (
    PRICE_TAIL.test(word) &&
    !(word === 'more' && value < 20 && isContent(row[i + 2]?.word ?? '')) &&
    !(word === 'extra' && value < 20) &&
    // "twenty four extra registers at …"
    !(/^(extra|more|additional)$/.test(word) && strongCount(row, i))
  ) {
    if (word !== 'labor' || value > 60) return 'money';
  }
  if (/^(all in|up front|out the|each way|or so)/.test(phraseTail) && !/^each way/.test(phraseTail)) return 'money';
  // "startup one eighty five and blow out one eighty five | snow's a whole other contract"
  if (after && value >= 20 && /^(out|up|off|in|down)$/.test(plain) && isContent(words.at(-2)?.word ?? ''))
    return 'money';
  const year = Number.isInteger(value) && value >= 1900 && value <= 2035 && row[i]!.to === row[i]!.from + 1;
  if (
    NAMED_BY_NUMBER.test(plain) &&
    // "test the lot 50"
    !(plain === 'lot' && words.at(-2)?.word === 'the' && value >= 20) &&
    !(plain === 'in' && value > 2100) &&
    // "maple floor 4200": so many floors there are not
    !(
      (value >= 100 ||
        (value >= 20 &&
          isContent(words.at(-2)?.word ?? '') &&
          !/^(day|week|month|year|season|quarter)$/.test(plain))) &&
      !(year && /^(year|season)$/.test(plain)) &&
      /^(day|week|month|year|season|quarter|floor|zone|phase|option|room|step|level|series|type|section|channel|class|block|tier|plan|box|bay|coat|round|shift|stage|circuit|breaker|figure|grade|item)$/.test(
        plain,
      )
    ) &&
    !/^(permit|door|gate|room|unit|page|part|class|plan|order|item|figure|box|circuit|breaker|license|round|shift|coat|stage|section|spring|fall|phase|gauge)$/.test(
      plain,
    ) && // "the dealer lot 90" is a place
    !(plain === 'lot' && isContent(words.at(-2)?.word ?? ''))
  )
    return 'num';
  if (
    /^(permit|door|gate|room|unit|page|part|class|plan|license|spring|section|stage|gauge)$/.test(plain) &&
    value < 15
  )
    return 'num';
  // "the house is from 1926 so we follow the lead rules"
  if (year && readings.length === 1 && /^(since|circa|from|built)$/.test(plain)) return 'num';
  if (year && /^(a|an|his|her|their|the|my|your|since|circa|in|from|built)$/.test(plain) && isContent(word))
    return 'num';
  // "it's a 2007"
  if (year && /^an?$/.test(plain) && /^('s|is|was)$/.test(words.at(-2)?.word ?? '')) return 'num';
  if (plain === 'at' && value <= 12 && Number.isInteger(value) && isTimeSmall(before, word)) return 'clock';
  const counts = !after && countsNoun(row, i);
  const readAsPrice = readings.length > 1 || value >= 10;
  if (MONEY_VERBS.test(plain)) {
    if (counts && !/^(at|'s|is|are|was|be|plus)$/.test(plain)) return 'num';
    // "we're looking at two full truckloads at 465 a load"
    if (counts && plain === 'at' && (strongCount(row, i) || /^look/.test(words.at(-2)?.word ?? ''))) return 'num';
    if (counts && /^('s|is|are|was|be|plus|been|were|'re)$/.test(plain))
      // "the truck's 95 | boxes and wrap 1:40"
      return value >= 20 && /^('s|is)$/.test(plain) && isContent(words.at(-2)?.word ?? '') && ownsPrice(row, i + 1)
        ? 'money'
        : value >= 100 && !strongCount(row, i)
          ? 'money'
          : 'num';
    if (SIZE_ATTRIBUTE.test(word) && plain !== 'at' && !(value >= 60 && ITEM_ATTRIBUTE.test(word))) return 'size';
    if (/^(by|x)$/.test(word)) return 'size';
    if (plain === 'at' || readAsPrice || !isContent(word)) return 'money';
    return isContent(word) && !workVerbs.has(word) ? 'num' : 'money';
  }
  // "softener install 475 unit's 600": what has a verb and a price of its own is no size
  if (
    value >= 20 &&
    /^('s|is|are)$/.test(row[i + 2]?.word ?? '') &&
    row[i + 3]?.price !== undefined &&
    SIZE_ATTRIBUTE.test(word) &&
    (isContent(plain) || previous === '')
  )
    return 'money';
  if (
    SIZE_ATTRIBUTE.test(word) &&
    !/^(a|an|per)$/.test(plain) &&
    !(value >= 60 && ITEM_ATTRIBUTE.test(word) && isContent(plain) && !workVerbs.has(plain))
  )
    // "11 drawer fronts at forty each", "two panel boxes at 90": the plural behind it is what is counted
    return counts && (isPlural(word) || !STRICT_SIZE.test(word) || countsParts(row, i)) ? 'num' : 'size';
  if (plain === 'of') {
    const head = before.filter((element) => element.tag === 'word').at(-2)?.word ?? '';
    return MONEY_NOUNS.test(head) && !counts ? 'money' : 'num';
  }
  if (plain === 'to') {
    const verb = before.filter((element) => element.tag === 'word' && !adverbs.has(element.word)).at(-2)?.word ?? '';
    // "prints up to 200" is a limit
    if (words.at(-2)?.word === 'up' && (isPlural(verb) || /^(included|free|covered)$/.test(verb))) return 'num';
    return !counts &&
      (/^(come|comes|coming|came|down|up|drop|dropped|adds|bring|brings|works|out)$/.test(verb) || value >= 100)
      ? 'money'
      : 'num';
  }
  if (plain === 'for') {
    // "32 a head for 100"
    const rated = before.filter((element) => element.tag !== 'break').at(-2);
    if (rated?.tag === 'rate' && !/^(h|day|mo|wk|yr)$/.test(rated.price?.per ?? '')) return 'num';
    // "the buffet for 85 at the regular price": the price is known, so that these are heads
    if (
      row[i + 1]?.tag === 'regular' ||
      (word === 'at' &&
        row.slice(i + 2, i + 5).some((e) => e.tag === 'regular' || /^(regular|usual|standard|normal)$/.test(e.word)))
    )
      return 'num';
    // "a tandem breaker for 32 | labor's 6 hours"
    if (
      !counts &&
      value >= 5 &&
      subjectNouns.has(word) &&
      (/^('s|is|are|will|at)$/.test(row[i + 2]?.word ?? '') || row[i + 2]?.tag !== 'word')
    )
      return 'money';
    // "I can do for 1600 call the dumpster …": the next thought begins
    if (
      !counts &&
      value >= 20 &&
      /^(call|put|add|give|take|make|say|charge|include|throw|bring|pick|spread|get|come|go|build|finish|less|minus|plus|option|start|starting)$/.test(
        word,
      )
    )
      return 'money';
    if (counts || (isContent(word) && !workVerbs.has(word))) return 'num';
    return readAsPrice ? 'money' : 'num';
  }
  if (/^(exceed|over|under|than|above|below)$/.test(plain)) return counts || value < 50 ? 'num' : 'money';
  if (counts && value < 100) return 'num';
  if (plain === '' && before.length === 0) return counts || isContent(word) ? 'num' : 'money';
  if (previous === '' || fillers.has(plain) || conjunctions.has(plain)) {
    if (word === 'for' || word === 'in') return readAsPrice && value >= 10 ? 'money' : 'num';
    if (counts || isContent(word)) return 'num';
    return readAsPrice && plain !== 'or' ? 'money' : 'num';
  }
  if (previous.startsWith('#')) {
    // "#qty 450": the price right after an amount; "#money 300 for paint"
    if (counts || (isContent(word) && value < 100 && word !== 'for' && !/^#client$/.test(previous))) return 'num';
    if (/^#(client|type|address|phone|email|date)$/.test(previous))
      return value < 20 || previous === '#type' || (year && isContent(word)) ? 'num' : 'money';
    return readAsPrice ? 'money' : 'num';
  }
  // "plus the 560 compressor start kit": no model number, since a price is due
  if (
    /^(the|a)$/.test(plain) &&
    words.at(-2)?.word === 'plus' &&
    value >= 20 &&
    !year &&
    isContent(word) &&
    !counts &&
    !row.slice(i + 1, i + 7).some((element) => element.price !== undefined)
  )
    return 'money';
  if (determiners.has(plain)) {
    // "60 people … that's inside the 60": the count said before
    if (plain === 'the' && before.some((e) => /^(num|qty)$/.test(e.tag) && e.measure?.value === value)) return 'num';
    // "put in the plug on a 50": an amperage, a size
    if (/^an?$/.test(plain) && /^(on|onto|from|into)$/.test(words.at(-2)?.word ?? '')) return 'num';
    if (/^(the|a|an|my|our|his|her|their|that|this)$/.test(plain))
      return !isContent(word) && value >= 20 ? 'money' : value >= 20 && describesMoney(row, i + 1) ? 'money' : 'num';
    return counts || isContent(word) ? 'num' : readAsPrice ? 'money' : 'num';
  }
  // "gravel behind it six fifty": the price of what stands there
  const beside = /^(it|them|there)$/.test(plain) && prepositions.has(words.at(-2)?.word ?? '');
  if (!beside && (prepositions.has(plain) || pronouns.has(plain) || auxiliaries.has(plain)))
    return counts || isContent(word) || value < 20
      ? 'num'
      : /^(around|about|like|with|in|on)$/.test(plain) && value < 100
        ? 'num'
        : 'money';
  // "demo fourteen hundred tile …": the work is a noun, what is counted would stand in the plural
  if (workNouns.has(plain) && value >= 200 && !counts && !isPlural(word) && readings.length === 1) return 'money';
  if (workVerbs.has(plain) && !particle && !isNounHere(before))
    return counts || isContent(word) || value < 20 ? 'num' : 'money';
  // a noun stands before: "permit 225", "cabinets 9400 countertops are …"
  if (counts && (value < 100 || strongCount(row, i))) return 'num';
  // "shop supplies 9 there's a credit"
  if (
    /^(supplies|materials?|parts|hardware|sundries|consumables|caulk|screws|nails|fee|tax)$/.test(plain) &&
    value >= 3 &&
    !isContent(word) &&
    !prepositions.has(word)
  )
    return 'money';
  if (value < 10 && readings.length === 1)
    return isContent(word) ? 'num' : value >= 5 && !isContent(word) && word === '' ? 'money' : 'num';
  if (value < 25 && isContent(word) && !startsItem(row, i + 1)) return 'num';
  return 'money';
}
