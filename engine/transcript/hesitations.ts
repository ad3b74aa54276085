/**
 * "the uh heater", "at um 85", "four and uh a half", "six percent um tax": where somebody looks for a word in the middle of
 * a phrase, nothing ends. Such hesitations are taken out before anything is read; one between two thoughts stays, as it
 * parts them. So are small words that somebody says twice: "for for the deck".
 */

import { withoutPointNumbers } from './called-out.ts';
import { giveCapitals } from './give-capitals.ts';
import { type Heard, hear, hearTokens, type Token } from './hear.ts';
import { isWritten } from './hear-cardinals.ts';
import { hearNumbers } from './hear-numbers.ts';
import { wordsAt } from './restate-figure.ts';
import { firstNames } from './vocabulary/first-names.ts';
import { determiners, fillers, isContent, isPlural, isWorkVerb, wordSet } from './vocabulary/words.ts';

/** No thought ends with one of these. */
const OPEN = wordSet(
  `of at for from with into onto per than between against until including except and or plus but because if when while
  unless although though whether i we he she they the a an my our your its their square linear lineal cubic running sq mr
  mrs ms very just only about around roughly maybe cost costs need needs want wants gonna which who what how new old other
  whole few main own even every as first second third next another both quarterly weekly monthly annual sales be 's 'm 're 'll 'd 've
  will would should could can`,
);
/** Nor with one of these before a figure or a determiner; elsewhere they may ("that's how it is", "hand it to her"). */
const HALF_OPEN = wordSet(
  `to on in by through over under behind is are was were has have had be been it his her that this gets get takes take
  puts put runs makes make gives give charge same got`,
);
/** No thought begins with one of these. */
const TIED = wordSet(
  `foot feet yards inches hours minutes percent dollars bucks cents apiece only too either though of at to with by price rate 's 'd 'll
  're 've 'm times is are was were isn't aren't wasn't comes goes runs costs adds needs stays includes covers`,
);
const SHARES = wordSet('tax off on down up deposit discount markup over to for of sales rush extra just retainer');
const PARTICLES = wordSet('up off down out back away apart');
const OBJECTS = wordSet('it that them this those');
/** "the two uh oaks", "five um hollow core doors": so many of what follows. */
const SMALL = wordSet(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty both all',
);
/** "um no the other one": somebody takes something back, which needs its pause. */
const STARTS_ANEW = wordSet('no not wait sorry actually hold hang scratch make okay ok oh well each');
const VERBS = wordSet('mark take put knock make give send leave call get let bring keep throw add');

/** What has its number behind it. */
const NUMBERED = /^(?:tax|route|highway|exit|unit|suite|apartment|apt|lot|room)$/;

const isVerb = (word: string): boolean => VERBS.has(word) || isWorkVerb(word);

/** Behind a number: what it is of. */
const UNITS = wordSet(`
square sq linear lineal cubic running feet foot inches inch yards miles squares gallons gallon sheets hours days weeks months guests people
adults kids mil bedroom bed bath car ton amp dollar dollars bucks each apiece flat even`);
const PER = wordSet('a an per');
/** "98 um an hour", "15 um a plate". */
const OF_ONE = wordSet(
  `hour day week month year visit foot inch yard square piece person head guest plate window door sheet room unit mile trip load session
  linear cubic man lesson class cut step stair panel hole bag box gallon ton pound page
  light fixture outlet post tree stump tire vehicle car image photo vent drawer flat bottle roll bundle table chair bulb`,
);
/** "no um wait", "scratch um that": words of taking back. */
const TAKES_BACK = new Set([
  'no wait',
  'no sorry',
  'sorry wait',
  'hang on',
  'hold on',
  'scratch that',
  'make that',
  'make it',
  'not that',
  'take that',
]);
/** Nobody means it twice. */
const SAID_ONCE = wordSet(
  'the a an and or of to for at in with from on my our their is are we i he she they plus so then but about just gonna',
);

