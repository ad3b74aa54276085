/** A name without what is talk in it: how sure somebody is, what happened to the thing, whose it is. */
import { auxiliaries, isContent, isPlural, pronouns, workNouns, workVerbs } from '../vocabulary/words.ts';

/** "pretty sure leak detection", "us fog the system", "chose the blue mohair". */
const LEADS_UP =
  /^(?:(?:(?:pretty|fairly|not) sure|obviously|apparently|hopefully|supposedly|honestly|of course|depends how [a-z]+|separate(?:ly)? from (?:that|those|it|them))(?: (?:it's|that|the|a))? |(?:us|me|him|them) (?=[a-z]{3})|(?:chose|picked out|picked|selected|counted|owns|asking about|asked about|decided on|(?:sent|took|brought) it (?:out|in|over) for) (?:the |an? )?)+(?=[a-z])/;
/** "visits all told", "linear feet altogether". */
const ALL_TOLD = /(?<=[a-z]{3}),? (?:all told|all together|altogether|all in all)$/i;
/** "the front steps at of fabrication": what stood between was a figure. */
const LOOSE = / (?:at|for|by)(?:,| (?=(?:to|of|at|for|with) ))/g;
/** "Sixteen hours of labor" on the shelves, "lunch for 40 people": the figure stands beside it. */
const OF_LABOR = /(?<=[a-z]{3}) of (?:my |our )?(?:labou?r|time|work)$/i;
const PEOPLE = /(?<=[a-z]{3})(?<!\b(?:for|of|the|and|young|old|sick)) people$|^people (?=[a-z]{3})/i;
/** "Scrub it": of what was named before; "stain it" is not stain. */
const IT = /^([a-z]+) it( first| all)?$/i;
/** "materials rest of it's labor". */
const REST = /^(materials?|parts?|labou?r) rest$/i;
/** What happens to things by themselves. */
const HAPPENED =
  /^((?:[a-z-]+ )+?)(?:just |finally |already )?(?:died|quit|broke|failed|burst|collapsed|snapped|seized|blew|went|gave)(?: (?:out|up|off|down|over|bad))?(?=$| (?:the|an?) new | (?:so|on|in|last) )(.*)$/i;
const NEW_ONE = /^ (?:the|an?) (new .+)$/i;
/** "the hackberry comes all the way down": what is done with it. */
const COMES = /^((?:[a-z-]+ )+?)(?:comes?|coming|has to come|gotta come) (?:all the way )?(down|out|off)$/i;
const GOES = /^((?:[a-z-]+ )+?)(?:goes|go) (?:out|in|on|back|away)$/i;
/** "unit 9 cut out the ceiling". */
const WHERE = /^((?:unit|apartment|apt|suite|room|building) (?:\d+[a-z]?|[a-z])) ([a-z]+ .+)$/i;
/** "three live oaks raise the canopy": a verb behind the thing it is done to. */
const BEHIND = /^((?:[a-z-]+ )*?[a-z-]{3,}) (raise|lift|thin|lower|reduce|widen|tighten) ((?:the|all|both) .+)$/i;

/** "weekly service once the water's clear": when, and not what. */
const WHEN = /(?<=[a-z]{3} [a-z]+),? (?:once|while|as soon as) (?:the|his|her|their|it|they|we|he|she)\b.*$/i;
/** "the Garcia place exterior repaint": whose was the place. */
const PLACE = /^(?:place|residence) (?=[a-z]+ [a-z]{3,})(?!(?:setting|card|mat)s?\b)/i;
/** "two guys each to fix the rail", "my time to rehang the doors": what they do. */
const HANDS = /^(?:time|guys|men|workers|people|hands)(?: each)? to (?=[a-z]{3})/i;

const doesFirst = (text: string): boolean => {
  const first = text.split(' ', 1)[0]!.toLowerCase();
  // "cut out the ceiling"
  return workVerbs.has(first) && (!workNouns.has(first) || /^\S+ (?:out|up|down|off|the|and) /i.test(text));
};

/** "that stump" is the stump, but "the breaker that keeps tripping". */
function withoutPointing(name: string): string {
  return name.replace(/ (that|this|those|these) (?=([a-z]{3,}))/gi, (whole, word: string, next: string) => {
    const says =
      /^(?:back|out|off|away|down|apart|together|needs?)$/.test(next) ||
      auxiliaries.has(next) ||
      pronouns.has(next) ||
      /(?:n't|ed)$/.test(next);
    const isVerb = /^th(?:at|is)$/i.test(word) && /[^s]s$/.test(next) && next !== 'gas';
    return says || isVerb || !isContent(next) ? whole : ' the ';
  });
}

export function plainName(name: string): string {
  let plain = name
    .replace(LEADS_UP, '')
    // "Mrs Abernathy with the two doodles bath and haircut", "a one time clean up"
    .replace(/^with (?:(?:the|his|her|their|our|an?) )?(?=[a-z]{3})/i, '')
    .replace(/^time (?=clean|set|start|deep|initial|move|site|install|repair|fee|charge)/i, 'one-time ')
    .replace(HANDS, '')
    .replace(PLACE, '')
    .replace(WHEN, '')
    .replace(LOOSE, (joint) => (joint.endsWith(',') ? ',' : ' '))
    .replace(/ +/g, ' ')
    .replace(ALL_TOLD, '')
    .replace(/(?<=[a-z]{3} [a-z]+) (?:that|this) one$/i, '')
    .replace(OF_LABOR, '')
    .replace(PEOPLE, '')
    .replace(IT, (whole, verb: string, rest = '') => (doesFirst(whole) ? `${verb}${rest}` : whole))
    .replace(REST, '$1');
  const happened = doesFirst(plain) && !/^install /i.test(plain) ? null : HAPPENED.exec(plain);
  if (happened && isContent(happened[1]!.trim().split(' ').at(-1)!.toLowerCase())) {
    const anew = NEW_ONE.exec(happened[2]!)?.[1];
    plain = `${happened[1]!.trim()}${anew ? `, ${anew}` : ''}`;
  }
  const comes = COMES.exec(plain);
  if (comes && !doesFirst(plain)) plain = `take ${comes[2]} ${comes[1]!.trim()}`;
  const goes = GOES.exec(plain);
  if (goes && !doesFirst(plain) && !isPlural(plain.split(' ', 1)[0]!)) plain = goes[1]!.trim();
  const where = WHERE.exec(plain);
  if (where && doesFirst(where[2]!)) plain = `${where[2]}, ${where[1]!.toLowerCase()}`;
  if (!doesFirst(plain)) plain = plain.replace(BEHIND, '$1, $2 $3');
  return withoutPointing(plain);
}
