/** Words by which a sum or a share is a payment before the work. */
import { wordSet } from '../vocabulary/words.ts';

const FIGURE = '(?:#(?:money|pct|num)|half)';
const THEM = '(?:her|him|them|you|it|us|me)';
/** "110 gets the dryer vent cleaned out": the price of that work. */
const DONE =
  '(?:the|an?|his|her|their|both|all|those|these) (?:[a-z]+ ){1,4}?(?!(?:scheduled|booked|started|reserved|locked|secured|ordered) )(?:[a-z]{2,}ed|done|cut|hung|set|swept|torn|dug|laid|built|run|clean)\\b';
const PREPOSITION =
  '(?:the|an?|his|her|their|there|here|in|under|by(?! #date)|below|behind|near|from|into|around|over|across|along|at|to(?! (?:order|start|begin|book|hold|get|schedule|secure|lock|reserve|cover|kick|mobilize)\\b)|that|those|these|all)';

/** "finger food to start 240": what comes first at table. */
const COURSE =
  'food|canap[eé]s?|soups?|salads?|drinks?|nibbles|appetizers?|starters?|bread|platters?|oysters|cheese|shrimp|prawns|bubbles|champagne|prosecco|cocktails|bites|sliders|skewers';

/** "I've got 95 down for the disposal": what is noted for it. */
const PUT_DOWN = `(?<= (?:i've|we've|i|we)(?: got| have) ${FIGURE} down) for (?:the|that|his|her|their) `;

/** "they put down 300": behind any other verb it is where something goes, "the elm comes down for 900". */
export const PAYING =
  '(?<= (?:put|puts|putting|pay|pays|paid|paying|plunk|plunks|plunked|money|cash|something|anything|check|figure|want|need|get)(?: (?:me|us|already|just|a|about))* )';

/** Behind such words a price is that of the work. */
export const GONE_DOWN = new RegExp(` (?!${PAYING})down (?:(?:for|at|and|now|too|it's|that's|is|about) )*$`);

const EARLY =
  "(?:(?:we|i|they|he|she|you)(?:'re|'ve)? (?:orders?|signs?|starts?|begin|schedules?|books?|cuts?|digs?|pours?|agrees?|okays?|likes?|settles?|decides?|confirms?|approves?|approved|picks?|chooses?|commits?|accepts?|says? (?:yes|go)|gets? (?:started|going)|buys?|shows? up|comes?|unloads?|touch|lifts?|loads?|demo|puts? (?:it|them|you|him|her) on (?:the|my|our)|template|pulls?|breaks?|moves?|plac(?:e|es)|buys?|build|cut|touch)|(?:it's|that's|it is|it gets|(?:the|her|his|their) [a-z]+(?:'s| is| are| gets?)) (?:signed|booked|scheduled|ordered|approved))";

/** Without one of these nothing is a deposit. */
export const PAYS_AHEAD = wordSet(`
deposit down downpayment payment earnest booking upfront front retainer start starts begin get gets getting book books hold holds schedule
reserve reserves lock locks secure secures sign signing order signature acceptance contract approval before now today when once soon kick
mobilize break cover put puts first ahead advance`);

