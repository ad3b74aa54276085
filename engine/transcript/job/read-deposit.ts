/** Deposits, payments made ahead and how the rest is paid. */

import { add, type Cents } from '../../money.ts';
import { stem } from '../vocabulary/stem.ts';
import { isContent, wordSet, workVerbs } from '../vocabulary/words.ts';
import { type Clause, says } from './clauses.ts';
import { addNote, type Context, centsOf, percentOfClause, placeOf, priceOf } from './context.ts';
import { BEFORE_WORK, DEPOSIT, PAYS_AHEAD, STAGE } from './deposit-words.ts';
import { amountOf, type JobShare } from './job.ts';
import { changeElement } from './make-element.ts';
import { narrowed } from './read-money-terms.ts';
import { fractionOf } from './read-paid.ts';
import { nounOf, scopeAfter } from './read-scope.ts';

/** "sealer on the rest 290", "mount and balance 80": a line, and nothing of how it is paid. */
function namesWork({ elements, shape }: Clause): boolean {
  // "repoint the rest | 620", "skim the rest of it 320 feet at 1.25"
  if (
    / the (?:rest|remainder) (?:(?:of (?:it|them|that) )?#(?:qty|num) .*)?$/.test(shape) &&
    workVerbs.has(elements[0]!.word)
  )
    return true;
  if (
    !/ (?:balance|rest|remainder)(?: (?!is |due |on |at |when |once |upon |after |before |by )[a-z]+)* (?:#num )?#money (?:each |apiece |installed |flat |total )?(?:#client )?$/.test(
      shape,
    )
  )
    return false;
  const at = elements.findIndex(({ tag }) => tag === 'money');
  return elements
    .slice(0, at)
    .some(
      ({ tag, word }) =>
        tag === 'word' &&
        isContent(word) &&
        !/^(balance|rest|remainder|payment|final|due|half|check|cash|deposit)$/.test(word),
    );
}

/** "mount and balance all four 80", "new balance on the bedroom one 55": nothing is owed yet. */
const balancesWork = ({ shape }: Clause): boolean =>
  / balance .*#money (?:each |apiece )?$/.test(shape) &&
  !/ (?:due|owe[ds]?|owing|left|remaining|outstanding|net|when|once|on completion|at completion|upon|after|before|by) /.test(
    shape,
  );

const AHEAD =
  / (?:the |my |his |her |their )?([a-z]+) (?:(?:is|are|be|get|gets|has to be|have to be|gotta be|needs? to be) )?(?:paid(?: for)?|due|covered) (?:up ?front|in advance|ahead|before (?:i|we) (?:start|begin|order)) /;

/** "materials get paid up front | that's the 1340", "I want the materials paid up front": what they cost. */
function paidAhead(context: Context, index: number): Cents | null {
  const name = AHEAD.exec(context.clauses[index]!.shape)?.[1];
  if (!name) return null;
  const next = context.clauses[index + 1];
  const sum = next && / (?:that's|so) (?:the )?#money /.test(next.said) ? priceOf(next) : undefined;
  if (sum) {
    context.taken[index + 1] = 2;
    return centsOf(sum.price);
  }
  const lines = context.job.lines.filter(
    (line) =>
      !line.optional &&
      ((line.kind === 'material' && /^(?:materials?|parts|goods)$/.test(name)) || nounOf(line.label) === stem(name)),
  );
  const amounts = lines.map(amountOf);
  return amounts.length > 0 && amounts.every((amount) => amount !== null) ? add(amounts as Cents[]) : null;
}

/** "half of the cabinets up front": what the share is of, where that is a line. */
function partOf({ job }: Context, shape: string): string | null {
  const told = shape.replace(
    / (?:down|up ?front|before|when|once|because|since|cause|to (?:start|order|book|begin)|as|at|on) .*$/,
    ' ',
  );
  const of = narrowed(scopeAfter(told, /^of$/).of);
  const isLine = (name: string): boolean =>
    job.lines.some(({ label }) =>
      label
        .toLowerCase()
        .split(' ')
        .some((word) => stem(word) === nounOf(name)),
    ) || /^(?:materials?|parts)$/.test(name);
  return of?.split(' and ').every(isLine) ? of : null;
}

/** Without a figure it has to name what is paid, or when. */
const PAYMENTS = wordSet(`
deposit payment payments money retainer retainage paid due covered net payable balance billed cash check credit card cards venmo zelle late
financing progress rest remainder front upfront advance ahead back down start before terms schedule third thirds half quarter`);

const PAID_IT =
  /^ (?:he|she|they)(?:'s|'ve)? (?:already )?(?:paid|gave|sent|handed|left|mailed)(?: (?:me|us|it|that|already|back))* (?:in |on |last |when |at |#date |$)/;

/** "half down", "40 percent to start", "they already paid a $1,000 deposit"; later instalments become terms. */
export function readDeposit(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const { shape } = clause;
  const { job } = context;
  const figure = fractionOf(clause);
  const price = priceOf(clause);
  if (figure === null && !price && !says(clause, PAYMENTS)) return false;
  // "ten percent booking fee"
  if (percentOfClause(clause)?.added) return false;
  // "either one gets a new thermostat 165"
  if (
    /^ (?:either|each|every|both)(?: #num| one| of (?:them|those))? (?:gets?|needs?|has|takes?) an? [a-z]/.test(shape)
  )
    return false;
  if (
    figure === null &&
    !price &&
    / (no|without|skip|skipping|waive|waiving|don't need|not asking for) (?:a |the |any )?(?:deposit|down payment|money down|retainer) /.test(
      shape,
    )
  ) {
    job.noDeposit = true;
    return true;
  }
  const ahead = figure === null && !price ? paidAhead(context, index) : null;
  if (ahead !== null) {
    job.deposit = { amount: ahead, of: null, source: 'said', places: [placeOf(clause.elements)], paid: false };
    addNote(context, index, 'payment');
    return true;
  }
  // "they want to hold back ten percent till the punch list is done"
  if (
    / (?:hold|holds|holding|held|keep|keeps) back /.test(shape) &&
    clause.elements.filter(({ tag }) => tag === 'pct' || tag === 'money').length === 1
  ) {
    addNote(context, index, 'payment');
    return true;
  }
  // "ten percent off the retainer", "eight percent sales tax": no payment
  if (
    / #pct (?:off|(?:sales |state |city |county )?tax) /.test(shape) &&
    !/ #pct (?:down|deposit|up ?front) /.test(shape)
  )
    return false;
  // "put that down as an option 540"
  if (/ down as (?:an? )?(?:option|extra|add on|allowance|add) /.test(shape)) return false;
  // "he talked me down a hundred"
  if (clause.elements.some(({ role }) => role === 'discount')) return false;
  // "half load at what we normally get for a half": no payment
  if (/ #regular /.test(shape) && !/ (down|deposit|up ?front|retainer) /.test(shape)) return false;
  // "five percent off the wall, nothing off the rest": no payment
  if (
    / #pct (?:[a-z]+ ){0,2}((?<!kick )off|tax|discount) /.test(shape) &&
    !/ (deposit|down|upfront|up front|retainer) /.test(shape)
  )
    return false;
  // "20 percent handling on the fence not the rest"
  if (/ #pct (?:[a-z]+ )?(?:on|of) .* (?:not|nothing) (?:on |of )?the rest /.test(shape)) return false;
  // "retainer 250 | covers the first five pushes" is what is sold
  if (
    / retainer (?:is |'s |of |at )?#money $/.test(shape) &&
    /^ (?:that |which |it )?(covers|includes|buys) /.test(context.clauses[index + 1]?.shape ?? '')
  )
    return false;
  const previous = job.notes.at(-1);
  const staged =
    job.deposit !== null && previous?.kind === 'payment' && previous.clause >= index - 2 && STAGE.test(shape);
  if (
    / (net #num|net #money|due (on|upon|at|when|within|by)|(?:payment |payable |invoice |balance |it's |is |that's )?due #(?:date|time)|paid (monthly|weekly|on completion)|payable|balance(?! (?:the|an?|his|her) (?!day|end|morning|week|job)[a-z])|billed (monthly|weekly|quarterly|annually)|cash or check|check or|credit cards?|venmo|zelle|late fee|financing|progress payments?|retainage|payment (is|'s|on|due|plan|terms)|the rest|remainder) /.test(
      shape,
    ) &&
    !price?.price.per &&
    !namesWork(clause) &&
    !(job.deposit === null && balancesWork(clause)) &&
    !/ #pct off /.test(shape) &&
    // "mortar and sand and the rest costs me 390": of the goods
    (job.deposit !== null || !/ and the rest(?: is| costs?| runs?)?(?: me| us)? #money (?:#markup )?$/.test(shape))
  ) {
    const starts = /^ (payments?|terms|payment schedule|payment terms) /.test(shape) && DEPOSIT.test(shape);
    const netFigure = / (net #num|net #money) /.test(shape) || (!DEPOSIT.test(shape) && !starts);
    if (netFigure && !/ #rate | (surcharge|fee) /.test(shape)) {
      addNote(context, index, 'payment');
      return true;
    }
  }
  const isTold = figure !== null || (price !== undefined && price.price.per === null);
  const prepaid =
    isTold &&
    / (prepaid|pre paid|paid ahead|already paid|paid (me|us)( already)?|gave (me|us)|sent (me|us)|put in) (a )?#money /.test(
      shape,
    ) &&
    / (she|he|they|client|customer|already) /.test(shape);
  // "I need that up front as the deposit": the sum of the breath before
  if (
    !figure &&
    !price &&
    / (need|want|take|collect|get|i'll take|require) (that|it) .*(up front|deposit|down|to start|before (i|we|you)) /.test(
      shape,
    )
  ) {
    const before = context.clauses[index - 1];
    const sum = before && priceOf(before);
    if (before && sum && sum.price.per === null && !job.lines.some((line) => line.clause === index - 1)) {
      job.deposit = {
        amount: centsOf(sum.price),
        of: null,
        source: 'said',
        places: [{ from: sum.from, to: sum.to }],
        paid: false,
      };
      addNote(context, index, 'payment');
      return true;
    }
  }
  // "payments a third, a third and a third"
  const thirds = clause.elements.filter(
    (element) => element.tag === 'pct' || (element.tag === 'num' && (element.measure?.value ?? 1) < 1),
  );
  if (thirds.length >= 2 && !price && !job.deposit && !/ (off|tax|discount|fee) /.test(shape)) {
    const parts = thirds.map((part) => part.percent ?? part.measure!.value * 100);
    if (
      Math.abs(parts.reduce((sum, part) => sum + part, 0) - 100) < 1.5 ||
      / (payments?|terms|schedule) /.test(shape)
    ) {
      job.deposit = {
        percent: Math.round(parts[0]! * 100) / 100,
        of: null,
        source: 'said',
        places: [placeOf(clause.elements)],
        paid: false,
      };
      addNote(context, index, 'payment');
      return true;
    }
  }
  const next = context.clauses[index + 1];
  const whole =
    next && !priceOf(next) && /^ (once|when|before|as) /.test(next.shape) ? shape + next.shape.slice(1) : shape;
  // "I need a fifth down | that's 20 percent"
  const before = context.clauses[index - 1];
  const restates =
    before !== undefined &&
    !priceOf(before) &&
    / (?:an? )?(?:half|third|quarter|fourth|fifth|tenth|#num|#pct) (?:down|up ?front) $/.test(before.shape) &&
    /^ (?:that's|it's|which is|call it) #(?:money|pct) /.test(shape);
  const saysDeposit =
    isTold &&
    (prepaid ||
      restates ||
      clause.elements.some(({ role }) => role === 'deposit') ||
      (says(clause, PAYS_AHEAD) && DEPOSIT.test(shape)) ||
      ((whole !== shape || says(clause, PAYS_AHEAD)) && BEFORE_WORK.test(`${whole} `))) &&
    !(
      figure !== null &&
      / (extra|overage|waste|cuts|more) /.test(shape) &&
      !/ (down|deposit|up front|upfront) /.test(shape)
    ) &&
    !/ (had|have|put|got) (?:[a-z]+ ){0,2}down (for|at) #/.test(shape);
  if (saysDeposit && !/ (no deposit|security deposit is) /.test(shape) && !/ #money off /.test(shape)) {
    const flat = figure === null && price;
    if (/ down to #/.test(shape) || / (need|needs) (it )?down /.test(shape)) return false;
    if (!flat && figure! > 100) return false;
    if (staged) {
      addNote(context, index, 'payment');
      return true;
    }
    // "the deposit of 100 | she paid already in July", "she already | put 200 down"
    const told =
      (next !== undefined && !priceOf(next) && PAID_IT.test(next.shape)) ||
      (before !== undefined && !priceOf(before) && / (?:he|she|they)(?:'s|'ve)? already $/.test(before.shape));
    const paid =
      prepaid ||
      told ||
      (/ (already|paid|received|gave (me|us)|put down|has put|have put|sent (me|us)|i've got|collected|we have) /.test(
        shape,
      ) &&
        !/ (to be paid|when paid|paid (at|before|by)) /.test(shape));
    const share: JobShare = flat
      ? { amount: centsOf(price.price), of: null, source: 'said', places: [{ from: price.from, to: price.to }] }
      : { percent: figure!, of: partOf(context, shape), source: 'said', places: [placeOf(clause.elements)] };
    job.deposit = { ...share, paid };
    if (!paid) addNote(context, index, 'payment');
    return true;
  }
  // "a third at framing and a third when it's done", "25 percent when they approve the design"
  if (
    (figure !== null || price) &&
    (staged ||
      / (at|on|upon|when|after) (signing|framing|rough|delivery|completion|launch|final|walkthrough|inspection|finish|start|approval|the (start|end|finish|walkthrough|cabinets?|framing)|it's done|they|we|i|done|finished|halfway|midpoint|substantial) /.test(
        shape,
      )) &&
    !price?.price.per &&
    (staged || figure !== null) &&
    !/ (off|discount|tax|fee|surcharge|charge|more|extra) /.test(shape)
  ) {
    if (
      !job.deposit &&
      figure !== null &&
      figure < 100 &&
      / (at|on|upon) (signing|start|the start|booking|approval) /.test(shape)
    ) {
      job.deposit = { percent: figure, of: null, source: 'said', places: [placeOf(clause.elements)], paid: false };
    } else if (!staged && !job.deposit) return false;
    // "40 percent down | 40 when the cabinets show up": the later parts are percentages too
    const bare = price && price.phrase === undefined && job.deposit?.percent !== undefined && price.price.value <= 100;
    addNote(
      context,
      index,
      'payment',
      bare
        ? clause.elements.map((element) =>
            element === price ? changeElement(element, { tag: 'pct', percent: price.price.value }) : element,
          )
        : undefined,
    );
    return true;
  }
  return false;
}
