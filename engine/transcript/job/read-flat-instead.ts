/** "that's below our minimum so just charge the 150 flat for the whole visit": one price in place of the list's for all that was named. */
import type { Clause } from './clauses.ts';
import { type Context, centsOf, placeOf, priceOf } from './context.ts';
import { lumpLine } from './job.ts';

/** What was named comes to less than the least that is charged. */
const BELOW =
  / (?:below|under|beneath|short of|less than|(?:doesn't|don't|won't|does not|do not) (?:even )?(?:reach|meet|hit|make|come to|get to)) (?:our|my|the) minimum /;
/** "just charge the 150 flat", "so it's just the 150", "make it 90 flat for the whole visit", "just bill the 150". */
const ONE_PRICE =
  /^ (?:(?:i'll|we'll|i'm|we're|let's|gonna|going to) )?(?:just )?(?:(?:charge|charging|bill|billing|make|call|do|doing|say)(?: (?:him|her|them|it|that|this))?|it's|that's|it is)?(?: just| only)?(?: the| our| my)? ?#money (?:flat |even |minimum |total |straight )*(?:for (?:the )?(?:whole |entire )?(?:visit|trip|job|stop|thing|lot|call|call out|day) )?$/;
const WHOLE = / for the (?:whole|entire) (?:visit|trip|job|stop|thing|lot|call) $/;
/** How many clauses before it that is told. */
const NEAR = 3;

/** Were words for the list's price said, which no other reading has put there? */
const asksForList = ({ elements }: Clause): boolean =>
  elements.some(({ tag, to }, k) => tag === 'regular' && (elements[k - 1]?.to ?? 0) < to);

/** A reader; true where the price takes the place of all lines of the list before it. */
export function readFlatInstead(context: Context, index: number): boolean {
  const { job, clauses } = context;
  const { shape, elements } = clauses[index]!;
  const price = priceOf(clauses[index]!);
  if (!price || price.price.per !== null || price.price.low !== undefined || !ONE_PRICE.test(shape)) return false;
  const before = clauses.slice(Math.max(0, index - NEAR), index);
  const isBelow = before.some((clause) => BELOW.test(clause.said)) || job.minimum !== null;
  if (!isBelow && !WHOLE.test(shape)) return false;
  const listed = job.lines.filter((line) => line.source === 'catalogue' && !line.optional && line.unit !== 'hour');
  // "the usual price" was asked for, or a price of its own was told
  if (listed.length === 0 || listed.length < job.lines.length || clauses.slice(0, index).some(asksForList))
    return false;
  const cents = centsOf(price.price);
  if (job.minimum !== null && job.minimum.amount !== cents) return false;
  job.minimum = null;
  job.isFlat = true;
  job.lines = [
    lumpLine({
      clause: index,
      label: listed.map(({ service }) => service!.name).join(', '),
      amount: cents,
      kind: 'other',
      source: 'said',
      places: [...listed.flatMap(({ places }) => places), placeOf(elements)],
    }),
  ];
  return true;
}
