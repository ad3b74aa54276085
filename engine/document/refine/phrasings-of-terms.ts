/** Ways of saying what becomes of the deposit, the discount, the tax, the total, the dates, the client and the words of the page. */
import type { Phrasing } from './rephrase.ts';

const noun = '(?<noun>deposit|retainer|discount|tax|sales tax|down payment|travel|mileage)';
const lead = '(?:the |my |our |their |her |his |that )?';
const w = '(?<w>(?:(?!(?:MONEY|RATE|NUMBER|QUANTITY|DURATION|PERCENT)\\d).)+?)';
const job =
  '(?:it|this|that|me|us|the (?:whole (?:thing|job)|total|job|quote|bid|estimate|invoice|price|thing|number|bottom line|final price|grand total))';

const shares: readonly Phrasing[] = [
  [
    `(?:the |that |our )?{p:PERCENT}(?: off| discount)? (?:is|'s|goes|should be|applies)(?: only| just)* (?:on|off|to)(?: only| just)* ${w}(?: only| alone)?`,
    '{p} off {w}',
  ],
  [
    '(?:tax|charge tax on|put tax on|apply (?:the )?tax to) (?:the )?(?:whole (?:thing|job|ticket|bill|quote|estimate|bid|invoice|amount)|everything|all of it|it all|full amount|total|entire job|lot)(?: .*not (?:just|only) .+)?',
    'put the tax on everything',
  ],
  [
    '(?:give|offer|do|knock off|take) (?:<them> )?(?:a |the )?{p:PERCENT}(?: off| discount)? if {t}',
    'add to the terms that {p} off if {t}',
  ],
  [
    '(?:give|offer|do) (?:(?:<them>|<who>) )?(?:a |the )?{p:PERCENT}(?: off)?(?: (?:on |of )?(?:the whole (?:job|thing)|everything|the total|all of it))?(?: (?:for|because|since|as|, ) .+)?',
    '{p} off',
  ],
  [
    '(?:kill|lose|drop|remove|take off|scratch|nix|forget|skip|cut|pull|ditch) (?:the |that ){p:PERCENT}(?: off)?',
    'remove the {p} discount',
  ],
  [
    `(?:make|change|bump|set|turn|switch|take) ${lead}${noun} (?:up |down )?(?:to |into )?(?:an? )?(?:even |flat |straight )?{f:PERCENT|SUM}(?: (?:instead of|rather than) .+)?`,
    'make the {noun} {f}',
  ],
  [
    '(?:have|make|let|get) <them> (?:to )?(?:pay|put down|put|send) {f:PERCENT|SUM} (?:down|up front|upfront|now|to (?:start|book|get|hold|lock|secure|reserve) ?.*|before .+)',
    'make the deposit {f}',
  ],
  [`swap ${lead}(?:.+ )?${noun} (?:out )?for (?:an? )?(?:flat )?{f:PERCENT|SUM}`, 'make the {noun} {f}'],
  [
    `${lead}${noun} (?:(?:becomes|supposed|goes|moves|drops|jumps|is|'s|should|needs|has|was|up|down|to|be|now|changes|change|at|of|will|'ll|gets|get|bumped|cut|raised|lowered|set|only) )+{f:PERCENT|SUM}(?: (?:instead|now|flat))*`,
    'make the {noun} {f}',
  ],
  [
    '(?:the |that |our |my )?{a:PERCENT} (?<noun>deposit|discount|tax) (?:becomes|goes to|goes up to|goes down to|should be|is now|changes to|to|now) {f:NUMBER}',
    'make the {noun} {f} percent',
  ],
  [
    '(?:the |that |our |my )?{a:PERCENT} (?<noun>deposit|discount|tax) (?:becomes|goes to|goes up to|goes down to|should be|is now|changes to|to|now) {f:PERCENT}',
    'make the {noun} {f}',
  ],
  [
    '(?:the |that |our |my )?{a:PERCENT} (?:down|up front|upfront) (?:becomes|goes to|should be|is now|changes to|to) {f:NUMBER}',
    'make the deposit {f} percent',
  ],
  [
    '(?:the |that |our |my )?{a:PERCENT} (?:down|up front|upfront) (?:becomes|goes to|should be|is now|changes to|to) {f:PERCENT}',
    'make the deposit {f}',
  ],
  [
    '<ask> (?:<them> )?(?:up )?(?:for )?{f:PERCENT|SUM} (?:down|up front|upfront|to start|to hold the (?:date|spot)|before we start|at signing|on signing|as a deposit|to book(?: it)?|to get on the schedule|with the order|to get going|to lock it in|to secure the date)',
    'make the deposit {f}',
  ],
  [
    'half (?:down|up front|upfront|to start|now|at signing) (?:and|,)(?: the other)? half {when}',
    'half down and the balance {when}',
  ],
  [
    '(?:give|take|knock|do|throw|shave|cut) (?:<them> )?(?:another|an extra|an additional|one more) {f:PERCENT|SUM}(?: off)?(?: (?:on top of|in addition to|besides|over) .+)?',
    'add another {f} discount',
  ],
  [
    '(?:give|take|knock|do|throw|shave|cut) (?:<them> )?{f:PERCENT|SUM} more off(?: (?:on top of|in addition to|besides) .+)?',
    'add another {f} discount',
  ],
  [
    `${lead}(?<noun>tax|discount) (?:should |can |only |just |to |needs |needs to |has to |is |to be |be |supposed to )*(?:hit|be on|apply to|applies to|cover|count on|touch|go on|goes on|come off|be off|on) (?:only |just )?${w}(?: only| itself| alone)?`,
    '{noun} only {w}',
  ],
  [`(?:only|just) (?<noun>tax|discount) ${w}`, '{noun} only {w}'],
  [
    `(?:add |charge |put |put on |apply )?(?:an? )?{f:PERCENT} (?:sales )?tax (?:but )?(?:only |just )*(?:on|to|for) (?:only |just )?(?:the |my |our )?(?:equipment|materials?|goods|parts|taxable stuff|stuff|taxable items) (?:, )?(?:(?:that|which) (?:'s|is|are)|meaning|i mean|so|namely|as in|i \\. e \\.) ${w}`,
    'add {f} tax on {w}',
  ],
  [
    `(?:add |charge |put |put on |apply )?(?:an? )?{f:PERCENT} (?:sales )?tax (?:but )?(?:only |just )+(?:on|to|for) ${w}`,
    'add {f} tax on {w}',
  ],
  [
    '(?:add|put|charge|tack|slap|throw|stick|apply|include)(?: on| in)? (?:an? )?{f:PERCENT} (?<n>(?:[a-z]+ )?(?:charge|fee|surcharge|gratuity|tip|contingency|overhead)) (?:on|onto|to|of) (?:just |only )?(?<w>.+?)(?: only| alone| itself)?',
    'add a {f} {n} on {w}',
  ],
  [
    '(?<n>(?:[a-z]+ )?(?:charge|fee|surcharge|gratuity|tip|contingency|overhead)) (?:of |at |is )?{f:PERCENT} (?:of|on) (?<w>.+?)(?: only| alone| itself)?',
    'add a {f} {n} on {w}',
  ],
  [
    '(?:take out|remove|drop|lose|cancel) the (?<noun>discount|deposit|tax) of {f:SUM|PERCENT}',
    'remove the {f} {noun}',
  ],
  [
    'the (?<noun>discount|deposit|tax) of {f:SUM|PERCENT} (?:may|can|should|must|is to|needs to|has to) (?:be (?:taken out|taken off|removed|dropped|struck|deleted|cut|cancell?ed)|go|come off|come out)',
    'remove the {f} {noun}',
  ],
];

