/**
 * Prices that belong to what was named one or two statements before, where the words between only say why: "the front door
 * cylinder has been drilled | so a new one fitted is 95", "we've to get a pump in | cause no chute reaches | so that's another
 * 350", "there's slates off at the back | five to replace | and they're 28 each".
 */
import { auxiliaries, determiners, isContent, isPlural, pronouns, wordSet, workVerbs } from '../vocabulary/words.ts';
import { type Context, priceOf, textAt } from './context.ts';
import type { Element } from './elements.ts';
import { labelOf } from './labels.ts';
import { plainShape, SUBJECTS, wordAt } from './look-at-row.ts';

/** So many statements before it the thing is named at most. */
const REACH = 3;

/** "a new one supplied and fitted is", "a replacement's" */
const NEW_ONE =
  /^ (?:(?:so|then|and) )*(?:(?:a|one) (?:brand )?new one|a replacement|a new unit)(?: (?:and|supplied|fitted|installed|put|in|delivered|done|all|with|labou?r|mounted|hung|on|there|wired|plumbed))* (?:is |'s |runs |costs |would be |comes to |for |at )?$/;
/** "that's another", "call that" */
const BARE =
  /^ (?:(?:so|and|then|that|it|this|'s|is|ll|'ll|'d|be|will|would|another|about|call|say|figure|make|put|an|extra|a|further|for|runs|comes|to|just) )+$/;
/** "there's a good bit of moss on it so call that" */
const LIKE_THIS =
  /^ (?:there|it|they|he|she)(?: 's| is| are| 're| has| have| 've)(?: [a-z]+){1,7} (?:it|them|there|that)(?: (?:so|and|call|that|it|say|figure))* $/;
const WHY = wordSet('because cause cos cuz since as');
const THERE_IS = /^(?:there|there's)$/;
/** "eight to replace and they're" */
const TO_DO =
  /(?:^| )#(?:num|size) (?:of (?:them|those|these) )?(?:to|need|needs|needing|for) ?[a-z]* (?:[a-z]+ )?(?:(?:and )?they(?: 're| are) |at )?$/;
/** "I marked nine of them with chalk" */
const MARKED =
  /^ (?:i|we)(?: 've)? [a-z]+ #(?:num|size) of (?:them|those)(?: (?:with|in|by|on) [a-z]+(?: [a-z]+)?)? (?:at )?$/;
/** "three of those" */
const OF_THOSE = /^ (?:(?:so|and|then) )*#(?:num|size) of (?:those|them|these) (?:at )?$/;

/** The name of what the price belongs to; "" where its own words name it or nothing before does. */
export function nameBehindReason(context: Context, index: number, price: Element): string {
  const { elements } = context.clauses[index]!;
  const at = elements.indexOf(price);
  const head = elements.slice(0, at);
  const shape = plainShape(head);
  if (NEW_ONE.test(shape)) {
    const thing = thingBefore(context, index, subjectOf, objectOf);
    return thing && `${thing}, ${labelOf(head, textAt(context)).toLowerCase()}`;
  }
  if (BARE.test(shape) && at === elements.length - 1) {
    // only behind a reason: "call it 70" may be of anything
    const why = context.clauses[index - 1];
    return why && !priceOf(why) && isReason(context, index - 1) ? thingBefore(context, index, objectOf) : '';
  }
  if (LIKE_THIS.test(shape)) return thingBefore(context, index, objectOf);
  if (MARKED.test(shape)) return thingBefore(context, index, thereIs, subjectOf);
  if (TO_DO.test(shape)) {
    const count = head.findLastIndex(({ tag }) => /^(?:num|size)$/.test(tag));
    const done = head.slice(count + 1).find(({ word }) => workVerbs.has(word));
    if (!done) return '';
    const thing =
      count > 0
        ? labelOf(subjectOf(head.slice(0, count)), textAt(context))
        : thingBefore(context, index, thereIs, subjectOf);
    return thing && `${thing}, ${done.word}`;
  }
  // "extra remotes | they've three drivers in the house | so three of those 45 each": as many as there are of others
  if (OF_THOSE.test(shape)) {
    const count = head.find(({ tag }) => /^(?:num|size)$/.test(tag))!.measure!.value;
    const why = context.clauses[index - 1];
    const others =
      why &&
      !priceOf(why) &&
      /^ (?:they|there|he|she|we|it)(?:'s|'ve|'re| are| is| have| has| got)* #num /.test(why.shape);
    return others && why.elements.some(({ measure }) => measure?.value === count)
      ? nameIn(context, index - 2, [(all) => all])
      : '';
  }
  return '';
}

type Part = (elements: readonly Element[]) => readonly Element[];

/** Is the statement a reason, or does the one before it end with "because"? */
function isReason({ clauses }: Context, k: number): boolean {
  const { elements } = clauses[k]!;
  return (
    elements.some(({ word }, n) => WHY.has(word) && (n === 0 || word !== 'as')) ||
    WHY.has(clauses[k - 1]?.elements.at(-1)?.word ?? '') ||
    WHY.has(clauses[k - 1]?.elements[0]?.word ?? '')
  );
}

/** What the nearest statement without a price names; those that only give a reason are passed over. */
function thingBefore(context: Context, index: number, ...parts: Part[]): string {
  for (let k = index - 1; k >= Math.max(0, index - REACH); k--) {
    const clause = context.clauses[k]!;
    if (priceOf(clause)) return '';
    // "because there's no way | you get a barrow down that side": the reason goes on
    if (k > 0 && WHY.has(context.clauses[k - 1]!.elements[0]?.word ?? '') && !priceOf(context.clauses[k - 1]!))
      continue;
    const thing = nameIn(context, k, parts);
    if (thing) return thing;
  }
  return '';
}

function nameIn(context: Context, k: number, parts: readonly Part[]): string {
  const clause = context.clauses[k];
  if (!clause || priceOf(clause)) return '';
  const whose = clause.elements.findLastIndex(({ tag }) => /^(?:client|type|email|phone|address)$/.test(tag));
  // what is behind "because" names nothing
  const why = clause.elements.findIndex(({ word }) => WHY.has(word) && word !== 'as');
  const said = clause.elements.slice(whose + 1, why < 0 ? clause.elements.length : why);
  for (const part of parts) {
    const label = labelOf(part(said), textAt(context));
    if (!label) continue;
    context.taken[k] = Math.max(context.taken[k]!, 1);
    context.job.notes = context.job.notes.filter((note) => note.clause !== k || note.kind !== 'scope');
    return label;
  }
  return '';
}

const GETS = wordSet(
  'get gets getting bring rent hire do need needs want wants like order use book put have got doing bringing renting hiring',
);
const PARTICLE = wordSet('in out up over down on back');
const ENDS = wordSet('done too also while in for as so and when to at on off up out down');

/** "we've gotta bring in | a mini digger", "she's asked could we do | the conservatory roof | as well" */
function objectOf(elements: readonly Element[]): readonly Element[] {
  const verb = elements.findLastIndex(
    ({ word }, k) =>
      GETS.has(word) &&
      (determiners.has(wordAt(elements, k + 1)) ||
        isContent(wordAt(elements, k + 1)) ||
        (PARTICLE.has(wordAt(elements, k + 1)) && k + 2 < elements.length)) &&
      !workVerbs.has(wordAt(elements, k + 1)),
  );
  if (verb < 0) return [];
  return nounsFrom(elements, PARTICLE.has(wordAt(elements, verb + 1)) ? verb + 2 : verb + 1);
}

/** "the front door cylinder | has been drilled", "the sump pump | quit during the storm" */
function subjectOf(elements: readonly Element[]): readonly Element[] {
  // "one dead arborvitae | pulled"
  const from = elements[0]?.tag === 'num' ? 1 : 0;
  const word = wordAt(elements, from);
  return SUBJECTS.has(word) || pronouns.has(word) || THERE_IS.test(word) ? [] : nounsFrom(elements, from);
}

/** "there's | hinges | gone on the cupboards", "there's | boards | that are soft" */
function thereIs(elements: readonly Element[]): readonly Element[] {
  if (!THERE_IS.test(elements[0]?.word ?? '')) return [];
  let from = /^(?:'s|is|are|'re)$/.test(wordAt(elements, 1)) ? 2 : 1;
  while (/^(?:a|few|couple|some|several|lot|bunch|of|the)$/.test(wordAt(elements, from))) from++;
  return nounsFrom(elements, from);
}

const GONE =
  /^(?:quit|died|broke|broken|cracked|failed|gone|went|got|gave|blew|blown|off|busted|slipped|missing|fell|fallen|shot|loose|soft|rotten|dead|leaks?|leaking|stuck|torn|worn|rotted|rusted|split|snapped|seized|packed|keeps?|stopped|needs?|wants?|hung|done|that|which|who|all)$/;

/** The words of a thing: determiners and nouns, up to what is said of it. */
function nounsFrom(elements: readonly Element[], from: number): readonly Element[] {
  let to = from;
  while (determiners.has(wordAt(elements, to)) || /^(?:a|an|the|new)$/.test(wordAt(elements, to))) to++;
  const begin = to;
  while (
    to < begin + 5 &&
    isContent(wordAt(elements, to)) &&
    !auxiliaries.has(wordAt(elements, to)) &&
    !(to > begin && GONE.test(wordAt(elements, to))) &&
    !ENDS.has(wordAt(elements, to))
  ) {
    to++;
    // "sprinkler heads | along the drive"
    if (isPlural(wordAt(elements, to - 1)) && !isContent(wordAt(elements, to))) break;
  }
  return to > begin ? elements.slice(from, to) : [];
}
