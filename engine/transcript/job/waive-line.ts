/** Prices that are told and not asked for: "the diagnostic is 89 but that's waived". */
import { conjunctions, isContent, prepositions, pronouns } from '../vocabulary/words.ts';
import { type Context, placeOf, priceOf, textAt } from './context.ts';
import { labelOf } from './labels.ts';

const WAIVED =
  / (waived|waive|waiving|no charge|not charging|won't charge|don't charge|don't ask(?= (?:it|that|for (?:it|that)|because|since|cause)? ?$)|free of charge|for free|on the house(?! .*#(?:money|rate|qty))|on me|on us|(?:throw|throwing|toss|tossing) (?:it|that|this|them|those|that one) in|no cost|comped|credited back|not billing|won't bill|eating (?:that|it|this|the cost)|i'll eat (?:that|it|this)|swallow(?:ing)? (?:that|it|this)|i'll swallow) /;

/** Somebody thinks again before it: "was 88 nope that's warranty". */
const INTERJECTED = /^ (?:(?:no|nope|nah|oh|wait|actually|hang on|hold on|sorry|well) )+$/;
/** Why it costs nothing. */
const COVERED =
  /^ (?:(?:no|nope|but|oh|wait) )*(?:that|it|this|that one|this one)(?:'s| is) (?:(?:all|still|covered|under|by|on|in|an?|the|their|factory|maker|manufacturer|parts)(?:'s)? )*(?:warranty|recall|guarantee) /;

const DOES =
  /^ (?:(?:and|but|so) )*(?:i'm|we're|i am|we are|i'll|we'll) (?!not )(?:(?:gonna|just|also) )*[a-z]+ ((?:[a-z]+ )+)$/;

/** "no charge for that" waives what was just priced; "no charge for the trip" something else. */
function waivesWhat(shape: string, priced: string): boolean {
  const cue = WAIVED.exec(shape);
  if (!cue) return false;
  // "I drive over there no charge for that" says it of the drive
  if (
    / (?:i|we|i'll|we'll) (?!am |will |would |do |don't |won't |not |'|told |said |eat |swallow |throw |toss |waive |give |comp |let |leave |include )[a-z]+ (?:[a-z#]+ )+$/.test(
      shape.slice(0, cue.index + 1),
    )
  )
    return false;
  const words = shape
    .slice(cue.index + cue[0].length)
    .replace(/^((him|her|them|you|us) )?(for|on) /, '')
    .replace(/^(?:this time|this once|today|this one|right now) /, '')
    .split(' ');
  const end = words.findIndex(
    (word) => conjunctions.has(word) || /^(she|he|they|it|i|we|that|free|nothing)$/.test(word),
  );
  const named = words.slice(0, end < 0 ? 4 : Math.min(end, 4)).filter(isContent);
  if (named.length > 0) return named.some((word) => priced.includes(` ${word}`));
  // "supplies are on us": it is said of them
  const subject = / ([a-z]+) (?:is|are|'s|'re) $/.exec(shape.slice(0, cue.index + 1))?.[1];
  if (subject && isContent(subject)) return priced.includes(` ${subject}`);
  // "I'm putting new wax rings in on the house": what we do is named, and is not what was priced
  const before = shape.slice(0, cue.index + 1).replace(/ (?:at|for) $/, ' ');
  const done =
    DOES.exec(before)?.[1]
      ?.replace(/^(?:in|out|up|off|on|down) /, '')
      .split(' ') ?? [];
  const until = done.findIndex((word) => prepositions.has(word) || conjunctions.has(word) || pronouns.has(word));
  const object = done
    .slice(0, until < 0 ? undefined : until)
    .filter((word) => isContent(word) && !/^(?:ones?|whole|little|same|other)$/.test(word));
  if (object.length > 0) return object.every((word) => priced.includes(` ${word}`));
  // "we move the furniture for free": what is given away may stand before
  const given = / (?:the|his|her|their|all|any|my|an?) ([a-z]+)(?: [a-z]+)? $/.exec(before)?.[1];
  return given === undefined || priced.includes(` ${given}`);
}

/** "that's a recall don't charge for it" */
const isCovered = (shape: string): boolean => COVERED.test(shape) && WAIVED.test(shape);

const isFree = ({ clauses }: Context, index: number): boolean =>
  /^ (?:no charge|don't charge(?: (?:him|her|them))?|won't charge(?: (?:him|her|them))?)(?: (?:for|on) (?:it|that))? (?:$|but )/.test(
    clauses[index]?.shape ?? '',
  );

const nextThought = ({ clauses }: Context, index: number): number =>
  INTERJECTED.test(clauses[index + 1]?.shape ?? '') ? index + 2 : index + 1;

/** "ignitor was 88 nope that's warranty don't charge for it": it was ours, and is not charged. */
export const isCoveredBehind = (context: Context, index: number): boolean => {
  const thought = nextThought(context, index);
  const next = context.clauses[thought];
  return (
    next !== undefined &&
    !priceOf(next) &&
    (isCovered(next.shape) || (COVERED.test(next.shape) && isFree(context, thought + 1)))
  );
};

/** "the diagnostic is 89 but that's waived": named without a price. */
export function waived(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const thought = nextThought(context, index);
  // "that's under warranty | so no charge"
  const at = isFree(context, thought + 1) && COVERED.test(context.clauses[thought]!.shape) ? thought + 1 : thought;
  const next = context.clauses[thought];
  const here = WAIVED.test(clause.shape) && !/ (unless|if) /.test(clause.shape);
  const there =
    next !== undefined &&
    !priceOf(next) &&
    (at > thought || waivesWhat(next.shape, clause.shape) || isCovered(next.shape)) &&
    /^ (but )?(that's|it's|i'm|we're|that|which|i'll|we'll|i|we|waive|waived|no|not|is|that's being) /.test(next.shape);
  // "normally there's an 80 dollar haul away fee | but not for him"
  const spared =
    next !== undefined &&
    /^ not (?:for|on) (?:him|her|them|this(?: one)?) $/.test(next.shape) &&
    [index - 1, index].some((k) => / (?:normally|usually|typically|ordinarily) /.test(context.clauses[k]?.said ?? ''));
  if (spared) context.taken[index + 1] = 3;
  if (!here && !there && !spared) return false;
  const label = labelOf(
    clause.elements.filter((element) => element.tag !== 'money' && element.tag !== 'rate'),
    textAt(context),
  );
  if (there) context.taken.fill(1, index + 1, at + 1);
  if (label)
    context.job.notes.push({
      kind: 'inclusion',
      clause: index,
      text: `${label.replace(/\b(waived?|no charge|for free)\b.*$/i, '').trim() || label} at no charge`,
      places: [placeOf(clause.elements)],
    });
  return true;
}