const totals: readonly Phrasing[] = [
  [
    `<who> (?:(?:really |just )?(?:wants?|needs?|would like|'d like|asked for|is hoping for|expects?)) ${job} (?:(?:to|be|at|for|down|come|out|in|land|done|wrapped up) )+{f:SUM}(?: (?:even|flat|all in|total|out the door|on the nose))*`,
    'make the total {f}',
  ],
  [
    "(?:the |our |my |this )?(?:whole |final |total |grand |new )*(?:price|total|number|bottom line|thing|job|bid|quote|estimate|invoice|figure) (?:(?:should|needs to|has to|ought to|must|will|is|to|gotta|can|'s|be|come|out|in|total|say|read|at) )+(?:an? )?(?:even |flat |cool |clean |round )?{f:SUM}(?: (?:even|flat|all in|total|out the door|on the nose))*",
    'make the total {f}',
  ],
  [
    '(?:knock|drop|shave|take|lop|lose|cut|chop|ditch|forget|round|skip|trim) (?:off )?(?:the )?(?:pennies|cents|change|odd cents|loose change|odd change)(?: off(?: <paper>)?| down)?',
    'round the total down to the nearest dollar',
  ],
  [
    `(?:bring|land|get|put|have|leave|settle|wrap|call|price|keep) ${job} (?:in |out |down |up |over )*(?:at|to|for) {f:SUM}(?: (?:even|flat|out the door|all in|total|on the nose))*`,
    'make the total {f}',
  ],
  [
    '{f:SUM} (?:even|flat|all in|out the door|total)(?: (?:even|flat|all in|total))* (?:for|on) (?:everything|the whole (?:thing|job)|the job|the lot|it all|all of it)',
    'make the total {f}',
  ],
  [
    `(?:take|bring|knock|drop|cut|shave) (?:the (?:whole (?:thing|job)|total|quote|bid|estimate|invoice|price|bottom line|grand total)) (?:down|back) (?:by )?(?:another )?{f:MONEY}`,
    'lower the total by {f}',
  ],
];

