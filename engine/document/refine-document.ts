/** An instruction in plain words → the document changed by it, with a list of what was changed and what could not be. */
import { splitDay } from '../calendar-day.ts';
import type { Token } from '../transcript/hear.ts';
import type { BusinessProfile, CalendarDay, CatalogueService, DocumentContent } from './business-document.ts';
import { addBare } from './refine/add-bare.ts';
import { aimAtWhole } from './refine/aim-at-whole.ts';
import { notUnderstood, type Outcome, refuse, type Situation } from './refine/apply-edit.ts';
import { type Clause, withoutContrast, withoutFrame } from './refine/clause.ts';
import { dropStanding } from './refine/drop-share.ts';
import { findLines } from './refine/find-lines.ts';
import { handlers } from './refine/handlers.ts';
import { withApostrophes } from './refine/hasty-words.ts';
import {
  areAsBefore,
  mentionedLines,
  namedLines,
  namesLine,
  spokenOf,
  withoutEvidence,
} from './refine/mentioned-lines.ts';
import { placesInWords } from './refine/places-in-words.ts';
import { plainWords } from './refine/plain-words.ts';
import {
  correctLast,
  forgottenIn,
  goneAlready,
  pointsBack,
  pricedBehind,
  saysWhatStands,
  takesBackTheLast,
  withName,
} from './refine/point-back.ts';
import { readCommand, readMention } from './refine/read-command.ts';
import { asksForList, isQuestion } from './refine/refuse-impossible.ts';
import { takesShareForFigure } from './refine/refuse-parts.ts';
import { deepest, follow, rephrase } from './refine/rephrase.ts';
import { explainsSwap } from './refine/replace-line.ts';
import { restateSentences } from './refine/restate-sentences.ts';
import { splitInstructions } from './refine/split-instructions.ts';
import { takeVerbatim } from './refine/take-verbatim.ts';
import {
  foretells,
  isRemark,
  saysNothing,
  saysTheSame,
  tellsOfOthers,
  tellsOfPlans,
  tellsOfUs,
  withoutRemarks,
} from './refine/tell-remarks.ts';
import { asksNothing, halvesOfList, unfoldClause } from './refine/unfold-clause.ts';
import { toThem } from './refine/without-names.ts';

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

/** Characters of one instruction; who says more than this dictates a document. */
const longest = 10_000;

/** Who says more than this tells much beside the instructions: other words for all of it would be a guess. */
const longestTold = 1_000;

/**
 * Pure and exact: what an instruction does not speak of stays to the byte, unknown keys included, and every figure of the result
 * was there before, was said, stands in the price list or follows from those by arithmetic. An instruction that cannot be
 * carried out changes nothing. Throws RangeError when `today` is no calendar day.
 */
export function refineDocument(written: RefineInput): Refined {
  const { left, ...refined } = refineByReaders(written);
  const aimed = left && aimAtWhole(written, left === 'open', (one, now) => carryOut(one, now, deepest));
  return aimed || refined;
}

/**
 * What may be guessed at: nothing was understood, and no reader has anything against it ('open'), or one has ('closed'). Null
 * where something was done, and where it is known to be impossible, a question or a command to the software.
 */
type Left = 'open' | 'closed' | null;

/** The same without a guess at what no reader knew. */
export function refineByReaders(written: RefineInput): Refined & { left: Left } {
  const input = {
    ...written,
    instructions: placesInWords(toThem(withApostrophes(written.instructions), written.content.client)),
  };
  const refined = refineOnce(input);
  const plain =
    refined.refused.length > 0 &&
    input.instructions.length <= longestTold &&
    plainWords(input.instructions, input.content.client);
  if (!plain) return refined;
  // Only where it is understood whole: half an understanding of other words than were said is none.
  const again = refineOnce({ ...input, instructions: plain });
  return again.changes.length > 0 && again.refused.length === 0 ? again : refined;
}

