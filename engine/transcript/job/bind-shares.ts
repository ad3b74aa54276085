/** A percentage and what it is: "a rush charge of 25 percent on the flyers", "the rest is at seven percent". */
import type { Element } from './elements.ts';
import { isPrice, wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';

/** Words that nothing ends with: the percentage behind them is theirs. */
const LEADS = /^(?:of|at|by|about|add|adds|adding|put|charge|charges|is|'s|are|an|another)$/;
const CHARGE = /^(?:charge|fee|surcharge|upcharge|premium|discount|markup|tip|gratuity|bond)$/;
/** The longest name of a charge, with its article. */
const NAME = 4;

/** The row with percentages bound to such words, and charges that are told behind a price on their own. Linear. */
export function bindShares(row: readonly Element[]): Element[] {
  const out = [...row];
  for (let i = 1; i < row.length; i++) {
    if (row[i]!.tag !== 'pct' || !LEADS.test(wordAt(row, i - 1))) continue;
    out[i] = changeElement(out[i]!, { bound: true });
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
