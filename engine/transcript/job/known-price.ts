/** Prices that stand elsewhere: "my regular rate", "the usual price", "half price". */
import type { Token } from '../hear.ts';
import { phraseTable } from '../phrase-table.ts';
import { isContent } from '../vocabulary/words.ts';

/** What stands in the price list, said in other words than "usual price". */
const listedAt = phraseTable([
  'same as the price list',
  'same as the list',
  'same as on the list',
  'like the price list',
  'per the price list',
  'off the price list',
  "what's on the list",
  "what's on the price list",
  'at list price',
  'as listed',
]);

/** The price of the thing before, once more: it opens the next thing where "for" or "on" follows. */
const againAt = phraseTable([
  'the same again',
  'same again',
  'the same money',
  'same money',
  'the same deal',
  'ditto',
  'likewise',
]);

/** The words that point at such a price, and how: regular, same or half. */
export function knownPriceAt(tokens: readonly Token[], i: number): { to: number; word: string } | null {
  const word = tokens[i]!.lower;
  const listed = listedAt(tokens, i);
  if (listed !== null) return { to: listed, word: 'regular' };
  const again = againAt(tokens, i);
  if (again !== null && /^(for|on)$/.test(tokens[again]?.lower ?? '')) return { to: again, word: 'same' };
  // "pulled pork at our regular price, coffee station regular too"
  if (
    /^(regular|usual|standard|normal)$/.test(word) &&
    /^(too|also)$/.test(tokens[i + 1]?.lower ?? '') &&
    isContent(tokens[i - 1]?.lower ?? '')
  )
    return { to: i + 2, word: 'regular' };
  const at = /^(my|the|our|a|his|that)$/.test(word) ? i + 1 : i;
  const kind = tokens[at]?.lower ?? '';
  const next = /^(hourly|daily|inch|foot|yard|square|labor|crew|shop|day|visit|per)$/.test(tokens[at + 1]?.lower ?? '')
    ? at + 2
    : at + 1;
  if (
    /^(regular|usual|normal|standard|hourly|shop|going|typical|list|catalog|same)$/.test(kind) &&
    /^(rate|rates|price|pricing|prices|charge)$/.test(tokens[next]?.lower ?? '') &&
    (!/^('s|is|was|would|will|for)$/.test(tokens[next + 1]?.lower ?? '') ||
      // "eight hours at my normal rate for the interviews": what it is for, and no figure
      (/^(at|for)$/.test(tokens[i - 1]?.lower ?? '') &&
        tokens[next + 1]!.lower === 'for' &&
        /^(the|this|that|these|those|all|both|my|our|his|her|their)$/.test(tokens[next + 2]?.lower ?? '')) ||
      // "the usual rate for Irma Castaneda" tells no price
      (tokens[next + 1]!.lower === 'for' && /^[A-Z][a-z]/.test(tokens[next + 2]?.text ?? '')))
  )
    return { to: next + 1, word: kind === 'same' ? 'same' : 'regular' };
  // "an hour at my regular to fix the gate", "at the usual hourly"
  if (
    at > i &&
    /^(regular|usual|normal|standard|hourly)$/.test(kind) &&
    /^(at|for)$/.test(tokens[i - 1]?.lower ?? '') &&
    (next > at + 1 || !isContent(tokens[at + 1]?.lower ?? ''))
  )
    return { to: tokens[at + 1]?.lower === 'hourly' ? at + 2 : at + 1, word: 'regular' };
  // "eighteen kids at half of that", "the small ones half price"
  if (word === 'half') {
    const last = tokens[i - 1]?.lower ?? '';
    const of = tokens[i + 1]?.lower === 'of' ? i + 2 : i + 1;
    const what = tokens[of]?.lower ?? '';
    const behind = tokens[of + 1]?.lower ?? '';
    if (
      !/^(a|an|the|by|and)$/.test(last) &&
      (what === 'price' ||
        what === 'rate' ||
        (/^(at|for|is|are|'s|[a-z]+s)$/.test(last) && what === 'that') ||
        (/^(at|for|it|them|one|is|are|'s|gets?)$/.test(last) && what === 'off')) &&
      !/^(hour|day|amount)$/.test(behind)
    )
      return { to: of + 1, word: 'half' };
    // "I'll do it for half"
    if (last === 'for' && /^(it|that|them|one|those)$/.test(tokens[i - 2]?.lower ?? '') && !isContent(what))
      return { to: i + 1, word: 'half' };
  }
  if (
    /^(my|our)$/.test(word) &&
    /^(rate|price|hourly)$/.test(tokens[i + 1]?.lower ?? '') &&
    /^(at|for)$/.test(tokens[i - 1]?.lower ?? '')
  )
    return { to: i + 2, word: 'regular' };
  return null;
}
