/** "leave everything else as it is": what is not spoken of stays anyway. */
import type { Handler } from './apply-edit.ts';

const rest =
  '(?:everything|anything|nothing|all|the others?|(?:the )?rest|other things|all the rest|the other [a-z]+|all the other [a-z]+|all (?:the )?others?)(?: (?:else|other|of it|of them|of the (?:lines|items|prices|quote|estimate|bid|document)|on (?:it|there|here)|besides that|prices|lines|items|hours|numbers|figures))*';
const asItIs =
  "(?: (?:is|are|'s|alone|be|as|it|they|'re|the|same|where|unchanged|untouched|put|like|that|how|way|stays?|remains?|in place|right|fine|good|ok|okay|was|were|had|has|have|it 's|them|there|exactly|just|at|standing|sitting|set))*";

const patterns = [
  new RegExp(`^(?:(?:leave|keep) )?${rest}${asItIs}$`),
  new RegExp(`^(?:don't|do not) (?:touch|change|move|adjust|mess with|alter|mess up) ${rest}${asItIs}$`),
  // "don't touch the tear off"
  /^(?:don't|do not|never) (?:touch|change|move|mess with|alter) (?:the |my |our |her |his |their )[a-z][a-z' -]*$/,
  // "make the total 3400 but don't touch the cellulose price"
  /^(?:don't|do not|never|without|not) (?:touch|touching|change|changing|move|moving|adjust|adjusting|mess with|messing with|alter|altering) (?:the |our |my |her |his |their )?[a-z' -]+? (?:price|rate|cost|number|amount|hours|quantity|count|line|total|figure)s?$/,
  /^(?:the |our |my )?(?:[a-z-]+ ){1,4}(?:stays?|remains?|is staying|are staying|doesn't change|don't change|should stay|can stay|should not change)(?: (?:the same|same|as is|as it is|as they are|where it is|where they are|(?:at )?what it is|(?:at )?what they are|put|unchanged|in|at the same [a-z]+|the same [a-z]+|there|on|alone))*$/,
  /^(?:leave|keep) (?:the |our |my |her |his |their )?(?!(?:total|price|whole thing|bottom line)\b)[a-z' -]+? (?:the same|as is|as it is|as they are|where (?:it|he|she|they|that) (?:is|are|'s|'re|was|were)(?: at)?|where it 's at|how it is|like it is|at what (?:it|they) (?:is|are)|what (?:it|they) (?:is|are)|unchanged|alone)$/,
  /^(?:the |our |my )?(?:[a-z-]+ ){1,4}(?:is|are|'s|looks?) (?:fine|good|ok|okay|right|correct|perfect)(?: as (?:is|it is|they are))?$/,
  // "10 percent off all but the travel, that stays full"
  /^(?:that|it|they|those|(?:the |our |my )?(?:[a-z-]+ ){1,4})(?:one )?(?:stays?|remains?|should stay|can stay) (?:at )?(?:full|full price|the full (?:price|amount|rate)|how (?:it|they) (?:is|are|was|were)|like (?:it|they) (?:is|are))$/,
  // "the air handler didn't move"
  /^(?:the |our |my )?(?:[a-z-]+ ){1,4}(?:(?:didn't|did not|doesn't|don't|dont|hasn't|won't|isn't|aren't) (?:move|moving|moved|change|changing|changed|budge|go (?:up|down|anywhere)|going (?:up|down|anywhere))|did not change)(?: (?:at all|though|any|yet|in price))?$/,
  /^still (?:at )?[A-Z]+\d+$/,
  /^(?:leave|keep) (?:all )?(?:the |my |our )?(?:hours|prices|rates|quantities|numbers|hourly rates?)$/,
  /^(?:nothing else|no other) (?:changes?|should change|moves?|is different)$/,
  /^(?:leave|keep) the (?:other|remaining|rest of the|last|first) (?:NUMBER|DURATION|QUANTITY)\d+ (?:[a-z]+ )?(?:at|on|with|to|under) (?:my|our|the|his|her|their)(?: (?:own|same|normal|regular|usual|full|old|current|existing))* (?:rate|price|name)$/,
  // how it should be shown, which is how it is
  /^(?:and )?(?:use|take|charge|put) (?:it|that|this) (?:as|for) (?:the|our|my|your|its) (?:new )?(?:price|number|figure|rate)$/,
  /^(?:raise|change|do|make it|put it) (?:it )?(?:in |on |by )?the (?:unit )?(?:prices|lines|rates) themselves$/,
  /^(?:no|not|not as|without|don't (?:make|add|show|use)) (?:an? |any )?(?:separate|extra|new|additional|own) lines?(?: items?)?(?: for (?:it|that))?$/,
  /^(?:that 's|that is|that 'll be|that should be) (?:it|all|everything)(?: for now)?$/,
];

export const keepRest: Handler = ({ pattern }) =>
  patterns.some((expression) => expression.test(pattern)) && pattern.includes(' ') ? { kind: 'already' } : null;
