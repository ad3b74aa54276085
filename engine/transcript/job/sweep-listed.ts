/**
 * One price of the list for all that stands around it: "… six key copies and the hatch cover, our normal price for all three".
 * What was named there in any breath, and came to no line by itself, is charged from the list as well.
 */
import { isContent, wordSet, workVerbs } from '../vocabulary/words.ts';
import type { Clause } from './clauses.ts';
import { type Context, priceOf } from './context.ts';
import { MEASURED } from './count-services.ts';
import type { Element } from './elements.ts';
import { hasTime } from './fit-services.ts';
import { fitName, nameOf, normal, type ServiceName, wordsOf } from './match-services.ts';
import { measureFor } from './measure-units.ts';
import { isPutOff, isTheirs, NOT_WORK, namesAll } from './named-not-asked.ts';
import { codeOf, pushService } from './push-service.ts';

const ALL = '(?:all|both|each|everything|those|these|them|the lot|the (?:two|three|four|five))';
const OF_ALL = new RegExp(
  ` #regular (?:(?:on|for|throughout|across|of) )?(?:the )?${ALL}(?: |$)| #regular (?:throughout|all round|all around|across the board) | (?:${ALL}|throughout|so far|all told)(?: of (?:that|those|them|it|these|this))?(?: #num| them)?(?: of (?:that|those|them|it|these|this))?(?: services| doors| jobs| things)?(?: is| are|'s)?(?: at| by| from| off| just| straight| right| out of| under| as)* #regular `,
);
/** Neither asked for nor done: it was struck off, is somebody else's, or was only thought of. */
const OFF =
  / (?:no|not|never|forget|forgot|scratch|drop|skip|cancel|without|instead|rather|except|but|off the table|option|optional|maybe|if|unless|would|could|might|wanted|asked|thought|mentioned|talked|first|was|were|theirs?|himself|herself|themselves|own|free|nothing|waive|waived|waiving|already|last|leave|leaves|left|out(?! of)|stays?|supply|gets?) /;
/** What is done, and no thing. */
const DEEDS = new Set([...workVerbs].map(normal));
const deed = (word: string): boolean =>
  DEEDS.has(word) || /^(?:up|remov|haul|clean|cleaning|installation|check)$/.test(word);
const KINDS = wordSet(
  'small medium large big standard regular basic full half old new inside outside interior exterior',
);
/** How many breaths of other things a measure may stand behind what it measures. */
const NEAR = 3;

export function sweepListed(context: Context): void {
  const { clauses, job, catalogue } = context;
  const last = clauses.findLastIndex((clause, k) => context.taken[k] !== 3 && isOfAll(clause, k, clauses));
  if (last < 0) return;
  const names = catalogue.map(nameOf);
  const holders = new Map<string, number>();
  for (const { words } of names) for (const word of new Set(words)) holders.set(word, (holders.get(word) ?? 0) + 1);
  const charged = new Set(job.lines.map(({ service }) => service));
  for (const name of names) {
    const { service } = name;
    if (service.fixedRate == null || charged.has(service)) continue;
    const at = clauses.findIndex((clause, k) => k <= last && isNamedIn(context, k, clause, name, holders));
    if (at < 0) continue;
    const elements = measuredIn(context, at, last, name);
    const fit = fitName(
      name,
      clauses[at]!.elements.flatMap((element) => wordsOf(context.heard, element)),
    );
    const before = job.lines.length;
    if (!elements || !fit || !pushService(context, at, fit, elements) || job.lines.length === before) continue;
    // in the order in which they were told
    const later = job.lines.findIndex((line) => line.clause > at);
    if (later >= 0 && later < before) job.lines.splice(later, 0, ...job.lines.splice(before));
    job.notes = job.notes.filter((note) => note.clause !== at);
    context.taken[at] = 2;
  }
}

const isOfAll = ({ elements, opener, shape }: Clause, k: number, all: readonly Clause[]): boolean =>
  elements.some(({ tag, word }) => tag === 'regular' && word === 'regular') &&
  OF_ALL.test(`${(all[k - 1]?.shape ?? '').slice(-24)} ${opener}${shape}`.replace(/ {2,}/g, ' '));