/** "a deposit of 500", "40 percent down", "a thousand to book it", "a third gets her on the calendar". */
export const DEPOSIT = new RegExp(
  ` (?:(?<!(?:safety|night|security|core|bottle|key) )deposit(?:'s)?(?! (?:the|his|her|their|slot|box|room) )|down ?payment|first payment|earnest money|booking fee|up ?front|(?<!monthly )retainer(?:'s)?(?!(?:'s| is| at| of)? #money (?:a|per|each|every|for (?:#time|#num)) )|${PAYING}down(?! ${PREPOSITION}\\b)|(?<= (?:the|money|his|her|their) )down(?= (?:is|'s) (?:about )?${FIGURE} )|${FIGURE} (?:of (?:it|that|them|the [a-z]+(?: [a-z]+)?) |cash |even |flat )?down(?! ${PREPOSITION}\\b)(?!${PUT_DOWN})|(?<! (?:${COURSE}) )to (?:start|begin)|to (?:get started|book|hold|schedule|reserve|lock|secure|sign)|to get (?:on|going|scheduled|started|booked)|(?:at|on) (?:signing|booking)|(?<=#(?:money|pct) (?:[a-z']+ ){0,4}|#num |(?:need|want|take|get|collect|require|due|owe|pay)s? (?:[a-z']+ ){0,4})before (?:i|we) (?:start|begin)|before (?:i|we) (?:start|begin)(?= (?:[a-z']+ ){0,3}(?:need|want|take|get|collect|require|ask)s? )|${FIGURE} (?:to order|(?:with|on|at|upon) (?:the |your |my |our )?(?:order|signature|acceptance|contract|approval))|#(?:pct|num) (?:now|today)|#(?:pct|num) (?:of (?:it|that) )?(?:due )?(?:when|once|before|as soon as) ${EARLY}|#money (?:when|once) (?:he|she|they) (?:signs?|books?|approves?)|to kick (?:it |things |this )?off|to get (?:it|things|this|that|the job|us|me) (?:off|rolling|moving|going|started)|to (?:mobilize|break ground|order the|cover the)|${FIGURE} (?:holds|gets(?! ${DONE})|reserves|secures)|#(?:money|pct) (?:books|locks)(?! (?:at|are|each|and|for|#))|to get ${THEM} (?:on|in|going|started)|#(?:money|pct|num) to (?:put|get) (?:${THEM} )?(?:on|down on) (?:the|my|our) (?:calendar|books?|schedule)|(?<=#(?:money|pct|num) )puts ${THEM} (?:on|down on|in) (?:the|my|our) (?:calendar|books?|schedule|list)|gets ${THEM} (?:on|in|going|started|scheduled|booked)) `,
);

/** "we need 1500 when we order the liner", "I'll take a check for 300 | once they pick the color", "I need 200 now". */
export const BEFORE_WORK = new RegExp(
  ` (?:ask(?:ing)?|wants?|needs?|gets?|takes?|collect) (?:him |her |them )?(?:for )?#(?:money|pct) in advance |^ #(?:money|pct) in advance |^ #(?:money|pct) (?:when|once) (?:they|he|she|you) (?:says? (?:go|yes)|signs?|approves?|okays?|gives? (?:me|us) the (?:go|green light)) | (?:need|needs|want|wants|take|collect|get|owes?|require|requires|pays?|due|(?<! it )is) (?:me |us |him |her |them )?(?:(?:about|a|an|the|check|payment|cash|for|of) )*#(?:money|pct|num) (?:(?:when|once|before|as soon as) ${EARLY}|(?:now|today|first|ahead|in advance)) `,
);

/** Says of what was just told to be paid that it was, or that it comes off. */
export const SAYS_PAID =
  /^ (?:(?:that )?(?:he|she|they)(?:'ve|'s| have| has)?(?: already)? (?:gave|given|paid|put|sent|left)(?: (?:me|us|down|in|already))* |(?:subtract|deduct|take|knock)(?: (?:that|it))?(?: off| out)?(?: (?:that|it))? )$/;

/** A later part of what is paid: the figure, then when; "another third at framing", "40 when the cabinets show up", "and half". */
export const STAGE = new RegExp(
  `^ (?:(?:then|and|so|another|the|a|an|second|third|fourth|final|next|last|other|payment|draw|installment|instalment|half|is|'s|it's|that's|i|we|want|need|take|get|i'll|we'll) )*${FIGURE} (?:(?:more|of it|of that|payment|draw|balance|later|then|and) )*(?:$|(?:at|on|upon|when|whenever|once|after|before|by|due|halfway|midway|midpoint|mid|in #time|as|if|#date|each|every) )`,
);