/** What is read of a talk: its words without stammers, hesitations in the middle of phrases, and numbers that only order it. Linear. */
export function hearTalk(transcript: string): Heard {
  return withoutPointNumbers(withoutHesitations(withoutStammers(withoutIntroduction(hear(giveCapitals(transcript))))));
}

/** "for for the deck", "and the and the gate": the first of the two is left out. */
/** "Jodie here quote for the studio": who is talking is told to nobody on paper. */
function withoutIntroduction(heard: Heard): Heard {
  const [name, here, next] = heard.tokens;
  const tellsWho =
    firstNames.has(name?.lower ?? '') &&
    here?.lower === 'here' &&
    next !== undefined &&
    !/^(?:is|was|has|wants?|needs?|said|says|at|in|on|to|for|and|or)$/.test(next.lower);
  return tellsWho ? hearTokens(heard.text, heard.tokens.slice(2)) : heard;
}

function withoutStammers(heard: Heard): Heard {
  const { tokens } = heard;
  const isSmall = (k: number): boolean => SAID_ONCE.has(tokens[k]?.lower ?? '');
  const again = (k: number, by: number): boolean => tokens[k]!.lower === tokens[k + by]?.lower;
  const kept = tokens.filter(
    (_, k) =>
      !(isSmall(k) && again(k, 1)) &&
      !(isSmall(k) && isSmall(k + 1) && again(k, 2) && again(k + 1, 2)) &&
      !(isSmall(k - 1) && isSmall(k) && k > 0 && again(k - 1, 2) && again(k, 2)),
  );
  return kept.length === tokens.length ? heard : hearTokens(heard.text, kept);
}

/** What was heard without the hesitations in the middle of phrases. */
function withoutHesitations(heard: Heard): Heard {
  const { tokens } = heard;
  const kept: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    let next = i;
    while (fillers.has(tokens[next]?.lower ?? '')) next++;
    if (next > i && !isInside(heard, kept, i, next)) kept.push(...tokens.slice(i, next));
    if (next < tokens.length) kept.push(tokens[next]!);
    i = next;
  }
  return kept.length === tokens.length ? heard : hearTokens(heard.text, kept);
}

/** "eight seventy um five", "68 um hundred": one number. */
function isOneNumber({ tokens, numberAt, numberBefore }: Heard, end: number, next: number): boolean {
  const [first, second] = [numberBefore[end], numberAt[next]];
  if (!first) return false;
  if (/^(?:hundred|thousand|grand)$/.test(tokens[next]!.lower)) return first.values[0]! < 100;
  // "a hundred and eighty um | two pipe boots": so many of the next thing
  if (!second || isWritten(tokens[end - 1]) || isWritten(tokens[next]) || isThings(tokens, second.to)) return false;
  const words = tokens.slice(next, next + AHEAD);
  const [joined] = hearNumbers([...tokens.slice(first.from, end), ...words]);
  return joined !== undefined && joined.from === 0 && joined.to > end - first.from;
}
const AHEAD = 8;

/** "120 um square feet", "at 98 um an hour", "at 19 um Hemlock Court": the number and what it is of. */
function isOfNumber({ tokens, numberBefore }: Heard, end: number, next: number): boolean {
  const last = tokens[end - 1]!.lower;
  const [follows, behind] = [tokens[next]!.lower, tokens[next + 1]?.lower ?? ''];
  if (last === 'half') return PER.has(follows) && OF_ONE.has(behind);
  // "six bucks um an inch"
  if (!numberBefore[end] && !/^(?:dollars?|bucks?|cents|grand)$/.test(last)) return false;
  if (UNITS.has(follows) || (PER.has(follows) && OF_ONE.has(behind))) return true;
  // "118 um Tanner Street"
  return /^[A-Z][a-z]/.test(tokens[next]!.text) && STREET.test(behind);
}
const STREET =
  /^(?:street|st|road|rd|avenue|ave|lane|ln|drive|court|ct|place|way|circle|boulevard|blvd|terrace|trail|pike|highway)$/;

