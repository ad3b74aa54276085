/** A line that was read, told anew a while later: how many there are, or what one of them costs. */
import { multiply } from '../../money.ts';
import { determiners, isContent } from '../vocabulary/words.ts';
import { addNote, type Context, centsOf, placeOf, priceOf } from './context.ts';
import type { Element } from './elements.ts';
import { amountOf, type JobLine } from './job.ts';
import { countedNoun, printedUnit } from './measure-units.ts';
import { heads, headsOf } from './taken-back.ts';

/** Says that what was told does not hold. */
const CUE =
  / (?:undercounted|overcounted|went back|counted|miscounted|recounted|recount|counted (?:again|wrong|them again)|(?:count|number) (?:went|goes|came|changed|is)|went up|went down|let me fix|fix that|back up|hang on|hold on|wait|oops|actually|my mistake|my bad|i was wrong|i had that wrong|not #num|correct that|change that|go back to|going back to|back to the|(?:he|she|they|we|i)(?:'ve| have| has)? (?:cut|dropped|added|pulled|removed|took out|want(?:s|ed)?) (?:out )?(?:the |another )?#num) /;

/** Lines before, the latest first. */
const BACK = 20;

const says = (context: Context, index: number): boolean =>
  [index - 1, index].some((k) => CUE.test(context.clauses[k]?.said ?? ''));

export function readRevision(context: Context, index: number): boolean {
  return (
    takesSome(context, index) ||
    chargesFewer(context, index) ||
    isIncluded(context, index) ||
    readNewCount(context, index) ||
    readNewMeasure(context, index) ||
    readNewRate(context, index)
  );
}

/** "12 lights 45 each | scratch two of those | so 10": fewer of what was counted last. */
function takesSome(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const line = context.job.lines.at(-1);
  const less = clause.elements.find(({ tag }) => tag === 'num')?.measure?.value ?? 0;
  if (
    !/^ (?:(?:no|actually|oh|wait|and|we can|let's) )*(?:scratch|drop|lose|skip|forget|strike|cut|take off|take out|take away|leave off|leave out|minus|less) #num of (?:those|them|these|the [a-z]+) (?:off |out )?$/.test(
      clause.shape,
    ) ||
    !line?.quantity ||
    line.optional ||
    line.clause < index - 2 ||
    line.quantity <= less ||
    // of feet and hours nobody leaves out two
    /(?:ft|yd|hour|day|week|month|year|mile|pound|gallon|inch|square|acre|ton)$/.test(line.unit ?? '')
  )
    return false;
  line.quantity -= less;
  line.places.push(placeOf(clause.elements));
  const next = context.clauses[index + 1];
  // "so 10"
  const told = next && next.elements.length === 1 ? next.elements[0] : undefined;
  if (next && / ?so$/.test(next.opener) && (told?.measure?.value ?? told?.price?.value) === line.quantity)
    context.taken[index + 1] = 3;
  return true;
}

const FREE = / (?:free|on (?:me|us|the house)|no charge|thrown in|comped|included|waived) /;

/** "28 cuts at our price | the first one is free | so only charge 27 of those": so many of what was counted. */
function chargesFewer({ job, clauses }: Context, index: number): boolean {
  const clause = clauses[index]!;
  if (
    !/^ (?:(?:so|only|just|i'll|we'll|i'm|let's) )*(?:charge|bill|charging|billing|invoice)(?: (?:him|her|them))?(?: for)? #num(?: of (?:those|them|these))? $/.test(
      clause.shape,
    ) ||
    !clauses.slice(Math.max(0, index - 2), index).some(({ shape }) => FREE.test(shape))
  )
    return false;
  const count = clause.elements.find(({ tag }) => tag === 'num')!.measure!.value;
  const line = job.lines.findLast(
    ({ quantity, optional, clause: of }) => !optional && (quantity ?? 0) >= count && of >= index - BACK,
  );
  if (!line || !Number.isInteger(count) || line.quantity! > count * 2) return false;
  line.quantity = count;
  line.places.push(placeOf(clause.elements));
  return true;
}

/** "carpet 300, pad 100 | no the pad's included": what was priced just before is in the price of the rest. */
function isIncluded(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const { job } = context;
  const line = job.lines.at(-1);
  const named =
    /^ (?:(?:no|wait|actually|oh|sorry) )*(?:the |that )([a-z]+)(?:'s| is| are|'re) (?:actually |already )?(?:included|in (?:that|there|it|the price)|part of (?:it|that)|with it|no charge|free) /.exec(
      clause.shape,
    )?.[1];
  const denied = /(?:^| )(?:no|wait|actually|sorry)(?: |$)/.test(`${clause.opener}${clause.shape}`);
  if (!named || !denied || !line || job.lines.length < 2 || line.clause !== index - 1 || line.optional) return false;
  if (!headsOf(line).some((head) => named.startsWith(head))) return false;
  job.lines.pop();
  addNote(
    context,
    index,
    'inclusion',
    clause.elements.filter(({ word }) => !/^(?:no|wait|actually|oh|sorry)$/.test(word)),
  );
  return true;
}

/** "1450 square feet at 16 cents | no wait she said do the turnaround too | so 1900 square feet same price" */
function readNewMeasure(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const { elements, shape } = clause;
  const measured = elements.filter(({ tag }) => tag === 'qty');
  const line = context.job.lines.at(-1);
  if (
    measured.length !== 1 ||
    priceOf(clause) ||
    !line ||
    line.optional ||
    line.clause < index - 3 ||
    line.price === null ||
    line.unit !== printedUnit(measured[0]!.measure!.unit) ||
    line.quantity === measured[0]!.measure!.value ||
    !/^ (?:(?:so|make (?:it|that)|call it|that's|it's|now|total) )*#qty (?:(?:at )?#regular |total |altogether |now |instead |for both )?$/.test(
      shape,
    ) ||
    ![index - 2, index - 1, index].some((k) => k > line.clause && CUE.test(context.clauses[k]?.said ?? ''))
  )
    return false;
  line.quantity = measured[0]!.measure!.value;
  line.places.push(placeOf(elements));
  return true;
}

