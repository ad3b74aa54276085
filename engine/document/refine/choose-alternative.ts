/** One of several alternatives is taken: "choose the better option", "they went with the laminate", "option 2". */

import type { LineItem } from '../business-document.ts';
import { centsOf, linesOf } from '../read-content.ts';
import { findTargets, type Handler, type Outcome, refuse, type Situation } from './apply-edit.ts';
import { type Clause, partsOf, wordsOf } from './clause.ts';
import { setOptional } from './make-optional.ts';

const choosing =
  /^(?:(?:they|he|she|we|i|client|customer|homeowner|owner|the (?:client|customer|homeowner|owner|clients)|[a-z]+)(?: '?(?:ll|d|ve|s|re)| (?:will|would|want to|wants to|decided to|has|have|is|are))* )?(?:choose|chooses|chose|chosen|choosing|pick|picks|picked|picking|select|selected|take|takes|took|taking|use|do|want|wants|wanted|like|likes|liked|prefer|prefers|accept|accepts|accepted|approve|approves|approved|go|goes|going|went|gone|settle|settled|settling|decide|decided)(?: (?:with|for|on|to go with))? (?<what>.+)$/d;
const bare = /^(?<what>(?:the )?(?:option|alternative|choice) (?:NUMBER\d+|[a-d]))(?: please)?$/d;

export const chooseAlternative: Handler = (clause, situation) => {
  const items = linesOf(situation.content);
  const open = items.flatMap(({ alternative }, index) => (alternative === undefined ? [] : [index]));
  if (open.length === 0) return null;
  const match = choosing.exec(clause.pattern) ?? bare.exec(clause.pattern);
  if (!match) return null;
  const what = partsOf(clause, match, 'what');
  if (what.some(({ phrase }) => phrase && phrase.kind !== 'number')) return null;
  const found = findChosen(clause, what, situation, open);
  if (found === null) return null;
  if (found === 'unclear') return refuse(`“${clause.said}” fits several choices: say the one by its name.`);
  return setOptional(situation, [found], false);
};

/** The index of the line that was chosen, null where the words are of something else. */
function findChosen(
  clause: Clause,
  what: ReturnType<typeof partsOf>,
  situation: Situation,
  open: readonly number[],
): number | 'unclear' | null {
  const items = linesOf(situation.content);
  // "the most expensive one" counts nothing
  what = what.filter(
    ({ phrase }, at) =>
      !(
        at > 0 &&
        phrase?.kind === 'number' &&
        phrase.value === 1 &&
        at === what.length - 1 &&
        !isNumbered(clause.pattern)
      ),
  );
  const words = wordsOf(what).filter(
    (word) => !/^(the|a|an|one|option|choice|alternative|package|tier|version|number|#|please)$/.test(word),
  );
  const speaksOfChoice = /\b(?:option|choice|alternative|package|tier|version|one)\b/.test(clause.pattern);
  const figure = what.find(({ phrase }) => phrase?.kind === 'number')?.phrase;
  const place =
    figure?.kind === 'number'
      ? speaksOfChoice
        ? figure.value - 1
        : null
      : placeOf(words, open.length, speaksOfChoice);
  const sets = new Set(open.map((index) => items[index]!.alternative));
  if (place !== null) {
    if (sets.size > 1) return 'unclear';
    return open.at(place) ?? 'unclear';
  }
  const named = byTier(words, items, open) ?? byPrice(words, items, open, sets.size);
  if (named !== null) return named;
  if (words.length === 0) return speaksOfChoice ? 'unclear' : null;
  const among = open.map((index) => items[index]!);
  const found = findTargets({ ...situation, content: { ...situation.content, items: among } }, words);
  if (found.kind === 'lines' && found.lines.length === 1) return open[found.lines[0]!]!;
  return found.kind === 'none' || found.kind === 'travel' ? null : 'unclear';
}

/** "option 1", "number one". */
const isNumbered = (pattern: string): boolean =>
  /\b(?:option|choice|alternative|package|number|#) NUMBER\d+$/.test(pattern);

const places = ['first', 'second', 'third', 'fourth'];

function placeOf(words: readonly string[], count: number, speaksOfChoice: boolean): number | null {
  const [word] = words;
  if (words.length !== 1 || word === undefined) return null;
  if (word === 'last') return -1;
  if (word === 'middle') return count % 2 === 1 ? (count - 1) / 2 : null;
  if (places.includes(word)) return places.indexOf(word);
  return speaksOfChoice && /^[a-d]$/.test(word) ? word.charCodeAt(0) - 97 : null;
}

const tiers = ['good', 'better', 'best'];

/** "the better option": by its name, else by its place among three prices. */
function byTier(words: readonly string[], items: readonly LineItem[], open: readonly number[]): number | null {
  const tier = words.length === 1 ? tiers.indexOf(words[0]!) : -1;
  if (tier < 0) return null;
  const named = open.filter((index) => new RegExp(`\\b${tiers[tier]}\\b`, 'i').test(items[index]!.description));
  if (named.length === 1) return named[0]!;
  return open.length === 3 ? (byAmount(items, open)[tier] ?? null) : null;
}

const cheap =
  /^(?:cheapest|cheaper|(?:least|less) expensive|lowest|lower|(?:lowest|lower) priced|budget|basic|low end)$/;
const dear =
  /^(?:(?:most|more) expensive|priciest|dearest|highest|higher|(?:highest|higher) priced|premium|high end|top)$/;

function byPrice(
  words: readonly string[],
  items: readonly LineItem[],
  open: readonly number[],
  sets: number,
): number | null {
  const said = words.join(' ');
  if (sets > 1 || (!cheap.test(said) && !dear.test(said))) return null;
  return byAmount(items, open).at(cheap.test(said) ? 0 : -1) ?? null;
}

const byAmount = (items: readonly LineItem[], open: readonly number[]): number[] =>
  open.toSorted((a, b) => (centsOf(items[a]!.amount) ?? 0) - (centsOf(items[b]!.amount) ?? 0));

const offering =
  /^(?:make|offer|list|present|show|set up|give(?: them| him| her)?|price|quote) (?<what>.+?) (?:as |be |to be )?(?:alternatives|alternates|(?:a |the )?choices?(?: of one)?|either or|good better(?: and)? best)$/d;

/** "offer the vinyl and the laminate as a choice": exactly one of them will be part of the job. */
export const offerAlternatives: Handler = (clause, situation): Outcome | null => {
  const match = offering.exec(clause.pattern);
  if (!match) return null;
  const found = findTargets(situation, wordsOf(partsOf(clause, match, 'what')));
  if (found.kind !== 'lines' || found.lines.length < 2)
    return refuse(`“${clause.said}” does not name at least two lines of this document.`);
  const names = new Set(linesOf(situation.content).map(({ alternative }) => alternative));
  const name = ['choice', 'choice 2', 'choice 3', 'choice 4', 'choice 5'].find((one) => !names.has(one)) ?? 'choice 6';
  return setOptional(situation, found.lines, true, name);
};
