/** "replace the permit with an inspection at 150", "doors are cherry instead of maple, 78 each": another thing in the place of a line. */
import { fromDollars } from '../../money.ts';
import type { CatalogueService, LineItem } from '../business-document.ts';
import { centsOf, figuresOf, linesOf } from '../read-content.ts';
import {
  applyEdit,
  changed,
  evidenceOf,
  findTargets,
  type Handler,
  type Outcome,
  refuse,
  refuseTarget,
  type Situation,
  show,
  withFigures,
} from './apply-edit.ts';
import { type Clause, figureOf, type Part, partsOf, readingsOf, wordsOf, writtenOf } from './clause.ts';
import type { Found } from './find-lines.ts';
import { findService } from './find-service.ts';
import { family } from './line-units.ts';
import { nameAnew, resized, tellsMake } from './name-anew.ts';
import { compose } from './rephrase.ts';

/** A name may open with a size: "the 200 amp panel". */
const what = "(?:the )?(?<what>(?:NUMBER|QUANTITY)\\d+(?: [a-z' -]+?)?|[a-z\\d' -]+?)";
const name =
  "(?:an? |the |some )?(?<name>(?!going to\\b|gonna\\b|optional\\b|hourly\\b|list\\b|our\\b|free\\b|no\\b)[a-z' -]+?)";
const against = '(?:, )?(?:and )?(?:instead of|not(?: just)?|rather than|in place of|in lieu of|over|versus)';
const priced =
  "(?: (?:and )?(?:at|for|,|(?:that |it |they )?(?:'s|is|are|'re|runs?|costs?)|at about)(?: (?:at|for|that 's|it 's|they 're|which is|an?|they run|runs))* (?<price>(?:MONEY|RATE|NUMBER)\\d+)(?: (?:each|apiece|a piece|flat|total|now))*)";
const same =
  '(?<same>(?: ,)?(?: at| for)?(?: the)? same (?:price|cost|money|rate|amount)(?: as before)?|(?: ,)? (?:and )?(?:keep|leave) the price(?: the same| as is| alone)?)';
const asMany =
  '(?: (?:, )?(?:for |at |with )?(?:the )?same (?:(?:NUMBER|QUANTITY)\\d+(?: [a-z]+)?|number|count|quantity|amount|area|footage|yardage|length|hours))?';
const be =
  "(?:(?:is|are|'s|'re) (?:going to be|gonna be|now)|should be|will be|'ll be|need to be|have to be|gotta be|is|are|'s|'re)";
const way = (text: string): RegExp => new RegExp(`^${text}$`, 'd');

/** The new thing's name is told with its price. */
const replacing = [
  way(
    `(?:replace|swap|sub|substitute|switch|exchange|trade)(?: out)? ${what}(?: out)? (?:with|for|by|to|over to) ${name}${asMany}(?:${priced}|${same})?`,
  ),
  // "swap the 200 amp panel for a 225 amp one at 1340"
  way(
    `(?:replace|swap|sub|substitute|switch|exchange|trade|change|upgrade|upsize|downsize)(?: out)? ${what}(?: out)? (?:with|for|by|to) (?:an?|the) (?<name>(?:NUMBER|QUANTITY)\\d+(?: NUMBER\\d+)?(?: [a-z' -]+?)?)${priced}`,
  ),
  // "switch the quarterly to a monthly service, 12 visits at 65"
  way(
    `(?:replace|swap|sub|substitute|switch|exchange|trade|change|turn|convert) ${what}(?: out)? (?:with|for|by|to|into) ${name} (?:, )?(?<count>(?:NUMBER|QUANTITY)\\d+)(?: [a-z]+)? (?:at|for) (?<price>(?:MONEY|RATE|NUMBER)\\d+)(?: (?:each|apiece|a piece))?`,
  ),
  way(
    `(?:change|make|upgrade|downgrade|turn|convert|update|flip|take)(?: out)? ${what} (?:over )?(?:in)?to ${name}${priced}`,
  ),
  // "change the haul away to disposal of door and opener 95"
  way(`(?:change|turn|convert) ${what} (?:over )?(?:in)?to ${name} (?<price>MONEY\\d+|NUMBER\\d+)`),
  way(`${what} ${be} ${name}(?: ${against} (?:the )?(?<old>[a-z' -]+?))?${priced}`),
  way(
    `(?:go with|use|do|make it|we 're using|we 'll use|they want|she wants|he wants|give (?:them|him|her)|put(?: in)?|install|order|it 's|it 'll be) ${name} ${against} ${what}${priced}`,
  ),
  way(`${name} ${against} ${what}${priced}`),
];
/** The line stays what it is and is called another way. */
const naming = [
  // "change the fence to 6 foot cedar privacy fence": a size within the name, and no new figure
  way(
    `(?:change|switch|make) ${what} (?:over )?(?:in)?to (?:an? |the )?(?<name>QUANTITY\\d+ (?!(?:of|at|for|each|per|instead|not|now|total|flat|more|less|long|wide|high|tall|deep)\\b)[a-z][a-z' -]+?)`,
  ),
  way(
    `(?:it|that|this|the (?:line|item)) (?:should|needs to|has to|ought to|is supposed to|was supposed to) (?:say|read|be|be called) ${name} ${against} ${what}`,
  ),
  way(`${what} ${be} ${name} ${against} (?:the )?(?<old>[a-z' -]+?)`),
  way(`(?:say|call it|make it say|have it say|it 's called|it 's) ${name} ${against} ${what}`),
];

