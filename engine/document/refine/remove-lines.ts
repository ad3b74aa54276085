/** Lines taken out, waived, made optional, included, chosen, kept. */

import type { DocumentContent, LineItem } from '../business-document.ts';
import {
  applyEdit,
  changed,
  findTargets,
  type Handler,
  type Outcome,
  refuse,
  refuseTarget,
  type Situation,
  show,
  splitList,
  withFigures,
} from './apply-edit.ts';
import { removeTravel } from './change-travel.ts';
import { type Clause, partsOf, wordsOf } from './clause.ts';
import { nameLines, stemsOf } from './find-lines.ts';
import { capitalize, centsOf, isHourLine, linesOf, textsOf } from './read-content.ts';

const removal: RegExp[] = [
  /^(?:drop|remove|delete|lose|kill|scratch|strike|nix|cut|skip|omit|ditch|axe|eliminate|forget|exclude|get rid of|do away with|leave (?:off|out)|take (?:off|out|away)|cut out|knock (?:off|out)|pull(?: out)?|throw out|back out|don't (?:charge|bill)(?: them| him| her)? for|do not charge(?: them)? for|no longer (?:need|doing)|we(?: 're| are) not doing|not doing|forget about|don't (?:do|need|include)|do not (?:do|need|include)|we (?:don't|do not|won't) (?:need|do|be doing)(?: the)?|they (?:don't|do not|no longer) (?:want|need)|(?:he|she|client|customer) (?:doesn't|does not) (?:want|need)|the (?:client|customer) (?:doesn't|does not) (?:want|need))(?: out| off)? (?<what>.+?)(?: (?:off|out|away|entirely|completely|altogether|from (?:it|this|the (?:quote|estimate|bid|invoice|job|list|document))|too|as well|for now))*$/d,
  /^take (?<what>.+?) (?:off|out|away)(?: (?:of|from) (?:it|this|there|the (?:quote|estimate|bid|invoice|job|list|document)))?$/d,
  /^leave (?<what>.+?) (?:off|out)$/d,
  /^no (?:more )?(?<what>[a-z' -]+)$/d,
  /^without (?<what>[a-z' -]+)$/d,
  /^(?<what>.+?) (?:is|are|can be|should be) (?:out|gone|off|dropped|removed|cancelled|canceled|not needed|no longer needed)$/d,
  /^(?:they|he|she|the (?:client|customer|homeowner|owner)|client|customer|homeowner|owner) (?:'ll |will |is going to |are going to |wants to |want to |'re |'s |is |are )?(?:do|does|doing|handle|handles|handling|take care of|takes care of|taking care of|pull|pulls|pulling|supply|supplies|supplying|provide|provides|providing|pay for|pays for|paying for|cover|covers|covering|buy|buys|buying) (?<what>.+?)(?: (?:himself|herself|themselves|themself|on (?:their|his|her) own|directly))?$/d,
];

const waiving: RegExp[] = [
  /^waive (?<what>.+)$/d,
  /^(?:comp|throw in) (?<what>.+?)(?: for free)?$/d,
  /^no charge (?:for|on) (?<what>.+)$/d,
  /^(?:make|do|include|give (?:them|him|her)) (?<what>.+?) (?:for )?(?:free|no charge|at no charge|free of charge|complimentary|on the house|on us)$/d,
  /^(?<what>.+?) (?:is|are|should be|will be|'s) (?:included )?(?:for )?(?:free|no charge|at no charge|free of charge|complimentary|on the house|on us|waived)$/d,
  /^don't charge(?: them| him| her)? (?:for|anything for) (?<what>.+)$/d,
];

const makingOptional: RegExp[] = [
  /^(?:make|mark|list|show|set|turn|put|move|offer|switch|change|leave|have|price|quote|break out)(?: out)? (?<what>.+?) (?:as |to |in |into |under |be )*(?:an? |the )?(?:optional|options?|add - ?ons?|add ons?|extras?|alternates?|upgrades?|optional (?:items?|lines?|extras?))$/d,
  /^(?<what>optional)$/d,
  /^(?<what>.+?) (?:is|are|should be|can be|will be) (?:an )?(?:optional|options?|extras?)$/d,
];

const including: RegExp[] = [
  /^(?:include|add|add in|put in|put back in|bring in|count) (?<what>.+?)(?: (?:in the (?:total|price|quote|job)|to the (?:total|price|job)|too|as well|in|after all))?$/d,
  /^(?:make|mark|move|turn) (?<what>.+?) (?:as |to |into |in |part of |be )*(?:required|not optional|non - optional|included|the total|the main (?:list|job|price)|a regular (?:line|item)|standard|mandatory|part of the (?:job|total|price|quote))$/d,
  /^(?:they|he|she|we|the (?:client|customer|homeowner|owner)|client|customer) (?:'d |'ll |would |will |does |do |has |have |is |are |'s |'re |also |now |decided |wants |want )*(?:wants?|take|takes|taking|like|likes|chose|picked|pick|chosen|approved|approves|going with|go with|went with|accepted|decided on|need|needs|getting|get|add|added|do) (?<what>.+?)(?: (?:too|as well|after all|included))?$/d,
  /^go(?:ing)? with (?<what>.+)$/d,
];

export const editLines: Handler = (clause, situation) =>
  makeOptional(clause, situation) ??
  waive(clause, situation) ??
  include(clause, situation) ??
  remove(clause, situation) ??
  keepLine(clause, situation);

function matchAny(clause: Clause, expressions: readonly RegExp[]): { words: string[]; match: RegExpExecArray } | null {
  for (const expression of expressions) {
    const match = expression.exec(clause.pattern);
    if (match) return { words: wordsOf(partsOf(clause, match, 'what')), match };
  }
  return null;
}

const hasFigure = (words: readonly string[]): boolean =>
  words.some((word) => /^(MONEY|RATE|PERCENT|NUMBER|DURATION|QUANTITY)\d/.test(word));

function remove(clause: Clause, situation: Situation): Outcome | null {
  const asked = matchAny(clause, removal);
  if (!asked || hasFigure(asked.words) || /\b(?:in|by) half$/.test(clause.pattern)) return null;
  const { content } = situation;
  const groups = asked.words.join(' ').split(/ (?:and|,|plus|&) /);
  if (groups.length > 1 && groups.some((group) => /\b(?:travel|mileage|tax|discount|deposit)\b/.test(group)))
    return removeMixed(groups, clause, situation);
  const found = findTargets(situation, asked.words);
  if (found.kind === 'travel') return removeTravel(situation);
  if (found.kind !== 'lines') return refuseTarget(situation, found, asked.words.join(' '));
  if (
    /\beverything\b|^all\b/.test(asked.words.join(' ')) &&
    linesOf(content).every((line, index) => line.optional === true || found.lines.includes(index))
  )
    return refuse('That would leave an empty document.');
  const lines = new Map(found.lines.map((index) => [index, null] as const));
  const names = found.lines.map((index) => linesOf(content)[index]!);
  let after = applyEdit(content, { lines });
  after = forgetInScope(after, names);
  if (
    /^(?:they|he|she|(?:the )?(?:client|customer|homeowner|owner)) (?!don't|do not|doesn't|does not|no longer)/.test(
      clause.pattern,
    )
  )
    after = {
      ...after,
      notes: [...textsOf(after, 'notes'), ...names.map(({ description }) => `${description} by the client`)],
    };
  return changed(
    after,
    names.map(
      ({ description, amount }) => `Removed ${description}${amount === null ? '' : ` (${show(centsOf(amount) ?? 0)})`}`,
    ),
    [],
  );
}

function removeMixed(groups: readonly string[], clause: Clause, situation: Situation): Outcome | null {
  let { content } = situation;
  const changes: string[] = [];
  for (const group of groups) {
    const key = /\b(tax|discount|deposit)\b/.exec(group)?.[1] as 'tax' | 'discount' | 'deposit' | undefined;
    if (key) {
      if (!content[key]) return refuse(`There is no ${key} to take off.`);
      content = applyEdit(content, { set: { [key]: null } });
      changes.push(`${capitalize(key)} removed`);
      continue;
    }
    const found = findTargets({ ...situation, content }, group.split(' '));
    if (found.kind === 'travel') {
      const outcome = removeTravel({ ...situation, content });
      if (outcome.kind !== 'changed') return outcome;
      content = outcome.content;
      changes.push(...outcome.changes);
    } else if (found.kind === 'lines') {
      changes.push(`Removed ${nameLines(content, found.lines)}`);
      const gone = found.lines.map((index) => linesOf(content)[index]!);
      content = forgetInScope(
        applyEdit(content, { lines: new Map(found.lines.map((index) => [index, null] as const)) }),
        gone,
      );
    } else return refuseTarget(situation, found, group);
  }
  return clause.parts.length > 0 ? changed(content, changes, []) : null;
}

/** A point of the scope that says what a removed line said, and nothing else, goes with it. */
function forgetInScope(content: DocumentContent, removed: readonly LineItem[]): DocumentContent {
  const kept = linesOf(content).map(({ description }) => stemsOf(description));
  const scope = textsOf(content, 'scope').filter((point) => {
    const stems = stemsOf(point);
    return !removed.some(({ description }) => {
      const gone = stemsOf(description);
      const only = gone.filter((stem) => !kept.some((line) => line.includes(stem)));
      return (
        only.length > 0 &&
        stems.length > 0 &&
        gone.every((stem) => stems.includes(stem)) &&
        stems.length - gone.length <= 1
      );
    });
  });
  return scope.length === textsOf(content, 'scope').length ? content : { ...content, scope };
}

function waive(clause: Clause, situation: Situation): Outcome | null {
  const asked = matchAny(clause, waiving);
  if (!asked || hasFigure(asked.words)) return null;
  const groups = splitList(asked.words);
  if (groups.length > 1 && groups.some((group) => findTargets(situation, group).kind === 'travel')) {
    const travelless = groups.filter((group) => findTargets(situation, group).kind !== 'travel');
    const removed = removeTravel(situation);
    if (removed.kind !== 'changed') return removed;
    const rest = waiveLines(
      clause,
      { ...situation, content: removed.content },
      travelless.flatMap((group, at) => (at === 0 ? group : ['and', ...group])),
    );
    return rest?.kind === 'changed' ? { ...rest, changes: [...removed.changes, ...rest.changes] } : rest;
  }
  return waiveLines(clause, situation, asked.words);
}

function waiveLines(clause: Clause, situation: Situation, words: readonly string[]): Outcome | null {
  const found = findTargets(situation, words);
  if (found.kind === 'travel') return removeTravel(situation);
  if (found.kind !== 'lines')
    return /^(?:throw in|include)/.test(clause.pattern) ? null : refuseTarget(situation, found, words.join(' '));
  const lines = new Map<number, LineItem>();
  for (const index of found.lines) {
    const line = linesOf(situation.content)[index]!;
    lines.set(
      index,
      withFigures(
        line,
        // Hours that are not charged are no labor of the document.
        line.quantity === null || line.unit_price === null || isHourLine(line)
          ? { quantity: null, unit: null, unitPrice: null, amount: 0 }
          : { unitPrice: 0 },
        clause,
      ),
    );
  }
  return changed(
    applyEdit(situation.content, { lines }),
    `No charge for ${nameLines(situation.content, found.lines)}`,
    found.lines,
  );
}

function makeOptional(clause: Clause, situation: Situation): Outcome | null {
  const asked = matchAny(clause, makingOptional);
  if (!asked || hasFigure(asked.words)) return null;
  const found = findTargets(situation, clause.pattern === 'optional' ? ['it'] : asked.words);
  if (found.kind === 'travel') return refuse('Travel cannot be optional.');
  if (found.kind !== 'lines') return refuseTarget(situation, found, asked.words.join(' '));
  return setOptional(situation, found.lines, true);
}

function setOptional(situation: Situation, indices: readonly number[], optional: boolean): Outcome {
  const { content } = situation;
  const lines = new Map<number, LineItem | null>();
  for (const index of indices) {
    const line = linesOf(content)[index]!;
    if ((line.optional === true) === optional) continue;
    const { alternative, ...rest } = line;
    lines.set(index, { ...rest, optional });
    // The chosen one of several alternatives ends the choice.
    if (!optional && alternative !== undefined)
      for (const [other, { alternative: set }] of linesOf(content).entries())
        if (other !== index && set === alternative) lines.set(other, null);
  }
  if (lines.size === 0) return { kind: 'already', focus: [...indices] };
  return changed(
    applyEdit(content, { lines }),
    `${nameLines(content, indices)}: ${optional ? 'optional, outside the total' : 'included in the total'}`,
    [...indices],
  );
}

function include(clause: Clause, situation: Situation): Outcome | null {
  const asked = matchAny(clause, including);
  if (!asked || hasFigure(asked.words)) return null;
  const found = findTargets(situation, asked.words);
  if (found.kind !== 'lines') {
    const open = findOptional(situation, asked.words);
    return open.length === 1 ? setOptional(situation, open, false) : null;
  }
  const open = found.lines.filter((index) => linesOf(situation.content)[index]!.optional === true);
  if (open.length === 0) {
    // "include those" right after they were put in
    const pointed = asked.words.every((word) => /^(it|that|those|them|these|this)$/.test(word));
    return pointed || !/^add\b/.test(clause.pattern) ? { kind: 'already', focus: found.lines } : null;
  }
  return setOptional(situation, open, false);
}

/** "they want the caps" where "Cap rail" is charged and "Post caps" are an option: the option is meant. */
function findOptional(situation: Situation, words: readonly string[]): number[] {
  const items = linesOf(situation.content);
  const options = items.filter(({ optional }) => optional === true);
  const found = findTargets({ ...situation, content: { ...situation.content, items: options } }, words);
  return found.kind === 'lines' ? found.lines.map((index) => items.indexOf(options[index]!)) : [];
}

/** "actually keep the permit": back as it was handed in, if an instruction before took it out. */
function keepLine(clause: Clause, situation: Situation): Outcome | null {
  const match = /^(?:keep|leave) (?<what>.+?)(?: (?:in|there|as is|as it is|alone|the same|on))*$/d.exec(
    clause.pattern,
  );
  if (!match) return null;
  const words = wordsOf(partsOf(clause, match, 'what'));
  const now = findTargets(situation, words);
  if (now.kind === 'lines' || (now.kind === 'travel' && situation.content.travel_cost !== null))
    return { kind: 'already' };
  const { content, original } = situation;
  const was = findTargets({ ...situation, content: original }, words);
  if (was.kind === 'travel' && original.travel_cost !== null)
    return changed(
      applyEdit(content, { set: { travel_cost: original.travel_cost, travel_time_hours: original.travel_time_hours } }),
      'Travel kept',
      [],
    );
  if (was.kind !== 'lines') return refuseTarget(situation, was, words.join(' '));
  const at = was.lines[0]!;
  const added = was.lines.map((index) => linesOf(original)[index]!);
  const kept = applyEdit(content, { added, at });
  // What the scope lost with them comes back as well.
  const lost = textsOf(original, 'scope').filter((point) => !textsOf(content, 'scope').includes(point));
  const points =
    lost.length === 0 ? null : forgetInScope({ ...original, items: linesOf(kept) }, removedFrom(original, kept));
  return changed(
    points ? { ...kept, scope: textsOf(points, 'scope') } : kept,
    `Kept ${nameLines(original, was.lines)}`,
    [],
  );
}

const removedFrom = (original: DocumentContent, now: DocumentContent): LineItem[] =>
  linesOf(original).filter((line) => !linesOf(now).some(({ description }) => description === line.description));
