/** A percentage and what it is: "a rush charge of 25 percent on the flyers", "the rest is at seven percent". */
import { isContent } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { isPrice, wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';

/** Words that nothing ends with: the percentage behind them is theirs. */
const LEADS = /^(?:of|at|by|about|add|adds|adding|put|charge|charges|is|'s|are|an|another|gets|get|take|off|knock)$/;
const CHARGE = /^(?:charge|fee|surcharge|upcharge|premium|discount|markup|tip|gratuity|bond)$/;
const CREDIT = /^(?:rebate|discount|credit|coupon|voucher|fee|charge)$/;
/** How far before a percentage it may be told what it is on. */
const AIM = 9;
/** The longest name of a charge, with its article. */
const NAME = 4;

/** The row with percentages bound to such words, and charges that are told behind a price on their own. Linear. */
export function bindShares(row: readonly Element[]): Element[] {
  const out = [...row];
  for (let i = 1; i < row.length; i++) {
    if (row[i]!.tag === 'money') bindCredit(row, i, out);
    // "plus 80 | travel"
    const behind = row[i + 2];
    if (
      row[i]!.tag === 'money' &&
      /^(?:travel|mileage)$/.test(wordAt(row, i + 1)) &&
      (!behind || behind.tag === 'break' || /^(?:and|then|plus|so|but|oh)$/.test(behind.word))
    )
      out[i + 1] = changeElement(out[i + 1]!, { bound: true });
    // "oven's another | 45"
    if (isPrice(row[i]) && wordAt(row, i - 1) === 'another') out[i] = changeElement(out[i]!, { bound: true });
    if (row[i]!.tag !== 'pct' || !LEADS.test(wordAt(row, i - 1))) continue;
    out[i] = changeElement(out[i]!, { bound: true });
    bindAim(row, i, out);
    const noun = wordAt(row, i - 1) === 'of' ? i - 2 : i - 1;
    if (!CHARGE.test(wordAt(row, noun))) continue;
    // "350 | with a rush charge of 25 percent"
    let at = noun;
    while (at > noun - NAME && row[at]?.tag === 'word' && wordAt(row, at) !== 'with') at--;
    if (wordAt(row, at) === 'with' && row.slice(Math.max(0, at - 3), at).some(isPrice))
      out[at] = changeElement(out[at]!, { opens: true });
  }
  return out;
}

/** "400 | for the fence he gets 10 percent off", "| off the fence take 10 percent": what it is on, told first. */
function bindAim(row: readonly Element[], i: number, out: Element[]): void {
  let at = i - 1;
  while (at > i - AIM && row[at]?.tag === 'word' && !/^(?:on|off|for)$/.test(wordAt(row, at))) at--;
  if (wordAt(row, at) === 'off' && /^(?:take|takes|knock)$/.test(wordAt(row, at - 1))) at -= 2;
  while (at > i - AIM && row[at]?.tag === 'word' && !/^(?:on|off|for)$/.test(wordAt(row, at))) at--;
  if (
    !/^(?:on|off|for)$/.test(wordAt(row, at)) ||
    !/^(?:the|my|his|her|their)$/.test(wordAt(row, at + 1)) ||
    !isPrice(row[at - 1]) ||
    !row.slice(at + 2, i).some(({ word }) => /^(?:he|she|they|take|knock|i|we|give)$/.test(word))
  )
    return;
  out[at] = changeElement(out[at]!, { opens: true });
  for (let k = at + 1; k < i; k++) out[k] = changeElement(out[k]!, { bound: true });
}

/** "mails them a 750 | rebate", "our 50 dollar | new customer discount": what the sum is. */
function bindCredit(row: readonly Element[], i: number, out: Element[]): void {
  if (!/^(?:a|an|the|our|my|his|her|their|that)$/.test(wordAt(row, i - 1))) return;
  let at = i + 1;
  while (at < i + NAME && isContent(wordAt(row, at)) && !CREDIT.test(wordAt(row, at))) at++;
  if (!CREDIT.test(wordAt(row, at))) return;
  for (let k = i + 1; k <= at; k++) out[k] = changeElement(out[k]!, { bound: true });
}
