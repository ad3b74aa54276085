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
  [`${w} (?:ran|runs) (?:me |us |them )?{f:FIG}${now}`, 'make {w} {f}'],
  [
    `${w} (?:'s|is|are|'re|was|got) (?:discontinued|back ?ordered|on back ?order|out of stock|unavailable|no longer made|sold out) (?:, )?(?:so |and |but )?(?:the )?(?:new|other|replacement|next|newer) (?:one|ones|model|version) (?:is|'s|are|runs|costs|at) {f:FIG}`,
    'make {w} {f}',
  ],
  [`price ${w} {p:PERCENT} (?:higher|up|more)`, 'raise {w} by {p}'],
  [`price ${w} {p:PERCENT} (?:lower|down|less)`, 'lower {w} by {p}'],
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
    `(?:swap|switch|flip|turn|convert|change|set|move|bump|put|cut|make|drop) ${w} (?:over |up |down )?to {n:COUNT} (?:[a-z]+ )?at {p:PRICE}`,
    'make {w} {n} at {p}',
  ],
  [
    `${w} (?:is|are|'s|'re|was|has|have|had|go|goes|went|came|got|gets|needs?) (?:[a-z' -]|NUMBER\\d)*? so (?:that 's |it 's |make it |call it |do |figure |that is |they 're )?{f:FIG}${now}`,
    'make {w} {f}',
  ],
  [`(?:flat rate|flat fee|lump sum) ${w} (?:at|for|to) {f:NUMBER}`, 'make {w} {f} dollars total'],
  [`(?:flat rate|flat fee|lump sum) ${w} (?:at|for|to) {f:MONEY}`, 'make {w} {f} total'],
  [`${w} <be> (?:now )?{f:FIG}${now}`, 'make {w} {f}'],
  [
    `${w} (?:is|are|'s|'re) (?:now |actually |really |only |just )*(?:at |up to |down to |sitting at |more like |closer to |supposed to be )?{f:FIG}${now}`,
    'make {w} {f}',
  ],
  [`(?:quote|charge|bill|tell|hit|get|do) (?:<them> )?{f:PRICE} (?:on|for|to do) ${w}`, 'make {w} {f}'],
  [`${w} <came> {f:FIG}${now}`, 'make {w} {f}'],
  [
    `${w} (?:(?:is|'s|are|was|ended up|came out|being|got) )*(?:fixed|set|locked in|locked|pegged|capped|firm|held|flat|steady) at {f:FIG}${now}`,
    'make {w} {f}',
  ],
  [
    `(?!(?:my|our) cost)(?:the |my |our )?(?:fee|price|charge|cost|rate|figure|number|quantity|count|amount) (?:for|on|of) ${w} (?:(?:is|'s|are|be|should be|will be|to be|ended up|came out|fixed at|set at|locked in at|at|to|now|goes to|fixed|set) )*{f:FIG}${now}`,
    'make {w} {f}',
  ],
  [`<set> ${w} (?:in |down |back |over |up )?(?:at|as|for|to) {f:FIG}${now}`, 'make {w} {f}'],
  [
    `(?:use|take|try|go with|go|make it|do|say|figure|put|write|call it|plug(?: in)?|pencil(?: in)?|punch in|enter|throw in) {f:FIG} (?:in )?(?:for|on|as the price (?:of|for|on)|as the rate (?:of|for|on)|down for|in for|under) ${w}`,
    'make {w} {f}',
  ],
  [`${w} (?::|-|=|now|at|to) {f:FIG}${now}`, 'make {w} {f}'],
  [
    `${w} (?:should|needs to|has to|have to|gotta|will|'ll|would) (?:only |really |just )*(?:take|need|require|use|get|have|last)(?: about| around| us| me)? {f:COUNT}`,
    'make {w} {f}',
  ],
  [
    `(?:lower|cut|bring|take|drop|knock|pull|trim|scale|dial|walk|ease|pare|reduce|shrink) ${w} (?:back |down )+to {f:FIG}${now}`,
    'change {w} to {f}',
  ],
  [
    `(?:raise|bring|take|bump|jack|crank|move|push|kick|increase) ${w} (?:back |up )+to {f:FIG}${now}`,
    'change {w} to {f}',
  ],
  [
    `${w} (?:is|are|was|were|goes|go|went|moves?|moved|jumps?|jumped|bumped|changed?|changes|turned|grew|shrank|dropped|drops|fell|came|comes|should go|needs to go)(?: up| down)? from {a:FIG} (?:up |down )?to {f:FIG}${now}`,
    'change {w} to {f}',
  ],
  [
    `${w} (?:hours?|time|count|price|quantity|figure|number|rate) (?:is|are|was|were) (?:way |a bit |a little |too |bit )*(?:light|low|short|high|heavy|wrong|off|old|outdated) (?:, )?(?:and )?(?:it |they |that )?(?:should be|should 've been|should have been|make it|make that|call it|is|it 's|more like|closer to|go) {f:FIG}`,
    'make {w} {f}',
  ],
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
  [
    `(?:<who> )?(?:ended up needing|ended up using|ended up with|wound up needing|wound up with|will need|'ll need|are using|used) {n:COUNT} (?:on|for|of) ${w}`,
    'make {w} {n}',
  ],
  [
    '(?:cut|scale|drop|go|come|bring it|get it) (?:back |down )+to {n:NUMBER} (?:people|guests|heads|persons)',
    'make it {n} guests',
  ],
  ['(?:put|throw|stick|pop|drop|add) {f:SUM} (?:in|on|in on)? ?(?:there|<paper>) for {t}', 'add {t} for {f}'],
  ["{n:NUMBER} (?<w>[a-z][a-z' -]+?) (?:too|as well)", 'add {n} {w}'],
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
    `(?:gimme|give me|get me|throw me|i need|we need|we 'll need|i 'll need|gonna need|they need|they want|order|we could use|could use|count on|figure on|plan on) (?:an extra |another )?{n:COUNT} (?:more |extra |additional )+(?:of )?${w}`,
    'add {n} more {w}',
  ],
  [
    `(?:gimme|give me|get me|throw me|i need|we need|we 'll need|they need|they want|order|add|put in|throw in|figure|and) (?:another|an extra|an additional) {n:COUNT} (?:of )?${w}`,
    'add {n} more {w}',
  ],
  [`(?:another|an extra|an additional) {n:COUNT} (?:of |for |on )?${w}`, 'add {n} more {w}'],
  [`{n:COUNT} (?:more|extra|additional) (?:of |for |on )?${w}`, 'add {n} more {w}'],
  [
    "(?:add |throw in |put in |include |gimme |give me |we need |i need |they want |they need |they 'd like |she wants |he wants |he needs |she needs )?(?:another|one more|one extra|an extra|an additional|a (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)) (?<w>[a-z][a-z' -]+?)(?: (?:has to|needs to|gotta) [a-z ]+)?",
    'add another {w}',
  ],
  [
    "(?:a )?(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) (?<w>[a-z][a-z' -]+?)(?: (?:too|as well))?",
    'add another {w}',
  ],
  [`{n:COUNT} (?:less|fewer) (?:of )?${w}`, 'we need {n} fewer {w}'],
  [
    `(?:an? |one )?(?<u>yard|foot|gallon|hour|day|box|bag|sheet|roll|square) (?:less|fewer) (?:of )?${w}`,
    'reduce {w} by 1 {u}',
  ],
  [`{n:COUNT} too many ${w}`, 'we need {n} fewer {w}'],
  [`(?:only |just )(?:[a-z]+ )?{n:COUNT} (?:of (?:the )?)?${w}`, 'we only need {n} {w}'],
  [`[a-z]+ (?:only|just) {n:COUNT} (?:of (?:the )?)?${w}`, 'we only need {n} {w}'],
  [
    `{n:COUNT} ${w} (?:only|is plenty|is enough|will do|should do it|should do|is all (?:we|they|i) need|ought to do it|is fine|are plenty|are enough|tops|max)`,
    'we only need {n} {w}',
  ],
  [`(?:make|call|do|say) (?:it|that) {n:COUNT} (?:for|of|on) ${w}`, 'make {w} {n}'],
  [`${w} (?:, )?{n:NUMBER} of (?:them|those|these)`, 'make it {n} {w}'],
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
  [`{p:PERCENT} (?:up|more|higher|extra) (?:on|for) ${w}`, 'raise {w} by {p}'],
  [`{p:PERCENT} (?:down|less|lower|cheaper) (?:on|for) ${w}`, 'lower {w} by {p}'],
  [
    `${w} (?:prices? |rates? |costs? )?(?:has |have |just |all |both |'ve |'s )*<rose> (?:by |about |another |an extra )*{p:SHARE}(?: across the board| since .+| this (?:week|month|year|spring|summer|fall|winter)| at the (?:yard|supplier)| each| apiece| on me| on us)*`,
    'raise {w} by {p}',
  ],
  [
    `${w} (?:prices? |rates? |costs? )?(?:has |have |just |all |both |'ve |'s )*<fell> (?:by |about |another |an extra )*{p:SHARE}(?: across the board| since .+| this (?:week|month|year|spring|summer|fall|winter)| at the (?:yard|supplier)| each| apiece| on me| on us)*`,
    'lower {w} by {p}',
  ],
  [
    `(?:tack|slap|pile|add|load|throw) (?:on )?(?:another |an extra |an additional )?{p:SHARE} (?:on|onto|on top of|into|to|more on|more onto) ${w}`,
    'raise {w} by {p}',
  ],
  [`put (?:another|an extra|an additional) {p:SHARE} (?:on|onto|on top of|into|to) ${w}`, 'raise {w} by {p}'],
  [
    `<raise> ${w} (?:up )?(?:by )?(?:another |an extra )?{p:PERCENT}(?: more)?(?: on (?:the |their |its )?(?:unit )?prices?(?: per [a-z]+)?)?`,
    'raise {w} by {p}',
  ],
  [`<raise> ${w} (?:up )?by (?:another |an extra )?{p:FIG}(?: more)?`, 'raise {w} by {p}'],
  [
    `<lower> ${w} (?:back |down |off )?(?:by )?(?:another |an extra )?{p:PERCENT}(?: on (?:the |their |its )?(?:unit )?prices?(?: per [a-z]+)?)?`,
    'lower {w} by {p}',
  ],
  [`<lower> ${w} (?:back |down |off )?by (?:another |an extra )?{p:FIG}`, 'lower {w} by {p}'],
  [
    `(?:shave|trim|knock|take|chop|lop|whack|pull|peel|skim|drop|cut) {p:FIG|PERCENT} (?:off|off of|out of|from) ${w}`,
    'lower {w} by {p}',
  ],
  [
    `(?<e>everything (?:but|except|besides|other than|except for) .+?) (?:goes|go|gets|get|moves?|should go|needs to go) (?<d>up|down) (?:by )?{p:PERCENT}`,
    'raise {e} by {p}',
  ],
];

