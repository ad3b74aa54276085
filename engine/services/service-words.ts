/** What is said around a service and its price, and is neither. All patterns are on words in small letters, one blank between. */

/** Before a name: "okay so", "I charge", "my price for". */
const HEAD =
  /^(okay|ok|alright|all right|so|um|uh|er|erm|ah|oh|well|now|and|then|also|plus|but|or|next up|next one is|finally|lastly|another one is|let's see|let me see|let me think|let's say|let's go with|let's|add|list|put down|yeah|yes|you know|like|basically|just|i mean|usually|normally|typically|generally|here are (?:my|our) (?:prices|rates)|(?:my|our) (?:prices|rates|price list|services)(?: are| is)?|(?:the |my |our |a )?(?:price|cost|charge|rate|fee) (?:of|for|on|to) ?|(?:a )?(?:new )?service (?:called|named)|(?:called|named)|(?:i|we)(?:'d|'ll| usually| normally| typically| always| generally| also| just)* (?:charge|get|bill|ask|take|offer|want|sell|do|have|price|quote)(?: people| them| customers| folks)?|(?:if|when) (?:it's|they want|you want|they need|you need)|it's|its|that's|there's|they're|it is|that is|there is|this is|for|to|doing|the|a|an|my|our|your|any|some|on|at|is|are|'s|'re|about|around|of|first (?:of all|off|up)|everything|price list|prices|charge|minus)(?= |$)/;

/** Between a name and its price, cut off from the name's end. */
const TAIL =
  /(?:^| )(is|are|'s|'re|was|be|will be|would be|'d be|'ll be|is going to be|runs?|costs?|priced|price|prices|at|for|of|goes for|go for|goes|comes to|come to|comes out (?:to|at)|comes in at|say|let's say|like|i'd say|usually|normally|typically|generally|probably|just|only|a rate|a flat|flat|fixed|a price|a fee|a total|another|a|an|the|it|that|they|those|these|we|i|i do|we do|i get|we get|i charge|we charge|i ask|we ask|i bill|we bill|i take|we take|i want|i'd|we'd|i'll|we'll|do it|'d|'ll|do|does|and|then|also|or|um|uh|now|now it|so|but|with|each|per|to|all in|make it|make that|in|i'm|costing|costed|be about|:|=|-|–|—|,|"|“|”)$/;

/** How firmly, at the end of what stands before a price. */
const FIRMNESS: [RegExp, 'From' | 'About' | 'Minimum' | 'Up to'][] = [
  [
    /(?:^| )(?:from|starting (?:at|from)|starts? (?:at|from|out at|around)|beginning at|begins? at|upwards? of|at least|no less than|not less than|anywhere from|minimum)$/,
    'From',
  ],
  [/(?:^| )(?:minimum of|a minimum of|minimum is|minimum charge of|minimum charge is)$/, 'Minimum'],
  [/(?:^| )(?:about|around|roughly|approximately|approx|somewhere around|maybe|near)$/, 'About'],
  [/(?:^| )(?:up to|at most|no more than|not more than)$/, 'Up to'],
];

export function cutHead(words: string): string {
  for (let text = words.trim(); ; ) {
    const next = text.replace(HEAD, '').replace(/^[\s,"“”:–—-]+/, '');
    if (next === text) return text;
    text = next;
  }
}

/** The words without what leads over to the price, and how firmly it leads. */
export function cutTail(words: string): { text: string; firmness: 'From' | 'About' | 'Minimum' | 'Up to' | null } {
  let firmness: ReturnType<typeof cutTail>['firmness'] = null;
  for (let text = words.trim(); ; ) {
    text = text.replace(/[\s:=,"“”–—-]+$/, '');
    const firm = FIRMNESS.find(([pattern]) => pattern.test(text));
    if (firm) {
      firmness ??= firm[1];
      text = text.replace(firm[0], '').trim();
      continue;
    }
    const next = text.replace(TAIL, '').trim();
    if (next === text) return { text, firmness };
    text = next;
  }
}

/** Behind a price these begin a remark on it: "includes the first hour", "up to 50 feet", "plus parts". */
export const REMARK =
  /^(includes?|including|incl|up|with|without|excluding|except|not|no|on|in|during|after|before|within|if|when|depending|plus|minus|materials|parts|labor|because|since|based|unless|until|only|as|min|minimum|but|weekdays|max|maximum|extra|that|which|they|you|it|per|inside|outside|under|over|where|beyond|above|below|past|otherwise|waived|half-price)$/;
/** And these end one: "supply line included". */
export const REMARK_END = /\b(included|not included|extra|separate|only|waived|required)$/;

/** Somebody else's price, or what the business itself pays. */
export const NOT_OURS =
  /\b(competit(or|ors|ion)|other (guys?|company|companies|fellow|outfit|shop)|everybody else|everyone else|somebody else|the next guy|they('re| are)? (charge|charging|want|ask|get)s?|he (charges|wants|asks)|she (charges|wants|asks)|costs? (me|us)|i pay|we pay|i'm paying|we're paying|i paid|we paid|my cost|our cost|budget|in revenue|a discount of|deposit|my (buddy|neighbor|brother|cousin|truck|van))\b/;
export const FORMER = /\b(used to (be|charge|cost|run|get|go for)( at)?|last year( it was)?|before it was)$/;
/** "used to be 80, now 95" */
export const NOW = /^(but |and |so )*(now|these days|this year|today)\b/;
export const REFUSED =
  /\b(don't do|do not do|doesn't do|not doing|won't do|no longer (do|offer)|stopped (doing|offering)|don't offer|not offer|skip|leave out|forget( about)?|scratch|strike|drop|remove|delete|take (out|off)|cross (out|off))\b/;
/** No price yet, said so. */
export const UNKNOWN =
  /\b((i|we) )?(don't know( yet)?|do not know|not sure( yet)?|haven't decided|no idea|depends( on .*)?|it varies|varies( .*)?|tbd|to be determined|to be decided|on request|upon request|by request|by quote|by the job|price by job|case by case|have to (look|see|check|quote|think)( .*)?|need to (look|see|check|think)( .*)?|(i|we)('d| would)? (have to|need to) .*|call for (a )?(price|quote)|ask me|no price( yet)?|figure (it|that) out( later)?|at cost( .*)?|cost plus( .*)?|quoted? separately|to quote|can't say( .*)?|hard to say|market price|(at )?time and a half|(at )?double (time|rate)|half (price|off)|i'll get back( .*)?|whatever .*|later)\b.*$/;
/** Said to nobody, or about nothing that is sold. */
export const CHATTER =
  /^(?:(?:that's (it|all|everything|about it|the list|right|good)|that is (it|all)|thank you|thanks|thanks a lot|done|stop|i'm done|end|okay|got it|hello|hi|hey|please|perfect|good|great|cool|anyway|hold on|hang on|wait|one second|one sec|just a (second|sec|minute)|what else|let me (think|see)|where was i|excuse me|sorry|never mind|nothing else|no|yes|yep|nope|right|sure|i think|i guess|etcetera|and so on|here (we|you) go|um|uh|here are (my|our) (prices|rates|services)|(my|our|the) (prices|rates|services|price list)|services|prices|rates|all of that|all of it|testing|you know|so)(?:[ ,]+|$))+$/;
/** Taking back what was said last. */
export const TAKEN_BACK =
  /^(no )?(scratch|strike|forget|delete|remove|drop|undo|cancel) (that|it|this|the last one|that one|that last one|the last|last one)( one)?$/;
