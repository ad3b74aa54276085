/** Services that are called up and not asked for: struck off, somebody else's, free, offered, or only talked about. */

import { partsOf } from '../learned/find-mentions.ts';
import type { CalledUp } from './called-up.ts';
import type { Context } from './context.ts';
import type { Around } from './count-called-up.ts';
import { normal } from './match-services.ts';
import { wordsBetween } from './told-numbers.ts';

/** Said right before the name. */
const NOT_BEFORE =
  /(?:^| )(?:no|nope|not|without|than|instead of|rather than|skip|skipping|forget|scratch|drop|cancel|own|if|unless|ask(?:ed|ing|s)? about|maybe|no to|leav(?:e|es|ing)|keep(?:s|ing)?|already (?:has|have|got|did|bought)|last|first|next|waiv(?:e|ed|es|ing)|toward|towards|thought(?: of| about)?|thinking(?: of| about)?|talked about|wondered about|leaning|idea of|looked like|comes? with|including|includes|except|excluding|credit for|talked (?:him|her|them) out of|free|throw(?:ing)? in|normally|usually|could|might|would|option|options|optional|either|or)(?: (?:[a-z]+ )?(?:the|a|an|any|that|those|his|her|their|about|to|doing|do|they|he|she|it|for|put|of|#))*$/;
/** "that includes eight pages" */
const WITHIN = /(?:^| )(?:includ(?:es|ed|ing)|comes? with|without|no)(?: up to)? [a-z0-9]+$/;
const THEM = '(?:it|that|them|those|this|these|the one|one|any)';
/** Said of it behind. */
const NOT_BEHIND = new RegExp(
  ` (?:not|don't|doesn't|didn't|won't|can't|isn't|aren't|himself|herself|themselves|ours|theirs|hers|no (?:wait|sorry|make|actually|it's|that's)|make (?:that|it)|i mean|fine|good|okay|ok|already|later|next (?:year|time|spring|fall|season|summer)|maybe|if|unless|might|would|could|free|included|includes|for nothing|on the house|on (?:us|me)|on (?:his|her|their) side|no (?:charge|need|cost|(?:he|she|they)(?: 's| has| have| 've| got| already))|nope|optional|option|separate (?:they|she|he|so|in case)|yes or no|stays?|keep(?:s|ing)? ${THEM}|warranty|exists?|should|last (?:year|time|month|spring|fall|week)|waiv(?:e|ed|ing)|skip|skipping|comes? with|about|before|usually|normally|suppl(?:y|ies|ying) ${THEM}|bought ${THEM}|buys ${THEM}|brings? ${THEM}|or|that's out|is out|at the time|credit|just look|look at it) `,
);
/** "their own", "his own pump" */
const OWN = / (?:own|owns)(?: ([a-z]+))? /;
/** One of several is still to be chosen. */
const CHOICE =
  / (?:either(?! side| end| way)|both prices|two ways|two prices|both ways|option (?:one|two|a|b)|pick one|whichever|back and forth|decide|deciding) /;
/** What stands right before the next name is said of that. */
const OF_NEXT =
  / (?:not|no|or|than|instead of|rather than|skip|without|leave|keep|keeps|waive)(?: (?:the|a|an|any|that|those))* $/;
/** With these something else begins. */
const NEXT =
  / (?:and|then|plus|but|so) (?!(?:i|we|he|she|they|it|that|those|this|these|not|no|said|told|waive|free|maybe)(?:'[a-z]+)? )/;
const REACH = 7;
const BEFORE = 6;
const BEHIND = 10;

/** "chimney sweep usually 190 but I'm waiving it", "the review is by their own counsel", "thirty linens they have their own linens" */
const WAIVED =
  /^ (?:(?:usually|normally|typically) )?(?:(?:at )?# )?(?:but )?(?:i|we)(?:'m| am|'re| are|'ll| will)? (?:gonna |going to )?waiv(?:e|ed|ing) (?:it|that|those|them|this) |^ (?:is|are|gets done|is done|are done) by (?:his|her|their) |^ (?:but )?(?:he|she|they)(?:'s|'ve| has| have) (?:got )?(?:his|her|their) own ([a-z]+) /;

/** "they reuse the opener" */
const KEPT = /\breus(?:e|es|ing) (?:the|their|his|her|that|those) $/;

/** Takes out lines at prices of the list that are waived right behind their names, or are somebody else's. */
export function dropWaived({ job, heard }: Context): void {
  const { tokens } = heard;
  job.lines = job.lines.filter(({ source, places, service }) => {
    if (source !== 'catalogue' || !service) return true;
    const words = partsOf(service.name.toLowerCase());
    const isNamed = (at: number): boolean => words.includes(normal(tokens[at]?.lower ?? ''));
    let to = Math.min(...places.map(({ from }) => from));
    const end = Math.max(...places.map((place) => place.to));
    while (to < end && !isNamed(to)) to++;
    if (KEPT.test(wordsBetween(heard, to - 2, to))) return false;
    while (isNamed(to)) to++;
    const waived = WAIVED.exec(wordsBetween(heard, to, to + BEHIND));
    return !waived || (waived[1] !== undefined && !words.includes(normal(waived[1])));
  });
}

/** "he sold the piano | so no piano": struck off where it is named again. */
export const isRefused = ({ heard }: Context, again: readonly CalledUp[]): boolean =>
  again.slice(1).some(({ from }) => /^(?:no|without)$/.test(heard.tokens[from - 1]?.lower ?? ''));

export function isTurnedDown({ heard, clauses }: Context, one: CalledUp, { from, to, all }: Around): boolean {
  const words = (start: number, end: number): string =>
    heard.tokens
      .slice(Math.max(start, 0), Math.max(end, 0))
      .map(({ lower }) => lower)
      .join(' ');
  const said = ` ${words(one.to, Math.min(to, one.to + REACH))} `;
  const behind = to <= one.to + REACH ? said.replace(OF_NEXT, ' ') : said;
  const near = ` ${words(one.from, one.to)}${behind.slice(0, NEXT.exec(behind)?.index ?? behind.length)} `;
  const own = OWN.exec(near);
  return (
    NOT_BEFORE.test(words(Math.max(from, one.from - BEFORE), one.from)) ||
    WITHIN.test(words(Math.max(from, one.from - BEFORE), one.from)) ||
    NOT_BEHIND.test(near) ||
    (own !== null && (own[1] === undefined || one.name.words.includes(normal(own[1])))) ||
    CHOICE.test(` ${words(one.from - REACH, one.to + REACH)} `) ||
    isPriced(heard, one) ||
    isPricedApart(clauses, one, behind, all)
  );
}

/** "air sealing do it for 400", "the hatch cover 130": a figure that counts nothing stands behind it. */
function isPriced({ tokens, numberAt }: Context['heard'], { to }: CalledUp): boolean {
  let at = to;
  while (
    at < to + 4 &&
    /^(?:do|it|for|i|'m|that|'s|is|at|them|told|him|her|make|doing|going|,)$/.test(tokens[at]?.lower ?? '')
  )
    at++;
  if (tokens[at]?.lower === '$') return true;
  const number = numberAt[at];
  return (
    number !== undefined &&
    number.values[0]! > MANY &&
    /^(?:$|and|plus|each|flat|then|the|a|an|so|but|also|with|dollars?|bucks|apiece|for|,|\.)$/.test(
      tokens[number.to]?.lower ?? '',
    )
  );
}

/** "seven bad boards I said I'd replace | at thirty apiece": nothing else is named up to the price. */
function isPricedApart(clauses: Context['clauses'], { to }: CalledUp, behind: string, counts: Around['all']): boolean {
  const cut = NEXT.exec(behind)?.index ?? behind.length;
  const reach = to + behind.slice(0, cut).trim().split(' ').length;
  return clauses.some(({ elements }) =>
    elements.some(
      ({ tag, from }) =>
        from >= to &&
        from <= reach &&
        (tag === 'rate' || (tag === 'money' && !counts.some((number) => number.from === from))),
    ),
  );
}

/** More than so many are rarely counted without their noun. */
const MANY = 30;
