/** Ways of saying what becomes of lines: prices, counts, shares of them, what goes and what comes, names and places. */
import type { Phrasing } from './rephrase.ts';

/** A thing that is named: words without a figure. */
const w =
  '(?<w>(?!flat |lump sum |(?:the |my |our |their |it |that |this )*(?:cost|price|total|amount|rate|quantity|deposit|discount|tax|it|everything|that(?= (?:is|are|to|at|goes|should|[A-Z])))(?: |$))(?:(?!(?:MONEY|RATE|NUMBER|QUANTITY|DURATION|PERCENT|DATE|PHONE|ADDRESS)\\d).)+?)';
/** The same, "it" among them. */
const any = '(?<w>(?:(?!(?:MONEY|RATE|NUMBER|QUANTITY|DURATION|PERCENT|DATE|PHONE|ADDRESS)\\d).)+?)';
const v = '(?<v>(?:(?!(?:MONEY|RATE|NUMBER|QUANTITY|DURATION|PERCENT|DATE|PHONE|ADDRESS)\\d).)+?)';
const now = '(?: (?:now|instead|flat|even|total|each|apiece|altogether|all in|though|this time|on me|on us))*';

/** A price or a count that is set. */
const setting: readonly Phrasing[] = [
  // "sat prep drops to 8 hours"
  [
    `${w} (?:drops|dropped|falls|fell|jumps|jumped|climbs|climbed|rises|rose) (?:back )?(?:up |down )?to {f:FIG}`,
    'make {w} {f}',
  ],
  // "add kids meals 12 of them at 14 apiece"
  [
    `(?:add|put in|throw in|include|need|we need) (?:some )?${w} {n:NUMBER} of (?:them|those|em) (?:at|for) {f:FIG}(?: (?:each|apiece|a piece))?`,
    'add {n} {w} at {f} each',
  ],
  // "take 640 down to 290"
  [
    '(?:take|bring|drop|knock|cut|lower|raise|move|bump) (?:the |that )?{a:SUM} (?:down|up) to {b:SUM}',
    'change the {a} to {b}',
  ],
  [`i (?:meant|mean|meant to say|should have said) {f:FIG} (?:on|for) ${w}`, 'make {w} {f}'],
  [
    `<who> (?:wants?|need|needs|'ll take|will take|'d like|would like|(?:'s|is|are|'re) taking|takes?)(?: to (?:do|add|go with|have))? ${w}(?: (?:after all|too|as well|now))* (?:, )?but (?:only )?(?:at|for) {f:FIG}(?: (?:each|apiece|a piece))?`,
    ['include {w}', 'make {w} {f}'],
  ],
  [
    `${w} (?:'s|is|are|'re|was|got) (?:discontinued|back ?ordered|on back ?order|out of stock|unavailable|no longer made|sold out) (?:, )?(?:so |and |but )?(?:the )?(?:new|other|replacement|next|newer) (?:one|ones|model|version) (?:is|'s|are|runs|costs|at) {f:FIG}`,
    'make {w} {f}',
  ],
  [
    `(?:use|charge|go with|put|apply|go by)(?: in)? (?:the |our |my )?(?:list|book|catalog|catalogue|price list|usual|standard|regular|going) (?:price|rate|number) (?:on|for|of) ${w}`,
    'use the price list for {w}',
  ],
  [`${w} (?:model |price |cost )?changed (?:, )?(?:to |it 's |it is |now |that 's )?{f:FIG}${now}`, 'make {w} {f}'],
  [
    `(?:<who> )?(?:(?:'re|are|'ve|have|already|just) )*(?:gave|quoted|promised|told|offered|giving|'ll give|agreed with|sold) (?:<them> )?${w} (?:at|for) {f:FIG}`,
    'make {w} {f}',
  ],
  [
    `${w} (?:is|are|'s|'re|was|has|have|had|go|goes|went|came|got|gets|needs?) (?:[a-z' -]|NUMBER\\d)*? so (?:that 's |it 's |make it |call it |do |figure |that is |they 're )?{f:FIG}${now}`,
    'make {w} {f}',
  ],
  [`(?:flat rate|flat fee|lump sum) ${w} (?:at|for|to) {f:NUMBER}`, 'make {w} {f} dollars total'],
  [`(?:flat rate|flat fee|lump sum) ${w} (?:at|for|to) {f:MONEY}`, 'make {w} {f} total'],
  [
    `${w} (?:is|are|was|were) (?:way |a bit |a little |too |bit )*(?:light|low|short|high|heavy|wrong|off|old|outdated|little|much) (?:, )?(?:and )?(?:it |they |that )?(?:should be|should 've been|should have been|make it|make that|call it|is|it 's|more like|closer to|go) {f:FIG}`,
    'make {w} {f}',
  ],
  [
    `{a:COUNT} (?:hours? )?(?:is|was|were|are) (?:way |a bit |a little )?(?:too (?:much|many|few|low|high|little)|not enough|wrong|light|heavy) (?:for|on|of) ${w} (?:, )?(?:make it|call it|should be|go|go with|do|it 's) {f:COUNT}`,
    'change {w} to {f}',
  ],
];

