/** Lines taken out, waived, kept. */

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
import { removeTravel } from './change-travel.ts';
import { type Clause, partsOf, wordsOf } from './clause.ts';
import { type Found, nameLines, stemsOf } from './find-lines.ts';
import { include, makeOptional, setOptional } from './make-optional.ts';
import {
  aux,
  client,
  ending,
  expression,
  hasFigure,
  matchAny,
  paper,
  refusePart,
  removedFrom,
  someone,
} from './match-wording.ts';

/** "they're hauling it off themselves": it goes, and is noted as theirs. */
const doneByClient = expression(
  `^${client} (?:${aux} |wants to |want to |decided to )*(?:(?:do|does|doing)(?! want| need| like| have| prefer)|handle|handles|handling|take care of|takes care of|taking care of|pull|pulls|pulling|supply|supplies|supplying|provide|provides|providing|pay for|pays for|paying for|cover|covers|covering|buy|buys|buying|get|gets|getting|bring|brings|bringing|take out|taking out|tear out|tearing out|rip out|ripping out|haul|hauling|remove|removes|removing|write|writes|writing|install|installs|installing|paint|painting|clean|cleaning|arrange|arranging|rent|renting) (?!them |him |her )(?<what>.+?)(?: (?:himself|herself|themselves|themself|on (?:their|his|her) own|directly|instead))*$`,
);

const removal: RegExp[] = [
  expression(
    `^(?:strip(?: out)?|drop|remove|delete|lose|kill|cancel|scratch|strike|nix|cut|skip|omit|ditch|axe|scrap|eliminate|forget|exclude|get rid of|do away with|hold off on|pass on|do without|live without|leave (?:off|out)|take (?:off|out|away)|cut out|knock (?:off|out)|pull(?: out)?|throw out|toss(?: out)?|back out|forget about|clear(?: out)?)(?: out| off)? (?<what>.+?)${ending}`,
  ),
  expression(
    `^(?:${someone} )?(?:${aux} )*(?:not|no longer|never|don't|doesn't|didn't|won't|aren't|isn't|wasn't|weren't) (?:${aux} )*(?:(?:need|needs|needed|want|wants|wanted|do|doing|done|include|including|included|charge|charging|bill|billing|get|getting|use|using|used|require|requires|provide|providing|install|installing|touch|touching|put|putting) (?:(?:them|him|her|to|for|on|in|any|us|anything for|the client|the customer) )*)+(?<what>.+?)${ending}`,
  ),
  expression(
    `^(?:${someone} )?(?:${aux} )*(?:decided (?:against|not to (?:do|get|have|include|go with))|passed on|passing on|changed (?:their|his|her|my|our) minds? (?:about|on)|backed out of|opted out of|skipping|skipped|dropping|dropped|cut|cutting|removed|pulled|axed|took (?:off|out)|ruled out|scrapping|scrapped|holding off on|leaving (?:off|out)|said no to|declined|rejected|nixed|cancell?ed|(?:can|could) (?:do|live) without|rather not (?:do|have)) (?<what>.+?)${ending}`,
  ),
  expression(`^take (?<what>.+?) (?:off|out|away)(?: (?:of |from |on )?${paper})?$`),
  expression('^(?:leave|cut|pull|throw|toss) (?<what>.+?) (?:off|out)$'),
  expression(`^no (?:more |need for |longer )?(?<what>[a-z' -]+?)${ending}`),
  expression("^without (?<what>[a-z' -]+)$"),
  expression(
    "^(?<what>.+?) (?:is|are|'s|'re|can be|should be|has been|was|were|got) (?:out|gone|off|dropped|removed|cancell?ed|scrapped|cut|not needed|no longer needed|not necessary|unnecessary|not happening|off the table)$",
  ),
  expression(
    "^(?<what>.+?) (?:isn't|aren't|is not|are not|won't be|will not be) (?:needed|necessary|required|happening|going to happen|part of (?:it|this|the job)(?: anymore)?|included anymore)(?: anymore| any more)?$",
  ),
  expression('^(?<what>.+?) (?:can|should|needs? to|has to|have to) (?:go|come off|come out|go away)$'),
  expression(
    '^(?<what>.+?) (?:fell through|goes away|came off|comes off)(?: completely| altogether| entirely| for good)?$',
  ),
  doneByClient,
];

const gratis =
  '(?:free|no charge|at no charge|free of charge|complimentary|on the house|on us|on me|waived|comped|no cost)';
