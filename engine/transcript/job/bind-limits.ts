/** A limit on what is passed on at cost: "travel at cost but it won't top 2500". It names no price and stays with what it limits. */
import type { Element } from './elements.ts';
import { isPrice, plainShape } from './look-at-row.ts';
import { changeElement } from './make-element.ts';

/** The words right before the figure. */
const LIMIT =
  /(?: (?:but|and|so|that|it|they|which|we|i|is|are|with|a|we'll|i'll|keep|should))* (?:(?:not |not to |won't |can't |cannot |will not |don't |doesn't |shouldn't |never |to )+(?:exceed|go|run|top|pass|hit|be|cost|come)(?: (?:past|over|above|beyond|more than|higher than|north of|to more than|out over))?|(?:no|not|never) (?:more|higher) than|(?:not|never) over|not above|up to|capped at|capped out at|cap of|capped to|max of|maximum of|maximum|max|limited to|tops? out at|ceiling of|at most|under)(?: (?:about|around|like|say|a|the))* $/;
const AT_COST =
  / (?:at (?:my |our |actual |their )?cost|cost plus|actual(?: cost)?|pass(?:ed)? (?:it |that |them )?(?:through|along|on)|reimburs\w+|receipts?|time and materials?|t and m|whatever (?:it|they|that) (?:costs?|charges?|runs?)) /;
const REACH = 16;

/** The row with each limit and what it limits as one piece. */
export function bindLimits(row: readonly Element[]): Element[] {
  const out = [...row];
  for (let i = 0; i < row.length; i++) {
    const { tag, measure } = row[i]!;
    if (tag !== 'money' && !(tag === 'num' && measure!.value >= 20)) continue;
    let from = i;
    while (from > 0 && i - from < REACH && !isPrice(row[from - 1]) && row[from - 1]!.tag !== 'break') from--;
    const before = plainShape(row.slice(from, i)).replace(/ '/g, "'");
    const limit = LIMIT.exec(before);
    const cost = limit && AT_COST.exec(before.slice(0, limit.index + 1));
    if (!cost) continue;
    // where it begins is for the words before to say
    const lead = before.slice(0, cost.index).trim().split(' ').length;
    for (let k = Math.min(i, from + lead); k <= i; k++) out[k] = changeElement(out[k]!, { bound: true });
    if (row[i + 1]) out[i + 1] = changeElement(out[i + 1]!, { opens: true });
  }
  return out;
}
