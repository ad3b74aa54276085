/** "6 hours at 85 to move her office over | the router's 190": what stands before a verb and its price begins a thought. */
import { determiners, isContent } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { COPULA, isPrice, wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';

/** How far back another price makes it a second one. */
const BEHIND = 12;
/** The longest name between its article and the verb. */
const NAME = 3;
/** These end a thought as well as they lead to a name. */
const PARTICLE = /^(?:over|off|back|away)$/;

/** "3400 of that | new skimmer 185", "anything past that is on him | tear out 450": what these end is told. */
function endsBefore(row: readonly Element[], i: number): boolean {
  const [lead, before] = [wordAt(row, i - 2), wordAt(row, i - 1)];
  const ofThat = lead === 'of' && before === 'that' && isPrice(row[i - 3]);
  const onThem = /^(?:him|her|them)$/.test(before) && lead === 'on' && /^(?:'s|is)$/.test(wordAt(row, i - 3));
  return (
    (ofThat || onThem) &&
    isContent(wordAt(row, i)) &&
    !COPULA.has(wordAt(row, i)) &&
    !/^(?:goes|for|only|alone|too|if)$/.test(wordAt(row, i))
  );
}

/** The row with such things opened. Linear: each price is looked at with a short reach. */
export function openSubjects(row: readonly Element[]): Element[] {
  const out = [...row];
  for (let i = 2; i < row.length; i++) {
    if (i > 2 && row[i]!.tag === 'word' && endsBefore(row, i)) out[i] = changeElement(out[i]!, { opens: true });
    if (!isPrice(row[i]) || row[i]!.tag === 'regular' || !COPULA.has(wordAt(row, i - 1))) continue;
    let at = i - 2;
    while (at > i - 2 - NAME && row[at]?.tag === 'word' && isContent(wordAt(row, at))) at--;
    if (at === i - 2 || !determiners.has(wordAt(row, at))) continue;
    if (!PARTICLE.test(wordAt(row, at - 1))) continue;
    const reach = row.slice(Math.max(0, at - BEHIND), at);
    const last = reach.findLastIndex(isPrice);
    if (
      last < 0 ||
      reach.slice(last + 1).some(({ tag, word }) => tag !== 'word' || /^(?:the|that|and|an?|new)$/.test(word))
    )
      continue;
    out[at] = changeElement(out[at]!, { opens: true });
  }
  return out;
}