/** How many there are. */
const counting: readonly Phrasing[] = [
  // "I went five times in june not 4"
  [
    "<who> (?:(?:actually|only|just|have|been|'ve) )*(?:went|came|was|were|been|stopped by|drove|made it)(?: (?:out|there|by|over|back|down|up))* {n:NUMBER} times(?: (?:in|for|during|this|last|that) [a-z]+|(?: in)? DATE\\d+)?(?: (?:, )?(?:and )?not {m:NUMBER}(?: times)?)?",
    'make it {n} visits',
  ],
  [
    '(?:<who> )?(?:cut|trimmed|brought|got|dropped|raised|bumped|upped|grew|shrank|moved|changed) (?:the |their )?(?:guest list|guest count|head ?count|head - count|list|numbers|count|party)(?: down| up| back)? (?:to|at) {n:NUMBER}(?: (?:people|guests|heads))?',
    'make it {n} guests',
  ],
  [
    '(?:cut|scale|drop|go|come|bring it|get it) (?:back |down )+to {n:NUMBER} (?:people|guests|heads|persons)',
    'make it {n} guests',
  ],
  ['(?:put|throw|stick|pop|drop|add) {f:SUM} (?:in|on|in on)? ?(?:there|<paper>) for {t}', 'add {t} for {f}'],
  ["{n:NUMBER} (?<w>[a-z][a-z' -]+?) (?:too|as well)", 'add {n} {w}'],
  // "headcount jumped to 100 for the dinner and the desserts"
  [
    `(?:the )?(?:head ?count|guest count|head - count|final count|count|number of (?:guests|people|heads)) (?:(?:is|was|has|jumped|dropped|fell|rose|went|came|grew|moved|changed|up|down|now|gone|to|at|in|just|back) )+{n:NUMBER}(?: (?:people|guests|heads))? (?:for|on) (?:just |only )?(?<w>[a-z][a-z' -]+)`,
    'make {w} {n}',
  ],
  // "he's got six outlets he wants swapped"
  [
    `<who> (?:(?:'s|'ve|has|have) )?(?:got|has|have) {n:NUMBER} ${w} <who> (?:wants?|needs?|would like|'d like)(?: us to)? [a-z]+(?: [a-z]+)?`,
    'add {n} {w}',
  ],
  // "put our standard closing on the end"
  [
    `(?:put|stick|throw|add|tack|include)(?: in)? (?:our|my|the) (?:standard|usual|regular|normal) ${w}(?: (?:on|at|in|to))?(?: (?:the )?(?:end|bottom|there|it|too|list))*`,
    'add {w}',
  ],
  // "include the taco bar for 40 of them"
  [
    `(?:include|add|put in|bring in) ${w} for {n:NUMBER} of (?:them|those|the (?:guests|people|kids|group))`,
    ['include {w}', 'make {w} {n} people'],
  ],
  // "I also need six recessed lights"
  [
    `<who> (?:also|additionally) (?:need|needs|want|wants)(?: us to (?:do|add|put in|include))? (?<t>(?:NUMBER\\d+|an?|some) [a-z][a-z' -]+?)`,
    'add {t}',
  ],
  [`(?:cancel|skip|lose) {n:NUMBER} (?:of (?:the |those )?)?${w}`, '{n} fewer {w}'],
  // "only three of the drives got used"
  [
    `(?:only |just )?{n:COUNT} of (?:the |those |these |my |our )?${w} (?:(?:got|get|were|was|are|is|have been|has been|will be|ended up|actually|getting|being) )+(?:used|needed|installed|replaced|done|put in|delivered|required|necessary|ordered)`,
    'we only need {n} {w}',
  ],
  // "sign them up for six months to begin with rather than twelve"
  [
    '(?:sign|book|put|schedule) (?:<them> )?(?:up |down |in )?for {n:DURATION|NUMBER|QUANTITY}(?: (?:to (?:begin|start) with|for now|first|at first))? (?:instead of|rather than|not) {m:DURATION|NUMBER|QUANTITY}(?: [a-z]+)?',
    'make it {n} instead of {m}',
  ],
  // "we gotta replace 6 sheets of plywood at 72 a sheet"
  [
    "(?:<who> )?(?:gotta |have to |has to |had to |need to |needs to |got to |will |'ll |are going to |'re going to |are gonna |want us to |wants us to |should |also |ended up )*(?:replac|do|install|runn?|hang|patch|put(?:t)? in|repair|rebuild|pour|lay|sister|swap out|fix|set|build|mount|pull|wir|need|us|buy|rent|order)(?:e|ing|ed)? (?<t>(?:NUMBER|QUANTITY)\\d+ (?:of )?[a-z][^A-Z]*? (?:at|for|,) (?:MONEY|RATE|NUMBER)\\d+(?: (?:each|apiece|a piece))?)",
    'add {t}',
  ],
  [
    `{a:COUNT} ${w} (?:becomes?|goes? to|should be|turns? into|turned into|is now|are now|went to|changes? to|to|is really|is actually) {f:COUNT}`,
    'make it {f} {w}',
  ],
  [
    `(?:add|tack on|put|throw) (?:an extra |another |an additional )?{n:QUANTITY|DURATION} (?:more |extra )?(?:to|onto|on|for) (?:both )?(?<w>(?:(?!(?:MONEY|RATE|NUMBER|QUANTITY|DURATION|PERCENT|DATE|PHONE|ADDRESS)\\d).)+? and .+)`,
    'raise {w} by {n}',
  ],
  [
    '(?:the )?(?:head ?count|guest count|head - count|final count|count|number of (?:guests|people|heads)|party|group) (?:(?:is|was|has|dropped|fell|went|came|jumped|grew|moved|changed|up|down|now|gone) )+to {n:NUMBER}',
    'make it {n} guests',
  ],
  [
    `${w} (?:cut|reduced|dropped|down|up|raised|bumped|upped|trimmed) to {n:COUNT} (?:[a-z]+ )?at {p:PRICE}`,
    'make {w} {n} at {p}',
  ],
  [
    "(?:add |throw in |put in |include |gimme |give me |we need |i need |they want |they need |they 'd like |she wants |he wants |he needs |she needs )?(?:another|one more|one extra|an extra|an additional|a (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)) (?<w>[a-z][a-z' -]+?)(?: (?:has to|needs to|gotta) [a-z ]+)?",
    'add another {w}',
  ],
  [
    "(?:a )?(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?<w>(?!(?:and|or|lines?|items?|rows?|ones?|entry|entries|things?|charges?)\\b)(?!.* (?:and|both|me|us) )[a-z][a-z' -]+?)(?: (?:too|as well))?",
    'add another {w}',
  ],
  [
    `(?:an? |one )?(?<u>yard|foot|gallon|hour|day|box|bag|sheet|roll|square) (?:less|fewer) (?:of )?${w}`,
    'reduce {w} by 1 {u}',
  ],
  [`(?:only |just )(?:[a-z]+ )?{n:COUNT} (?:of (?:the )?)?${w}`, 'we only need {n} {w}'],
  [`[a-z]+ (?:only|just) {n:COUNT} (?:of (?:the )?)?${w}`, 'we only need {n} {w}'],
  [
    `{n:COUNT} ${w} (?:only|is plenty|is enough|will do|should do it|should do|is all (?:we|they|i) need|ought to do it|is fine|are plenty|are enough|tops|max)`,
    'we only need {n} {w}',
  ],
  [`${w} (?:, )?{n:NUMBER} of (?:them|those|these)`, 'make it {n} {w}'],
];

