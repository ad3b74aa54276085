/** Who else speaks of money around a job: rivals, stores, relatives, insurers, authorities; parts of regular expressions. */

const MODIFIER =
  '(?:other|last|first|previous|usual|regular|old|former|original|another|cheapest|highest|lowest|(?:high|low)(?= (?:bid|quote|estimate))|big(?! (?:shop|garage|store|place))|local|nearest|next|second|third|rival|competing|prior|different|biggest|only other|out of town|next door|fly by night|fancy|cheap|national|franchise)';

/** People and firms that may do the same work. */
const PERSON =
  "(?:guys?|fell?as?|fellers?|fellows?|dudes?|blokes?|chaps?|lads?|chancers?|cowboys?|sharks?|hacks?|kids?|m[ae]n|wom[ae]n|lady|ladies|boys|crowd|mob|crews?|outfits?|company|companies|firms?|contractors?|subs?|bidders?|plumbers?|electricians?|sparky|sparkies|roofers?|painters?|landscapers?|movers?|cleaners?|carpenters?|masons?|builders?|handym[ae]n|photographers?|designers?|agency|agencies|caterers?|tutors?|techs?|technicians?|mechanics?|locksmiths?|installers?|consultants?|developers?|vendors?|suppliers?|dealers?|dealerships?|shops?|garages?|places?|stores?|services?(?! (?:call|fee|charge|visit|plan))|pros?|professionals?|arborists?|exterminators?|gardeners?|glaziers?|fitters?|lawyers?|attorneys?|accountants?|people|folks|person|provider|team|(?:bids?|quotes?|estimates?|proposals?)(?= (?:was|were|is|came|from|said|at|he|she|they|for)|'s))";

const WHERE =
  "(?:next door|across (?:the street|the road|town|the way)|(?:down|up|over|out|round) (?:the|in|on|by|at|there|here)(?: [a-z']+)?|before (?:me|us)|(?:who|that) (?:came|was|did|had|looked|does)|from [a-z']+|in [a-z']+|at (?:church|work|the [a-z]+)|on (?:tv|the [a-z]+|[a-z]+))";

/** A firm that is not ours: "the other guy", "some outfit", "a fella in Naas", "the shop across town", "somebody". */
export const ANOTHER_FIRM = `(?:(?:(?:the|a|an|some|his|her|their|that|this|any|one|two|these) )?(?:(?:#num )?${MODIFIER} (?:#num )?)+(?:[a-z]+ ){0,2}?${PERSON}(?! (?:rates?|prices?))|(?:some|another|these|those) (?:[a-z]+ ){0,2}?${PERSON}|(?:an?|this|that|the) (?:[a-z]+ )?${PERSON} ${WHERE}|(?:an?|this|that) (?:[a-z]+ )?(?:guy|fell?a|feller|fellow|dude|bloke|chap|lad|chancer|cowboy|kid)|(?:the |an? |some )?(?:[a-z]+ )?(?:franchise|chains?(?! link)(?: outfits?| stores?| places?| company| guys?)?|competition|competitors?|rivals?|big box(?: stores?)?|box stores?|storm chasers?|chasers?|sales(?:man|men|woman| guy| rep)|telemarketer|handyman app|dealers?|dealerships?)|(?:the )?(?:other|last|first|previous) ones?(?= (?:said|says|wants|wanted|quoted|bid|charged|charges|came|told|gave|offered|asked)\\b)|somebody(?: else)?|someone(?: else)?|everybody else|everyone else|anybody else|anyone else|most (?:guys|people|places|shops|companies|outfits)|others|nobody else)`;

export const BRAND =
  "(?:lowe'?s|lowes|home depot|the depot|menards|walmart|target|costco|sam's(?: club)?|amazon|ebay|ikea|best buy|angi|angie'?s(?: list)?|thumbtack|taskrabbit|task rabbit|homeadvisor|home advisor|craigslist|facebook|marketplace|yelp|nextdoor|groupon|google|youtube|chatgpt|the internet|the web|the website|roto rooter|servpro|servicemaster|merry maids|stanley steemer|orkin|terminix|trugreen|sears|midas|meineke|jiffy lube|pep boys|autozone|zillow|redfin|kelley blue book|blue book|kbb|firestone|tractor supply|harbor freight|wayfair|b and q|screwfix|wickes|bunnings|checkatrade|gumtree|geek squad)";

export const INSURER =
  '(?:state farm|allstate|geico|progressive|usaa|farmers|liberty mutual|nationwide|travelers|erie|american family|amica|(?:the |his |her |their )?(?:insurance(?: company| guy| adjuster)?|insurer|adjuster|home warranty(?: company| people)?))';

/** Who fines, assesses and pays rebates; what they want for a permit is a cost of the job. */
export const AUTHORITY =
  '(?:city|county|town|township|village|council|state|hoa|condo board|condo association|homeowners association|association|board|management company|building department|power company|electric company|gas company|water company|water department|utility|utilities|energy company|phone company|cable company|irs|government|feds|program|church|school|manufacturer|factory)';

/** Whose figure it is when the client speaks of money. */
export const CLIENT =
  '(?:he|she|they|you|(?:the )?(?:client|customer|homeowner|owners?|tenant|couple|wife|husband|bride|folks|lady|guy|gentleman|old man|people))';
