/** Services that are called up and not asked for: struck off, somebody else's, free, offered, or only talked about. */

import { partsOf } from '../learned/find-mentions.ts';
import type { CalledUp } from './called-up.ts';
import type { Context } from './context.ts';
import type { Around } from './count-called-up.ts';
import type { JobLine } from './job.ts';
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
/** How far is looked for what becomes of it. */
const FAR = 16;

/** "chimney sweep usually 190 but I'm waiving it", "the review is by their own counsel", "thirty linens they have their own linens" */
const WAIVED =
  /^ (?:(?:usually|normally|typically) )?(?:(?:at )?# )?(?:but )?(?:i|we)(?:'m| am|'re| are|'ll| will)? (?:gonna |going to )?waiv(?:e|ed|ing) (?:it|that|those|them|this) |^ (?:is|are|gets done|is done|are done) by (?:his|her|their) |^ (?:but )?(?:he|she|they)(?:'s|'ve| has| have) (?:got )?(?:his|her|their) own ([a-z]+) /;

const CLIENT = "(?:he|she|they|(?:the )?(?:client|owner|couple)s?)(?:'s|'re|'d|'ve|'ll)?";
const AND = '(?= (?:and|so|but|then|plus|also|which|because|since|as) | $)';
/** Said behind the name: another does it, it is put off, or given up. */
const DECLINED = new RegExp(
  `^ (?:(?:that|which|but) )?(?:${[
    // "SEO somebody else does for them", "arch flowers her aunt is doing"
    "(?:some(?:body|one) else|another (?:company|guy|outfit|firm|crew))(?:'s|'ll)?(?: (?:is|was|will|already))* (?:does|did|do|doing|done|handles|handled|handling|makes?|making|took|takes?|taking|has|had) ",
    `(?:his|her|their) [a-z]+(?:'s|'ll)?(?: (?:is|will|be|already))* (?:[a-z]+ing|taking care of)(?: (?:it|that|those|them))?${AND}`,
    // "the developmental edit she had elsewhere"
    `${CLIENT}(?: (?:has|have|had|already))* (?:had|has|got|have|did|done|gets|getting)(?: (?:it|that|those|them))?(?: done)? (?:elsewhere|somewhere else|(?:with|by|from|through) (?:some(?:body|one)|another)) `,
    // "the rebuild she wanted we're dropping"
    `(?:${CLIENT}(?: (?:had|has|originally|first))* (?:wanted|asked for|mentioned|asked about|had in mind) )?(?:but )?(?:we|i)(?:'re|'m| are| am)? (?:dropp?(?:ing|ed)?|skip(?:ping|ped)?|scrapp?(?:ing|ed)?|leaving (?:off|out)|left (?:off|out)) (?!the |an? |his |her |their |that |off |by |down )`,
    // "the tank is a bit tired but it can wait"
    '(?:(?:is|are|looks?|was) (?:[a-z]+ ){1,3}but )?(?:(?:it|that|they|those) )?(?:can|could|will have to|has to|have to) wait ',
    // "the walls in there he wants to think about"
    `(?:(?:in|on|for) [a-z]+ )?${CLIENT}(?: (?:is|are|still))* (?:wants? to|wanna|going to|gonna) (?:think about|think over|sleep on|hold off|wait on|wait with) `,
    // "the spring was gone but the spring's good"
    "(?:was|were|is|are) (?:gone|shot|bad|broken|dead|done|failing) but (?:it|they|that|the [a-z]+)(?:'s|'re)?(?: (?:is|are|was|were))*(?: actually| still)* (?:good|fine|okay|ok|alright) ",
  ].join('|')})`,
);
/** Said before the name, with what takes its place behind it: "he asked for the full tune but basic will do". */
const WISHED =
  /(?: asked(?: me)? for| asking for| wanted| thought (?:of|about)| talked about| talking about| looked at| (?:i|we|i'd|we'd) (?:first |originally )?(?:said|quoted|put|had down)| had (?:him|her|them) down for)(?: (?:the|a|an|my|our|some))* $/;
const REPLACED = new RegExp(
  '^ (?:[a-z]+ ){0,5}?(?:but|and|then|though) (?:(?:then|now|actually|really|in the end) )*(?:' +
    '(?:the |a )?(?:[a-z]+ )?(?:will do|is enough|is plenty|will be fine|would do)' +
    `|${CLIENT}(?: (?:would|much|just|only|now|is|are|has|have))* rather` +
    `|(?:${CLIENT} )?(?:(?:is|are|has|have|just|only|now) )*(?:came back to|went back to|going back to|went with|going with|gone with|settled (?:on|for)|settling for|decided on|sticking with|stuck with|ended up with|chose|picked|prefers?)) `,
);

/** "they reuse the opener" */
const KEPT = /\breus(?:e|es|ing) (?:the|their|his|her|that|those) $/;

/** Is a line at the price of the list waived or given up right behind its name, or somebody else's? */
export function isWaived(heard: Context['heard'], { source, places, service }: JobLine): boolean {
  if (source !== 'catalogue' || !service) return false;
  const words = partsOf(service.name.toLowerCase());
  const isNamed = (at: number): boolean => words.includes(normal(heard.tokens[at]?.lower ?? ''));
  let to = Math.min(...places.map(({ from }) => from));
  const end = Math.max(...places.map((place) => place.to));
  while (to < end && !isNamed(to)) to++;
  if (KEPT.test(wordsBetween(heard, to - 2, to))) return true;
  const name = to;
  while (isNamed(to)) to++;
  const behind = wordsBetween(heard, to, to + FAR);
  if (DECLINED.test(behind)) return true;
  if (REPLACED.test(behind) && WISHED.test(wordsBetween(heard, name - BEFORE, name))) return true;
  const waived = WAIVED.exec(behind);
  return waived !== null && (waived[1] === undefined || words.includes(normal(waived[1])));
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
