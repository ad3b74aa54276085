/** Short dictations, fifty or so about each of twenty kinds of talk. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type DraftInput, draftDocument } from '../document/draft-document.ts';
import { type Expected, judge } from './judge-draft.ts';

/** How many of a hundred short dictations about one family of phrases come to the exact total, by family. */
const families: Record<string, number> = {
  adjacent: 100,
  catalogue: 100,
  correction: 96,
  counts: 100,
  deposit: 100,
  discount: 92,
  figures: 92,
  labels: 100,
  labour: 98,
  markup: 100,
  open: 100,
  opening: 96,
  options: 98,
  recap: 100,
  recurring: 84,
  remarks: 100,
  rumour: 100,
  tax: 98,
  trade: 100,
  travel: 98,
};

describe('families of phrases', () => {
  it('each has its floor', () => {
    const files = readdirSync(new URL('./cases/phrases/', import.meta.url)).map((file) => file.replace('.jsonl', ''));
    expect(files.toSorted()).toEqual(Object.keys(families).toSorted());
  });

  it.each(Object.entries(families))('%s come to the total in at least %i%%', (family, floor) => {
    const cases: (DraftInput & { id: string; expect: Expected })[] = readFileSync(
      new URL(`./cases/phrases/${family}.jsonl`, import.meta.url),
      'utf8',
    )
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const wrong = cases.filter((one) => !judge(draftDocument(one), one.expect).total).map(({ id }) => id);
    const share = (100 * (cases.length - wrong.length)) / cases.length;
    expect(share, `wrong: ${wrong.join(', ')}`).toBeGreaterThanOrEqual(floor);
  });
});
