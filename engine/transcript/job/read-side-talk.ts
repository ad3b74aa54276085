/** Talk that is not part of the document: asides, other people's prices and budgets. */

import { firstNames } from '../vocabulary/first-names.ts';
import { ANOTHER_FIRM, BRAND, INSURER } from '../vocabulary/others.ts';
import { isContent, wordSet } from '../vocabulary/words.ts';
import { tellsValue } from './bind-values.ts';
import { type Clause, says } from './clauses.ts';
import { addNote, type Context, PLAIN, priceOf } from './context.ts';
import { takesOff } from './discount-words.ts';
import { ONLY_RECAPS } from './divide-at-recaps.ts';
import { costsUs, formerPriceAt } from './foreign-price.ts';
import { thingBefore } from './label-clause-before.ts';
import { isRemark } from './tell-remarks.ts';

const ASIDE =
  /\b(can you believe|you believe that|believe it or not|good luck with that|i kid you not|go figure|(?:this|stupid|damn|dumb) microphone|microphone button|microphone(?: is| isn't|'s)? (?:on|off|working|acting)|hit the button|turn this off|hear me|can you hear|is this on|(?:still|this|stop|start|keep) recording|that mower|mower (?:going|running)|(?:so|too|really|pretty) loud|(?:my|more|some|grab|get|need|spilled|cup of) coffee|(?:my|your|grab|get|eat|late|skipped|had|bring) lunch|ball game|(?:the|what's the) score|my kids|(?:turn|that|damn) (?:the )?radio|radio (?:down|off)|honey|sweetheart|babe|shut the|get in the truck|be right there|call you back|on the phone|who's that|come here|good boy|(?:be|keep|keep it) quiet|quiet down|barking|(?:stuck in|sitting in|hit|beat|in this|all this) traffic|red light|green light|bathroom break|my wife|my knee|my back|weather's nice|hot out|cold out|long day|crazy day|thinking out loud|add it up|do the math|let me do|where did i|what did i|what was i|was i saying|losing my|(?:my|phone) battery|battery (?:is |'s )?(?:low|dying|dead|about)|my notes|written down|don't quote me|don't hold me|pick up the kids|be home|(?:my|your|home for|make|making) dinner|late for)\b/;
