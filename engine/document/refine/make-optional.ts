/** Lines moved out of the total as options, and into it. */
import type { LineItem } from '../business-document.ts';
import { linesOf } from '../read-content.ts';
import { applyEdit, changed, findTargets, type Outcome, refuse, refuseTarget, type Situation } from './apply-edit.ts';
import { changeLines } from './change-lines.ts';
import type { Clause } from './clause.ts';
import { nameLines } from './find-lines.ts';
import { aux, expression, hasFigure, matchAny, refusePart, removedFrom, someone } from './match-wording.ts';

const extra =
  '(?:optional|options?|add - ?ons?|add ons?|extras?|alternates?|upgrades?|optional (?:items?|lines?|extras?|add - ?ons?|add ons?|upgrades?))';
const makingOptional: RegExp[] = [
  expression(
    `^(?:make|mark|list|show|set|turn|put|move|offer|switch|change|leave|have|price|quote|break out|keep|pull|quote|treat|add|do|give (?:them|him|her)|(?:${someone} )(?:${aux} )*(?:wants?|would like|'d like|prefers?|needs?))(?: out)? (?<what>.+?) (?:as |to |in |into |under |be |just |separately |out |over |down )*(?:an? |the )?${extra}(?: section| list)?$`,
  ),
  /^(?<what>optional)$/d,
  expression(`^(?<what>(?:the |that |those |our )[a-z' -]+?) as (?:an? )?${extra}$`),
  expression(
    `^(?<what>.+?) (?:is|are|should be|can be|will be|'s|'re|needs? to be|ought to be|becomes?) (?:just |now |only |all |both )*(?:an? )?${extra}(?: now| instead)?$`,
  ),
];

