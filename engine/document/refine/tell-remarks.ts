/** What is told beside the instructions, and asks for nothing. */
import type { Situation } from './apply-edit.ts';
import type { Clause } from './clause.ts';
import { findLines } from './find-lines.ts';

/** "take out the permit, they're pulling it", "she called", "we can't do the 27th": remarks, and no instructions. */
export const isRemark = ({ pattern }: Clause): boolean =>
  /^(?:i|we|you|they|he|she|(?:it|that|this|there)(?= (?:'s|'ll|'d|is|was|will|would|has|had|can|could|should|just|already|really|looks|sounds|seems|works|makes|does|did|got|went|came|takes|feels|needs|goes)\b)|(?:the |my |our )?(?:client|customer|homeowner|owner|tenant|boss|wife|husband|guy|lady|supplier|inspector|city|landlord)s?)(?: (?:just|already|really|only|finally|probably|actually|also|still))* (?!'d (?:like|love|prefer|rather)|wants?\b|needs?\b|would\b|should\b|must\b|decided\b|asked for)[a-z']/.test(
    pattern,
  ) && !/\b(?:MONEY|RATE|PERCENT|NUMBER|QUANTITY)\d|\b(?:discount|tax|deposit)\b/.test(pattern)
    ? true
    : /^(?:there 's |there is |we have |i have )?no (?:[a-z]+ ){0,2}(?:issues?|problems?|reason|sense|point|trouble|rush|hurry|worries|way around it|biggie|room for it)$|^(?:QUANTITY|DURATION|NUMBER|MONEY|RATE|PERCENT)\d+ (?:[a-z' ]+ )?(?:is|was|were|are) (?:just |way |a bit |a little |really )*too (?:low|high|much|little|few|many|cheap|expensive|steep)$/.test(
        pattern,
      ) ||
      (/^(?:already )?(?:sold|broke|lost|found|fixed) (?:it|that|them|those)$|^(?:call it (?:a day|good|done)$|(?:the )?(?:rest|balance|remainder) (?:at|on|when|upon|after|by|once)|can't|cannot|couldn't|won't|talked|spoke|met|(?:re)?counted|(?:re)?measured|checked|looked|just (?:talked|spoke|met|got off)|per|turns out|sorry|sounds good|looks good|great|thanks|perfect|hello|hi|morning|good (?:morning|afternoon))\b/.test(
        pattern,
      ) &&
        !/\b(?:MONEY|RATE|PERCENT|QUANTITY)\d/.test(pattern));

/** "the city waived it", "his brother is doing it": about somebody or something that is no line of the document. */
export function tellsOfOthers({ pattern, parts }: Clause, { content }: Situation): boolean {
  const told =
    /^(?:(?:the|his|her|their|my|our|an?|that|this) )?[a-z]+(?: [a-z]+)? (?:is|was|are|were|has|have|had|will|'s|'ll|'re|'ve|'d|already|just|said|says|told|does|did|never|[a-z]{2,}ed)\b/.test(
      pattern,
    );
  // "the lights are out" says what becomes of a thing
  if (/ (?:is|are|'s|'re) (?:out|in|optional|off|free|gone|included)$/.test(pattern)) return false;
  if (!told || /\b(?:MONEY|RATE|PERCENT|NUMBER|QUANTITY|DURATION|DATE)\d/.test(pattern)) return false;
  return !parts.some(({ word }) => word.length > 3 && findLines(content, [word], []).kind !== 'none');
}
