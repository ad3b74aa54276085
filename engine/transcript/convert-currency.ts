/**
 * A price in another country's money that the speaker turns into ours: "900 Canadian that's about six sixty ours so put
 * 660", "79 euro works out to 92 dollars". Only the one in our money is a price.
 */
import type { Phrase, Place } from './fact.ts';
import type { Token } from './hear.ts';
import { wordSet } from './vocabulary/words.ts';

const FOREIGN = wordSet(
  'canadian canadians aussie australian euro euros sterling quid franc francs loonies eur gbp cad aud chf',
);
/** Between the two figures: that one is worth the other. */
const WORTH =
  /^(that's|that|it|is|'s|which|comes?|coming|works?|worked|working|out|to|at|about|around|roughly|approximately|call|say|so|in|us|u\.s\.|american|converts?|converted|translates?|equals?|makes?|runs?|or|like|today's|today|the|rate|exchange|,|uh|um|dollars?|bucks?|money|landed|now|i'll|i|we|we'll|'ll|put|down|be)$/;
/** Which of them says so: a mere list of two prices is no conversion. */
const SAYS =
  /^(that's|'s|which|comes?|coming|works?|worked|working|call|say|converts?|converted|translates?|equals?|makes?|so|or|about|around|roughly)$/;
const OURS = /^(ours|us|u\.s\.|american|dollars?|bucks?)$/;
const REACH = 9;

const figure = (phrase: Phrase | undefined): phrase is Phrase & { kind: 'money' | 'number' } =>
  phrase?.kind === 'money' || phrase?.kind === 'number';

const dollarsOf = (phrase: Phrase & { kind: 'money' | 'number' }): number =>
  phrase.kind === 'money' ? (phrase.amount ?? phrase.max ?? 0) : phrase.value;

/** The words from the foreign figure up to the one in our money, and those that only say that one again; null where nothing is converted. */
export function conversionAt(
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Phrase>,
  at: number,
): { out: Place[]; ours: Phrase } | null {
  const first = starts.get(at);
  if (!figure(first)) return null;
  const named =
    (first.kind === 'money' && first.currency !== 'USD') ||
    tokens.slice(first.from, first.to).some((token) => FOREIGN.has(token.lower)) ||
    FOREIGN.has(tokens[first.to]?.lower ?? '') ||
    (/^(dollars?|bucks?)$/.test(tokens[first.to]?.lower ?? '') && FOREIGN.has(tokens[first.to + 1]?.lower ?? ''));
  if (!named) return null;
  let says = false;
  for (let k = first.to; k < tokens.length && k <= first.to + REACH; k++) {
    const next = starts.get(k);
    if (figure(next)) {
      const rate = dollarsOf(next) / dollarsOf(first);
      // "140 quid that's 2227": the sum, in the speaker's own money
      if (!says || !(rate > 0.5 && rate < 2)) return null;
      const out: Place[] = [{ from: first.from, to: next.from }];
      let end = next.to;
      while (OURS.test(tokens[end]?.lower ?? '')) end++;
      if (end > next.to) out.push({ from: next.to, to: end });
      // "so put 660"
      for (let again = end; again <= end + 4; again++) {
        const same = starts.get(again);
        if (figure(same) && dollarsOf(same) === dollarsOf(next)) out.push({ from: end, to: same.to });
        if (
          same ||
          !/^(so|and|i'll|i|we|'ll|put|down|use|go|with|charge|it|at|we'll|make|that|just)$/.test(
            tokens[again]?.lower ?? '',
          )
        )
          break;
      }
      return { out, ours: next };
    }
    const word = tokens[k]!.lower;
    if (SAYS.test(word)) says = true;
    if (!WORTH.test(word) && !FOREIGN.has(word)) return null;
  }
  return null;
}
