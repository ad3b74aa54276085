/**
 * "number one wire 45 feet, number two the breaker 175": numbers that are called out only order the talk. Each becomes the
 * pause that it stands for, before any number is read.
 */
import { type Heard, hearTokens, type Token } from './hear.ts';
import { determiners, isContent, isWorkVerb, pronouns, wordSet, workNouns } from './vocabulary/words.ts';

const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const LEADS = wordSet('number item point thing step task');
const ORDERED = wordSet('item thing task step point job');
/** They go with what is called out and say nothing of it. */
const LINKS = wordSet('is was being off up would will be');
/** What bears such a number as its name: "pump number one". */
const BEARERS = wordSet(
  `unit apartment apt suite room lot slip bay space building bldg booth floor phase truck van vehicle machine zone stall station
  dock pump boiler elevator cabin cottage classroom option choice house door gate window site job tank well line circuit panel
  furnace compressor conveyor press hole field pool court rooftop engine cylinder cart car trailer store property location address
  invoice quote estimate order plan table lane barn shed silo row block tower garage shop drawing drain`,
);
/** They open what is told of the one that bears the number. */
const TOLD = wordSet('and or of to on in at for needs gets has takes wants stays goes runs or through thru with than');

const MONEY = /^(?:dollars?|bucks?|cents?|grand|total|flat|even|each|apiece)$/;

interface Point {
  from: number;
  to: number;
  lead: string;
}

/** What was heard without the numbers that only order it. Linear. */
export function withoutPointNumbers(heard: Heard): Heard {
  const { tokens } = heard;
  const points = pointsOf(heard);
  if (points.length < 2) return heard;
  const kept: Token[] = [];
  let at = 0;
  for (const { from, to } of points) {
    kept.push(...tokens.slice(at, from));
    kept.push({ ...tokens[from]!, text: ';', lower: ';', end: tokens[from]!.start });
    at = to;
  }
  kept.push(...tokens.slice(at));
  return hearTokens(heard.text, kept);
}

/** One series from the first on, without a gap; none where the numbers name things. */
function pointsOf(heard: Heard): Point[] {
  const { tokens } = heard;
  const points: Point[] = [];
  for (let i = 0; i < tokens.length && points.length < NUMBERS.length; i++) {
    const point = pointAt(heard, i, points.length + 1);
    if (!point || (points.length > 0 && point.lead !== points[0]!.lead)) continue;
    points.push(point);
    i = point.to - 1;
  }
  const before = points.map(({ from }) => tokens[from - 1]?.lower ?? '');
  const behind = points.map(({ to }) => tokens[to]?.lower ?? '');
  const isSame = (words: readonly string[]): boolean =>
    isContent(words[0]!) && !isWorkVerb(words[0]!) && words.every((word) => word === words[0]);
  return points.length < 2 ||
    isSame(before) ||
    isSame(behind) ||
    !points.every(({ to }, k) => isNamed(heard, to, points[k + 1]?.from))
    ? []
    : points;
}

/** Something is told of what was called out: "number one 85 number two 95" tells only what each of them costs. */
const isNamed = ({ tokens, numbers }: Heard, from: number, to = tokens.length): boolean => {
  for (let i = from; i < Math.min(to, from + 10); i++) {
    const number = numbers.find((one) => one.from <= i && i < one.to);
    const word = tokens[i]!.lower;
    if (!number && isContent(word) && !MONEY.test(word)) return true;
  }
  return false;
};

function pointAt(heard: Heard, i: number, nth: number): Point | null {
  const { tokens } = heard;
  const before = tokens[i - 1]?.lower ?? '';
  if ((determiners.has(before) && !/^(?:each|all|both)$/.test(before)) || isBearer(tokens, i - 1)) return null;
  const word = tokens[i]!.lower;
  const next = tokens[i + 1]?.lower ?? '';
  let to: number;
  let lead = 'number';
  if (LEADS.has(word) || (word === 'line' && next === 'item')) {
    to = i + 1 + (word === 'line' || (word !== 'number' && next === 'number') ? 1 : 0);
    const number = tokens[to]?.lower;
    if (number !== NUMBERS[nth - 1] && number !== String(nth)) return null;
    to++;
    lead = word;
  } else if (word.replace(/ly$/, '') === ORDINALS[nth - 1] && isOrdering(heard, i)) {
    to = i + 1 + (ORDERED.has(next) ? 1 : 0);
    lead = 'first';
  } else return null;
  if (TOLD.has(tokens[to]?.lower ?? '') || /^(?:st|nd|rd|th|and|-|\/)$/.test(tokens[to]?.lower ?? '')) return null;
  // "number one is 85": what is told of it
  const linked = to;
  while (LINKS.has(tokens[to]?.lower ?? '') || /^[:.,)]$/.test(tokens[to]?.lower ?? '') || tokens[to]?.lower === "'s")
    to++;
  if (to > linked && lead !== 'first' && !opensThing(heard, to)) return null;
  return { from: i - (/^(?:and|then)$/.test(before) ? 1 : 0), to, lead };
}

/** "pump number one", but "quote for Amy Booth number one the walls". */
const isBearer = (tokens: readonly Token[], i: number): boolean =>
  BEARERS.has(tokens[i]?.lower ?? '') && !(/^[A-Z]/.test(tokens[i]!.text) && /^[A-Z]/.test(tokens[i - 1]?.text ?? ''));

/** "first we strip it … second the trim", "second item the windows"; no "first floor", "second coat". */
const isOrdering = (heard: Heard, i: number): boolean =>
  heard.tokens[i]!.lower.endsWith('ly') ||
  ORDERED.has(heard.tokens[i + 1]?.lower ?? '') ||
  /^(?:off|up|is)$/.test(heard.tokens[i + 1]?.lower ?? '') ||
  (opensThing(heard, i + 1) &&
    // "first fix plumbing 650": what is done first has its name
    (!workNouns.has(heard.tokens[i + 1]!.lower) || determiners.has(heard.tokens[i + 2]?.lower ?? '')));

/** "the trim", "we prime", "two coats"; no "two hundred", "85 dollars". */
const opensThing = ({ tokens, numberAt }: Heard, i: number): boolean => {
  const word = tokens[i]?.lower ?? '';
  const counted = tokens[numberAt[i]?.to ?? -1]?.lower ?? '';
  return (
    (isContent(counted) && !MONEY.test(counted)) ||
    determiners.has(word) ||
    pronouns.has(word) ||
    isWorkVerb(word) ||
    (word === 'to' && isWorkVerb(tokens[i + 1]?.lower ?? ''))
  );
};