/** "one of those two deadbolts ended up being a keypad lock, 219 installed" */
const turning: readonly Phrasing[] = [
  [
    `{n:NUMBER} of (?:the |those |these |their |his |her |our )?(?:{m:NUMBER} )?${w} (?:(?:ended up|turned out to|has to|needs to|should|will|is going to) be(?:ing)?|ended up|turned into|became|becomes|is now|was|is) (?:an? |the )?(?<t>[a-z][a-z' -]+?) (?:, )?(?:(?:at|for|that 's|it 's|which is) )?{r:MONEY|NUMBER|RATE}(?: (?:installed|each|instead|now))*(?: (?:, )?taxed (?:the )?same(?: as .+)?)?`,
    'carve {n} out of {w} as {t} at {r}',
  ],
];

/** What is used, and how many of it. */
const using: readonly Phrasing[] = [
  // "we used 24 patch cables not 20"
  [
    `<who> (?:only |actually |really |just |ended up )*(?:used|using|needed|went through|installed|put in) {n:COUNT} (?:of (?:the |those )?)?${w}(?: (?:, )?(?:and )?(?:not|instead of|rather than) {m:COUNT})?`,
    'make it {n} {w}',
  ],
  // "antivirus for 14 seats", "storage for two months"
  [`${w} for {n:NUMBER}(?: (?<u>[a-z]+))?`, 'add {n} {w} {u}'],
  [`${w} for {n:DURATION|QUANTITY}`, 'add {w} for {n}'],
];