const waiving: RegExp[] = [
  /^waive (?<what>.+)$/d,
  /^(?:(?:we|i) (?:'ll |will |can )?)?(?:comp|throw in|eat|zero out|zero) (?<what>.+?)(?: for free| out)?$/d,
  /^(?:throw|toss|give (?:them|him|her)) (?<what>(?!in\b).+?) (?:in )?for (?:free|nothing)$/d,
  /^no charge (?:for|on) (?<what>.+)$/d,
  expression(
    `^(?:make|do|include|give (?:them|him|her)|(?:we|i) (?:'ll |will )?(?:do|throw in|include)) (?<what>.+?) (?:for )?${gratis}$`,
  ),
  expression(
    `^(?<what>.+?) (?:is|are|should be|will be|would be|'s|'re|can be) (?:all |both |now |included |going to be )*(?:for )?${gratis}$`,
  ),
  expression(
    `^(?:${someone} )?(?:${aux} )*(?:don't|not|won't|didn't) (?:${aux} )*(?:charge|charging|bill|billing)(?: (?:them|him|her|the client|the customer))? (?:for|anything for) (?<what>.+?)${ending}`,
  ),
  // "the flashing no charge"
  expression(
    `^(?<what>(?!(?:add|include|put|throw)\\b)(?:the |that |those |our )?[a-z' -]+?)(?<! (?:is|are|be|'s|'re|was|were|do|make)) (?:at |for )?(?:no charge|free of charge|for free|on us|on the house)$`,
  ),
];

export const editLines: Handler = (clause, situation) =>
  decline(clause, situation) ??
  makeOptional(clause, situation) ??
  waive(clause, situation) ??
  include(clause, situation) ??
  remove(clause, situation) ??
  keepLine(clause, situation);

/** What they do not take: an option stays one, anything else goes. */
function decline(clause: Clause, situation: Situation): Outcome | null {
  const match = /^decline (?<what>.+)$/d.exec(clause.pattern);
  if (!match) return null;
  const words = wordsOf(partsOf(clause, match, 'what'));
  const found = findTargets(situation, words);
  if (found.kind === 'lines' && found.lines.every((line) => linesOf(situation.content)[line]!.optional === true))
    return { kind: 'already' };
  return takeOut(words, clause, situation);
}

function remove(clause: Clause, situation: Situation): Outcome | null {
  const asked = matchAny(clause, removal);
  if (!asked || hasFigure(asked.words) || /\b(?:in|by) half$/.test(clause.pattern)) return null;
  // "drop the price of the base cabinets": that goes down and not away
  if (/\b(?:price|cost|rate|quantity|count|number)s? (?:of|on|for)\b/.test(asked.words.join(' '))) return null;
  // "they're buying the album" of an option: they take it
  if (
    asked.by === doneByClient &&
    /\b(?:buy|buys|buying|get|gets|getting)\b/.test(clause.pattern) &&
    !/\b(?:own|directly|instead|elsewhere|themselves|himself|herself|from)\b/.test(clause.pattern)
  ) {
    const found = findTargets(situation, asked.words);
    if (found.kind === 'lines' && found.lines.every((line) => linesOf(situation.content)[line]!.optional === true))
      return setOptional(situation, found.lines, false);
  }
  return takeOut(asked.words, clause, situation, asked.by);
}

function takeOut(words: readonly string[], clause: Clause, situation: Situation, by?: RegExp): Outcome | null {
  const { content } = situation;
  const groups = words.join(' ').split(/ (?:and|,|plus|&) /);
  if (groups.length > 1 && groups.some((group) => /\b(?:travel|mileage|tax|discount|deposit)\b/.test(group)))
    return removeMixed(groups, clause, situation);
  // "cut the roll off"
  const particle = / (?:tear|rip|haul|roll|clean|strip) (off|out|away|down)$/.exec(clause.pattern)?.[1];
  const plain = findTargets(situation, words);
  const one = plain.kind === 'none' && particle ? findTargets(situation, [...words, particle]) : plain;
  // "the plants" that are called hydrangeas and boxwoods go all of them
  const all = one.kind === 'several' && isGeneral(content, one.lines, words);
  const found: Found = all ? { kind: 'lines', lines: one.lines, every: true } : one;
  if (found.kind === 'travel') return removeTravel(situation);
  if (found.kind !== 'lines') return refuseTarget(situation, found, words.join(' '));
  const part = refusePart(situation, found, words);
  if (part) return part;
  // what is taken out is gone: the likeliest is not enough
  if (found.rivals) return refuseTarget(situation, { kind: 'several', lines: found.rivals }, words.join(' '));
  if (
    found.lines.length > 1 &&
    linesOf(content).every((line, index) => line.optional === true || found.lines.includes(index))
  )
    return refuse('That would leave an empty document.');
  const lines = new Map(found.lines.map((index) => [index, null] as const));
  const names = found.lines.map((index) => linesOf(content)[index]!);
  let after = applyEdit(content, { lines });
  after = forgetInScope(after, names);
  if (by === doneByClient)
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

/** The one word said is a plural, and no line is called by it. */
function isGeneral(content: DocumentContent, lines: readonly number[], words: readonly string[]): boolean {
  const [said, ...others] = stemsOf(words.join(' '));
  return (
    /[^s]s$/.test(words.at(-1) ?? '') &&
    others.length === 0 &&
    lines.every((at) => !stemsOf(linesOf(content)[at]!.description).includes(said!))
  );
}

function removeMixed(groups: readonly string[], clause: Clause, situation: Situation): Outcome | null {
  let { content } = situation;
  const changes: string[] = [];
  for (const group of groups) {
    const key = /\b(tax|discount|deposit)\b/.exec(group)?.[1] as 'tax' | 'discount' | 'deposit' | undefined;
    if (key) {
      // the tax on the materials goes with them
      if (!content[key] && situation.content[key]) continue;
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
