/** Discount and tax: what a document states beside its lines. */

import { addNote, type Context, centsOf, noteCondition, percentOfClause, placeOf, priceOf } from './context.ts';
import { takesOff, takesShare } from './discount-words.ts';
import type { Element, Price } from './elements.ts';
import { amountOf, type JobShare } from './job.ts';
import { isWanted } from './mark-choices.ts';
import { scopeAfter, scopeOf, scopeWords } from './read-scope.ts';

const CONDITION =
  / (if|when|for paying|for cash|paying (in )?cash|pays? (in )?cash|provided|as long as|unless|by the end of|before #date|within #time|refers?|in advance) /;

/** Whose money it is where somebody else gives some back: "they can get 350 back from the gas company". */
const GIVER =
  / (?:(?:gas|power|electric|water|energy|oil|phone|utility) (?:company|co op|provider)|utility|utilities|the (?:state|county|city|feds|government|manufacturer|factory)|manufacturer's?) /;

/** "take 50 off for last time when we didn't show up" tells what was, and is no condition. */
const WHAT_WAS =
  / when (?:i|we|he|she|they|it) (?:did|didn't|was|wasn't|were|weren't|had|couldn't|missed|broke|forgot|left) .*$/;

/** "ten percent off the 640": by what it costs, where that was said before. */
function withFigure({ clauses }: Context, index: number, words: string): string {
  const { elements } = clauses[index]!;
  const at = elements.findIndex(({ tag }) => tag === 'pct');
  const figure = elements.find(({ tag }, k) => k > at && /^(?:money|num|qty)$/.test(tag));
  const value = figure?.price?.value ?? figure?.measure?.value;
  const told = clauses
    .slice(Math.max(0, index - 20), index)
    .some((clause) => clause.elements.some((one) => (one.price?.value ?? one.measure?.value) === value));
  return at >= 0 && told
    ? words.replace(/ (on|off) (?:just )?(?:the|that) #(?:money|num|qty) (?!of )/, ` $1 =${value} `)
    : words;
}

const HALF_OFF =
  / #num off (?:(?:of|on) )?(?:the|his|her|their|everything|all|that|this|it|each|labou?r|parts|materials?)(?: |'s )/;

/** "if they'd take both | and they are | so put that on": what a discount hung on has come about. */
const COME_ABOUT =
  /^ (?:they|he|she|it|you|we)(?: are| is|'re|'s| did| do| does| have| has|'ve| were| was)(?: (?:doing|taking|paying|booking|getting|going|that|it|so|both|all|of|them|in))* $/;
const PUT_ON = /^ (?:put|take|knock|count|leave|apply|go ahead and|give) (?:that|it|them) (?:on|off|in) /;

function isMet({ clauses, taken }: Context, from: number): boolean {
  let met = false;
  for (let k = from; k < from + 2; k++) {
    const clause = clauses[k];
    const come =
      clause &&
      !priceOf(clause) &&
      ((clause.opener === 'and' && COME_ABOUT.test(clause.shape)) ||
        (/(?:^| )so$/.test(clause.opener) && PUT_ON.test(clause.shape)));
    if (!come) break;
    met = true;
    if (clause.elements.length < 5) taken[k] = 1;
    if (k === from && from > 0 && / if /.test(clauses[from - 1]!.said) && !priceOf(clauses[from - 1]!))
      taken[from - 1] = 1;
  }
  return met;
}

/** "10% off the whole ticket", "take 50 off", "less a 40 dollar core credit". With an open condition it is only mentioned. */
export function readDiscount(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const { shape } = clause;
  // "half off the labor"
  const half = clause.elements.find(({ tag, measure }) => tag === 'num' && measure!.value > 0 && measure!.value < 1);
  const percent =
    percentOfClause(clause) ??
    (half && HALF_OFF.test(shape) ? { percent: half.measure!.value * 100, added: undefined } : undefined);
  const price =
    priceOf(clause) ??
    clause.elements.find((one): one is Element & { price: Price } => one.tag === 'num' && one.price !== undefined);
  if ((!percent && !price) || percent?.added) return false;
  // "1100 minus the 200 utility rebate we pass on": taken off by us, whoever gives it
  const passedOn = / (?:minus|less|subtract|deduct) (?:the |a |an |their )?#money /.test(shape);
  const giver = !passedOn && GIVER.test(shape);
  if (giver && !price?.price.per && / (gets?|getting|gives?|pays?|sends?|refunds?|covers?|back|rebate) /.test(shape)) {
    addNote(context, index, 'note');
    return true;
  }
  const nextShape = context.clauses[index + 1]?.shape ?? '';
  // "he gets the senior discount ten percent | but that's off the labor only"
  const offBehind =
    percentOfClause(clause)?.role === 'discount' && / (?:that's|which is) (?:only |just )?off /.test(nextShape);
  if (
    !(takesOff(clause) || price?.role === 'discount' || offBehind || takesShare(shape, nextShape)) ||
    price?.price.per ||
    (/ (?:no|without a|not a) discount /.test(shape) && !/ #pct off /.test(shape))
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
  // "she asked for ten percent off | I told her no way"
  if (
    / (?:asked|asking|asks|wanted|begged) (?:me |us )?(?:for|about|if) /.test(shape) &&
    / (?:told|said|tell) (?:(?:him|her|them) )?(?:no|nope|absolutely not|forget it) | no way /.test(
      `${next?.shape.trimEnd() ?? ''} ${later?.shape.trimStart() ?? ''}`,
    )
  )
    return true;
  const hangs =
    later !== undefined &&
    priceOf(later) !== undefined &&
    /^ (?:it's|that's|they're|those are|then|it'll|that'd|we'd|i'd|it'd|they'd) /.test(later.shape);
  // "if it goes under contract inside 30 days | I give them | 10 percent off"
  const gives = /^ (?:i|we)(?:'ll|'d)? (?:give|knock|take|do) (?:(?:him|her|them|you) )?$/.test(
    context.clauses[index - 1]?.shape ?? '',
  );
  const previous = context.clauses[gives ? index - 2 : index - 1];
  // "off phase one since they're a referral" gives a reason
  const hinges = CONDITION.test(shape.replace(/ (since|because|cause) .*$/, ' ').replace(WHAT_WAS, ' '));
  const goesOn =
    next !== undefined &&
    !hangs &&
    // "if it rains | we push it a day": of what comes behind it
    !/ if it(?:'s| is| rains?| snows?| freezes| storms?| gets| pours) /.test(next.said) &&
    /^ (if|when|as long as|provided|before|for paying|unless) /.test(next.said) &&
    !WHAT_WAS.test(next.said);
  const conditional =
    hinges ||
    goesOn ||
    (previous !== undefined &&
      !priceOf(previous) &&
      clause.opener === '' &&
      // "an insert would be another 1400 if she decides on it | take 150 off": of what stands before
      !(context.marks.get(gives ? index - 3 : index - 2)?.optional && isWanted(previous)) &&
      ((gives && /^ (?:if|when|once) /.test(previous.shape)) ||
        / if /.test(` ${previous.opener} ${previous.shape.slice(0, 4)}`) ||
        (/ if (?:they|he|she|you|we|the [a-z]+) (?:pay|pays|prepay|prepays|sign|signs|book|books|commit|commits|order|orders|take|takes|do|does|go|goes|get|gets) /.test(
          previous.shape,
        ) &&
          /^ (?:there's|i'd|i'll|we'd|we'll|that's|it's|then|take|they'd|they get|he gets|she gets|you get) /.test(
            shape,
          ))));
  // "take the 75 dollar rebate right off his bill" is ours to give
  if (
    !passedOn &&
    / rebate /.test(shape) &&
    !/ (?:i'm|we're|i|we) (?:giving|give) /.test(`${shape.trimEnd()}${next?.shape ?? ' '}`) &&
    !/ (?:take|knock) .*off (?:of )?(?:the|his|her|their|this) (?:bill|total|price|invoice|ticket) /.test(shape)
  ) {
    addNote(context, index, 'note');
    return true;
  }
  if (conditional && !isMet(context, index + (goesOn && !hinges ? 2 : 1))) {
    noteCondition(context, index);
    // what comes next is of its own where the condition stood before
    if (goesOn && !hinges) {
      const note = context.job.notes.at(-1)!;
      note.text += ` ${next.elements.map((element) => context.heard.text.slice(context.heard.tokens[element.from]!.start, context.heard.tokens[element.to - 1]!.end)).join(' ')}`;
      note.places.push(placeOf(next.elements));
      context.taken[index + 1] = 1;
    }
    return true;
  }
  const words = withFigure(context, index, scopeWords(context, index));
  const behind = scopeAfter(words.replace(/^.*? (?=off )/, ' '), /^(off|on)$/);
  const scope = behind.of || behind.notOf ? behind : scopeOf(context, index, words, /^(off|on)$/);
  const { notOf } = scope;
  // "take off the core 45": what comes back, and no line that it is on
  const of = !percent && /^core\b/.test(scope.of ?? '') ? null : scope.of;
  // "half off on that one": on what was told last
  const last =
    half && / off (?:(?:of|on) )?(?:that|this|it)(?: one)? (?!whole)/.test(shape)
      ? context.job.lines.at(-1)
      : undefined;
  const share: JobShare = {
    of: last ? `=${(amountOf(last) ?? 0) / 100}` : narrowed(of),
    notOf,
    source: 'said',
    places: [placeOf(clause.elements)],
  };
  if (percent) share.percent = percent.percent;
  else share.amount = centsOf(price!.price);
  const old = context.job.discount;
  if (old?.amount !== undefined && share.amount !== undefined) {
    // "his 89 dollar diagnostic goes toward the repair | so take 89 off"
    const again = old.amount === share.amount && /(^| )so( |$)/.test(`${clause.opener} ${clause.elements[0]!.word}`);
    if (!again) old.amount += share.amount;
    old.places.push(...share.places);
  } else context.job.discount = share;
  const reason = shape
    .replace(
      / (#\w+|off|the|a|an|and|so|take|knock|give|him|her|them|with|less|minus|of|whole|ticket|total|job|bill|everything|it|that|for|'s|is|i'll|we'll|on|all|ll|we|i|'ll|there|he|she|they|gets?) (?=\S| $)/g,
      ' ',
    )
    .trim();
  const why =
    / #(?:money|pct)(?: off)? for (?:the|his|her|their|our) (?!whole|job|lot|total|bill|trouble|wait|price)[a-z]/.test(
      shape,
    );
  if (
    why ||
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
  // "five percent off my guys' labor"
  const whose = of.replace(
    /^(?:my |our |the )?(?:guys|crew|men|boys|team|techs|people|helpers) '(?:s)? ?(?=labou?r|time|hours)/,
    '',
  );
  return whose.replace(/ (only|and|but|not|at|for|if|plus|with|to|of|is|that|which|in|on)$/, '');
}

/** "8 and a quarter percent tax on the materials only", "plus tax", "no tax", "tax included". */
export function readTax(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const { job } = context;
  const said = clause.elements.find(({ tag }) => tag === 'tax');
  if (said) {
    if (said.role === 'foreign') return true;
    const scope = scopeOf(
      context,
      index,
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
    / (tax (filings?|returns?|forms?|work|prep|preparation|season|credit|lawyer|assessor|deductible|rebate|map|day|bill)) /.test(
      shape,
    )
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
    job.taxIncluded = taxName(shape);
    return priceOf(clause) === undefined;
  }
  if (
    / (plus|before|add|adding|and|extra|not including|doesn't include|excluding|sales|whatever|on top) /.test(
      ` ${clause.opener} ${shape}`,
    ) ||
    / tax is extra /.test(shape)
  ) {
    job.taxExtra = taxName(shape);
    return priceOf(clause) === undefined;
  }
  return false;
}

/** As the client's country calls it. */
const taxName = (shape: string): string => / ([ghpq]st|vat) /.exec(shape)?.[1]?.toUpperCase() ?? 'Sales tax';
