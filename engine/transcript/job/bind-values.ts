/**
 * Money that is told and is no price: what a thing is worth, sold for or cost when it was new, what somebody has to spend,
 * pays each month, saves or lost, how far an insurance goes. A noun for such money or a verb that makes it so stands
 * beside the figure; each is a piece of its own, and its figure is nobody's price.
 */
import { wordSet } from '../vocabulary/words.ts';
import { type Clause, says } from './clauses.ts';
import type { Element } from './elements.ts';
import { stretchesNear, windowOf } from './look-at-row.ts';
import { changeElement } from './make-element.ts';

const DET = '(?:the|his|her|their|my|our|your|its|an?|this|that)';
/** Nouns that are money by themselves, with what tells which of them. */
const MONEY =
  '(?:(?:[a-z]+ )?(?:budget|deductible|copay|mortgage|valuation|appraisal|salary|paycheck|net worth)' +
  '|(?:insurance|policy|coverage|liability|spending|credit) (?:limit|cap|max|maximum|ceiling)|(?:liability|insurance) coverage' +
  '|(?:permit|home|house|property|car|market|resale|replacement|book|insured|assessed|appraised|declared|street) (?:value|cost)' +
  '|(?:electric|electricity|power|gas|water|heat|heating|cooling|energy|utility|phone|cable|internet|vet|tax|hospital) bills?)';
const OWNED = '(?:house|home|place|property|condo|building|land|lot|farm|car|truck|boat|ring|painting|collection)';
const ABOUT =
  '(?: (?:only|about|around|like|maybe|just|over|under|roughly|almost|nearly|at|up|to|be|been|running|averaging|probably|close|somewhere|another|an?|good))*';
const SUM = '#(?:money|num)';
const IS =
  "(?: (?:over )?(?:there|here)| (?:on|for|of) (?:that|the|this|his|her|their) [a-z]+)?(?:'s|'re| is| are| was| were| (?:would|will) be| runs?| ran| of| averages?| (?:comes?|came) (?:in |out |back )?(?:to|at)| (?:tops?|max(?:es)?|caps?) out(?: at)?| caps(?: at)?| goes(?: up)?(?: to)?| (?:sits|stands|stops) at| (?:can't|won't|doesn't|cannot) (?:go |stretch |be )?(?:over|past|above|beyond|more than))";
const WHO = "(?:i|we|he|she|they|it|you|(?:the|his|her|their|my|our|that) [a-z]+)(?:'s|'re|'ve|'ll|'d)?";
/** What is sold by the yard, ton or pound, and at a price that goes up and down. */
const COMMODITY =
  '(?:(?:ready mix|concrete|cement|lumber|plywood|osb|drywall|copper|steel|rebar|aluminum|scrap|asphalt|gravel|sod|diesel|propane|gas|oil|beef|brisket|lobster|crab|salmon|eggs|butter|roses|peonies) ?)';
/** "cost 3200 new", but "was 300 new lock 60". */
const WHEN_NEW =
  "(?:brand new|when (?:new|(?:it was|they were) new)|new(?= (?:and|so|but|we|i|i'll|we'll|(?:[a-z]+ ){1,2}(?:it|them)) |[ ]?$))";

/** What it is now follows. */
const NOW =
  "(?: (?:and|but|so|now|this (?:year|time|season)|these days|today))* (?:it's|that's|it is|it'll be|i'm|we're|they're|make it|call it|now)(?: (?:at|now|up|to|about|be))* #(?:money|rate|num)";