function refineOnce({ content, instructions, today, catalogue = [], profile }: RefineInput): Refined & { left: Left } {
  splitDay(today);
  if (instructions.length > longest)
    return {
      content,
      changes: [],
      refused: [`That is too long for one instruction: at most ${longest} characters.`],
      left: null,
    };
  if (asksForList(instructions))
    return { content, changes: [], refused: ['Your price list is changed under “Services”, not here.'], left: null };
  if (isQuestion.test(instructions))
    return {
      content,
      changes: [],
      refused: [`“${instructions.trim()}” is a question: say what should change.`],
      left: null,
    };
  const { clauses, commands } = splitInstructions(instructions, today);
  const refused = commands.map((said) => `“${said}” is no change to the document and was ignored.`);
  let left: Left = commands.length === 0 ? 'open' : null;
  const changes: string[] = [];
  const remarks: string[] = [];
  /** Remarks with the lines that they name. */
  const told: { because: string; lines: number[] | null; content: DocumentContent }[] = [];
  let situation: Situation = {
    content,
    original: content,
    today,
    catalogue,
    profile: profile ?? { businessName: '' },
    focus: [],
  };
  /** What the instruction before named was not understood: "make it 600" may be about that. */
  let lost = false;
  /** A line was named, and nothing said of it so far. */
  let unsaid: string | null = null;
  /** What each instruction so far met. */
  const before: Situation[] = [];
  if (commands.length === 0) {
    const exact = takeVerbatim(instructions, situation);
    if (exact?.kind === 'changed')
      return { content: restateSentences(content, exact.content), changes: exact.changes, refused, left: null };
  }
  let previous: { situation: Situation; changes: number; clause: Clause } | null = null;
  /** "I forgot the permit": what "add 380 for that" is about. */
  let forgotten: Token[] = [];
  const waiting = [...clauses];
  let several = clauses.length > 1;
  /** Halves of what was said in one breath: they are not halved again. */
  const halves = new Set<Clause>();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const clause = forgotten.length > 0 ? (withName(next, forgotten, today) ?? next) : next;
    const priced = waiting[0] ? pricedBehind(clause, waiting[0], situation) : null;
    if (priced) {
      waiting[0] = priced;
      continue;
    }
    forgotten = forgottenIn(clause, situation);
    if (forgotten.length > 0) {
      several = true;
      lost = true;
      remarks.push(`No price was said for “${clause.said}”.`);
      continue;
    }
    const pieces = halves.has(clause)
      ? null
      : unfoldClause(
          clause,
          situation,
          carryOut,
          (one) =>
            isRemark(one) || (one.parts.length > 2 && tellsOfOthers(one, situation)) || saysNothing(one, situation),
        );
    if (pieces) {
      for (const piece of pieces) halves.add(piece);
      waiting.unshift(...pieces);
      several = true;
      continue;
    }
    if (previous && takesBackTheLast(clause, previous.clause)) {
      situation = previous.situation;
      changes.length = previous.changes;
      previous = null;
      continue;
    }
    // "discount of 250 uh make that 200": the same again, with the other figure
    const corrected: Clause | null =
      previous && (situation.focus.length === 0 ? correctLast(previous.clause, clause, today) : null);
    if (previous && corrected) {
      const again = carryOut(corrected, previous.situation);
      if (again.kind === 'changed') {
        situation = { ...previous.situation, content: again.content };
        changes.splice(previous.changes, changes.length, ...again.changes);
        previous = { situation: previous.situation, changes: previous.changes, clause: corrected };
        continue;
      }
    }
    if (unsaid === null && (saysTheSame(clause, changes.at(-1)) || goneAlready(clause, changes.at(-1)))) continue;
    // "they don't want the bar, swap it for the tea station": it only says why
    const swapped = waiting[0] ? explainsSwap(clause, waiting[0], situation, carryOut) : null;
    if (swapped !== null) {
      situation = { ...situation, focus: [swapped.index] };
      waiting[0] = swapped.next;
      continue;
    }
    // "they're 96 now, so 96 dinners": all that it means is said behind it
    if (clause.reason && foretells(clause, waiting) && waiting.some((one) => namesLine(one, situation))) continue;
    const outcome =
      lost && pointsBack(clause) && !mentionedLines(clause, situation)
        ? refuse(`What “${clause.said}” is about was not found.`)
        : settle(clause, situation, before);
    if (outcome.kind === 'refused') {
      if (outcome.impossible) left = null;
      else if (left && !outcome.unknown) left = 'closed';
      const named =
        several &&
        ((clause.parts.every(({ phrase }) => !phrase) && namedLines(clause, situation)) ||
          readMention(clause, situation));
      if (named) {
        // "headcount is 92 now, buffet and dessert both"
        if (before.length > 0 && named.join() === situation.focus.join()) continue;
        // "the under cabinet lights, make those 600"
        remarks.push(outcome.because);
        unsaid = outcome.because;
        situation = { ...situation, focus: named };
        lost = false;
        continue;
      }
      const remark =
        several &&
        ((clause.reason &&
          (!/[A-Z]+\d/.test(clause.pattern.replace(/(?<=[a-z] )NUMBER\d+$/, '')) ||
            tellsOfUs.test(clause.pattern) ||
            foretells(clause, waiting))) ||
          isRemark(clause) ||
          tellsOfOthers(clause, situation) ||
          saysNothing(clause, situation) ||
          asksNothing(clause, situation, (piece) => isRemark(piece) || carryOut(piece, situation).kind === 'already'));
      const halves = remark ? null : halvesOfList(clause, situation);
      if (halves) {
        waiting.unshift(...halves);
        continue;
      }
      (remark ? remarks : refused).push(outcome.because);
      if (remark && !clause.reason && tellsOfPlans(clause))
        told.push({ because: outcome.because, lines: spokenOf(clause, situation), content: situation.content });
      lost ||= !remark;
      // "they already have hosting, take it off"
      if (remark) situation = { ...situation, focus: spokenOf(clause, situation) ?? situation.focus };
      continue;
    }
    // "the niche … do that one no charge" is said of it; anything else leaves it open
    const used =
      mentionedLines(clause, situation) === null ||
      (outcome.focus ?? []).some((line) => situation.focus.includes(line));
    if (unsaid && !used) refused.push(unsaid);
    unsaid = null;
    lost = false;
    before.push(situation);
    previous = { situation, changes: changes.length, clause };
    if (outcome.kind === 'changed') changes.push(...outcome.changes);
    situation = {
      ...situation,
      ...(outcome.kind === 'changed' && { content: outcome.content }),
      ...(outcome.focus && { focus: outcome.focus }),
    };
  }
  if (unsaid) refused.push(unsaid);
  if (clauses.length === 0 && commands.length === 0) refused.push('No instruction was understood.');
  if (changes.length === 0) {
    if (refused.length === 0) refused.push(...remarks);
    if (refused.length === 0) refused.push('The document stands that way already.');
    return { content, changes, refused, left };
  }
  // "we're down to a single niche": whatever is said of a line that stays as it was may have asked for something
  for (const { because, lines, content: then } of told)
    if (lines && areAsBefore(lines, then, situation.content)) refused.push(because);
  for (const share of ['discount', 'tax'] as const)
    if (content[share] && !situation.content[share] && !changes.some((change) => change.toLowerCase().includes(share)))
      changes.push(`${share === 'tax' ? 'Tax' : 'Discount'} removed: nothing is left that it was on`);
  return { content: restateSentences(content, situation.content), changes, refused, left: null };
}