const isName = ({ text }: Token): boolean => /^[A-Z][a-z]+$/.test(text);

/** Up to two words, and several of them: "hollow core doors". */
function isThings(tokens: readonly Token[], at: number): boolean {
  for (let k = at; k < at + 3 && isContent(tokens[k]?.lower ?? ''); k++) if (isPlural(tokens[k]!.lower)) return true;
  return false;
}

/** Behind a sum: "mark that up 25 percent", "put thirty percent on that", "my cost plus 25 percent", "call it twelve even". */
function goesOnAbout(tokens: readonly Token[], at: number): boolean {
  const words = wordsAt(tokens, at, 2);
  if (/^(?:call|knock|round) (?:it|that)$/.test(words)) return true;
  return (
    /^(?:put|mark (?:that|it|them)$|marked up$|my cost$|for it$)/.test(words) &&
    tokens.slice(at + 1, at + SOON).some(({ lower }) => /^(?:percent|%)$/.test(lower))
  );
}
const SOON = 7;

/** What was said before and the token at `next` belong together; the hesitation begins at `end`. */
function isInside(heard: Heard, before: readonly Token[], end: number, next: number): boolean {
  const last = before.at(-1)?.lower;
  const follows = heard.tokens[next]?.lower;
  if (last === undefined || follows === undefined) return false;
  if (TAKES_BACK.has(`${last} ${follows}`)) return true;
  // "45 minutes um each way"
  if (follows === 'each' && /^(?:way|direction)$/.test(heard.tokens[next + 1]?.lower ?? '')) return true;
  if (STARTS_ANEW.has(follows) && !(follows === 'each' && heard.numberBefore[end])) return false;
  // "plus whatever the tax comes to um 40 percent down"
  if (last === 'to' && before.slice(-6).some(({ lower }) => lower === 'whatever')) return false;
  return (
    OPEN.has(last) ||
    (end > 0 && (isOneNumber(heard, end, next) || isOfNumber(heard, end, next))) ||
    // "640 um plus 25 percent"
    (follows === 'plus' && heard.tokens[heard.numberAt[next + 1]?.to ?? -1]?.lower === 'percent') ||
    TIED.has(follows) ||
    (HALF_OPEN.has(last) && (heard.numberAt[next] !== undefined || determiners.has(follows))) ||
    (SMALL.has(last) && isThings(heard.tokens, next)) ||
    (last === 'one' && /^(?:hour|day|week|month)$/.test(follows)) ||
    // "ten percent off um the labor", "tax on um flowers"
    (/^(?:on|off)$/.test(last) && /^(?:percent|tax|half)$/.test(before.at(-2)?.lower ?? '')) ||
    // "for Petra um Vandermolen"
    (isName(before.at(-1)!) && isName(heard.tokens[next]!)) ||
    (heard.numberBefore[end] !== undefined && goesOnAbout(heard.tokens, next)) ||
    (/^(?:morning|afternoon|evening)$/.test(heard.tokens[next + 2]?.lower ?? '') && follows === 'in') ||
    (last === 'percent' && SHARES.has(follows)) ||
    // "six percent tax um on the springs", "a day um and a half"
    (last === 'tax' && /^(?:on|for)$/.test(follows)) ||
    (follows === 'and' && /^(?:a (?:half|quarter)|three quarters)$/.test(wordsAt(heard.tokens, next + 1, 2))) ||
    (PARTICLES.has(follows) && (OBJECTS.has(last) || /^mark(?:ed)?$/.test(last))) ||
    ((OBJECTS.has(follows) || determiners.has(follows)) && isVerb(last)) ||
    // "sales tax um six", "Route um 9", "mark it up um 12 percent"
    (heard.numberAt[next] !== undefined && NUMBERED.test(last)) ||
    (/^(?:up|down|by|add)$/.test(last) && heard.tokens[heard.numberAt[next]?.to ?? -1]?.lower === 'percent')
  );
}