const including: RegExp[] = [
  /^(?:include|add|add in|put in|put back in|bring in|count|go ahead with|proceed with|move forward with) (?<what>.+?)(?: (?:in the (?:total|price|quote|job)|to the (?:total|price|job)|too|as well|in|after all|back in))?(?: (?:they|he|she) (?:said (?:yes|ok|okay|go ahead)|(?:wants?|wanted|approved|okayed|took|agreed to) (?:it|that|them)))?$/d,
  /^(?:make|mark|move|turn|put|bring|throw|roll|fold|work|count) (?<what>.+?) (?:as |to |into |in |part of |be |over )*(?:required|not optional|non - optional|included|the (?:total|price|main (?:list|job|price))|a regular (?:line|item)|standard|mandatory|part of the (?:job|total|price|quote))$/d,
  expression(
    `^(?:${someone} )(?:${aux} )*(?:(?:wants?|wanted|takes?|taking|took|likes?|love|chose|picked|pick|chosen|approved|approves|going with|go with|went with|accepted|decided on|decided to|decided they want|opted for|opted to|agreed to|agreed on|okayed|signed off on|said yes to|needs?|getting|get|adds?|added|adding|do|doing|have|having|go ahead with|going ahead with|going for|went for|include|including|us to|to) (?:also |to )?)+(?<what>.+?)(?: (?:too|as well|after all|included|done|added|in|also|now|put in|installed|in the (?:total|price|job)))*$`,
  ),
  /^go(?:ing)?(?: ahead)? with (?<what>.+)$/d,
  /^(?:put|bring|add|leave|drop) (?<what>.+?) (?:back )?in(?: too| as well| after all| there)?$/d,
  // whoever it was that agreed
  /^(?:the |my |our |her |his |their )?(?:[a-z]+ ){1,2}(?:wants?|wanted|would like|'d like|'ll take|will take|needs?|approved|okayed|ok'd|agreed to|agreed on|signed off on|said yes to|picked|chose|accepted) (?<what>.+?)(?: too| as well| after all)*$/d,
  expression(
    "^(?<what>.+?) (?:is|are|'s|'re|got|was|were) (?:now |back |also |both |all )*(?:in|included|a go|a yes|approved|happening|going ahead|accepted|in the (?:total|price|job)|part of (?:it|the (?:job|total|price)))(?: now| too| after all)*$",
  ),
];

export function makeOptional(clause: Clause, situation: Situation): Outcome | null {
  const asked = matchAny(clause, makingOptional);
  if (!asked || hasFigure(asked.words) || asked.words.at(-1) === 'not') return null;
  const again =
    /^(?:it|that|them|those|these)(?: (?:on|in) (?:there|here))?$/.test(asked.words.join(' ')) &&
    situation.focus.length === 0;
  const back = again ? takenOut(situation) : null;
  if (back) return back;
  const found = findTargets(situation, clause.pattern === 'optional' ? ['it'] : asked.words);
  if (found.kind === 'travel') return refuse('Travel cannot be optional.');
  if (found.kind !== 'lines')
    return /^add\b/.test(clause.pattern) ? null : refuseTarget(situation, found, asked.words.join(' '));
  return refusePart(situation, found, asked.words) ?? setOptional(situation, found.lines, true);
}

/** "pull the backsplash out and list it as an option": what was just taken out comes back outside the total. */
function takenOut({ content, original }: Situation): Outcome | null {
  const gone = removedFrom(original, content);
  if (gone.length === 0) return null;
  const lines = gone.map((line) => ({ ...line, optional: true }));
  const after = applyEdit(content, { added: lines, at: linesOf(original).indexOf(gone[0]!) });
  return changed(
    { ...after, scope: original.scope },
    `${gone.map(({ description }) => description).join(', ')}: optional, outside the total`,
  );
}

/** Lines moved out of the total or into it; with a name they become alternatives of each other. */
export function setOptional(
  situation: Situation,
  indices: readonly number[],
  optional: boolean,
  choice?: string,
): Outcome {
  const { content } = situation;
  const lines = new Map<number, LineItem | null>();
  for (const index of indices) {
    const line = linesOf(content)[index]!;
    if ((line.optional === true) === optional && line.alternative === choice) continue;
    const { alternative, ...rest } = line;
    lines.set(index, { ...rest, optional, ...(choice === undefined ? {} : { alternative: choice }) });
    // The chosen one of several alternatives ends the choice.
    if (!optional && alternative !== undefined)
      for (const [other, { alternative: set }] of linesOf(content).entries())
        if (other !== index && set === alternative) lines.set(other, null);
  }
  if (lines.size === 0) return { kind: 'already', focus: [...indices] };
  const told =
    choice !== undefined ? 'a choice, one of them' : optional ? 'optional, outside the total' : 'included in the total';
  return changed(applyEdit(content, { lines }), `${nameLines(content, indices)}: ${told}`, [...indices]);
}

export function include(clause: Clause, situation: Situation): Outcome | null {
  const asked = matchAny(clause, including);
  if (!asked || asked.words.includes('not')) return null;
  if (hasFigure(asked.words)) return includeAt(clause, situation, asked.words);
  const found = findTargets(situation, asked.words);
  if (found.kind !== 'lines') {
    const open = findOptional(situation, asked.words);
    return open.length === 1 ? setOptional(situation, open, false) : null;
  }
  const open = found.lines.filter((index) => linesOf(situation.content)[index]!.optional === true);
  if (open.length === 0) {
    if (!/^(?:include|add|put|make|mark|move|turn|they|he|she|we|the|client|customer|go)\b/.test(clause.pattern))
      return null;
    // "include those" right after they were put in
    const pointed = asked.words.every((word) => /^(it|that|those|them|these|this)$/.test(word));
    return pointed || !/^add\b/.test(clause.pattern) ? { kind: 'already', focus: found.lines } : null;
  }
  return setOptional(situation, open, false);
}

/** "she does want one month of storage": what was an option comes in, and with another figure. */
function includeAt(clause: Clause, situation: Situation, words: readonly string[]): Outcome | null {
  if (!/^(?:they|he|she|(?:the )?(?:client|customer|homeowner|owner)) /.test(clause.pattern)) return null;
  const named = words.filter((word) => !/^(?:[A-Z]+\d+|of|at|for|an?|each|only|just)$/.test(word));
  const found = findTargets(situation, named);
  if (found.kind !== 'lines' || found.lines.some((index) => linesOf(situation.content)[index]!.optional !== true))
    return null;
  const figures = changeLines(clause, situation);
  if (figures?.kind !== 'changed') return figures;
  const included = setOptional({ ...situation, content: figures.content }, found.lines, false);
  return included.kind === 'changed' ? { ...included, changes: [...figures.changes, ...included.changes] } : figures;
}

/** "they want the caps" where "Cap rail" is charged and "Post caps" are an option: the option is meant. */
function findOptional(situation: Situation, words: readonly string[]): number[] {
  const items = linesOf(situation.content);
  const options = items.filter(({ optional }) => optional === true);
  const found = findTargets({ ...situation, content: { ...situation.content, items: options } }, words);
  return found.kind === 'lines' ? found.lines.map((index) => items.indexOf(options[index]!)) : [];
}
