/** "3 rounds of revisions instead of 2": a count that only a sentence holds. */

import { fromDollars, showMoney } from '../../money.ts';
import { centsOf, linesOf, listKeys, textsOf } from '../read-content.ts';
import { changed, findTargets, type Handler, refuse } from './apply-edit.ts';
import { figureOf, partsOf, readingsOf, wordsOf, writtenOf } from './clause.ts';
import { stemsOf } from './find-lines.ts';
import { family, peopleWords } from './line-units.ts';
import { spelled } from './spelled.ts';

/** "rotten decking is 82 a sheet now": a price that stands in one sentence alone. */
const restatePrice: Handler = (clause, situation) => {
  const match =
    /^(?:make |change |set |put )?(?:the )?(?<what>[a-z][a-z' -]*?) (?:(?:is|are|'s|should be|goes?|went|to|at|up to|now|be) )+(?<next>(?:MONEY|RATE|NUMBER)\d+)(?: (?:now|in (?:the )?(?:notes?|terms)))*$/d.exec(
      clause.pattern,
    );
  const phrase = match && figureOf(clause, match, 'next');
  if (!match || !phrase) return null;
  const { content } = situation;
  if (findTargets(situation, wordsOf(partsOf(clause, match, 'what'))).kind !== 'none') return null;
  const query = stemsOf(match.groups!.what!);
  const value = readingsOf(clause, phrase)[0];
  if (query.length === 0 || value === undefined) return null;
  const amounts = /\$\s?\d[\d,]*(?:\.\d{1,2})?/g;
  const hits = listKeys.flatMap((key) =>
    textsOf(content, key).flatMap((text, at) =>
      query.every((stem) => stemsOf(text).includes(stem)) && text.match(amounts)?.length === 1
        ? [{ key, at, text }]
        : [],
    ),
  );
  if (hits.length !== 1) return null;
  const { key, at, text } = hits[0]!;
  const old = centsOf(text.match(amounts)![0].replace(/[^\d.]/g, '')) ?? 0;
  // a bare number is its price only where it is near to it
  const near = Math.max(old, fromDollars(value)) <= 2 * Math.min(old, fromDollars(value));
  if (phrase.kind === 'number' && !near) return null;
  const shown = showMoney(fromDollars(value));
  const next = text.replace(amounts, (old) => (/\.\d/.test(old) ? shown : shown.replace(/\.00$/, '')));
  const texts = textsOf(content, key).map((other, index) => (index === at ? next : other));
  return changed({ ...content, [key]: texts }, `“${text}” → “${next}”`, []);
};

/** "refundable up to 48 hours not 72", "make the gallery 8 weeks instead of 6": a measure that one sentence alone holds. */
const restateMeasure: Handler = (clause, { content }) => {
  const match =
    /^(?:.+ )?(?<next>DURATION\d+)(?: ,)? (?:and )?(?:instead of|not|rather than) (?<old>(?:NUMBER|DURATION)\d+)$/d.exec(
      clause.pattern,
    );
  const next = match && figureOf(clause, match, 'next');
  const given = match && figureOf(clause, match, 'old');
  if (next?.kind !== 'duration' || !next.said || !given) return null;
  const { unit } = next.said;
  const old =
    given.kind === 'duration' ? given.said : given.kind === 'number' ? { value: given.value, unit } : undefined;
  if (!old || old.unit !== unit) return null;
  if (linesOf(content).some((line) => line.quantity === old.value && family(line.unit ?? '') === unit)) return null;
  const holds = new RegExp(`\\b(?:${old.value}|${spelled[old.value] || old.value})(?=[ -]${unit}s?\\b)`, 'i');
  const hits = (['timeline', ...listKeys] as const).filter((key) =>
    key === 'timeline' ? holds.test(content.timeline ?? '') : textsOf(content, key).some((text) => holds.test(text)),
  );
  if (hits.length !== 1) return null;
  const [key] = hits;
  const swap = (text: string): string => text.replace(holds, String(next.said!.value));
  const changedContent =
    key === 'timeline'
      ? { ...content, timeline: swap(content.timeline!) }
      : { ...content, [key!]: textsOf(content, key!).map(swap) };
  return changed(changedContent, `“${old.value} ${unit}s” → “${next.said.value} ${unit}s”`, []);
};

