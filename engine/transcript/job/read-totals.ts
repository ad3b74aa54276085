/** Sums said along the way, totals, and prices brought down to a round figure. */
import { add, type Cents } from '../../money.ts';
import { isContent, wordSet } from '../vocabulary/words.ts';
import { says } from './clauses.ts';
import { type Context, centsOf, priceOf } from './context.ts';
import type { PricedElement } from './elements.ts';
import { amountOf } from './job.ts';
import { PUT_AS } from './read-options.ts';
import { restatesSum } from './restate-sums.ts';

const RESTATES =
  /^ (that|which|it|this|those|everything|all|just)? ?(that )?(all |then |altogether )?('s|is|comes|puts|brings|makes|would be|will be|works|should be|adds)? ?(it|us|me|you|them|him|her)? ?(?:(?:out|up|at|to|be|about|around|a|all|right|like|(?<=just )the) )*#money (right there|there|total|all in|all together|altogether|for (that|those|all of (that|them|it)|everything|the (lot|whole|labor|materials))|even|so far|for now|before tax|then|each way|in total|all told|flat|or so|plus tax|for the whole (thing|job))* ?$/;
const TOTAL =
  / (grand total|total (is|comes|should|would|of|'s|price|for|on)|#money total|totals?( out)? (to|at|up)|all told|altogether|all together|bottom line|in total|comes? (out )?to a total|adds up to|comes to #money total|total) /;
/** "so all told he's at 3150", "that puts her at 900". */
const STANDS_AT =
  /^ (?:(?:all told|altogether|all in all|all in|in total|total|overall|everything|in the end) )?(?:(?:he|she|they|we|you|it|i|that)(?:'s|'re|'m| is| are)? (?:all )?(?:at|up to|looking at|sitting at|around|about)|(?:that|which|it) (?:puts|brings|gets|leaves|takes) (?:him|her|them|us|you|it|me)(?: up)? (?:at|to)) (?:about |around )?#money (?:all told |all in |altogether |total |even )?(?:for (?:everything|the whole thing|all of it|the lot|it all)\b.*)?$/;
const KNOCK =
  / (bundle|package|wrap) (it|them|this|everything|the whole thing)( all| up| together)* (for|at|to) (an even )?#money | (do|make|call) (it all|all of it|all three|all of them|everything|the whole thing|the lot) (for )?(an even )?#money | (knock|bring|drop|cut|get|take|lower|round|trim|come) (it |that |this |the (price|total|whole thing|number|bill) |everything |the total price |down |off |all )(all |back )?(down|off|up)? ?(to|at|down to) (an even |a |about |like )?#money | rounded?(?: off| up| down)? (?:to|at) (?:an even |a clean |about )?#money | (round|call|make|keep) (it|that|this|the total|everything|the whole thing|her|him) (down |off |up |out )?(to |at )?(an even |a clean |a flat |a )?#money | (call|make) (it|that|the whole (thing|job)|everything) (an )?(even )?#money | (i'll|we'll|let's) do (it|the whole (thing|job)|all of (it|that)|everything) for (an even )?#money | (?:set|make|put|leave) the total (?:at|to)? ?(?:an even )?#money|^ (?:the |as a )?(?:bundle|package|combo)(?:d)? (?:price|deal|rate)(?: for (?:all|the|both)[a-z ]*?)?(?: is|'s| at| of)? (?:an even )?#money $/;

/** "we'll do 1550 flat", "that adds up to 1600 but 1550 is fine": where it is a little less than the sum. */
const SETTLES =
  /^ (?:(?:i'll|we'll|let's|we can|i'd|we'd|just) )*(?:(?:i |we )?(?:told|promised) (?:him|her|them) |(?:do|say|take|go with|call it|make it|be (?:good|fine|happy|okay) (?:with|at)) |total |for (?:him|her|them) )?(?:an even |a flat )?#money (?:total |flat |even |is fine |all in |for (?:the (?:whole (?:thing|job|lot)|both|two|pair|lot)|everything|all of it|cash|it all|both) )*$/;

/** "what's that come to fifty nine seventy nine": asked and answered by the speaker, whatever the cents. */
const ASKED =
  /^ (?:that's what|what's (?:that|it|this)|what(?:'ve| have) (?:we|i) got) #money |^ what(?:'s|'ll|'d| does| do| is| would| will)? ?(?:that|it|this|they|we|all that|all of that|everything)(?: all)?(?: 's| is)? (?:come|comes|add|adds|make|makes|work|works|run|runs|total|bring|brings|put|puts|at|get|gets) (?:[a-z']+ )*?#money /;

/** "the whole thing comes to 910": of all of it, whatever it is. */
const OF_ALL =
  /^ (?:(?:so|and|then) )*with everything (?:(?:that|it|this)(?:'s| is| comes to| makes) )?#money |^ (?:(?:so|and|then) )*(?:the whole (?:thing|job|lot|bill)|(?:with )?everything(?: that)?|all of (?:it|that)|it all|that all)(?: all)?(?: together)? (?:comes?|adds up|works out|totals?|runs?|'s|is)(?: out)?(?: to| at)?(?: about)? #money (?:all in |total |even |altogether )?$/;

/** "wash the house 380, driveway 150 | do both for 480" */
const TOGETHER =
  /^ (?:(?:but|so|i'll|we'll|i'd|we'd|i|we|can|could|let's|just) )*(?:do|did|call|make|say|said|(?:he|she|they) (?:gets?|get|can have)|give (?:him|her|them)) (?:it )?(?:both(?: of (?:them|those|it))?|the (?:two|pair)|both together) (?:for|at) (?:an even |a flat )?#money (?:flat |even |together |total )?$/;

/** "he gave me 400 | so he owes 2000", "so 2000 is left": what stays to be paid is no price. */
const BALANCE =
  /^ (?:(?:so|that|it|which|he|she|they|leaves|leaving|him|her|them|us|still|just|with) )*(?:he|she|they)(?:'s|'re|'ll| still| just| only)* owes? (?:me |us )?(?:another |the other |the last )?#money $|^ (?:so |that )?(?:leaves|leaving) (?:(?:him|her|them|us|me|a|with|balance|of|owing|at) )*#money (?:to go|due|left|owed|owing|balance|even)? ?$|^ (?:the )?(?:other |last )?#money (?:is |'s |more |still )*(?:left|due|owed|owing|remaining|to go|outstanding|the balance|still owed)(?: to pay)? $|^ (?:the )?(?:balance|remainder|rest)(?:'s| is| comes to| would be| due is) #money (?:due )?$/;

/** Something is ordered. */
const NEEDS = / (?:needs?|wants?|ordered|picked|get|gets|add|adding) (?:the|a|an|another|his|her|their|new|#num) /;

const NAMED_PRICE =
  /^ (?:that's|that is|that'll be|that will be|that'd be|which is|it's|it is|it'll be|call (?:it|that)|figure|i'd say|i'd call (?:it|that)|say|charge (?:him|her|them)|make it|make that) (?:(?:about|around|another|going to|gonna|be|like|flat) )*#money (?:for (?:that|it) |flat |installed |there )?$/;

const TIMES = wordSet('times x');

/** "that comes to 1474.90 | let's say 1450 even" */
const SUM_TOLD = / (?:comes? (?:out )?to|adds? up to|totals?(?: up)? (?:to )?) (?:about )?#money $/;
const ROUNDED =
  /^ (?:so |but |just )*(?:let's |we'll |i'll )?(?:say|call it|make it|do) #money (?:even|flat|dead|total)? ?$/;

/** True for a clause that only restates or sets the sum. `priced`: something has been priced before it. */
export function readTotal(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const { shape, opener } = clause;
  const { job } = context;
  const price = priceOf(clause);
  if (price?.role === 'deposit') return false;
  // "that would be 4900 | but keep it separate"
  if (price && PUT_AS.test(context.clauses[index + 1]?.shape ?? '')) return false;
  // "180 times 34 is 6120"
  // "seven eights are 56"
  if (
    clause.elements.length < 5 &&
    /^ (?:#num )?[a-z]*(?:twos|threes|fours|fives|sixes|sevens|eights|nines|tens|elevens|twelves|teens|ties) (?:is|are|'s|makes?) #(?:money|num) $/.test(
      shape,
    )
  )
    return true;
  if (
    says(clause, TIMES) &&
    / #(num|qty) (times|x) (#money|#num|#rate) (is|equals|'s|comes to|makes|that's) #money /.test(shape)
  )
    return true;
  if (!price || price.price.per !== null || price.tag !== 'money') return false;
  if (saysTotalFirst(context, index)) {
    job.saidTotal = { amount: centsOf(price.price), place: { from: price.from, to: price.to } };
    return true;
  }
  const priced = job.lines.some((line) => !line.optional && (line.amount !== null || line.price !== null));
  const place = { from: price.from, to: price.to };
  // "the mosaic band is slow going | so 180 for that"
  const told = context.clauses[index - 1];
  if (
    /^ #money for (?:that|it|this) $/.test(shape) &&
    told &&
    !priceOf(told) &&
    centsOf(price.price) !== sumOf(context)
  )
    return false;
  // "that clears our 250 minimum": nothing to add
  if (
    /^ (?:that|it|this|which) (?:clears|covers|meets|beats|makes|is over|is above|is past|gets us over) (?:our|my|the) #money (?:minimum )?$/.test(
      shape,
    )
  )
    return true;
  // what the lines come to, said again
  const lines = job.lines.filter((line) => !line.optional);
  if (restatesSum(context, index)) {
    context.recapAt = index;
    return true;
  }
  // "gazebo 350 | took two of us five hours | but it's still the 350": nothing new is named
  if (
    /^ (?:it|that|this)(?:'s| is|'ll be|'d be|'ll stay| stays)(?: still)? (?:the|that) (?:same )?#money (?:either way |anyway |flat )?(?:for (?:the )?[a-z]+ )?$/.test(
      shape,
    ) &&
    lines.slice(-3).some((line) => line.amount === centsOf(price.price) || line.price === price.price.value)
  )
    return true;
  if (
    priced &&
    (ASKED.test(shape) ||
      / grand total (?:is |'s |of )?#money (?:even |flat )?$/.test(shape) ||
      (lines.length > 1 && OF_ALL.test(shape)))
  ) {
    const all = sumOf(context);
    if (!lines.some((line) => line.surcharge) && Math.abs(all - centsOf(price.price)) > all / 100)
      job.saidTotal = { amount: centsOf(price.price), place };
    context.recapAt = index;
    return true;
  }
  // "he needs us to bake the rolls | call that 1550": the price of the work just named
  const work = context.clauses[index - 1];
  if (
    work &&
    !priceOf(work) &&
    !opener.includes('so') &&
    NAMED_PRICE.test(shape) &&
    job.notes.some(
      ({ clause: at, kind }) =>
        at === index - 1 &&
        // "he needs the door switch | which is 45"
        (kind === 'scope' ||
          (kind === 'client' &&
            / (?:needs?|wants?|asked for|ordered|picked|chose) (?:the|a|an|his|her|their|new|another|#num) /.test(
              work.shape,
            ))),
    )
  )
    return false;
  if (priced && job.deposit && BALANCE.test(shape)) {
    context.recapAt = index;
    return true;
  }
  const two = lines.slice(-2).map((line) => amountOf(line));
  if (TOGETHER.test(shape) && two.length === 2 && !job.discount) {
    const off = (two[0] ?? 0) + (two[1] ?? 0) - centsOf(price.price);
    if (two.every((amount) => amount !== null) && off > 0 && off < centsOf(price.price)) {
      job.discount = { amount: off, of: null, source: 'computed', places: [place] };
      return true;
    }
  }
  // "glue and finish call it 58" is far from all of it
  const far = / call it #money $/.test(shape) && centsOf(price.price) * 2 < sumOf(context);
  if (far && isContent(clause.elements[0]!.word) && clause.elements[0]!.word !== 'call') return false;
  // "call it 140 labor" names what it is of
  if (
    priced &&
    KNOCK.test(shape) &&
    !/ #pct | #money (?:in |of |for )?(?:labou?r|materials?|parts|delivery|travel) /.test(shape)
  ) {
    // "round it down to 8900 for the church", "call it 4800 even for the church"
    if (
      / (for|on) (the|a) [a-z]+ $/.test(shape) &&
      !/ (whole|total|job|thing) $|^ (?:round|knock|bring|drop|come) /.test(shape) &&
      !isLittleLess(context, price)
    )
      return false;
    job.roundTo = { amount: centsOf(roundTarget(context, price.price.readings)), place };
    return true;
  }
  // "so 45 hundred for everything" is what it is said to come to
  if (
    lines.length > 1 &&
    /(?:^| )so$/.test(opener) &&
    / #money for (?:everything|all of it|the lot|the whole thing) $/.test(shape)
  ) {
    job.saidTotal = { amount: centsOf(price.price), place };
    return true;
  }
  if (lines.length > 1 && SETTLES.test(shape) && !/^ #money $/.test(shape) && isLittleLess(context, price)) {
    job.roundTo = { amount: centsOf(price.price), place };
    return true;
  }
  // "that comes to 1474.90 | let's say 1450 even": of all of it, whatever the lines come to
  const sum = context.clauses[index - 1];
  if (lines.length > 1 && sum && SUM_TOLD.test(sum.shape) && ROUNDED.test(shape)) {
    job.saidTotal = { amount: centsOf(price.price), place };
    return true;
  }
  if (
    TOTAL.test(shape) &&
    priced &&
    !/ (deposit|down payment|square|linear|hours?|allowance|per) /.test(shape) &&
    !/ total (of )?#qty /.test(shape)
  ) {
    const label = shape
      .replace(TOTAL, ' ')
      .replace(
        / (this|next|so|that|'s|is|#money|#date|the|it|comes|to|for|whole|job|thing|all|in|a|of|everything|grand|right|there|should|be|be|about|around|would|will|we|i|you|which|makes|puts|us|at|brings|price|project|together|and|my|your|'re|looking) (?=\S| $)/g,
        ' ',
      )
      .trim();
    if (
      label
        .split(' ')
        .filter(
          (word) =>
            word &&
            !/^(this|next|#date|#client|so|that|'s|is|#money|the|it|comes|to|for|whole|job|thing|all|in|a|of|everything|right|there|should|be|about|around|would|at|us|we|i|which|price|season|winter|summer|year|month)$/.test(
              word,
            ),
        ).length === 0
    ) {
      job.saidTotal = { amount: centsOf(price.price), place };
      return true;
    }
  }
  if (
    lines.length > 1 &&
    STANDS_AT.test(shape) &&
    // "so all told | he's at 3150"
    (/(^| )(so|then)( |$)|all told|altogether|total/.test(`${opener}${shape}`) ||
      / (?:all told|altogether|in total) $/.test(context.clauses[index - 1]?.shape ?? ''))
  ) {
    job.saidTotal = { amount: centsOf(price.price), place };
    return true;
  }
  const previous = job.lines.at(-1);
  // "a full truckload | and that's 520": what is said beats the price list
  if (
    previous?.source === 'catalogue' &&
    previous.clause >= index - 2 &&
    (previous.clause === index - 1 || /^ (she|he|they)('s|'re|'ve)? /.test(context.clauses[index - 1]!.shape)) &&
    /^ (?:that's|that is|it's|it is|it'll be|that'll be) (?:just |only )?#money (?:(?:for|to|installed) .*)?$/.test(
      shape,
    ) &&
    (amountOf(previous) !== centsOf(price.price) || previous.quantity === null)
  ) {
    // for several of them it is the sum
    previous.amount = centsOf(price.price);
    previous.price = null;
    previous.quantity = null;
    previous.unit = null;
    previous.source = 'said';
    previous.places.push(place);
    return true;
  }
  // "power wash first | that's 300" prices what was just named
  const before = context.clauses[index - 1];
  if (
    before &&
    !priceOf(before) &&
    !context.taken[index - 1] &&
    /^ (?:that's|that is|it's|it is|it'll be|that'll be) #money /.test(shape) &&
    !opener.includes('so')
  )
    return false;
  // "we need the lift too | so that's 275": what it is of was named, and comes to nothing that was told
  if (
    before &&
    opener.includes('so') &&
    /^ (?:that's|it's|that is|it is) #money $/.test(shape) &&
    !priceOf(before) &&
    NEEDS.test(before.shape) &&
    sumOf(context) !== centsOf(price.price) &&
    !lines.some((line) => amountOf(line) === centsOf(price.price))
  )
    return false;
  const named =
    previous !== undefined &&
    previous.clause >= index - 2 &&
    (previous.amount !== null || (previous.price !== null && previous.quantity !== null));
  const added = /(?:^| )plus$/.test(opener);
  const restated =
    (!added &&
      RESTATES.test(shape) &&
      priced &&
      (named || opener.includes('so') || sumOf(context) === centsOf(price.price))) ||
    (/(^| )so( |$)/.test(opener) &&
      priced &&
      (/^ (#money|that's #money|it's #money) (there|right there|for (that|those))? ?$/.test(shape) ||
        // "a two hour minimum at 95 | so that's 190 for the one outlet"
        (/^ (?:that|it|which)(?:'s| is| comes to| makes) #money (?:for|on) /.test(shape) &&
          named &&
          amountOf(previous) === centsOf(price.price))));
  if (restated) context.recapAt = index;
  return restated;
}

/** "total is 1850: that's 1200 labor and 650 materials": what it is made of follows. */
function saysTotalFirst({ clauses, job }: Context, index: number): boolean {
  const { shape, price } = clauses[index]!;
  const parts = clauses.slice(index + 1, index + 4).flatMap((clause) => priceOf(clause) ?? []);
  if (job.lines.length > 0 || parts.length < 2) return false;
  const sum = add(parts.slice(0, 2).map((part) => centsOf(part.price)));
  return (
    /^ (?:the |my |our |grand )*total(?:'s| is| comes to| will be| would be)? #money $/.test(shape) ||
    (/^ (?:call it|make it|figure|it's|we're at|i'm at)(?: an even| about)* #money $/.test(shape) &&
      centsOf(price!.price) === sum)
  );
}

const sumOf = (context: Context): Cents =>
  add(context.job.lines.filter((line) => !line.optional).map((line) => amountOf(line) ?? 0));

const LITTLE = 0.15;

/** It is below what was said, and not by much. */
const isLittleLess = (context: Context, { price }: PricedElement): boolean => isNearSum(context, centsOf(price));

function isNearSum(context: Context, amount: Cents): boolean {
  const sum = sumOf(context);
  return amount < sum && amount >= sum * (1 - LITTLE);
}

/** "puts us at 2879, I'm gonna tell her 2850": nobody takes nearly all of it off, so that is what is left of it. */
export function settleDiscount(context: Context): void {
  const { job } = context;
  const { amount, of, source, places } = job.discount ?? {};
  if (!amount || of || source !== 'said' || job.roundTo || !isNearSum(context, amount)) return;
  job.roundTo = { amount, place: places![0]! };
  job.discount = null;
}

/** How much of the sum its surcharges may add: they are worked out when all is told. */
const withSurcharges = ({ job }: Context, sum: number): number =>
  job.lines.reduce(
    (all, { surcharge, optional }) => all + (surcharge && !optional ? (sum * surcharge.percent) / 100 : 0),
    sum,
  );

/** "21 even" against a sum of some 21,000 means thousands. */
function roundTarget(context: Context, readings: readonly number[]): { value: number; readings: number[]; per: null } {
  const sum = sumOf(context) / 100;
  const value = readings[0]!;
  const choices = [value, ...readings, value * 100, value * 1000].filter(
    (choice) => choice <= withSurcharges(context, sum) * 1.02 && choice >= sum * 0.6,
  );
  return { value: choices[0] ?? value, readings: [value], per: null };
}