const dates: readonly Phrasing[] = [
  [
    "<who> (?:can't|cannot|can not|won't|couldn't|(?:won't|'re not going to|aren't going to) be able to|'re not able to) (?:start|begin|get (?:there|out there|to (?:it|them|her|him)|started|going)|make it(?: out)?|be there|come|do it|fit (?:it|them) in)(?: there| out)? (?:till|until|til|'til|before) {d:DATE}",
    'start date {d}',
  ],
  [
    '(?:the )?(?:event |wedding |start |job )?(?:date|day) (?:has |is |was |got |been )*(?:moved|pulled|bumped|pushed) up (?:by )?{d:DURATION}',
    'move the start {d} earlier',
  ],
  [
    '(?:the )?(?:event |wedding |start |job )?(?:date|day) (?:has |is |was |got |been )*(?:moved|pushed|bumped|set) back (?:by )?{d:DURATION}',
    'move the start {d} later',
  ],
  [
    '(?:the |our )?(?:start|start date|job|date|work|project|schedule) (?:slides|slips|moves|shifts|slid|slipped|moved|goes|pushes|(?:is|gets|got|was) (?:pushed|moved|bumped|delayed))(?: back| out| by| off)* {d:DURATION}(?: later)?',
    'push the start back {d}',
  ],
  ['(?:the )?(?:warranty|guarantee) (?:is |to |of |now |should be )*{d:DURATION}', 'change the warranty to {d}'],
  [
    '(?:load|move|deliver|pour|install|shoot|serve|come|come out|show up|arrive|go|be there|schedule (?:it|them|us|this)|book (?:it|them|us)|do it|put (?:it|us|them|this) (?:down )?|plan (?:it|on)|pencil (?:it|us|them) in)(?: (?:on|for|out|down))* {d:DATE}',
    'start date {d}',
  ],
  ['make (?:it|this|that) (?:an? )?(?<d>(?:.+ to )?DURATION\\d+) job', 'the timeline is {d}'],
  [
    '(?:tell <them> (?:to )?)?(?:allow|figure|plan|plan on|figure on|expect|count on|budget|set aside|pencil in|reckon on|give us|give me) (?:for )?(?:about )?(?<d>(?:NUMBER\\d+ to )?DURATION\\d+)(?: (?:rather than|instead of|not) .+)?',
    'the timeline is {d}',
  ],
  [
    `<who> (?:'ll |will |'re |are |'s |is |can |could |would )*(?:be there|get there|be out there|start|begin|be on site|show up|roll in|be starting|get started) {d:DURATION} (?<o>later|earlier|sooner)(?: than (?:planned|scheduled|we said|before))?`,
    'move the start {d} {o}',
  ],
  [
    `(?:let us|let 's|we 'll|we will|we|they|i 'll) (?:begin|start|kick off|get going|commence)(?: work)?(?: on)? {d:DATE}`,
    'start date {d}',
  ],
  [
    `${lead}(?:move|moving|party|event|wedding|install|job|big|start|shoot)? ?(?:day|date) ?(?:is|'s|will be|moved to|changed to|should be) (?:now )?(?:on )?{d:DATE}(?: now)?(?: (?:,? ?(?:not|instead of|rather than)) (?:on )?(?:the )?(?:DATE\\d+|.+))?`,
    'start date {d}',
  ],
  [
    "(?:it|this|that|the job|we) (?:is|'s|'re|are) (?:now )?(?:on|for|set for|scheduled for|happening on|happening) {d:DATE}(?: now)?",
    'start date {d}',
  ],
];

