/** Words of correction, by what they do. */
import type { Token } from './hear.ts';
import { isContent, wordSet } from './vocabulary/words.ts';

/** "a|b c" × "d|" → every phrase that takes one of each. */
const each = (...slots: string[]): string[] =>
  slots.reduce<string[]>(
    (said, slot) => said.flatMap((begun) => slot.split('|').map((word) => `${begun} ${word}`.trim())),
    [''],
  );

/** Strong ones (2) correct whatever came last, weak ones (1) only a figure right before them, empty ones (0) nothing. */
const CUES: [strength: number, phrases: string[]][] = [
  [
    2,
    [
      // it was wrong
      ...each('|i|we', 'meant|mean', '|to say'),
      ...each('|so|very', 'sorry', '|my mistake|my bad'),
      ...each('|no i', 'tell a lie'),
      ...each('|my|i beg your|beg your|beg', 'pardon', '|me'),
      'apologies',
      ...each('my', 'apologies|bad|mistake|fault|error'),
      ...each("i'm|i am", 'a liar|lying|wrong|mistaken|mixing things up|thinking of the other one'),
      ...each(
        'i',
        'lied|misspoke|misread that|misread it|stand corrected|goofed|messed that up|messed up|blew that|screwed that up|got mixed up|mixed that up',
      ),
      ...each('i', 'got|had|said|told you|gave you|read|wrote|did', 'that|it|you|them|', 'wrong|backwards'),
      ...each('i gave you|gave you|i had', 'the wrong', 'number|price|count|figure|rate|one'),
      ...each("that's|that is|that was", "wrong|not right|ain't right|isn't right|not it|ain't it"),
      ...each(
        'let me|lemme',
        'correct|fix|change|redo|rephrase|revise|back up|back that up|start over|try again|restate',
        '|that|it|myself|on that',
      ),
      'excuse me',
      'correction',
      'oops',
      'whoops',
      'whoopsie',
      'rather',
      'or rather',
      'or should i say',
      // what was said is taken back
      ...each('scratch|strike|scrap|check|cancel|forget|disregard|belay', 'that'),
      ...each('forget|disregard|ignore', 'what i said', '|there|about that'),
      ...each('|i|let me', 'take that back'),
      // what it ought to be
      ...each(
        'that|it|this',
        "should be|should've been|should have been|shoulda been|oughta be|ought to be|needs to be",
      ),
      ...each('that|it|this', "should|should've|should have|ought to|oughta|ought to have", 'say|read|said'),
      ...each('i', "should|should've|should have|shoulda|meant to|ought to have", 'say|said'),
      ...each('what i', 'meant|mean', 'was|is'),
      ...each("|let's|better|just|go ahead and|please|or|we'll|i'll|gonna|gotta|nah", 'make', 'that|it|those|them'),
      ...each(
        '|better|just|please',
        'change|bump|up|switch|adjust|revise|move',
        'that|it|those|them',
        '|up|down',
        'to',
      ),
      // "raise them up to fourteen feet" is said of trees
      ...each('|better|just|please', 'raise', 'that|it|those|them', 'to'),
      ...each('actually|no|or', 'call it|call that'),
      "let's go with",
      ...each('but', "let's|i'll|we'll", 'go|do|say|make it|call it', '|with|at'),
      // second thoughts
      ...each('on|having', 'second thought|second thoughts|reflection'),
      ...each('come to|now that i|now i', 'think of it|think about it'),
      ...each(
        '|no|or|oh|ah|well',
        'wait|hang on|hold on|hold up|hold it|hang about',
        'a minute|a sec|a second|a tick|a moment|no|now|one second|one sec',
      ),
      ...each('or', 'no|wait|actually|was it|is it'),
      // "six hours no I wrote down five"
      ...each('no|nope|wait', 'i|we', 'wrote|put|logged|clocked|counted|marked|jotted', '|down|it down as'),
      ...each('no|nope|wait', "i|we|i've|we've", 'have|had|got', 'down'),
      ...each('no', 'wait|hang on|hold on|sorry|actually|no'),
      ...each('wait|actually', 'no'),
      'wait',
    ],
  ],
  [
    1,
    [
      'no',
      'nope',
      'nah',
      'naw',
      'actually',
      'hold on',
      'hang on',
      'hold up',
      'never mind',
      'nevermind',
      'should say',
      'you know what',
      "let's go",
      "let's do",
      "let's say",
      "let's call it",
      'call it',
      'call that',
      'go with',
      ...each('|probably|figure', 'more like|closer to|nearer'),
      ...each('better|had better', 'go|do|say|figure|plan on|call it'),
    ],
  ],
  [
    0,
    [
      'well',
      'oh',
      'yeah',
      'yep',
      'um',
      'uh',
      'er',
      'ah',
      'hmm',
      'shoot',
      'dang',
      'darn',
      'damn',
      'crap',
      'jeez',
      'gosh',
      'man',
      'tell you what',
      "i'll tell you what",
      "it's",
      'they are',
      ',',
      '-',
      '.',
      '—',
      '…',
      ...each(
        'let me|lemme',
        'check|see|look|think|double check|look again|check again|count again',
        '|my notes|my sheet|my list|the list|the sheet|my notes here|here',
      ),
    ],
  ],
];

