/** How an extra is offered: who may want it, that it is not settled, that it stays outside the price; parts of regular expressions. */
import { CLIENT } from './others.ts';

const ANYONE = `(?:${CLIENT}|anyone|anybody)`;

/** "wants", "'d like", "ever decides to add", "is interested", "does it" */
const WANT =
  "(?:(?:'d|'s|'re|'ve)?(?: would| does| do| is| are| ever| also| really| ends? up| decides? to| end up)*(?: (?:want|wants|wanted|wanting|wanna|like|likes|liked|fancy|fancies|fancied|choose|chooses|decide|decides|care|cares|prefer|prefers|opt|opts|go|goes|going|add|adds|adding|need|needs|upgrade|upgrades|take|takes|taking|pick|picks|interested|game|up for|spring|springs|bites?|comes? around|feels? like|changes? (?:his|her|their) mind|says? (?:yes|go|okay|ok|so)|(?:do|does) (?:it|that|them|one|those|go|want|decide)|asks? for|signs? off|okays?|approves?|agrees?)))";

/** The wish on which a price hangs: "if he likes how it looks", "in case she wants it", "should they choose". */
export const WISH = `(?:(?:if|in case|should|whenever|provided) ${ANYONE}${WANT}|(?:when|whenever|once) ${ANYONE}(?:'s|'re)?(?: is| are)? (?:does|do|ready|decides?|wants? it|gets? (?:around )?to it)|if (?:wanted|desired|interested|that's something)|if and when|if that's (?:of interest|something)|${ANYONE}(?:'d| would) (?:like|love|want) (?:[a-z]+ ){1,8}?maybe)`;

/** It is not settled: "she may add", "he's on the fence about", "they haven't decided on". */
export const UNSETTLED = `(?:${ANYONE} (?:may|might)(?: also| still| later| eventually| well)*(?: want| wanna| add| do| go| get| like| need| have| opt| upgrade| take| come back)|${ANYONE} (?:can|could) (?:also |always )?(?:add|upgrade|go with|get|have|opt|do)|might (?:want|add)|${ANYONE}(?:'s|'re| is| are| was| were)(?: still| just| kinda| only| not)* (?:thinking (?:about|of|on)|considering|on the fence|toying with|mulling|undecided|unsure|not sure|sure (?:about|on|if)|debating|wondering about|curious about|iffy on|interested in|tempted by)|${ANYONE} (?:hasn't|haven't|has not|have not|hadn't|isn't|aren't|doesn't|don't|can't)(?: quite| really| yet)? (?:made up|decided|settled|committed|sure|know|decide|make up)(?: (?:his|her|their) minds?)?(?: yet)? (?:on|about|if|whether))`;

/** It stays outside the price. */
export const OUTSIDE =
  "(?:as an? (?:option|add|add on|addon|extra|upgrade|alternate|alternative|maybe|possible|separate (?:option|price|number))|(?:is|are|'s|would be|could be|'d be) (?:just )?(?:an? )?(?:option|optional|add on|addon|upgrade|alternate)(?! (?:for|to|on|of|coat|charge|work|fee)\\b)|optional|optionally|option to|(?:an?|possible) add ?on(?! (?:room|to|onto|bath|bedroom|structure|garage|deck))|alternate|(?:outside|out of|outside of|apart from|separate from|not part of|not in|not counted in|not included in|below|on top of and outside)(?: of)? (?:the|my|our) (?:price|total|bid|quote|number|bottom line|estimate|base)|(?:don't|do not|not to|never|won't) (?:put|count|include|add|roll|lump|figure|throw) (?:it|that|them|those|this|these|the [a-z]+) (?:in|into|to|in with|with|toward)(?: the)? (?:total|price|bid|quote|number|rest|base)|(?:is|'s|are|'re) available|just so (?:he|she|they) knows?|for (?:his|her|their) reference|upsell)";

/** "it is up to them", and no pipe that is run up to her house. */
export const UP_TO_THEM =
  '(?<!(?:hook(?:s|ed|ing)?|tie[sd]?|goes|comes?|backs?|plug(?:s|ged)?|run(?:s|ning)?)(?: it| that| them| everything)? )up to (?:them|her|him)';

/** Who decides, told behind the price. */
export const THEIR_CALL = `(?:(?:that's|it's|those are|they're) (?:an option|optional|extra if)|${UP_TO_THEM}|(?:his|her|their) (?:call|choice|decision)|take it or leave it|let (?:him|her|them) (?:decide|choose|pick|think)|no (?:obligation|pressure)|(?:he|she|they)(?:'ll| will|'s gonna|'re gonna| wants? to| can| needs? to) (?:think (?:about|on|it)|decide (?:later|on|about)|sleep on))`;

/** "the diagnostic is 89 and if he goes ahead it comes off": charged until then, and no offer. */
export const CREDITED =
  / if (?:he|she|they|you|we) (?:goes?|does?|moves?|proceeds?|books?|signs?|hires?|takes?|decides?|approves?) .*(?:(?:comes?|come) (?:right )?off|credit|waived?|goes? (?:toward|towards|against)|appl(?:y|ied)|(?:take|knock) (?:it|that) (?:right )?off) /;

const REST =
  '(?:(?:the|this|that|my|our|all) )*(?:rest|total|price|number|quote|bid|estimate|one|this|that|everything|bottom line)';

/** Where a price is kept that is not charged; no "separate from the invoice for the barn", and no "separate line". */
export const SET_APART = `(?:(?:separate(?:ly)?|apart|aside)(?: (?:from|of) ${REST})?(?! (?:from|of|line|lines|item|items|invoice|bill|so)\\b)|(?:off|over|out) to the side|on the side|by (?:itself|themselves)|on (?:its|their) own(?! lines?\\b)|(?:off|out)(?: of)? (?:the|my|our) (?:total|price|number|bottom line)|out separate)`;
