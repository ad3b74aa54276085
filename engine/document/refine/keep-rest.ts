/** "leave everything else as it is": what is not spoken of stays anyway. */
import type { Handler } from './apply-edit.ts';

const rest =
  '(?:everything|anything|nothing|all|the others?|the rest|other things|all the rest|the other [a-z]+|all the other [a-z]+|all (?:the )?others?)(?: (?:else|other|of it|of them|of the (?:lines|items|prices|quote|estimate|bid|document)|on (?:it|there|here)|besides that|prices|lines|items|hours|numbers|figures))*';
const asItIs =
  "(?: (?:is|are|'s|alone|be|as|it|they|'re|the|same|where|unchanged|untouched|put|like|that|how|way|stays?|remains?|in place|right|fine|good|ok|okay|was|were|had|has|have|it 's|them|there|exactly|just))*";

const patterns = [
  new RegExp(`^(?:(?:leave|keep) )?${rest}${asItIs}$`),
  new RegExp(`^(?:don't|do not) (?:touch|change|move|adjust|mess with|alter|mess up) ${rest}${asItIs}$`),
  /^(?:the |our |my )?(?:[a-z-]+ ){1,4}(?:stays?|remains?|is staying|are staying|doesn't change|don't change|should stay|can stay|should not change)(?: (?:the same|same|as is|as it is|as they are|where it is|where they are|put|unchanged|in|at the same [a-z]+|the same [a-z]+|there|on|alone))*$/,
  /^(?:leave|keep) (?:the |our |my |her |his |their )?(?!(?:total|price|whole thing|bottom line)\b)[a-z' -]+? (?:the same|as is|as it is|as they are|where it is|where they are|how it is|like it is|unchanged|alone)$/,
  /^(?:nothing else|no other) (?:changes?|should change|moves?|is different)$/,
  /^(?:that 's|that is|that 'll be|that should be) (?:it|all|everything)(?: for now)?$/,
];

export const keepRest: Handler = ({ pattern }) =>
  patterns.some((expression) => expression.test(pattern)) && pattern.includes(' ') ? { kind: 'already' } : null;