/** What comes of an instruction; one that only says again what an instruction before it has done is done. */
function settle(clause: Clause, situation: Situation, before: readonly Situation[]): Outcome {
  const outcome = carryOut(clause, situation);
  if (outcome.kind !== 'refused') return outcome;
  for (const earlier of before) {
    const again = carryOut(clause, earlier);
    if (again.kind === 'changed' && figuresIn(again.content) === figuresIn(situation.content))
      return { kind: 'already' };
  }
  return outcome;
}

/** What two documents must have in common to charge the same for the same. */
const figuresIn = ({ items, discount, tax, deposit, travel_cost, amount }: DocumentContent): string =>
  withoutEvidence([items, discount, tax, deposit, travel_cost, amount]);

/** What comes of a command that is read by its slots; null where it is none. */
function obey(clause: Clause, situation: Situation, depth: number): Outcome | null {
  const command = depth < 2 ? readCommand(clause, situation) : null;
  return (
    command &&
    follow(command.clauses, { ...situation, focus: command.focus }, (one, now) => carryOut(one, now, deepest))
  );
}

/** No reader knew it, or none found what it is about: other words for it may say more. */
const isOpen = (outcome: Outcome | null): boolean =>
  outcome === null || (outcome.kind === 'refused' && outcome.unknown === true);

