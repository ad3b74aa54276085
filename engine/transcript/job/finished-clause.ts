/** Thoughts that are said to their end: whatever comes next is another one. */
import { determiners, isContent, wordSet } from '../vocabulary/words.ts';
import { lastPriceIndex } from './close-priced-item.ts';
import type { Element } from './elements.ts';
import { hasOwnPrice, isPrice, isPriced, nounThenCopula, plainShape, pricedAhead, wordAt } from './look-at-row.ts';
import { isRemark } from './tell-remarks.ts';

/** How long it is good or takes, when the rest is due, what is warranted or left out, what the weather must permit. */
const TERM =
  /^ (?:[a-z']+ ){0,8}?(?:(?:good|valid|holds) for (?:the next |about )?#time|(?:takes?|taking) (?:(?:us|me|about|around|roughly|probably|maybe) ){0,2}#time|(?:balance|rest|remainder)(?:(?: is|'s))? (?:due )?(?:on|upon|at|when) (?:(?:the|we|i|it|is|are|'re|'s) ){0,2}[a-z]+|#time (?:[a-z]+ )?(?:warranty|guarantee)(?: (?:on|for) (?:the |all |our )?[a-z]+(?: and [a-z]+)?)?|is(?: not|n't) included|no charge(?: for (?:that|it|those|them|this))?|net #(?:num|time)|(?:weather|time|schedule) (?:permitting|allowing)) $/;
/** "I put 20 percent on it", "we need 24": said of what came before. */
const OF_LAST =
  / #pct (?:more )?(?:on|onto|to) (?:it|that|them|top|those|his|hers|theirs|top of (?:it|that)) $|^ (?:(?:and|so|but|then|plus|also) )*(?:(?:i|we|she|he|they) (?:need|needs|want|wants|has|have|got|ordered)|there(?:'s| is| are|'re)|that's) (?:about |around )?#num (?:of (?:them|those) )?$/;
/** Words to somebody or oneself: "tell them the dog needs to be inside", "remind me to check the model number". */
const REMARK = /^ (?:(?:and|so|but|then|plus|also|please) )*(?:tell|remind|make sure|don't forget|note|let) /;

/** What needs nothing more: when it is paid, who pays it, what is not charged, left out or kept to one thing, at the end of a clause. */
const CLOSED = new RegExp(
  ` (?:${[
    "(?:balance|rest|remainder|payment|half|third|#pct|#num)(?:(?: is|'s))? (?:due )?(?:(?:on|upon|at|by) (?:the )?(?!the )[a-z]+|when (?:we|i|it|they)(?:'re|'s| is| are)? (?:done|finished|through|signed?|starts?|finish|leaves?|arrives?|pour|begin|closes?|complete|ready|booked|ships?|lands?|lays?|set))",
    'due (?:on|upon|at) (?:the )?(?!the )[a-z]+',
    '(?:#pct|#num|#money) (?:up front|upfront|to (?:start|begin|schedule|book|order|reserve))',
    'up front(?: as (?:the|a) deposit)?',
    'net #(?:num|time)(?: like always)?',
    "(?:is|'s|are) (?:on (?:us|me|him|her|them|the house)|waived|included|covered)",
    "(?:not|won't|don't|no) (?:billing|charging|bill|charge)(?: (?:him|her|them|em|you))?(?: (?:for|on) (?:that|it|those|them)|(?: (?:for|on))?(?: the| that| those| any)? (?!for |on |the |that |those |any )[a-z]+)",
    'charg(?:e|ing) (?:him |her |them )?for [a-z]+ing (?:it|that|those|them)',
    '(?:good|valid|holds?|stands?|firm) for (?:the next )?#time',
    '(?:skip|leave out|forget|drop|scratch|cut) (?:the|that|those) [a-z]+',
    '(?:only|just|not|nothing) (?:on|off|for) (?:the|those|my) [a-z]+',
    "(?:city|county|hoa|state)(?:'s| is) (?:waiving|paying|covering) (?:the )?[a-z]+(?: fee| permit)?",
    '#pct (?:more |extra )?(?:on|onto|over)(?: top)?(?: of)? (?:that|it|them|those|top|mine)',
    "make sure (?:that's|it's|that|it) (?:is )?(?:on|in) (?:it|there)",
    // "she takes her own blinds down", "they clear the room themselves"
    '(?:she|he|they|customer|client|owner|homeowner|tenant) (?:take|move|clear|pull|empty|unhook|box|pack|haul|drain|lock)s? (?:[a-z]+ ){1,4}(?:down|out|up|away|first|beforehand|themselves|himself|herself)',
    "(?:rest|balance)(?:'s| is) (?:us|me|labor|them|on them)",
    '(?:no|without) [a-z]+ (?:on|for) (?:this|that|it)(?: one| time)?',
    'after hours|before (?:i|we) start|(?:#num|few|couple) doors down|until the [a-z]+',
  ].join('|')}) $`,
);
/** Nouns that another noun of this kind completes: "service call", "permit fee". */
const COMPLETES = wordSet(`
call calls charge charges fee fees cost costs visit visits time rate rates work system unit kit one ones part
only either too anymore though anyway again yet now today`);

/** Does something with a price of its own begin at i: a name, a count, "and" with either? */
function beginsPriced(row: readonly Element[], i: number): boolean {
  const at = row[i]!.word === 'and' ? i + 1 : i;
  const first = row[at];
  if (!first || !(isContent(first.word) || determiners.has(first.word) || /^(num|qty)$/.test(first.tag))) return false;
  return !COMPLETES.has(first.word) && !isPrice(first) && (pricedAhead(row, at) || nounThenCopula(row, at));
}

/** Does the current clause end before element i, an "and" or what follows a comma? */
export function isFinished(row: readonly Element[], i: number, current: readonly Element[], soft: boolean): boolean {
  const { word } = row[i]!;
  const and = word === 'and';
  // "payment's due on completion | grout 180", "skip the texture | grout 180"
  if (beginsPriced(row, i)) {
    const tail = current.slice(lastPriceIndex(current) + 1);
    if (tail.length > 1 && CLOSED.test(plainShape(tail.slice(-10)))) return true;
  }
  if (!and && !soft) return false;
  const next = wordAt(row, i + 1);
  if (and && /^an?$/.test(next) && /^(half|quarter|third)$/.test(wordAt(row, i + 2))) return false;
  if (and && (/^(half|change|up|over)$/.test(next) || row[i + 1]?.measure?.value === 0.5)) return false;
  // "fence repair 6 hours | and 200 square feet of deck staining at 3 a foot"
  if (and && current.at(-1)?.tag === 'time' && row[i + 1]?.tag === 'qty' && wordAt(row, i + 2) === 'of') return true;
  const shape = plainShape(current);
  if (shape.length > 120) return false;
  if (!isPriced(current) && TERM.test(shape)) return true;
  if (OF_LAST.test(shape)) return isContent(next) || determiners.has(next) || row[i + 1]?.tag === 'num';
  // "the kids will help spread it | and edging 140", "she slammed it off the hinges | and new hinges three at 12"
  if (and && !isPriced(current) && current.length > 3 && hasOwnPrice(row, i + 1) && isRemark(current, true))
    return true;
  return and && REMARK.test(shape) && !isPriced(current) && hasOwnPrice(row, i + 1);
}
