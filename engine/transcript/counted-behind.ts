/** "dimmer switch eighty five | three outlets in the garage": what the number right before it counts. */
import type { Token } from './hear.ts';
import { isContent, isPlural, workVerbs } from './vocabulary/words.ts';

const MEASURED =
  /^(dollars|bucks|hours|days|weeks|months|years|feet|yards|squares|miles|pounds|gallons|tons|cents|plus|less)$/;
const VERB = /^(is|are|'s|'re|was|were|run|runs|will|would|be|include|includes)$/;

/** True where a plural noun stands at token i, or behind one or two adjectives, that has no verb of its own. */
export function countsBehind(tokens: readonly Token[], i: number): boolean {
  for (let k = i; k < i + 3; k++) {
    const word = tokens[k]?.lower ?? '';
    if (isPlural(word)) return !MEASURED.test(word) && !VERB.test(tokens[k + 1]?.lower ?? '');
    if (!isContent(word) || workVerbs.has(word)) return false;
  }
  return false;
}
