import { describe, expect, it } from 'vitest';
import type { DocumentSummary } from '#contract/document.ts';
import { noFilter } from './document-queries.ts';
import { type DocumentPages, dropDocument, placeDocument } from './place-document.ts';

const make = (id: string, minute: number, fields: Partial<DocumentSummary> = {}): DocumentSummary => ({
  id,
  number: id,
  title: `Job ${id}`,
  type: 'quote',
  client: null,
  amount: null,
  status: 'draft',
  dueOn: null,
  paidOn: null,
  createdAt: `2026-11-20T12:${String(minute).padStart(2, '0')}:00.000Z`,
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...fields,
});

const pagesOf = (hasMore: boolean, ...pages: DocumentSummary[][]): DocumentPages => ({
  pages: pages.map((documents, at) => ({
    documents,
    next: hasMore || at < pages.length - 1 ? documents.at(-1)! : null,
  })),
  pageParams: pages.map(() => null),
});
const ids = (data: DocumentPages) => data.pages.map(({ documents }) => documents.map(({ id }) => id).join(''));

const loaded = pagesOf(true, [make('h', 40), make('g', 30)], [make('f', 20), make('d', 10)]);

describe('a document in lists that are loaded in part', () => {
  it('goes, and leaves the others and the way on', () => {
    const data = dropDocument(loaded, 'd');
    expect(ids(data)).toEqual(['hg', 'f']);
    expect(data.pages[1]!.next?.id).toBe('d');
    expect(dropDocument(loaded, 'x')).toBe(loaded);
  });

  it('comes back to where it stood', () => {
    for (const { documents } of loaded.pages)
      for (const document of documents)
        expect(ids(placeDocument(dropDocument(loaded, document.id), noFilter, document)).join('')).toBe('hgfd');
  });

  it('comes first when it is the newest, and by its id where the time is the same', () => {
    expect(ids(placeDocument(loaded, noFilter, make('z', 50)))).toEqual(['zhg', 'fd']);
    expect(ids(placeDocument(loaded, noFilter, make('e', 20)))).toEqual(['hg', 'fed']);
    expect(ids(placeDocument(loaded, noFilter, make('gg', 20)))).toEqual(['hg', 'ggfd']);
  });

  it('waits when its place is not loaded yet, and ends a list that is', () => {
    expect(ids(placeDocument(loaded, noFilter, make('a', 5)))).toEqual(['hg', 'fd']);
    expect(ids(placeDocument(pagesOf(false, [make('h', 40)]), noFilter, make('a', 5)))).toEqual(['ha']);
    expect(ids(placeDocument(pagesOf(false, []), noFilter, make('a', 5)))).toEqual(['a']);
  });

  it('leaves a list whose filter it no longer passes, and enters one that it now does', () => {
    const drafts = { ...noFilter, status: 'draft' as const };
    expect(ids(placeDocument(loaded, drafts, make('g', 30, { status: 'pending' })))).toEqual(['h', 'fd']);
    const found = { ...noFilter, q: ' WALT ' };
    expect(ids(placeDocument(loaded, found, make('g', 30)))).toEqual(['h', 'fd']);
    const numbered = { ...found, q: 'I-2026' };
    expect(ids(placeDocument(loaded, numbered, make('g', 30, { number: 'I-2026-0001' })))).toEqual(['h', 'gfd']);
    expect(ids(placeDocument(loaded, found, make('k', 45, { client: 'Walt Brandt' })))).toEqual(['khg', 'fd']);
    expect(ids(placeDocument(loaded, { ...noFilter, type: 'bid' }, make('k', 45)))).toEqual(['hg', 'fd']);
  });

  it('takes its changes along', () => {
    const changed = placeDocument(loaded, noFilter, make('f', 20, { title: 'Another' }));
    expect(changed.pages[1]!.documents[0]!.title).toBe('Another');
    expect(ids(changed)).toEqual(['hg', 'fd']);
  });
});
