/** Words that belong to a count or a share beside them, so that no thing is cut off there. */
import { firstNames } from '../vocabulary/first-names.ts';
import { isContent, wordSet } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { isPrice } from './look-at-row.ts';
import { changeElement } from './make-element.ts';

const CHOICE = wordSet('option choice tier version');
const EACH = wordSet('apiece each');

/** Somebody who works along: a name, or "my helper"; how long comes next. */
const namesHelper = (element: Element | undefined, next: Element | undefined): boolean =>
  element?.tag === 'word' &&
  (firstNames.has(element.word) ||
    /^(my|the|a|another|one)$/.test(element.word) ||
    (isContent(element.word) && /^(time|num)$/.test(next?.tag ?? '')));

const SAYS_HOW_MUCH = wordSet("that it they there which 's is are 're another about just only");
/** What may stand behind the measure and belong to it. */
const OF_IT = /^(?:long|wide|deep|high|tall|total|more|of|at|for|by|in|on|each|too|as|and|x)$/;

/** "the back walk same rate that's 640 feet | bracket 50": how much of it there is comes behind the price. */
function bindMeasureBehind(row: readonly Element[], i: number, out: Element[]): void {
  let at = i + 1;
  while (at < i + 4 && SAYS_HOW_MUCH.has(row[at]?.word ?? '')) at++;
  if (row[at]?.tag !== 'qty' || row[at]!.measure!.max !== undefined) return;
  for (let k = i + 1; k <= at; k++) out[k] = changeElement(out[k]!, { bound: true });
  const next = row[at + 1];
  if (next && next.tag !== 'break' && !isPrice(next) && !OF_IT.test(next.word))
    out[at + 1] = changeElement(next, { opens: true });
}

/** "dinner's at 6 | 65 people": whatever stands around it, such a number counts. */
export function bindCounts(row: readonly Element[]): Element[] {
  const out = [...row];
  for (const [i, element] of row.entries()) {
    // "a 12 percent | steep charge", "20 percent | gratuity"
    if (element.tag === 'pct') {
      const at = [i + 1, i + 2].find((k) =>
        /^(charge|fee|surcharge|premium|gratuity|discount|deposit|retainer)$/.test(row[k]?.word ?? ''),
      );
      if (
        at !== undefined &&
        row.slice(i + 1, at + 1).every(({ tag, word }) => tag === 'word' && word !== 'no' && word !== 'and')
      )
        for (let k = i + 1; k <= at; k++) out[k] = changeElement(out[k]!, { bound: true });
      continue;
    }
    if (element.tag === 'regular' && element.word === 'same') {
      bindMeasureBehind(row, i, out);
      continue;
    }
    // "option A", "plan two"
    if (CHOICE.has(element.word) && /^[abc]$|^(?:one|two|three)$/.test(row[i + 1]?.word ?? '')) {
      out[i + 1] = changeElement(row[i + 1]!, { bound: true });
      continue;
    }
    // "it's me and Corey ten hours each"
    if (element.word === 'and' && row[i - 1]?.word === 'me' && namesHelper(row[i + 1], row[i + 2])) {
      out[i] = changeElement(element, { bound: true });
      out[i + 1] = changeElement(row[i + 1]!, { bound: true });
      continue;
    }
    // "four hours at 95 an hour apiece": of each of them
    if (EACH.has(element.word) && row[i - 1]?.tag === 'rate') {
      out[i] = changeElement(element, { bound: true });
      continue;
    }
    if (element.tag !== 'num' || !Number.isInteger(element.measure!.value) || element.measure!.value < 2) continue;
    // "furniture assembly x 3"
    if (
      /^(x|times)$/.test(row[i - 1]?.word ?? '') &&
      isContent(row[i - 2]?.word ?? '') &&
      element.measure!.value <= 100 &&
      // "there's 9 windows times 85"
      !row.slice(Math.max(0, i - 5), i - 1).some(({ tag }) => tag === 'num') &&
      !/^(dollars?|bucks?|per|each|by|x)$/.test(row[i + 1]?.word ?? '')
    ) {
      out[i] = changeElement(element, { counts: true, bound: true });
      continue;
    }
    const noun = row[i + 1];
    if (!noun || !/^(people|guests|adults|kids|children|attendees|heads)$/.test(noun.word)) continue;
    out[i] = changeElement(element, { counts: true });
    out[i + 1] = changeElement(noun, { bound: true });
  }
  return out;
}
