import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { FileText, FolderDown, X } from 'lucide-react';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import type { DocumentSummary } from '#contract/document.ts';
import { ExportDialog } from '#web/features/export/export-dialog.tsx';
import { usePageTitle } from '#web/features/shell/use-page-title.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { count } from '#web/ui/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { DocumentFilters } from './document-filters.tsx';
import { DocumentList } from './document-list.tsx';
import { documentCountQuery, documentPagesQuery, isFiltered } from './document-queries.ts';
import { DocumentTableSkeleton } from './document-table.tsx';
import { noDocumentsText } from './no-documents-text.ts';
import { useDeleteDocument } from './use-delete-document.ts';
import { useDocumentDialog } from './use-document-dialog.ts';
import { useDocumentFilter } from './use-document-filter.ts';

const DocumentDialog = lazy(() =>
  import('./document-dialog.tsx').then(({ DocumentDialog: component }) => ({ default: component })),
);

const keep = <T,>(before: T) => before;

export function DocumentsScreen() {
  usePageTitle('Quotes & Bids');
  const { filter, change, clear } = useDocumentFilter();
  const pages = useInfiniteQuery({ ...documentPagesQuery(filter), placeholderData: keep });
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  const counted = useQuery({ ...documentCountQuery(filter), enabled: hasNextPage, placeholderData: keep });
  const documents = useMemo(() => pages.data?.pages.flatMap((page) => page.documents), [pages.data]);
  const total = !hasNextPage ? (documents?.length ?? null) : counted.data?.more === false ? counted.data.count : null;
  const dialog = useDocumentDialog();
  const remove = useDeleteDocument();
  const [doomed, setDoomed] = useState<DocumentSummary | null>(null);
  /** The document beside one just deleted: its row is there for whoever goes on by keyboard. */
  const beside = useRef<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback(
    (ids: string[], add: boolean) =>
      setChosen((before) => new Set(add ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id)))),
    [],
  );
  const askToDelete = useCallback((document: DocumentSummary) => {
    beside.current = null;
    setDoomed(document);
  }, []);
  const [exports, setExports] = useState(false);
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
  return (
    <>
      <h1 className="display text-3xl sm:text-4xl">Quotes & Bids</h1>
      <p className="mt-1.5 text-ink-faint">Manage all your business proposals in one place.</p>
      <DocumentFilters filter={filter} onChange={change} />
      <section className="mt-4 overflow-hidden rounded-card border border-line bg-surface" aria-busy={pages.isFetching}>
        <div className="flex min-h-13 flex-wrap items-center gap-x-2 border-line border-b py-1 pr-2 pl-4 sm:pl-5">
          <h2 ref={heading} tabIndex={-1} className="figures py-2 font-semibold outline-none" aria-live="polite">
            {documents ? headingOf(total, counted.data?.count ?? documents.length) : 'Documents'}
          </h2>
          {documents && documents.length > 0 && (
            <div className="ml-auto flex flex-wrap items-center gap-1">
              {chosen.size > 0 && (
                <Button tone="quiet" className="max-sm:px-2" onClick={() => setChosen(new Set())}>
                  <span className="figures">{chosen.size} selected</span>
                  <X aria-label="Clear selection" />
                </Button>
              )}
              <Button tone="quiet" className="max-sm:px-2" onClick={() => setExports(true)}>
                <FolderDown aria-hidden="true" />
                Export
              </Button>
            </div>
          )}
        </div>
        {pages.isError && !documents ? (
          <div className="p-5">
            <Notice tone="danger" role="alert">
              <p>Your documents could not be loaded. Check your connection and try again.</p>
              <Button tone="secondary" className="mt-2" onClick={() => pages.refetch()}>
                Try again
              </Button>
            </Notice>
          </div>
        ) : !documents ? (
          <DocumentTableSkeleton rows={6} label="Loading documents..." />
        ) : documents.length === 0 ? (
          <NoDocuments filtered={isFiltered(filter)} onClear={clear} />
        ) : (
          <>
            <DocumentList
              documents={documents}
              total={total}
              onOpen={dialog.open}
              onDelete={askToDelete}
              selection={{ ids: chosen, choose }}
              onNearEnd={loadMore}
            />
            {hasNextPage && (
              <div className="flex min-h-17 flex-wrap items-center justify-center gap-3 border-line border-t p-3">
                {isFetchNextPageError && (
                  <p role="alert" className="text-danger">
                    The next documents could not be loaded.
                  </p>
                )}
                <Button tone="secondary" disabled={pages.isFetchingNextPage} onClick={() => fetchNextPage()}>
                  {pages.isFetchingNextPage ? 'Loading…' : isFetchNextPageError ? 'Try again' : 'Load more'}
                </Button>
              </div>
            )}
          </>
        )}
      </section>
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        focusAfter={() => (beside.current === null ? null : (deleteButtonOf(beside.current) ?? heading.current))}
        title="Delete this document?"
        message={`“${doomed?.title ?? ''}” will be removed from your documents. You can undo this right afterwards.`}
        confirmLabel="Delete"
        onConfirm={() => {
          if (!doomed) return;
          const at = documents?.findIndex(({ id }) => id === doomed.id) ?? -1;
          beside.current = documents?.[at + 1]?.id ?? documents?.[at - 1]?.id ?? '';
          choose([doomed.id], false);
          remove.mutate({ id: doomed.id, title: doomed.title });
        }}
      />
      <ExportDialog open={exports} onClose={() => setExports(false)} chosen={[...chosen]} filter={filter} />
      {dialog.id && (
        <Suspense>
          <DocumentDialog id={dialog.id} intent={dialog.intent} onClose={dialog.close} onOpen={dialog.swap} />
        </Suspense>
      )}
    </>
  );
}

const deleteButtonOf = (id: string) =>
  document.querySelector<HTMLElement>(`[data-document="${CSS.escape(id)}"] button[title="Delete"]`);

/** "1 Document", "100,000 Documents"; "1,000+ Documents" where nobody counted further. */
const headingOf = (total: number | null, atLeast: number): string =>
  total === null ? `${atLeast.toLocaleString('en-US')}+ Documents` : count(total, 'Document');

function NoDocuments({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-16 text-center">
      <FileText aria-hidden="true" className="size-9 text-ink-faint" strokeWidth={1.5} />
      <p className="max-w-sm text-ink-soft">{filtered ? 'No documents match your filters.' : noDocumentsText}</p>
      {filtered ? (
        <Button tone="secondary" onClick={onClear}>
          Clear filters
        </Button>
      ) : (
        <ButtonLink to={paths.dashboard}>Start dictating</ButtonLink>
      )}
    </div>
  );
}
