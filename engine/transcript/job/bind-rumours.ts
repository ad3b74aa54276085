/**
 * Figures that are no price of this job, by who says them: another firm, a relative, an insurer, a bill, the client about
 * what was paid, offered or hoped for. Who × what is said × figure is found in the running row, so that the words of
 * another end where they end and what stands around them stays ours.
 */

import type { Token } from '../hear.ts';
import {
  ANOTHER_FIRM,
  AUTHORITY,
  BRAND,
  CLIENT,
  INSURER,
  PRICE_PAPER,
  RELATIVE,
  THEIR_BILL,
} from '../vocabulary/others.ts';
import { isPlural, subjectNouns, workVerbs } from '../vocabulary/words.ts';
import type { Element } from './elements.ts';
import { isPrice, type Window, windowOf, wordAt } from './look-at-row.ts';

/** What a firm, a neighbor or an insurer does with a figure. */
const SAYS =
  "(?:said|says?|saying|(?:told|tells?)(?: me)?|ask(?:s|ed|ing)?|charg(?:es?|ed|ing)|quot(?:es?|ed|ing)|bid(?:s|ding|ded)?|priced?|pricing|estimat(?:es|ed|ing)|offer(?:s|ed|ing)|g[ai]ves?|giving|c[ao]mes?|coming|will|would|'d|'ll|could|can|did|does|doing|sent|shot|threw|throws|tossed|submitted|pitched|floated|mentioned|promised|ballparked|guess(?:es|ed)|reckon(?:s|ed)?|reckoning|figur(?:es?|ed|ing)|thinks?|thought|thinking|swears?|swore|claim(?:s|ed)|wrote|writes|puts?|peg(?:s|ged)|runs?|ran|running|sells?|sold|selling|list(?:s|ed|ing)|advertis(?:es|ed|ing)|hit(?:s|ting)?|stuck|sticks|nailed|soaked|gouged|socked|slapped|ding(?:s|ed|ing)|fin(?:es|ed|ing)|threaten(?:s|ed|ing)|bill(?:s|ed|ing)|invoiced|rang|rung|pa(?:ys?|id|ying)|spent|cover(?:s|ed|ing)?|allow(?:s|ed|ing)?|approv(?:es?|ed|ing)|cut(?:s|ting)?|mail(?:s|ed|ing)?|kick(?:s|ed|ing)? in|chip(?:s|ped|ping)? in|settled|agreed|allocated|allott?(?:s|ed)|earmarked|set(?:s|ting)? aside|valued|appraised|assessed|wants|wanted|wanting|t(?:akes|ook|aking)|try|tries|tried|trying|looking for|after|holding out|got|gets?|getting|had|has|have|having|start(?:s|ed|ing)? at|saw|found|bought|ow(?:es|ed)|shelled out|forked over|dropped|expect(?:s|ed|ing)?)";
/** Any words of theirs; ours, and what begins the next thought, end them. */
const WORD =
  "(?:(?!(?:i|we|my|our|me|us|and|so|but|then|plus|also|because|if|unless|need|needs|install|add)\\b)[a-z][a-z'-]*)";
const FIRM_SAYS = `(?:(?: ${WORD}){0,6}?(?: and (?:they|he|she))?(?: ${SAYS}|'d|'ll)| (?:is|are|was|were|at)|'s|'re)(?: ${WORD}){0,8} $`;
/** A neighbor who "wants the trim done for 300" orders it. */
const RELATIVE_SAYS = `(?: ${WORD}){0,5}?(?: (?!wants|wanted|at |was |is )${SAYS}|'d|'ll|'s (?=[a-z]+ing |at |got |been |only |already |willing |bid |quote )|(?: wants| wanted| was at| is at)(?= (?:only |like |about |around |to pay |to spend |to give |him |her |them )*$))(?: ${WORD}){0,8} $`;
/** "their board only set aside", "the HOA earmarked" */
const SET_ASIDE =
  '(?:(?:set|put|sets|puts|putting|setting) aside|earmarked|budgeted|allott?ed|allocated|scraped together|saved(?: up)?)';

