/** What is said in few words, without a verb: "spelled with a k", "delivery 60 dollars", "oven instead of the fridge". */
import type { Phrasing } from './rephrase.ts';

/** A thing that is named: words without a figure. */
const w =
  "(?<w>(?!(?:the |my |our |their |his |her )*(?:cost|price|total|amount|rate|quantity|deposit|discount|tax|it|everything|that|travel)(?: |$))[a-z][a-z' -]*?)";
/** The same, "everything" among them. */
const any = "(?<w>[a-z][a-z' -]*?)";

const changing: readonly Phrasing[] = [
  [
    `(?:leave|keep|take|pull) ${w} (?:out of|off of|off|outside of|outside) (?:the )?(?:sales )?tax`,
    'tax on everything but {w}',
  ],
  [`instead of ${w} (?:, )?(?:call|name|label) (?:those|it|them|that|the line) {t}`, 'rename {w} to {t}'],
  [
    '(?:take|knock|shave|cut|lop) off (?:another|an extra|an additional) {f:PERCENT|MONEY|NUMBER}',
    'add another {f} discount',
  ],
  [
    `<who> (?:(?:'ve|have|has|'s) )?(?:got|have|has|own|bring|brought) (?:their|his|her) own ${w}`,
    'they are supplying {w}',
  ],
  [
    '[a-z]+ also (?:took|wants?|needs?|needed|ordered|bought|picked up|got|grabbed) (?<t>(?:NUMBER\\d+|an?|some|another) .+)',
    'add {t}',
  ],
  [
    `(?:make|leave|list|show) ${any} something (?:<who>|people) can (?:opt into|opt in to|add|choose|pick|take|decide on)(?: later| on)?`,
    'make {w} optional',
  ],
  [
    `${w} (?:sells?|rings? up|comes?|is selling|are selling)(?: (?:for|at|in))+ {f:FIG}(?: (?:each|apiece))?`,
    'make {w} {f}',
  ],
  [`${w} (?:runs?|ran|took|takes|stays?|got|is|are|was|needs?) {n:COUNT} (?:longer|extra|over)`, 'add {n} more {w}'],
  [`${w} (?:grew|grows|stretched|extended) (?:by )?{n:COUNT}`, 'add {n} more {w}'],
  [`(?:stretch|extend|lengthen|grow) (?:the )?${w} (?:by )?{n:COUNT}`, 'add {n} more {w}'],
  [`${w} (?:loses?|lost|shrank|shrinks|can lose) (?:by )?{n:COUNT}`, 'we need {n} fewer {w}'],
  [`(?:shorten|short|shrink) (?:the )?${w} (?:by )?{n:COUNT}`, 'we need {n} fewer {w}'],
  [`(?:<who> )?(?:overshot|overestimated|over ?ordered) (?:the |on the )?${w} by {n:COUNT}`, 'we need {n} fewer {w}'],
  ["{n:NUMBER} (?<w>[a-z'-]+(?: (?!is\\b|are\\b|was\\b)[a-z'-]+)?) too (?:many|much)", 'we need {n} fewer {w}'],
  [`${w} (?:is|are|'s|'re) (?:a )?(?:firm |definite |hard |big )?(?:yes|go|definite)(?: now)?`, 'include {w}'],
  [
    `${w} (?:isn't|aren't|is not|are not|'s not|'re not) (?:optional|an option|an extra|extra|a maybe)(?: any ?more| any longer| now)?`,
    'include {w}',
  ],
  [
    `${any} (?:, )?(?:(?:it )?(?:is|'s) )?(?:(?:the )?(?:customer|client|owner|homeowner) 's|their|her|his) (?:call|choice|decision)`,
    'make {w} optional',
  ],
  [`(?:forgive|swallow(?: the cost (?:of|on))?|gift(?: <them>)?|donate) (?:the )?${w}`, 'waive {w}'],
  [
    `${w} (?:would be|would run|would cost|'d be|'d run|will be|will run|would go for|goes for|runs) {f:FIG}(?: (?:each|apiece))?(?: if .+)?`,
    'make {w} {f}',
  ],
  [
    "<who> (?:(?:'re|are|is|'s|now|also) )*(?:expecting|having|feeding|planning on|planning for|up to|down to|looking at|counting on|inviting) {n:NUMBER} (?:guests|people|heads|persons|attendees|kids|adults)(?: now| instead)?",
    'make it {n} guests',
  ],
  ['give <them> (?:more|another|an extra|extra) {n:DURATION|NUMBER|QUANTITY}', 'add {n} more to it'],
  [
    `<who> (?:wants?|needs?|'d like|would like|asked for) {n:NUMBER} ${w}(?: (?:now|instead|total))*`,
    'make it {n} {w}',
  ],
  [
    `(?:<who> )?(?:ended up|wound up) (?:putting|installing|using|doing|needing|hanging|laying|replacing|changing)(?: (?:in|on|up|out))? {n:COUNT} (?:of )?(?:the )?${w}`,
    'make it {n} {w}',
  ],
  [
    `${w} (?:(?:is|'s|will|'ll|are|going|to|gonna|really) )*(?:eat|eats|take|takes|need|needs|run|runs|use|uses|want|wants)(?: up)? (?:more|extra|another) {n:DURATION|QUANTITY|NUMBER}(?: than .+)?`,
    'add {n} more {w}',
  ],
  [
    `${w} (?:should be|is|goes|at|to|needs to be|comes)(?: (?:to|at))? (?:what(?:ever)?(?: (?:'s|is|we have))? (?:on|in)|straight off|off|from|per) (?:of )?(?:the |our |my )?(?:price list|list|price book|catalog|catalogue)`,
    'use the price list for {w}',
  ],
  [
    `${w} (?:came in|came|comes in|looks|seems|runs|ran) (?:way |a bit |a little |too )*(?:light|low|short|high|heavy|off|wrong) (?:, )?(?:so |and )?(?:it |they |that )?(?:should be|make it|make that|call it|it 's|more like|closer to|go) {f:FIG}`,
    'make {w} {f}',
  ],
  // what they may take, and what stands outside the total
  [
    "(?:let|have) <them> (?:decide|choose|pick|think)(?: (?:on|about|over))? (?:whether to (?:do|take|add) )?(?:the )?(?<w>[a-z][a-z' -]*?)",
    'make {w} optional',
  ],
  [
    "(?:(?:list|show|keep|leave|put) (?:it|that|them|those)(?: (?:on|in|there|on there))* (?:, )?(?:but |and )?)?(?:don't|do not|not) (?:count|total|add|figure) (?:it|that|them|those)(?: (?:in|up|on))?",
    'make it optional',
  ],
  [
    `${any} (?:is|are|'s|'re) (?:only |just |still )?(?:an? )?(?:maybe|option|extra|add on|add - on|upgrade|choice)`,
    'make {w} optional',
  ],
  [`{a:PRICE} to {f:PRICE} (?:on|for) ${any}`, 'make {w} {f}'],
  [
    "(?:the )?(?:travel|mileage) (?:(?:is|'s) )?(?:capped|maxed|limited)(?: out)? (?:at|to) {f:MONEY|NUMBER}",
    'travel {f}',
  ],
  [`{n:NUMBER} ${w} hours`, 'make {w} {n} hours'],
  [`optional (?:: |, )?${w}`, 'make {w} optional'],
  [
    '(?:take|remove|drop|cut|delete|lose|get rid of)(?: off| out)? everything(?: off| out| else)* (?:except|but|besides|other than|apart from)(?: for)? {w}',
    'remove everything except {w}',
  ],
  ['(?:only |just )+keep {w}', 'remove everything except {w}'],
  [
    `<who> (?:wants?|needs?|'d like|would like|asked for) ${w} (?:left out|left off|taken out|taken off|removed|gone|out|off)`,
    'remove {w}',
  ],
  [`${w} (?:instead of|in place of|rather than) (?:the |my |our )?(?<v>[a-z][a-z' -]*?)`, 'replace {v} with {w}'],
  [`${w} {p:PERCENT} (?:less|lower|cheaper)`, 'lower {w} by {p}'],
  [`${w} {p:PERCENT} (?:more|higher)`, 'raise {w} by {p}'],
  [
    "(?:the |our |my )?(?:hourly |labor )?rate (?:is|'s|goes to|to|at|should be) {f:FIG} (?:across the board|for everything|all around|on everything|everywhere|for all(?: of)?(?: it| them)?|on all of (?:it|them))",
    'hourly rate is {f}',
  ],
  [
    `(?:re ?- ?order|order|reorder)(?: :| it| them| the lines)* ?(?<a>[a-z][a-z' -]*?) first (?:, )?(?:and )?then (?<b>[a-z][a-z' -]*?)`,
    ['move {a} to the top', 'move {b} below {a}'],
  ],
  [
    `(?<a>[a-z][a-z' -]*?) first (?:, )?(?:and )?then (?<b>[a-z][a-z' -]*?)`,
    ['move {a} to the top', 'move {b} below {a}'],
  ],
  [`${w} (?:before|ahead of|above|in front of|prior to) (?<b>[a-z][a-z' -]*?)`, 'move {w} above {b}'],
  [`${w} (?:after|below|behind|under|underneath|beneath) (?<b>[a-z][a-z' -]*?)`, 'move {w} below {b}'],
];

