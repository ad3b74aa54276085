/**
 * Things of which the client takes one: "if we feed it off the old panel it's 1200 or if we upgrade it's 3450", "they
 * can't decide so give them both", "three to pick from, the first is …".
 */
import { WISH } from '../vocabulary/offers.ts';
import { isContent, isPlural } from '../vocabulary/words.ts';
import type { Clause } from './clauses.ts';
import { type Context, clauseText, priceOf } from './context.ts';
import type { Element } from './elements.ts';
import { offeredBefore } from './find-offers.ts';

const CUE =
  / (?:(?:can't|cannot|can not|couldn't|haven't|hasn't|not|don't) (?:seem to )?(?:make up|made up|(?:decided?|settled|pick(?:ed)?)\b(?! (?:it|that|them|one out|out|a|the|his|her|their) ))|good better best|(?:give|price|quote|show|do|write|offer|send|put) (?:up )?(?:him|her|them|it|you|down|#client)? ?(?:both|two|#num(?= (?:prices|options|ways))|all three|all of them)(?: ways| options| prices| of them)? ?(?:$|and |so |okay )|both (?:ways|options|prices)|(?:two|three|#num|#money|a couple of|couple|a few) (?:different )?(?:ways|options|choices|packages|routes|tiers|levels|directions)|(?:to|can) (?:pick|choose) (?:from|between)|(?:gotta|has to|have to|needs? to|get to|gets to|got to) (?:choose|pick|decide)|pick one|one or the other|(?:torn|stuck|wavering) between|deciding between|going back and forth|on the fence between) ?/;
const AFTER =
  / (?:(?:give|price|quote|show|write|offer|send) (?:him|her|them|it|you) (?:both|all three)|both (?:ways|options|prices)) ?/;
const STOP =
  / (either way|whichever|whatever (?:they|he|she)|regardless|no matter|in (?:both|either) cases?|on top of (?:either|that|both)|plus|for (?:both|either) of them) /;
const WHICHEVER =
  / whichever (?:one |way )?(?:he|she|they) (?:picks?|chooses?|decides?|goes? (?:with|for)|likes?|wants?) /;
const SINGLE =
  / (?:mind|minds|decided|decide|settled|fence|sure)(?: yet)? (?:on|about|if|whether) (?!(?:which|both|what|how|the two|between))/;
const ORDINAL =
  /^ (?:the )?(first|second|third|fourth|other|last|1st|2nd|3rd|small|big|cheap|basic|middle|full|premium|top|bottom) ?(?:one|option|package|choice|tier|way)?(?:'s| is| would be| has| gets?| includes?| comes| covers) /;
const WANTED = new RegExp(` ${WISH} `);
const OTHERWISE =
  / (?:if (?:it|that|they|we|he|she|this)(?: just)? (?:doesn't|don't|won't|isn't|can't|aren't|does not|do not)|if not|otherwise|or if|or else) /;

/** The clause in which the "if" stands that this price hangs on; null when it hangs on none. */
export function ifClauseOf(clauses: readonly Clause[], index: number): number | null {
  for (let k = index; k >= Math.max(0, index - 3); k--) {
    const clause = clauses[k]!;
    // "it's 75 an hour to fix it | but only if | the cleanout is 220": it breaks off
    if (/^ if(?: and| then)? $/.test(clause.shape)) return null;
    // "if they make us work weekends | it's 15 percent more | saw cutting is 380"
    if (k < index && (priceOf(clause) || clause.elements.some(({ tag }) => tag === 'pct'))) return null;
    if (
      /^ (?:if|unless|in case|should (?=the|it|we|any|there|they|he|she|one|that)) ?/.test(clause.shape) ||
      /\b(?:if|unless)$/.test(clause.opener)
    ) {
      // "leaf guard would be another 8 a foot | if they want it | and there's 100 off"
      const behind =
        k > 0 &&
        k < index &&
        isWanted(clause) &&
        / (it|that|them|one|those|this)(?: too| and| plus| then)* $/.test(clause.shape);
      // "50 off | if she books by May | and the skylights are two at 25 each": the condition is of what stood before it
      const trails =
        k > 0 &&
        k < index &&
        // "we go Tuesday | if it's over 50 | and striping is 200"
        (priceOf(clauses[k - 1]!) !== undefined ||
          clauses[k - 1]!.elements.some(({ tag }) => tag === 'date') ||
          hasShare(clauses[k - 1]!)) &&
        // "ten percent off | if they do the office too | they haven't said yes | and the panel is 1400"
        (clauses[k + 1]!.opener === 'and' || (hasShare(clauses[k - 1]!) && clauses[index]!.opener === 'and')) &&
        !/^ (?:it|that|then|we|i|there|they|#)/.test(clauses[index]!.shape);
      return (behind && priceOf(clauses[k - 1]!)) || trails ? null : k;
    }
    // "a generator would be 8800 | if they want backup | that's an option | the panel is 2400": it ends there
    if (k < index && CALLED_EXTRA.test(clause.shape)) return null;
    // only "it's", "that's", "we gotta", "the drilling's" go on with the same thought
    if (k < index && !/^(and|or|then|)$/.test(clauses[k + 1]!.opener)) return null;
    if (/^(so|but|then|plus|also|okay|anyway)\b/.test(clause.opener) && clause.opener !== 'then') return null;
    if (k === index && !leansOn(clause)) return null;
  }
  return null;
}

const hasShare = ({ elements }: Clause): boolean => elements.some(({ tag }) => tag === 'pct');

/** Does a clause go on with the thought of an "if" before it? */
const leansOn = (clause: Clause): boolean =>
  /^ (?:then |we'd |we'll )?(?:it's|it'd|it'll|it is|it would|it goes|it adds|it runs|that's|that'd|that'll|that is|that would|that adds|then|that'd|there's|they're|we charge|i charge|charge|at|add|figure|we're at|you're|the [a-z ]+?(?:'s|is|are|runs|goes|would)|[a-z]+(?:'s| is| are) #|[a-z]+ [a-z]+(?:'s| is| are) #|(?:[a-z]+ )?[a-z]+ing (?:it|that|them)(?: [a-z]+)?(?:'s| is) #|#(?:money|rate)) ?/.test(
    clause.shape,
  );

/** "the deck is 8000 | if they want lights | that's another 600": the condition is about the price behind it. */
export function ifHasItsOwnPrice(clauses: readonly Clause[], at: number): boolean {
  if (COSTS_MORE.test(clauses[at + 1]?.shape ?? '')) return true;
  for (let k = at + 1; k <= at + 2 && k < clauses.length; k++)
    if (priceOf(clauses[k]!)) return ifClauseOf(clauses, k) === at;
  return false;
}

/** "if they want it done at night | that's time and a half" */
export const COSTS_MORE =
  /^ (?:(?:(?:that|it)(?:'s|'d be|'ll be| is| would be| goes to)|then it's|(?:i|we)(?:'d|'ll)? (?:charge|get)) )(?:time and #|double |triple |overtime |#pct (?:more|extra|on top|higher))/;

/** What was priced before is no more than offered. */
export const CALLED_EXTRA =
  /^ (?:that's|it's|which is) (?:just )?(?:an? )?(?:option|optional|add on|addon|extra|upgrade) $/;

/** An allowance is charged, however little is decided. */
export const ALLOWED = /^(?!.* option(?:al)? ).* (?:allowance|provisional sum) /;

/** One of several is taken. */
const TAKES_ONE =
  / if (?:he|she|they|you)(?:'d| would)? (?:rather )?(?:goes? with|went with|go|goes|picks?|chooses?|takes?) /;

export const isWanted = (clause: Clause): boolean => WANTED.test(clause.said);

/** "they're punky | post cap lights eight at 48 | that's an extra | if she wants it" */
export const wishedBehind = (clauses: readonly Clause[], index: number): boolean =>
  clauses.slice(index + 1, index + 3).some((one) => isWanted(one) && / (?:it|that|them|those|one) $/.test(one.shape));

/** Marks the prices of which one is chosen. */
export function markChoices(context: Context): void {
  const { clauses, marks } = context;
  const choose = (list: number[]): void => {
    for (const at of list) marks.set(at, { optional: true, alternative: 'choice', ...label(context, at) });
  };
  for (let i = 0; i < clauses.length; i++) {
    const clause = clauses[i]!;
    if (marks.has(i)) continue;
    const words = clause.said;
    if (clause.elements[0]!.chosen) {
      // "we patch it | that's 300": its price may stand behind it
      const at = [i, i + 1, i + 2].find((k) => clauses[k] && priceOf(clauses[k]!));
      if (at !== undefined && !clauses.slice(i + 1, at + 1).some(({ elements }) => elements[0]!.chosen)) choose([at]);
    }
    // "if she goes with the subway it's 21 a foot | if she picks the zellige it's 29"
    if (priceOf(clause)) {
      const one = ifClauseOf(clauses, i);
      const next = clauses.findIndex((later, k) => k > i && k <= i + 3 && priceOf(later) !== undefined);
      const two = next < 0 ? null : ifClauseOf(clauses, next);
      if (
        one !== null &&
        two !== null &&
        two > i &&
        TAKES_ONE.test(clauses[one]!.said) &&
        TAKES_ONE.test(clauses[two]!.said) &&
        priceOf(clause)!.price.per === priceOf(clauses[next]!)!.price.per
      )
        choose([i, next]);
    }
    // two ifs, the second of which is what holds otherwise
    if (priceOf(clause)) {
      const one = ifClauseOf(clauses, i);
      if (one !== null && !isWanted(clauses[one]!)) {
        for (let k = i + 1; k <= Math.min(clauses.length - 1, i + 3); k++) {
          if (!priceOf(clauses[k]!)) continue;
          const two = ifClauseOf(clauses, k);
          const contrasts =
            two !== null ? two > i && OTHERWISE.test(clauses[two]!.said) : / otherwise /.test(clauses[k]!.said);
          if (contrasts) choose([i, k]);
          break;
        }
      }
    }
    // "he can go with the plain steel one at 1290 | or the insulated one at 1640"
    const next = clauses[i + 1];
    if (
      !marks.has(i) &&
      priceOf(clause) &&
      next &&
      priceOf(next) &&
      / (?:can|could|may|might) (?:either )?(?:go with|have|get|do|choose|take|pick) /.test(words) &&
      /^or\b/.test(next.opener)
    )
      choose([i, i + 1]);
    // "either the dealer struts at 188 each | or the aftermarket at 112"
    const other = [i + 1, i + 2].find((k) => clauses[k] && priceOf(clauses[k])) ?? -1;
    if (
      !marks.has(i) &&
      priceOf(clause) &&
      / either /.test(words) &&
      !/ either (?:way|side|end|of)/.test(words) &&
      other > i &&
      (/^or\b/.test(clauses[other]!.opener) || / or /.test(clauses[other]!.shape.slice(0, 20)))
    )
      choose([i, other]);
    // "a fence one with cedar at 6400 | one with treated at 4700"
    if (!marks.has(i) && next && priceOf(next) && areWaysOf(clauses, i)) choose([i, i + 1]);
    // "vinyl comes to 4550 | wood clad comes to 6100 | whichever he picks": the two before it
    if (WHICHEVER.test(`${words.trimEnd()} ${clauses[i + 1]?.shape.trimStart() ?? ''}`) && / whichever /.test(words)) {
      const two = [i - 2, i - 1].filter((k) => clauses[k] && priceOf(clauses[k]!) && !marks.has(k));
      const none = ![i - 4, i - 3, i - 2, i - 1].some((k) => marks.get(k)?.alternative);
      if (two.length === 2 && none && !priceOf(clause)) choose(two);
    }
    if (marks.has(i) || !CUE.test(words)) continue;
    // "three concepts to pick from 1200 for that": what it costs to have them
    if (/ to (?:pick|choose) (?:from|between) #(?:money|rate) /.test(words)) continue;
    // "a vanity allowance of 900 | she hasn't picked one | tile is 21 a foot": only what the sum is for is open
    if (!priceOf(clause) && i > 0 && ALLOWED.test(clauses[i - 1]!.shape)) continue;
    // "he hasn't made up his mind on the crawl space | so show 1900 for that": one thing, taken or not
    if (!priceOf(clause) && clauses[i + 1] && offeredBefore(context, i + 1) !== null && SINGLE.test(words)) continue;
    // "put that as an option | he hasn't made up his mind | path lights six at 85": said of what stands before
    if (/ (?:as|for) an? (?:option|extra|add on|alternate) $/.test(clauses[i - 1]?.shape ?? '') && !priceOf(clause))
      continue;
    // "… so give him both": they have been said
    if (
      AFTER.test(words) &&
      clauses.slice(Math.max(0, i - 3), i).some((_, k) => marks.get(Math.max(0, i - 3) + k)?.alternative)
    )
      continue;
    const wanted = / good better best /.test(words)
      ? 3
      : / (three|#num|#money) /.test(words)
        ? (clause.elements.find((e) => e.tag === 'num' || e.tag === 'money')?.measure?.value ??
          clause.elements.find((e) => e.tag === 'money')?.price?.value ??
          2)
        : / all three /.test(words)
          ? 3
          : 2;
    const count = wanted >= 2 && wanted <= 4 ? wanted : 2;
    const found = ahead(clauses, i, count);
    if (found.length >= 2) choose(found);
    else if (AFTER.test(words) && !priceOf(clause)) {
      const before: number[] = [];
      for (let k = i - 1; k >= Math.max(0, i - 5) && before.length < count; k--) {
        if (priceOf(clauses[k]!)) before.unshift(k);
        else if (before.length) break;
      }
      if (before.length === count) choose(before);
    }
  }
}

/** "a fence one with cedar at 6400 | one in treated at 4700": two ways to do what is one thing. */
function areWaysOf(clauses: readonly Clause[], i: number): boolean {
  const [one, other] = [clauses[i]!, clauses[i + 1]!];
  const [at, next] = [wayAt(one), wayAt(other)];
  if (at < 0 || next !== 0 || priceOf(one)!.price.per !== priceOf(other)!.price.per) return false;
  const named = at > 0 ? one.elements.slice(0, at) : priceOf(clauses[i - 1] ?? one) ? [] : clauses[i - 1]!.elements;
  const thing = named.at(-1)?.word ?? '';
  return isContent(thing) && !isPlural(thing) && !named.some(({ tag }) => tag === 'num');
}

/** Where "one with", "one in" stands in a clause with a price; -1 where it does not. */
const wayAt = (clause: Clause): number =>
  priceOf(clause) === undefined
    ? -1
    : clause.elements.findIndex(
        ({ tag, measure }, k) =>
          tag === 'num' &&
          measure?.value === 1 &&
          /^(?:with|in|without|using)$/.test(clause.elements[k + 1]?.word ?? ''),
      );

/** The next prices after the cue, up to the words that say what holds for all of them. */
function ahead(clauses: readonly Clause[], i: number, count: number): number[] {
  const found: number[] = [];
  const cuePrice = clauses[i]!.elements.findLast((e) => e.tag === 'money' || e.tag === 'rate');
  const own = cuePrice !== undefined && !/^(ways|options|choices|to)$/.test(wordAfter(clauses[i]!, cuePrice));
  for (let k = own ? i : i + 1; k < Math.min(clauses.length, i + 10) && found.length < count; k++) {
    const clause = clauses[k]!;
    if (k > i && STOP.test(clause.said)) break;
    if (priceOf(clause)) found.push(k);
  }
  return found;
}

const wordAfter = (clause: Clause, element: Element): string =>
  clause.elements[clause.elements.indexOf(element) + 1]?.word ?? '';

/** "the first is eight hours 3200": what it comes with names it. */
function label(context: Context, index: number): { label?: string } {
  let from = index;
  while (
    from > 0 &&
    index - from < 2 &&
    !ORDINAL.test(context.clauses[from]!.shape) &&
    !priceOf(context.clauses[from - 1]!)
  )
    from--;
  const match = ORDINAL.exec(context.clauses[from]!.shape);
  if (!match) return countedLabel(context, index);
  const elements = context.clauses.slice(from, index + 1).flatMap((clause) => clause.elements);
  const skip = elements.findIndex((e) => /^('s|is|be|has|gets?|includes?|comes|covers)$/.test(e.word)) + 1;
  const with_ = clauseText(
    context,
    elements.slice(skip).filter((e) => !/^(money|rate|break)$/.test(e.tag)),
  ).replace(/^(with|the|a) | (for|at|and)$/g, '');
  const name = match[1]!.charAt(0).toUpperCase() + match[1]!.slice(1);
  return with_ ? { label: `${name} option: ${with_}` } : { label: `${name} option` };
}

const LEADS_UP = /^(?:he|she|they|you|we|i|can|could|go|do|have|get|is|just|with|for|either|the|an?|'s|'d)$/;
const TO_PRICE = /^(?:at|for|is|are|'s|runs?|costs?|would|be|comes|to|and)$/;

/** "six hours of coverage for 2400", "two movers eight hours at 118 an hour": how many are what tells it from the other. */
function countedLabel(context: Context, index: number): { label?: string } {
  const { elements, price } = context.clauses[index]!;
  if (!price || !(price.price.per === null || /^(?:h|day)$/.test(price.price.per))) return {};
  const from = elements.findIndex(({ tag, word }) => tag !== 'word' || !LEADS_UP.test(word));
  let to = elements.indexOf(price);
  if (price.price.per !== null) to = elements.findIndex(({ tag }) => tag === 'time');
  while (to > from && TO_PRICE.test(elements[to - 1]!.word)) to--;
  const least = elements[from]?.tag === 'time' ? from : from + 1;
  if (to <= least || from < 0 || !/^(?:num|time)$/.test(elements[from]!.tag)) return {};
  return { label: clauseText(context, elements.slice(from, to)) };
}
