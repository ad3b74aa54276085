/** What is asked for, without what is said around it: "could you please … for me when you get a chance". */
import type { Token } from '../../transcript/hear.ts';
import { fillers } from '../../transcript/vocabulary/words.ts';
import { opensPlainly, statesSomething, verb } from './read-openings.ts';

/** What nobody means at the end. */
const TAILS = [
  ['thank', 'you'],
  ['for', 'me'],
  ['real', 'quick'],
  ['as', 'well'],
  ['these', 'days'],
  ['right', 'now'],
  ['at', 'the', 'moment'],
  ['if', 'possible'],
  ['if', 'you', 'can'],
  ['if', 'you', 'could'],
  ['if', 'you', 'would'],
  ['if', 'you', 'please'],
  ['if', 'you', "don't", 'mind'],
  ['when', 'you', 'can'],
  ['when', 'you', 'get', 'a', 'chance'],
];

/** Without the fillers and the politeness around it. */
export function withoutPoliteness(tokens: readonly Token[]): Token[] {
  let from = 0;
  let to = tokens.length;
  const isNoise = (word: string): boolean =>
    fillers.has(word) ||
    /^(and|then|also|please|just|okay|ok|so|oh|yeah|,|&|plus|well|hey|hi|alright|finally|lastly|but|-|—|:|"|“|”|ahead|thanks|maybe|like)$/.test(
      word,
    );
  // "plus 150 for haul off", "also a lattice top": without a verb they are the verb
  const isVerb = (at: number): boolean =>
    /^(plus|also)$/.test(tokens[at]!.lower) &&
    at + 1 < to &&
    !opensPlainly(tokens, at + 1) &&
    !statesSomething(tokens, at + 1) &&
    !/^(it|they|we|he|she|i|that|this|to|the|their|her|his)$/.test(tokens[at + 1]!.lower);
  while (from < to && isNoise(tokens[from]!.lower) && !isVerb(from)) from += 1;
  const isTail = (word: string): boolean =>
    isNoise(word) || /^(now|instead|thanks|though|ok|okay|too|anyway)$/.test(word);
  // "oven too", "heater inspection as well" are all there is of "add the oven"
  const besides =
    tokens[to - 1]?.lower === 'too' ? 1 : tokens[to - 1]?.lower === 'well' && tokens[to - 2]?.lower === 'as' ? 2 : 0;
  const bare = besides > 0 && to - from <= 3 + besides && !tokens.slice(from, to).some(({ lower }) => verb.test(lower));
  // "the tax is on the labor too" takes nothing else out of it
  const taxes = tokens[to - 1]?.lower === 'too' && tokens.slice(from, to).some(({ lower }) => lower === 'tax');
  // "half now" says when
  const isPart = (at: number): boolean =>
    tokens[at]!.lower === 'now' &&
    /^(?:half|third|quarter|percent|%)$/.test(tokens[at - 1]?.lower ?? '') &&
    // "6 and a half now"
    !(tokens[at - 2]?.lower === 'a' && tokens[at - 3]?.lower === 'and');
  while (!bare && !taxes && to > from && isTail(tokens[to - 1]!.lower) && !isPart(to - 1)) to -= 1;
  if (!bare)
    for (const tail of TAILS)
      if (to - from > tail.length && tail.every((word, at) => tokens[to - tail.length + at]!.lower === word))
        to -= tail.length;
  const words = tokens.slice(from, to).map(({ lower }) => lower);
  const politeness =
    /^(?:(?:and |oh |just )*(?:one more|one last|one other|another|last) thing (?:, |: |- )?|(?:(?:an?|just|one|two|three|four|five|couple|few|of|quick|small|more|little) )+(?:things|changes|edits|tweaks|updates|fixes) (?:here |please )?(?:, |: |- )?|(?:can|could|would|will) (?:you|we) (?:please )?(?:go ahead and )?|(?:i|we) (?:'d|would) (?:like|want|love) (?:you )?to |(?:(?:i|we) )?(?:want|need|have) (?:you )?to |i (?:think )?we should |let 's |lets |let us |let's |please |go ahead and |you can |we can |actually |just |no (?=wait|actually|sorry|,|keep|leave)|wait |sorry |, )+/.exec(
      `${words.join(' ')} `,
    )?.[0];
  const skipped = politeness ? politeness.trim().split(' ').length : 0;
  const rest = tokens.slice(from + skipped, to);
  const reason = rest.findIndex(({ lower }, at) => at > 1 && /^(because|since|cause|cuz)$/.test(lower));
  if (reason < 0) return rest;
  const after = rest.findIndex(({ text }, at) => at > reason && text === ',');
  return after < 0 ? rest.slice(0, reason) : [...rest.slice(0, reason), ...rest.slice(after)];
}