const given = /^(?:it|that|them|optional|options?|extras?|included|required|free|waived|out|in|off|gone)\b/;

/** "he wants cable railing now at 95 a foot": in the place of the one line that is a railing. */
const wanting = way(
  `(?:they|he|she|we|i)(?: 'd| would)? (?:want|wants|like|prefer|prefers|need|needs) ${name} (?:now|instead)${priced}`,
);

function wantInstead(clause: Clause, situation: Situation): Outcome | null {
  const match = wanting.exec(clause.pattern);
  const head = match && wordsOf(partsOf(clause, match, 'name')).at(-1);
  if (!match || !head) return null;
  const found = findTargets({ ...situation, focus: [] }, [head]);
  if (found.kind !== 'lines' || found.lines.length > 1) return null;
  return replaceLine(
    compose(
      clause,
      `replace the ${head} with {name} at {price}`,
      (group) => partsOf(clause, match, group),
      situation.today,
    ),
    situation,
  );
}

export const replaceLine: Handler = (clause, situation) => {
  const wanted = wantInstead(clause, situation);
  if (wanted) return wanted;
  const match = firstOf(clause, [...replacing, ...naming]);
  if (!match || given.test(match.groups!.name!)) return null;
  const asked = /^(?:replace|swap|sub|substitute|switch|exchange|trade)\b/.test(clause.pattern);
  const words = namesOf(clause, partsOf(clause, match, 'what'));
  const found = findTargets({ ...situation, focus: asked ? situation.focus : [] }, words);
  // "sub the tea station for the bar", "swap in the tea station for the bar": what comes is told first
  const comes = found.kind !== 'lines' && /^(?:sub|substitute|swap|switch|trade)\b.* for /.test(clause.pattern);
  if (comes && findTargets(situation, wordsOf(partsOf(clause, match, 'name'))).kind === 'lines')
    return replaceLine(
      compose(
        clause,
        `replace {name} with {what}${match.groups?.price ? ' at {price}' : ''}`,
        (group) => partsOf(clause, match, group).filter(({ word }, at) => at > 0 || word !== 'in'),
        situation.today,
      ),
      situation,
    );
  if (found.kind !== 'lines')
    return asked && match.groups?.price ? refuseTarget(situation, found, words.join(' ')) : null;
  if (found.lines.length > 1) return asked ? refuse('Only one line at a time can be replaced.') : null;
  // "swap the mulch and the edging" and "switch the edging for the mulch" move lines that are there
  const other: Found = findTargets(situation, wordsOf(partsOf(clause, match, 'name')));
  const isSize = /^QUANTITY/.test(match.groups!.name!);
  const listed = other.kind === 'lines' && (other.lines[0] !== found.lines[0] || !(asked || isSize));
  if (listed && !match.groups?.price) return null;
  const index = found.lines[0]!;
  const line = linesOf(situation.content)[index]!;
  const old = match.groups?.old === undefined ? null : writtenOf(clause, partsOf(clause, match, 'old'));
  // "the doors are cherry instead of oak" where there is no oak
  if (old !== null && !line.description.toLowerCase().includes(old.toLowerCase())) return null;
  const said = writtenOf(clause, partsOf(clause, match, 'name'));
  const sized = /^\d/.test(said);
  // "with the 3 new windows at 200": how many, and no size
  if (sized && match.groups?.price && !/\d/.test(line.description)) return null;
  const next = sized ? resized(line.description, said) : nameAnew(line.description, words, said, old);
  const phrase = clause.parts.find(({ word }) => word === match.groups?.price)?.phrase;
  if (!phrase) {
    const service =
      asked && match.groups?.same === undefined
        ? findService(situation, wordsOf(partsOf(clause, match, 'name')), false)
        : null;
    const listPrice = service && isSoldAlike(service, line) ? centsOf(service.fixedRate) : null;
    if (service && listPrice !== null) {
      const after: LineItem = {
        ...withFigures({ ...line, description: service.name }, { unitPrice: listPrice }, clause),
        source: 'catalogue',
        evidence: { ...evidenceOf(clause), service: { id: service.id ?? null, name: service.name } },
      };
      return changed(
        applyEdit(situation.content, { lines: new Map([[index, after]]) }),
        `${line.description} → ${service.name}: ${show(centsOf(after.amount) ?? 0)}`,
        [index],
      );
    }
    if (asked && match.groups?.same === undefined && !(tellsMake(said) && old !== null))
      return refuse(`What does “${next}” cost? Say “replace ${line.description} with ${next} at …”.`);
    const items = linesOf(situation.content).map((one, at) => (at === index ? { ...one, description: next } : one));
    return changed({ ...situation.content, items }, `${line.description} → ${next}`, [index]);
  }
  // "the permit is now 240": no other thing is told
  if (
    !asked &&
    old === null &&
    !/^(?:change|make|upgrade|downgrade|turn|convert|update|flip|take|go|use|do|put)\b/.test(clause.pattern) &&
    !new RegExp(against).test(clause.pattern)
  )
    return null;
  const value = readingsOf(clause, phrase)[0];
  if (value === undefined) return refuse(`“${clause.said}” gives no single price.`);
  const count = match.groups?.count ? figureOf(clause, match, 'count') : null;
  const counted = count && 'value' in count && count.value !== undefined ? count.value : null;
  const figures =
    counted === null
      ? pricesOf(clause, fromDollars(value), phrase.kind, figuresOf(line))
      : { quantity: counted, unitPrice: fromDollars(value) };
  if (!figures) return refuse(`“${clause.said}”: say whether that is each or for all of it.`);
  const after = withFigures({ ...line, description: next }, figures, clause);
  return changed(
    applyEdit(situation.content, { lines: new Map([[index, after]]) }),
    `${line.description} → ${next}: ${show(centsOf(after.amount) ?? 0)}`,
    [index],
  );
};