const re = (source: string): RegExp => new RegExp(source);
const WHEN_FIRM = re(` ${ANOTHER_FIRM}${FIRM_SAYS}`);
/** What the client does before a figure that is his. */
const CLIENT_DOES = [
  `(?:'s|'ve|'d)?(?: showed me| sent me| found| has| have| had| got| knows?| know)+ ${ANOTHER_FIRM}(?: ${WORD}){0,3} (?:for|at)(?: like| about| around)* `,
  `(?: ${WORD}){0,5} (?:on|from|at|off|through|over at|up at) ${BRAND}(?: ${WORD}){0,3} `,
  // "she's been told it's", "they got quoted", "he was looking at", "they've been paying"
  `(?:'s|'ve|'d|'re)?(?: has| have| had| was| were| is| are| been| being| got| gets| keeps?| getting| just| already| only| always| used to| originally| actually)+ (?:told|quoted|charged|charging (?:him|her|them)|asking (?:him|her|them)|billed|invoiced|offered|given|hit|stuck|soaked|gouged|pay|paying|paid|spending|giving|getting|expecting|hoping|wanting|thinking|figuring|counting|looking|dreaming|aiming|planning|shooting|budgeting|budgeted|fined|dinged|assessed|approved|allowed|awarded)(?: ${WORD}){0,9} `,
  // "she got a bid from Anderson's for"
  `(?:'s|'ve|'d)?(?: just| already| only| also| has| have| had| got| getting| gotten| gets| collected| received| pulled| showed me| shows me| sent me| brought)+ (?:(?:an?|the|#num|one|another|other|some|two|three|this|that|his|her|their|insurance|other|online|written|verbal|lowball|crazy|low|high|cheap|cheaper|second|first) )*(?:quotes?|bids?|prices?|estimates?|proposals?|offers?|numbers?|figures?|ballparks?|appraisals?|settlements?|payouts?|tickets?|fines?|invoices?|refunds?|loans?|grants?|rebates?)(?: ${WORD}){0,8} `,
  // "he paid", "they spent", "she could get one online for", "he saw it on Amazon for"
  `(?:'s|'ve|'d)?(?: just| already| only| had| has| have| originally| actually| must have| probably| ended up| all)* (?:paid|paying|spent|spending|blew|wasted|dropped|sunk|shelled out|forked (?:out|over)|coughed up)(?! (?:me|us))(?: ${WORD}){0,4} `,
  `(?:'s|'ve|'d|'ll)?(?: just| already| had| has| have| can| could| claims?| says?| said| swears?| thinks?| he| she| they| even| always)* (?:saw|seen|found|googled|spotted|looked|priced|heard|read|bought|buy|buys|can get|could get)(?= (?:it|#num|one|the house|the place|them|that|those|these|some|the same|a used|a new|the unit|the part|the thing|somewhere|online))(?: #num)?(?: ${WORD}){0,8} (?:for|at|was|were|is|'s|runs?|should be|goes for|about|around) (?:(?:about|around|like|under|only|just|maybe) )*`,
  `(?:'s|'d)? (?:thinks|thought|reckons|reckoned|figures|figured|guessed|swears|swore|insists|insisted|heard|claims|says|said|hopes|hoped)(?: ${WORD}){0,5}? (?:it|that|they|those|he|she|this|all this)(?: ${WORD}){0,2}?(?:'d| should| would| could| ought| shouldn't| wouldn't| can| was| were|'s)(?: ${WORD}){0,6} `,
  // "they only have", "her max is", "he can't go over"
  `(?:'s|'ve|'d)?(?: has| have| got| had)?(?: only| just)(?: has| have| got| had)? (?:like |about |around |maybe )*`,
  `(?: ${WORD}){0,3}? (?:can't|cannot|couldn't|won't|wouldn't|doesn't want to|don't want to|didn't want to|not|never)(?: wanna)?(?: to)? (?:go|spend|pay|do|swing|afford|be)(?: ${WORD}){0,5} `,
  `(?:'s|'re|'d)?(?: ${WORD}){0,3}? (?:stay|keep it|keep this|keep things|be|spend|come in|land|hold it)(?: in)? (?:under|below|around|about|within|less than|no more than|at or under)(?: ${WORD}){0,2} `,
  `(?:'s|'re| is| are) out (?:about |like )*`,
];
/** Who or what stands before a figure that is another's. */
const OTHERS = [
  `(?:at )?${BRAND}(?: ${WORD}){0,3}?(?: and (?:they|he|she))?(?: (?:wants|wanted|sells?|sold|selling|has|have|had|'ll|will|would|says|thinks|charges?|charged|asks?|asked|quotes?|quoted|gets?|got|says?|said|lists?|does|offers?|offered|advertis(?:es|ed)|are|were|is|was)|'s|'d|'ll)(?: ${WORD}){0,7} `,
  `(?<!(?:my|our) )${RELATIVE}${RELATIVE_SAYS}`,
  `(?:(?:the|his|her|their) )?${INSURER}${FIRM_SAYS}`,
  `(?:(?:the|his|her|their) )?${AUTHORITY}(?:'s|'ve|'d|'re)?(?: ${WORD}){0,4}?(?: (?:fin|ding|threaten|bill|hit|slap|stick|pay|cover|send|cut|mail|giv|offer|approv|allow|reimburs|kick|chip|charg|assess|rais|credit)[a-z]*| (?:sent|stuck|paid|gave|hitting|slapping|wants|wanted)|'ll|'d)(?: ${WORD}){0,8} `,
  `(?:(?:the|his|her|their|some|a) )?${THEIR_BILL}(?: ${WORD}){0,6}? ?(?:'s|is|are|was|were|been|runs?|ran|running|c[ao]me|comes|coming|went|goes|jumped|shot|hit|hits|says|said|at|of|for|about|costs?|like|averages?|averaging|shows?)(?: ${WORD}){0,6} `,
  // "he had a chancer round who wanted", "there's a fella in Naas asking"
  `(?:${CLIENT}(?:'s|'ve|'d)?(?: had| got| has| have| knows?| found| talked to| called| tried)+|there(?:'s| is| was)) (?:an?|some|this|another|#num|one|the|that) ${WORD}(?: ${WORD}){0,5}? (?:(?:who|that|which)(?:'d|'ll| would| will)? (?:wants?|wanted|said|says|quoted|charged?|charges|offered|asked|bid|does|did|do|gets|sells)|asking|wanting|charging|quoting|offering|advertising|saying|claiming|selling|doing)(?: ${WORD}){0,8} `,
  `(?:(?:his|her|their|the client's|the customer's)(?: [a-z]+)? (?:ceiling|limit|max|maximum|price range|number|target|top)|(?:(?:the|his|her|their|a|on a|with a) )?(?:total |whole |tight )?(?:budget|spending limit|price tag))(?: for ${WORD}(?: ${WORD})?)?(?:'s| is| was| of| at| ${CLIENT} (?:gave|has|have|set)(?: me)?)(?: ${WORD}){0,4} `,
  `(?:apprais(?:e|es|ed|ing)|valued|assessed|insured|refinanc(?:ed|ing))(?: ${WORD}){0,2} (?:at|for) `,
  `worth (?:about |like |maybe |only |around )*`,
  `(?:was|were) (?:originally |first )?(?:supposed|going|gonna|meant)(?: to)? (?:be|cost|run|charge)(?: [a-z']+){0,3} `,
  `the (?:cheapest|lowest|best|highest|most)(?: ${WORD}){0,2}? ${CLIENT}(?:'s|'ve|'d)?(?: ${WORD}){0,3} ?(?:was|is|for|'s)(?: ${WORD})? `,
  `(?:(?:it|that|they|which) )?(?:retails?|lists?|msrp) (?:is |at |for |about |around )+`,
  // "a brand new one would run her", "the tile she picked costs her"
  `(?:an?|the) (?:(?:brand |whole )?(?:new|replacement|used) (?:one|#num|unit)|(?:brand|whole) new [a-z]+)(?: ${WORD})?(?: would|'d)(?: ${WORD}){0,4} `,
  `(?:the|that|those|his|her|their|these) ${WORD}(?: ${WORD}){0,3}? (?:costs?|costing|is costing|runs?|is running|was costing) (?:him|her|them)(?: ${WORD}){0,2} `,
  `(?:the|a) ceiling of (?:about |like )*`,
  // "the lodge wanted 2400 for the meal"
  `the (?!client|customer|owner)[a-z]+ (?:people )?wanted(?: like| about| around| over| us)* `,
  // "the crew they used on the last one got 1150"
  `the (?:last |other )?[a-z]+ (?:they|he|she) (?:used|had|hired|tried|talked to|spoke to|spoke with|went with|met|met with|called)(?: ${WORD}){0,5}? (?:got|charged|wanted|was|were|asked|cost|billed|ran|said)(?: like| about| around| them| him| her)* `,
  `(?:(?:the|his|her|their) (?:[a-z]+ ){1,3}|${CLIENT}(?:'ve|'s|'d)? )(?:only |just |already |have |has |had )*${SET_ASIDE}(?: ${WORD}){0,4} `,
  // "told him", where it was not us
  `(?<!(?:i|we|i've|we've|already|just) )told (?:him|her|them|you)(?: (?:it|that|it's|it'd|it would|that'd|'d|be|was|cost|run|about|around|like|more|maybe|the|whole|thing|up|to|over|under))* `,
  `(?:was|were|been|came) (?:in there|out there|over there|in here|by there)(?: [a-z]+){0,4} (?:at|for|with|said|wanted|quoted|wanting) (?:[a-z]+ ){0,3}`,
  `(?<!(?:i|we|i've|we've|i'd|we'd|just|already|never) )(?!(?:i|we|and|so|but|then|usually|normally|always|just|already|originally|should|would|could|to) )[a-z]+ (?:bid|quoted|priced|estimated) (?:it|him|her|them|this|that|the (?:job|whole thing|work))(?: out)? (?:at|for|around|about)? ?`,
];
/** Each ends where the figure begins. */
const BEFORE = OTHERS.map((source) => re(` (?:${source})$`));
const CLIENT_BEFORE = new RegExp(` ${CLIENT}(?:${CLIENT_DOES.join('|')})$`, 'y');
const CLIENT_BEGINS =
  /^(?:he|she|they|you|the|client|customer|homeowner|owners?|tenant|couple|wife|husband|bride|folks|lady|guy|gentleman|old|people)$/;

