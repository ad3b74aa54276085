/** What stands around a bare number: what it counts, what it names, which item it may belong to. */
import { adverbs, determiners, isContent, isPlural, prepositions, workVerbs } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';

/** The word before, "#tag" for a figure, "" after a pause. */
export function lastWord(before: readonly Element[], skipAdverbs = true): string {
  for (let k = before.length - 1; k >= 0; k--) {
    const element = before[k]!;
    if (element.tag === 'break' && element.word !== ',' && element.word !== '.') continue;
    if (element.tag === 'word' && skipAdverbs && adverbs.has(element.word)) continue;
    return element.tag === 'word' ? element.word : element.tag === 'break' ? '' : `#${element.tag}`;
  }
  return '';
}

/** "a 60 core credit", "the 89 diagnostic", "a 45 trip charge". */
export function describesMoney(row: readonly Element[], from: number): boolean {
  for (let k = from; k < from + 3 && isContent(row[k]?.word ?? ''); k++)
    if (
      /^(deposit|retainer|service|call|fee|trip|minimum|diagnostic|allowance|credit|charge|delivery|discount|rebate|coupon|surcharge|refund)$/.test(
        row[k]!.word,
      )
    )
      return true;
  return false;
}

/** "the serial on the old one is 7092214", "PO 20871": a number that names. */
export function isNamed(before: readonly Element[]): boolean {
  for (let k = before.length - 1; k >= Math.max(0, before.length - 8); k--) {
    const { tag, word } = before[k]!;
    if (/^(serial|vin|sku|odometer|parcel|confirmation)$/.test(word)) return true;
    // "the gate code is 4417", but "bring it up to code 900"
    if (/^(code|pin|combo|combination|password|passcode)$/.test(word) && before[k - 1]?.word !== 'to')
      return k >= before.length - 2;
    const behind = before[k + 1]?.word ?? '';
    if (
      behind === 'number' &&
      /^(model|claim|policy|account|license|case|reference|ticket|order|part|tag|permit|job|work order|parcel|registration|control|confirmation)$/.test(
        word,
      )
    )
      return true;
    if (tag !== 'word' && tag !== 'num') return false;
    if (/^(and|so|then|plus|but|also|okay|oh|next|for|because|he|she|we|i|they)$/.test(word)) return false;
  }
  return false;
}

/** "van four's got 187,000 on it" */
export function isMileage(row: readonly Element[], i: number): boolean {
  return (
    row[i]!.price!.value >= 5000 &&
    row[i + 1]?.word === 'on' &&
    (/^(it|her|him|them)$/.test(row[i + 2]?.word ?? '') ||
      /^(clock|odometer|dash|engine|motor|truck|van|car)$/.test(row[i + 3]?.word ?? ''))
  );
}

/** A work verb that is a noun where it stands: after a determiner or another noun. */
export function isNounHere(before: readonly Element[]): boolean {
  const words = before.filter((element) => element.tag !== 'break').slice(-2);
  const earlier = words[0];
  return (
    earlier !== undefined &&
    words.length === 2 &&
    (earlier.tag !== 'word' ||
      determiners.has(earlier.word) ||
      isContent(earlier.word) ||
      prepositions.has(earlier.word) ||
      earlier.word === 'and')
  );
}

export const isTimeSmall = (before: readonly Element[], word: string): boolean => {
  const earlier = before
    .filter((element) => element.tag !== 'break')
    .slice(-4, -1)
    .map((element) => element.word);
  return (
    !/^(each|apiece|a|an|per)$/.test(word) &&
    // "there's 310 feet at nine": what is counted has a price
    (/^(tomorrow|today|tonight|sharp|in|on)$/.test(word) ||
      !before.slice(-5).some((element) => /^(qty|num|size)$/.test(element.tag))) &&
    earlier.some((w) =>
      /^('s|is|start|starts|starting|begins|begin|arrive|arriving|there|meet|come|coming|open|close|hour|dinner|ceremony|morning|tomorrow|appointment|be)$/.test(
        w,
      ),
    )
  );
};