export const restateCount: Handler = (clause, situation) => {
  const restated = restatePrice(clause, situation) ?? restateMeasure(clause, situation);
  if (restated) return restated;
  const { content } = situation;
  const { pattern } = clause;
  const match =
    /^(?:make it |do |give (?:them|him|her) |allow |include )?(?<next>NUMBER\d+|DURATION\d+) (?<what>[a-z' -]+?) (?:, )?(?:and )?(?:instead of|not|rather than) (?<old>NUMBER\d+|DURATION\d+)$/d.exec(
      pattern,
    ) ??
    /^(?:change|bump|increase|raise|update|reduce|lower|make) (?:the )?(?<old>NUMBER\d+) (?<what>[a-z' -]+?) to (?<next>NUMBER\d+)$/d.exec(
      pattern,
    ) ??
    /^(?:change|bump|increase|raise|update|reduce|lower|make) (?:the )?(?:number of )?(?<what>[a-z' -]+?) (?:from (?<old>NUMBER\d+) )?to (?<next>NUMBER\d+)$/d.exec(
      pattern,
    );
  if (!match) return null;
  const what = match.groups!.what!;
  if (findTargets(situation, what.split(' ')).kind !== 'none') return null;
  // Heads are counted by lines where there are such.
  if (
    what.split(' ').some((word) => peopleWords.test(word)) &&
    linesOf(content).some(({ unit }) => family(unit ?? '') === 'person')
  )
    return null;
  // "10 pages, not 7" where the copy is priced by the page
  if (linesOf(content).some(({ unit }) => unit !== null && unit !== 'each' && family(unit) === family(what)))
    return null;
  const query = stemsOf(what);
  const numberOf = (group: string): number | null => {
    const phrase = clause.parts.find(({ word }) => word === match.groups?.[group])?.phrase;
    return phrase?.kind === 'number' ? phrase.value : null;
  };
  const [old, next] = [numberOf('old'), numberOf('next')];
  const said = clause.parts.find(({ word }) => word === match.groups!.next);
  if (query.length === 0 || next === null || !said) return null;
  const hits = listKeys.flatMap((key) =>
    textsOf(content, key).flatMap((text, at) => {
      if (!query.every((stem) => stemsOf(text).includes(stem))) return [];
      const changedText = withCount(text, old, writtenOf(clause, [said]));
      return changedText === null ? [] : [{ key, at, text, changedText }];
    }),
  );
  if (hits.length === 0) return null;
  if (hits.length > 1) return refuse(`“${what}” stands in several sentences: say which one.`);
  const { key, at, text, changedText } = hits[0]!;
  const texts = textsOf(content, key).map((other, index) => (index === at ? changedText : other));
  return changed({ ...content, [key]: texts }, `“${text}” → “${changedText}”`, []);
};

/** The sentence with its one count, or the old one, replaced; null where there is none or more than one. */
function withCount(text: string, old: number | null, next: string): string | null {
  const counts = [
    ...text.matchAll(/\b\d+(?:\.\d+)?\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi),
  ];
  const value = (word: string): number => (/^\d/.test(word) ? Number(word) : spelled.indexOf(word.toLowerCase()));
  const fitting = counts.filter(([word]) => old === null || value(word) === old);
  if (fitting.length !== 1) return null;
  const [word] = fitting[0]!;
  const at = fitting[0]!.index;
  const shown = /^[A-Z]/.test(word) ? next.charAt(0).toUpperCase() + next.slice(1) : next;
  return text.slice(0, at) + shown + text.slice(at + word.length);
}
