/** Words that have to stand near a price before it is judged to be only offered, or somebody else's. */
import { CREDITED } from '../vocabulary/offers.ts';
import { auxiliaries, pronouns } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { windowOf, wordAt } from './look-at-row.ts';

/** Words of which one stands beside whatever is only offered. */
const OFFERS =
  / (?:if|unless|option|options|optional|optionally|could|can|would|or|alternate|alternatives?|alternatively|instead|upgrad(?:e|ed|es|ing)|add|adds|adding|wants?|wanted|either|versus|vs|choose|choices?|maybe|might|ways?|whichever|separate|separately|extra|additional|should|case|worst|better|best|good|asked|asking|asks|says?|said|thinking|decides?|later|down the road|tier|package|when|once|whether|elect|goes? with|up|per|same|time|ever|leave|quote|priced?|show|first|second|third|other) /;
const OFFERED_BEFORE = 14;
const OFFERED_BEHIND = 9;

/** How far behind a price its credit may be told. */
const CREDIT_REACH = 20;

/** Who or what an offer hangs on. */
const DECIDES =
  /^(?:not|no|never|nothing|none|skip|hold|holding|him|her|them|us|his|their|wife|husband|owner|client|customer|until|till|before|after|future|next|season|spring|fall|summer|winter|year|month|someday|down|pending|available|offer|offered|undecided|deciding|decide|depending|depends|neighbou?r)$/;

/** "an allowance of 400 if they pick something fancier that's on them | the drawing is 350": what hangs on a condition has been told. */
const isSettled = (row: readonly Element[], k: number): boolean =>
  (/^(?:them|him|her)$/.test(wordAt(row, k)) &&
    wordAt(row, k - 1) === 'on' &&
    /^(?:'s|is)$/.test(wordAt(row, k - 2))) ||
  // "if she goes over that it's hers to cover"
  (/^(?:cover|pay|eat)$/.test(wordAt(row, k)) &&
    wordAt(row, k - 1) === 'to' &&
    /^(?:hers|his|theirs)$/.test(wordAt(row, k - 2))) ||
  (wordAt(row, k) === 'difference' && wordAt(row, k - 1) === 'the' && /^pays?$/.test(wordAt(row, k - 2)));

/** May what the price is of be only offered? Not where nobody says or decides anything around it: "crown molding 140 feet at 7 and paint it 2 a foot". */
export function mayBeOffered(row: readonly Element[], index: number): boolean {
  const from = Math.max(0, index - OFFERED_BEFORE);
  const settled = row.slice(from, index).findLastIndex((_, k) => isSettled(row, from + k));
  const to = Math.min(row.length, index + OFFERED_BEHIND);
  const decides = ({ word, tag }: Element): boolean =>
    tag === 'client' || DECIDES.test(word) || (word !== 'it' && (pronouns.has(word) || auxiliaries.has(word)));
  const then = windowOf(row, index, Math.min(row.length, index + CREDIT_REACH)).text;
  if (CREDITED.test(then) && !row.slice(index + 1, index + CREDIT_REACH).some(({ price }) => price)) return false;
  if (settled >= 0) return OFFERS.test(windowOf(row, from + settled + 1, to).text);
  return OFFERS.test(windowOf(row, from, to).text) || row.slice(from, to).some(decides);
}

/** "I quoted 3.20 a foot and it's 610 feet", with nothing said of another time, and nothing put right. */
export function isOurQuote(row: readonly Element[], index: number, before: string): boolean {
  const quoted = row[index]!.tag === 'rate' ? QUOTED_RATE : isPriceOf(row, index) ? QUOTED_PRICE : null;
  return (
    quoted?.test(before) === true &&
    !row
      .slice(index + 1, index + PUT_RIGHT)
      .some(({ word }) => /^(?:but|though|actually|instead|leave|only|then|turns|turned)$/.test(word))
  );
}
const QUOTED_RATE =
  /(?<!(?:before|last|first|originally|then|year|time|was)) (?:i|we)(?:'ve|'m|'re)? (?:quoted|charge|charging|bid|figured|said)(?: (?:it|that|them|this))?(?: out)?(?: at| for)? $/;
const QUOTED_PRICE =
  /(?<!(?:before|last|first|originally|then|year|time|was|what|like|as|that)) (?:i|we)(?:'ve)? (?:quoted|said|told|promised)(?: (?:him|her|them))?(?: about)? $/;
const PUT_RIGHT = 14;

/** "130 on the wall", "120 for that one": a sum of something that is named, and of nothing that was put off. */
const isPriceOf = (row: readonly Element[], index: number): boolean =>
  /^(?:on|for)$/.test(row[index + 1]?.word ?? '') && /^(?:the|that|this|those|these)$/.test(row[index + 2]?.word ?? '');

/** May the price be somebody else's? Not where nobody but us, and nothing that was, is spoken of: "18 by 22 four inch with mesh 7.75 a foot, gotta pump it". */
export function mayBeTheirs(row: readonly Element[], index: number): boolean {
  const near = row.slice(Math.max(0, index - THEIRS_BEFORE), index + THEIRS_BEHIND);
  // a bare figure may as well be one that was put right
  const other = (element: Element, k: number): boolean =>
    element !== row[index] &&
    /^(?:money|rate|num)$/.test(element.tag) &&
    element.price !== undefined &&
    !/^(?:off|down|deposit)$/.test(near[k + 1]?.word ?? '');
  // "the conservatory is 95 a lesson", "it's about 4:30"
  const before = windowOf(row, Math.max(0, index - 5), index).text;
  if (
    row[index]!.tag === 'rate'
      ? / the [a-z]+(?:'s| is| charges)(?: about| only)* $/.test(before)
      : / about $/.test(before)
  )
    return true;
  const listed =
    /^(?:and|plus)$/.test(row[index + 1]?.word ?? '') && /^(?:the|an?|my)$/.test(row[index + 2]?.word ?? '');
  if (row[index]!.tag !== 'rate' && !listed && near.some(other)) return true;
  return near.some(
    ({ word }) =>
      THEIRS.test(word) ||
      /[a-z]{3}ed$/.test(word) ||
      (!/^(?:i|we|it|that|this|there|'s|is|'ll|'m|'re|gotta|gonna|need|have)$/.test(word) &&
        (pronouns.has(word) || auxiliaries.has(word))),
  );
}
const THEIRS_BEFORE = 14;
const THEIRS_BEHIND = 9;
const THEIRS =
  /^(?:him|her|them|his|their|our|my|us|me|else|other|others|another|someone|somebody|everybody|everyone|people|folks|company|companies|guy|guys|outfit|crew|shop|store|dealer|supplier|vendor|competitor|neighbou?r|brother|friend|boss|owner|landlord|insurance|adjuster|county|city|state|town|bank|budget|allowance|list|retail|online|internet|market|average|value|worth|rate|quote|quotes|bid|bids|estimate|cost|costs|paid|pays?|paying|said|says?|told|tell|thinks?|thought|wants?|wanted|got|gets?|went|go(?:es)?|heard|hears?|gave|gives?|saw|sees|used|last|year|years|ago|before|old|new|originally|usually|normally|regular|normal|typical|depot|lowe's|amazon|ebay|costco|ikea|menards|not|no|never|instead|than|cheaper|more|less|if|or)$/;
