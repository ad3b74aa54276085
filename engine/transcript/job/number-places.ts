/** Places in which a bare number can be only one thing. */
import { isContent, isPlural } from '../vocabulary/words.ts';
import type { Element, Tag } from './elements.ts';
import { countsNoun } from './number-surroundings.ts';

export const MONEY_VERBS =
  /^(charge|charging|charged|bill|billing|billed|want|wants|need|needs|get|gets|give|gives|owe|owes|ask|asking|collect|put|figure|call|run|runs|running|cost|costs|costing|knock|take|save|pay|pays|paying|quote|quoted|say|saying|price|priced|equals|equal|makes|make|totals|totaling|bring|brings|subtract|deduct|credit|allow|budget|budgeted|paid|wanted|offered|is|are|was|were|'s|'re|be|been|at|plus|minus|less|does|spend)$/;

/** What the number at i is by where it stands; null where that does not decide. `before` are the elements in front of it. */
export function toldByItsPlace(before: readonly Element[], row: readonly Element[], i: number): Tag | null {
  const { value } = row[i]!.price!;
  const words = before.filter((element) => element.tag !== 'break');
  const plain = words.at(-1)?.tag === 'word' ? words.at(-1)!.word : '';
  const word = row[i + 1]?.tag === 'word' ? row[i + 1]!.word : '';
  // "the cabinets are 8400 countertops 42 square feet": what comes next has a measure of its own
  if (
    /^('s|is|are|was|were)$/.test(plain) &&
    value >= 500 &&
    isContent(words.at(-2)?.word ?? '') &&
    isContent(word) &&
    /^(qty|size|time)$/.test(row[i + 2]?.tag ?? '')
  )
    return 'money';
  // "an option to do the ceilings for another 480 | start on Monday"
  if (
    plain === 'another' &&
    /^(for|is|'s|be|add|adds|run|runs|costs?)$/.test(words.at(-2)?.word ?? '') &&
    value >= 20 &&
    !countsNoun(row, i)
  )
    return 'money';
  // "she's 91 and still on a ladder", "he turned eighty"
  if (
    value <= 110 &&
    Number.isInteger(value) &&
    ((/^('s|is|turned|turns|turning|was)$/.test(plain) &&
      /^(he|she|who|mother|mom|mum|father|dad|grandma|grandpa|husband|wife)$/.test(words.at(-2)?.word ?? '')) ||
      (plain === 'turning' && /^('s|is|just)$/.test(words.at(-2)?.word ?? '')) ||
      (/^(pushing|on)$/.test(plain) && /^(he|she|'s|going)$/.test(words.at(-2)?.word ?? ''))) &&
    /^(and|but|so|on|still|years?|next|this|last|in|now|bless|because|with|if|soon|already|he|she|)$/.test(word) &&
    !(row[i + 1] !== undefined && word === '' && row[i + 1]!.tag !== 'break')
  )
    return 'num';
  // "mill the lot 2600": the lot has no number
  if (
    plain === 'lot' &&
    value >= 100 &&
    /^(the|her|his|their|that|this|parking)$/.test(words.at(-2)?.word ?? '') &&
    !isPlural(word)
  )
    return 'money';
  // "9 inch plates 100 for 25 bucks": so many for that sum
  if (word === 'for' && isPlural(plain) && Number.isInteger(value) && row[i + 2]?.tag === 'money') return 'num';
  // "he rides it every day 95 for a tune up"
  if (
    value >= 20 &&
    /^(day|week|month|year|season|night|morning)$/.test(plain) &&
    /^(every|each|all|other|one|a)$/.test(words.at(-2)?.word ?? '') &&
    !countsNoun(row, i) &&
    (word === '' || !isContent(word))
  )
    return 'money';
  // "a brace post 95 by the trough": no dimension
  if (word === 'by' && value >= 20 && isContent(plain) && /^(the|her|his|their|that|my)$/.test(row[i + 2]?.word ?? ''))
    return 'money';
  // "96 in the shade"
  if (
    /^degrees?$/.test(word) ||
    (word === 'in' && row[i + 2]?.word === 'the' && /^(shade|sun)$/.test(row[i + 3]?.word ?? ''))
  )
    return 'num';
  // "four sixty covers the panels", "a hundred and ten gets the dryer vent cleaned out"
  if (
    value >= 20 &&
    /^(covers|gets|buys|does|handles)$/.test(word) &&
    /^(the|a|an|my|our|his|her|their|both|all|it|that|you|him|them)$/.test(row[i + 2]?.word ?? '') &&
    (plain === '' || /^#|^(and|then|so|plus|another|about)$/.test(plain))
  )
    return 'money';
  // "purchase order 40718"
  if (plain === 'order' && /^(purchase|work|job)$/.test(words.at(-2)?.word ?? '')) return 'num';
  // "out on County Road 12"
  if (plain === 'road' && /^(county|state|farm|forest|township|rural|ranch|parish)$/.test(words.at(-2)?.word ?? ''))
    return 'num';
  // "put their PO on it that's 4471"
  if (
    /^('s|is)$/.test(plain) &&
    /^(that|it)$/.test(words.at(-2)?.word ?? '') &&
    words.slice(-8).some((e) => /^(po|claim|reference|ref)$/.test(e.word)) &&
    words.slice(-6).some((e, k, near) => e.word === 'on' && /^(it|there)$/.test(near[k + 1]?.word ?? ''))
  )
    return 'num';
  // "811 has to mark it first"
  if (/^(has|have|needs?|wants?|must|will)$/.test(word) && /^(to|mark|come|be)$/.test(row[i + 2]?.word ?? ''))
    return 'num';
  // "400 brick at ninety five cents apiece": counted, though told in the singular
  if (
    isContent(word) &&
    Number.isInteger(value) &&
    value >= 2 &&
    row[i + 2]?.word === 'at' &&
    row[i + 3]?.tag === 'rate' &&
    row[i + 3]!.price!.per === 'each' &&
    !MONEY_VERBS.test(plain)
  )
    return 'num';
  // "risers thirteen as well twenty two bucks a riser"
  if (word === 'as' && row[i + 2]?.word === 'well' && row[i + 3]?.tag === 'rate' && isPlural(plain)) return 'num';
  // "doors at 4 food at 5:30"
  if (
    plain === 'at' &&
    value <= 12 &&
    Number.isInteger(value) &&
    /^(doors?|ceremony|cocktails?|dinner|food|lunch|breakfast|brunch|reception|service|guests|show|curtain|pickup|dropoff|kickoff|party|event)$/.test(
      words.at(-2)?.word ?? '',
    ) &&
    !/^(each|apiece|a|an|per)$/.test(word)
  )
    return 'clock';
  return null;
}

/** "tack on 85 for the paint cans", "I'll do it for the same 500" */
export function isTakenOver(before: readonly Element[], row: readonly Element[], i: number): boolean {
  const words = before.filter((element) => element.tag !== 'break').map((element) => element.word);
  const [earlier, last] = [words.at(-2) ?? '', words.at(-1) ?? ''];
  const next = row[i + 1]?.word ?? '';
  const { value } = row[i]!.price!;
  if (last === 'on' && /^(tack|throw|stick|put|add|pile)$/.test(earlier) && next === 'for') return value >= 5;
  return (
    last === 'same' &&
    /^(for|at)$/.test(words.at(-3) ?? '') &&
    value >= 20 &&
    next !== 'at' &&
    words.slice(-6).some((word) => /^(do|did|done|match|meet|beat|make)$/.test(word)) &&
    !before.slice(-6).some((element) => /^(time|qty)$/.test(element.tag))
  );
}
