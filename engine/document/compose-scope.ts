/** The work as a list that a client signs: imperatives and nouns, each thing once, with how many and how much of it. */
import type { Job } from '../transcript/job/job.ts';
import { capitalize, showNumber, showQuantity } from '../transcript/job/show-words.ts';
import { stem } from '../transcript/vocabulary/stem.ts';
import { isPlural, isWorkVerb, wordSet, workVerbs } from '../transcript/vocabulary/words.ts';
import type { LineItem } from './business-document.ts';
import { titleOf } from './compose-title.ts';
import { isWorkPhrase, lowerFirst, tidyLabel } from './word-lines.ts';

const numberWords = /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d[\d,.]*)$/;
const smallWords = wordSet(
  'a an the and or of for to in on at with by from all each new old existing his her their that this we it is are one up out off over place hi hey yeah okay well',
);

/** The words that carry the meaning, in one form: "boxes" and "box" are the same thing. */
function contentWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/ \([^)]*\)$/, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !smallWords.has(word) && !numberWords.test(word))
    .map((word) => word.replace(/(?<=[a-z]{3})(es|s|ing|ed|e)$/, ''));
}

const sameWord = (a: string, b: string): boolean =>
  a === b || (a.length > 2 && b.startsWith(a)) || (b.length > 2 && a.startsWith(b));
const saysAll = (texts: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => texts.some((other) => sameWord(word, other)));

/** "Drawer fronts, 9 doors" says nothing of the doors that are charged as well. */
const withoutMeasure = (entry: string): string => entry.replace(/, \d[\d,.]* [a-z. ]+$/, '');

/** Leaves out what another entry says already, and more of it. The first `priced` are lines. */
export function withoutRepeats(entries: readonly string[], priced = 0): string[] {
  const words = entries.map(contentWords);
  const named = entries.slice(0, priced).map((entry) => contentWords(withoutMeasure(entry)));
  return entries.filter((_, at) => {
    const own = words[at]!;
    if (own.length === 0) return false;
    return !words.some((all, other) => {
      const others = at < priced ? (named[other] ?? all) : all;
      if (other === at || !saysAll(others, own)) return false;
      // Of two that say the same, the longer text stays; of two alike, the first.
      if (!saysAll(own, others)) return true;
      const longer = entries[other]!.length - entries[at]!.length;
      return longer > 0 || (longer === 0 && other < at);
    });
  });
}

const allMaterials = /^(all )?(materials?|parts?|supplies|hardware|parts and materials|materials and supplies)$/i;
const permit = /^(?:the )?((?:[a-z]+ ){0,2}permits?)(?: fees?)?$/i;

const HANDS =
  /^(?:helpers?|techs?|technicians?|m[ae]n|guys?|workers?|journeym[ae]n|apprentices?|laborers?|hands?|crew|assistants?)$/;
const WHOLE_WORK = /^(?:build|move|shoot|set|design|clean|test|tune|finish|service|paint|tile|roof|cater|code|edit)$/;

/** What a priced line stands for as work to be done; null where it is a sum rather than work. */
function workOf(item: LineItem): string | null {
  const name = capitalize(item.description.replace(/^Labor – /, ''));
  // "Labor – swap", "Labor – helper": what is done, or who does it, without what it is done to
  const lone = item.kind === 'labor' ? name.toLowerCase() : '';
  const isLone = HANDS.test(lone) || (workVerbs.has(lone) && !WHOLE_WORK.test(lone));
  if (((/^labor$/i.test(name) || isLone) && !item.range?.least) || /\(\d[\d.]*%.*\)$/.test(name)) return null;
  if (allMaterials.test(name)) return `Supply ${/^all /i.test(name) ? '' : 'the '}${name.toLowerCase()}`;
  const [, kindOfPermit] = permit.exec(name) ?? [];
  if (kindOfPermit) return `Obtain the ${kindOfPermit.toLowerCase()}`;
  return withMeasure(name, item);
}

/** "Replace rooftop units" × 2 → "Replace 2 rooftop units"; "Ceilings" × 1,650 sq ft → "Ceilings, 1,650 sq ft". */
function withMeasure(name: string, { quantity, unit, range }: LineItem): string {
  if (quantity !== null && unit !== null && range?.least !== undefined)
    return `${name}, ${showNumber(range.least)} to ${showQuantity(quantity, unit)}`;
  if (quantity === null || unit === null || unit === 'hour' || unit === 'day') return name;
  if (unit !== 'each') {
    // "Cleaning, 1 visit": one is what is meant anyway
    if (quantity === 1 && ONE_OF_THEM.test(unit)) return name;
    return withUnit(name, quantity, showQuantity(quantity, unit));
  }
  if (quantity === 1 || new RegExp(`\\b${quantity}\\b`).test(name)) return name;
  return withCount(name, showNumber(quantity)) ?? `${name} (${showNumber(quantity)})`;
}

const ONE_OF_THEM = /^(?:visit|vehicle|car|job|unit|item|house|home)$/;
/** Behind these words comes what is said of a thing, and not what it is. */
const ENDS_THING =
  /^(?:of|for|in|on|at|to|from|with|under|over|behind|by|along|around|inside|outside|out|up|down|off|away|back|and|or|–|done|cut|hung|[a-z]{3,}ed)$/;
