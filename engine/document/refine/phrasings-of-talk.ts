/** What stands around an instruction and changes nothing of it: who calls, who said so, why, thanks. */
import type { Phrasing } from './rephrase.ts';

/** What an instruction may open with once the frame around it is gone. */
const opens =
  '(?=(?:the|my|our|her|his|their|that|those|this|can|could|please|make|change|add|drop|take|put|set|bump|raise|lower|we|i|they|he|she|it|on|no|for|there|let)\\b)';

export const talkPhrasings: readonly Phrasing[] = [
  ["(?:i|we) (?:(?:would|'d) (?:like|love|prefer)|want) to {rest}", '{rest}'],
  // "raise every price by 8 percent, except the labor, which stays"
  [
    '(?<v>raise|increase|bump|up|lower|reduce|cut|drop) (?:every (?:price|line|item)|everything|all (?:the |of the )?(?:prices|lines|items)|all of it|the whole (?:thing|job)|prices)(?: up| down)?(?: by)? {p:PERCENT} ?,? (?:but|except|except for|excluding|other than|save|leaving out) (?:not )?{w:}'.replace(
      '{w:}',
      '(?<w>.+?)(?: ,? (?:which|those|that|they) (?:both |all )?(?:stays?|remains?|is fine|are fine) ?.*)?',
    ),
    '{v} everything except {w} by {p}',
  ],
  [
    '{rest} (?:, )?(?:for good|with (?:the )?(?:waste|overage|trim)|including (?:the )?waste|give or take|or so|all told|like i said|as discussed|as agreed|like we talked about|to be safe|to be honest)',
    '{rest}',
  ],
  [
    '{rest} (?:(?:this|last|since last|since) (?:week|month|year|spring|summer|fall|winter|season|quarter)|DATE\\d+)',
    '{rest}',
  ],
  ['{rest} (?:with|after) (?:(?:my|our|the|his) )?(?:[a-z]+ )?(?:discount|rebate)', '{rest}'],
  ['{rest} for (?:them|him|her|the (?:client|customer|owner|homeowner|folks))', '{rest}'],
  [
    "(?:we|they|he|she|i) (?:won't|will not|wouldn't|don't|do not|doesn't|aren't|isn't|'re not|are not|'s not|is not|'m not|am not) (?:be )?(?:going to be )?(?:needing|wanting|using|doing|requiring) {rest}",
    'remove {rest}',
  ],
  // somebody by name
  [
    "(?!(?:they|he|she|we|i|it|you|that|this|there|nobody|if|when|unless|once|whether|because|what|maybe)\\b)(?:the |my |our )?[a-z'-]+(?: [a-z'-]+)? (?=(?:wants?|wanted|decided|would like|'d like|asked|chose|picked|agreed|approved|okayed|has decided|just decided|says|said|is going with|'s going with|are going with)\\b){rest}",
    'they {rest}',
  ],
  ['{rest} (?:, )?(?:and |but )?(?:not|nor) an? (?:penny|cent|dime|nickel|dollar) (?:more|less)', '{rest}'],
  [
    "<who> (?:'ll |will |'d |would |(?:is |are |'s |'re )(?:going to |gonna )?|have to |has to |had to |just |also )+(?:rather )?(?=(?:pass on|passing on|skip|skipping|drop|dropping|hold off|holding off|forego|forgo|do without|leave|leaving|keep|lose|add|remove|swap|switch|cut|cancel|waive|include|throw in|move|push|change|raise|lower|bump)\\b){rest}",
    '{rest}',
  ],
  ['(?:passing on) {rest}', 'pass on {rest}'],
  ['(?:skipping) {rest}', 'skip {rest}'],
  ['(?:dropping) {rest}', 'drop {rest}'],
  ['(?:holding off on) {rest}', 'skip {rest}'],
  ["{rest} (?:, )?(?:firm|period|tops|no more no less|no ifs or buts|and that 's final|final|max)", '{rest}'],
  [
    '(?:realistically|honestly|actually|really|probably|also|again|obviously|unfortunately|luckily|finally|so then|now then)(?: ,)? {rest}',
    '{rest}',
  ],
  [
    "<who> (?:(?:'s|'ve|has|have|is|are|'re|just|also|now|really|finally) )*(?:would like|'d like|wants?|wanted|decided|chose|prefers?|asked|going|plans?|needs?|agreed|would rather|'d rather|elected|opted)(?: (?:us|me))?(?: to)? (?=(?:hold|skip|drop|add|remove|lose|cut|go|keep|move|change|make|have|do|take|put|include|leave|pass|swap|switch|raise|lower|bump|get|forget|scrap|waive|split|start|push)\\b){rest}",
    '{rest}',
  ],
  [
    '{rest} (?:, )?(?:at |for )?the same (?:price|rate|cost|unit price|money)(?: (?:each|as (?:the )?(?:others?|first|rest|before)))?',
    '{rest}',
  ],
  [
    '{rest} (?:, )?same (?:as the (?:first|other|last|others|rest)(?: (?:one|ones))?|price|rate|deal|thing)(?: as the (?:first|other|last|others|rest))?',
    '{rest}',
  ],
  [
    "(?:the |that |our )?(?:(?! 's | is | are ).)+? (?:'s|is|are|'re) (?:back ?ordered|back - ordered|on back ?order|discontinued|out of stock|not available|unavailable|no longer made|sold out|not in stock|too (?:small|big|weak|short)|undersized|oversized)(?: ,)?(?: so| and)?(?: ,)? {rest}",
    '{rest}',
  ],
  [
    `(?:it 's|this is) (?!(?:gonna|going|now|not|only|just|the|a|an|all|on|optional|free|out|in|off)\\b)[a-z]+ (?:here |again |calling )?(?:, )?${opens}{rest}`,
    '{rest}',
  ],
  [
    '(?:can|could|would|will) (?:you|we|ya) (?:kindly |please |just |maybe |possibly |go ahead and |also )*{rest}',
    '{rest}',
  ],
  [
    "(?:kindly|go on and|be sure to|make sure to|make sure you|remember to|don't forget to|do me a favor and|feel free to|you may|you might|might as well|may as well|you can just|you can|we can|we could|we should|we will|we 'll|i 'll|i will|you should|you 'll want to|we better|i would|i 'd) (?!be\\b|have\\b){rest}",
    '{rest}',
  ],
  [
    "(?:i|we)(?: 'd| would)? (?:like|want|love|need|prefer) (?:to see |to have )?(?<what>(?:the|our|my|that|those) .+?) (?:to be|be|at|to come in at) {f:FIG|PERCENT}",
    'make {what} {f}',
  ],
  [
    `(?:i think|i guess|i figure|i believe|i see|i noticed|looks like|sounds like|seems like|apparently|it turns out|turns out|as it turns out|i 'm told|i heard|word is|fyi|heads up|by the way|btw|for the record|to be fair|anyway|honestly|basically|the thing is|thing is|bottom line)(?: that)?(?: ,)? ${opens}{rest}`,
    '{rest}',
  ],
  [
    `(?:<who> )(?:told (?:me|us)|tells (?:me|us)|says?|said|called (?:and|to say)|called back and|called back|texted(?: me)?|emailed|let (?:me|us) know|confirmed|wrote)(?: that)?(?: ,)? ${opens}{rest}`,
    '{rest}',
  ],
  // "inspector's office says the permit is 210 now"
  [
    `(?:the |an? |my |our |his |her |their )?(?:[a-z'-]+ ){1,4}(?:says|said|told (?:me|us)|confirmed|wrote|emailed|texted)(?: that)?(?: ,)? ${opens}{rest}`,
    '{rest}',
  ],
  [`(?:after|since|because|now that|as|per|given|based on|considering) (?:(?!,).)+? , ${opens}{rest}`, '{rest}'],
  [
    `(?:on second thought|come to think of it|one more thing|another thing|last thing|while you 're at it|while we 're at it|as for the rest|then again|in that case|if so|in the end)(?: ,)? ${opens}{rest}`,
    '{rest}',
  ],
  [
    "{rest} (?:, )?(?:if you (?:could|would|can|don't mind|please|will)|when you get a (?:chance|minute|sec)|at your convenience|thanks (?:so much|a lot|again|a bunch)|thank you|much appreciated|my bad|sorry about that|i think|i guess|i suppose|please and thank you|would you|will you|ok|okay|alright|you know|i reckon|mate|buddy|boss|man|cheers|ta|love)",
    '{rest}',
  ],
  [
    '{rest} (?:from now on|going forward|this time(?: around)?|after all|for this one|on this one|on this job|for this job|these days|as of (?:today|now|DATE\\d+)|starting (?:today|now)|from the (?:new |other )?(?:supplier|vendor|distributor|yard|lumberyard|store)|at the (?:yard|supplier|supply house)|in there|on there|in here|on here)',
    '{rest}',
  ],
  [
    "{rest} (?:, )?(?:and |then )?(?:nothing else(?: changes)?|(?:and )?that 's it|(?:and )?that 's all|leave (?:the rest|everything else)(?: alone| as is| be| where it 's at| where it is| the same)?|the rest (?:stays|is fine|stays the same|is good|is ok)|keep (?:the rest|everything else)(?: the same| as is)?)",
    '{rest}',
  ],
  ['{rest} (?:, )?no charge (?:to|for) (?:them|him|her|the (?:client|customer|owner|homeowner))', '{rest}'],
  ["{rest} (?:, )?(?:as|on|in) (?:its|it 's|a|their|his|it) (?:'s )?(?:own|separate) (?:line|line item)", '{rest}'],
];
