/** Thoughts that are said to their end: whatever comes next is another one. */
import { determiners, isContent } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { hasOwnPrice, isPriced, plainShape, wordAt } from './look-at-row.ts';

/** How long it is good or takes, when the rest is due, what is warranted or left out, what the weather must permit. */
const TERM =
  /^ (?:[a-z']+ ){0,8}?(?:(?:good|valid|holds) for (?:the next |about )?#time|(?:takes?|taking) (?:(?:us|me|about|around|roughly|probably|maybe) ){0,2}#time|(?:balance|rest|remainder)(?:(?: is|'s))? (?:due )?(?:on|upon|at|when) (?:(?:the|we|i|it|is|are|'re|'s) ){0,2}[a-z]+|#time (?:[a-z]+ )?(?:warranty|guarantee)(?: (?:on|for) (?:the |all |our )?[a-z]+(?: and [a-z]+)?)?|is(?: not|n't) included|no charge(?: for (?:that|it|those|them|this))?|net #(?:num|time)|(?:weather|time|schedule) (?:permitting|allowing)) $/;
/** "I put 20 percent on it", "we need 24": said of what came before. */
const OF_LAST =
  / #pct (?:more )?(?:on|onto|to) (?:it|that|them|top|those|his|hers|theirs|top of (?:it|that)) $|^ (?:(?:and|so|but|then|plus|also) )*(?:(?:i|we|she|he|they) (?:need|needs|want|wants|has|have|got|ordered)|there(?:'s| is| are|'re)|that's) (?:about |around )?#num (?:of (?:them|those) )?$/;
/** Words to somebody or oneself: "tell them the dog needs to be inside", "remind me to check the model number". */
const REMARK = /^ (?:(?:and|so|but|then|plus|also|please) )*(?:tell|remind|make sure|don't forget|note|let) /;

/** Does the current clause end before element i, an "and" or what follows a comma? */
export function isFinished(row: readonly Element[], i: number, current: readonly Element[], soft: boolean): boolean {
  const { word } = row[i]!;
  const and = word === 'and';
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
  return and && REMARK.test(shape) && !isPriced(current) && hasOwnPrice(row, i + 1);
}