/** So many times as much, and so much more or less. */
const scaling: readonly Phrasing[] = [
  [
    `(?:only |just |we need |we only need |make it |do |use |figure )*half (?:as (?:much|many)|the (?:amount|number|quantity) of) ${w}`,
    'halve {w}',
  ],
  [
    `(?:make (?:it )?|do |figure |use |we need )?(?:twice|two times|double) (?:as (?:much|many)|the (?:amount|number|quantity) of) ${w}`,
    'double {w}',
  ],
  [
    `(?:make (?:it )?|do |figure |use |we need )?(?:three times|triple) (?:as (?:much|many)|the (?:amount|number|quantity) of) ${w}`,
    'triple {w}',
  ],
  [`double up (?:on )?${w}`, 'double {w}'],
  [
    `${w} (?:doubles|doubled|gets doubled|is doubled|should be doubled|needs to be doubled|times two|should double)`,
    'double {w}',
  ],
  [
    `(?:charge |bill |do |make |price |put )?${w} (?:is |are |'s |goes |go )?(?:at |for )?half(?: the)? (?:price|rate)`,
    'halve the price of {w}',
  ],
  [`(?:charge |bill )?(?:<them> )?half (?:price|rate) (?:on|for) ${w}`, 'halve the price of {w}'],
  [
    `<raise> ${w} (?:up )?(?:by )?(?:another |an extra )?{p:PERCENT}(?: more)?(?: on (?:the |their |its )?(?:unit )?prices?(?: per [a-z]+)?)?`,
    'raise {w} by {p}',
  ],
  [
    `(?<e>everything (?:but|except|besides|other than|except for) .+?) (?:goes|go|gets|get|moves?|should go|needs to go) (?<d>up|down) (?:by )?{p:PERCENT}`,
    'raise {e} by {p}',
  ],
];

const drop =
  '(?:so |and |just )*(?:knock|strike|cross|scratch|chop|yank|kick|pull|take|leave|cut|drop|lose|remove|delete|skip)';
const away = `${drop} (?:it|that|those|them)(?: (?:off|out))?(?: (?:of )?(?:the |this )?(?:bill|invoice|quote|bid|estimate|list|job))?`;

