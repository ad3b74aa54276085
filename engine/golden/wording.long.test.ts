/** What is printed of dictations in which people marked what they would print, none of which the wording was learned from. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { DraftInput } from '../document/draft-document.ts';
import { draftDocument } from '../document/draft-document.ts';
import { jobOf } from '../document/title-by-trade.ts';
import { isHeldOut, readWorded, wordsOf } from './worded-dictations.ts';

const lines = (name: string): string[] =>
  readFileSync(new URL(`cases/${name}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
const inputs = new Map(
  ['unknown', 'unguessed', 'unexpected']
    .flatMap((name) => lines(`dictations-by-${name}-strangers.jsonl`))
    .map((line) => {
      const one: DraftInput & { id: string } = JSON.parse(line);
      return [one.id, one] as const;
    }),
);

function printed(ids: RegExp) {
  const sums = { printed: 0, asMarked: 0, marked: 0, found: 0, titles: 0, titledAsMarked: 0 };
  for (const one of lines('worded-dictations.txt').map(readWorded)) {
    if (!isHeldOut(one) || !ids.test(one.id)) continue;
    const { transcript, spans } = one;
    const input = { ...inputs.get(one.id)!, transcript };
    const { title, content } = draftDocument(input);
    const textOf = (...as: string[]): string =>
      spans
        .filter((span) => as.includes(span.as))
        .map(({ from, to }) => transcript.slice(from, to))
        .join(' ');
    const marked = wordsOf(textOf('line', 'scope', 'remark'));
    const people = wordsOf(textOf('client', 'contact'));
    const listed = wordsOf(input.catalogue.map(({ name }) => name).join(' '));
    const said = wordsOf(transcript);
    const { items, scope, notes, terms, timeline } = content;
    const onPaper = wordsOf(
      [...items.map(({ description }) => description), ...scope, ...notes, ...terms, timeline ?? ''].join(' . '),
    );
    for (const word of onPaper) {
      if (!said.has(word) || people.has(word) || listed.has(word)) continue;
      sums.printed++;
      if (marked.has(word)) sums.asMarked++;
    }
    for (const word of marked) {
      sums.marked++;
      if (onPaper.has(word)) sums.found++;
    }
    // the trade is no word that was said
    const trade = wordsOf(jobOf(content.category) ?? '');
    const titled = new Set([...wordsOf(title)].filter((word) => !trade.has(word)));
    if (titled.size === 0) continue;
    sums.titles++;
    if ([...titled].every((word) => marked.has(word) || listed.has(word))) sums.titledAsMarked++;
  }
  return sums;
}

it.each([
  ['one set', /^d[m-q]-/, 360, 85.5, 86.3, 93],
  ['a harder one', /^d[r-u]-/, 290, 77.7, 83.6, 90.9],
])(
  'of %s words are printed that people marked, and few others',
  { timeout: 60_000 },
  (_, ids, titles, asMarked, found, titled) => {
    const sums = printed(ids);
    expect(sums.titles).toBeGreaterThan(titles);
    expect((100 * sums.asMarked) / sums.printed, 'of what is printed was marked').toBeGreaterThanOrEqual(asMarked);
    expect((100 * sums.found) / sums.marked, 'of what was marked is printed').toBeGreaterThanOrEqual(found);
    expect((100 * sums.titledAsMarked) / sums.titles, 'of the titles').toBeGreaterThanOrEqual(titled);
  },
);
