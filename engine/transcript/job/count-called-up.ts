/** How much there is of a service that is called up, wherever around its name that is told. */
import type { Heard } from '../hear.ts';
import type { HeardNumber } from '../heard-number.ts';
import { unitAt } from '../units.ts';
import { isContent, isPlural, prepositions } from '../vocabulary/words.ts';
import type { CalledUp } from './called-up.ts';
import { MEASURED } from './count-services.ts';
import { isByHead } from './listed-by-head.ts';
import { normal } from './match-services.ts';
import { codeOf } from './push-service.ts';

export interface Amount {
  value: number;
  /** Where its number stands; null for "both", "a", and what was counted before. */
  at: number | null;
  to?: number;
  /** How surely it is its count: by its own noun or unit, by a statement, by what was counted before, or by nothing. */
  sure: 3 | 2 | 1 | 0;
}

/** The words around a name, up to the names and prices around. */
export interface Around {
  heard: Heard;
  from: number;
  to: number;
  /** Numbers that are neither prices nor parts of dates, addresses and names. */
  numbers: readonly HeardNumber[];
  /** Those, too, that other lines have for their counts. */
  all: readonly HeardNumber[];
}

type Tokens = Heard['tokens'];

/** Nobody counts more. */
const MOST = 2000;
/** So far behind a name its count stands, and so far before one what was counted. */
const BEHIND = 12;
const BEFORE = 20;
/** So many are counted without a word that says so. */
const FEW = 60;

const wordsIn = ({ tokens }: Heard, from: number, to: number): string =>
  ` ${tokens
    .slice(Math.max(0, from), Math.max(0, to))
    .map(({ lower }) => lower)
    .join(' ')} `;

/** "60 feet", "60 linear feet": where the measure ends; 0 where it is none in that unit. */
export function measureEnd({ tokens }: Heard, { to }: Pick<HeardNumber, 'to'>, code: string): number {
  const at = /^(?:linear|lineal|running)$/.test(tokens[to]?.lower ?? '') ? to + 1 : to;
  const unit = unitAt(tokens, at, true);
  if (unit?.unit === code) return unit.to;
  const word = tokens[at]?.lower ?? '';
  return word.length > 1 && normal(word) === normal(code) ? at + 1 : 0;
}

/** "six foot cedar": how large it is, and not how much there is of it. */
const isSize = ({ tokens }: Heard, { to }: HeardNumber, end: number): boolean =>
  /^(?:foot|inch|yard|meter|metre)$/.test(tokens[to]?.lower ?? '') && isContent(tokens[end]?.lower ?? '');

const SETTLES =
  / (?:so|call it|say|total of|makes?|that's) (?:(?:call it|that's|that|'s|about|it's|it|roughly|like) )*$/;

/** "on all of that", "the whole thing" */
const WHOLE =
  / (?:on|for|over|across|of) (?:all of (?:that|it|this)|all that|the (?:whole|entire) (?:thing|floor|area|run|place|lot|roof|house)|the same|everything|it all) /;

export const isMeasured = ({ name }: CalledUp): boolean => MEASURED.test(codeOf(name.service.unit));

export function measureOf(one: CalledUp, around: Around): Amount | null {
  const code = codeOf(one.name.service.unit);
  const measures = (numbers: readonly HeardNumber[]): HeardNumber[] =>
    numbers.filter((number) => {
      const end = measureEnd(around.heard, number, code);
      return end > 0 && !isSize(around.heard, number, end) && !(number.from >= one.from && number.to <= one.to);
    });
  const near = measures(around.numbers).filter(({ from, to }) => from >= around.from && to <= around.to);
  const settled = near.findLast(({ from }) => SETTLES.test(wordsIn(around.heard, from - 5, from)));
  if (settled) return { value: settled.values[0]!, at: settled.from, to: settled.to, sure: 3 };
  const apart = ({ from, to }: HeardNumber): number => (from >= one.to ? from - one.to : one.from - to + 1);
  const next = near.sort((a, b) => apart(a) - apart(b))[0];
  if (next) return { value: next.values[0]!, at: next.from, to: next.to, sure: 2 };
  // "on the whole thing": nothing else is measured so
  const isWhole = WHOLE.test(wordsIn(around.heard, one.from - BEHIND, Math.min(around.to, one.to + BEHIND)));
  const all = measures(isWhole ? around.all : around.numbers);
  const sole = new Set(all.map(({ values }) => values[0])).size === 1 ? all[0]! : null;
  return sole && { value: sole.values[0]!, at: sole.from, to: sole.to, sure: 1 };
}

/** "I count", "there were", "so that's", "call it" */
const STATES =
  / (?:(?:there|that|it|those|they|this)(?: 's| 're| is| are| was| were)?|'ve|i|we|need|needs|wants?|gets?|got|has|have|counts?|counted|makes?|made|call|say|so)(?: (?:it|them|that|of|about|just|only|at|all|roughly|like|a|total|be|'s|had))* $/;
