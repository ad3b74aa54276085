/** Deposit and payments, discount, tax, surcharges: what a document states beside its lines. */

import { isContent, workVerbs } from '../vocabulary/words.ts';
import type { Clause } from './clauses.ts';
import { addNote, type Context, centsOf, percentOfClause, placeOf, priceOf } from './context.ts';
import { BEFORE_WORK, DEPOSIT, STAGE } from './deposit-words.ts';
import { takesOff } from './discount-words.ts';
import type { Element, Price } from './elements.ts';
import type { JobShare } from './job.ts';
import { changeElement } from './make-element.ts';
import { fractionOf } from './read-paid.ts';
import { scopeAfter, scopeWords } from './read-scope.ts';

/** "sealer on the rest 290", "mount and balance 80": a line, and nothing of how it is paid. */
function namesWork({ elements, shape }: Clause): boolean {
  // "repoint the rest | 620"
  if (/ the (?:rest|remainder) $/.test(shape) && workVerbs.has(elements[0]!.word)) return true;
  if (
    !/ (?:balance|rest|remainder)(?: (?!is |due |on |at |when |once |upon |after |before |by )[a-z]+)* (?:#num )?#money (?:each |apiece |installed |flat |total )?$/.test(
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

/** "half down", "40 percent to start", "they already paid a $1,000 deposit"; later instalments become terms. */
export function readDeposit(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const { shape } = clause;
  const { job } = context;
  const figure = fractionOf(clause);
  const price = priceOf(clause);
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
  // "half load at what we normally get for a half": no payment
  if (/ #regular /.test(shape) && !/ (down|deposit|up ?front|retainer) /.test(shape)) return false;
  // "five percent off the wall, nothing off the rest": no payment
  if (
    / #pct (?:[a-z]+ ){0,2}(off|tax|discount) /.test(shape) &&
    !/ (deposit|down|upfront|up front|retainer) /.test(shape)
  )
    return false;
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
  const saysDeposit =
    isTold &&
    (prepaid ||
      clause.elements.some(({ role }) => role === 'deposit') ||
      DEPOSIT.test(shape) ||
      BEFORE_WORK.test(`${whole} `)) &&
    !(
      figure !== null &&
      / (extra|overage|waste|cuts|more) /.test(shape) &&
      !/ (down|deposit|up front|upfront) /.test(shape)
    ) &&
    !/ (had|have|put|got) (?:[a-z]+ ){0,2}down (for|at) #/.test(shape) &&
    !/ (?:the|that|those|his|her|their|my|both) (?!total|price|cost|job|rest|amount)[a-z]+(?: [a-z]+)? down #/.test(
      shape,
    ) &&
    !/ (tear|tearing|take|taking|break|breaking|cut|cutting|water|sand|sanding|strip|mow|wash|hold|slow|let|bring|knock|drop|round|scale|fold|step|come|lay|laid|pull|pulling|shut|fall|sit|tie|bolt|screw|nail|power|turn|trim|grind|pressure wash|hose|wipe|scrub|write|chop|run|running|burn|calm|cool)( [a-z]+){0,5} down /.test(
      shape,
    );
  if (saysDeposit && !/ (no deposit|security deposit is) /.test(shape) && !/ #money off /.test(shape)) {
    const flat = figure === null && price;
    if (/ down to #/.test(shape) || / (need|needs) (it )?down /.test(shape)) return false;
    if (!flat && figure! > 100) return false;
    if (staged) {
      addNote(context, index, 'payment');
      return true;
    }
    const paid =
      prepaid ||
      (/ (already|paid|received|gave (me|us)|put down|has put|have put|sent (me|us)|i've got|collected|we have) /.test(
        shape,
      ) &&
        !/ (to be paid|when paid|paid (at|before|by)) /.test(shape));
    const share: JobShare = flat
      ? { amount: centsOf(price.price), of: null, source: 'said', places: [{ from: price.from, to: price.to }] }
      : { percent: figure!, of: null, source: 'said', places: [placeOf(clause.elements)] };
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

const CONDITION =
  / (if|when|for paying|for cash|paying (in )?cash|pays? (in )?cash|provided|as long as|unless|by the end of|before #date|within #time|refers?|in advance) /;

/** Whose money it is where somebody else gives some back: "they can get 350 back from the gas company". */
const GIVER =
  / (?:(?:gas|power|electric|water|energy|oil|phone|utility) (?:company|co op|provider)|utility|utilities|the (?:state|county|city|feds|government|manufacturer|factory)|manufacturer's?) /;

/** "take 50 off for last time when we didn't show up" tells what was, and is no condition. */
const WHAT_WAS =
  / when (?:i|we|he|she|they|it) (?:did|didn't|was|wasn't|were|weren't|had|couldn't|missed|broke|forgot|left) .*$/;

/** "10% off the whole ticket", "take 50 off", "less a 40 dollar core credit". With an open condition it is only mentioned. */
export function readDiscount(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const { shape } = clause;
  const percent = percentOfClause(clause);
  const price =
    priceOf(clause) ??
    clause.elements.find((one): one is Element & { price: Price } => one.tag === 'num' && one.price !== undefined);
  if (!percent && !price) return false;
  const giver = GIVER.exec(shape);
  if (giver && !price?.price.per && / (gets?|getting|gives?|pays?|sends?|refunds?|covers?|back|rebate) /.test(shape)) {
    addNote(context, index, 'note');
    return true;
  }
  if (
    !(takesOff(shape) || price?.role === 'discount') ||
    price?.price.per ||
    / (?:no|without a|not a) discount /.test(shape)
  )
    return false;
  if (context.marks.get(index)?.optional) return false;
  // "fifteen percent off her next visit not this one"
  if (/ off (?:of )?(?:the |his |her |their |your |a )?next (?!(?:door|to) )/.test(shape)) {
    addNote(context, index, 'client');
    return true;
  }
  const next = context.clauses[index + 1];
  const later = context.clauses[index + 2];
  const hangs =
    later !== undefined &&
    priceOf(later) !== undefined &&
    / (it's|that's|then|it'll|we'd|i'd|it'd) /.test(later.shape.slice(0, 8));
  const previous = context.clauses[index - 1];
  // "off phase one since they're a referral" gives a reason
  const hinges = CONDITION.test(shape.replace(/ (since|because|cause) .*$/, ' ').replace(WHAT_WAS, ' '));
  const goesOn =
    next !== undefined &&
    !hangs &&
    /^ (if|when|as long as|provided|before|for paying|unless) /.test(next.said) &&
    !WHAT_WAS.test(next.said);
  const conditional =
    hinges ||
    goesOn ||
    (previous !== undefined &&
      !priceOf(previous) &&
      clause.opener === '' &&
      (/ if /.test(` ${previous.opener} ${previous.shape.slice(0, 4)}`) ||
        (/ if (?:they|he|she|you|we|the [a-z]+) (?:pay|pays|prepay|prepays|sign|signs|book|books|commit|commits|order|orders|take|takes|do|does|go|goes|get|gets) /.test(
          previous.shape,
        ) &&
          /^ (?:there's|i'd|i'll|we'd|we'll|that's|it's|then|take|they'd|they get|he gets|she gets|you get) /.test(
            shape,
          ))));
  // "take the 75 dollar rebate right off his bill" is ours to give
  if (
    / rebate /.test(shape) &&
    !/ (?:take|knock) .*off (?:of )?(?:the|his|her|their|this) (?:bill|total|price|invoice|ticket) /.test(shape)
  ) {
    addNote(context, index, 'note');
    return true;
  }
  if (conditional) {
    addNote(context, index, 'condition');
    // what comes next is of its own where the condition stood before
    if (goesOn && !hinges) {
      const note = context.job.notes.at(-1)!;
      note.text += ` ${next.elements.map((element) => context.heard.text.slice(context.heard.tokens[element.from]!.start, context.heard.tokens[element.to - 1]!.end)).join(' ')}`;
      note.places.push(placeOf(next.elements));
      context.taken[index + 1] = 1;
    }
    return true;
  }
  const { of, notOf } = scopeAfter(scopeWords(context, index).replace(/^.*? (?=off )/, ' '), /^(off|on)$/);
  const share: JobShare = { of: narrowed(of), notOf, source: 'said', places: [placeOf(clause.elements)] };
  if (percent) share.percent = percent.percent;
  else share.amount = centsOf(price!.price);
  const old = context.job.discount;
  if (old?.amount !== undefined && share.amount !== undefined) {
    // "his 89 dollar diagnostic goes toward the repair | so take 89 off"
    const again = old.amount === share.amount && /(^| )so( |$)/.test(clause.opener);
    if (!again) old.amount += share.amount;
    old.places.push(...share.places);
  } else context.job.discount = share;
  const reason = shape
    .replace(
      / (#\w+|off|the|a|an|and|so|take|knock|give|him|her|them|with|less|minus|of|whole|ticket|total|job|bill|everything|it|that|for|'s|is|i'll|we'll|on|all|ll|we|i|'ll|there|he|she|they|gets?) (?=\S| $)/g,
      ' ',
    )
    .trim();
  if (
    /(senior|military|veteran|repeat|loyal|returning|neighbor|multi|bundle|coupon|core|trade|plan|member|referral|friend)/.test(
      reason,
    )
  )
    addNote(context, index, 'note');
  return true;
}

/** Words that narrow a percentage; "the whole ticket", "everything" do not. */
export function narrowed(of: string | null): string | null {
  if (!of) return null;
  if (
    /^(whole|total|entire|everything|all|ticket|job|bill|top|it|this|that|if|for|since|because|and|the|full|grand|price|invoice|quote|project|them|him|her|lot|order|my|regular|both|what|of|each|whatever|with|as|to|at|when|plus)\b/.test(
      of,
    )
  )
    return null;
  return of.replace(/ (only|and|but|not|at|for|if|plus|with|to|of|is|that|which|in|on)$/, '');
}

/** "8 and a quarter percent tax on the materials only", "plus tax", "no tax", "tax included". */
export function readTax(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const { job } = context;
  const said = clause.elements.find(({ tag }) => tag === 'tax');
  if (said) {
    if (said.role === 'foreign') return true;
    const scope = scopeAfter(
      `${said.scope}${scopeWords(context, index)}`.replace(/ {2,}/g, ' '),
      /^(on|to|for|across|over)$/,
    );
    job.tax = {
      percent: said.percent!,
      of: narrowed(scope.of),
      notOf: scope.notOf,
      source: 'said',
      places: [placeOf(clause.elements)],
    };
    return true;
  }
  const shape = clause.shape.replace(/ (vat|gst|hst|tax)'s /, ' $1 ');
  if (
    !/ (tax|taxes|taxed|taxable|hst|gst|vat) /.test(shape) ||
    percentOfClause(clause) ||
    / (tax (return|returns|prep|preparation|season|credit|lawyer|assessor|deductible|rebate|map|day|bill)) /.test(shape)
  )
    return false;
  if (
    / (no|without|not charging|not|never|don't|won't|leave|drop|forget|exempt|skip|zero|isn't|aren't|non) /.test(
      shape,
    ) ||
    / tax (exempt|free) /.test(shape)
  ) {
    job.noTax = true;
    if (/ (exempt|nonprofit|non profit|resale) /.test(shape)) addNote(context, index, 'tax');
    return shape.trim().split(' ').length < 12;
  }
  if (
    / (tax (is )?(included|in there|already in|built in)|includes? (the )?(sales )?tax|including (the )?(sales )?tax|with tax|tax in) /.test(
      shape,
    )
  ) {
    job.taxIncluded = true;
    return priceOf(clause) === undefined;
  }
  if (
    / (plus|before|add|adding|and|extra|not including|doesn't include|excluding|sales|whatever|on top) /.test(
      ` ${clause.opener} ${shape}`,
    ) ||
    / tax is extra /.test(shape)
  ) {
    job.taxExtra = true;
    return priceOf(clause) === undefined;
  }
  return false;
}