const totals: readonly Phrasing[] = [
  [
    '(?:land|settle|stop|end|finish|come out|end up)(?: (?:it|this|that|us|things))? (?:on|at) {f:MONEY|NUMBER}(?: (?:even|flat|all in|total|out the door))*',
    'make the total {f}',
  ],
  [
    '(?:(?:<who>|we both) )?(?:(?:have|has|both|already|just|finally) )*(?:agreed|settled|shook hands|shook|landed|closed|signed|met)(?: up)? (?:to|on|at|for) {f:MONEY|NUMBER}(?: (?:all in|total|even|flat|for everything|for the (?:job|whole thing|lot)|out the door))*',
    'make the total {f}',
  ],
  ['(?:a )?total of {f:MONEY|NUMBER}(?: even| flat| please)*', 'make the total {f}'],
  ['{f:MONEY|NUMBER} (?:total|flat|even|all in)(?: please)?', 'make the total {f}'],
  [
    '(?:keep|get|hold|bring) (?:it|this|the (?:total|price|quote|job|whole thing)) (?:under|below|within|at or under|to no more than) {f:MONEY|NUMBER}',
    'cap the total at {f}',
  ],
  [
    '(?:no|not) (?:more than|over|higher than) {f:MONEY|NUMBER}(?: total| in total| for the (?:job|whole thing))?',
    'cap the total at {f}',
  ],
];

