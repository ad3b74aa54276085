/** What the screens know of the documents on the server. */
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { DocumentRecord, DocumentSummary, documentStatuses } from '#contract/document.ts';
import type { DocumentType } from '#engine/index.ts';
import { api } from '#web/api.ts';
import { emptyWhenSignedOut } from '#web/query-client.ts';

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

/** The documents that pass the filter, newest first, page after page. */
export const documentPagesQuery = (filter: DocumentFilter) =>
  infiniteQueryOptions({
    queryKey: ['documents', 'pages', filter],
    queryFn: async ({ pageParam, signal }): Promise<DocumentSummary[]> => {
      const query = {
        q: filter.q.trim() || undefined,
        status: given(filter.status),
        type: given(filter.type),
        limit: pageSize,
        cursor: pageParam ?? undefined,
      };
      return (await emptyWhenSignedOut(api.listDocuments({ query }, signal))) ?? [];
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  });

export const recentDocumentsQuery = queryOptions({
  queryKey: ['documents', 'recent'],
  queryFn: async ({ signal }) =>
    (await emptyWhenSignedOut(api.listDocuments({ query: { limit: recentCount } }, signal))) ?? [],
});

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', 'one', id],
    queryFn: ({ signal }) => emptyWhenSignedOut(api.getDocument({ params: { id } }, signal)),
  });

export const suggestionsQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['documents', 'suggestions', id, version],
    queryFn: async ({ signal }) =>
      (await emptyWhenSignedOut(api.listSuggestions({ params: { id } }, signal)))?.suggestions ?? [],
  });

/** Puts a changed document in its place and has the lists and figures fetched anew. */
export function keepDocument(queryClient: QueryClient, document: DocumentRecord) {
  queryClient.setQueryData(documentQuery(document.id).queryKey, document);
  return refreshDocuments(queryClient);
}

export const refreshDocuments = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['documents', 'pages'] }),
    queryClient.invalidateQueries({ queryKey: ['documents', 'recent'] }),
    queryClient.invalidateQueries({ queryKey: ['stats'] }),
  ]);