const SELF_TALK =
  / (i (think|guess|mean|know|don't know|told (you|him|her|them)(?: i'd)?|(?:said|says?) (?:fine|sure|okay|ok|yes|yeah|no|deal|alright|whatever|that's fine)|walked|looked|measured|went|drove|talked|met|saw|was|stopped|swung|came|remember|already (looked|measured|walked))|we (looked at|walked|talked|met|went over|discussed|spoke)|(she|he|they) (sent me|texted|called me|emailed me|walked me|showed me|thought|thinks? (that|it)|said (that|it)|was telling|were telling|found me|saw (my|our)|heard about)|it's the one|that's the (split|house|one|blue|white|brick|big|little|corner)|this is the one|they changed (their|his|her) mind|(she|he) changed (his|her) mind|(?:she|he|they)(?:'s|'ve| has| have)?(?: finally| already)? (?:decided|settled|made up (?:his|her|their) minds?)(?= $)|that's it|that's all|that was way|i'm not paying|i've got the (trailer|truck)|that should (do|be) it) /;

/** Words with which somebody who stands by is called; a name does as well. */
const CALLS = wordSet('kids guys boys girls fellas no hey yo yeah wait easy careful');
/** "just mention it", "put that in there so they know" */
const MENTION_IT =
  /^ (?:just |please |but )*(?:mention|note) (?:it|that|this)(?: in there| on there| too)? $|^ (?:just |please )*(?:put|write) (?:it|that|this) (?:in|down|on there)? ?(?:there )?(?:so (?:they|she|he) knows?|as a note) $/;

/** Somebody else's figure that is to be told is a note after all. */
function mentionTold(context: Context, index: number): void {
  for (let k = index - 1; k >= Math.max(0, index - 4); k--) {
    if (context.taken[k] !== 3 || !priceOf(context.clauses[k]!)) continue;
    addNote(context, k, 'note');
    return;
  }
}

/** "put it by the truck thanks", "leave the trench box on the truck", "hey Siri set a timer": said to whoever stands by, or to a phone. */
const TO_HELPERS =
  /^ (?:(?:just|please|no|and) )*(?:put|leave|set|let|grab|watch|move|load|bring|hand|throw|toss|get) .* (?:thanks|thank you|kid|kiddo|buddy|bud|pal|mate|ta) $|^ (?:put|leave|throw|toss|load|set) [a-z ]+ (?:on|in|by|behind|next to) the (?:truck|van|trailer)(?: (?:thanks|please|for now))? $|^ (?:hey |ok |okay )?(?:siri|alexa|google|cortana) |^ (?:hey )?[a-z]+ (?:down )?get (?:down|off)(?: of)?(?: (?:him|her|it|me|them|there|from there))? $|^ (?:sweetie|sweetheart|honey|buddy) (?:daddy|mommy|mama|dad|mom)/;

/** Asides and remarks on how the job came about. */
export function readAside(context: Context, index: number): boolean {
  const { shape, elements } = context.clauses[index]!;
  const priced = priceOf(context.clauses[index]!) !== undefined || / #time at #regular /.test(shape);
  const forgot =
    !priced &&
    / (forgot|forget) (about )?(the|to (include|add|mention)) /.test(shape) &&
    / (i|we) (almost |totally |completely )?forgot /.test(shape);
  if (forgot) {
    const at = elements.findIndex((element) => /^(forgot|forget)$/.test(element.word));
    addNote(context, index, 'scope', elements.slice(at + 1));
    return true;
  }
  // "a lighting assistant for 200 | no forget the assistant": it is taken back
  const dropped = / (?:forget|skip|scratch|drop|nix) (?:the|that) ([a-z]+) $/.exec(shape)?.[1];
  if (dropped && context.job.lines.some(({ label }) => label.toLowerCase().includes(dropped))) return false;
  // "that's T H I B A U L T | not Tebow", "get this | the guy put in his email", "nice try"
  if (!priced && index < 4 && /^ not [a-z]+ (?:#(?:address|phone) )?$/.test(shape) && context.job.client) return true;
  if (
    !priced &&
    / (?:get this|nice try|(?:put|wrote|typed) in (?:his|her|their|the) (?:email|message|note|form)) /.test(shape)
  )
    return true;
  if (!priced && ONLY_RECAPS.test(shape) && context.job.lines.length > 0) return true;
  if (!priced && isRemark(context.clauses[index]!.elements) && thingBefore(context, index)) return true;
  // "no Tony the other hose bib": to somebody who stands by
  const first = shape.slice(1, shape.indexOf(' ', 1));
  if (!priced && (CALLS.has(first) || firstNames.has(first))) {
    const words = shape.trim().split(' ');
    // "hey Ricky get off the phone"
    if (
      words[0] === 'hey' &&
      firstNames.has(words[1] ?? '') &&
      words.length < 10 &&
      !/^(is|'s|wants|needs|said|has)$/.test(words[2] ?? '')
    )
      return true;
    // "kids get down off of there"
    if (
      /^(kids|guys|boys|girls|fellas)$/.test(words[0]!) &&
      /^(get|stop|quit|come|go|watch|leave|put|move|wait|knock|hold|settle|be)$/.test(words[1] ?? '') &&
      words.length < 9
    )
      return true;
    // "hey watch that ladder buddy"
    if (
      words[0] === 'hey' &&
      words.length < 9 &&
      /^(watch|grab|hold|hand|careful|easy|stop|wait|don't|put|leave|move|get|look|come|bring|turn|shut|can|could|you|not)$/.test(
        words[1] ?? '',
      )
    )
      return true;
    const called = /^(no|hey|yo|yeah|wait|easy|careful)$/.test(words[0]!) ? words[1] : undefined;
    // "Danny not that one the other ladder", "Theo give me the phone"
    if (
      firstNames.has(words[0]!) &&
      /^(?:not (?:that|this|the) |the other |(?:give|gimme|hand) (?:me )?)/.test(`${words.slice(1).join(' ')} `)
    )
      return true;
    const told =
      firstNames.has(words[0]!) &&
      /^(grab|hand|hold|watch|pass|toss|quit|stop|wait|careful|easy|leave|put|bring|move|shut|close|turn|load|back|get|come|go|kill)$/.test(
        words[1] ?? '',
      );
    if (told || (called && firstNames.has(called) && !/^(is|'s|will|has|wants|needs|said|says)$/.test(words[2] ?? '')))
      return true;
  }
  // "Luis | move the truck will you", "close the tailgate would you", "to the assistant disregard everything"
  if (
    !priced &&
    (/ (?:will|would|could|can) (?:you|ya)(?: please)? $/.test(shape) ||
      / (?:disregard|ignore) (?:everything|all|the above|whatever|any|previous|your|my) | the assistant | system (?:message|override|prompt) /.test(
        shape,
      ) ||
      (firstNames.has(first) &&
        shape.trim().split(' ').length === 1 &&
        context.job.client?.name.toLowerCase() !== first))
  )
    return true;
  // "client's a repeat customer" is for us to know
  if (
    !priced &&
    /^ (?:(?:the )?(?:client|customer)|he|she|they)(?:'s|'re| is| are)(?: an?| my| our)?(?: real| very)? (?:repeat|regular|returning|long ?time|loyal|good|old)(?: old)? (?:customer|client|buddy|friend)s? $/.test(
      shape,
    )
  )
    return true;
  if (!priced && MENTION_IT.test(shape)) {
    mentionTold(context, index);
    return true;
  }
  if (!priced && TO_HELPERS.test(shape)) return true;
  if (!/ #(money|rate|qty|pct) /.test(shape) && ASIDE.test(shape)) return true;
  if (
    !priced &&
    SELF_TALK.test(shape) &&
    // "he changed his mind on the staining" takes it back
    !/ changed (?:his|her|their) minds? (?:on|about) /.test(shape) &&
    (context.clauses[index]!.elements.length < 9 || !/ #(qty|time|num|pct) /.test(shape)) &&
    !/ (warranty|guarantee|includes?|insured|licensed|need|wants?|recommend) /.test(shape)
  )
    return true;
  if (/^ (yeah|no|nope|yep|uh huh|right|okay|well|hmm|oh|so|anyway|hey)*( no| yeah)? $/.test(shape)) return true;
  if (/^ (?:counted|recounted|checked|measured|remeasured)(?: (?:again|it|them|that))? $/.test(shape)) return true;
  if (/^ let me add [a-z]+ (?:all )?up $/.test(shape)) return true;
  return /^ (don't )?(hold me to (it|that)|quote me on (it|that)) $/.test(shape);
}

/** Others and what they ask, or the client's limit, without a figure. */
const RIVAL = new RegExp(` ${ANOTHER_FIRM} `);
const TALKS = / (quoted|charged|bid|quote|estimate|price|wanted|budget|insurance|cheaper|expensive|high|competition) /;
const BUDGET =
  / (?:budget|hoping to (?:stay|keep|spend)|(?:wants?|wanna|trying|needs?|like)(?: to)? (?:stay|keep it|be|keep this|spend) (?:under|around|below|less|about|within|no more)|(?:want|wants) to spend|don't want to (?:spend|go)|can't (?:spend|go over|afford|do more)|afford|expecting (?:to pay|it to be|around|about)) ?/;
const OWN_USUAL =
  / (?:i|we) (?:normally|usually|typically|regularly|generally|would normally|'d normally|'d usually) (?:get|charge|do|bill|ask|run|price) | (?:normally|usually|typically) (?:it's|it's|that's|that's|runs|charge|goes for|is|i|we) | (?:regular|usual|normal|list|standard) price (?:is|'s|would be) | list (?:price )?(?:on|for) (?:that|it|those|these|them) (?:is|'s|would be) #/;

/** What another firm does with its price; all of it behind one expression of the firm, which is long. */
const FIRM_ASKS = [
  // "the dealer was trying to get 1280 out of her"
  '(?:was|were|is|are) (?:trying|looking|wanting|asking)(?: to (?:get|charge|hit|sell|bill|stick))?(?: (?:him|her|them))?(?: for| with)? #(?:money|rate) ',
  // "his old company was charging him 380"
  '(?:was|were|is|are|has been|had been) (?:charging|billing|paying|getting)(?: (?:him|her|them))? #(?:money|rate) ',
  // "the other outfit told him nine grand", "they've got a proposal from one of the big firms at 95 thousand"
  '(?:told|quoted|charged|wanted|wants|asked|asks|offered|bid|said)(?: (?:him|her|them|like|about|around))* #(?:money|rate) ',
  // "somebody else priced them a tent at 1900"
  '(?:priced|quoted|rented|sold|offered|gave) (?:him|her|them) (?:[a-z]+ ){1,4}?(?:at|for) (?:about )?#(?:money|rate) ',
  // "the lady across the street pays 2200 for that"
  '(?:pays?|paid|spends?|spent) (?:(?:about|like|around|over|some) )*#(?:money|rate) ',
].join('|');
/** What somebody else asked, paid, allowed or has to spend, whoever it is said of: where a clause begins so, and anywhere in it. */
const THEIRS = [
  [
    // "1750 a day | I know I normally get 1900", "the guy before billed 9 grand"
    '^ i know i (?:normally|usually) (?:get|charge|bill) #(?:money|rate) ',
    // "Apex quoted her 9200 to tear it off"
    '^ (?!i |we |he |she |they |you |that |and |so )[a-z]+ (?:quoted|bid) (?:him|her|them) (?:about |like |around )?#(?:money|rate) ',
    // "it cost her like eleven hundred", "that set them back 400"
    '^ (?:it|that|this|which) (?:cost|ran|set) (?:him|her|them)(?: back)? (?:about |like |around |over |almost |nearly )*#(?:money|rate) ',
    // "the fence they have cost 2500 new", "a new one would cost him 2500"
    "^ (?:the|that) [a-z]+ (?:he|she|they)(?:'ve|'s)? (?:have|has|had|got|bought) (?:cost|was|ran) (?:him |her |them )?#money ",
    "^ an? (?:new|used|second) (?:one|[a-z]+) (?:would|will|'d|'ll) (?:cost|run|set) (?:him|her|them)(?: back)? (?:about |like )?#money ",
    // "the neighbor paid 2500", "the old owner paid 2500"
    '^ (?:the|his|her|their) (?:(?:old|previous|last|other|former) )?(?:neighbou?rs?|owners?|landlord|brother(?: in law)?|sister|son|daughter|dad|mom|buddy|friend|cousin|boss|tenant) (?:paid|spent|pays|got charged|was charged|got quoted) (?:about |like )?#(?:money|rate) ',
    // "2500 is what the other company said"
    '^ #(?:money|rate) (?:is|was) what (?:the |his |her |their |some |another )?[a-z]+(?: [a-z]+)? (?:said|quoted|wanted|charged|asked|told|bid) ',
    // "he waved us off on the humidifier | that'd have been 340"
    "^ (?:(?:that|it|those|they|which)(?:'d| would)|would) have (?:been|run|cost) (?:him |her |them )?(?:(?:about|another|like|around) )*#(?:money|rate) ",
    // "she thought 500 was too much"
    '^ (?:he|she|they) (?:thought|thinks|said|says|figured) (?:about |like )?#(?:money|rate) (?:was|is|sounded|seemed|for (?:it|that) was) (?:(?:a bit|a little|way|kind of|too|pretty|so) )*(?:much|high|steep|a lot|crazy|robbery|expensive|fair|low|cheap) ',
    // "he paid 3200 last year to some outfit", "she spent 2500 on it last year", "he paid 2500 for it originally"
    '^ (?:he|she|they) (?:spent (?:about |like )?#money (?:on|for)|(?:paid|pays) (?:about |like )?#money (?:last (?:year|season|winter|summer|spring|fall|time)|to (?:some|another|a different|the last|(?:his|her|their) last) [a-z]+)) ',
    '^ (?:he|she|they) paid (?:about |like )?#money (?:on|for) (?:it|that|this|them|those) (?:last|originally|new|before|back|years|when|in|the first|#date) ?',
    // "he thinks | it's worth 2500"
    "^ it's worth (?:about |like |maybe )?#money $",
    // "he thinks it's worth 2500", "they're asking 250000 for the place"
    "^ (?:he|she|they) (?:thinks?|thought|figures?|reckons?|heard|hears) (?:it's|that's|it is|they're|it was) (?:worth |about |around |only )*#money ",
    "^ (?:he's|she's|they're) (?:asking|selling it for|listing it at) #money (?:for|on) (?:it|the) ",
    // "her brother in law said 2500"
    '^ (?:his|her|their) [a-z]+(?: in law)? (?:said|says|thinks|thought|told (?:him|her|them)) (?:about |like |around )?#(?:money|rate) ',
    // "the house cost 250000", "the competitor's at 2500"
    '^ (?:the|his|her|their) (?:house|place|home|property|building|car|truck) (?:cost|was|sold for) (?:him |her |them )?#money ',
    `^ (?:the |a |another )?(?:competitor|competition|rival)(?:'s|s are| is| was) (?:at|around|in at) (?:about )?#(?:money|rate) `,
    '^ (?:try to |trying to |want to |gotta )?beat (?:the )?other [a-z]+(?: [a-z]+)? (?:at|who was at|who said|asking) #(?:money|rate) ',
    // "I'm normally 290 on those | but he's a good customer"
    "^ (?:i'm|we're) (?:normally|usually|typically) (?:at |about )?#(?:money|rate) ",
  ],
  [
    ' the [a-z]+ before (?:got|took|charged|wanted|asked|quoted|bid|billed) (?:him |her |them )?(?:about |like )?#(?:money|rate) ',
    // "her neighbor got his gutters cleaned for 165", "lady across the road had hers done for 225"
    ' (?!i |we )[a-z]+ (?:had|got) (?:his|hers|theirs|(?:his|her|their) [a-z]+(?: [a-z]+)?) (?:[a-z]+ed|done|put in|redone|cut|built|cleared) (?:out |up )?(?:for|at) (?:about |like )?#(?:money|rate) ',
    // "Home Depot sells that faucet for 189", "State Farm only allowed him 5,400 on that"
    ` ${BRAND} (?:sells?|says?|lists|has|wants|had|wanted|charges|gets|quoted|asked)(?: [a-z]+){0,4} #(?:money|rate) `,
    ` ${INSURER} (?:only |just )?(?:allowed|allows|approved|approves|paid|pays|offered|covers|covered|gave|is paying|is giving)(?: (?:him|her|them))?(?: only| just| about| up to)* #money `,
    // "she doesn't want to go over 2500", "he was hoping to stay under 2500"
    " (?:he|she|they)(?:'s|'re| is| are| was| were)? (?:(?:doesn't|don't|didn't|can't|won't) (?:want to |wanna )?(?:go|spend|pay) (?:over|past|above|more than)|hoping to (?:stay|keep it|be) (?:under|below|around|at)) (?:about )?#money ",
    " (?:they|he|she)(?:'ve|'s| have| has)(?: got| had)? (?:an?|another) (?:proposal|bid|quote|price|number|estimate) from (?:[a-z#]+ ){1,5}?(?:at|for|of) (?:about )?#money ",
    // "she's only got 1400 to spend"
    " (?:he|she|they)(?: only| just)*(?:'s|'ve|'re| has| have| had)?(?: only| just)*(?: got)? (?:about |like |around )?#money to (?:spend|work with) ",
    // "the girl she has now gets 35 an hour"
    ' (?:he|she|they) (?:has|have|had|uses?|used) (?:now|before|last year|right now) (?:gets?|charges?|charged|is|was|got|takes?|bills?) (?:him |her |them )?#(?:money|rate) ',
    // "the guy before me got 2500 for that", "beat the other guy at 2500"
    ' (?:the|a|some) [a-z]+ before (?:me|us) (?:got|took|charged|wanted|asked|quoted|bid|did it for) (?:him |her |them )?(?:about |like )?#(?:money|rate) ',
    ` ${ANOTHER_FIRM} (?:${FIRM_ASKS})`,
  ],
].map((forms) => new RegExp(forms.join('|')));

/** What others do with a price. */
const ASKS =
  /^(?:paid|pays|quoted|quotes|wanted|wants|charged|charges|offered|offers|bid|told|said|says|asked|asks|sells|got|came|tried|had|was|allowed|approved|gave|priced|put|puts|hit)$/;
const OTHERS =
  /^(?:neighbou?rs?|lady|guy|fella|man|woman|outfit|company|firm|shop|store|adjuster|insurance|dealer|contractor|brother|sister|cousin|friend|buddy|landlord|owner|somebody|someone|people)$/;

/** "two dead ash trees over the pool house | neighbor paid 2600": the work that is told before somebody else's figure. */
function addWorkBefore(context: Context, index: number): void {
  const { elements } = context.clauses[index]!;
  const price = elements.findIndex(({ tag }) => tag === 'money' || tag === 'rate');
  const verb = elements.findLastIndex(({ word }, k) => k < price && ASKS.test(word));
  const other = elements.findLastIndex(({ word }, k) => k < verb && OTHERS.test(word));
  if (other < 3 || elements[other - 1]!.tag !== 'word') return;
  let from = other;
  while (from > 0 && from > other - 4 && !/^(?:the|his|her|their|some|a|another|this|that)$/.test(elements[from]!.word))
    from--;
  if (!/^(?:the|his|her|their|some|a|another|this|that)$/.test(elements[from]!.word)) from = other;
  const work = elements.slice(0, from);
  if (work.filter(({ word }) => isContent(word)).length < 3 || /^(?:i|we)$/.test(work[0]!.word)) return;
  addNote(context, index, /^(?:she|he|they)$/.test(work[0]!.word) ? 'client' : 'scope', work);
}

/** Money that somebody else gives the client: "the utility sends him 250 back". */
const RETURNED =
  / (?:rebates?|tax credits?) | (?:utility|district|city|county|state|government|manufacturer|(?:gas|power|electric|water|energy|oil) (?:company|co|people|guys?)) (?:[a-z']+ ){0,2}(?:gives?|sends?|pays?|refunds?) (?:him|her|them) (?:about |like |up to )?#money back | (?:he|she|they)(?:'ll|'d)? (?:(?:can|could|might|may|will|should) )?(?:gets?|see) #money back from /;

/** Without one of these nobody else's price is told. */
const THEIR_WORDS = wordSet(`
normally usually typically quoted quotes bid cost costs ran set paid pays pay spent spend spends got gets get said says say asked asking told have has had thought thinks
figured figures reckons heard hears worth selling sold sells sell listing lists competitor competitors competition rival rivals beat want wants wanted wanting took takes
take charge charged charges charging bill billed bills billing allowed allows approved approves offered covers covered gave giving paying trying looking getting priced
rented go past above more than stay keep be from work using uses used bought run was did before`);

const isTheirs = (clause: Clause | undefined): boolean =>
  clause !== undefined && says(clause, THEIR_WORDS) && THEIRS.some((forms) => forms.test(clause.shape));

/** "the fence they have | cost 2500 new" */
const tellsTheirs = (before: Clause | undefined, shape: string): boolean =>
  /^ (?:he|she|they)(?:'ve|'s)? (?:have|has|had|got|bought) (?:cost|was|ran) (?:him |her |them )?#money /.test(shape) ||
  (/^ (?:cost|was|ran) (?:him |her |them )?(?:about |like )?#money /.test(shape) &&
    / (?:the|that) [a-z]+ (?:he|she|they)(?:'ve|'s)? (?:have|has|had|got|bought) $/.test(before?.shape ?? ''));

/** "the lift rental 90 is on them", "he wanted to pay 900" */
const ON_THEM =
  / (?:set|put|setting) aside (?:about |around |like |maybe )*#money | (?:earmarked|budgeted) (?:about |around |like )*#money | #money (?:is|'s) (?:all )?on (?:them|him|her|the (?:client|customer|owner|homeowner|landlord)|their (?:end|side|dime)) $| (?:wanted|offered|hoped|hoping|willing|wants|looking) to (?:pay|spend|give (?:me|us)) (?:about |only |just |like )?#money $|^ (?:he|she|they) should(?:'ve| have) [a-z]+ /;

/** Figures of other people: never a price, never in the document. What stands before them may still name the job. */
export function readForeignPrice(context: Context, index: number): boolean {
  const clause = context.clauses[index]!;
  const { shape } = clause;
  // "paper goods at cost not to exceed 60 a month": a term of ours
  if (/ at cost (?:not to exceed|no more than|not more than|up to|capped at) #(?:money|rate) /.test(shape))
    return false;
  // "four hours at 135 | instead of 90"
  const before = context.clauses[index - 1];
  if (
    before &&
    priceOf(before) &&
    /^ (?:instead of|rather than) (?:the (?:usual |normal |regular )?)?#(?:money|rate) (?:each |apiece )?$/.test(shape)
  )
    return true;
  const next = context.clauses[index + 1];
  const after = context.clauses[index + 2];
  const price = priceOf(clause);
  // "drone normally I'm 125 | but she sends me two of these a month | so do the drone for 100"
  const turn = next && !priceOf(next) && /\bbut$/.test(next.opener) ? after : next;
  const holding = turn && priceOf(turn);
  const former =
    price && holding && !takesOff(turn) && price.price.per === holding.price.per
      ? formerPriceAt(shape, turn!.said, context.clauses[index - 1]?.shape ?? '')
      : -1;
  if (former >= 0) {
    const words = shape
      .slice(0, former)
      .trim()
      .replace(/'(?=(s|ll|re|ve|d|m)( |$))/g, " '")
      .split(' ')
      .filter(Boolean);
    if (words.some(isContent)) addNote(context, index, 'scope', clause.elements.slice(0, words.length));
    return true;
  }
  if (costsUs(clause, before, next)) return true;
  // "she sold the safe | so never mind | that was going to be 225"
  if (
    price &&
    before &&
    !priceOf(before) &&
    / (?:never mind|scratch|skip|forget|no longer|not doing) /.test(before.said) &&
    /^ (?:that|it) was (?:going to|gonna|supposed to) be #(?:money|rate) $/.test(shape)
  )
    return true;
  // "they put down 1500 back in January" went to us
  const told =
    (price !== undefined &&
      (ON_THEM.test(shape) ||
        tellsValue(clause) ||
        isTheirs(clause) ||
        tellsTheirs(context.clauses[index - 1], shape))) ||
    (clause.elements.some((element) => element.role === 'foreign' && element.tag !== 'tax') &&
      // "the upright piano was 150 on top", "take the 40 dollar core off" are ours
      !/ (?:was|were) #(?:money|rate) on top $|^ take (?:the|that) #money [a-z]+ off $/.test(shape) &&
      !/ put down #money |^ (?:i'll|we'll|i'd|we'd) do it for #money $|^ (?:just )?#money to (?:put|hang|install|set|mount) /.test(
        shape,
      ) &&
      // "hedge I said 480 on the phone but I saw the roots so make that 560": corrected since
      !(
        / (?:i|we) said #money (?:on|over) the phone $/.test(shape) &&
        next &&
        !priceOf(next) &&
        !/ that was /.test(next.shape)
      ) &&
      // "they only have 2500 to spend | staining 400": ours again
      !(PLAIN.test(shape) && [1, 2].some((k) => isTheirs(context.clauses[index - k]))));
  if (!told && price && OWN_USUAL.test(shape)) {
    const lower = [next, after].some(
      (later) =>
        later &&
        / (but|do it|for (him|her|them|this)|make it|knock|i'll|'ll|call it|let's|drop|only charge|just charge|give) /.test(
          ` ${later.opener} ${later.shape}`,
        ) &&
        priceOf(later) &&
        // "full price is 980 | but take 80 off"
        !takesOff(later),
    );
    // "I normally get one ninety but it's a slow week": the price was said before
    const remark = next !== undefined && /\b(but|though)\b/.test(next.opener) && !priceOf(next);
    return lower || remark;
  }
  // "she picked the tile, it's about nine hundred | worth": what it is worth is not charged
  const worth =
    price &&
    next &&
    /^ worth (?!of )/.test(next.shape) &&
    /^ (it's|that's|they're|it is|about|like|probably)/.test(shape);
  // "his budget's 12 thousand"
  const budget =
    price &&
    / (?:his|her|their|the client's) budget(?:'s| is| was)? (?:only |about |around |like |maybe )*#money /.test(shape);
  if (!told)
    return (
      Boolean(worth || budget) ||
      (!price &&
        !/ #(?:pct|num|regular) /.test(shape) &&
        ((TALKS.test(shape) && RIVAL.test(shape)) || BUDGET.test(shape)))
    );
  // "the gas company sends her a 400 rebate": nobody's price, and what the client wants to read
  const returned = RETURNED.test(shape);
  if (returned || (next !== undefined && !priceOf(next) && /^ rebates? /.test(next.shape))) {
    addNote(context, index, 'client', [...clause.elements, ...(returned ? [] : next!.elements)]);
    if (!returned) context.taken[index + 1] = 3;
    return true;
  }
  addWorkBefore(context, index);
  // "… said he'd do it for 500 | and a case of beer"
  if (
    next &&
    /^and$/.test(next.opener) &&
    next.elements.length < 6 &&
    !priceOf(next) &&
    next.elements.every((element) => element.tag === 'word') &&
    !/ (is|are|was|we|i|he|she|they|need|needs|want|wants)( |'s|'re)/.test(next.shape)
  )
    context.taken[index + 1] = 3;
  // "… billed them 21 thousand | and they hated it"
  if (
    next &&
    !priceOf(next) &&
    next.elements.length < 7 &&
    /^ (they|he|she) [a-z]+(?: [a-z]+)? (it|that|him|them|her)( [a-z]+)? $/.test(next.shape) &&
    !/ (want|need|like|keep|do|supply|buy|move|clear)s? /.test(next.shape)
  )
    context.taken[index + 1] = 3;
  return true;
}
