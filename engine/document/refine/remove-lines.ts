/** Lines taken out, waived, made optional, included, chosen, kept. */

import type { DocumentContent, LineItem } from '../business-document.ts';
import { capitalize, centsOf, isHourLine, linesOf, textsOf } from '../read-content.ts';
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
import { changeLines } from './change-lines.ts';
import { removeTravel } from './change-travel.ts';
import { type Clause, partsOf, wordsOf } from './clause.ts';
import { type Found, isPartOfMore, nameLines, stemsOf } from './find-lines.ts';

const client = '(?:they|he|she|(?:the )?(?:client|customer|homeowner|owner|tenant|landlord|host)s?)';
const someone = `(?:${client}|we|i|you|it|that|nobody)`;
/** Little words around a verb: "we're not really going to", "they've already". */
const aux =
  "(?:'ll|'s|'re|'ve|'d|'m|will|would|is|are|am|was|were|be|been|do|does|did|has|have|had|going to|gonna|also|now|just|already|really|actually|probably|definitely|even|both|all|finally|still)";
const paper = '(?:it|this|there|here|the (?:quote|estimate|bid|invoice|job|list|document|total|price))';
const ending = `(?: (?:off|out|away|entirely|completely|altogether|(?:from|of|on) ${paper}|too|as well|for now|any ?more|any longer|at all|after all|this (?:time|year|season|round)|DATE\\d+|needed|necessary|required|either|now|then|(?:on|for) (?:this|that) (?:one|job)|done))*$`;
const expression = (text: string): RegExp => new RegExp(text, 'd');

const removal: RegExp[] = [
  expression(
    `^(?:drop|remove|delete|lose|kill|scratch|strike|nix|cut|skip|omit|ditch|axe|scrap|eliminate|forget|exclude|get rid of|do away with|hold off on|pass on|do without|live without|leave (?:off|out)|take (?:off|out|away)|cut out|knock (?:off|out)|pull(?: out)?|throw out|toss(?: out)?|back out|forget about|clear(?: out)?)(?: out| off)? (?<what>.+?)${ending}`,
  ),
  expression(
    `^(?:${someone} )?(?:${aux} )*(?:not|no longer|never|don't|doesn't|didn't|won't|aren't|isn't|wasn't|weren't) (?:${aux} )*(?:(?:need|needs|needed|want|wants|wanted|do|doing|done|include|including|included|charge|charging|bill|billing|get|getting|use|using|used|require|requires|provide|providing|install|installing|touch|touching|put|putting) (?:(?:them|him|her|to|for|on|in|any|us|anything for|the client|the customer) )*)+(?<what>.+?)${ending}`,
  ),
  expression(
    `^(?:${someone} )?(?:${aux} )*(?:decided (?:against|not to (?:do|get|have|include|go with))|passed on|passing on|changed (?:their|his|her|my|our) minds? (?:about|on)|backed out of|opted out of|skipping|skipped|dropping|dropped|cut|cutting|removed|pulled|axed|took (?:off|out)|ruled out|scrapping|scrapped|holding off on|leaving (?:off|out)|said no to|declined|rejected|nixed|cancell?ed|(?:can|could) (?:do|live) without|rather not (?:do|have)) (?<what>.+?)${ending}`,
  ),
  expression(`^take (?<what>.+?) (?:off|out|away)(?: (?:of|from|on) ${paper})?$`),
  expression('^(?:leave|cut|pull|throw|toss) (?<what>.+?) (?:off|out)$'),
  expression(`^no (?:more |need for |longer )?(?<what>[a-z' -]+?)${ending}`),
  expression("^without (?<what>[a-z' -]+)$"),
  expression(
    "^(?<what>.+?) (?:is|are|'s|'re|can be|should be|has been|was|were|got) (?:out|gone|off|dropped|removed|cancell?ed|scrapped|cut|not needed|no longer needed|not necessary|unnecessary|not happening|off the table)$",
  ),
  expression(
    "^(?<what>.+?) (?:isn't|aren't|is not|are not|won't be|will not be) (?:needed|necessary|required|happening|going to happen|part of (?:it|this|the job)(?: anymore)?|included anymore)(?: anymore| any more)?$",
  ),
  expression('^(?<what>.+?) (?:can|should|needs to|has to|have to) (?:go|come off|come out|go away)$'),
  expression('^(?<what>.+?) (?:fell through|goes away|came off|comes off)$'),
  expression(
    `^${client} (?:${aux} |wants to |want to |decided to )*(?:(?:do|does|doing)(?! want| need| like| have| prefer)|handle|handles|handling|take care of|takes care of|taking care of|pull|pulls|pulling|supply|supplies|supplying|provide|provides|providing|pay for|pays for|paying for|cover|covers|covering|buy|buys|buying|get|gets|getting|bring|brings|bringing|take out|taking out|tear out|tearing out|rip out|ripping out|haul|hauling|remove|removes|removing|write|writes|writing|install|installs|installing|paint|painting|clean|cleaning|arrange|arranging|rent|renting) (?!them |him |her )(?<what>.+?)(?: (?:himself|herself|themselves|themself|on (?:their|his|her) own|directly|instead))*$`,
  ),
];

