/** How a price is left open: by its paper, by who has to tell it, by not being known. Parts of regular expressions. */
import { isContent, isPlural } from '../vocabulary/words.ts';
import { type Clause, says } from './clauses.ts';
import type { Element } from './elements.ts';
import { COPULA, hasOwnPrice, isPrice, windowOf, wordAt } from './look-at-row.ts';
import { changeElement } from './make-element.ts';

const PRICE = '(?:prices?|pricing|numbers?|figures?|costs?|quotes?|amounts?)';
const A = '(?:an?|the|any|my|that|his|her|their|your|its|firm|final|hard|real|good|solid|exact|set|some)';
const IT = '(?:it|that|this|them|those|these|that one|this one|that part|that bit|the rest)';
const TO_WHOM = '(?:you|him|her|them|youse|y all)';
const WHO = "(?:he|she|they|it|that|those|the [a-z]+)(?:'s|'ll|'d|'re| is| are| will| would| might| gonna| going to)*";
const COSTS = '(?:costs?|runs?|be|wants?|charges?|gets?|asks?|comes?|takes?)';
const GOES_BACK = '(?:get|circle|come|report|go|call|ring|text|email)';
const SOURCE =
  '(?:vendors?|suppliers?|distributors?|manufacturers?|factory|dealers?|dealership|mill|lumber ?yard|yard|merchants?|wholesaler|sub|subs|subcontractor|rep|shop|warehouse|store|counter|parts (?:guy|house|counter)|[a-z]+ guy)';

