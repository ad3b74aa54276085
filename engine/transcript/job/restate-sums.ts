/**
 * Sums said along the way: "so that's 1,150 so far", "what's that make 35,395", "nine hundred for the three of them". What
 * tells them is arithmetic: the figure is what the last lines come to, and nothing new is named beside it.
 */
import { add, type Cents } from '../../money.ts';
import { isContent } from '../vocabulary/words.ts';
import { type Context, centsOf, priceOf } from './context.ts';
import type { JobLine } from './job.ts';
import { amountOf, travelCostOf } from './job.ts';
import { heads, headsOf } from './taken-back.ts';

/** Words of adding up, of where one stands, and of to whom it is told. */
const SUMMING =
  /^(make|makes|making|made|come|comes|coming|add|adds|adding|work|works|put|puts|bring|brings|total|totals|tally|sum|sums|subtotal|running|grand|bottom|line|together|altogether|told|even|flat|right|math|way|far|now|then|before|after|tax|labor|labour|material|materials|parts|everything|whole|thing|things|job|lot|deal|look|looking|sit|sitting|stand|stands|figure|figures|call|say|says|said|done|get|gets|got|see|let|ends?|ending|rings?|runs?|pair|couple|set|trio|nose|door|out|up|down|there|here|over|per|money|bucks|dollars|number|price|cost|costs|ballpark|roughly|carry|equals|like|think|guess|okay|yeah|yep|about|around|easy|all|both|each|two|three|four|five|six|of|em|today|ticket|bill|damage|tab|tabs|count|first|year|season|month|summer|winter|term|contract)$/;

/** Words of the above that may name a thing of their own, unless something says that it is added up. */
const THINGS =
  /^(door|labou?r|materials?|parts|line|set|job|lot|ticket|bill|tabs?|count|costs?|price|thing|things|pair|couple)$/;
const SUMS_UP =
  / (?:so|that's|that is|which|comes?|totals?|makes?|adds?|puts?|brings?|altogether|together|all|out the|works|should|looking|sitting|for the|'s at|we're at|call) /;

/** Whatever else is said beside it, this is a sum where it comes to one: "that ought to be 947 if I'm adding right". */
const ADDS_UP =
  / (?:so|which is|that's|that is|it's|it is|all (?:of )?that(?:'s| is)?|(?:that|it|this|we|i) (?:should|ought to|would|will|'ll|'d) (?:be|come)|sum|total|(?:gets|puts|brings|takes|gives|leaves) (?:us|me|you|him|her|them|it)|(?:we|i|he|she|they)(?:'re|'m|'s| are| am| is)? (?:land|sit|stand|come|end up)?(?: out)? ?(?:at|to)|comes?(?: out)? to|adds? (?:(?:that|it|this|them|those|everything) (?:all )?)?up|works out) (?:[a-z']+ ){0,4}#money /;

const KINDS: Record<string, JobLine['kind']> = {
  labor: 'labor',
  labour: 'labor',
  material: 'material',
  materials: 'material',
  parts: 'material',
};

/** Does the clause only say what lines before it come to? */
export function restatesSum(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const price = priceOf(clause);
  if (price?.tag !== 'money' || price.price.low !== undefined) return false;
  const { elements } = clause;
  // "path lights six at 85 … 85 is the price"
  if (
    / #money (?:is|'s) the price $/.test(clause.shape) &&
    context.job.lines.some((line) => line.amount === centsOf(price.price) || line.price === price.price.value)
  )
    return true;
  // "another 340", "tax on that", a term of payment: no sum
  if (
    / (?:another|more|extra|additional|deposit|off|discount|#pct|#markup|#rate|if) | an? #money [a-z]/.test(
      clause.shape,
    )
  )
    return false;
  if (/(?:^| )plus$/.test(clause.opener)) return false;
  const lines = context.job.lines.filter((line) => !line.optional && amountOf(line) !== null).slice(-20);
  const said = centsOf(price.price);
  // "ten three and change"
  const { tokens } = context.heard;
  const more = tokens[price.to]?.lower === 'and' && tokens[price.to + 1]?.lower === 'change';
  const summed =
    summing(lines, said, more ? said / 20 : 0) ??
    (lines.length > 1 && withTravel(context, lines) === said ? lines : null);
  if (!summed) return false;
  // "before drywall", "without the trim" name what is not in it
  const end = elements.findIndex(
    ({ word }, k) => k > elements.indexOf(price) && /^(before|after|without|minus)$/.test(word),
  );
  const words = elements.slice(0, end < 0 ? elements.length : end).map(({ word }) => word);
  const named = heads(words.join(' ')).filter((word) => isContent(word) && !SUMMING.test(word));
  // what two lines come to, or what so many at their price do
  const addsUp =
    (summed.length > 1 || (summed[0]!.quantity ?? 1) !== 1) &&
    ADDS_UP.test(`${clause.opener ? ` ${clause.opener}` : ''}${clause.shape}`);
  // "demo 100 grout 130 labor 230" only happens to come to the sum
  if (!addsUp && elements.some(({ word }) => THINGS.test(word)) && !SUMS_UP.test(` ${clause.opener} ${clause.shape} `))
    return false;
  const known = new Set(summed.flatMap(headsOf));
  if (!named.every((word) => known.has(word)) && !addsUp) return false;
  // "labor comes to 1120" is of the labor
  const kind = elements.map(({ word }) => KINDS[word]).find((one) => one !== undefined);
  if (kind && summed.some((line) => (line.kind === 'labor') !== (kind === 'labor'))) return false;
  // one line at the same price may be another like it: "bay one 2100 bay two 2100"
  return summed.length > 1 || (summed[0]!.quantity ?? 1) !== 1;
}

/** All of it with the travel, where its rate was told. */
function withTravel({ job }: Context, lines: readonly JobLine[]): Cents | null {
  const { travel } = job;
  if (!travel) return null;
  const cost = travelCostOf(travel, travel.rate);
  return cost === null ? null : add([cost, ...lines.map((line) => amountOf(line)!)]);
}

/** The last lines, one or more, that come to the sum, or to so much more. */
function summing(lines: readonly JobLine[], said: Cents, more: Cents): JobLine[] | null {
  let sum: Cents = 0;
  for (let k = lines.length - 1; k >= 0; k--) {
    sum = add([sum, amountOf(lines[k]!)!]);
    if (sum >= said && sum <= said + more) return lines.slice(k);
  }
  return null;
}