const naming: readonly Phrasing[] = [
  [
    '(?:title|label|call|name|mark) (?:it|this|that) (?:as )?(?:an? )?(?<k>quote|bid|estimate|invoice)(?: (?:, )?(?:instead of|not|rather than) .+)?',
    'make this a {k}',
  ],
  [
    '(?:this|it|that|the document) (?:should|needs to|has to|ought to|must|is supposed to) (?:say|be|read)(?: an?)? (?<k>quote|bid|estimate|invoice)(?: (?:, )?(?:and )?(?:not|instead of|rather than)(?: an?)? <kind>)?',
    'make this a {k}',
  ],
  ['(?:attn|attention)(?: \\.)?(?: :)? {t}', 'add a note saying attention {t}'],
  [
    "(?:(?:that 's|it 's) )?(?:the )?wrong (?:name|client|customer|outfit|company|person|guy|lady|people|business) (?:, |: )?(?:(?:it 's|it is|this is|this one 's|it should be|should be|that 's|make it)(?: for)?) {t}",
    'the client is {t}',
  ],
  [
    "(?:her|his|their|the) (?:place|house|home|property|shop|office|store|site|job|building) (?:is|'s) (?:at )?{a:ADDRESS}",
    'change the address to {a}',
  ],
  ['(?:the )?(?:address|location|site) {a:ADDRESS}', 'change the address to {a}'],
];