const people: readonly Phrasing[] = [
  [
    "(?:(?:this|it) (?:is|'s|should be|needs to be) )?(?:an? )?(?<k>quote|bid|estimate|invoice|proposal) (?:instead of|not|rather than) (?:an? |the )?<kind>",
    'make this a {k}',
  ],
  [
    "(?:stick|put|get|jot|add|throw|pop|write|include|note)(?: down| in| on)? (?:her|his|their|the|client 's|the client 's) (?<k>number|phone|phone number|cell|email|e - mail|address)(?: (?:on there|in there|on it|in|down|on|there))*(?: (?:,|:|it 's|is|as|of))* {rest}",
    'their {k} is {rest}',
  ],
  [
    "(?:add|put|list|note|set|make|enter|use)(?: down)? (?<t>[a-z][a-z' .-]+?)(?: down)? as (?:the |our |their |a )?(?:site |main |billing )?contact(?: person)?(?: (?:for|on) .+)?",
    'add a note saying the contact is {t}',
  ],
  [
    "(?:the |their |our )?(?:site |main |billing )?contact(?: person)?(?: over there| there)? (?:is|'s|should be|will be|:) (?<t>[a-z][a-z' .-]+?)",
    'add a note saying the contact is {t}',
  ],
  // "give them another 3 percent on top"
  [
    '(?:give <them> |take |make it |do |add )?(?:another|an extra|an additional) {p:PERCENT}(?: off)? on top',
    'another {p} off',
  ],
  // "they signed for spring too so another 5 percent on top of what they're already getting off"
  [
    "(?:.+ so )?(?:take |give (?:them|him|her) |make it |do )?(?:another|an additional|an extra) {p:PERCENT} on top of (?:what (?:they|he|she) (?:'re|are|'s|is) (?:already )?getting(?: off)?(?: already)?|(?:the|their|that) (?:discount|PERCENT\\d+|NUMBER\\d+)(?: off| discount| already)*)",
    'another {p} off',
  ],
  // "the library doesn't pay sales tax so that comes off"
  [
    "(?:the )?[a-z'-]+(?: [a-z'-]+)? (?:doesn't|don't|do not|does not|isn't supposed to|aren't supposed to|never) (?:pay|owe|get charged)s? (?:any )?(?:sales )?tax(?:es)?(?: (?:,|so|and) .*)?",
    'remove the tax',
  ],
  // "ask for a quarter of the whole thing down"
  [
    '(?:ask (?:<them> )?for|take|get|collect|i want|we want|i need|we need) (?<s>(?:an? )?(?:NUMBER|PERCENT)\\d+|half)(?: of (?:the )?(?:whole (?:thing|job)|total|job|price|it|everything))? (?:down|up ?front|to start|to get started|before (?:i|we) start)',
    'deposit {s}',
  ],
  // "the 95 gets credited back to him"
  [
    '(?:(?:since|because|as) .+? )?(?:the |that )?{f:MONEY|NUMBER} (?:(?:gets?|is|should be|will be|to be|being) )+credited(?: back)?(?: to (?:<them>|the (?:client|customer|owner)))?',
    'discount of {f} dollars',
  ],
  // "Dale is only the contact there"
  [
    "(?<t>[a-z][a-z' .-]+?) (?:(?:is|'s|stays|remains|will be|should be|only|just|still|now|as|on) )+(?:the |our |my |their |a )?(?:site |main |billing )?contact(?: person)?(?: (?:there|here|over there|for .+))?",
    'add a note saying the contact is {t}',
  ],
  ['spell (?:her|his|their|the) (?<p>last|first) name(?: as| like)? {t}', 'their {p} name is {t}'],
  [
    "(?:they|he|she|<who>) (?:want|wants|need|needs|asked for|would like|'d like|pay|pays|are on|is on) (?<t>net (?:NUMBER\\d+|DURATION\\d+))",
    '{t}',
  ],
  ['send (?:it|this) to (?<a>ADDRESS\\d+)(?: (?:rather than|instead of|not) .+)?', 'change the address to {a}'],
];