const gratis = '(?:free|no charge|at no charge|free of charge|complimentary|on the house|on us|waived|comped|no cost)';
const waiving: RegExp[] = [
  /^waive (?<what>.+)$/d,
  /^(?:comp|throw in|eat) (?<what>.+?)(?: for free)?$/d,
  /^no charge (?:for|on) (?<what>.+)$/d,
  expression(
    `^(?:make|do|include|give (?:them|him|her)|(?:we|i) (?:'ll |will )?(?:do|throw in|include)) (?<what>.+?) (?:for )?${gratis}$`,
  ),
  expression(
    `^(?<what>.+?) (?:is|are|should be|will be|'s|'re|can be) (?:all |both |now |included |going to be )*(?:for )?${gratis}$`,
  ),
  expression(
    `^(?:${someone} )?(?:${aux} )*(?:don't|not|won't|didn't) (?:${aux} )*(?:charge|charging|bill|billing)(?: (?:them|him|her|the client|the customer))? (?:for|anything for) (?<what>.+?)${ending}`,
  ),
];

const extra =
  '(?:optional|options?|add - ?ons?|add ons?|extras?|alternates?|upgrades?|optional (?:items?|lines?|extras?|add - ?ons?|add ons?|upgrades?))';
const makingOptional: RegExp[] = [
  expression(
    `^(?:make|mark|list|show|set|turn|put|move|offer|switch|change|leave|have|price|quote|break out|keep|pull|quote|treat|add)(?: out)? (?<what>.+?) (?:as |to |in |into |under |be |just |separately |out |over )*(?:an? |the )?${extra}(?: section| list)?$`,
  ),
  /^(?<what>optional)$/d,
  expression(
    `^(?<what>.+?) (?:is|are|should be|can be|will be|'s|'re|needs? to be|ought to be|becomes?) (?:just |now |only |all |both )*(?:an? )?${extra}(?: now| instead)?$`,
  ),
];

const including: RegExp[] = [
  /^(?:include|add|add in|put in|put back in|bring in|count|go ahead with|proceed with|move forward with) (?<what>.+?)(?: (?:in the (?:total|price|quote|job)|to the (?:total|price|job)|too|as well|in|after all|back in))?$/d,
  /^(?:make|mark|move|turn|put|bring|throw|roll|fold|work|count) (?<what>.+?) (?:as |to |into |in |part of |be |over )*(?:required|not optional|non - optional|included|the (?:total|price|main (?:list|job|price))|a regular (?:line|item)|standard|mandatory|part of the (?:job|total|price|quote))$/d,
  expression(
    `^(?:${someone} )(?:${aux} )*(?:(?:wants?|wanted|takes?|taking|took|likes?|love|chose|picked|pick|chosen|approved|approves|going with|go with|went with|accepted|decided on|decided to|decided they want|opted for|opted to|agreed to|agreed on|okayed|signed off on|said yes to|needs?|getting|get|adds?|added|adding|do|doing|have|having|go ahead with|going ahead with|going for|went for|include|including|us to|to) (?:also |to )?)+(?<what>.+?)(?: (?:too|as well|after all|included|done|added|in|also|now|put in|installed|in the (?:total|price|job)))*$`,
  ),
  /^go(?:ing)?(?: ahead)? with (?<what>.+)$/d,
  /^(?:put|bring|add|leave|drop) (?<what>.+?) (?:back )?in(?: too| as well| after all| there)?$/d,
  // whoever it was that agreed
  /^(?:the |my |our |her |his |their )?(?:[a-z]+ ){1,2}(?:approved|okayed|ok'd|agreed to|agreed on|signed off on|said yes to|picked|chose|accepted) (?<what>.+?)(?: too| as well| after all)*$/d,
  expression(
    "^(?<what>.+?) (?:is|are|'s|'re|got|was|were) (?:now |back |also |both |all )*(?:in|included|a go|a yes|approved|happening|going ahead|accepted|in the (?:total|price|job)|part of (?:it|the (?:job|total|price)))(?: now| too| after all)*$",
  ),
];

export const editLines: Handler = (clause, situation) =>
  makeOptional(clause, situation) ??
  waive(clause, situation) ??
  include(clause, situation) ??
  remove(clause, situation) ??
  keepLine(clause, situation);

/** Lines are taken out, waived or made optional whole: a part of one has no price of its own. */
function refusePart({ content }: Situation, found: Found, words: readonly string[]): Outcome | null {
  if (found.kind !== 'lines') return null;
  const line = found.lines
    .map((index) => linesOf(content)[index]!)
    .find(({ description }) => isPartOfMore(description, words));
  return line
    ? refuse(`“${line.description}” is one price for all of it: say what is left of it and what that costs.`)
    : null;
}

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
  const part = refusePart(situation, found, asked.words);
  if (part) return part;
  // what is taken out is gone: the likeliest is not enough
  if (found.rivals) return refuseTarget(situation, { kind: 'several', lines: found.rivals }, asked.words.join(' '));
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
  const part = refusePart(situation, found, words);
  if (part) return part;
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
  const again =
    asked.words.every((word) => /^(?:it|that|them|those|these)$/.test(word)) && situation.focus.length === 0;
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

function include(clause: Clause, situation: Situation): Outcome | null {
  const asked = matchAny(clause, including);
  if (!asked) return null;
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