const dating: readonly Phrasing[] = [
  ['do (?:it )?(?:on )?(?:the )?{d:DATE}', 'start date {d}'],
  [
    "(?:we|i) (?:can|could|will|'ll) (?:do|make|come|start|be there)(?: it)? (?:on )?(?:the )?{d:DATE}",
    'start date {d}',
  ],
  [
    "(?:we|i|they|he|she|the crew) (?:(?:'ll|will|can) be|are|'re) (?:out|there|over|out there|on site|back)(?: again)? (?:on )?(?:the )?{d:DATE}",
    'start date {d}',
  ],
  ['(?:schedule|book|slot|pencil|put) <them> (?:in |down )?(?:for|on) (?:the )?{d:DATE}', 'start date {d}'],
  [
    '<who> (?:needs?|wants?|has|have|gets?) (?:until|till) (?:the )?{d:DATE} to (?:decide|think|sign|answer|say|accept|make up) ?.*',
    'valid until {d}',
  ],
  [
    '(?:keep|leave|hold) (?:it|this|that|<paper>) (?:open|good|valid|firm|alive|up) (?:for )?{d:DURATION}',
    'valid for {d}',
  ],
  [
    '(?:spread|stretch|space|draw)(?: (?:it|this|them|that|everything|the (?:work|job|lessons|visits|sessions)))?(?: all)?(?: out)? (?:over|across|to|into) {d:DURATION}',
    'the timeline is {d}',
  ],
  [
    "(?:(?:we|they|i|he|she) (?:'re|'m|'s|are|is|am) )?(?:moving|coming|happening|working|installing|pouring|shooting|delivering|loading|arriving|starting) (?:on )?(?:the )?{d:DATE}",
    'start date {d}',
  ],
  [
    '(?:delay|postpone|push|move|bump) (?:it|this|everything) (?:back |out )?(?<u>an? (?:week|day|month))',
    'push the start back {u}',
  ],
  [
    '(?:delay|postpone|push|move|bump) (?:it |this |everything |the start )?(?:back |out )?(?:by )?{d:DURATION}(?: back| out| later)?',
    'push the start back {d}',
  ],
  [
    '(?:keep|leave|hold) (?:it|this|the (?:quote|bid|estimate|offer|price|prices)) (?:open|good|valid|firm) (?:for )?(?:more|another|an extra|an additional) {d:DURATION}',
    'extend the quote by {d}',
  ],
  [
    '(?:keep|leave|hold) (?:it|this|the (?:quote|bid|estimate|offer|price|prices)) (?:open|good|valid|firm) (?:for )?{d:DURATION} (?:more|longer)',
    'extend the quote by {d}',
  ],
];

const paying: readonly Phrasing[] = [
  [
    "(?<t>(?:the |our |my )?[a-z][a-z' -]* (?:has|have|comes with|come with|carries|carry|gets|get|includes?) (?:an? )?DURATION\\d+ (?:[a-z]+ )?(?:warranty|guarantee))",
    'add to the terms that {t}',
  ],
  [
    "<who> (?:(?:get|gets|has|have|need|needs|'ve got|'s got|got) )+{d:DURATION} to pay(?: .+)?",
    'payment due within {d}',
  ],
  [
    'make (?:it|this) (?:an? )?(?<k>quote|bid|estimate|invoice) (?:, )?(?:and )?(?<t>(?:due|net|payable) .+)',
    ['make this a {k}', 'payment {t}'],
  ],
  ['(?:the )?balance (?:is )?(?<t>net .+)', '{t}'],
  ['(?:pay|pays|they pay|to be paid|payable) (?:within|in) {d:DURATION}', 'payment due within {d}'],
  ['(?:change|set|make|switch) (?:the )?payment (?:to|be) (?<t>(?:net|due) .+)', 'payment terms are {t}'],
  [
    '(?:the )?payment (?:is )?(?<t>(?:by|in) (?:card|cash|check|credit card|bank transfer|wire|ach|zelle|venmo)\\b.*)',
    'add to the terms that payment {t}',
  ],
  [
    'late (?:fee|charge|payment fee) (?:of |is )?{p:PERCENT} (?<t>(?:a|per|each|every) .+)',
    'add to the terms that late fee {p} {t}',
  ],
];

export const shortPhrasings: readonly Phrasing[] = [...totals, ...naming, ...dating, ...paying, ...changing];