/** A price that is not known, not had or not told yet. */
const UNKNOWN = [
  'tbd|tba|tbc|t b d',
  "(?:to|gotta|has to|have to|needs to|'s gotta|still to|yet to) be (?:determined|priced|quoted|confirmed|decided|announced|costed|worked out|sorted out|figured out|settled|advised|negotiated|specced|spec'd)",
  `(?:don't|do not|didn't|haven't|have not|hasn't|ain't|can't|cannot|couldn't|won't|without|never|not) (?:(?:have|got|get|gotten|know|give|put|tell|say|quote|nail|nailed|pin|pinned|set|settled|heard|seen|sure|been|even|really|quite|able|to|yet|actually|down|of|on|about|given|${TO_WHOM}) )+(?:${A} )+${PRICE}`,
  `(?:haven't|have not|hasn't|can't|cannot|couldn't|not able to|unable to|yet to) (?:been |even |really |quite |actually |gotten )*(?:priced?|costed?|quoted?)(?! (?:that|it|this) (?:in|out) )`,
  `(?:nobody|no one|none of us|god only|lord only|heaven) knows?(?:(?= (?:yet|until|til|till) )| (?:what|how much) ${WHO} ?${COSTS})`,
  `(?:don't|won't|can't|couldn't|not gonna|never) (?:really |even |rightly )*(?:know|say|tell)(?: for sure| exactly| right now| for certain)*(?:(?= (?:until|till|til|yet) )| (?:what|how much) ${WHO} ?${COSTS})`,
  `(?:no|not a|got no) (?:idea|clue) (?:yet )?(?:what ${WHO} ?${COSTS}|how much|(?:on|about|of) ${A} ${PRICE})`,
  `(?<! (?:had|was|were) )no (?:firm |hard |final |real )?(?:price|pricing|prices)(?= (?:yet|on|for|back) )|(?<! (?:had|was|were) )no (?:number|figure|quote)s?(?= (?:yet|back|on (?!that|it|this|those)))`,
  `not sure (?:yet )?(?:(?:of|on|about) ${A} ${PRICE}|(?:what|how much) ${WHO} ?${COSTS})`,
  `${PRICE} (?:'s |is |are |was )?(?:(?:still|yet|all|left|totally) )*(?:to (?:come|follow)|pending|unknown|open|up in the air|not in|not back|not set|on request|(?:coming|comes) later|a question mark|anybody's guess|anyone's guess)`,
  `${PRICE} (?:isn't|hasn't|ain't|haven't|aren't|is not|are not) (?:been |come |got )*(?:in|back|here|set|final|known|settled|come|confirmed)`,
  "up in the air|(?:anybody|anyone|everybody)(?:'s)? guess|guess is as good as mine|(?:no telling|(?:hard|too early|too soon|impossible) to (?:say|tell|price|know))(?= (?:yet|what|how much|until|till|til))|remains? to be seen",
];
/** Who has to tell it, and what is still done about it. */
const AWAITED = [
  `(?:waiting|gotta wait|have to wait|got to wait|hanging|holding) (?:on|for) (?:${A} )*(?:${PRICE}|${SOURCE})`,
  'waiting to hear',
  `still (?:(?:pricing|chasing|costing|waiting|working|need|needs|have|to|on|up|out|get|getting|figuring|gathering|collecting) )*(?:${A} )*(?:${PRICE}|pricing|waiting|to (?:price|come))`,
  `(?:hasn't|haven't|never|didn't|has not|have not|not) (?:gotten|got|called|heard|call|get|texted|emailed|rung|come|written|replied|hear) (?:to )?(?:me |us |him |her |them )?back`,
  `(?:need|needs|gotta|have to|has to|got to|still need to|want to) (?:price|cost) ${IT} (?:out|up|later|yet)|(?:still|but) (?:need|have) to price|haven't priced|need a price (?:on|from)|still need a price|(?:gotta|have to|got to|still need to) get (?:${A} )+${PRICE}(?: from (?:the |my |our )?(?:supply (?:house|store)|${SOURCE}))?`,
  `${GOES_BACK} (?:back )?(?:to )?${TO_WHOM} (?:back )?(?:on|with) (?:${A} )+${PRICE}|${GOES_BACK} back (?:to|with) ${TO_WHOM} (?:on|with|about) (?:(?:the|that|those) )(?!date|time|schedule|start|colou?r|day|when)|${GOES_BACK} ${TO_WHOM} ${A} ${PRICE} (?:later|when|once|on)`,
  `(?:price|quote|cost|figure|work|sort) (?:${IT}|${A} ${PRICE})(?: (?:out|up))? (?:later|after(?! we| i)|separately later|another time|next week|down the road|when (?:i|we|it|they)|once (?:i|we|it|they))|figure out the price`,
  `(?:ask|check with|call|talk to|hear from|find out from) [a-z' ]{2,24}? what (?:he|she|they)(?:'ll|'d| will| would)? ${COSTS}|find out what ${WHO} ?${COSTS}`,
];
/** "leave that blank", "put a question mark": how it is to be written. */
const WRITTEN = [
  `(?:leave|leaving|keep|mark|put|list|show|write|call) (?:${IT}|${A} ${PRICE}|(?:the|that|this) line)?(?: (?:down|as|in|at))*(?: (?:open|blank|empty|pending))(?! (?:so|the|door|for|up))`,
  `(?:put|leave|stick|with) a question mark|question mark(?= (?:on|by|next to|beside|for) )`,
];
const CUE = [...UNKNOWN, ...AWAITED, ...WRITTEN].join('|');

/** What is left to the next item. */
const LEAVES = /^(yet|later|now|today|either|until|once|though|also)$/;

const GOES_ON = /^(and|or|so|but|because|since|cause|as|on|by|for|at|with|in|to|of|if|or|though|too|then)$/;

/** Words that leave a price open, in the shape of a clause. */
export const OPEN = new RegExp(` (?:${CUE})(?= )`);

/** Is the price of the clause left open? */
export const leavesOpen = (clause: Clause): boolean => says(clause, BEGINS) && OPEN.test(clause.shape);

const OPEN_HERE = new RegExp(OPEN, 'y');
/** The words with which they begin. */
const BEGINS = new Set(
  (
    "tbd tba tbc t to gotta has have needs still yet don't do didn't haven't hasn't ain't can't cannot couldn't won't " +
    'without never not unable nobody no none god lord heaven price prices pricing number numbers figure figures cost ' +
    'costs quote quotes amount amounts up anybody anyone everybody guess hard too impossible remain remains waiting ' +
    'hanging holding need got want but get circle come report go call ring text email work sort ask check talk hear ' +
    'find leave leaving keep mark put list show write question'
  ).split(' '),
);

