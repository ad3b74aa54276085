/** "three rounds of revisions", "plants guaranteed two years": a sentence of the terms or notes with another figure in it. */
import type { DocumentContent } from '../business-document.ts';
import { capitalize, textsOf } from '../read-content.ts';
import { changed, findTargets, type Handler, type Outcome, type Situation } from './apply-edit.ts';
import { inStyleOf } from './change-terms.ts';
import { type Clause, partsOf, writtenOf } from './clause.ts';
import { stemsOf } from './find-lines.ts';
import { functionWords } from './function-words.ts';
import { stemOf } from './related-words.ts';

const count =
  '(?:\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty five|sixty|ninety)';
/** Words that say only that it is to be so. */
const saying =
  /^(?:make|change|set|it|that|to|only|just|now|give|them|offer|have|let|do|we|i|they|get|gets|should|be|up|down|instead|include|includes|including|included|allow|allowed|please|is|are|for|of|the|a|an|within|'s|'ll|will)$/;

const labelled =
  /^(?:(?:change|update|set|make|move|switch) )?(?:the )?(?<label>[a-z][a-z' -]*?) (?:(?:is|to|:|should be|will be|now|has|changed|moved) )+(?<text>.+)$/d;

/** "the venue is Stone Chapel" where a note says "Venue: Hollow Creek Barn". */
function restateLabelled(clause: Clause, { content }: Situation): Outcome | null {
  const match = labelled.exec(clause.pattern.replace(/(?<=[a-z]) ?: /, ' : '));
  const label = match?.groups?.label;
  if (!match || !label) return null;
  for (const key of ['notes', 'terms'] as const) {
    const texts = textsOf(content, key);
    const at = texts.findIndex((text) => text.toLowerCase().startsWith(`${label}: `));
    if (at < 0) continue;
    const text = `${texts[at]!.slice(0, label.length)}: ${writtenOf(clause, partsOf(clause, match, 'text'))}`;
    return changed(
      { ...content, [key]: texts.map((old, index) => (index === at ? text : old)) },
      `${key === 'terms' ? 'Terms' : 'Notes'}: “${texts[at]}” → “${text}”`,
      [],
    );
  }
  return null;
}

export const restateTerm: Handler = (clause, situation) =>
  restateLabelled(clause, situation) ?? restateCounted(clause, situation);

function restateCounted(clause: Clause, situation: Situation): Outcome | null {
  const { content } = situation;
  const figures = clause.parts.flatMap(({ phrase }, at) => (phrase ? [{ phrase, at }] : []));
  const [figure] = figures;
  if (
    !figure ||
    figures.length > 1 ||
    /^(?:add|also|and|plus|put|write|note|say|remove|drop)\b|\b(?:good|valid|expires?|holds?|stands?|quote|estimate|bid|offer|price)\b/.test(
      clause.pattern,
    )
  )
    return null;
  const { phrase, at } = figure;
  // words that break off may have gone on in any way
  if (/^(?:before|after|of|on|for|to|by|until|and)$/.test(clause.parts.at(-1)!.word)) return null;
  const unit = phrase.kind === 'duration' ? phrase.said?.unit : undefined;
  if (phrase.kind === 'duration' ? unit === undefined || unit === 'hour' : phrase.kind !== 'number') return null;
  const noun = phrase.kind === 'number' ? (clause.parts[at + 1]?.word ?? '') : '';
  if (phrase.kind === 'number' && (!/^[a-z]{4,}$/.test(noun) || functionWords.test(noun))) return null;
  const words = clause.parts
    .filter(({ phrase: own, word }) => !own && word !== noun && !saying.test(word) && !functionWords.test(word))
    .map(({ word }) => word);
  if (phrase.kind === 'duration' && words.length === 0) return null;
  const holds =
    phrase.kind === 'number'
      ? new RegExp(`\\b${count}(?= ${noun.replace(/s$/, '')}s?\\b)`, 'i')
      : new RegExp(`\\b${count}[ -](?:years?|months?|weeks?|days?|seasons?)\\b`, 'i');
  const stems = stemsOf(words.join(' '));
  const fits = (text: string): boolean =>
    [...text.matchAll(new RegExp(holds, 'gi'))].length === 1 &&
    stems.every((stem) => stemsOf(text).some((own) => stemOf(own) === stemOf(stem)));
  const hits = placesOf(content).filter(({ text }) => fits(text));
  const [hit] = hits;
  const named = [...words, noun].filter((word) => word !== '');
  // "no rounds" takes them out, "No vehicles for seven days" stays that
  const denies = /^no\b/.test(clause.pattern) && !/^no\b/i.test(hit?.text ?? '');
  if (!hit || hits.length > 1 || denies || findTargets({ ...situation, focus: [] }, named).kind !== 'none') return null;
  const said = writtenOf(clause, [clause.parts[at]!]);
  const put = hit.text.replace(holds, (old, at: number) => inStyleOf(old, said, hit.text.slice(at + old.length)));
  const text = capitalize(phrase.kind === 'number' ? inNumber(put, said, noun, phrase.value) : put);
  if (text === hit.text) return { kind: 'already' };
  return changed(hit.put(text), `${hit.name}: “${hit.text}” → “${text}”`, []);
}

interface Place {
  name: string;
  text: string;
  /** The content with another text there. */
  put: (text: string) => DocumentContent;
}

/** The sentences that may hold a figure of their own. */
function placesOf(content: DocumentContent): Place[] {
  const listed = (['terms', 'notes'] as const).flatMap((key) =>
    textsOf(content, key).map(
      (text, index): Place => ({
        name: key === 'terms' ? 'Terms' : 'Notes',
        text,
        put: (next) => ({ ...content, [key]: textsOf(content, key).map((old, at) => (at === index ? next : old)) }),
      }),
    ),
  );
  const { timeline } = content;
  return timeline
    ? [...listed, { name: 'Timeline', text: timeline, put: (next) => ({ ...content, timeline: next }) }]
    : listed;
}

/** "One round of revisions is included", "two rounds … are". */
function inNumber(text: string, said: string, noun: string, value: number): string {
  const one = noun.replace(/s$/, '');
  const escaped = said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const agreed = text.replace(new RegExp(`(?<=${escaped} )${one}s?\\b`, 'i'), value === 1 ? one : `${one}s`);
  return agreed.replace(
    new RegExp(`^(${escaped} \\w+(?: of \\w+)?) (?:is|are)\\b`, 'i'),
    `$1 ${value === 1 ? 'is' : 'are'}`,
  );
}