/** "I undercounted | there's six of the bait stations", "the head count went up | so now it's 95 guests". */
function readNewCount(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const { elements, shape } = clause;
  if (priceOf(clause) || / (?:if|option|optional|more|extra|another|other) /.test(shape)) return false;
  // "it's eight double hungs the bathroom one stays"
  const counts = elements.filter(({ tag, measure }, k) => tag === 'num' && (k < 3 || measure!.value !== 1));
  const [count] = counts;
  if (
    !count ||
    counts.length > 1 ||
    count.measure!.value < 1 ||
    elements.some(({ tag }) => !/^(word|num)$/.test(tag)) ||
    !/^ (?:(?:so|and|now|then|it's|it is|there's|there are|there is|that's|they're|make (?:it|that)|call it|we need|i need|we've got|i've got|needs|actually|really|only|just|like|about|no|counted|recounted) )*#num /.test(
      shape,
    )
  )
    return false;
  const at = elements.indexOf(count);
  const behind = elements.slice(at + 1).map(({ word }) => word);
  const end = behind.findIndex((word, k) => k > 0 && behind[k - 1] !== 'of' && determiners.has(word));
  const named = heads(behind.slice(0, end < 0 ? undefined : end).join(' '));
  const noun = countedNoun(elements, at);
  const isOf = (line: JobLine): boolean =>
    !line.optional &&
    line.quantity !== null &&
    line.quantity > 1 &&
    line.price !== null &&
    (line.unit === 'person'
      ? /^(people|guests|heads|adults|kids|plates)$/.test(noun)
      : (named.length > 0 || (noun === '' && line === context.job.lines.at(-1) && line.clause >= index - 5)) &&
        named.every((word) => headsOf(line).includes(word)) &&
        !/^(hour|day)$/.test(line.unit ?? ''));
  const line = context.job.lines.slice(-BACK).findLast(isOf);
  if (!line || line.quantity === count.measure!.value) return false;
  // right behind it "it's eight double hungs" corrects without a word for it
  const right = line.clause >= index - 2 && /^ (?:it's|make (?:it|that)|call it) /.test(shape);
  if (!right && !says(context, index)) return false;
  const was = line.quantity;
  for (const one of context.job.lines)
    if (one === line || (line.unit === 'person' && isOf(one) && one.quantity === was)) {
      one.quantity = count.measure!.value;
      one.places.push(placeOf(elements));
    }
  return true;
}