/** What goes, what comes in, what costs nothing. */
const coming: readonly Phrasing[] = [
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
  [`${any} (?:is|are|'s|'re) (?:going|coming) in(?: (?:now|too|after all))*`, 'include {w}'],
  [
    `${any} (?:is |are |'s |'re )?(?:going |coming )?in (?:, )?{f:FIG}(?: of (?:them|those))?`,
    ['include {w}', 'make it {f}'],
  ],
  [`${any} (?:too|as well) (?:, )?(?:at|for) {f:FIG}`, ['include {w}', 'make {w} {f}']],
  [`(?<w>(?:the )?[a-z][a-z' -]{2,40}?) no`, 'decline {w}'],
  [`(?<w>(?:the )?[a-z][a-z' -]{2,40}?) in`, 'include {w}'],
  [`(?<w>(?:the )?[a-z][a-z' -]{2,40}?) out`, 'remove {w}'],
  [
    `(?:<who> (?:'d like |would like |wants? |asked for )?)?${any} (?:thrown in|tossed in|included|put in|done)(?: for)? (?:free|nothing)`,
    'waive {w}',
  ],
  [
    `${any} (?:is|are|'s|'re) (?:no longer|not) (?:an? )?(?:optional|option|extra|add on)(?: any ?more)?`,
    'include {w}',
  ],
  [
    `${any} (?:is |are |'s )?in (?:, )?(?:for|but|and|at|with) (?:only |just |at |for )*{f:FIG}`,
    ['include {w}', 'make {w} {f}'],
  ],
  ['zero (?:out )?(?:that|this|the) (?:line|one|item)(?: out)?', 'waive that'],
  [
    `(?:can |could |may )?${any} (?:(?:should|needs? to|has to|is to|are to|can|may|must|will|'ll|could) )?be (?:waived|comped|zeroed out|done for free|no charge)`,
    'waive {w}',
  ],
  [
    `(?:can|could|may) ${any} be (?:removed|taken off|taken out|dropped|cut|deleted|left off|left out|struck)(?: <paper>| of <paper>| from <paper>)?`,
    'remove {w}',
  ],
  [`(?:can|could|may) ${any} be (?:included|put in|part of (?:it|the (?:job|price|total)))`, 'include {w}'],
  [`(?:can|could|may) ${any} be (?:an option|optional|an add on|an extra)`, 'make {w} optional'],
  [`(?:can|could|may) ${any} be {f:FIG}`, 'make {w} {f}'],
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
    `${any} (?:is |are |'s )?(?:a )?(?:yes|go|in|definite|approved|confirmed)(?: but)? (?:at|for|, ) {f:FIG}`,
    ['include {w}', 'make {w} {f}'],
  ],
  [
    `(?:include|they want|they 'll take|they 'd like|put in|go ahead with|they are taking|they 're taking) ${any} (?:but )?(?:at|for) {f:FIG}`,
    ['include {w}', 'make {w} {f}'],
  ],
  [
    `take ${any} (?:off|out)(?: of)?(?: <paper>)?(?: (?:entirely|completely|altogether|too|for now|please))*`,
    'remove {w}',
  ],
  [
    `<who> (?:'ll |'s |'re |will |is |are |would |'d )*(?:take|taking|wants?|wanting|go with|going with|have|having|chose|picked) ${any} (?:, )?(?:and )?(?:not|no) ${v}`,
    ['include {w}', 'decline {v}'],
  ],
  [
    `(?:wants?|picked|chose|approved|okayed|going with) ${any}(?: (?:too|as well|after all|now|also|added|done|in there))*`,
    'include {w}',
  ],
  [`${any} (?:is |are |'s )?(?:included )?(?:at|for) no (?:extra |additional )?(?:charge|cost)`, 'waive {w}'],
  [
    `(?:you can |we can |just |we 'll |let 's )?<off> ${any}(?: (?:for now|entirely|completely|altogether|too|as well|off|out|please|of there|off of there|then))*`,
    'remove {w}',
  ],
  [
    `(?:get|take|pull|knock|strike|scratch|kick|yank|leave) ${any} (?:off|out)(?: of)?(?: (?:<paper>|we 're not doing (?:that|it)(?: one)?))?`,
    'remove {w}',
  ],
  [
    `${any} (?:is|are|'s|'re) (?:now |just )?(?:a no|a no go|no go|not happening|not wanted|off the table|dead|history|toast|axed|scratched|nixed|a pass|cut|killed|canceled|out of it|out of the picture)`,
    'remove {w}',
  ],
  [`(?:no|nope) (?:to|on|for) ${any}`, 'remove {w}'],
  [`(?:hold|minus) the (?<w>[a-z' -]+)`, 'remove the {w}'],
  [
    `${any} (?:can|could|should|has to|needs to|gotta|may|might|must|is to|are to|ought to) (?:come out|come off|go|drop off|drop out|be dropped|be removed|be taken out|be taken off|be struck|be deleted|be cut|disappear|go away)(?: (?:completely|entirely|altogether|of there|of <paper>|from <paper>|now|then))*`,
    'remove {w}',
  ],
  [
    `<who> (?:don't|doesn't|didn't|does not|do not|did not|won't) (?:really |actually |even )?(?:want|need)(?: us to (?:do|touch|paint|replace|mess with|bother with|include))? ${any} (?:touched|done|anymore|any more|painted|replaced|messed with|redone|bothered with|looked at|now|after all)`,
    'remove {w}',
  ],
  [
    `<who> (?:'ll |'s |'re |will |is |are |would |'d )*(?:take|taking|want|wants|wanting|go with|going with|have|having|do|doing) ${any} (?:, )?but (?:not|no|skip|without|leave out|pass on) ${v}`,
    ['include {w}', 'remove {v}'],
  ],
  [`${any} by (?:the )?(?<o>owner|client|customer|homeowner)`, 'the {o} is supplying {w}'],
  [`${any} by others`, ['remove {w}', 'add a note that {w} by others']],
  [`yes (?:to|on|for) ${any}`, 'include {w}'],
  [
    `${any} (?:is |are |'s )?(?:a )?(?:yes|go|definite yes|definite|green light|thumbs up|approved|confirmed|good to go)(?: please)?`,
    'include {w}',
  ],
  [`${any} (?:too|as well|also|in as well|in too)(?: please)?`, 'include {w}'],
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
    `(?:move|bring|pull|put|bump|roll|work|fold|slide) ${any} (?:up |over |in |back )*(?:into|in|to) the (?:price|total|base price|main (?:price|job|scope)|job|real (?:price|total))`,
    'include {w}',
  ],
  [
    `(?:throw in|include|add|do|they want|they 'll take) ${any} (?:but )?at half(?: the)? price`,
    ['include {w}', 'halve the price of {w}'],
  ],
  [
    `${any} (?:is|are|'s|'re|will be|can be) (?:all )?(?:on us|on me|on the house|my treat|our treat|a freebie|gratis|free|free of charge|no charge|a gift|comped|thrown in)(?: (?:this time|for (?:them|him|her)|too|as well|then|now))*`,
    'waive {w}',
  ],
  [`comp (?:them |him |her )?(?<w>the .+?|[a-z' -]+?)`, 'waive {w}'],
  [`(?:<who> (?:'ll |will )?)?(?:eat|absorb|swallow|write off|comp) ${any}`, 'waive {w}'],
  [
    `(?:give|do|throw|toss) (?:them |him |her )?${any} (?:in )?(?:for (?:nothing|free)|gratis|as a freebie|on the house|on us|on me|at no charge|free of charge)`,
    'waive {w}',
  ],
  [
    `(?:leave|make) ${any} (?:up to (?:them|him|her)|their (?:call|choice|option)|(?:his|her) (?:call|choice))`,
    'make {w} optional',
  ],
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

export const linePhrasings: readonly Phrasing[] = [...coming, ...counting, ...scaling, ...setting, ...arranging];