interface Cue {
  words: string[];
  strength: number;
}
/** By their first word, the longest first. */
/** Whom one says sorry to. */
const CALLED = wordSet('bud buddy hon honey pal mate dude boss babe sweetie guys fellas sir kiddo');

const byWord = new Map<string, Cue[]>();
for (const [strength, phrases] of CUES)
  for (const phrase of new Set(phrases)) {
    const words = phrase.split(' ').flatMap((word) => word.split(/(?='(?:s|ll|re|ve|d|m)$)/));
    const list = byWord.get(words[0]!);
    if (list) list.push({ words, strength });
    else byWord.set(words[0]!, [{ words, strength }]);
  }
for (const list of byWord.values()) list.sort((a, b) => b.words.length - a.words.length || b.strength - a.strength);

export interface Run {
  from: number;
  to: number;
  strength: number;
}

/** "there's no elevator | 45 for the hedge", "they've got no dock | 60 for the ramp": what there is not, and no correction. */
function isNoneOf(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]?.lower !== 'no' || !isContent(tokens[i + 1]?.lower ?? '')) return false;
  const before = tokens[i - 1]?.lower ?? '';
  return (
    (/^(?:'s|is|are|'re|was)$/.test(before) && tokens[i - 2]?.lower === 'there') ||
    (/^(?:has|have|got|had|'ve|with)$/.test(before) && byWord.get(tokens[i + 1]!.lower) === undefined)
  );
}

/** What a document may be without. */
const ABSENT = wordSet(
  'tax taxes sales vat gst hst deposit retainer discount discounts travel mileage delivery warranty guarantee permit permits disposal markup trip tip gratuity refund refunds returns minimum rush interest overtime contract insurance exceptions hauling',
);
/** How far back a noun may stand that is named again. */
const NAMED = 7;

/** "the gate is 95 no tax 50 percent down", "fence 2400 no paint 30 percent down": without it, and no correction. */
function isWithout(tokens: readonly Token[], i: number): boolean {
  if (tokens[i]?.lower !== 'no') return false;
  const noun = tokens[i + 1]?.lower ?? '';
  // "deposit 300 no deposit 400" puts it right
  if (!isContent(noun) || tokens.slice(Math.max(0, i - NAMED), i).some(({ lower }) => lower === noun)) return false;
  if (ABSENT.has(noun)) return true;
  const percent = tokens.slice(i + 2, i + 6).findIndex(({ lower }) => /^(?:percent|%)$/.test(lower));
  return percent >= 0 && !tokens.slice(Math.max(0, i - 3), i).some(({ lower }) => /^(?:percent|%)$/.test(lower));
}

/** A run of words of correction at a token; null where there is none that corrects. */
export function cueRunAt(tokens: readonly Token[], i: number): Run | null {
  // "color correction 300"
  if (
    tokens[i]?.lower === 'correction' &&
    /^(paint|colou?r|error|drainage|slope|soil|lens)$/.test(tokens[i - 1]?.lower ?? '')
  )
    return null;
  // "three wait staff five hours"
  if (tokens[i]?.lower === 'wait' && /^(?:staff|list|times?|station)$/.test(tokens[i + 1]?.lower ?? '')) return null;
  if (isNoneOf(tokens, i) || isWithout(tokens, i)) return null;
  // "moving the domain is no charge": that it costs nothing
  if (tokens[i]?.lower === 'no' && /^(?:charge|upcharge|cost|fee|fees|extra)$/.test(tokens[i + 1]?.lower ?? ''))
    return null;
  let at = i;
  let strength = 0;
  let weak = 0;
  for (;;) {
    const cue = byWord
      .get(tokens[at]?.lower ?? '')
      ?.find(({ words }) => words.every((word, k) => tokens[at + k]?.lower === word));
    // "sorry about the radio": no correction
    if (
      cue &&
      /^(about|for|to|if|i'm)$/.test(tokens[at + cue.words.length]?.lower ?? '') &&
      tokens[at]!.lower === 'sorry'
    )
      break;
    // "sorry bud no the other van": to somebody who stands by
    if (cue && tokens[at]!.lower === 'sorry' && CALLED.has(tokens[at + cue.words.length]?.lower ?? '')) break;
    // "no take that back out": a thing, and no figure
    if (cue && cue.words.at(-1) === 'back' && /^(?:out|off)$/.test(tokens[at + cue.words.length]?.lower ?? '')) break;
    if (!cue || (strength === 0 && weak === 0 && cue.strength === 0)) break;
    strength = Math.max(strength, cue.strength);
    if (cue.strength === 1) weak++;
    at += cue.words.length;
  }
  if (at === i) return null;
  if (weak >= 2) strength = 2;
  return strength ? { from: i, to: at, strength } : null;
}
