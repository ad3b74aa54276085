/** What cannot be one number: optional extras, and alternatives of which one is chosen. Marks clauses for the reader of lines. */
import { CONDITIONAL } from './conditional.ts';
import { type Context, priceOf, textAt } from './context.ts';
import { labelOf } from './labels.ts';
import { ifClauseOf, ifHasItsOwnPrice, isWanted, markChoices } from './mark-choices.ts';

const OPTIONAL =
  / (as an option|as an add|as an extra|as an upgrade|as an alternate|optional|optionally|option to|add on|addon|add-on|if (they|he|she|you|the client|the customer|anyone|the owner|the homeowner)(?:'d| would)? (want|wants|like|likes|choose|chooses|decide|decides|care|prefer|prefers|opt|go|goes|add|adds|need|needs|upgrade|upgrades|ever)|(they|he|she|you) (could|can|may|might) (also )?(add|upgrade|go with|get|have|opt|do)|would be (another|an extra|an additional)|would (run|add|cost) (another|an extra|an additional|about)|upgrade to|upgrading to|could add|can add|can also add|alternate|if (wanted|desired|interested)|(is|would be|'s|are) optional|would be (an )?(additional|extra)|(they're|she's|he's) (thinking about|considering|on the fence)|might (want|add)|offer (them|him|her|the)) /;
/** "we could seal it for another 240"; "and seal it for another 240" is ordered. */
const MORE_FOR =
  / (?:would|could|can|may|might|if|'d|they'd|we'd|i'd|he'd|she'd) .*for (?:another|an extra|an additional) /;
const EXTRA_MORE =
  / (would be|upgrade|instead|upgrading|going with|go with) (another |an extra |an additional )?(is |'s |runs )?#(money|rate) (more|extra|additional|on top) /;
const ALTERNATIVE =
  / (option|choice|version|plan|package|tier) (#num|#size|a|b|c|one|two|three|number) | (first|second|third|other) (option|choice|version) | (good|better|best|basic|premium|deluxe) (is|package|option|option's|version|'s|would be|tier) /;
const INSTEAD = / (instead of|in place of|rather than|in lieu of) /;

const IF_WANTED =
  / (if (they|he|she|you|the client|the customer|anyone|the owner|the homeowner)('d| would)? (want|wants|like|likes|choose|chooses|decide|decides|care|prefer|prefers|opt|go|goes|add|adds|(?:do|does) (?:it|that|them|one))|that's optional|it's optional|optional|if (wanted|desired|interested)|that's an option|it's an option|up to (them|her|him)|their call|that's extra if) /;
const OVER = / (go|goes|going|run|runs) over /;

export function markOptions(context: Context): void {
  const { clauses, marks } = context;
  const numbered: number[] = [];
  markChoices(context);
  clauses.forEach((clause, index) => {
    const { shape, opener } = clause;
    const price = priceOf(clause);
    const full = ` ${opener} ${shape}`.replace(/ {2,}/g, ' ');
    if (ALTERNATIVE.test(shape) && !/ (as an option) /.test(shape)) {
      // the price may stand in the next clause
      const at = price ? index : index + 1;
      if (clauses[at] && priceOf(clauses[at]!)) numbered.push(at);
      return;
    }
    if (!price || marks.has(index)) return;
    const next = clauses[index + 1];
    const previous = clauses[index - 1];
    const on = ifClauseOf(clauses, index);
    const offered =
      (on !== null && isWanted(clauses[on]!)) ||
      OPTIONAL.test(shape) ||
      MORE_FOR.test(full) ||
      (/ (optional|option) /.test(full) && !/ (no option) /.test(full)) ||
      EXTRA_MORE.test(shape) ||
      (/ if $| if\b/.test(` ${opener} ${shape.slice(0, 5)}`) && !CONDITIONAL.test(full)) ||
      (next !== undefined &&
        !priceOf(next) &&
        IF_WANTED.test(` ${next.opener} ${next.shape}`.replace(/ {2,}/g, ' ')) &&
        !OVER.test(next.shape) &&
        next.elements.length < 9 &&
        !ifHasItsOwnPrice(clauses, index + 1) &&
        !/ (off|discount) /.test(shape)) ||
      (previous !== undefined &&
        !marks.has(index - 2) &&
        !OVER.test(previous.shape) &&
        !priceOf(previous) &&
        previous.elements.length < 16 &&
        (/ (as an option|optional|option|(?:option|choice|chance) to (?:add|get|have|do|include)) $/.test(
          previous.shape,
        ) ||
          (/ if (they|he|she|you|the customer|the client) ('d )?(want|wants|go|goes|choose|decide|upgrade|like|add)/.test(
            ` ${previous.opener} ${previous.shape}`.replace(/ {2,}/g, ' '),
          ) &&
            // "that's an extra | if she wants it | and take off the 350": it was of what stands before
            !(
              opener === 'and' &&
              / (?:wants?|likes?) (?:it|that|them|one) $/.test(previous.shape) &&
              !OPTIONAL.test(shape)
            ))));
    if (!offered) return;
    if (/ (half|over|another) /.test(shape) && / (coat|hour|day) /.test(shape) && !OPTIONAL.test(shape)) return;
    // "ceilings are another 45 cents a foot" adds to the job; it takes a would, an if or a could to be an option
    const saving =
      / (take|knock|save|deduct|subtract|less|minus|drop) /.test(full) &&
      / off |save|deduct|subtract|less|minus|drop/.test(full);
    marks.set(index, { optional: true, ...(saving ? { saving: true } : {}) });
  });
  if (numbered.length >= 2) for (const index of numbered) marks.set(index, { optional: true, alternative: 'option' });
  eitherOr(context);
}

/** The price of a choice stands in its clause, or in the one that goes on with it: "or swap it out | that would be 1900". */
const ITS_PRICE =
  /^ (?:that|which|it|this)(?:'s|'d|'ll| is| would| will)(?: be| run| cost| come to)?(?: about| around| like)? #(?:money|rate) /;
const CHOOSES =
  / (up to (?:him|her|them)|(?:his|her|their) (?:call|choice|pick|decision)|(?:he|she|they|you) (?:can )?(?:picks?|chooses?|decides?)|whichever|either way) /;

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