/** What goes, what comes in, what costs nothing. */
const coming: readonly Phrasing[] = [
  // "she never used the boxes knock them off"
  [
    `<who> (?:never|didn't|don't|doesn't|won't|did not|do not) (?:even |really |actually |end up )*(?:us(?:e|ed|ing)|need(?:ed|ing)?|want(?:ed)?|touch(?:ed)?|open(?:ed)?|got|get|had|have)(?: (?:the|those|any|that|our))? ${w} (?:, )?${away}`,
    'remove {w}',
  ],
  [
    `${w} (?:wasn't|weren't|isn't|aren't|was not|were not|is not|are not|ain't|won't be|never got|never was) (?:even |really |actually )*(?:needed|used|required|necessary|wanted|opened|touched|delivered|done|installed)(?: (?:, )?${away})?`,
    'remove {w}',
  ],
  [`${w} (?:, )?${away}`, 'remove {w}'],
  // "the gallery should be in four weeks not 6"
  [
    `${w} (?:should|will|can|could|needs to|has to) be (?:ready |done |back |delivered |finished )?{d:DATE}(?: (?:, )?not {m:NUMBER|DURATION})?`,
    '{w} {d}',
  ],
  // "hauling the wood off is 300 more", "they want us to haul the logs, 300 extra"
  [
    `(?:<who> (?:also )?(?:wants?|wanted|needs?|would like|'d like|asked for|asked)(?: (?:us|me) to| to have)? )?(?!(?:add|make|take|put|knock|give|charge|raise|bump|tack|throw|we|i|need)\\b)${w} (?:, )?(?:(?:so|and|is|'s|at|for|that 's|it 's|that 'll be|add|charge) )*{f:SUM} (?:more|extra|on top)`,
    'add {w} for {f}',
  ],
  [`${w} (?:should|needs to|has to|ought to|oughta|must) (?:say|read) {f:FIG}`, 'make {w} {f}'],
  // "stick an extra 40 on the thermostat"
  [
    `(?:stick|put|slap|tack|throw|add) (?:an? )?(?:extra|another|additional) {f:MONEY} (?:on|onto|to) (?:the |my |our )?${w}`,
    'raise {w} by {f}',
  ],
  // "oh and a skylight kit", "throw a third session on there", "quote them a warranty as an option at 480"
  ["(?<t>(?:an?|another|one more) [a-z][a-z' -]+?)(?: (?:too|as well|also))?", 'add {t}'],
  [
    '(?:throw|stick|put|toss|slap|tack|pop|drop|get|squeeze|work|slide|slip) (?<t>(?:an?|another|one more|some|NUMBER\\d+) .+?) (?:on|in|onto|into|on to) (?:there|it|this|<paper>)',
    'add {t}',
  ],
  [
    '(?:quote|price|offer|give|show|list|propose|get|do|write up|work up)(?: <them>| us)? (?<t>(?:an?|another|some|NUMBER\\d+) .+)',
    'add {t}',
  ],
  [`(?<w>(?:the )?[a-z][a-z' -]{2,40}?) no`, 'decline {w}'],
  // "take that charge off"
  [
    '(?<v>take|drop|remove|pull|leave|knock|scratch) (?:that|the) (?:charge|fee|cost|line|price|item|one)(?: (?<p>off|out))(?: of (?:it|there|this))?',
    '{v} that {p}',
  ],
  ['zero (?:out )?(?:that|this|the) (?:line|one|item)(?: out)?', 'waive that'],
  [
    `(?:(?:the )?[a-z]+ |<who> )(?:will |'ll |is |are |'s |'re |wants to |decided to )?(?:do|does|doing|supply|supplies|supplying|provide|provides|providing|bring|brings|bringing|handle|handles|handling|use|using|get|getting) (?:his|her|their) own (?<w>[a-z' -]+)`,
    'they are supplying {w}',
  ],
  [
    `${any} (?:is|are|'s|'re|will be|should be) (?:on (?:them|him|her|the (?:client|customer|owner|homeowner))|theirs|(?:their|his|her) (?:job|problem|responsibility|thing|deal))`,
    'they are supplying {w}',
  ],
  [
    `${any} (?:is|are|'s|'re|will be|should be) (?:(?:customer|owner|client|homeowner)(?: -)? (?:supplied|provided|furnished)|(?:supplied|provided|furnished) by (?:the )?(?:customer|owner|client|homeowner|them|others))`,
    'they are supplying {w}',
  ],
  [
    `<who> (?:'ll |'s |'re |will |is |are |would |'d )*(?:take|taking|wants?|wanting|go with|going with|have|having|chose|picked) ${any} (?:, )?(?:and )?(?:not|no) ${v}`,
    ['include {w}', 'decline {v}'],
  ],
  [`(?:hold|minus) the (?<w>[a-z' -]+)`, 'remove the {w}'],
  [
    `<who> (?:don't|doesn't|didn't|does not|do not|did not|won't) (?:really |actually |even )?(?:want|need)(?: us to (?:do|touch|paint|replace|mess with|bother with|include))? ${any} (?:touched|done|anymore|any more|painted|replaced|messed with|redone|bothered with|looked at|now|after all)`,
    'remove {w}',
  ],
  [
    `<who> (?:'ll |'s |'re |will |is |are |would |'d )*(?:take|taking|want|wants|wanting|go with|going with|have|having|do|doing) ${any} (?:, )?but (?:not|no|skip|without|leave out|pass on) ${v}`,
    ['include {w}', 'remove {v}'],
  ],
  [`${any}(?: (?:is|are|'s|will be))? by (?:the )?(?<o>owner|client|customer|homeowner)`, 'the {o} is supplying {w}'],
  // "they packed the kitchen themselves"
  [
    `<who> (?:already |just )?(?:did|done|packed|painted|removed|moved|pulled|demoed|took out|cleaned|tore out|hauled|cleared|bought) (?:the |all the )?${w} (?:themselves|himself|herself|already|on their own|on his own|on her own)`,
    'remove {w}',
  ],
  [`do ${w}(?: too| as well| also)?`, 'include {w}'],
  [`${any} by others`, ['remove {w}', 'add a note that {w} by others']],
  [`${any} (?:too|as well|also)(?: please)?`, 'add {w}'],
  [
    `<who> (?:(?:'re|are|'s|is|'ve|have|has|had|'ll|will|just|also|finally|now|actually|both|all) )*(?:going with|going for|decided (?:in favor of|to go with|on|for|to do|to get)|okayed|okay 'd|ok 'd|said (?:yes|ok|okay) to|said (?:go ahead|yes|go) (?:on|with|for)|signed off on|went for|went with|go for|go with|sprung for|springing for|taking|take|in for|sold on|gave (?:us |me )?the (?:go ahead|green light|ok|nod) (?:on|for|to)|bit on|opted for|picked|chose|added|wants?|would like|'d like|greenlit|is in for) ${any}(?: (?:too|as well|after all|now|also|added|done|in there))*`,
    'include {w}',
  ],
  [
    `${any} (?:belongs|goes|should be|needs to be|is to be|is now|are now|should go|can go) in the (?:price|total|job|base price|number|main price)(?: now)?`,
    'include {w}',
  ],
  [
    `(?:move|bring|pull|put|bump|roll|work|fold) ${any} (?:up |over |in |back )*(?:in )?with the (?:real|regular|main|base|other|rest of the|included) (?:items|lines|ones|stuff|scope|work|price)`,
    'include {w}',
  ],
  [
    `(?:throw in|include|add|do|they want|they 'll take) ${any} (?:but )?at half(?: the)? price`,
    ['include {w}', 'halve the price of {w}'],
  ],
  [
    `${any} (?:is|are|'s|'re|was|were|will be|can be) (?:all )?(?:on us|on me|on the house|my treat|our treat|a freebie|gratis|free|free of charge|no charge|a gift|comped|thrown in)(?: (?:this (?:time|month|quarter|week|year|round)|for (?:them|him|her)|too|as well|then|now))*`,
    'waive {w}',
  ],
  [`${any} (?:is|are|'s|'re) included (?:, )?(?:(?:at )?no charge|for free|free|on (?:us|me|the house))`, 'waive {w}'],
  [`${any} (?:is|are|'s|'re) (?:coming|coming (?:along|too|with)|going too)`, 'include {w}'],
  ...['service call', 'trip charge', 'call out', 'travel'].map(
    (fee): Phrasing => [
      `(?:.*? )?(?:(?:i|we) (?:wouldn't|won't|weren't going to|'m not going to|'re not going to|don't|am not|are not) charg(?:e|ing)|no charge|don't charge|nothing)(?: <them>)? for (?:coming|going|driving|heading|getting|the drive|the trip) ?(?:out|over)?(?: there)?`,
      `waive the ${fee}`,
    ],
  ),
  [`(?:go ahead and )?count ${any} in`, 'include {w}'],
  [`(?:go ahead and )?count (?<w>the [a-z][a-z' -]+)`, 'include {w}'],
  [`${any} (?:is|are|'s|'re) in (?:at|for) {f:FIG}(?: (?:each|apiece|a [a-z]+))?`, ['include {w}', 'make {w} {f}']],
  [`comp (?:them |him |her )?(?<w>the .+?|[a-z' -]+?)`, 'waive {w}'],
];

