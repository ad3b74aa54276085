/** What cannot be one number: optional extras, and alternatives of which one is chosen. Marks clauses for the reader of lines. */
import { SET_APART, UP_TO_THEM } from '../vocabulary/offers.ts';
import { CONDITIONAL } from './conditional.ts';
import { type Context, PLAIN, priceOf, textAt } from './context.ts';
import { hasListPrice, isLeftOpen, isOffered, offeredBefore, offeredBehind } from './find-offers.ts';
import { labelOf } from './labels.ts';
import { ALLOWED, CALLED_EXTRA, ifClauseOf, ifHasItsOwnPrice, isWanted, markChoices } from './mark-choices.ts';

const OPTIONAL =
  / (would be (another|an extra|an additional)|would (run|add|cost) (another|an extra|an additional|about)|would (?:run|add|cost|be) (?:him |her |them )?#money (?:more|extra)|would add #money|(?:price|quote|#type|list|show|put) (?:[a-z]+ ){1,4}(?:separately|as a separate|separate(?! (?:line|lines|item|invoice|from|bill)\b))|upgrade to|upgrading to|(?:i|we) could (?:also|always|do|throw|put|build|include)|could add|can add|can also add|would be (an )?(additional|extra)|offer (them|him|her|the)) /;
/** "we could seal it for another 240"; "and seal it for another 240" is ordered. */
const MORE_FOR =
  / (?:would|could|can|may|might|if|'d|they'd|we'd|i'd|he'd|she'd) .*for (?:another|an extra|an additional) /;
const EXTRA_MORE =
  / (would be|upgrade|instead|upgrading|going with|go with) (another |an extra |an additional )?(is |'s |runs )?#(money|rate) (more|extra|additional|on top) /;
/** "that's 5200 more if June talks him into it" */
const TALKED_INTO =
  / #money (?:more|extra|on top) (?:if|should|when) (?:the )?[a-z]+ (?:talks?|wants?|goes?|decides?|picks?|likes?|agrees?|springs?|says?|gives?|okays?|signs?) /;
/** "quote | the trailer separate at 200" */
const APART = /^ (?:the|that|an?) (?:[a-z]+ ){1,2}separate(?:ly)? (?:(?:at|for|is) )?#(?:money|rate) /;
const ALTERNATIVE =
  / (option|choice|version|plan|package|tier) (#num|#size|a|b|c|one|two|three|[1-9]|number) | (first|second|third|other) (option|choice|version) | (good|better|best|basic|premium|deluxe) (is|package|option|option's|version|'s|would be|tier) /;
/** "put it as an add on", "keep it separate": of the price before it. */
export const PUT_AS = new RegExp(
  `^ (?:just |please )?(?:put|show|list|do|make|price|quote|keep|have|leave|set) (?:it|that|them|those|both|#num)(?: one| of (?:them|those|these))? (?:(?:down |on there |in |up )?(?:as )?(?:an? )?(?:option|add on|addon|extra|alternate|upgrade|separate(?! (?:line|invoice|item|from))|optional)|${SET_APART})`,
);
/** "a twilight session 250 on top don't count that yet" */
const NOT_YET =
  / (?:don't|do not) (?:count|add|include|charge|figure) (?:that|it|those|them)(?: one)?(?: in)? (?:yet|just yet|for now|right now|until .*|till .*)(?= )/;
const NAMED_AS =
  /(?<= (?:put|show|list|keep|have|leave|price|quote)) (?:the|that|his|her|their) (?:(?!as |down |separate|ones? )[a-z]+ )?(?!as |down |separate|ones? )([a-z]+) /;
/** How far back a thing may be named that is to be put as an option, in clauses. */
const NEAR = 6;
const INSTEAD = / (instead of|in place of|rather than|in lieu of) /;

export function markOptions(context: Context): void {
  const { clauses, marks } = context;
  const numbered: number[] = [];
  markChoices(context);
  clauses.forEach((clause, index) => {
    const { shape, opener } = clause;
    const price = priceOf(clause);
    const full = clause.said;
    if (ALTERNATIVE.test(shape) && !/ (as an option) /.test(shape)) {
      // the price may stand in the next clause
      const at = price ? index : index + 1;
      if (clauses[at] && priceOf(clauses[at]!)) numbered.push(at);
      return;
    }
    if (!price || marks.has(index) || ALLOWED.test(shape)) return;
    const on = ON_THEM.test(clauses[index - 1]?.said ?? '') ? null : ifClauseOf(clauses, index);
    const offered =
      (on !== null && isWanted(clauses[on]!)) ||
      OPTIONAL.test(shape) ||
      APART.test(shape) ||
      isOffered(clause) ||
      MORE_FOR.test(full) ||
      /^ for #money (?:more|extra) (?:i|we) (?:can|could) /.test(shape) ||
      (/ (optional|option) /.test(full) && !/ (no option) /.test(full)) ||
      EXTRA_MORE.test(shape) ||
      TALKED_INTO.test(shape) ||
      NOT_YET.test(shape) ||
      isListedOption(context, index) ||
      (/ if $| if\b/.test(` ${opener} ${shape.slice(0, 5)}`) && !CONDITIONAL.test(full)) ||
      isLeftOpen(context, index) ||
      offeredBefore(context, index) !== null ||
      offeredBehind(context, index) !== null;
    if (!offered) return;
    if (
      / (half|over|another) /.test(shape) &&
      / (coat|hour|day) /.test(shape) &&
      !(OPTIONAL.test(shape) || isOffered(clause))
    )
      return;
    mark(context, index);
  });
  // "the fire pit kit's nine fifty | she's still thinking | so put it as an add on"
  clauses.forEach((clause, index) => {
    if (priceOf(clause)) return;
    // "the care plan twelve months at 65 or they do it themselves | so put the plan as optional"
    const noun = NAMED_AS.exec(clause.shape)?.[1];
    if (noun && PUT_AS.test(clause.shape.replace(NAMED_AS, ' it '))) {
      const told = clauses.findLastIndex(
        ({ elements }, k) => k < index && k > index - NEAR && elements.some(({ word }) => word === noun),
      );
      const at = [told, told + 1].find((k) => told >= 0 && k < index && priceOf(clauses[k]!));
      if (at === undefined) return;
      if (!marks.has(at)) mark(context, at);
      context.taken[index] = 2;
      return;
    }
    if (!PUT_AS.test(clause.shape) && !NOT_YET.test(clause.shape)) return;
    // "he was asking about a recirc pump | so put that down as an option | that's 480"
    const next = clauses[index + 1];
    if (next && priceOf(next) && ITS_PRICE.test(next.shape)) {
      mark(context, index + 1);
      context.taken[index] = 2;
      return;
    }
    const at = [index - 1, index - 2].find((k) => clauses[k] && priceOf(clauses[k]!));
    // "ceilings 450 | she's on the fence about the stairwell | so leave that out of the total": of what was named last
    if (at === undefined || (at < index - 1 && / total | price | number /.test(clause.shape))) return;
    if (!marks.has(at)) mark(context, at);
    context.taken[index] = 2;
  });
  // "if she wants seed | that's 120 more | and straw another 60"
  clauses.forEach((clause, index) => {
    const before = marks.get(index - 1);
    if (
      priceOf(clause) &&
      !marks.has(index) &&
      before?.optional &&
      !before.alternative &&
      clause.opener === 'and' &&
      / (?:another|an extra|an additional) #(?:money|rate) $/.test(clause.shape) &&
      ifClauseOf(clauses, index - 1) !== null
    )
      mark(context, index);
  });
  if (numbered.length >= 2)
    for (const index of numbered)
      marks.set(index, { optional: true, alternative: 'option', ...numberedLabel(context, index) });
  eitherOr(context);
  // what is one of two is not one of them by itself
  clauses.forEach((clause, index) => {
    if (
      priceOf(clause)?.role === 'optional' &&
      !marks.has(index) &&
      !ALLOWED.test(clause.shape) &&
      !IF_PAST.test(clause.shape) &&
      !isSettled(context, index)
    )
      mark(context, index);
  });
}

/** "if they blow past the ten it's 210 an hour": stated, and nothing that is offered. */
const IF_PAST =
  /^ if (?:they|he|she|it|we|you) (?!want|wants)(?:(?!anything|whatever|any )[a-z]+ ){1,2}(?:past|over|beyond|through) (?:the|those|that|their) .*#rate /;

const AS_OPTIONS = /^ (?:as|for) (?:the |some )?(?:options|add ?ons|extras|alternates|upgrades) /;

/** "as options a linen cabinet 980 and heated floor 1350": each of the list. */
function isListedOption({ clauses, marks }: Pick<Context, 'clauses' | 'marks'>, index: number): boolean {
  if (AS_OPTIONS.test(clauses[index]!.shape)) return true;
  return (
    /^(?:and|plus)$/.test(clauses[index]!.opener) &&
    marks.has(index - 1) &&
    isListedOption({ clauses, marks }, index - 1)
  );
}

/** "if they pick something fancier that's on them | the engineer's drawing is 350" */
const ON_THEM = / (?:'s|that's|it's|is) on (?:him|her|them) $/;

/** Beside an option a price sounds like one, where nothing is said of it but what it is of. */
function isSettled({ clauses, marks }: Context, index: number): boolean {
  const before = clauses[index - 1]?.said ?? '';
  if (ON_THEM.test(before)) return true;
  // "a generator would be 8800 | if they want backup | that's an option | the panel is 2400"
  if (
    CALLED_EXTRA.test(before) &&
    [index - 2, index - 3].some((k) => marks.has(k)) &&
    /^ (?:the|an?|my|our) [a-z]/.test(clauses[index]!.shape) &&
    !/ (?:would|could|can|if|more|extra|additional) /.test(clauses[index]!.said)
  )
    return true;
  if (!PLAIN.test(clauses[index]!.shape)) return false;
  const next = clauses[index + 1]?.said ?? '';
  const asks = /^ (?:if|in case|should|unless|when|but) /.test(next);
  // "staining 400 | if they want a trellis | that's 150"
  if (asks)
    return (
      ifHasItsOwnPrice(clauses, index + 1) &&
      /^ (?:that|it|then)(?:'s|'d|'ll| is| would) /.test(clauses[index + 2]?.shape ?? '')
    );
  // "another 150 | if they want it | staining 400", "trellis 150 as an option | staining 400"
  // "the check as an option at list | and hauling 80"
  if (index > 0 && hasListPrice(clauses[index - 1]!) && isOffered(clauses[index - 1]!)) return true;
  return marks.has(index - 2)
    ? / if (?:he|she|they|you) (?:wants?|likes?|goes? for) (?:it|that|one|them) $/.test(before)
    : marks.has(index - 1);
}

function mark(context: Context, index: number): void {
  const full = context.clauses[index]!.said;
  const saving =
    / (take|knock|save|deduct|subtract|less|minus|drop) /.test(full) &&
    / off |save|deduct|subtract|less|minus|drop/.test(full);
  // "price the shed separate at 300"
  const { elements } = context.clauses[index]!;
  const apart = elements.findIndex(({ word }) => /^separate(?:ly)?$/.test(word));
  const label =
    apart > 1
      ? labelOf(elements.slice(0, apart), textAt(context))
      : (offeredBefore(context, index) ?? offeredBehind(context, index));
  context.marks.set(index, { optional: true, ...(saving ? { saving: true } : {}), ...(label ? { label } : {}) });
}

/** "option one on the trim is just touch up at 200": what it is, behind its verb. */
function numberedLabel(context: Context, index: number): { label?: string } {
  const { elements, shape } = context.clauses[index]!;
  const name =
    /^ (option|choice|version|plan|package|tier) ([a-z0-9]+)(?: (?:on|for|with) [a-z ]+?)?(?:'s| is| would be| has| gets) (?:just |only |the )*[a-z]/.exec(
      shape,
    );
  const verb = elements.findIndex(({ word }) => /^('s|is|be|has|gets)$/.test(word));
  const price = elements.findIndex((element) => element.price !== undefined && element.tag !== 'num');
  const label = name && price > verb ? labelOf(elements.slice(verb + 1, price), textAt(context)) : '';
  return label ? { label: `Option ${name![2]}: ${label}` } : {};
}

/** The price of a choice stands in its clause, or in the one that goes on with it: "or swap it out | that would be 1900". */
const ITS_PRICE =
  /^ (?:that|which|it|this)(?:'s|'d|'ll| is| would| will)(?: be| run| cost| come to)?(?: about| around| like)? #(?:money|rate) /;
const CHOOSES = new RegExp(
  ` (${UP_TO_THEM}|(?:his|her|their) (?:call|choice|pick|decision)|(?:he|she|they|you) (?:can )?(?:picks?|chooses?|decides?)|whichever|either way) `,
);

/** "either cedar for 4200 or vinyl for 5600", "cedar is 4200 or they can go vinyl for 5600". */
function eitherOr(context: Context): void {
  const { clauses, marks } = context;
  for (let i = 0; i + 1 < clauses.length; i++) {
    const one = clauses[i]!;
    const two = clauses[i + 1]!;
    if (!priceOf(one) || marks.has(i)) continue;
    if (!(/ or$/.test(` ${two.opener}`) || / or $/.test(one.shape) || /^ or /.test(two.shape))) continue;
    const later = clauses[i + 2];
    const at =
      priceOf(two) && !(later && ITS_PRICE.test(later.shape))
        ? i + 1
        : later && ITS_PRICE.test(later.shape)
          ? i + 2
          : -1;
    if (at < 0) continue;
    const near = [clauses[i - 1], one].map((clause) => (clause ? ` ${clause.opener} ${clause.shape}` : '')).join(' ');
    const either = / either /.test(near);
    const chooses = [clauses[at], clauses[at + 1]].some((clause) => clause && CHOOSES.test(clause.shape));
    if (at === i + 2 && !either && !chooses && !/ (could|can|might) /.test(near)) continue;
    if (/^ (if|we|i) /.test(two.shape) && !either && !chooses && !/ (go with|do|use) /.test(two.shape)) continue;
    const label =
      at === i + 2
        ? labelOf(
            two.elements.filter((element) => element.tag !== 'money'),
            textAt(context),
          )
        : '';
    marks.set(i, { optional: true, alternative: 'choice' });
    marks.set(at, { optional: true, alternative: 'choice', ...(label ? { label } : {}) });
  }
}

/** "if they go cedar instead of composite | take 3200 off": the condition names the option. */
export function optionLabelBefore(context: Context, index: number): boolean {
  const previous = context.clauses[index - 1];
  if (!previous || priceOf(previous)) return false;
  return /^ ?(if|as an option|optional|option) ?/.test(previous.shape.trimStart()) || INSTEAD.test(previous.shape);
}