/** "go back to the decking | that's 19 a foot"; "the four basement windows are 440 each" where they were 410 is a doubt. */
function readNewRate(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const { elements, shape } = clause;
  const element = priceOf(clause);
  if (!element || element.price.low !== undefined || context.marks.get(index)?.alternative) return false;
  const { per } = element.price;
  const before = context.clauses[index - 1];
  const parted =
    before !== undefined &&
    !priceOf(before) &&
    / (?:back to|about) (?:the|those|that) [a-z ]+$/.test(before.shape) &&
    /^ (?:that's|it's|those are|they're|make (?:it|that|them)) #(?:rate|money) /.test(shape);
  const leads =
    parted ||
    / (?:go|going) back to (?:the|those|that) [a-z]+(?: [a-z]+)? (?:(?:it|that)(?:'s| is) )?#(?:rate|money) $/.test(
      shape,
    );
  // "the staining should be 450"
  const ought =
    /^ (?:the |that )?[a-z]+(?: [a-z]+)? (?:should be|ought to be|needs to be|has to be) #(?:money|rate) $/.test(shape);
  const definite = /^ (?:the|those) (?:#num )?[a-z ]+(?:'s|is|are|'re) (?:actually |really |now )?#rate $/.test(shape);
  if (!leads && !ought && (!definite || per === null)) return false;
  const words = (list: readonly Element[]): string =>
    list
      .filter(({ tag, word }) => tag === 'word' && isContent(word))
      .map(({ word }) => word)
      .join(' ');
  const named = heads(
    words(
      parted
        ? before.elements.slice(-3)
        : elements.slice(
            leads ? elements.findLastIndex(({ word }) => word === 'back') + 1 : 0,
            elements.indexOf(element),
          ),
    ),
  );
  const count = elements.find(({ tag }) => tag === 'num')?.measure?.value;
  if (per === null) {
    const line = lineBefore(
      context,
      ought ? index + 1 : index,
      named,
      (one) => one.amount !== null && one.price === null,
    );
    const amount = centsOf(element.price);
    if (!line || line.amount === amount) return false;
    line.amount = amount;
    tookOver(line, elements);
    return true;
  }
  const line = lineByRate(context, index, named, per, count);
  if (!line || line.price === element.price.value) return false;
  if (!leads && !says(context, index)) {
    doubtPrice(context, line, element.price.value);
    return true;
  }
  line.price = element.price.value;
  tookOver(line, elements);
  return true;
}

function tookOver(line: JobLine, elements: readonly Element[]): void {
  line.source = 'said';
  line.places.push(placeOf(elements));
}

function lineBefore(
  { job }: Context,
  index: number,
  named: readonly string[],
  fits: (line: JobLine) => boolean,
): JobLine | undefined {
  if (named.length === 0) return undefined;
  return job.lines
    .slice(-BACK)
    .findLast(
      (line) =>
        !line.optional && line.clause < index - 1 && fits(line) && named.every((word) => headsOf(line).includes(word)),
    );
}

/** The last line told before, by that unit and of that count where one is given, that is called by all of the words. */
export const lineByRate = (
  context: Context,
  index: number,
  named: readonly string[],
  per: string,
  count?: number,
): JobLine | undefined =>
  lineBefore(
    context,
    index,
    named,
    ({ price, quantity, unit }) =>
      price !== null &&
      quantity !== null &&
      (count === undefined || count === quantity) &&
      (unit === printedUnit(per) || (unit === 'sq ft' && per === 'ft')),
  );

/** Leaves it open which of two prices by the unit, in dollars, holds for a line that has a quantity. */
export function doubtPrice({ job }: Context, line: JobLine, price: number): void {
  job.doubts.push({
    about: `Price of ${line.label}`,
    because: 'Two prices were said for it.',
    instead: { was: amountOf(line)!, said: multiply(price, line.quantity!) },
  });
}
