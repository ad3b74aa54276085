/** "the regular care plan, not the plus": what is named only to say that it is not meant names nothing of the price list. */
import type { CatalogueService } from '../../document/business-document.ts';
import type { Heard } from '../hear.ts';
import type { Element } from './elements.ts';
import { fitName, nameOf, normal, wordsOf } from './match-services.ts';

/** Most words of a name that are set against another. */
const LONGEST = 3;
/** How far back the name stands that is meant instead. */
const BEFORE = 8;
const ARTICLE = /^(?:the|a|an|our|my)$/;
/** They stand for the noun that was named before. */
const STANDS = /^(?:one|ones|version|kind|type|option|package|plan|size)$/;

/** The row without the names that are set against one that is meant. Linear. */
export function withoutRefused(
  heard: Heard,
  row: readonly Element[],
  catalogue: readonly CatalogueService[],
): readonly Element[] {
  if (catalogue.length < 2 || !row.some(({ word }) => word === 'not')) return row;
  const names = catalogue.map((service) => ({
    name: nameOf(service),
    words: service.name
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .map(normal),
  }));
  const wordsIn = (from: number, to: number): string[] =>
    row.slice(from, to).flatMap((element) => wordsOf(heard, element));
  const gone = new Set<number>();
  for (const [at, { tag, word }] of row.entries()) {
    if (tag !== 'word' || word !== 'not') continue;
    const isArticle = ARTICLE.test(row[at + 1]?.word ?? '') && !row[at + 1]!.means;
    const from = isArticle ? at + 2 : at + 1;
    const before = wordsIn(Math.max(0, at - BEFORE), at);
    const meant = names.filter(({ name }) => fitName(name, before)?.complete);
    let to = from;
    for (let end = from + 1; end <= Math.min(from + LONGEST, row.length); end++) {
      const said = wordsIn(from, end);
      const refused = names.find(
        ({ name: { service }, words }) =>
          said.length > 0 &&
          said.every((one) => words.includes(one)) &&
          // what is meant is another, and has no such word
          meant.some((one) => one.name.service !== service && said.some((word) => !one.words.includes(word))) &&
          words.some((one) => before.includes(one)),
      );
      if (refused) to = end;
    }
    if (to === from) continue;
    while (STANDS.test(row[to]?.word ?? '') || row[to]?.means === null) to++;
    for (let k = at; k < to; k++) gone.add(k);
  }
  return gone.size > 0 ? row.filter((_, k) => !gone.has(k)) : row;
}