function carryOut(clause: Clause, situation: Situation, depth = 0): Outcome {
  if (saysWhatStands(clause, situation)) return { kind: 'already' };
  const answer = (one: Clause): Outcome | null => {
    for (const handler of handlers) {
      const outcome = handler(one, situation);
      if (outcome?.kind === 'changed' && takesShareForFigure(one, situation.content, outcome.content))
        return refuse(`“${one.said}” gives a share: say the figure itself.`);
      if (outcome) return outcome;
    }
    return null;
  };
  // "add 9 blinds, and deep cleaning 350": a line that is there has its own price, and is not added again
  const priced =
    clause.withoutVerb &&
    /^(?:add|include|put|throw|tack|charge)\b/.test(clause.pattern) &&
    /[a-z] (?:MONEY|RATE|NUMBER)\d+(?: each)?$|^\w+ (?:MONEY|RATE|NUMBER)\d+(?: each| apiece)? (?:for|on) (?:the|that|those|these) /.test(
      clause.pattern,
    );
  const itself = priced ? answer(clause.withoutVerb!) : null;
  if (itself?.kind === 'changed') return itself;
  const outcome = answer(clause);
  // "ten percent down becomes fifteen" is not understood by whoever leaves it at ten
  const stands = outcome?.kind === 'changed' && withoutEvidence(outcome.content) === withoutEvidence(situation.content);
  const gone = stands ? dropStanding(clause, situation) : null;
  if (gone) return gone;
  const idle = stands && clause.parts.filter(({ phrase }) => phrase).length > 1;
  if (outcome && outcome.kind !== 'refused' && !idle) return outcome;
  const own = clause.withoutVerb ? answer(clause.withoutVerb) : null;
  if (own && own.kind !== 'refused') return own;
  const framed = withoutFrame(clause, situation.today);
  const told = framed ? answer(framed) : null;
  if (told && told.kind !== 'refused') return told;
  // what is set against it says nothing more: "a flat 300 instead of a percentage"; but a line is not taken for another
  const plain = withoutContrast(clause, situation.today);
  const against = plain
    ? clause.parts.filter(({ from }) => !plain.heard.tokens.includes(clause.heard.tokens[from]!))
    : [];
  const line =
    against.length > 0 &&
    findLines(
      situation.content,
      against.map(({ word }) => word).filter((word) => !/^(?:instead|of|rather|than|not|in|place|,)$/.test(word)),
      [],
    );
  const second = plain && !(line && line.kind === 'lines') ? answer(plain) : null;
  if (second && second.kind !== 'refused') return second;
  const reworded =
    (isOpen(outcome) ? obey(clause, situation, depth) : null) ?? rephrase(clause, situation, carryOut, depth);
  if (reworded) return reworded;
  const added = isOpen(outcome) ? addBare(clause, situation) : null;
  if (added) return added;
  if (depth === 0 && isOpen(outcome) && clause.parts.length <= 24)
    for (const kept of withoutRemarks(clause, situation)) {
      const meant = carryOut(kept, situation, 1);
      if (meant.kind === 'changed') return meant;
    }
  if (idle) return { kind: 'already' };
  return outcome ?? second ?? notUnderstood(clause);
}