/** Names, places, parts. */
const arranging: readonly Phrasing[] = [
  [
    '(?:swap|switch|flip|reverse|trade) the (?<o>first|last|top|bottom) two(?: (?:lines?|items?|rows?|ones))?(?: around)?',
    'swap the {o} two',
  ],
  [
    `(?:change|make|edit|fix|update|have|rewrite|reword|redo) (?:the (?:line|item|one|entry) (?:that (?:says|reads|is called|is)|called|named|for|saying) )?(?<w>.+?) (?:so (?:that )?(?:it|they) |to |should |line )?(?:reads?|says?|be called|be labeled|be named|show as|go by) {t}`,
    'rename {w} to {t}',
  ],
  [
    'the (?:line|item|one|entry) (?:that (?:says|reads|is called)|called|named) (?<w>.+?) (?:should|needs to|has to|is to|ought to) (?:read|say|be called|be) {t}',
    'rename {w} to {t}',
  ],
  [`${w} (?:on|at|to) (?:the )?(?:very )?(?<o>top|bottom|end)(?: of (?:it|the list))?`, 'move {w} to the {o}'],
  [
    `${w} (?:goes|go|should go|belongs|needs to go|should be|is|comes) (?:at|to|on|down at|up at) the (?:very )?(?<o>top|bottom|end)(?: of the list)?`,
    'move {w} to the {o}',
  ],
  [`(?:put|move|stick|slide|slot|place) ${w} (?:in )?between (?<a>.+?) and (?<b>.+)`, 'move {w} below {a}'],
  [
    '(?:lump|bundle|group|join|pull|put|lay|tie|roll|package) (?<w>.+? and .+?) (?:together )?(?:as|into|in|under|on) (?:one|a single)(?: line)?(?: item)? (?:called|named|labeled|as|and call it) {t}',
    'combine {w} into one line called {t}',
  ],
  [
    '(?:lump|bundle|group|join|tie|package|pair) (?<w>.+? and .+?) (?:together )?(?:as|into|in|under|on) (?:one|a single)(?: line)?(?: item)?',
    'combine {w} into one line',
  ],
  ['(?:lump|bundle|group|join|tie|package|pair) (?<w>.+? and .+?)(?: together)', 'combine {w} into one line'],
  ...['', ' at {r:RATE}'].flatMap((price): Phrasing[] => {
    const meant = `carve {f} out of {w} as {t}${price === '' ? '' : ' at {r}'}`;
    return [
      [
        `(?:carve|break|pull|peel|split|take|separate)(?: out)? {f:FIG} (?:out of|off of|off|from|of) (?<w>.+?) (?:as|for|into|to) (?:(?:an? |its )?(?:separate|new|own) line )?(?:(?:called|named|for) )?(?<t>[a-z][^A-Z]*?)${price}`,
        meant,
      ],
      [
        `(?:of the .+? )?{f:COUNT} of (?:the |those |my )?(?<w>[a-z][^A-Z]*?) (?:are|is|go|goes|should be|were|will be) (?:for |done by |at |with |by |on |to )?(?:the |my |an? |our )(?<t>[a-z][^A-Z]*?)${price}`,
        meant,
      ],
    ];
  }),
];

export const linePhrasings: readonly Phrasing[] = [
  ...coming,
  ...counting,
  ...using,
  ...turning,
  ...scaling,
  ...setting,
  ...arranging,
];