const VALUES = [
  // "her deductible is 1000", "their electric bill runs 300 a month", "a budget of 2000"
  `(?:${DET} )?${MONEY}${IS}${ABOUT} #(?:money|rate|num)(?: (?:max|tops|maximum))?`,
  // "the city's fining him 500 a day", "she has 1000 set aside"
  `(?:(?:the|a) )?(?:fines?|penalty|citation)(?:'s| is| are| was)${ABOUT} #(?:money|rate|num)`,
  `(?:(?:the )?(?:city|county|hoa|state|town|council)(?:'s|'ll| is| will| would| keeps?)? ?)?(?:fine|fines|fined|fining|cited|ticketed) (?:him|her|them|you)${ABOUT} #(?:money|rate|num)`,
  `(?:he|she|they)(?:'s|'ve| has| have)(?: only| just)*(?: got)?${ABOUT} ${SUM} (?:set aside|saved(?: up)?|put away|squirreled away)`,
  `(?:his|her|their) (?:limit|ceiling|cap|max|maximum|target|price range)${IS}${ABOUT} ${SUM}`,
  `(?:(?:the|his|her|their) )?(?:rent|hoa dues)${IS}${ABOUT} #rate`,
  // "on a 45000 permit value", "she has a 1000 dollar deductible"
  `(?:(?:(?:he|she|they)(?:'s|'ve)?|on|with|has|have|got|there's) )*(?:an?|the|his|her|their) ${SUM} ${MONEY}`,
  // "that just sold for 400 thousand", "the place is appraised at 250000"
  `(?:(?:that|which|it|${DET} (?:[a-z]+ )?[a-z]+)(?:'s| is| was| got)? )?(?:(?:just|only|recently|already|been) )*(?:sold for|appraised (?:at|for)|assessed (?:at|for)|valued at)${ABOUT} ${SUM}`,
  `(?:${DET} )?${OWNED}(?:'s| is| was) (?:listed|listing|on the market|selling)(?: at| for)?${ABOUT} ${SUM}`,
  // "the ring is worth 5000", but "a coupon that's worth 20"
  `(?:${DET} (?:[a-z]+ )?)?(?!coupon|voucher|credit|discount|card|certificate|rebate|core)[a-z]+(?: is|'s| are|'re| was) (?:(?:easily|probably|only|maybe|not even|barely) )?worth${ABOUT} ${SUM}(?! (?:off|of) )`,
  // "the unit cost 3200 new", "that was 900 brand new"
  `(?:${DET} (?:[a-z]+ )?|it |they |those )?(?:(?!(?:it|they|those) )[a-z]+ )?(?:cost|costs|was|were|ran|paid)${ABOUT} ${SUM} ${WHEN_NEW}`,
  `(?:${DET} )?[a-z]+(?<! will| would|'ll|'d| gonna| to) (?:cost|ran) (?:him|her|them)(?: back)?${ABOUT} ${SUM}(?: ${WHEN_NEW}| back in #(?:num|money|date))?`,
  // "the cleaning was 140 last year and it's 160 now", "it used to be 60"
  `(?:was|were|charged(?: (?:him|her|them))?)${ABOUT} #(?:money|rate|num) (?:last (?:year|time|season|spring|summer|fall|winter|month)|before|previously|originally|back then)(?=${NOW})`,
  `(?:(?:in|back) )*(?:last|the) (?:year|time|season|spring|summer|fall|winter|month|visit) (?:it was|that was|we charged|i charged|we did (?:it|that) (?:for|at)|i did (?:it|that) (?:for|at))(?: (?:him|her|them))?${ABOUT} #(?:money|rate|num)(?=${NOW})`,
  `last (?:year|time|season|spring|summer|fall|winter|month) (?:was|ran|came to)${ABOUT} #(?:money|rate|num)`,
  `(?:(?:it|that|they|we|i) )?used to (?:be|charge|run|cost|get)${ABOUT} #(?:money|rate|num)`,
  // "she's paying 140 a month for the other service"
  `(?:he|she|they)(?:'s|'re| is| are| was| were)(?: (?:already|currently|now))? (?:paying|spending)${ABOUT} #(?:money|rate|num) (?:(?:for|to|with) (?:the|his|her|their|some|an?) (?:other|old|last|current|previous) [a-z]+|(?:right )?now|currently|elsewhere|somewhere else)`,
  // "that saves him 200 a year", "she'll save 60 a month on gas"
  `(?:(?:${WHO} (?:will |can |would |could |should )?|to ))?sav(?:es?|ing)(?: (?:him|her|them|you|it))?${ABOUT} (?:#rate|${SUM} (?:a|per|each|every) (?:year|month|season|week))(?: (?:on|in|off) (?:(?:his|her|their|the) )?(?:[a-z]+ )?(?:gas|power|energy|electric|electricity|water|oil|heat|heating|bills?|fuel|cooling|it|that)(?= ))?`,
  // "he's over 65 so ten percent off the labor"
  `(?:he|she|they)(?:'s|'re| is| are) (?:(?:both|all|well|just|way|already) )*(?:over|past|pushing|almost|nearly|turning) #(?:money|num)(?! (?:dollars|bucks|an?|per|each|on|in|for|budget|already) )(?= (?:so|and|which|that|now|or|since|years|he|she|they|i|we) )`,
  // "we carry a million in liability", "we're insured up to two million"
  `(?:we|i) (?:carry|have|got) (?:(?:up to|about|an?) )*${SUM} (?:dollars? )?(?:worth )?(?:(?:in|of|for) )?(?:(?:general|liability|insurance|coverage|policy|bonding) ?)+(?= )`,
  `(?:we|i)(?:'re|'m| are| am) (?:(?:fully|also|licensed|bonded|and|insured) )*(?:insured|covered|bonded)(?: (?:up to|for|to|about))+ ${SUM}`,
  // "I waived the 40 dollar stair charge", "we didn't charge her the 60 trip fee"
  `(?:i|we)(?:'ve|'d| have| had| just| also)* (?:waived|comped|forgave|(?:didn't|did not|don't|won't|never) (?:charged?|bill)(?: (?:him|her|them|you))?(?: for)?) (?:${DET} )?${SUM}(?: (?:(?!and|for|so|but|since)[a-z]+ ){0,2}?(?:fee|charge|surcharge|call|visit|minimum|trip))?`,
  // "the insurance adjuster put it at 2650"
  `(?:(?:the|his|her|their|an?) )?(?:insurance )?(?:adjuster|appraiser|assessor|estimator|inspector)(?:'s| has| had)? (?:put|figured|priced|valued|got|had|has|came in) (?:it |that |them |this |the damage )?(?:at|around|about|for)${ABOUT} ${SUM}`,
  // "we lost 300 on the last one"
  `(?:i|we|he|she|they) lost${ABOUT} ${SUM}(?: on (?:the|that|this|his|her|their) (?:last |first |other )?(?:one|job|deal|bet|[a-z]+))?`,
  // "the Omega I'd say worth around 2800"
  `(?:i'd|i would) say (?:it's |that's )?worth${ABOUT} ${SUM}`,
  // "her storage place is charging her 210 a month"
  `(?:the|his|her|their) [a-z]+(?: (?:place|company|people|folks|outfit|guy|guys))? (?:is|are|'s|'re|was|were) (?:charging|billing) (?:him|her|them)${ABOUT} #(?:money|rate)`,
  // "builder's allowance for it is only 700"
  `(?:the )?(?:builder|insurance|landlord|tenant|insurer)(?:'s)? allowance(?: (?:for|on) (?:it|that|this|the [a-z]+))?${IS}${ABOUT} ${SUM}`,
  // "ready mix is going for 185 a yard now", "they're going for 30 right now that's why", but "drain cleanings are going for 99 these days"
  `${COMMODITY}(?:is|are|'s|'re) going for${ABOUT} #(?:money|rate)(?: (?:right )?now| these days)+`,
  `(?:is|are|'s|'re) going for${ABOUT} #(?:money|rate)(?: (?:right )?now| these days)+(?= (?:which is|which's|that's|so that's|and that's) why )`,
].join('|');
const VALUE = new RegExp(` (?:${VALUES})(?= )`, 'g');