/** "fridge 35 windows are 8 each": the noun behind the number begins the next thought. */
export function subjectFollows(row: readonly Element[], i: number): boolean {
  if (row[i]!.price!.value < 15 && row[i]!.price!.readings.length === 1) return false;
  for (let k = i + 1; k < Math.min(row.length, i + 4); k++) {
    const element = row[k]!;
    if (element.tag !== 'word') return false;
    if (/^(is|are)$/.test(element.word)) return k > i + 1 && isContent(lastWord(row.slice(Math.max(0, i - 2), i)));
    if (!isContent(element.word)) return false;
  }
  return false;
}

/** "cart it off 420": the verb stands before the pronoun. */
export const carriesOff = (before: readonly Element[]): boolean =>
  / [a-z]{3,} (?:it|them|em|those|everything|all) (?:in|out|up|off|away|down|over)$/.test(
    ` ${before
      .slice(-3)
      .map(({ word }) => word)
      .join(' ')}`,
  ) && isContent(before.at(-3)?.word ?? '');

/** "swap the pressure switch all in 165"; "paint the hall 900 materials at cost": nobody counts those. */
export function isLumpSum(before: readonly Element[], row: readonly Element[], i: number): boolean {
  if (row[i]!.price!.value < 20 || before.length === 0) return false;
  if (/^(materials|supplies|labou?r)$/.test(row[i + 1]?.word ?? '')) return true;
  // "a new deadbolt 85 parts and labor"
  if (row[i + 1]?.word === 'parts' && row[i + 2]?.word === 'and' && /^labou?r$/.test(row[i + 3]?.word ?? ''))
    return true;
  return before.at(-1)?.word === 'in' && before.at(-2)?.word === 'all' && !countsNoun(row, i);
}

/** Does a plural noun follow that this number counts? */
export function countsNoun(row: readonly Element[], i: number): boolean {
  const { value } = row[i]!.measure!;
  for (let k = i + 1; k < Math.min(row.length, i + 6); k++) {
    const element = row[k]!;
    if (element.tag === 'size') continue;
    if (element.tag !== 'word') return false;
    // "server setup 2400 | calls outside business hours get billed at 165 an hour"
    if (/^(outside|beyond)$/.test(row[k + 1]?.word ?? '') && row[k + 3]?.word === 'hours') return false;
    if (isPlural(element.word)) return value > 1 && !isRecounted(row, k + 1);
    if (/^(of)$/.test(element.word) && k > i + 1) return value === 1 || isPlural(row[k - 1]!.word);
    if (!isContent(element.word) && element.word !== 'more' && element.word !== 'new') return value === 1 && k > i + 1;
    if (workVerbs.has(element.word) && k === i + 1 && value > 1 && !isPlural(row[k + 1]?.word ?? '')) return false;
  }
  return value === 1 && isContent(row[i + 1]?.word ?? '');
}

/** "pads 95 | ball joints two at 120": the plural from before i has a count of its own behind it. */
function isRecounted(row: readonly Element[], i: number): boolean {
  for (let k = i; k < Math.min(row.length, i + 4); k++) {
    const element = row[k]!;
    if (element.tag === 'num')
      return (
        Number.isInteger(element.measure!.value) &&
        element.measure!.value < 100 &&
        ((row[k + 1]?.word === 'at' && (row[k + 2]?.price !== undefined || row[k + 2]?.tag === 'regular')) ||
          (row[k + 1]?.word === 'of' && /^(them|those|these)$/.test(row[k + 2]?.word ?? '')))
      );
    if (element.tag !== 'word' && element.tag !== 'size') return false;
    if (element.tag === 'word' && !isContent(element.word) && !/^\d/.test(element.word)) return false;
  }
  return false;
}

