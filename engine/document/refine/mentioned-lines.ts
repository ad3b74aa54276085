/** The lines that a clause names among other words. */
import type { DocumentContent } from '../business-document.ts';
import { linesOf } from '../read-content.ts';
import { findTargets, type Situation } from './apply-edit.ts';
import { type Clause, partsOf } from './clause.ts';
import { findLines } from './find-lines.ts';

const isLittle =
  /^(?:the|and|for|that|this|those|with|from|about|make|need|want|line|last|first|top|our|one|all|per|hour|hours|each|rate|work|labor|materials?|option)$/;

/** The lines that some words of a clause name: as many words as together name them. */
export function mentionedLines({ parts }: Clause, situation: Situation): number[] | null {
  const words = parts.map(({ word }) => word);
  for (let length = Math.min(6, words.length - 1); length > 0; length -= 1)
    for (let from = words.length - length; from > 0; from -= 1) {
      const some = words.slice(from, from + length);
      if (length === 1 && (some[0]!.length < 3 || isLittle.test(some[0]!))) continue;
      if (/^(?:and|or|,)$/.test(some[0]!) || /^(?:and|or|,)$/.test(some.at(-1)!)) continue;
      const found = findTargets({ ...situation, focus: [] }, some);
      if (found.kind === 'lines') return found.lines;
    }
  return null;
}

/** The lines that a remark is about: none where it speaks of two, "the haul away is in the heater price". */
export function spokenOf(clause: Clause, situation: Situation): number[] | null {
  const mentioned = mentionedLines(clause, situation);
  const first =
    /^(?<what>(?:the |that |our |my )?[a-z][a-z' -]*?) (?:is|are|'s|'re|was|were|comes|goes) (?:[a-z]+ )*(?:in|with|part of|under) /d.exec(
      clause.pattern,
    );
  if (!mentioned || !first) return mentioned;
  const subject = findTargets(
    { ...situation, focus: [] },
    partsOf(clause, first, 'what').map(({ word }) => word),
  );
  return subject.kind === 'lines' && subject.lines.join() !== mentioned.join() ? subject.lines : mentioned;
}

/** Does it name a line of the document? */
export const namesLine = ({ parts }: Clause, { content }: Situation): boolean =>
  parts.some(({ word, phrase }) => !phrase && word.length > 3 && findLines(content, [word], []).kind === 'lines');

/** The lines that are all a clause says, but for a word of what became of them: "the materials went up". */
export function namedLines({ parts, pattern }: Clause, { content }: Situation): number[] | null {
  const named = pattern.replace(
    / (?:(?:has|have|'s|'ve|is|are|was|were|just|also|really|actually) )*(?:(?:went|gone|go|goes|came|come|comes|going) (?:up|down)|changed?|increased|dropped|wrong|off|different|(?:got|gotten|getting) (?:more expensive|cheaper|pricier|wrong)|(?:more expensive|cheaper|pricier)|(?:way |a (?:bit|little) )?too (?:low|high|much|little|expensive|cheap|few|many))(?: again| a (?:bit|little|lot)| some)?$/,
    '',
  );
  const found = findLines(
    content,
    parts.filter(({ at }) => at < named.length).map(({ word }) => word),
    [],
  );
  return found.kind === 'lines' && found.lines.length === 1 ? found.lines : null;
}

/** Whether those lines stand in the document now as they stood then. */
export function areAsBefore(lines: readonly number[], then: DocumentContent, now: DocumentContent): boolean {
  const standing = new Set(linesOf(now).map(withoutEvidence));
  return lines.every((index) => standing.has(withoutEvidence(linesOf(then)[index])));
}

/** A value as text, without where its figures come from. */
export const withoutEvidence = (value: unknown): string =>
  JSON.stringify(value, (key, part) => (/^(?:travel_)?(?:evidence|source)$/.test(key) ? undefined : part));
