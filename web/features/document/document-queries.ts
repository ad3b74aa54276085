/** What the screens know of the documents on the server. */
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { DocumentRecord, DocumentSummary, documentStatuses } from '#contract/document.ts';
import { documentEndpoints } from '#contract/document.ts';
import { documentVersionEndpoints } from '#contract/document-versions.ts';
import type { DocumentType } from '#engine/index.ts';
import { callApi } from '#web/api.ts';
import { emptyWhenSignedOut } from '#web/query-client.ts';
import { type DocumentPage, type DocumentPages, dropDocument, placeDocument } from './place-document.ts';

export type DocumentStatus = (typeof documentStatuses)[number];

export interface DocumentFilter {
  q: string;
  status: DocumentStatus | 'all';
  type: DocumentType | 'all';
}

export const noFilter: DocumentFilter = { q: '', status: 'all', type: 'all' };

export const isFiltered = ({ q, status, type }: DocumentFilter): boolean =>
  q.trim() !== '' || status !== 'all' || type !== 'all';

const pageSize = 50;
const recentCount = 5;

const given = <T extends string>(value: T | 'all'): Exclude<T, 'all'> | undefined =>
  value === 'all' ? undefined : (value as Exclude<T, 'all'>);

const queryOf = ({ q, status, type }: DocumentFilter) => ({
  q: q.trim() || undefined,
  status: given(status),
  type: given(type),
});

/** The documents that pass the filter, newest first, page after page. */
export const documentPagesQuery = (filter: DocumentFilter) =>
  infiniteQueryOptions({
    queryKey: ['documents', 'pages', filter],
    queryFn: async ({ pageParam, signal }): Promise<DocumentPage> => {
      const query = { ...queryOf(filter), limit: pageSize, cursor: pageParam ?? undefined };
      const documents = (await emptyWhenSignedOut(callApi(documentEndpoints.listDocuments, { query }, signal))) ?? [];
      // Kept beside them: documents come and go here without being fetched anew.
      return { documents, next: documents.length < pageSize ? null : (documents.at(-1) ?? null) };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next?.id,
  });

/** How many pass the filter in all; asked only where not all of them are loaded. */
export const documentCountQuery = (filter: DocumentFilter) =>
  queryOptions({
    queryKey: ['documents', 'count', filter],
    queryFn: ({ signal }) =>
      emptyWhenSignedOut(callApi(documentEndpoints.countDocuments, { query: queryOf(filter) }, signal)),
  });

export const recentDocumentsQuery = queryOptions({
  queryKey: ['documents', 'recent'],
  queryFn: async ({ signal }) =>
    (await emptyWhenSignedOut(callApi(documentEndpoints.listDocuments, { query: { limit: recentCount } }, signal))) ??
    [],
});

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', 'one', id],
    queryFn: ({ signal }) => emptyWhenSignedOut(callApi(documentEndpoints.getDocument, { params: { id } }, signal)),
  });

export const historyQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['documents', 'history', id, version],
    queryFn: async ({ signal }) =>
      (await emptyWhenSignedOut(callApi(documentVersionEndpoints.listHistory, { params: { id } }, signal))) ?? [],
    // What happens to its copies is in there too, and raises no version.
    staleTime: 0,
  });

export const suggestionsQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['documents', 'suggestions', id, version],
    queryFn: async ({ signal }) =>
      (await emptyWhenSignedOut(callApi(documentEndpoints.listSuggestions, { params: { id } }, signal)))?.suggestions ??
      [],
  });

/** Puts a new or changed document where it belongs in every list that is loaded, without fetching those again. */
export async function keepDocument(queryClient: QueryClient, document: DocumentRecord) {
  queryClient.setQueryData(documentQuery(document.id).queryKey, document);
  await placeInLists(queryClient, document);
  await refreshFigures(queryClient);
}

/** Takes a document out of every list; answers how it stood there, to put it back where the server refuses. */
export async function dropFromLists(queryClient: QueryClient, id: string): Promise<DocumentSummary | null> {
  const dropped: DocumentSummary[] = [];
  await changeLists(queryClient, (pages) => {
    dropped.push(...pages.pages.flatMap(({ documents }) => documents.filter((document) => document.id === id)));
    return dropDocument(pages, id);
  });
  queryClient.setQueryData(recentDocumentsQuery.queryKey, (recent) => recent?.filter((document) => document.id !== id));
  return dropped[0] ?? null;
}

export async function placeInLists(queryClient: QueryClient, document: DocumentSummary) {
  await changeLists(queryClient, (pages, filter) => placeDocument(pages, filter, document));
  queryClient.setQueryData(recentDocumentsQuery.queryKey, (recent) =>
    recent?.map((one) => (one.id === document.id ? document : one)),
  );
}

async function changeLists(
  queryClient: QueryClient,
  change: (pages: DocumentPages, filter: DocumentFilter) => DocumentPages,
) {
  const loaded = {
    queryKey: ['documents', 'pages'],
    predicate: ({ state }: { state: { data: unknown } }) => state.data !== undefined,
  };
  // A page on its way would bring the list back as it was before.
  await queryClient.cancelQueries(loaded);
  for (const { queryKey } of queryClient.getQueryCache().findAll(loaded)) {
    const filter = queryKey[2] as DocumentFilter;
    queryClient.setQueryData(documentPagesQuery(filter).queryKey, (pages) => pages && change(pages, filter));
  }
}

/** What is counted, and the few newest. */
export const refreshFigures = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['documents', 'count'] }),
    queryClient.invalidateQueries({ queryKey: recentDocumentsQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['stats'] }),
  ]);
