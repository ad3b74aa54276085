/** The numbers under which a client files the job: purchase orders, claims, work orders. They belong on the paper, whatever else is said. */
import type { Heard, Token } from '../hear.ts';
import type { Job } from './job.ts';

/** By the last word of the name. */
const NAMES: Record<string, (before: string) => string | null> = {
  po: () => 'PO',
  order: (before) => (/^(?:purchase|work)$/.test(before) ? `${before === 'work' ? 'Work' : 'Purchase'} order` : null),
  claim: () => 'Claim',
  policy: () => 'Policy',
  reference: () => 'Reference',
  ref: () => 'Reference',
};
const BETWEEN = /^(?:number|numbers|no|num|#|is|'s|it's|it|that's|that|on|in|there|the|here|which)$/;
const LONGEST_GAP = 5;

/** "the insurance claim is 8200": round or in dollars, and not called a number. */
const isSum = (said: readonly Token[]): boolean =>
  !said.some(({ lower }) => /^(?:number|numbers|no|num|#)$/.test(lower)) &&
  said.some(({ lower }) => /00$|^(?:dollars?|bucks|thousand|grand|k)$/.test(lower));

/** Adds a note for each that no note holds yet: "their PO on it that's 4471" → "PO 4471". */
export function readReferences(job: Job, { tokens }: Heard): void {
  for (const [at, token] of tokens.entries()) {
    const name = Object.hasOwn(NAMES, token.lower) ? NAMES[token.lower]!(tokens[at - 1]?.lower ?? '') : null;
    if (name === null) continue;
    let k = at + 1;
    while (k < tokens.length && k - at <= LONGEST_GAP && BETWEEN.test(tokens[k]!.lower)) k++;
    const number = tokens[k];
    if (
      !number ||
      !/^(?=.*\d)[A-Z0-9-]{3,}$/i.test(number.text) ||
      job.notes.some(({ text }) => text.includes(number.text)) ||
      isSum(tokens.slice(at + 1, k + 2))
    )
      continue;
    job.notes.push({
      kind: 'note',
      clause: 0,
      text: `${name} ${number.text}`,
      places: [{ from: at, to: k + 1 }],
    });
  }
}
