/** Lists that are loaded in part, and how one document comes into them or goes. */
import type { DocumentSummary } from '#contract/document.ts';
import type { DocumentFilter } from './document-queries.ts';

export interface DocumentPage {
  documents: DocumentSummary[];
  /** The last document of the page as it was fetched: the next one begins after it. Null where there is none. */
  next: Place | null;
}

type Place = Pick<DocumentSummary, 'id' | 'createdAt'>;

/** Newest first over all pages. */
export interface DocumentPages {
  pages: DocumentPage[];
  pageParams: unknown[];
}

const withPage = (data: DocumentPages, at: number, documents: DocumentSummary[]): DocumentPages => ({
  ...data,
  pages: data.pages.map((page, index) => (index === at ? { ...page, documents } : page)),
});

export function dropDocument(data: DocumentPages, id: string): DocumentPages {
  const at = data.pages.findIndex(({ documents }) => documents.some((document) => document.id === id));
  if (at < 0) return data;
  return withPage(
    data,
    at,
    data.pages[at]!.documents.filter((document) => document.id !== id),
  );
}

/** As the server filters: what was asked for stands in title, client or number, in small or capital letters. */
function passes({ q, status, type }: DocumentFilter, document: DocumentSummary): boolean {
  const sought = q.trim().toLowerCase();
  return (
    (status === 'all' || document.status === status) &&
    (type === 'all' || document.type === type) &&
    [document.title, document.client ?? '', document.number].some((text) => text.toLowerCase().includes(sought))
  );
}

const isOlder = (a: Place, b: Place): boolean =>
  a.createdAt === b.createdAt ? a.id < b.id : a.createdAt < b.createdAt;

/** In its place if it passes the filter, once; beyond what is loaded it waits until that is. */
export function placeDocument(data: DocumentPages, filter: DocumentFilter, document: DocumentSummary): DocumentPages {
  const others = dropDocument(data, document.id);
  if (!passes(filter, document)) return others;
  const isAfter = (one: DocumentSummary) => isOlder(one, document);
  const at = others.pages.findIndex(({ documents }) => documents.some(isAfter));
  const last = others.pages.length - 1;
  const end = others.pages[last]?.next;
  if (end && isOlder(document, end)) return others;
  const page = at < 0 ? last : at;
  const documents = others.pages[page]?.documents ?? [];
  const place = at < 0 ? documents.length : documents.findIndex(isAfter);
  return withPage(others, page, documents.toSpliced(place, 0, document));
}
