/** An instruction that no reader knew, taken as a whole by what it is likely about. */
import { hear } from '../../transcript/hear.ts';
import type { Refined, RefineInput } from '../refine-document.ts';
import type { Outcome, Situation } from './apply-edit.ts';
import { type Clause, makeClause } from './clause.ts';
import { restateSentences } from './restate-sentences.ts';
import { takeAim } from './take-aim.ts';

/** What only leads up to it, a number in it or not. */
const aside =
  /^\s*(?:(?:oh|and|um|uh|hey|okay?|so|also|please|alright|one (?:more|last|other) (?:thing|change))[,: ]+)+/i;

/** Who says more than this asks for more than one thing. */
const longestAimed = 120;

/** What nobody understood, by what it is likely about as a whole; null where that is not sure. */
export function aimAtWhole(
  { content, instructions, today, catalogue = [], profile }: RefineInput,
  open: boolean,
  carryOut: (clause: Clause, situation: Situation) => Outcome,
): Pick<Refined, 'content' | 'changes' | 'refused'> | null {
  if (instructions.length > longestAimed) return null;
  const situation = {
    content,
    original: content,
    today,
    catalogue,
    profile: profile ?? { businessName: '' },
    focus: [],
  };
  const words = instructions.replace(aside, '');
  const clause = makeClause(words, hear(words).tokens, today);
  const outcome = takeAim(clause, situation, open, carryOut);
  return outcome?.kind === 'changed'
    ? { content: restateSentences(content, outcome.content), changes: outcome.changes, refused: [] }
    : null;
}