const texts: readonly Phrasing[] = [
  [
    '(?:put|add|write|note|stick|throw)(?: it)?(?: in| down| on)?(?: there| here| in there)? that (?!(?:in|on|under|down|there|here|to|at|for)\\b){t}',
    'add a note that {t}',
  ],
  [
    '<paste> (?:it )?(?:in )?(?:there|here)(?: ,| that)? (?<t>(?:it|we|they|the|this|that|all|any|our|customer|owner|client|homeowner|price|no|there) .+)',
    'add a note that {t}',
  ],
  [
    '(?:remove|drop|delete|take out|take off|get rid of|lose|cut) (?:everything|anything|the (?:bit|part|line|note|stuff|language|wording|thing)) (?:about|on|regarding|that mentions|mentioning) (?:the )?{t}',
    'remove the note about {t}',
  ],
  ['(?:put|say|make (?:it|that|payment)|write|change it to|have it say|have it) (?<t>due .+)', 'payment is {t}'],
  [
    '<paste> (?:an? )?(?:line|sentence|bit|blurb|something|clause|bullet|mention|statement|term|note|word|disclaimer|wording|remark)(?: (?:in|into|on|to|under|for|at|of))? ?(?:in |under )?(?:the )?(?:terms|conditions|fine print|terms and conditions|payment terms)(?: section)? (?:that|saying|about|to say|to the effect that|that says|stating|which says|:)(?: that)? {t}',
    'add to the terms that {t}',
  ],
  [
    '<paste> (?:an? )?(?:line|sentence|bit|blurb|something|clause|bullet|mention|statement|note|word|disclaimer|wording|remark)(?: (?:in|into|on|to|under|for|at|of))? ?(?:in |under )?(?:the )?(?:notes?|there|bottom|end|page|quote|bid|estimate|invoice|it|here|exclusions)?(?: section)?(?: of (?:it|the (?:page|quote|bid|estimate|invoice)))? ?(?:that|saying|about|to say|to the effect that|that says|stating|which says|:)(?: that)? {t}',
    'add a note that {t}',
  ],
  ['(?:let|have) (?:<them> )?(?:know|understand) that {t}', 'add a note that {t}'],
  [
    '(?:get rid of|drop|lose|remove|delete|take out|scratch|nix|cut|pull) (?:the |that )?{t} (?:thing|bit|line|part|sentence|wording|language|blurb|clause)',
    'remove the note about {t}',
  ],
];

export const termPhrasings: readonly Phrasing[] = [...shares, ...totals, ...dates, ...people, ...texts];