/** The words of a name, a size among them as it was written. */
const namesOf = (clause: Clause, parts: readonly Part[]): string[] =>
  parts.flatMap((part) => (part.phrase ? writtenOf(clause, [part]).toLowerCase().split(' ') : [part.word]));

/** Its price is for one of what the line counts. */
const isSoldAlike = ({ hourlyRate, unit }: CatalogueService, line: LineItem): boolean =>
  hourlyRate == null &&
  ((line.quantity ?? 1) === 1 ? !unit || family(unit) === 'each' : family(unit ?? '') === family(line.unit ?? 'each'));

const firstOf = (clause: Clause, ways: readonly RegExp[]): RegExpExecArray | null => {
  for (const one of ways) {
    const match = one.exec(clause.pattern);
    if (match) return match;
  }
  return null;
};

/** So much each where the line is priced by the piece and the figure is near to that, else for the whole; null where it may be either. */
function pricesOf(
  { pattern }: Clause,
  cents: number,
  kind: string,
  { quantity, unitPrice, amount }: ReturnType<typeof figuresOf>,
): Parameters<typeof withFigures>[1] | null {
  const whole = { quantity: 1, unit: null, unitPrice: cents };
  if (quantity === null) return whole;
  if (kind === 'rate' || /\b(?:each|apiece|a piece)$/.test(pattern)) return { unitPrice: cents };
  if (quantity === 1 || unitPrice === null || amount === null || /\btotal$/.test(pattern)) return whole;
  const apart = (one: number): number => Math.max(one / cents, cents / one);
  if (Math.max(apart(unitPrice), apart(amount)) / Math.min(apart(unitPrice), apart(amount)) < 2) return null;
  return apart(unitPrice) < apart(amount) ? { unitPrice: cents } : whole;
}

/** "it'll be a framed print set for 395", behind what is not wanted. */
const INSTEAD =
  /^(?:(?:so )?(?:it 'll be|it 's going to be|it 's|make it|make that|do|use|go with|put in|they (?:want|'ll take|'d like)|he wants|she wants|give (?:them|him|her)|we 'll do|we 're doing|instead do)) (?<t>(?:an? |the |some )?[a-z][a-z' -]+?) (?:for|at|, )(?: ?at)? ?(?<p>(?:MONEY|RATE|NUMBER)\d+)(?: (?:instead|each))*$/d;

/**
 * "they don't want alcohol, replace the bar with the tea station": the line that another takes the place of is not taken off
 * before. Null where the clause is anything else.
 */
export function explainsSwap(
  clause: Clause,
  next: Clause,
  situation: Situation,
  carryOut: (clause: Clause, situation: Situation) => Outcome,
): { index: number; next: Clause } | null {
  const instead = INSTEAD.exec(next.pattern);
  if (
    !/^(?:they|he|she|we|(?:the )?(?:client|customer|owner)) (?:(?:really|just|also|all) )?(?:don't|doesn't|didn't|do not|does not|no longer) (?:want|need|like|care for|drink|eat|use)\b|^no [a-z]/.test(
      clause.pattern,
    ) ||
    !(instead || /^(?:replace|swap|sub|substitute|switch|exchange|trade)\b/.test(next.pattern))
  )
    return null;
  const gone = carryOut(clause, situation);
  const lines = linesOf(situation.content);
  const left = gone.kind === 'changed' ? linesOf(gone.content) : lines;
  const index = lines.findIndex(({ description }, at) => left[at]?.description !== description);
  if (left.length !== lines.length - 1 || index < 0) return null;
  const swap = instead
    ? compose(next, 'replace it with {t} at {p}', (group) => partsOf(next, instead, group), situation.today)
    : next;
  const came = carryOut(swap, { ...situation, focus: [index] });
  return came.kind === 'changed' && linesOf(came.content)[index]?.description !== lines[index]!.description
    ? { index, next: swap }
    : null;
}
