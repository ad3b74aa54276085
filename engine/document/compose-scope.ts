/** The work as a list that a client signs: imperatives and nouns, each thing once, with how many and how much of it. */
import type { Job } from '../transcript/job/job.ts';
import { capitalize, showNumber, showQuantity } from '../transcript/job/show-words.ts';
import { stem } from '../transcript/vocabulary/stem.ts';
import { workVerbs, wordSet } from '../transcript/vocabulary/words.ts';
import type { LineItem } from './business-document.ts';
import { titleOf } from './compose-title.ts';
import { isVerbPhrase, lowerFirst, tidyLabel } from './word-lines.ts';

const numberWords = /^(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d[\d,.]*)$/;
const smallWords = wordSet(
  'a an the and or of for to in on at with by from all each new old existing his her their that this we it is are one up out off',
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

/** Leaves out what another entry says already, and more of it. */
export function withoutRepeats(entries: readonly string[]): string[] {
  const words = entries.map(contentWords);
  return entries.filter((_, at) => {
    const own = words[at]!;
    if (own.length === 0) return false;
    return !words.some((others, other) => {
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

/** What a priced line stands for as work to be done; null where it is a sum rather than work. */
function workOf(item: LineItem): string | null {
  const name = capitalize(item.description.replace(/^Labor – /, ''));
  if ((/^labor$/i.test(name) && !item.range?.least) || /\(\d[\d.]*%.*\)$/.test(name)) return null;
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
  if (unit !== 'each') return withUnit(name, quantity, showQuantity(quantity, unit));
  if (quantity === 1 || /\d/.test(name)) return name;
  const [verb = '', second = '', ...rest] = name.split(' ');
  if (!isVerbPhrase(name)) {
    const works = isWork(verb) || (verb.endsWith('ing') && workVerbs.has(stem(verb.toLowerCase())));
    return works ? `${name} (${quantity})` : `${quantity} ${lowerFirst(name)}`;
  }
  if (/^(out|off|up|down|in|away|and)$/.test(second)) return `${name} (${quantity})`;
  const object = /^(the|a|an|all|both|his|her|their|new)$/.test(second) ? rest : [second, ...rest];
  return `${verb} ${quantity} ${object.join(' ')}`;
}

const isWork = (word: string): boolean => workVerbs.has(word.toLowerCase());

/** A name and how much of it in its unit, `shown`, which may stand in the name already: "Grab bars" × 4 → "4 grab bars". */
function withUnit(name: string, quantity: number, shown: string): string {
  const [units = ''] = shown.split(' ').slice(-1);
  if (!new RegExp(`\\b${units}\\b`, 'i').test(name)) return `${name}, ${shown}`;
  if (name.includes(shown)) return name;
  if (/^\d/.test(name)) return `${name} (${shown})`;
  const [first = '', ...rest] = name.split(' ');
  if (
    isWork(first) ||
    /^(?:bring|take|get|pick|drop|put|make)$/i.test(first) ||
    / (?:of|for|on|in|at|to) /.test(name)
  ) {
    // "Hang sheets of drywall", "Disposal of the old windows"
    const before = new RegExp(`^((?:\\w+ )*?)(?<!(?:the|old|existing) )(${units}\\b.*)$`, 'i').exec(name);
    return before?.[1] ? `${before[1]}${quantity} ${before[2]}` : `${name} (${quantity})`;
  }
  // "Duct cleaning vents" × 14 → "Duct cleaning (14 vents)"
  const lead = new RegExp(`^(.*?),?(?: –)? ${units}$`, 'i').exec(name)?.[1] ?? '';
  if (!name.includes(',') && rest.length < 3 && !/(?:ing|[^s]s)$/.test(lead)) return `${quantity} ${lowerFirst(name)}`;
  return lead ? `${lead} (${shown})` : `${name} (${quantity})`;
}

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
    .map((entry) => capitalize(entry.replace(/^on (?:the |a )?/i, '')))
    .filter((entry) => !WHOSE.test(entry) && !saysLine(entry));
  const parts = withoutRepeats([...lines, ...more]);
  const title = titleOf(job);
  if (parts.length > 0 || !title) return parts;
  return [tidyLabel(title)];
}