function isNamedIn(
  context: Context,
  k: number,
  { elements, shape, said }: Clause,
  { words, service }: ServiceName,
  holders: ReadonlyMap<string, number>,
): boolean {
  if (context.taken[k] === 3 || priceOf(context.clauses[k]!) || NOT_WORK.test(shape) || OFF.test(said)) return false;
  if (isTheirs(context, k) || isPutOff(context, k)) return false;
  // "three bedroom" alone is of every clean that the list has
  if (elements.some(({ means }) => means?.name === service.name)) {
    const thing = service.name.toLowerCase().split(/[,(–]/)[0]!.split(' ').map(normal);
    return elements.some(({ word }) => isContent(word) && thing.includes(normal(word)));
  }
  // "the three bedroom" that means one clean names no other
  const own = elements.flatMap((element) => (element.means ? [] : wordsOf(context.heard, element)));
  const fit = fitName({ service, words }, own);
  if (!fit) return false;
  // "downlights nine of them | I'm doing those at 65 each": it has a price that was said
  if (context.job.lines.some((line) => line.source === 'said' && namesAll(line.label, fit.said))) return false;
  // what is another line's own name
  const lines = context.job.lines.filter((line) => line.clause === k && line.service);
  const theirs = new Set(lines.flatMap((line) => nameOf(line.service!).words));
  const alone = fit.said.filter(
    (word) => holders.get(word) === 1 && !theirs.has(word) && !deed(word) && !KINDS.has(word) && !/^\d/.test(word),
  );
  if (fit.complete) return fit.said.some((word) => !theirs.has(word));
  // "wash and stain the whole 300 square feet"
  if (
    MEASURED.test(codeOf(service.unit)) &&
    fit.said.some((word) => holders.get(word) === 1 && DEEDS.has(word) && !theirs.has(word)) &&
    elements.every(({ tag, word }) => tag !== 'word' || !isContent(word) || deed(normal(word)))
  )
    return true;
  return alone.length > 0 && fit.words.every((word) => fit.said.includes(word) || deed(word));
}

/** "cylinders to rekey | a smart deadbolt": a clause that names another service, too, is theirs up to where this one begins. */
function partOf(context: Context, at: number, { words }: ServiceName): readonly Element[] {
  const { elements } = context.clauses[at]!;
  const others = context.job.lines.filter((line) => line.clause === at && line.service);
  if (others.length === 0) return elements;
  const theirs = new Set(others.flatMap((line) => nameOf(line.service!).words));
  const own = elements.flatMap((element, k) =>
    wordsOf(context.heard, element).some((word) => words.includes(word) && !theirs.has(word)) ? [k] : [],
  );
  let from = own[0] ?? 0;
  while (from > 0 && !LEADS.test(elements[from]!.word) && elements[from]!.tag === 'word') from--;
  return elements.slice(from, own.at(-1)! + 3);
}

/** With these a thing begins. */
const LEADS = /^(?:an?|the|and|plus|with|some|another)$/;

/** The clause with how much of it there is, which may be told a breath later; null where that is told nowhere. */
function measuredIn(context: Context, at: number, last: number, name: ServiceName): readonly Element[] | null {
  const { clauses, job } = context;
  const { service } = name;
  const code = codeOf(service.unit);
  const elements = partOf(context, at, name);
  if (!MEASURED.test(code)) return elements.filter((element) => !hasTime(element));
  const measures = (element: Element): boolean =>
    /^(?:qty|size)$/.test(element.tag) && measureFor(code, element, '') !== null;
  if (elements.some(measures)) return elements;
  // "polish and seal the whole 50 square feet of worktop"
  const whole = clauses[at]!.elements.filter(measures);
  if (whole.length === 1) return [...elements, ...whole];
  for (let k = at + 1; k <= Math.min(last, at + NEAR); k++) {
    const next = clauses[k]!;
    if (next.elements.some(measures))
      return job.lines.some((line) => line.clause === k && line.service?.unit !== service.unit)
        ? null
        : [...elements, ...next.elements.filter(measures).slice(0, 1)];
  }
  return null;
}