/** The counted noun has a price of its own after it: "120 pavers at 9 each". */
export function strongCount(row: readonly Element[], i: number): boolean {
  for (let k = i + 1; k < Math.min(row.length, i + 9); k++) {
    const element = row[k]!;
    if (element.tag === 'rate') return element.price?.per === 'each' || row[k - 1]?.word === 'at';
    if (element.word === 'at' && row[k + 1]?.price !== undefined) return true;
    if (element.tag === 'money' || element.tag === 'num' || /^(is|are|and|'s)$/.test(element.word)) return false;
  }
  return false;
}

/** "95 | boxes and wrap 1:40": the nouns behind the number have a lump sum of their own. */
export function ownsPrice(row: readonly Element[], from: number): boolean {
  for (let k = from; k < Math.min(row.length, from + 6); k++) {
    const element = row[k]!;
    if (element.price !== undefined) return k > from && element.tag !== 'rate' && row[k + 1]?.word !== 'each';
    if (element.tag !== 'word' || !(isContent(element.word) || /^(and|of|is|are|'s)$/.test(element.word))) return false;
  }
  return false;
}

/** Something with a price of its own follows: "filters 40 coil cleaning 85". */
export function startsItem(row: readonly Element[], i: number): boolean {
  for (let k = i; k < Math.min(row.length, i + 6); k++) {
    const element = row[k]!;
    if (element.price !== undefined) return true;
    if (element.tag === 'word' && /^(is|are|'s|at)$/.test(element.word)) return true;
    if (element.tag !== 'word') return false;
  }
  return workVerbs.has(row[i]?.word ?? '');
}

/** "units 4 7 and 11", "apartments 2 and 6": numbers that name, one after another. */
export function isInNamedList(before: readonly Element[], row: readonly Element[], i: number): boolean {
  let numbers =
    row[i + 1]?.tag === 'num' || (/^(and|through|thru|to)$/.test(row[i + 1]?.word ?? '') && row[i + 2]?.tag === 'num')
      ? 2
      : 1;
  for (let k = before.length - 1; k >= 0; k--) {
    const { tag, word } = before[k]!;
    if (tag === 'num' || tag === 'size') numbers++;
    else if (tag === 'word' && /^(and|through|thru|to)$/.test(word) && /^(num|size)$/.test(before[k - 1]?.tag ?? ''))
      continue;
    else
      return (
        numbers > 1 &&
        tag === 'word' &&
        /^(units|apartments|apts|rooms|suites|lots|buildings|floors|bays|numbers|circuits|cabins|houses|vans|trucks|zones|stalls|slips|courts|lanes|cars|buses|bedrooms|classrooms|offices)$/.test(
          word,
        )
      );
  }
  return false;
}

/** Parts named by what they belong to: "drawer fronts", "door handles", with a price behind them. */
export function countsParts(row: readonly Element[], i: number): boolean {
  return (
    /^(drawer|door|panel|pole|step|car|bath|bathroom|bedroom|camera|burner|zone|light|window|wheel|shelf|seat|head|line|post|rail|button|bay|bulb|blade|port|channel|family|page)$/.test(
      row[i + 1]?.word ?? '',
    ) &&
    isPlural(row[i + 2]?.word ?? '') &&
    (row[i + 3]?.word === 'at' || row[i + 3]?.tag === 'rate')
  );
}

/** "new 220 line 340": the price stands behind. `plain` is the word before the number. */
export const isVoltage = (row: readonly Element[], i: number, plain: string): boolean =>
  /^(110|115|120|208|220|230|240|277|480)$/.test(String(row[i]!.price!.value)) &&
  /^(lines?|circuits?|outlets?|plugs?|receptacles?|run|feed|feeder|hookup|drop|wire|wiring|breaker|service|heater|welder|dryer|range|power)$/.test(
    row[i + 1]?.word ?? '',
  ) &&
  (/^(a|an|the|another|one|new|dedicated|existing|old|separate|)$/.test(plain) || workVerbs.has(plain)) &&
  row.slice(i + 2, i + 6).some((e) => e.price !== undefined);
