/** Plain words that take the place of others: "the front no wait the back", "for Karen no sorry Carol". */
import type { Run } from './correction-cues.ts';
import type { Place } from './fact.ts';
import type { Token } from './hear.ts';
import { isContent } from './vocabulary/words.ts';

/** What plain words take the place of: back to the same word ("the front … the back"), or the last word alone. */
export function wordsBefore(tokens: readonly Token[], run: Run, gone: Uint8Array, inPhrase: Int32Array): Place | null {
  const next = tokens[run.to];
  if (!next || !/^[a-z]/i.test(next.text)) return null;
  if (
    /^(i|we|he|she|they|it|you|there|that|this|no|not|let|if|and|but|so|because|scratch|skip|leave|drop|forget|take|don't|what|where|how|okay|ok|um|uh|yeah|just|yes)$/.test(
      next.lower,
    )
  )
    return null;
  for (let k = run.from - 1; k >= Math.max(0, run.from - 6); k--) {
    if (gone[k]) break;
    if (tokens[k]!.lower !== next.lower || inPhrase[k] === 1) continue;
    // "oil change 65 strike that oil change": the work is withdrawn, no word of it corrected
    const withdraws = tokens[run.to - 1]!.lower === 'that' && inPhrase.subarray(k, run.from).includes(1);
    return withdraws ? null : { from: k, to: run.from };
  }
  const named = /^[A-Z]/.test(next.text);
  let from = run.from;
  let count = 0;
  const length = named ? capitals(tokens, run.to) : 1;
  while (
    from > 0 &&
    count < length &&
    isContent(tokens[from - 1]!.lower) &&
    inPhrase[from - 1] === -1 &&
    !gone[from - 1]
  ) {
    if (named !== /^[A-Z]/.test(tokens[from - 1]!.text)) break;
    from--;
    count++;
  }
  if (!count || (!named && !isContent(next.lower))) return null;
  return { from, to: run.from };
}

function capitals(tokens: readonly Token[], i: number): number {
  let n = 0;
  while (n < 3 && /^[A-Z]/.test(tokens[i + n]?.text ?? '')) n++;
  return n;
}