/** "yet", "until I see it": what goes on with such words. */
const TAIL =
  /^(?: (?:yet|later|after(?! (?:i|we|it|the|that|they|he|she) )|for now|right now|now|today|at this point|so far|either|for sure|exactly|for certain)(?= ))*(?: (?:until|till|til|once|when|before|after) (?:i|we|he|she|they|it|that|everything|the [a-z]+(?: [a-z]+)??)(?:'s|'ve|'re|'ll|'d)?(?= )(?: (?:is|are|can|get|gets|got|have|has|actually|see|sees|know|knows|hear|hears|look|looks|open|opens|pull|pulls|dig|digs|start|starts|comes?|calls?|sends?|measure|measures|tears?|cut|cuts|take|takes|find|finds|pick|picks|decide|decides|finish|done|gone|exposed|clear|started|there|it|that|them|in|into|inside|under|up|open|out|off|down|back|around|over|a look|at it|a better look)(?= ))+)?/;
const OBJECT = /^ (?:on|for|of|about|by|next to|beside)(?: (?:the|that|those|these|his|her|their|a|my))? (?=[a-z])/;

/** How many of the words from k on name the thing the price of which is open, where the next thing follows without a pause. */
function nameLength(row: readonly Element[], k: number): number {
  let to = k;
  while (row[to]?.tag === 'word' && isContent(row[to]!.word) && !LEAVES.test(row[to]!.word)) to++;
  const length = to - k;
  if (/^(out|in|up|off|down)$/.test(wordAt(row, to))) to++;
  const goesOn = isPrice(row[to]) || /^(num|qty)$/.test(row[to]?.tag ?? '') || COPULA.has(wordAt(row, to));
  if (!goesOn) return length;
  return length > 3 && !isPlural(row[k]!.word) ? 2 : Math.min(1, length - 1);
}

/** A sum that is carried for something: "an allowance of 800 in there for lights", "450 allowance". */
const ALLOWANCE =
  / (?:(?:allowances?|provisional sum|pc sum|prime cost(?: sum)?|placeholder)(?: (?:of|at|for|is|about|around))* #money|#money (?:dollar )?(?:as |for )?(?:an? |the |my )?(?:allowance|provisional sum|pc sum|prime cost(?: sum)?|placeholder)|allow(?:ed|ing)?(?: about| around)? #money)(?: in there| in| in it)?(?= )/g;

const ALLOWED = /allow|sum|prime|placeholder/;

/** The places of such words in the row's text, none within another. */
function openCues(row: readonly Element[], starts: readonly number[], text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  let end = 0;
  row.forEach(({ word }, k) => {
    const from = starts[k]! - 1;
    if (from < end || !BEGINS.has(word)) return;
    OPEN_HERE.lastIndex = from;
    const cue = OPEN_HERE.exec(text);
    if (!cue) return;
    found.push(cue);
    end = from + cue[0].length;
  });
  return found;
}

/** The row with the words that leave a price open as pieces of their own: "nobody knows yet | cleanout 260". Linear. */
export function bindOpen(row: readonly Element[]): Element[] {
  const out = [...row];
  const { text, starts } = windowOf(row);
  const at = (offset: number): number => starts.findIndex((start) => start >= offset);
  const cues = [...openCues(row, starts, text), ...(ALLOWED.test(text) ? text.matchAll(ALLOWANCE) : [])];
  for (const match of cues) {
    const from = at(match.index + 1);
    let end = match.index + match[0].length;
    const object = OBJECT.exec(text.slice(end));
    if (object) {
      const noun = at(end + object[0].length);
      const to = noun < 0 ? -1 : noun + nameLength(row, noun);
      // "the stone I haven't got a number for | edging 200"
      if (noun >= 0) end = to < row.length ? starts[to]! - 1 : text.length - 1;
    }
    end += TAIL.exec(text.slice(end))![0].length;
    const found = at(end);
    const to = found < 0 ? row.length : found;
    for (let k = from + 1; k < to; k++) out[k] = changeElement(out[k]!, { bound: true, opens: false });
    if (isPrice(row[from - 1])) out[from] = changeElement(out[from]!, { opens: true });
    const next = row[to];
    if (
      next &&
      next.tag !== 'break' &&
      !isPrice(next) &&
      (!GOES_ON.test(next.word) || (next.word === 'and' && hasOwnPrice(row, to + 1)))
    )
      out[to] = changeElement(out[to]!, { opens: true });
  }
  return out;
}
