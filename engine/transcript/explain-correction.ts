/**
 * Corrections that come with their reason: "forty feet at fourteen a foot no hang on I paced it again it's fifty five
 * feet", "six forty no they raised it on me six ninety". The words between say why; the figure after them is of the
 * same kind as one just said.
 */
import type { Phrase } from './fact.ts';
import type { Token } from './hear.ts';
import { isContent } from './vocabulary/words.ts';

/** What happened to the figure, or how it was found out. */
const CHANGED =
  /^(raised|upped|dropped|lowered|cut|bumped|changed|moved|went|jumped|came|come|called|says?|said|told|texted|wants?|wanted|needs?|asked|counted|recounted|measured|remeasured|paced|checked|looked|forgot|remembered|misread|missed|meant|added|switched|decided|got|has|have|goes?|gone|up|quoted|re|actually|should|thinking|wrong|mixed)$/;
/** Who or what it is about: nothing new is named. */
const PRONOUN = /^(it|that|this|they|those|these|he|she|we|i|you|them|there|both|each|one|ones|let|call|make|which)$/;
/** Words that lead up to the figure. */
const LEADS =
  /^('s|'re|is|are|was|were|'ll|'d|be|to|at|me|us|it|with|for|wants?|wanted|needs?|said|says|say|only|more|like|about|closer|now|go|do|make|call|got|have|has|there|just|another|all|really|actually|the|so)$/;
/** Words with which something else begins. */
const OTHER = /^(and|then|plus|also|but|because|if|when|so|tell|remind|or|not|don't|didn't|won't|no|including|until)$/;
const REACH = 11;

export interface Explained {
  next: Phrase;
  target: { phrase: Phrase; slot: number };
  /** Behind the words that only say again that the rest holds: "same price", "each now". */
  to: number;
}

/**
 * The figure that corrects after a reason, and the one it corrects. `run` are the words of correction, `live` the
 * figures said so far, latest first and near.
 */
export function explainedCorrection(
  tokens: readonly Token[],
  starts: ReadonlyMap<number, Phrase>,
  run: { from: number; to: number },
  live: readonly { phrase: Phrase; slot: number }[],
): Explained | null {
  let changed = false;
  let pronoun = false;
  let reason = 0;
  for (let k = run.to; k < tokens.length && k <= run.to + REACH; k++) {
    const phrase = starts.get(k);
    if (phrase?.kind === 'number' && /^(by|x)$/.test(tokens[phrase.to]?.lower ?? '')) return null;
    if (phrase) {
      const before = tokens[k - 1]!.lower;
      // "for 2 rooms" inside the reason is no correction
      if (
        !(k === run.to || (pronoun && LEADS.test(before)) || (changed && (LEADS.test(before) || PRONOUN.test(before))))
      )
        return null;
      if (!changed && !pronoun) return null;
      // "they moved up to the 40 page so that's 790": the first figure says which
      if (phrase.kind === 'number' && tokens[k - 1]!.lower === 'the' && isContent(tokens[phrase.to]?.lower ?? '')) {
        k = phrase.to;
        continue;
      }
      const target = targetOf(tokens, phrase, live, run, changed && reason > 1);
      return target && { next: phrase, target, to: afterAgreement(tokens, phrase.to) };
    }
    const word = tokens[k]!.lower;
    // "no scratch that he's only doing the install so 14 hours"
    const sum =
      word === 'so' &&
      (starts.get(k + 1)?.kind === 'duration' || (changed && /^('s|is)$/.test(tokens[k + 2]?.lower ?? '')));
    // "no that's not right I remeasured it's 2650"
    if (/^(not|isn't|wasn't)$/.test(word) && /^(right|it|correct|true)$/.test(tokens[k + 1]?.lower ?? '')) {
      changed = true;
      reason += 2;
      k++;
      continue;
    }
    if (OTHER.test(word) && k > run.to && !sum) return null;
    if (/^[.;!?]$/.test(word)) return null;
    if (CHANGED.test(word)) changed = true;
    else if (PRONOUN.test(word)) pronoun = true;
    reason++;
  }
  return null;
}

/** Where "same price", "each now", "instead" end. */
export function afterAgreement(tokens: readonly Token[], from: number): number {
  let at = from;
  if (tokens[at]?.lower === 'same' && /^(price|rate|deal|thing|cost|number)$/.test(tokens[at + 1]?.lower ?? ''))
    at += 2;
  else if (
    tokens[at]?.lower === 'at' &&
    tokens[at + 1]?.lower === 'the' &&
    tokens[at + 2]?.lower === 'same' &&
    /^(price|rate)$/.test(tokens[at + 3]?.lower ?? '')
  )
    at += 4;
  while (/^(now|instead|total)$/.test(tokens[at]?.lower ?? '') && at < from + 3) at++;
  return at;
}

function targetOf(
  tokens: readonly Token[],
  next: Phrase,
  live: readonly { phrase: Phrase; slot: number }[],
  run: { from: number },
  told: boolean,
): { phrase: Phrase; slot: number } | null {
  const near = live.filter((old) => run.from - old.phrase.to <= 14);
  const same = tokens[next.to]?.lower === 'same' || tokens[next.to - 1]?.lower === 'same';
  switch (next.kind) {
    case 'quantity':
      return near.find((old) => old.phrase.kind === 'quantity' && old.phrase.unit === next.unit) ?? null;
    case 'duration':
      return near.find((old) => old.phrase.kind === 'duration') ?? null;
    case 'percent':
      return near.find((old) => old.phrase.kind === 'percent') ?? null;
    case 'rate':
    case 'money': {
      const old = near.find((one) => /^(money|rate|number)$/.test(one.phrase.kind));
      return old && run.from - old.phrase.to <= 4 ? old : null;
    }
    case 'number': {
      const counts = next.value < 100;
      if (same || !told || /^(of|them|em)$/.test(tokens[next.to]?.lower ?? '')) {
        // "six at 105 apiece no wait he wants eight same price": a count, not the price
        const count = near.find(
          (old) =>
            old.phrase.kind === 'number' && tokens[old.phrase.from - 1]?.lower !== 'at' && old.phrase.value < 1000,
        );
        if ((same || /^(of|them|em)$/.test(tokens[next.to]?.lower ?? '')) && counts) return count ?? null;
      }
      // "four ladies on it no I've only got three that week": people or pieces, counted anew
      if (told && counts && /^(got|have|has|need|needs|want|wants|are|be)$/.test(tokens[next.from - 1]?.lower ?? '')) {
        const again = near.find(
          ({ phrase }) =>
            phrase.kind === 'number' &&
            phrase.value < 100 &&
            run.from - phrase.to <= 5 &&
            isContent(tokens[phrase.to]?.lower ?? ''),
        );
        if (again) return again;
      }
      const old = near[0];
      if (!old || run.from - old.phrase.to > 2 || !/^(money|rate|number)$/.test(old.phrase.kind)) return null;
      const was = 'value' in old.phrase ? old.phrase.value : 'amount' in old.phrase ? (old.phrase.amount ?? 0) : 0;
      const ratio = next.value / Math.max(was, 1e-9);
      return ratio > 0.3 && ratio < 3 ? old : null;
    }
    default:
      return null;
  }
}
