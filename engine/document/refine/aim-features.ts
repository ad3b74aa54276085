/** What speaks for what an instruction is about: its words, the lines among them under one name, and how its figures stand to the document's. */
import type { Phrase } from '../../transcript/fact.ts';
import { FeatureList, type Features, hashOf } from '../../transcript/learned/linear-model.ts';
import type { DocumentContent } from '../business-document.ts';
import { centsOf, figuresOf, linesOf } from '../read-content.ts';
import { type Clause, readingsOf } from './clause.ts';
import { findLines } from './find-lines.ts';
import { totalOf } from './restate-figures.ts';

const shares = ['discount', 'tax', 'deposit'] as const;
/** A total that is asked for is not far from the one that is there. */
const near = { from: 0.6, to: 1.4 };

export function aimFeatures(clause: Clause, content: DocumentContent): Features {
  const list = new FeatureList();
  const words = ['^', ...wordsOf(clause, content), '$'];
  const kinds = [...new Set(words.filter((word) => /^[A-Z]+$/.test(word)))].sort();
  const relations = [...new Set(relationsOf(clause, content))];
  const put = (...parts: string[]): void => list.add(hashOf(parts.join(' ')));
  put('kinds', ...kinds);
  put('length', String(Math.min(words.length, 14)));
  put('first', words[1]!, words[2]!);
  for (const [at, word] of words.entries()) {
    put('word', word);
    if (at + 1 < words.length) put('pair', word, words[at + 1]!);
    if (at + 2 < words.length) put('around', word, words[at + 2]!);
    if (at + 2 < words.length) put('three', word, words[at + 1]!, words[at + 2]!);
  }
  for (const relation of relations) {
    put('relation', relation);
    put('relation', relation, ...kinds);
  }
  const each = new Set(words.slice(1, -1));
  for (const kind of kinds) for (const word of each) put('beside', kind, word);
  for (const relation of relations) for (const word of each) put('with', relation, word);
  return list;
}

/** The words, figures by their kinds, names of lines all as LINE. */
function wordsOf({ parts }: Clause, content: DocumentContent): string[] {
  const words: string[] = [];
  for (const { word, phrase } of parts) {
    const told = phrase ? phrase.kind.toUpperCase() : namesLine(word, content) ? 'LINE' : word;
    if (told !== 'LINE' || words.at(-1) !== told) words.push(told);
  }
  return words;
}

const namesLine = (word: string, content: DocumentContent): boolean =>
  /^[a-z]{3,}$/.test(word) && /^(?:lines|several)$/.test(findLines(content, [word], []).kind);

function relationsOf(clause: Clause, content: DocumentContent): string[] {
  const relations = clause.parts.flatMap(({ phrase }) => (phrase ? relationsOfFigure(clause, phrase, content) : []));
  for (const share of shares) if (content[share]) relations.push(`has ${share}`);
  if (centsOf(content.travel_cost) !== null) relations.push('has travel');
  const named = new Set(
    clause.parts.flatMap(({ word, phrase }) => {
      const found = phrase || !/^[a-z]{3,}$/.test(word) ? null : findLines(content, [word], []);
      return found?.kind === 'lines' && found.lines.length === 1 ? found.lines : [];
    }),
  );
  relations.push(`names ${Math.min(named.size, 3)}`);
  const [line] = [...named].map((at) => linesOf(content)[at]!);
  if (line && named.size === 1)
    relations.push(line.optional === true ? 'of an option' : 'of a line', `by ${line.unit ?? 'none'}`);
  return relations;
}

function relationsOfFigure(clause: Clause, phrase: Phrase, content: DocumentContent): string[] {
  const relations: string[] = [];
  const items = linesOf(content).map(figuresOf);
  if (phrase.kind === 'money' || phrase.kind === 'number') {
    const value = readingsOf(clause, phrase)[0] ?? 0;
    const total = (totalOf(content) ?? 0) / 100;
    if (value > total * near.from && value < total * near.to) relations.push('near the total');
    relations.push(value <= 31 ? 'small' : value < 200 ? 'middling' : 'large');
    if (items.some(({ quantity }) => quantity === value && value !== 1)) relations.push('a count');
    if (items.some(({ unitPrice, amount }) => unitPrice === value * 100 || amount === value * 100))
      relations.push('a price');
  }
  if (phrase.kind === 'percent' || phrase.kind === 'number')
    for (const share of shares) if (content[share]?.percent === phrase.value) relations.push(`the ${share}`);
  if (phrase.kind === 'duration' && phrase.said) {
    const { unit } = phrase.said;
    relations.push(`in ${unit}s`);
    if (new RegExp(`\\b${unit}`, 'i').test(content.timeline ?? '')) relations.push('as the timeline');
    if (linesOf(content).some((line) => line.unit === unit)) relations.push('as a line');
  }
  return relations;
}
