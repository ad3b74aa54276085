/**
 * The words of which instructions are made, by what they do: verbs and their particles, ways of being, what is said around
 * them. One place for all readers of other words; names and figures are told by the document and by the readers of figures.
 */

/** What a word may do in an instruction; a verb that only carries what its particle says is a `set`. */
export type Doing =
  | 'set'
  | 'to'
  | 'up'
  | 'down'
  | 'by'
  | 'more'
  | 'fewer'
  | 'off'
  | 'in'
  | 'free'
  | 'option'
  | 'count'
  | 'price'
  | 'each'
  | 'whole'
  | 'against'
  | 'point'
  | 'link'
  | 'talk';

const somebody =
  "(?:(?:the |my |our |her |his )?(?:client|customer|homeowner|owner|tenant|host|couple|wife|husband|boss|buyer)s?|(?:mr|mrs|ms|miss|dr)(?: \\.)? [a-z'-]+(?: and [a-z'-]+)?)";
const paper =
  '(?:it|this|that|there|here|the (?:quote|estimate|bid|invoice|job|list|document|total|price|sheet|thing|whole thing|ticket))';

/** Classes of words that do the same, for the patterns of other words. */
export const classes: Readonly<Record<string, string>> = {
  who: `(?:they|he|she|we|i|it|${somebody})`,
  them: '(?:them|him|her|it|the (?:client|customer|homeowner|owner|man|lady|guy|couple|folks))',
  whose: '(?:my|our|the|their|her|his|your)',
  // ways of being: "has got to be", "is gonna be", "should be sitting at"
  be: "(?:gotta|(?:has|have|'s|'ve|had) (?:got )?to|needs? to|ought to|oughta|must|should|will|'ll|would|(?:is|are|'s|'re|was|were) (?:gonna|going to|supposed to|meant to)|wants? to|better|had better)(?: (?:really|actually|probably|just|now|only|all|both))* (?:be|cost|run|read|sit|stand|come|come out|come in|come to|go|total|say|have been|of been)(?: (?:at|to|out at|out to|in at|for|about|around|only|just))?",
  came: '(?:came|comes|come|coming|ended|ends|landed|lands|clocked|priced|worked|works|shook|turned|figured|penciled|ran|runs|running|sits|sitting|stands|wound|rang|tallied|totaled)(?: (?:back|in|out|up|over))* (?:at|to|around|about)',
  raise:
    '(?:raise|increase|bump|boost|hike|jack|crank|kick|nudge|push|ramp|pump|pad|up|beef|step|lift|move|mark|scoot|goose|juice)(?: up)?',
  lower:
    '(?:lower|reduce|decrease|drop|cut|trim|pare|shave|knock|chop|lop|whack|pull|bring|take|dial|ease|scale|walk|back|slash|shrink|tighten|bump|move|step|nudge)(?: (?:back|down|off))?',
  set: '(?:set|put|peg|pin|price|list|plug|pencil|punch|key|enter|stick|pop|plop|mark|quote|book|write|leave|keep|hold|fix|lock|call|get|have|run|do)',
  rose: "(?:jumped|rose|risen|climbed|spiked|increased|(?:went|gone|goes|go|going|shot|crept|ticked|inched|came|moved|bumped|jumped|bump|jump|move|is|are|'s|'re) up|up|higher)",
  fell: "(?:dropped|fell|fallen|decreased|slid|sank|(?:went|gone|goes|go|going|came|come|comes|dropped|moved|is|are|'s|'re) down|down|lower|cheaper|got cheaper)",
  off: "(?:forget|scrap|lose|can|kick|ax|axe|kill|eighty six|deep six|ditch|dump|bag|strip|yank|pull|chuck|bin|zap|toss|blow off|bail on|shelve|cross off|cross out|rule out|strike|strike out|do away with|get rid of|remove|drop|skip|scratch|nix|cut|omit|leave off|leave out|take off|take out|delete|pass on|forego|forgo|dispense with|lose|never mind|nevermind|don't bother with|hold off on|back out|clip|erase|x out|pull off|pull out|kick out|knock out)",
  ask: '(?:ask|hit|get|collect|require|take|need|want|grab|request|charge|bill|i want|we want|i need|we need|put down|have)',
  paper,
  kind: '(?:quote|bid|estimate|invoice)',
  paste:
    '(?:stick|put|pop|toss|slip|work|get|write|jot|add|throw|drop|include|type|tack|squeeze|place|slide|make|leave|pencil|scribble)(?: (?:in|on|down|up))?',
};