const BY_ITSELF = new RegExp(`^ (?:${VALUES}) `);

/** Without one of these nothing of the kind is said. */
const CUES = wordSet(
  'budget deductible copay mortgage valuation appraisal salary paycheck worth limit cap max maximum ceiling coverage value ' +
    'cost bill bills target range rent dues sold appraised assessed valued listed listing market selling save ' +
    'saves saving paying spending liability insurance insured covered bonded policy lost fine fines fined fining penalty citation cited ' +
    'over past pushing almost nearly turning ticketed saved aside away squirreled last before previously originally used cost ran adjuster appraiser assessor estimator inspector waived comped forgave charge charged ' +
    'charging billing allowance',
);
const SEASONS = wordSet('year time season spring summer fall winter month visit');
/** Words that are said of other things far more often are none where nothing of the kind can stand beside them. */
function isCue({ word }: Element, k: number, row: readonly Element[]): boolean {
  const before = row[k - 1];
  const next = row[k + 1]?.word;
  switch (word) {
    case 'new':
      return (
        before?.word === 'brand' || before?.word === 'when' || ((before?.word ?? '') === '' && endsNew(row, k + 1))
      );
    case 'before':
      return before !== undefined && before.tag !== 'word';
    case 'going':
      return next === 'for';
    case 'last':
      return next !== undefined && SEASONS.has(next);
    default:
      return CUES.has(word);
  }
}

