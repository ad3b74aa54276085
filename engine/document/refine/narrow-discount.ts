/** What a discount is on and what not: "10 percent off but not off the travel", "pads and rotors 10 percent off". */
import { findTargets, type Handler } from './apply-edit.ts';
import { changeDiscount } from './change-adjustments.ts';
import { partsOf, wordsOf } from './clause.ts';
import { compose } from './rephrase.ts';

const WHAT = "(?:the |any |my |our )?(?<what>[a-z][a-z ,'-]+)";
const OFF = /\b(?:discount|off|percent|rebate)\b|PERCENT/;
const ways = [
  new RegExp(
    `^(?<lead>.*?(?<p>PERCENT\\d+).*?)(?: ,)?(?: (?:but|and|just|only))* (?:not|nothing|none)(?: (?:any|of it))? (?:on|off|off of|for|to) ${WHAT}$`,
    'd',
  ),
  new RegExp(
    `^(?<lead>(?:the |that |our )?(?<p>PERCENT\\d+)(?: (?:off|discount))*) (?:should|does|do|is|will|can|must)(?:n't| not)(?: (?:to|supposed to|be|meant to))* (?:apply to|on|come off|go on|touch|hit|include|count for|off) ${WHAT}$`,
    'd',
  ),
];
/** Is it said what the discount is on? */
const NARROWED = /\b(?:on|off(?: of)?) (?:just |only )*(?:the|my|our) [a-z]/;

/** The lines are named first. */
const NAMED =
  /^(?:the |our |my )?(?<what>[a-z][a-z' -]+?)(?: (?:at|is|are|gets?|get))? (?<p>PERCENT\d+) (?:off|discount)$/d;
const WHOLE = /\b(?:everything|all|total|whole|job|quote|bid|estimate|invoice|thing)\b/;

export const narrowDiscount: Handler = (clause, situation) => {
  if (!OFF.test(clause.pattern) || /\b(?:tax|deposit|down|retainer)\b/.test(clause.pattern)) return null;
  const named = NAMED.exec(clause.pattern);
  const words = named ? wordsOf(partsOf(clause, named, 'what')) : [];
  if (named && !WHOLE.test(words.join(' ')) && findTargets({ ...situation, focus: [] }, words).kind === 'lines')
    return changeDiscount(
      compose(clause, '{p} off the {what}', (group) => partsOf(clause, named, group), situation.today),
      situation,
    );
  const match = ways.map((way) => way.exec(clause.pattern)).find((found) => found !== null);
  if (!match) return null;
  const meant = NARROWED.test(match.groups!.lead!) ? '{lead}' : '{p} off everything but {what}';
  return changeDiscount(
    compose(clause, meant, (group) => partsOf(clause, match, group), situation.today),
    situation,
  );
};