/** Where the words of the client begin that lead up to the figure; -1 for none. */
function clientBefore(row: readonly Element[], from: number, { text, starts }: Window): number {
  for (const [k, start] of starts.entries()) {
    if (!CLIENT_BEGINS.test(row[from + k]!.word)) continue;
    CLIENT_BEFORE.lastIndex = start - 1;
    if (CLIENT_BEFORE.test(text)) return start - 1;
  }
  return -1;
}

/** What the thing is sold for elsewhere, told right behind our price for it. */
const ELSEWHERE = re(
  `^ (?:#regular |he says |she says |they say |and |which |those |they |that |it |these |the |them |ones? )*(?:${PRICE_PAPER}(?: ${WORD}){0,6}?(?:'s| is| are| was| runs?| at| of)|(?<=#regular )(?:on|for) ${WORD}(?: ${WORD}){0,3}?(?:'s| is| are| was)|(?:retails?|lists?|sells?|goes|go|runs?)(?: ${WORD}){0,3} (?:for|at))(?: ${WORD}){0,3} $`,
);
/** Each begins behind the figure. */
const BEHIND: RegExp[] = [
  re(
    `^ (?:is|was|'s)? ?(?:about |exactly |roughly |all )?what (?:${ANOTHER_FIRM}|${BRAND}|${RELATIVE}|(?:the |his |her |their )?${INSURER}|${CLIENT})(?: ${WORD}){0,3}? (?!needs?|wants? (?:done|us))${SAYS}(?: (?:him|her|them|it))? `,
  ),
  re(
    `^ (?:or so )?(?:according to|from what|per) (?:(?:the|his|her|their) )?(?:${ANOTHER_FIRM}|${BRAND}|${RELATIVE}|${INSURER}) `,
  ),
  re(`^ with (?:the|his|her|their) (?:landlord|bank|school|last [a-z]+|other [a-z]+) `),
  re(
    `^ (?:is|was|'s|being) (?:(?:the|his|her|their|all|about all|as (?:high|much))(?: (?:absolute|most|very))? ?(?:ceiling|limit|max|maximum|budget|top|most|they|he|she)|tops|max|pushing it|too (?:high|much|rich|steep)) `,
  ),
];
/** What it was before: "it was 400 last time", "I did theirs for 600 back then". */
const ONCE =
  / (?:(?:it|that|they) (?:was|were|ran|cost)|(?:i|we) (?:charged|did|quoted|billed|priced|got|put|ran)(?: [a-z']+){0,5})(?: (?:at|for|was|down for|them|him|her|about))* $/;
const BACK_THEN =
  /^ (?:last (?:year|time|spring|summer|fall|winter|season)|years? ago|back (?:then|when)|a (?:while|year|few years|couple years) (?:ago|back)|#time ago) /;
/** "the hall wants 2500 from them": it's paid to others. */
const WANTS = / (?:the|their|his|her) [a-z]+ (?:wants|charges|asks|takes|gets|needs)(?: [a-z]+){0,2} $/;
const FROM_THEM = /^ (?:from|off|of) (?:him|her|them|you|the (?:client|customer|couple|family)) /;
const TO_SPEND = re(` (?:${CLIENT}|they're|the (?:couple))(?:'ve|'s|'re|'d)?(?: [a-z']+){0,4} $`);
const SPENT =
  /^ (?:or so )?(?:to (?:spend|work with|play with|put (?:toward|towards|into))|set aside|saved( up)?|in the budget|total budget) /;
/** What makes the figure ours after all. */
const OURS =
  /^(?: (?!and|plus|so|but|then)[a-z]+){0,3} (?:deposit|down payment|retainer|already paid|up front|allowance|allowances|permits?|inspection) |^ (?:down|upfront|towards?(?! it| that)|already|so far|on account|to (?:hold|book|start|me|us)|off(?! (?:of )?(?:him|her|them|it))|discount) /;

/** What goes on with the figure of another. */
const TAIL =
  /^(?: (?:or so|or something|or whatever|or more|or thereabouts|give or take|whatever|each|apiece|a ?piece|total|flat|even|tops|cash|installed|supposedly|apparently|he says|she says|they say|he said|she said|they said|quid|plus tax|more|less|cheaper|higher|lower|a pop|and change|if you can believe it|can you believe|last (?:year|month|week|time|spring|summer|fall|autumn|winter|go round|season)|this (?:year|month|week|spring|summer|fall|winter)|(?:a |two |three |few |couple |couple of |some )*(?:years?|months?|weeks?) (?:ago|back|before)|yesterday|back (?:then|home|east|in (?:[a-z]+|#[a-z]+)|there)|(?:since|in|back in|on) #date|#date|#time (?:ago|back)|anywhere else(?: in (?:town|the [a-z]+))?|around (?:here|town)|in town|next door|down the (?:road|street|block)|online|because of (?:it|that|this)|without (?:the )?[a-z]+|to (?:do|fix|replace|install|get|have|buy|put|take|change|redo|come out)(?: [a-z]+)??(?: (?:it|that|them|one|this|the same thing|the whole thing|the same job|the same))?(?: (?:done|in|out|up|off|all|over))*|(?:for|on|of|from|at|with|off|through) (?:it|that|them|those|one|this|him|her|everything|[a-z]+'s|(?:(?:the|that|his|her|their|a|an|this|just the|only the|all the) (?:(?:same|whole|entire|exact|exact same|very same|last|other|first|full|old|original|similar|previous|big|complete|local|new) )*(?!and |so |but |then |plus )[a-z-]+(?: (?:alone|only))?)|(?:the )?(?:same|last) [a-z]+|his|hers|theirs|mine|yours))(?= ))+/;
/** "which is nuts", "because he waited", "if it isn't cut by June": up to the next connective or to us. */
const ASIDE =
  /^ (?:which|because|cause|if|when|that's between|can you|with the|till|until|before (?:he|she|they|it)|who)(?: (?!(?:and|so|but|then|plus|also|i|we|i'm|i'll|we're|we'll)\b)(?:[a-z'-]+|#date|#time|#clock)){1,9}(?= (?:and|so|but|then|plus|also|i|we|okay|ok|anyway)\b)/;
/** Words that lead up to it. */
const LEAD =
  /(?: (?:and|but|because|cause|since|though|although|while|says|said|apparently|evidently|supposedly|he says|she says|they say|he said|she said|they said|turns out|i heard|i know|i guess|i hear|you know|mind you|now|(?:he|she|they) (?:called|tried|asked|talked to|checked with|went to|had|got)|sounds like|looks like|claims|he thinks|she thinks|he figures|even though|you know|says that|said that))+ $/;

const NAME_SAYS =
  /^ (?:(?:c[ao]me|comes|coming) (?:in|back|out)|bid|quoted|wanted|charged?s?|wants|asked|offered|priced|had|would have|is asking|are asking|was asking)(?: (?:him|her|them|it|that|this|at|around|about|like|for|the job|the same|with))* $/;
const BACK = 24;
const FORTH = 16;

const ends = (element: Element | undefined): boolean =>
  element === undefined ||
  (isPrice(element) && element.tag !== 'regular') ||
  /^(pct|client|type|address|phone|email)$/.test(element.tag) ||
  (element.tag === 'break' && /^[.;!?:]$/.test(element.word));

const isTold = (row: readonly Element[], i: number): boolean => {
  const { tag, measure, word } = row[i]!;
  if (tag === 'money' || tag === 'rate' || (tag === 'regular' && word === 'half')) return true;
  return (
    tag === 'num' &&
    measure!.value >= 20 &&
    wordAt(row, i - 1) !== 'in' &&
    ((measure!.value >= 100 && wordAt(row, i - 1) === 'for' && !isPlural(wordAt(row, i + 1))) ||
      row[i + 1] === undefined ||
      /^(for|but|so|toward|i|he|she|they|and|on|that|which)$/.test(wordAt(row, i + 1)))
  );
};

/** "Comfort Pro came in at": where a name begins that what is said before the figure belongs to; null for none. */
function nameBefore(row: readonly Element[], from: number, i: number, tokens: readonly Token[]): number | null {
  const capital = (k: number): boolean =>
    row[k]?.tag === 'word' && /^[A-Z][a-z]/.test(tokens[row[k]!.from]?.text ?? '');
  for (let k = i - 1; k > from; k--) {
    if (!capital(k - 1) || /^i$/.test(row[k - 1]!.word)) continue;
    if (!NAME_SAYS.test(windowOf(row, k, i).text)) return null;
    let first = k - 1;
    while (first > from && capital(first - 1)) first--;
    // "Labor came in at 640": a name that is a word stands alone
    return first < k - 1 || !(workVerbs.has(row[first]!.word) || subjectNouns.has(row[first]!.word)) ? first : null;
  }
  return null;
}

/** Where the words of another around the figure at i begin and end; null where the figure is ours. */
function rumourAt(
  row: readonly Element[],
  i: number,
  floor: number,
  tokens: readonly Token[],
): { from: number; to: number } | null {
  let from = i;
  while (from > floor && i - from < BACK && !ends(row[from - 1])) from--;
  let to = i + 1;
  while (to < row.length && to - i <= FORTH && !ends(row[to])) to++;
  const before = windowOf(row, from, i);
  const behind = windowOf(row, i + 1, to);
  const spoken = WHEN_FIRM.exec(before.text);
  // "a gas table from somebody else put in an allowance of 800": bought there, and nothing said
  const firm = spoken && / (?:from|by|with) $/.test(before.text.slice(0, spoken.index + 1)) ? null : spoken;
  // "another man at 360 a day"
  if (firm && row[i]!.tag === 'rate' && / (?:guys?|m[ae]n|crews?|techs?|person|people) at $/.test(before.text))
    return null;
  if (!firm && OURS.test(behind.text)) return null;
  const named = nameBefore(row, from, i, tokens);
  let at = firm?.index ?? (named === null ? -1 : before.starts[named - from]! - 1);
  const places = [
    at,
    clientBefore(row, from, before),
    ...BEFORE.map((pattern) => pattern.exec(before.text)?.index ?? -1),
  ];
  at = Math.min(...places.filter((place) => place >= 0));
  if (at === Number.POSITIVE_INFINITY) at = -1;
  if (at < 0 && SPENT.test(behind.text)) at = TO_SPEND.exec(before.text)?.index ?? -1;
  if (at < 0 && FROM_THEM.test(behind.text)) at = WANTS.exec(before.text)?.index ?? -1;
  if (at < 0 && BACK_THEN.test(behind.text)) at = ONCE.exec(before.text)?.index ?? -1;
  const told = BEHIND.map((pattern) => pattern.exec(behind.text)).find((match) => match);
  if (at < 0 && told)
    at =
      / (?:(?:his|her|their) [a-z]+'s )?(?:about |like |around |maybe )*$/.exec(before.text)?.index ??
      before.text.length - 1;
  if (at < 0 && (isPrice(row[from - 1]) || isPrice(row[from - 2])) && ELSEWHERE.test(before.text)) at = 0;
  if (
    at < 0 ||
    (!firm &&
      !told &&
      / (?:deposit|down payment|retainer|up front|allowance|permits?|inspection) /.test(before.text.slice(at)))
  )
    return null;
  const lead = LEAD.exec(before.text.slice(0, at + 1));
  if (lead) at = lead.index;
  const begin = before.starts.findIndex((start) => start > at);
  let end = told?.[0].length ? told[0].length - 1 : 0;
  end += TAIL.exec(behind.text.slice(end))?.[0].length ?? 0;
  end += ASIDE.exec(behind.text.slice(end))?.[0].length ?? 0;
  const count = behind.starts.filter((start) => start <= end).length;
  return { from: begin < 0 ? i : from + begin, to: i + 1 + count };
}

/** "… one's 900 | and one's 1100": the next figure of the same talk. */
function goesOn(row: readonly Element[], i: number, floor: number): { from: number; to: number } | null {
  if (floor === 0 || i - floor > 5) return null;
  const between = windowOf(row, floor, i).text;
  return /^ (?:and|or|then) (?:(?:the )?(?:other|one|another|second)(?: one| guy)?|#num)(?:'s| was| is| at| wanted| said)+ $/.test(
    between,
  )
    ? { from: floor, to: i + 1 }
    : null;
}

/** The row with the words of others as pieces of their own. Linear: each figure is looked at with a short reach. */
export function bindRumours(row: readonly Element[], tokens: readonly Token[]): Element[] {
  const out = [...row];
  let floor = 0;
  for (let i = 0; i < row.length; i++) {
    if (!isTold(row, i)) continue;
    const rumour = rumourAt(row, i, floor, tokens) ?? goesOn(row, i, floor);
    if (!rumour) continue;
    out[rumour.from] = { ...out[rumour.from]!, opens: true };
    for (let k = rumour.from + 1; k < rumour.to; k++) out[k] = { ...out[k]!, bound: true };
    out[i] = { ...out[i]!, foreign: true };
    floor = rumour.to;
    if (rumour.to < row.length) out[rumour.to] = { ...out[rumour.to]!, opens: true };
  }
  return out;
}