const its = '(?:the |their |its )?';
/** Words of a command; a word in several classes may do any of these things. */
const words: readonly (readonly [doing: readonly Doing[], said: string])[] = [
  [
    ['set'],
    "make|set|put|peg|pin|plop|pop|lock|locked in|fixed|pegged|capped|held|gimme|ran(?: me| us)?|runs (?:me|us)|set me back|kick|'d like|would like|'d love|would love|asked for|price|change|update|adjust|fix|correct|edit|revise|quote|list|book|write|enter|key in|punch in|plug in|pencil in|call|use|do|go|goes|going|went|go with|get|switch|turn|keep|leave|hold|have|has|had|got|gets|figure|run|runs|say|read|show|reads|says|cost|costs|come|comes|came|coming|land|lands|bring|take|move|give|need|needs|want|wants|wanted|bill|charge|ends? up|ended up|wound up|come in|comes in|came in|came out|comes out|coming out|came back|work|works|worked|count|mark|order|throw|stick|tack|slap|toss|pop|drop|roll|fold|bump|leave|stay|stays|take it|is|are|'s|'re|be|being|been|should|will|'ll|must|can|gonna|gotta|oughta|ought to|needs? to|has to|have to|got to|going to|supposed to|wants? to|have been|'ve|treat|offer|add|moved|became|becomes|become|hit|hits|measured(?: out| up)?|counted(?: out)?|total(?:s|ed)? out",
  ],
  [['to'], 'to|at|=|:|down to|up to|back to|over to|out to|out at|in at|closer to|more like|up at|down at|out of'],
  [['by'], 'by'],
  [['up'], `${classes.raise}|${classes.rose}|went up on (?:me|us|them)|higher|pricier|more expensive|higher than`],
  [['down'], `${classes.lower}|${classes.fell}|less expensive|lower than`],
  [
    ['more'],
    'more|extra|additional|another|add|add on|tack on|an extra|an additional|on top|plus|throw on|put on|to add',
  ],
  [['fewer'], 'less|fewer|too many|too much'],
  [
    ['off'],
    `${classes.off}|off|out|off of|out of|dropped|removed|taken (?:off|out)(?: of)?|struck|deleted|left (?:off|out)|crossed off|pulled|scratched|nixed|axed|cut|killed|dead|toast|gone|history|cancel|cancel+ed|eliminate|exclude|without|do without|done without|no need for|(?:don't|do not|doesn't|didn't|won't|not|no longer|isn't|aren't) (?:really |actually |even )?(?:be )?(?:need|needs|needed|want|wanted|needing|wanting|doing|going with|going to do|gonna do|required|necessary|happening|do|use|using)(?: (?:any ?more|any longer))?|no longer|can go|should go|needs to go|has to go|backed out on|said no to|said no on|passed on|passing on|nope on|no on|off the list|off the table|a no|a no go|let's not do`,
  ],
  [
    ['in'],
    `in|back|back in|back on|include|includes|included|including|put back|bring back|add back|add back in|in after all|(?:back )?(?:in|into|to) the (?:total|price|job|mix|main price|base|base price|main (?:job|total|part))|in there|on there|part of (?:it|the (?:job|total|price|base))|approved|okayed|wants?|wanted|yes to|yes on|a yes|a go|green light|good to go|said yes to|go ahead (?:on|with)|going ahead with|decided on|took|taking|take|picked|chose|signed off on|is a go|no longer optional|not optional|not an option|required|standard|mandatory|restore|reinstate|count in|for real`,
  ],
  [
    ['free'],
    "(?:in )?(?:free|for free|for nothing|as a freebie|gratis|at no (?:extra |additional )?(?:charge|cost)|free of charge)|no charge|at no charge|no cost|at no cost|comp|comped|waive|waived|on us|on me|on the house|for nothing|gratis|a freebie|as a freebie|complimentary|throw in|thrown in|zero out|zero|eat|absorb|free of charge|my treat|our treat|a gift|write off|courtesy|as a courtesy|goodwill|nothing for|not charging for|(?:don't|do not|won't|not|not going to|not gonna) (?:charge|charging|bill|billing)(?: (?:them|him|her))?(?: anything)? for",
  ],
  [
    ['option'],
    '(?:as |be |to |into |in |an? |under |over )*(?:the )?(?:optional|option|options|extra|extras|add on|add ons|add - on|add - ons|upgrade|alternate|a maybe|a choice|if they want it|if she wants it|not part of the (?:price|total|job)|outside (?:of )?the (?:price|total)|out of the total|not in the (?:price|total)|if he wants it|up to (?:them|him|her)|their call|his call|her call)(?: (?:section|list|part|item|line|side|column|items))?(?: (?:that )?(?:they|he|she|the client|the customer) (?:can|could|may|might) (?:choose|pick|add|take|have|decide on|take or leave)(?: if (?:they|he|she) wants?(?: to)?)?)?|not part of the (?:price|total|job)|outside (?:of )?the (?:price|total)|out of the total|not in the (?:price|total)',
  ],
  [
    ['count'],
    `${its}(?:quantity|qty|count|number of|how many|quantity of|quantity on|amount of|hours? (?:on|for)|number)`,
  ],
  [
    ['price'],
    `${its}(?:price|cost|rate|charge|fee|unit price|unit cost|price of|price on|price for|cost of|rate on|rate for|figure|dollar amount)`,
  ],
  [['each'], 'each|apiece|a piece|per|per piece|per unit|a pop|per person|per head|each one|an item'],
  [
    ['whole'],
    'total|altogether|all in|all together|all told|for all of (?:it|them)|for the lot|in total|flat|lump sum|the whole thing|even|for the whole thing',
  ],
  [
    ['against'],
    'not|instead of|rather than|in place of|over|versus|vs|from|and not|as opposed to|it was|that was|was|were|used to be',
  ],
  [['point'], 'it|that|them|those|this|these|that one|this one|those ones'],
  [
    ['link'],
    'the|a|an|of|for|on|with|my|our|their|her|his|your|its|some|any|and|,|both|all|all of|item|line|line item|items|lines|job|part|portion|bit|side',
  ],
  [
    ['talk'],
    `(?:at|on) (?:the )?(?:very )?(?:end|bottom|top|beginning|start|back)(?: of (?:it|the (?:list|page|job)))?|across the board|now|just|only|actually|really|probably|definitely|please|thanks|thank you|instead|though|then|so|well|ok|okay|also|too|as well|again|today|this time|after all|from now on|going forward|about|around|right|exactly|even|all|both|they|he|she|we|i|you|there|here|him|us to|them|let's|let us|can you|could you|would you|will you|go ahead and|see|yeah|yes|oh|hey|hmm|maybe just|like|kind of|sort of|basically|honestly|guess|think|i think|i guess|i mean|believe|looks like|sounds like|turns out|apparently|${somebody}|guy|guys|man|men|folks|people|supplier|vendor|distributor|company|outfit|place|yard|shop|store|on (?:this|that|the) (?:one|job|quote|bid|estimate|invoice)|for (?:this|that|the) (?:one|job|quote|bid|estimate|invoice)|in (?:this|that|the) (?:quote|bid|estimate|invoice)|if you (?:can|could|would|don't mind)|altogether|completely|entirely|totally|straight|simply|rather|prefer|like to|love to|d rather|'d rather|back up|this year|this week|this month|these days|lately|already|still|finally|not a penny more|firm|period|tops|max|anymore|any ?more|any longer|grew|shrank|shrunk|changed|bigger|smaller|wrong|(?:the )?wrong (?:price|quantity|count|number)|than (?:i|we|they) (?:put|had|said|quoted|thought|figured|expected|planned|guessed|priced|wrote)(?: (?:down|in|it|for|at|on there))*|than (?:expected|planned|quoted|before|last time)|(?:client|customer|homeowner|owner|they|he|she) said(?: to)?|can do`,
  ],
];

/** The ways that a class is said in, one by one: only so can the longest be found. */
function waysIn(said: string): string[] {
  const ways = [''];
  let depth = 0;
  for (const letter of said) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === '|' && depth === 0) ways.push('');
    else ways[ways.length - 1] += letter;
  }
  return ways;
}

let compiled: { doing: readonly Doing[]; said: RegExp }[] | null = null;

/** What stands at a place of a pattern: all that its longest reading may do, and how far it reaches; null for a name. */
export function wordsAt(pattern: string, at: number): { doing: ReadonlySet<Doing>; end: number } | null {
  compiled ??= words.flatMap(([doing, said]) =>
    waysIn(said).map((way) => ({ doing, said: new RegExp(`${way}(?= |$)`, 'y') })),
  );
  let end = at;
  let doing = new Set<Doing>();
  for (const one of compiled) {
    one.said.lastIndex = at;
    const reach = one.said.test(pattern) ? one.said.lastIndex : at;
    if (reach < end || reach === at) continue;
    if (reach > end) doing = new Set();
    end = reach;
    for (const each of one.doing) doing.add(each);
  }
  return end === at ? null : { doing, end };
}
