/** What is told of a line by its name, a while behind it: "the shutters she decided against", "change of plan on the cards … so 165 for those". */
import type { Clause } from './clauses.ts';
import { type Context, centsOf, placeOf, priceOf } from './context.ts';
import type { JobLine } from './job.ts';
import { heads, headsOf, takeBack } from './taken-back.ts';

const THE = '(?:the|that|those|these|his|her|their)';
const WHO = '(?:he|she|they)';
const REFUSES =
  "(?:(?:'s|'re|is|are|was|were) (?:skipping|passing on|dropping|cancell?ing|leaving out)|(?:'s|'ve|has|have)? ?decided (?:no|not|against|not to|she's not|he's not)|(?:'s|'ve|has|have)? ?said no(?: to)?|(?:doesn't|don't|didn't|does not|do not|did not) (?:want|need)|(?:'s|'ve|has|have)? ?changed (?:his|her|their) minds? (?:on|about)|(?:'ll|will|can|could|would rather) (?:skip|pass on|do without))";
const TAIL = '(?: (?:it|them|that|those|to|anymore|any more|now|after all|then|this time|for now))*';
/** "the headlights he decided no", in one breath or in two. */
const REFUSED = new RegExp(
  `^ (?:(?:okay|so|and|but|oh|no|actually|wait) )*${THE} ([a-z]+(?: [a-z]+)?) ${WHO} ?${REFUSES}${TAIL} $`,
);
const TOPIC = new RegExp(`^ (?:(?:okay|so|and|but|oh|no|actually|wait) )*${THE} ([a-z]+(?: [a-z]+)?) $`);
const REFUSAL = new RegExp(`^ ${WHO} ?${REFUSES}${TAIL} $`);
/** Why it is not wanted, with its name first. */
const WHY = new RegExp(
  `^ (?:(?:oh|no|actually|wait|but) )*${THE} ([a-z]+(?: [a-z]+)?)(?:'s|'re| is| are| isn't| aren't| won't| can't| doesn't| got| has)(?: |$)`,
);
const LEFT_OUT =
  /^ (?:just )?(?:leave|leaving|take|taking|keep|pull) (?:it|that|them|those) (?:out|off)(?: of (?:this|it|here|there)(?: one| quote| bid| job)?)?(?: for now| then)? $/;
const NAMED = new RegExp(` (?:on|about|with|for) ${THE} ([a-z]+(?: [a-z]+)?) $`);
const ANEW = /^ (?:(?:that's|it's|call it|make it|figure|say) )?#money for (?:those|that|it|them|these) $/;
/** How far back the name may stand, in clauses. */
const NEAR = 3;

/** Takes back the line that is told not to be wanted, or gives it the price that is told anew. */
export function readToldOf(context: Context, index: number): boolean {
  if (context.job.lines.length === 0) return false;
  const clause = context.clauses[index]!;
  return priceOf(clause) ? pricedAnew(context, index) : refused(context, index) || leftOut(context, index);
}

/** The last line of which these words are the whole name, or its noun. */
function lineCalled({ job }: Context, name: string, before: number): JobLine | undefined {
  const words = heads(name);
  if (words.length === 0) return undefined;
  return job.lines.findLast((line) => {
    const own = headsOf(line);
    return (
      !line.optional && line.clause < before && own.at(-1) === words.at(-1) && words.every((word) => own.includes(word))
    );
  });
}

function refused(context: Context, index: number): boolean {
  const { shape } = context.clauses[index]!;
  const before = context.clauses[index - 1];
  const topic = before && !priceOf(before) && REFUSAL.test(shape) ? TOPIC.exec(before.shape)?.[1] : undefined;
  return takeOut(context, REFUSED.exec(shape)?.[1] ?? topic, topic ? index - 1 : index);
}

/** "the ladder's on backorder | so leave it out" */
function leftOut(context: Context, index: number): boolean {
  const { shape } = context.clauses[index]!;
  const before = context.clauses[index - 1];
  if (!before || priceOf(before) || !(LEFT_OUT.test(shape) || costsNothing(context.clauses[index]!))) return false;
  return takeOut(context, WHY.exec(before.shape)?.[1], index - 1);
}

/** "the grub control's included | so zero on that" */
const costsNothing = ({ shape, elements }: Clause): boolean =>
  /^ (?:nothing|no charge|#num|#money) (?:on|for) (?:that|it|those|them)(?: one)? $/.test(shape) &&
  elements.every(({ tag, measure, price }) => tag === 'word' || (measure?.value ?? price?.value) === 0);

function takeOut(context: Context, name: string | undefined, from: number): boolean {
  const line = name ? lineCalled(context, name, from) : undefined;
  if (!line) return false;
  takeBack(context, context.job.lines.indexOf(line));
  context.job.notes = context.job.notes.filter(({ clause }) => clause < from);
  return true;
}

/** "change of plan on the cards | they want the thick ones | so 165 for those" */
function pricedAnew(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  if (!ANEW.test(clause.shape)) return false;
  const price = priceOf(clause)!;
  for (let k = index - 1; k >= Math.max(0, index - NEAR) && !priceOf(context.clauses[k]!); k--) {
    const { shape } = context.clauses[k]!;
    const name = NAMED.exec(shape)?.[1] ?? WHY.exec(shape)?.[1];
    const line = name ? lineCalled(context, name, k) : undefined;
    if (!line || line.amount === null || line.amount === centsOf(price.price)) continue;
    Object.assign(line, { amount: centsOf(price.price), quantity: null, unit: null, price: null, source: 'said' });
    line.places.push(placeOf(clause.elements));
    return true;
  }
  return false;
}