const LEADS_TO_THING = /^(?:the|a|an|all|both|his|her|their)$/;

/** The count before a thing that is named in the plural: "Replace 14 deck boards", "20 copies of the keys"; null where it would stand wrong. */
function withCount(name: string, count: string): string | null {
  const words = name.split(' ');
  if (/^\d/.test(name)) return null;
  const does = isWorkPhrase(name) ? verbsOf(words) : 0;
  const begins = words.findIndex((word, k) => k >= does && !LEADS_TO_THING.test(word));
  const [first = ''] = words;
  if (begins < 0 || (does === 0 && (begins > 0 || isDone(first)))) return null;
  const found = words.findIndex((word, k) => k >= begins && (word.endsWith(',') || ENDS_THING.test(word)));
  const ends = found < 0 ? words.length : words[found]!.endsWith(',') ? found + 1 : found;
  const named = words.slice(begins, ends).map((word) => word.replace(/,$/, '').toLowerCase());
  const isThing = named.every((word) => !LEADS_TO_THING.test(word) && !(word.endsWith('ing') && isDone(word)));
  if (!isThing || !isPlural(named.at(-1) ?? '')) return null;
  const thing = words.slice(begins).join(' ');
  return does ? `${words.slice(0, does).join(' ')} ${count} ${thing}` : `${count} ${lowerFirst(thing)}`;
}

/** How many words say what is done: "Hang, tape and finish sheets". */
function verbsOf(words: readonly string[]): number {
  const and = words.indexOf('and');
  const verbs = [...words.slice(0, Math.max(0, and)), words[and + 1] ?? ''];
  return and > 0 && and < 4 && verbs.every((word) => isWorkVerb(word.toLowerCase().replace(/,$/, ''))) ? and + 2 : 1;
}

/** "Loads hauled", "Trimmed horses", "Cleaning": said of work, and no count stands before it. */
const isDone = (word: string): boolean =>
  isWorkVerb(word.toLowerCase()) || (/(?:ing|ed)$/.test(word) && isWorkVerb(stem(word.toLowerCase())));

/** A name and how much of it in its unit, `shown`, which may stand in the name already: "Grab bars" × 4 → "4 grab bars". */
function withUnit(name: string, quantity: number, shown: string): string {
  const units = shown.slice(shown.lastIndexOf(' ') + 1);
  if (!new RegExp(`\\b${units}\\b`, 'i').test(name)) return `${name}, ${shown}`;
  if (name.includes(shown)) return name;
  if (/^\d/.test(name)) return `${name} (${shown})`;
  const counted = withCount(name, showNumber(quantity));
  if (counted?.includes(units)) {
    const [before = ''] = counted.split(units);
    // "Loads of leaves", "Grab bars": the unit is what is counted
    if (!/,| (?:of|for|on|in|at|to|with) /.test(before)) return counted;
  }
  // "Duct cleaning vents" × 14 → "Duct cleaning (14 vents)", "Blinds on windows" → "Blinds (5 windows)"
  const [, lead = '', joint = ''] = new RegExp(`^(.*?),?(?: –)?( on| for| in| of)? ${units}$`, 'i').exec(name) ?? [];
  const isWhole = joint !== '' || !(isWorkPhrase(`${lead} ${units}`) || / (?:of|for|on|in|at|to) /.test(lead));
  if (/\d$/.test(lead)) return `${name}, ${shown}`;
  return lead && (isWhole || ENDS_WORK.test(lead)) ? `${lead} (${shown})` : `${name} (${showNumber(quantity)})`;
}

/** "Haul the dirt off loads": of so many loads. */
const ENDS_WORK = / (?:off|out|away|up|down)$/;

/** "Salinas's place": whose it is names no work. */
const WHOSE = /^(?:the )?(?:place|list|house|home|lad|son|daughter|husband|wife|mother|owner)$/i;

/** Without what only says the title again, where the lines stand below it. */
export function withoutTitle(scope: readonly string[], title: string, items: readonly LineItem[]): string[] {
  const [own, lines] = [
    contentWords(title),
    items.filter(({ optional }) => !optional).flatMap((item) => workOf(item) ?? []),
  ];
  const left = scope.filter((entry) => {
    const words = contentWords(entry);
    return lines.includes(entry) || !(saysAll(words, own) && saysAll(own, words));
  });
  return left.length > 0 ? left : [...scope];
}

/** Lines first, in their order, then the work that was named without a price; what names the whole job only where nothing else does. */
export function composeScope(job: Job, items: readonly LineItem[], said: readonly string[]): string[] {
  const lines = items.filter(({ optional }) => !optional).flatMap((item) => workOf(item) ?? []);
  // of a line and a sentence that says no more than it, the line stays
  const known = lines.map(contentWords);
  const saysLine = (entry: string): boolean => {
    const own = contentWords(entry);
    return known.some((words) => saysAll(words, own) && saysAll(own, words));
  };
  const more = said
    .map((entry) => capitalize(entry.replace(/^(?:on|hi|hiya|hey|hello|g'day) (?:the |a |yeah )?/i, '')))
    .filter((entry) => !WHOSE.test(entry) && !saysLine(entry));
  const parts = withoutRepeats([...lines, ...more], lines.length);
  const title = titleOf(job);
  if (parts.length > 0 || !title) return parts;
  return [tidyLabel(title)];
}
