/** A line that was read, told anew a while later: how many there are, or what one of them costs. */
import { multiply } from '../../money.ts';
import { isContent } from '../vocabulary/words.ts';
import { type Context, centsOf, placeOf, priceOf } from './context.ts';
import type { Element } from './elements.ts';
import { amountOf, type JobLine } from './job.ts';
import { countedNoun, printedUnit } from './measure-units.ts';
import { heads, headsOf } from './withdraw-work.ts';

/** Says that what was told does not hold. */
const CUE =
  / (?:undercounted|overcounted|miscounted|recounted|recount|counted (?:again|wrong|them again)|(?:count|number) (?:went|goes|came|changed|is)|went up|went down|let me fix|fix that|back up|hang on|hold on|wait|oops|actually|my mistake|my bad|i was wrong|i had that wrong|not #num|correct that|change that|go back to|going back to|back to the) /;

/** Lines before, the latest first. */
const BACK = 20;

const says = (context: Context, index: number): boolean =>
  [index - 1, index].some((k) => CUE.test(context.clauses[k]?.said ?? ''));

export function readRevision(context: Context, index: number): boolean {
  return readNewCount(context, index) || readNewRate(context, index) || readInsteadOfListed(context, index);
}

/** "house lockout | it was after midnight | so 160": instead of the list's price, where it is no sum of what was told. */
function readInsteadOfListed(context: Context, index: number): boolean {
  const { elements, opener, shape } = context.clauses[index]!;
  const { lines } = context.job;
  const last = lines.at(-1);
  const element = priceOf(context.clauses[index]!);
  if (
    !/(?:^| )so(?: |$)/.test(opener) ||
    !/^ #money (?:(?:not|instead of) (?:the |our |my )?#regular )?$/.test(shape) ||
    element?.price.low !== undefined ||
    last?.source !== 'catalogue' ||
    last.optional ||
    last.unit === 'hour' ||
    (last.quantity ?? 1) !== 1 ||
    last.clause < index - 2
  )
    return false;
  const sum = lines.reduce((all, line) => all + (line.optional ? 0 : (amountOf(line) ?? 0)), 0);
  const cents = centsOf(element!.price);
  // with more told before it a sum is likelier, which is at least what it adds up to
  if (cents === sum || (lines.length > 1 && cents > sum)) return false;
  last.price = null;
  last.quantity = null;
  last.unit = null;
  last.amount = cents;
  last.source = 'said';
  delete last.service;
  last.places.push(placeOf(elements));
  return true;
}

/** "I undercounted | there's six of the bait stations", "the head count went up | so now it's 95 guests". */
function readNewCount(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const { elements, shape } = clause;
  if (priceOf(clause) || / (?:if|option|optional|more|extra|another|other) /.test(shape)) return false;
  const counts = elements.filter(({ tag }) => tag === 'num');
  const [count] = counts;
  if (
    !count ||
    counts.length > 1 ||
    count.measure!.value < 1 ||
    elements.some(({ tag }) => !/^(word|num)$/.test(tag)) ||
    !/^ (?:(?:so|and|now|then|it's|it is|there's|there are|there is|that's|they're|make (?:it|that)|call it|we need|i need|we've got|i've got|needs|actually|really|only|just|like|about|no) )*#num /.test(
      shape,
    )
  )
    return false;
  const at = elements.indexOf(count);
  const named = heads(
    elements
      .slice(at + 1)
      .map(({ word }) => word)
      .join(' '),
  );
  const noun = countedNoun(elements, at);
  const isOf = (line: JobLine): boolean =>
    !line.optional &&
    line.quantity !== null &&
    line.quantity > 1 &&
    line.price !== null &&
    (line.unit === 'person'
      ? /^(people|guests|heads|adults|kids|plates)$/.test(noun)
      : named.length > 0 &&
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
  const definite = /^ (?:the|those) (?:#num )?[a-z ]+(?:'s|is|are|'re) (?:actually |really |now )?#rate $/.test(shape);
  if (!leads && (!definite || per === null)) return false;
  const words = (list: readonly Element[]): string =>
    list
      .filter(({ tag, word }) => tag === 'word' && isContent(word))
      .map(({ word }) => word)
      .join(' ');
  const named = heads(
    words(parted ? before.elements.slice(-3) : elements.slice(leads ? 3 : 0, elements.indexOf(element))),
  );
  const count = elements.find(({ tag }) => tag === 'num')?.measure?.value;
  const line = context.job.lines
    .slice(-BACK)
    .findLast(
      (one) =>
        !one.optional &&
        one.clause < index - 1 &&
        (per === null
          ? one.amount !== null && one.price === null
          : one.price !== null &&
            one.quantity !== null &&
            (one.unit === printedUnit(per) || (one.unit === 'sq ft' && per === 'ft'))) &&
        named.length > 0 &&
        named.every((word) => headsOf(one).includes(word)) &&
        (count === undefined || count === one.quantity),
    );
  if (!line || line.price === element.price.value) return false;
  if (per === null) {
    line.amount = centsOf(element.price);
    line.source = 'said';
    line.places.push(placeOf(elements));
    return true;
  }
  if (leads || says(context, index)) {
    line.price = element.price.value;
    line.source = 'said';
    line.places.push(placeOf(elements));
    return true;
  }
  context.job.doubts.push({
    about: `Price of ${line.label}`,
    because: 'Two prices were said for it.',
    instead: { was: amountOf(line)!, said: multiply(element.price.value, line.quantity!) },
  });
  return true;
}
