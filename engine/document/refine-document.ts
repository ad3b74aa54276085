/** An instruction in plain words → the document changed by it, with a list of what was changed and what could not be. */
import { splitDay } from '../calendar-day.ts';
import type { BusinessProfile, CalendarDay, CatalogueService, DocumentContent } from './business-document.ts';
import { addLines } from './refine/add-lines.ts';
import type { Handler, Outcome, Situation } from './refine/apply-edit.ts';
import { arrangeLines } from './refine/arrange-lines.ts';
import { changeDeposit, changeDiscount, changeTax } from './refine/change-adjustments.ts';
import { changeLines } from './refine/change-lines.ts';
import { changeNotes } from './refine/change-notes.ts';
import { changeParties } from './refine/change-parties.ts';
import { changeSchedule } from './refine/change-schedule.ts';
import { changeTotal } from './refine/change-total.ts';
import type { Clause } from './refine/clause.ts';
import { mergeLines } from './refine/merge-lines.ts';
import { refuseImpossible } from './refine/refuse-impossible.ts';
import { editLines } from './refine/remove-lines.ts';
import { replaceLine } from './refine/replace-line.ts';
import { replaceWords } from './refine/replace-words.ts';
import { restateCount } from './refine/restate-count.ts';
import { restateSentences } from './refine/restate-sentences.ts';
import { reword } from './refine/reword.ts';
import { splitInstructions } from './refine/split-instructions.ts';

export interface RefineInput {
  content: DocumentContent;
  /** What was said or typed: one instruction or several. */
  instructions: string;
  today: CalendarDay;
  catalogue?: readonly CatalogueService[];
  profile?: BusinessProfile;
}

export interface Refined {
  content: DocumentContent;
  /** One sentence per change; empty when nothing was changed. */
  changes: string[];
  /** One sentence per instruction that was not carried out: why, and what to say instead. */
  refused: string[];
}

/** The first that knows the instruction answers. What is told apart by a word comes before what is told apart by the lines. */
const handlers: readonly Handler[] = [
  refuseImpossible,
  changeNotes,
  reword,
  changeParties,
  changeSchedule,
  changeDeposit,
  changeTax,
  changeDiscount,
  changeTotal,
  mergeLines,
  replaceLine,
  restateCount,
  replaceWords,
  arrangeLines,
  editLines,
  addLines,
  changeLines,
];

/**
 * Pure and exact: what an instruction does not speak of stays to the byte, unknown keys included, and every figure of the result
 * was there before, was said, stands in the price list or follows from those by arithmetic. An instruction that cannot be
 * carried out changes nothing. Throws RangeError when `today` is no calendar day.
 */
export function refineDocument({ content, instructions, today, catalogue = [], profile }: RefineInput): Refined {
  splitDay(today);
  const { clauses, commands } = splitInstructions(instructions, today);
  const refused = commands.map((said) => `“${said}” is no change to the document and was ignored.`);
  const changes: string[] = [];
  const remarks: string[] = [];
  let situation: Situation = {
    content,
    original: content,
    today,
    catalogue,
    profile: profile ?? { businessName: '' },
    focus: [],
  };
  let previous: { situation: Situation; changes: number } | null = null;
  for (const clause of clauses) {
    if (previous && takesBackTheLast(clause)) {
      situation = previous.situation;
      changes.length = previous.changes;
      previous = null;
      continue;
    }
    const outcome = carryOut(clause, situation);
    if (outcome.kind === 'refused' && clauses.length > 1 && explains(clause)) {
      remarks.push(outcome.because);
      continue;
    }
    if (outcome.kind === 'refused') {
      refused.push(outcome.because);
      continue;
    }
    previous = { situation, changes: changes.length };
    if (outcome.kind === 'changed') changes.push(...outcome.changes);
    situation = {
      ...situation,
      ...(outcome.kind === 'changed' && { content: outcome.content }),
      ...(outcome.focus && { focus: outcome.focus }),
    };
  }
  if (clauses.length === 0 && commands.length === 0) refused.push('No instruction was understood.');
  if (changes.length === 0) {
    if (refused.length === 0) refused.push(...remarks);
    if (refused.length === 0) refused.push('The document stands that way already.');
    return { content, changes, refused };
  }
  return { content: restateSentences(content, situation.content), changes, refused };
}

/** "scratch that", "never mind". */
const takesBackTheLast = ({ pattern }: Clause): boolean =>
  /^(?:no )?(?:scratch|strike|forget|cancel|undo|skip) (?:that|it|the last (?:one|part))$|^never ?mind(?: that)?$/.test(
    pattern,
  );

/** "take out the permit, they're pulling it", "they have two dogs": remarks, and no instructions. */
const explains = ({ pattern }: Clause): boolean =>
  /^(?:they|he|she|we|i|it|that|this) (?:'re|'s|'ve|'d|are|is|have|has|had|already|don't|doesn't|got|was|were|said|told|called|live|lives|can't)\b/.test(
    pattern,
  ) && !/\b(?:MONEY|RATE|PERCENT)\d/.test(pattern);

function carryOut(clause: Clause, situation: Situation): Outcome {
  for (const handler of handlers) {
    const outcome = handler(clause, situation);
    if (outcome) return outcome;
  }
  return { kind: 'refused', because: `“${clause.said}” was not understood as a change to this document.` };
}
