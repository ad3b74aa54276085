/**
 * The same instruction in plainer words, for a second reading where the first was not understood: slang of adding, moving and
 * changing becomes the verb it stands for, and what says nothing is left out. Figures, names and what limits it stay as
 * they were said.
 */

import { hastyWords } from './hasty-words.ts';
import { withoutNames } from './without-names.ts';

const A =
  '(?:an?|another|in an?|in another|the|some|in some|in the|(?:in )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve))';

/** "adding a vent": what is being done is to be done. */
const GERUNDS = {
  adding: 'add',
  dropping: 'drop',
  removing: 'remove',
  taking: 'take',
  cutting: 'cut',
  skipping: 'skip',
  swapping: 'swap',
  changing: 'change',
  bumping: 'bump',
  raising: 'raise',
  lowering: 'lower',
  waiving: 'waive',
  including: 'include',
  replacing: 'replace',
};

const rewrites: readonly [pattern: RegExp, plain: string][] = [
  // what leads up to it
  [/^(?:yep|yup|yes|ya|yah)[, ]+(?=(?:they|he|she|we|i|it|the|add|put|take|make|drop|include)\b)/i, ''],
  [/^(?:hey|hi|hello|okay|ok|alright|so|um|uh|yeah|well|listen|look|actually|oh|and|also|please)[, ]+/i, ''],
  [
    /^(?:so )?i (?:just )?(?:talked|spoke|met|got off the phone)(?: to| with)? (?:them|him|her|the (?:client|customer|owner|homeowner|couple))(?: again| today| this morning)?(?: and|,|\.) */i,
    '',
  ],
  [/^(?:can|could|would) you (?:please |just |go ahead and )?/i, ''],
  [/^(?:i(?:'d| would) like you to|i need you to|i want you to|we need to|you need to|let's|go ahead and|just) /i, ''],
  [
    /^(?:just )?(?:an? |one |a couple |two |some |few )?(?:quick|small|minor|last|little|more)? ?(?:changes?|things?|fix(?:es)?|edits?|tweaks?|corrections?)[,:.] /i,
    '',
  ],
  ...Object.entries(GERUNDS).map(([said, plain]): [RegExp, string] => [
    new RegExp(`^(?:(?:we|they|he|she|i)(?:'re|'s|'m| are| is| am) )?(?:also |just |now )?${said} (?=[a-z\\d])`, 'i'),
    `${plain} `,
  ]),
  ...hastyWords,
  [
    /\bhalf (down|up ?front|now|to start)(?:,| and)+ (?:the other )?half (at|on|when|upon|after|before) /i,
    'half $1 and the balance $2 ',
  ],
  [
    /\b(?:our|my|the) cost (?:on|for|of) (?:the )?([a-z ]{2,40}?) (?:is|went to|came in at|is up to)(?: now)? (\$?\d[\d.,]*\d|[a-z][a-z ]{1,30}?|\d)(?: (?:dollars|bucks))?(?: (?:apiece|each|an? \w+))?[.,;]? (?:so |and |then )*mark (?:that|it|them) up (?:by )?(\S+ percent|\S+%)/i,
    'mark up the $1 $3 from a cost of $2.',
  ],
  [
    /\b\S+(?: percent|%) (up ?front|down|deposit|off|discount) is (?:way |a bit |a little )?too (?:much|little|high|low|steep)[,.;]? (?:so |and )?(?:make|do|call|let's do|let's make) (?:that|it) (\d+)\b(?: percent|%)?/i,
    'make the $1 $2 percent',
  ],
  [/\bmake the (?:up ?front|down) (?=\d)/i, 'make the deposit '],
  [/\bmake the off (?=\d)/i, 'make the discount '],
  [
    /^(?:hey[, ]+)?(?:so )?(?:i |we )?(?:just |finally )*(?:talked|spoke|met|got off the phone|heard back|heard|chatted|was on the phone)(?: to| with| from)? [A-Za-z.' ]{2,28}?(?:, (?:and )?| and |\. )(?=\S+ \S+)/i,
    '',
  ],
  // "chemicals get billed as used, pull that line and write it in the notes"
  [
    /^((?:the )?[a-z' -]{3,30}?) ((?:gets?|are|is|will be|goes?) [^,]+), (?:so )?(?:pull|take|drop|remove|cut|lose) (?:that|it|the|this) ?(?:line|one)?(?: off| out)? and (?:write|put|note|mention|say) (?:it|that|so)(?: down)?(?: (?:in|on) (?:the )?(?:notes|quote|estimate|bid|there))?$/i,
    'take off the $1 line and add a note that $1 $2',
  ],
  // "…, put that in the terms"
  [
    /^(?!.*\b(?:add|change|make|drop|remove|take) )(?!.*(?:[.;] |@|percent|%|\b(?:e-?mail|phone|address)\b))(.+?),? (?:so |and |please )?(?:put|add|note|write|stick|include) (?:that|this|it)(?: (?:in|down|on|to)(?: there| here)?)?(?: (?:in|on|to|under))? ?(?:the )?(notes|quote|bid|estimate|invoice)?$/i,
    'add a note that $1',
  ],
  [
    /\b(?:lose|drop|remove|take off|scrap|forget|cut) (?:the|that) \S+(?: percent| dollar)? discount and (?:add|do|give (?:them|him|her)|make it|put on|use) an? (\S+ percent|\S+%) one(?: instead)?/i,
    'change the discount to $1',
  ],
  [/(?<!\b(?:other|remaining|rest) \S{1,8} )\bat (?:our|my) (?:own )?(?:price|rate)\b(?:,? but)?/gi, ''],
  [/^([a-z' -]{3,40}), (?:add|throw in|put in|include) (?:one|that|it|some)$/i, 'add $1'],
  // one part of a line with a price of its own, told over two sentences
  [
    /\bof the \S+ (hours|days|feet|squares|pieces|[a-z]+s) (?:in|on|of|for|at) (?:the )?([a-z ]{2,40}?), (\S+)(?: of (?:them|those))? (?:are|is|go|were|will be) [^.,;]{1,60}?[.,;]? ?(?:so |and )?(?:make|put|list|show|break|price|call) (?:those|them|that)(?: out)?(?: (?:as|on|in|into))? (?:an? )?(?:separate|own|new|different) line(?: item)? (?:called|named|for|as|labeled) ([a-z ]+?) at (?=\S+\d|\d|[a-z]+ (?:dollars|bucks|an? |per ))/i,
    'carve $3 $1 out of the $2 as $4 at ',
  ],
  // what a kind of thing means here
  [
    /\b(?:but )?(?:only |just )*on (?:only |just )?(?:the |my |our )?(?:equipment|materials?|goods|parts|fixtures|products?|supplies|hardware|appliances|plants|gear|units?|stuff|taxable (?:stuff|items?|ones))[,.]? (?:that's|thats|that is|which is|which are|meaning|i mean|so|as in|namely|i\.?e\.?) (?=the |my |our |both )/i,
    'on ',
  ],
  [/\b(?:on|for|over) all (?=\d[\d.,]* [a-z]+$)/i, 'for '],
  [
    /^(?:put|list|show|give (?:them|him|her)|offer|add)(?: in)? (?:the )?([a-z' -]{3,40}?) (?:as|for) an? (?:option|extra|add[- ]?on),? (\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: of (?:them|those))?$/i,
    'add $2 $1 as an option',
  ],
  [
    /(?: now| yet| this time)?,? (?:maybe|perhaps|probably)(?: we'll do it| do it| we can do it)? (?:later|next (?:year|time|month|season|spring|summer|fall|winter)|in the (?:spring|summer|fall|winter)|another time|some other time)$/i,
    '',
  ],
  [
    /^(?:charge |bill |make it )?half (?:of )?(?:the )?([a-z' -]{3,40}?) (?:price|rate)(?=$|,| (?:since|because|as|cause|for)\b)/i,
    'halve the price of the $1',
  ],
  [
    /,? (?:and )?which (?:also )?(?:puts|brings|takes|moves|bumps|gets) ([a-z ,'-]{3,60}?) (?:at|to|up to|down to) /gi,
    ', put $1 at ',
  ],
  [
    /,? (?:and )?which (?:also )?(?:means|makes it|makes|gives us|leaves)(?: that)?(?: (?:we need|we'll need|it's|there are|they need))? (?=\d|one |two |three |four |five |six |seven |eight |nine |ten |twelve )/gi,
    ', make it ',
  ],
  [
    /^(?:spell out|lay out|write (?:out|down)|list|show|put in) (?:how (?:they|he|she|the client) pays?|the payments?|the payment (?:plan|schedule|terms)|when (?:they|he|she) pays?)(?:[,:]| as| like this)? (?=.*\d)(.+)$/i,
    'Add the term: Payment $1',
  ],
  [
    /\b(?:stick|slap|tack|toss|throw|put|pop) (?=(?:(?:an? |\d|half|two |three |four |five |six ).{0,20})?(?:hours?|days?) (?:of|for) )(.+? (?:of|for) [a-z ]+?) (?:on|in)(?: there| it)?(?: for (?:his|her|their|the) [a-z ]+)?(?=,|$)/i,
    'add $1',
  ],
  [/ where (?:it|that|the (?:line|quote|estimate)) (?:says?|reads?|has) (?=\d|an? )/gi, ' not '],
  [
    /\b((?:they|he|she|we|i)(?:'d| would)? (?:wants?|like|prefers?|need|needs) (?:an? |the )?[a-z' -]{4,40}? (?:now|instead)),? (?:that|it|they|which|those) ?(?:goes|go|is|are|runs?|costs?|'s|'re) (?:for |at )?(?=\$?\d)/i,
    '$1 at ',
  ],
  // what was just said is to stand on the page
  [
    /(^|[.;] )(?!(?:add|change|make|drop|remove|take)\b)([^.;]{12,}?),? (?:and |so |please )*(?:just |make sure (?:you |to )?|be sure to )?(?:say so|mention (?:it|that)(?: (?:on|in) (?:there|it|here))?|note (?:it|that)(?: down)?|(?:write|put|stick|get) (?:it|that|this)(?: down)? in (?:the )?(?:notes|writing|there)|spell that out)(?:,? (?:but |and )?(?:dont|don't|do not) (?:take|knock|count|charge|add) (?:it|that|anything)(?: off| on)?|,? but that's (?:between|on|up to) [^.;,]+(?:,? my [a-z]+ (?:stays?|remains?) (?:put|the same|as is))?)?(?=$|[.;])/i,
    '$1add a note that $2',
  ],
  [
    /(^|[.;] )(?!(?:add|change|make|drop|remove|take)\b)([^.;]{12,}?),? (?:and |so |please )*(?:(?:write|put|stick|get) (?:it|that|this)(?: down)?|(?:that |it |this )?(?:has to|needs to|should|must|ought to) (?:be|go|stand)) in (?:the )?terms(?=$|[.;])/i,
    '$1add to the terms that $2',
  ],
  [
    /^(?:and |also )?(?:make sure (?:it|the (?:quote|bid|estimate|invoice)) says|it (?:should|needs to|has to) say|have it say)(?: that)? (?=[a-z])/i,
    'add a note that ',
  ],
  [
    /\b(?:charge|use|at|go by|for) (?:what|whatever) (?:we|i) (?:always|usually|normally|typically) (?:charge|get|do|use)(?: for (?:it|that|them|those))?/i,
    'at list',
  ],
  [
    /(?<=^|[.;] )(?:and |also )?(?:(?:an? )?couple(?: of)?) ([a-z][a-z ]{2,30}?) (?:though|too|also),? (?:at )?(\$?\d[\d.]*) (?:apiece|each|a piece)\b/i,
    'add 2 $1 at $2 each',
  ],
  [/\ba single (?!(?:cent|penny|dollar|thing|one|price|sum|total|day|line|item)\b)(?=[a-z])/gi, 'one '],
  [
    /\b(?:ought to|should|needs? to|has to|have to|can) (?:come|go|stand) (first|last)(?: (?:on|in) the list)?/gi,
    'should be $1',
  ],
  [/\b(?:stays?|works?|is there|are there) (?:for )?the whole (?=\S+ hours?)/gi, 'is '],
  [
    /^(?:give (?:them|him|her) )?(\S+) days to pay(?:,? (?:instead of|not|rather than) (?:due )?(?:on|upon) receipt)?$/i,
    'net $1',
  ],
  [
    /\b(?:they|he|she|we)(?:'ll| will| would|'d) (?:sign|go|do it|take it|agree|say yes|settle|be happy)(?: off)? (?:at|for|if it's) (\$?\d[\d,.]*\d(?: hundred| grand)?)( even| flat)?(?=[.,;]|$)/gi,
    'make the total $1',
  ],
  [
    /\bswitch (?:them|him|her|it) from (\w+) to (\w+),? (?:(?:that |it )?works out to|so|that's|which is|it's) (?=\d+ \w+ at )/gi,
    'switch the $1 to $2, ',
  ],
  [
    /\b(?:show|list|put|leave|make|mark) (it|that|them|those) (?:down )?as an? (?:add[- ]?on|option|extra)(?: (?:he|she|they) can (?:take|add|pick|choose|get)(?: later| if (?:he|she|they) wants?)?)?/gi,
    'make $1 optional',
  ],
  [/,? (?:and )?let (?:him|her|them) decide(?: on (?:it|that|those))?(?: later)?(?=[,.;]|$)/gi, ', make it optional'],
  [
    /\b(?:they|he|she|we)(?:'ve| have| has)?(?: already)? (?:gave|paid|handed|sent|given) (?:us|me) (\$?\d[\d,.]*|an? hundred|\w+ hundred|an? thousand)(?: dollars| bucks)?\b[^.;]*?,? (?:so )?(?:show|mark|put|list|count|note) (?:that|it) (?:down )?as (?:paid|a deposit|the deposit)/gi,
    'deposit of $1 dollars paid',
  ],
  [/\bwrite (?:it |that )?in(?: there| here)?(?: somewhere)? that /gi, 'add a note that '],
  [
    /\b((?:just|only)(?: needs?| wants?| got| has)?) the one (?=[a-z]{3,})(?!(?:with|from|that|who|line|thing)\b)/gi,
    '$1 one ',
  ],
  [/\b(first|second|third|fourth|fifth|sixth) line (?:down|from the top),?/gi, 'the $1 line'],
  [/ for the lot(?=[.,;]|$)/gi, ' total'],
  [
    /^(?:and |also )?put (?:the |an? )?([a-z' -]{3,30}?) on (?:there|it|the (?:quote|estimate|bid|invoice)) as (?:an? )?(?:optional|option|extra)(?:,? (?:at )?(?:our|the|my) (?:regular|usual|list|normal|standard) (?:price|rate))?$/i,
    'add $1 as an option',
  ],
  [
    /^(?:(?:i|we) )?(?:re-?)?measured (?:it |that )?(?:again )?(?:and |, |so )*(?:the )?[a-z ]{2,20}?(?:'s| is| came out (?:at|to)| measured(?: out)?(?: at)?) (\S+ [a-z]+(?: (?:feet|foot))?),? so (?:fix|change|update|correct) (the .+)$/i,
    'make $2 $1',
  ],
  [
    /^(?:it |this |that |the (?:total|price|quote|bid) )?(?:needs?|has|ought) to come (?:out )?(?:at|to) (?=\$?\d)/i,
    'make the total ',
  ],
  [/,? (?:but )?(?:just|only) (?:on |off )?(?:the )?rest(?: of (?:it|them))?$/i, ''],
  [/\b(\d+(?:\.\d+)?) square(?=$|[.,;]| (?:so|and|for|on|not)\b)/gi, '$1 squares'],
  [/\bboth and (?=the [a-z ]{3,30} (?:is|are|came|comes|ran|runs|went|goes|should) )/i, 'both, and '],
  // what says nothing
  [/,? (?:and )?(?:nothing|not anything|no other(?:s)?) (?:else|more)(?: changes| though| please)?$/i, ''],
  [
    /,? (?:and )?(?:leave|keep) (?:everything else|the rest|all the rest|the others?)(?: (?:alone|as is|the same|like it is))?$/i,
    '',
  ],
  [
    / (?:on (?:me|us)|for (?:me|us)|too same as me|same as me|please|thanks|though|if you (?:can|could|would)|real quick)$/i,
    '',
  ],
  [/\b(?:at|for) (?:our|my|the) (?:list|usual|regular|normal|standard|book)(?: list)? (?:price|rate)s?$/i, ''],
  [
    /,? (?:at (?:the )?list(?: price)?|(?:off|from) (?:of )?(?:the|our|my) (?:price )?list)(?=$|[,.;]| (?:and|same)\b)/gi,
    '',
  ],
  [/^((?:the )?(?:travel|mileage|trip)\b.*\d\S*) (?:both ways|round trip|there and back)$/i, '$1'],
  [/(?<=[a-z])[,;]+$/, ''],
  [
    /\b(?:at|for) (?:our|my|the) (?:list|usual|regular|normal|standard|book)(?: list)? (?:price|rate)s?(?=,? and\b|[.,;])/gi,
    '',
  ],
  [
    /^offer (?:them |him |her )?(?:the |an? )?([a-z' -]{2,40}?) as an (?:option|extra|add[- ]?on)\b/i,
    'add $1 as an option',
  ],
  [
    /(?:,? and |, )((?:an? |one |two |three |four |five |six |twelve |\d+ )[a-z' -]{2,60}?) (?:goes|go|should go|belongs?|gets? added) in(?:to)? the (?:price|total|number|bid|quote)$/i,
    ' and add $1',
  ],
  // a figure that is told first, and the lines it is for behind it
  [
    /^(?:the )?[a-z' -]{2,30}? (?:came out (?:at|to)|measured(?: out)?(?: (?:at|to))?|comes to|is really|is actually|is|ended up(?: at)?) (\$?\d[\d.,]* [a-z]+(?: (?:feet|foot|yards?))?),? so (?:fix|change|update|correct|put) (?:that|it) (?:on|for|in) (?:the )?([a-z' -]{2,40}?) and (?:on |for |in )?(?:the )?([a-z' -]{2,40})$/i,
    'change the $2 to $1 and change the $3 to $1',
  ],
  [
    /^(?:the )?[a-z' -]{2,30}?(?:'s| is| are|'re)(?: really| actually| now)* (\$?\d[\d.,]* [a-z]+(?: (?:feet|foot|yards?))?),? (?:i|we) (?:had|put|said|wrote|used) \S+(?: [a-z]+)?,? so (?:the )?([a-z' ,-]{4,80}?)(?: all| both)? (?:needs?|has|have) to (?:change|go up|go down|be (?:changed|updated|fixed))$/i,
    'change the $2 to $1',
  ],
  [
    /^(?:include|add in|put in) (?:the )?([a-z' -]{2,30}?),? (?:and )?(?:it's|its|that's|it is) ([\d.]+ [a-z]+)(?: (?:across|wide|long))?,? (?:and |so )?(?:use|charge|bill|at|go by|go with) (?:it at )?(?:our|my|the) (?:per [a-z]+|by the [a-z]+|list|usual|regular|book) (?:price|rate)$/i,
    'remove the $1 and add $2 of $1',
  ],
  [
    /^(?:the )?(tax|discount|deposit|retainer)(?: rate)?(?:'s| is| was) (?:wrong|off|not right|incorrect),? (?:and )?(?:it's|it is|it should be|should be|make it|that's) ([a-z0-9. ]+?)(?: percent|%)?(?= on (?:the )?[a-z ]+$|$)/i,
    'make the $1 $2 percent',
  ],
  [
    /\ban? (?:flat |cool |even |straight )?(?:thousand|grand)(?: dollars| bucks)?(?=$|[,.;]| (?:and|deposit|discount|retainer|down|off|flat|even)\b)/gi,
    '1000 dollars',
  ],
  [
    /\b((?:deposit|retainer)\b.*?),? and (?:say|note|mention|put) (?:that )?it's (?=[a-z])/i,
    '$1 and add a note that the deposit is ',
  ],
  [
    /^round (?:the whole (?:thing|job)|everything|it all|it|the total|the price)(?: (?:down|up|off))? to /i,
    'make the total ',
  ],
  [/,? (?:tax and all|including tax|tax included|with tax and everything)$/i, ''],
  [
    /^(?:the )?first (?:lesson|session|visit|day|class|appointment|shoot|service|delivery|clean(?:ing)?) (?:is|'s|will be|moves to)(?: now)?(?: on)? (.+?)(?: instead| now)?(?= and |,|$)/i,
    'start date $1',
  ],
  [/\band (?:the )?whole thing (?:runs|takes|lasts|goes)(?: for)? /i, 'and the timeline is '],
  [
    /,? but (?:the )?(?!(?:deposit|discount|tax|total|retainer)\b)[a-z ,'-]{2,50}? (?:stays?|remains?) (?:at )?(?:what (?:it|they) (?:is|are)|where (?:it|they) (?:is|are)|as is|the same|put)$/i,
    '',
  ],
  [
    /\b(?:cap|limit) (?:the |any )?([a-z ]{3,30}?) (?:at|to) (\$?\d[\d.,]*) (?:rather than|instead of|not) (?:the )?\$?\d[\d.,]*$/i,
    'change the $1 to $2 in the notes',
  ],
  // one thing in the place of another
  [
    /\b(?:(?:they|he|she|we|i)(?:'d| would|'ll| will)? (?:want|wants|like|prefer|prefers|take|went with|go with|(?:are|is) going with|decided on|chose|picked)|go with|go for|use|do|put in|make it|give (?:them|him|her)) (?:an? |the )?((?:(?!,| and )[^.;]){2,40}?) (?:instead of|rather than|in place of|over) (?:the |that |those |their |this |an? )?((?:(?!,| at | for | and )[^.;]){2,40}?),? (?:(?:that's|it's|those are|they're|that is|it is|which is|at|for|it runs|that runs|runs|costs) )+(?=\$?\d|[a-z]+ (?:hundred|dollars|bucks|fifty|ninety|eighty|seventy|sixty|forty|thirty|twenty))/i,
    'replace the $2 with $1 at ',
  ],
  [
    /^(?:(?:they|he|she|we|i)(?:'d| would|'ll| will)? (?:want|wants|like|prefer|prefers|take|went with|go with|(?:are|is) going with|decided on|chose|picked)|go with|go for|use|do|put in|make it|give (?:them|him|her)) (?:an? |the )?((?:(?!,| and )[^.;]){2,40}?) (?:instead of|rather than|in place of|over) (?:the |that |those |their |this |an? )([a-z' -]{2,40}?)(?: on (?:it|this|there))?$/i,
    'replace the $2 with $1',
  ],
  [
    /^((?:swap|replace|switch|trade|change|sub|substitute|upgrade)(?: out)? (?:(?!,)[^.;]){2,50}? (?:for|with|to) (?:(?!,)[^.;]){2,50}?),? (?:that one(?:'s| is)|(?:that|it|this)(?:'s| is| will be| runs| costs)|which (?:is|runs|costs)|they(?:'re| are)) (?=\$?\d)/i,
    '$1 at ',
  ],
  [
    /^((?:swap|replace|switch|trade|change|sub|substitute)(?: out)? (?:the |that |those |their )?(?:(?!,)[^.;]){2,40}? (?:for|with|to) (?:(?!,)[^.;]){2,40}?), (?:same (?:area|size|amount|quantity|count|number|footage|length|square footage|yardage|hours)|same as (?:before|it was)), (?:at |it's |that's |for )?(?=\$?\d)/i,
    '$1 at ',
  ],
  [
    /^(?:skip|drop|forget|lose|scratch|no) (?:the )?([a-z' -]{2,40}?),? (?:use|do|put in|go with|make it|we'll do|they want) ([a-z' -]{2,40}?) instead,? (\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: of them)? (?:at|for) (?=\$?\d)/i,
    'remove the $1 and add $3 $2 at ',
  ],
  [
    /, (?:they're |she's |he's |an? |good |old )*(?:friends?|family|cousins?|neighbou?rs?|regulars?|repeat customers?)(?: of (?:mine|ours|my [a-z]+|the family))?$/i,
    '',
  ],
  [/(\b(?:off|on) (?:just |only )?the [a-z ]+?),? (?:but )?not (?:on |off )?the [a-z ]+$/i, '$1'],
  // taken back in the same breath
  [
    /,? (?:and )?add (?:the |an? )?(?:[a-z'-]+ )*?([a-z'-]+),? (?:actually|no wait|no|wait|sorry)(?:,? (?:no|wait))*,? (?:forget|scratch|skip|drop|leave (?:off|out)|don't add|never mind|not) (?:about )?(?:the |that )?(?:[a-z'-]+ )*?\1(?= just\b|[.,;]|$)/i,
    '',
  ],
  [
    /\b(?:take (?:out|off)|scratch|drop|remove|cut|lose|skip|delete|nix) (?:the )?[a-z' -]{2,40}?,? (?:no wait|no|wait|actually|sorry)(?:,? (?:no|wait))*,? (?:keep|leave) (?:it|that|them|those)(?: in| on| there)*(?:,? (?:that's|it's|they're|those are) (?:fine|good|ok|okay|staying))?(?:[.,;] *|$)/i,
    '',
  ],
  [
    /\b(?:scratch|drop|remove|take off|cut|lose|skip|delete|nix) (?:the )?[a-z' -]{2,40}?,? (?:no wait|no|wait|actually|sorry)(?:,? (?:no|wait))*,? (?:keep|leave) (?:the |that |those )?[a-z' -]{2,24}?,? (?=(?:scratch|drop|remove|take off|cut|lose|skip|delete|nix) )/gi,
    '',
  ],
  // moving
  [
    /\b(?:over )?(?:to|into|in|under|with) the (?:optional|options|extras?|add[- ]?ons?) ?(?:stuff|side|section|part|list|items|bucket|pile|lines|ones|things)?$/i,
    'to optional',
  ],
  [/^(?:slide|shift|scoot|bump|shove|toss|throw|kick|put|stick|drop|pull) (.+) to optional$/i, 'move $1 to optional'],
  [
    /^(?:stick|slide|shove|bump|drop|shift|scoot|park|put) (.+?) (?:right |directly |just )?(?:under|underneath|below|beneath|after|behind) /i,
    'move $1 below ',
  ],
  [
    /^(?:stick|slide|shove|bump|shift|scoot|park|put) (.+?) (?:right |directly |just )?(?:above|before|ahead of|over|on top of) /i,
    'move $1 above ',
  ],
  // adding
  [
    new RegExp(
      `^(?:(?:stick|slap|tack|toss|plug|pop|squeeze|pencil)(?: on| in)?|(?:drop|throw|work|slip) (?:on|in)) (?=${A} )`,
      'i',
    ),
    'add ',
  ],
  [/^(add .*(?:surcharge|fee|charge)) (?:on|onto|to) (?:it|that|there|this|the (?:end|bottom))$/i, '$1'],
  [/^add (?:an? )?(\S+ (?:percent|%)) ([a-z ]+?(?:surcharge|fee|charge))$/i, 'add $2 of $1'],
  [/^(?:put|stick|throw|add|write|note)(?: it)? (?:in|down)(?: there| in there)? that /i, 'add a note that '],
  [
    /^(?:it should say|mention|make it clear|make sure (?:it says|they know)|let them know|say) that /i,
    'add a note that ',
  ],
  // time
  [
    /^(?:tell|let) (?:them|him|her) (?:know )?(?:it's |it'll (?:be|take) |we need |it takes |about )?((?:\S+ to )?\S+ (?:days?|weeks?|months?))\b/i,
    'the timeline is $1',
  ],
  [/\band we can't (?:start|get there|begin)(?: before| until) /i, 'and start date '],
  [/^we can't (?:start|get there|begin)(?: before| until) /i, 'start date '],
  // shares
  [
    /^tax (?:goes|is|should be|applies|needs to be|has to be) on (?:the whole (?:job|thing|ticket|bill|invoice|quote)|everything|all of it)(?:,? (?:and )?not just .+)?$/i,
    'put the tax on everything',
  ],
  [
    /^instead of (?:the |a |that )?(?:.+?) off,? (?:do|make it|give (?:them|him|her)|go with|use|put) (\S+(?: and a half)? (?:percent|%)|\$?\d\S*)(?: off)?$/i,
    'make the discount $1',
  ],
  [
    /^(?:the )?(deposit|retainer|discount|tax|travel)s? (?:(?:is|'s|should be|needs to be|was) )?(\$?\d[\d.,]*(?: percent| dollars| bucks|%)?),? not (?:the )?\$?\d[\d.,]*(?: percent| dollars| bucks|%)?$/i,
    'change the $1 to $2',
  ],
  [/^(?:the )?(deposit|retainer|discount|tax)s (\$?\d[\d.,]*(?: percent| dollars| bucks|%)?)$/i, 'change the $1 to $2'],
  [
    /^(?:raise|up|bump|jack|kick)(?: up)? ((?:the |my |our )?[a-z ]+?) and ((?:the |my |our )?[a-z ]+?) (?:up )?(?:by )?(\S+ percent)$/i,
    'raise $1 by $3 and raise $2 by $3',
  ],
  [
    /^(?:drop|lower|cut|knock|bring)(?: down)? ((?:the |my |our )?[a-z ]+?) and ((?:the |my |our )?[a-z ]+?) (?:down )?(?:by )?(\S+ percent)$/i,
    'lower $1 by $3 and lower $2 by $3',
  ],
  // figures of a line
  [
    /^((?:the |my |our )?[a-z ]+?) (?:has |is |'s )?(?:went|gone|going|go|came in) up (?:by |another |an extra )?(\$?\d[\d.,]*)(?: dollars| bucks)?$/i,
    'raise $1 by $2 dollars',
  ],
  [
    /^((?:the |my |our )?[a-z ]+?) (?:has |is |'s )?(?:went|gone|going|go|came) down (?:by |another )?(\$?\d[\d.,]*)(?: dollars| bucks)?$/i,
    'lower $1 by $2 dollars',
  ],
  [
    /^((?:the |my |our )?[a-z ]+?) (?:is|are) (?:going to|now) (?:stay|be|be there|work|run|take)(?: there)?(?: for)?(?: the whole| all)? (\S+ hours?)(?: too)?$/i,
    'change $1 to $2',
  ],
];

/** Null where nothing could be said more plainly. */
export function plainWords(instructions: string, client?: string | null): string | null {
  let plain = withoutNames(instructions.trim(), client);
  for (let round = 0; round < 2; round += 1)
    for (const [pattern, words] of rewrites) plain = plain.replace(pattern, words).trim();
  return plain === instructions.trim() || plain === '' ? null : plain;
}
