/**
 * "the uh heater", "at um 85", "four and uh a half", "six percent um tax": where somebody looks for a word in the middle of
 * a phrase, nothing ends. Such hesitations are taken out before anything is read; one between two thoughts stays, as it
 * parts them.
 */
import { type Heard, hearTokens, type Token } from './hear.ts';
import { wordsAt } from './restate-figure.ts';
import { determiners, fillers, isPlural, isWorkVerb, wordSet } from './vocabulary/words.ts';

/** No thought ends with one of these. */
const OPEN = wordSet(
  `of at for from with into onto per than between against until including except and or plus but because if when while
  unless although though whether i we he she they the a an my our your its their square linear lineal cubic running sq mr
  mrs ms very just only about around roughly maybe cost costs need needs want wants gonna which who what how new old other
  whole few main own even every 's 'm 're 'll 'd 've will would should could can`,
);
/** Nor with one of these before a figure or a determiner; elsewhere they may ("that's how it is", "hand it to her"). */
const HALF_OPEN = wordSet(
  `to on in by through over under behind is are was were has have had be been it his her that this gets get takes take
  puts put runs makes make gives give charge same`,
);
/** No thought begins with one of these. */
const TIED = wordSet(
  `foot feet yards inches hours minutes percent dollars bucks cents apiece only too either though of at to with by price rate 's 'd 'll
  're 've 'm is are was were isn't aren't wasn't comes goes runs costs adds needs stays includes`,
);
const SHARES = wordSet('tax off on down up deposit discount markup over to for of sales rush extra just retainer');
const PARTICLES = wordSet('up off down out back away apart');
const OBJECTS = wordSet('it that them this those');
/** "the two uh oaks": so many of what follows. */
const SMALL = wordSet('two three four five six seven eight nine ten eleven twelve both all');
/** "um no the other one": somebody takes something back, which needs its pause. */
const STARTS_ANEW = wordSet('no not wait sorry actually hold hang scratch make okay ok oh well each');
const VERBS = wordSet('mark take put knock make give send leave call get let bring keep throw add');

const isVerb = (word: string): boolean => VERBS.has(word) || isWorkVerb(word);

/** What was heard without the hesitations in the middle of phrases. Linear. */
export function withoutHesitations(heard: Heard): Heard {
  const { tokens } = heard;
  const kept: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    let next = i;
    while (fillers.has(tokens[next]?.lower ?? '')) next++;
    if (next > i && !isInside(heard, kept, next)) kept.push(...tokens.slice(i, next));
    if (next < tokens.length) kept.push(tokens[next]!);
    i = next;
  }
  return kept.length === tokens.length ? heard : hearTokens(heard.text, kept);
}

/** What was said before and the token at `next` belong together. */
function isInside(heard: Heard, before: readonly Token[], next: number): boolean {
  const last = before.at(-1)?.lower;
  const follows = heard.tokens[next]?.lower;
  if (last === undefined || follows === undefined || STARTS_ANEW.has(follows)) return false;
  // "plus whatever the tax comes to um 40 percent down"
  if (last === 'to' && before.slice(-6).some(({ lower }) => lower === 'whatever')) return false;
  return (
    OPEN.has(last) ||
    TIED.has(follows) ||
    (HALF_OPEN.has(last) && (heard.numberAt[next] !== undefined || determiners.has(follows))) ||
    (SMALL.has(last) && isPlural(follows)) ||
    (last === 'percent' && SHARES.has(follows)) ||
    // "six percent tax um on the springs", "a day um and a half"
    (last === 'tax' && /^(?:on|for)$/.test(follows)) ||
    (follows === 'and' && /^a (?:half|quarter)$/.test(wordsAt(heard.tokens, next + 1, 2))) ||
    (PARTICLES.has(follows) && OBJECTS.has(last)) ||
    (OBJECTS.has(follows) && isVerb(last))
  );
}