const BACK =
  /^(?:of (?:those|them|these|em|it)|in all|total|altogether|(?:up|out|in|down) (?:there|here)|there|each)\b/;
/** What a count stands before when it is told without its thing. */
const ENDS =
  /^(?:and|but|so|then|plus|also|with|on|in|at|from|to|by|for|the|she|he|they|we|i|it|that|those|all|if|off|out|up|down|,|\.|;)$/;
const TIME = /^(?:hours?|hrs?|minutes?|days?|weeks?|months?|years?|percent|%|o'clock|am|pm|st|nd|rd|th|x|by)$/;
const OF_EACH =
  / (?:every|each) (?:single )?one of (?:them|those) | each of (?:them|those) | one (?:in|for|on) each | all of (?:them|those) /;

const GETS =
  /^ [a-z]+ (?:(?!and |but |so |then )[a-z']+ ){0,6}(?:all |both |each )?(?:gets?|have|has|needs?|wants?|takes?|are|go)(?: (?:to be|to get|all|each|new|their|a|an|the|getting))* $/;

const isWhole = ({ values }: HeardNumber): boolean =>
  Number.isInteger(values[0]!) && values[0]! > 0 && values[0]! <= MOST;

export function countOf(one: CalledUp, around: Around, again: readonly CalledUp[]): Amount | null {
  const { heard, from, to } = around;
  const { tokens } = heard;
  const { service, words } = one.name;
  const unit = normal((service.unit ?? '').toLowerCase());
  const near = around.numbers.filter((number) => number.from >= from && number.to <= to && isWhole(number));
  const tell = (number: HeardNumber | undefined, sure: Amount['sure']): Amount | null =>
    number ? { value: number.values[0]!, at: number.from, to: number.to, sure } : null;
  const known = (value: number, sure: Amount['sure'] = 1): Amount => ({ value, at: null, sure });
  // "four pipe boots", "two of the drink stations", "eight copies of the key"
  const led = near.find(
    (number) =>
      number.to <= one.from &&
      leadsTo(heard, number.to, one.from) &&
      // "it's a two bedroom inside the oven"
      (number.values[0] === 1 || tokens.slice(number.to, one.to).some(({ lower }) => isPlural(lower))),
  );
  // "headcount's 65"
  const heads = isByHead(service)
    ? near.find(
        (number) =>
          / headcount(?: (?:'s|is|of|at))* $/.test(wordsIn(heard, number.from - 3, number.from)) ||
          // "boxed lunches for 25"
          (number.from === one.to + 1 && tokens[one.to]!.lower === 'for'),
      )
    : undefined;
  // "16 visits", "that's five cylinders"
  const isThing = (word: string): boolean =>
    word.length > 2 && ((unit !== 'each' && normal(word) === unit) || words.includes(normal(word)));
  const byNoun = near.find(
    (number) => (number.from >= one.to || number.to <= one.from) && isThing(tokens[number.to]?.lower ?? ''),
  );
  // "the hatch needs one of our covers"
  const inside = near.find(
    (number) => number.from >= one.from && number.to < one.to && !one.fit.said.includes(String(number.values[0])),
  );
  const sure = inside ?? led ?? heads ?? byNoun;
  // "two flights at the old place and one at the new one"
  const more =
    sure &&
    / (?:and|plus) (?:one|another)(?: one)?(?: more)? (?:at|in|on|for|by) /.test(
      wordsIn(heard, sure.to, Math.min(to, sure.to + BEHIND)),
    )
      ? 1
      : 0;
  const told =
    (sure && { value: sure.values[0]! + more, at: sure.from, to: sure.to, sure: 3 as const }) ??
    tell(
      near.find((number) => isStatement(number, one, around)),
      2,
    );
  if (told) return told;
  const times = / (once|twice) /.exec(wordsIn(heard, one.to, Math.min(to, one.to + 2)))?.[1];
  if (times) return known(times === 'once' ? 1 : 2, 2);
  if (isBoth(one, around)) return known(2);
  const stretch = wordsIn(heard, from, to);
  const ones = stretch.match(/ one(?: more)? (?=(?:for|in|on|at) (?!each))/g)?.length ?? 0;
  if (ones > 1) return known(ones);
  const here = wordsIn(heard, Math.max(from, one.from - 7), Math.min(to, one.to + 7));
  if (OF_EACH.test(here)) {
    const last = around.numbers.findLast(
      (number) => number.to <= one.from && number.from > one.from - BEFORE && isPlural(tokens[number.to]?.lower ?? ''),
    );
    if (last && isWhole(last)) return known(last.values[0]!);
  }
  // "the two plugs by the sink have to be GFCI"
  const subject = near.findLast(
    (number) =>
      number.to <= one.from &&
      isPlural(tokens[number.to]?.lower ?? '') &&
      GETS.test(wordsIn(heard, number.to, one.from)),
  );
  if (subject) return tell(subject, 1);
  // "all three get their oil changed"
  const all = near.find(
    (number) => number.to <= one.from && tokens[number.from - 1]?.lower === 'all' && one.from - number.to < 5,
  );
  if (all) return tell(all, 1);
  if (unit === 'month' && / (?:for|the whole|a full|all)(?: (?:the|a|one))? year /.test(stretch)) return known(12);
  const singles = again.filter((other) => /^(?:a|an|another|one)$/.test(leadWord(tokens, other.from)));
  if (singles.length > 1) return known(singles.length);
  // more than one, and nobody told how many
  if (isPlural(tokens[one.to - 1]?.lower ?? '') && !/s$/.test(service.name) && service.unit) return null;
  // "the diagnostic and two hours of labor"
  const goesOn = /^(?:and|plus)$/.test(tokens[one.to]?.lower ?? '');
  return known(1, singles.length === 1 || goesOn ? 1 : 0);
}

/** "tires out of the barn nine", "and there's nine of those up there": a count that is told without its thing. */
function isStatement(number: HeardNumber, one: CalledUp, { heard, to: end }: Around): boolean {
  const { tokens } = heard;
  const { from, to } = number;
  if (from < one.to || from - one.to > BEHIND) return false;
  const first = tokens[to]?.lower ?? '';
  if (unitAt(tokens, to, true) || TIME.test(first) || (to >= end && first !== '')) return false;
  // "ten to 14 hours"
  if (/^(?:to|or|by)$/.test(first) && heard.numberAt[to + 1]) return false;
  const isBack =
    BACK.test(wordsIn(heard, to, to + 3).trim()) ||
    / (?:another|an extra|an additional) $/.test(wordsIn(heard, from - 2, from));
  if (
    !isBack &&
    first !== '' &&
    !ENDS.test(first) &&
    !/^(?:along|across|around|over|behind|under|near|up|down|upstairs|downstairs)$/.test(first)
  )
    return false;
  return (
    isBack ||
    STATES.test(wordsIn(heard, from - 5, from)) ||
    (from - one.to <= 4 && number.values[0]! <= FEW && endsThought(tokens, from))
  );
}

/** "both springs", "take them both down", "on both" */
const isBoth = (one: CalledUp, { heard, from, to }: Around): boolean =>
  / both (?:of )?(?:the |those |his |her |their )?(?:[a-z]+ )?$/.test(
    wordsIn(heard, Math.max(from, one.from - 4), one.from),
  ) || /^ (?:(?!and |then |plus |but |so )[a-z']+ ){0,4}both /.test(wordsIn(heard, one.to, Math.min(to, one.to + 6)));

/** "five hours", "two servers four hours each": as long as it takes, for as many as there are. */
export function hoursOf(one: CalledUp, { heard, from, to, numbers }: Around): Amount | null {
  const { tokens } = heard;
  const near = numbers.filter((number) => number.from >= from && number.to <= to);
  const times = near.filter((number) => /^(?:hours?|hrs?)$/.test(tokens[number.to]?.lower ?? ''));
  if (times.length !== 1) return null;
  const time = times[0]!;
  const isEach = /^(?:each|apiece)$/.test(tokens[time.to + 1]?.lower ?? '');
  const people = isEach
    ? near.find((number) => number.to <= one.from && leadsTo(heard, number.to, one.from))
    : undefined;
  if (isEach && !people) return null;
  return { value: time.values[0]! * (people?.values[0] ?? 1), at: time.from, to: time.to + 1, sure: 2 };
}

/** The word before; two words before, where one says what it is like: "a new deadbolt". */
const leadWord = (tokens: Tokens, from: number): string => {
  const word = tokens[from - 1]?.lower ?? '';
  return isContent(word) ? (tokens[from - 2]?.lower ?? '') : word;
};

/** Only what tells which ones stands between a count and a name. */
export function leadsTo({ tokens, numberAt }: Heard, from: number, to: number): boolean {
  if (numberAt.slice(from, to).some((number) => number)) return false;
  if (to < from || to - from > 3 || unitAt(tokens, from, true) || TIME.test(tokens[from]?.lower ?? '')) return false;
  return tokens
    .slice(from, to)
    .every(
      ({ lower }, k) =>
        /^(?:of|the|those|these|her|his|their|our|more|new|extra|old)$/.test(lower) ||
        (isContent(lower) && !isPlural(lower) && k < 2),
    );
}

/** "out of the barn | nine": a noun stands before it, and no word that asks for a figure. */
const endsThought = (tokens: Tokens, from: number): boolean =>
  isContent(tokens[from - 1]?.lower ?? '') && !prepositions.has(tokens[from - 1]!.lower);
