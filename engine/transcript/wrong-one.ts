/**
 * The price of another thing of the kind: "glass door 1480 no that was the framed one, frameless is 1720", "the dumpster's
 * 300 no wait it's the bigger one 450". Which one it was, or is, stands between the words of correction and the price.
 */
import type { Run } from './correction-cues.ts';
import type { Phrase } from './fact.ts';
import type { Token } from './hear.ts';
import { type Live, sizeOf } from './restate-figure.ts';
import { determiners, isContent } from './vocabulary/words.ts';

/** The longest name of the one that is meant, and how far before the words of correction the price may stand. */
const NAME = 3;
const BEHIND = 2;
/** A bare number below that counts. */
const LEAST = 20;
const ONE = /^(?:ones?|price)$/;
/** "no he went with the square one that's 210" */
const CHOSE = /^(?:went|picked|chose|wants|wanted|took|got|settled)$/;
const COPULA = /^(?:is|are|'s|'re|runs|run|at|for)$/;
const isPrice = ({ kind }: Phrase): boolean => /^(?:money|rate|number)$/.test(kind);

export interface OtherOne {
  next: Phrase;
  target: Live;
  /** What tells the one that is meant from the other. */
  name: readonly Token[];
}

/** The price that was of another one, and the one that holds; `latest` are the figures said so far, latest first. */
export function otherOne(
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Phrase>,
  run: Run,
  latest: readonly Live[],
): OtherOne | null {
  const lower = (k: number): string => tokens[k]?.lower ?? '';
  let at = run.to;
  const chose = /^(?:he|she|they|we|i)$/.test(lower(at)) && CHOSE.test(lower(at + 1));
  if (!chose && (!/^(?:that|it|this)$/.test(lower(at)) || !/^(?:was|'s|is)$/.test(lower(at + 1)))) return null;
  const was = lower(at + 1) === 'was';
  at += 2;
  if (/^(?:for|with)$/.test(lower(at))) at++;
  if (!determiners.has(lower(at++))) return null;
  const first = at;
  while (at < first + NAME && isContent(lower(at)) && !ONE.test(lower(at)) && !starts.has(at)) at++;
  // "that was the framed one", "it's the bigger one"
  if (at === first || !ONE.test(lower(at))) return null;
  const wrong = tokens.slice(first, at++);
  let name: readonly Token[] = wrong;
  // "went with the square one that's 210"
  if (chose && /^(?:that|which|it)$/.test(lower(at))) at++;
  let price = starts.get(at);
  if (COPULA.test(lower(at))) price = starts.get(at + 1);
  if (!price || was) {
    if (/^(?:the|so|and)$/.test(lower(at))) at++;
    if (determiners.has(lower(at))) at++;
    const from = at;
    while (at < from + NAME && isContent(lower(at)) && !ONE.test(lower(at)) && !starts.has(at)) at++;
    name = tokens.slice(from, at);
    if (ONE.test(lower(at))) at++;
    if (!name.length || !COPULA.test(lower(at))) return null;
    price = starts.get(at + 1);
  }
  const [target] = latest;
  if (!price || !isPrice(price) || !target || !isPrice(target.phrase) || sizeOf(target.phrase) < LEAST) return null;
  // "1480 installed no sorry"
  const between = tokens.slice(target.phrase.to, run.from);
  if (between.length > BEHIND || between.some((_, k) => starts.has(target.phrase.to + k))) return null;
  return { next: price, target, name };
}