/** "cost 3200 new and", but no "300 new lock". */
const endsNew = (row: readonly Element[], k: number): boolean =>
  row[k] === undefined ||
  /^(?:and|so|but|we|i)$/.test(row[k].word) ||
  [1, 2].some((step) => /^(?:it|them)$/.test(row[k + step]?.word ?? ''));

/** Words that may be all that tells it of a whole clause. */
const EARLIER = wordSet('then year time season spring summer fall winter month visit');

/** Is that all that the clause tells? */
export const tellsValue = (clause: Clause): boolean =>
  (clause.elements.some(isCue) || says(clause, EARLIER)) && BY_ITSELF.test(clause.shape);

/** How far from its cue the words of such a statement may stand, in elements. */
const BEFORE = 12;
const BEHIND = 16;

/** "retouching's in the sixty", "taking the old ones down is part of the 25": what a price holds that was told before. */
const HELD = new RegExp(
  ` (?:${DET} )?(?:[a-z]+ )?[a-z]+(?:'s|'re| is| are| was| were|'ll be) (?:(?:all|already|just) )*(?:in|inside|inside of|within|part of|included in|covered in|figured in) (?:the|that|my|our|his|her|their|this) ${SUM}(?= (?!an? |per |each |apiece |dollars? |bucks |percent )|$)`,
  'g',
);
const HOLDS = wordSet('in inside within of');
const isHolding = ({ word }: Element, k: number, row: readonly Element[]): boolean =>
  HOLDS.has(word) && [2, 3].some((step) => /^(?:money|num)$/.test(row[k + step]?.tag ?? ''));

const figureOf = ({ price, measure }: Element): number | undefined => price?.value ?? measure?.value;
/** Was a price of that size told in the few prices before? */
const isToldBefore = (row: readonly Element[], at: number): boolean =>
  row
    .slice(Math.max(0, at - TOLD_REACH), at)
    .some((element) => (element.tag === 'money' || element.tag === 'rate') && figureOf(element) === figureOf(row[at]!));
const TOLD_REACH = 40;

/** The row with each statement of such money as a piece of its own, and its figure marked. Linear: only near such a word is looked. */
export function bindValues(row: readonly Element[]): Element[] {
  const out = [...row];
  for (const near of stretchesNear(row, isCue, BEFORE, BEHIND)) setApart(row, out, near, VALUE);
  for (const near of stretchesNear(row, isHolding, BEFORE, BEHIND)) setApart(row, out, near, HELD, isToldBefore);
  return out;
}

function setApart(
  row: readonly Element[],
  out: Element[],
  near: { from: number; to: number },
  statements: RegExp,
  counts: (row: readonly Element[], at: number) => boolean = () => true,
): void {
  const { text, starts } = windowOf(row, near.from, near.to);
  for (const match of text.matchAll(statements)) {
    const first = starts.indexOf(match.index + 1);
    const end = starts.findIndex((start) => start > match.index + match[0].length);
    if (first < 0) continue;
    const [from, to] = [near.from + first, end < 0 ? near.to : near.from + end];
    const figures = Array.from({ length: to - from }, (_, k) => from + k).filter((k) =>
      /^(?:money|rate|num)$/.test(row[k]!.tag),
    );
    if (!figures.every((at) => counts(row, at))) continue;
    out[from] = changeElement(out[from]!, { opens: true, bound: false });
    for (let k = from + 1; k < to; k++) out[k] = changeElement(out[k]!, { bound: true, opens: false });
    for (const k of figures)
      out[k] = changeElement(out[k]!, {
        role: 'foreign',
        ...(out[k]!.tag === 'num' ? { tag: 'money' as const } : {}),
      });
    if (to < row.length) out[to] = changeElement(out[to]!, { opens: true });
  }
}
