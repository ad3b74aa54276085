/** What a discount is on and what not: "10 percent off but not off the travel", "pads and rotors 10 percent off". */
import { findTargets, type Handler, type Outcome, type Situation } from './apply-edit.ts';
import { changeDiscount } from './change-adjustments.ts';
import { type Clause, partsOf, remake, wordsOf } from './clause.ts';
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
/** "the ten percent should only be on the storage hours, not the setup", "the discount only applies to the labor" */
const LIMITED = new RegExp(
  `^(?:(?:put|keep|make|apply|have|leave) )?(?:the |that |our |this )?(?:(?<p>PERCENT\\d+)(?: (?:off|discount))?|discount) ?(?:(?:is|'s|was|were|ever|come|comes|should|does|do|will|can|must|to|be|go|goes|apply|applies|applied|count|counts|meant|supposed|going|only|just) )*(?:on|off|off of|to|for) (?:(?:just|only) )?${WHAT}$`,
  'd',
);
/** What it is set against says the same again. */
const AGAINST = / (?:, )?(?:and |but )?not (?:on |off |to |for )?(?:the |my |our )?[a-z][a-z' -]+$/;
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
  const limited = limit(clause, situation);
  if (limited) return limited;
  const match = ways.map((way) => way.exec(clause.pattern)).find((found) => found !== null);
  if (!match) return null;
  const meant = NARROWED.test(match.groups!.lead!) ? '{lead}' : '{p} off everything but {what}';
  return changeDiscount(
    compose(clause, meant, (group) => partsOf(clause, match, group), situation.today),
    situation,
  );
};

/** The discount that is there, or the one that is told, on these lines only; null where the clause is not about that. */
function limit(clause: Clause, situation: Situation): Outcome | null {
  const against = AGAINST.exec(clause.pattern)?.index ?? clause.pattern.length;
  const kept = clause.parts.filter(({ at }) => at < against);
  // "off the door itself"
  if (/^(?:itself|themselves|alone)$/.test(kept.at(-1)?.word ?? '')) kept.pop();
  const first = remake(clause, kept, situation.today);
  const trails = first.parts.at(-1)?.word === 'only';
  const plain = trails ? remake(first, first.parts.slice(0, -1), situation.today) : first;
  const match = LIMITED.exec(plain.pattern);
  const only = trails || /\b(?:only|just)\b/.test(plain.pattern);
  const percent = situation.content.discount?.percent;
  if (!match || (match.groups!.p === undefined && percent === undefined)) return null;
  // "the discount is for the whole thing"
  const whole = match.groups!.p === undefined && WHOLE.test(match.groups!.what!);
  if (whole)
    return changeDiscount(
      compose(plain, `${percent} percent discount`, () => [], situation.today),
      situation,
    );
  if (!only && kept.length === clause.parts.length) return null;
  const named = wordsOf(partsOf(plain, match, 'what'));
  const found = [named, ['all', ...named]].map((words) => findTargets({ ...situation, focus: [] }, words));
  if (found.every(({ kind }) => kind !== 'lines')) return null;
  const figure = match.groups!.p === undefined ? `${percent} percent` : '{p}';
  return changeDiscount(
    compose(plain, `${figure} off the {what}`, (group) => partsOf(plain, match, group), situation.today),
    situation,
  );
}
