/** "three rounds of revisions", "plants guaranteed two years": a sentence of the terms or notes with another figure in it. */
import { capitalize, textsOf } from '../read-content.ts';
import { changed, findTargets, type Handler } from './apply-edit.ts';
import { inStyleOf } from './change-terms.ts';
import { writtenOf } from './clause.ts';
import { stemsOf } from './find-lines.ts';
import { functionWords } from './function-words.ts';
import { stemOf } from './related-words.ts';

const count =
  '(?:\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty five|sixty|ninety)';
/** Words that say only that it is to be so. */
const saying =
  /^(?:make|change|set|it|that|to|only|just|now|give|them|offer|have|let|do|we|i|they|get|gets|should|be|up|down|instead|include|includes|including|included|allow|allowed|please|is|are|for|of|the|a|an|within|'s|'ll|will)$/;

export const restateTerm: Handler = (clause, situation) => {
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
  const hits = (['terms', 'notes'] as const).flatMap((key) =>
    textsOf(content, key).flatMap((text, index) =>
      holds.test(text) && stems.every((stem) => stemsOf(text).some((own) => stemOf(own) === stemOf(stem)))
        ? [{ key, index, text }]
        : [],
    ),
  );
  const [hit] = hits;
  const named = [...words, noun].filter((word) => word !== '');
  // "no rounds" takes them out, "No vehicles for seven days" stays that
  const denies = /^no\b/.test(clause.pattern) && !/^no\b/i.test(hit?.text ?? '');
  if (!hit || hits.length > 1 || denies || findTargets({ ...situation, focus: [] }, named).kind !== 'none') return null;
  const said = writtenOf(clause, [clause.parts[at]!]);
  const put = hit.text.replace(holds, (old, at: number) => inStyleOf(old, said, hit.text.slice(at + old.length)));
  const text = capitalize(phrase.kind === 'number' ? inNumber(put, said, noun, phrase.value) : put);
  if (text === hit.text) return { kind: 'already' };
  return changed(
    { ...content, [hit.key]: textsOf(content, hit.key).map((old, index) => (index === hit.index ? text : old)) },
    `${hit.key === 'terms' ? 'Terms' : 'Notes'}: “${hit.text}” → “${text}”`,
    [],
  );
};

/** "One round of revisions is included", "two rounds … are". */
function inNumber(text: string, said: string, noun: string, value: number): string {
  const one = noun.replace(/s$/, '');
  const agreed = text.replace(new RegExp(`(?<=${said} )${one}s?\\b`, 'i'), value === 1 ? one : `${one}s`);
  return agreed.replace(
    new RegExp(`^(${said} \\w+(?: of \\w+)?) (?:is|are)\\b`, 'i'),
    `$1 ${value === 1 ? 'is' : 'are'}`,
  );
}
