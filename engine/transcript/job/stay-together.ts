/** What belongs to the words before it although a new thought often begins so. */
import { determiners, isContent } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { isPrice, isPriced, wordAt } from './look-at-row.ts';

/** Does element i go on with the current clause, whatever else speaks for a new one? */
export function staysWith(row: readonly Element[], i: number, current: readonly Element[]): boolean {
  const element = row[i]!;
  const here = current.length;
  const last = current.at(-1)!;
  // "60 total to haul the old ones away"
  if (element.word === 'total' && isPrice(last) && wordAt(row, i + 1) === 'to') return true;
  // "90 for that check and a rear wiper 35"
  if (last.word === 'that' && current.at(-2)?.word === 'for' && isPriced(current) && row[i + 1]?.word === 'and')
    return true;
  // "risers thirteen as well twenty two bucks a riser"
  if (last.word === 'well' && current.at(-2)?.word === 'as' && element.tag === 'rate' && !isPriced(current))
    return true;
  // "it's an hour up and an hour back"
  const [and, back] = element.word === 'and' ? [i, i + 2] : [i - 1, i + 1];
  if (
    wordAt(row, and) === 'and' &&
    row[back - 1]?.tag === 'time' &&
    /^(back|home)$/.test(wordAt(row, back)) &&
    /^(out|there|over|up|down)$/.test(wordAt(row, and - 1)) &&
    row[and - 2]?.tag === 'time'
  )
    return true;
  // "quote's good two weeks"
  if (
    element.tag === 'time' &&
    /^(good|valid|open|firm)$/.test(last.word) &&
    current.some((e) => e.tag === 'type' || /^(price|prices|pricing|offer|number|numbers|quote|bid)$/.test(e.word))
  )
    return true;
  // "two panic bars supplied and put on 340 apiece"
  if (
    (element.word === 'and' &&
      /^(supplied|furnished|delivered|fabricated|primed|dug|cut|hung|bought)$/.test(last.word) &&
      /^(put|installed|fitted|set|hung|hooked|painted|laid|backfilled|delivered|wired|mounted|assembled|stained|placed)$/.test(
        wordAt(row, i + 1),
      )) ||
    (last.word === 'and' &&
      /^(put|installed|fitted|set|hung|hooked|painted|laid|delivered|wired|mounted|placed)$/.test(element.word) &&
      /^(supplied|furnished|delivered|fabricated|primed|dug|cut|hung|bought)$/.test(current.at(-2)?.word ?? ''))
  )
    return true;
  // "the eight hour package is thirty two hundred"
  if (
    last.tag === 'time' &&
    last.plural === false &&
    determiners.has(current.at(-2)?.word ?? '') &&
    isContent(element.word)
  )
    return true;
  // "bobcat and driver 95 an hour six hours"
  if (
    last.tag === 'rate' &&
    last.price!.per === 'h' &&
    element.tag === 'time' &&
    element.measure!.unit === 'hour' &&
    !current.some((e) => e.tag === 'time') &&
    here > 1 &&
    !isPrice(row[i + 1]) &&
    !isPrice(row[i + 2]) &&
    !/^(minimum|min|or|each|of|to|plus|drive|driving|away|warranty|notice|lead)$/.test(wordAt(row, i + 1))
  )
    return true;
  // "prep at the usual hourly rate twelve hours altogether": how long stands behind
  if (
    last.tag === 'regular' &&
    element.tag === 'time' &&
    element.measure!.unit !== 'day' &&
    !current.some((e) => /^(time|qty)$/.test(e.tag)) &&
    (here > 1 || !isPriced(row.slice(Math.max(0, i - 8), i - 1)))
  )
    return true;
  // "the senior discount | that's ten percent"
  if (
    (element.word === 'that' || element.word === 'which') &&
    /^(discount|credit|coupon|rebate|deposit|markup|tax)$/.test(last.word)
  )
    return /^('s|is|was)$/.test(wordAt(row, i + 1)) && /^(pct|money)$/.test(row[i + 2]?.tag ?? '');
  return false;
}
