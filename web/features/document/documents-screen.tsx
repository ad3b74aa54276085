import { useInfiniteQuery } from '@tanstack/react-query';
import { FileText, FolderDown, Search, X } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import type { DocumentSummary } from '#contract/document.ts';
import { documentStatuses } from '#contract/document.ts';
import { documentTypes } from '#engine/index.ts';
import { ExportDialog } from '#web/features/export/export-dialog.tsx';
import { usePageTitle } from '#web/features/shell/use-page-title.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { capitalize, count } from '#web/ui/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { type DocumentFilter, documentPagesQuery, isFiltered, noFilter } from './document-queries.ts';
import { DocumentTable, DocumentTableSkeleton } from './document-table.tsx';
import { noDocumentsText } from './no-documents-text.ts';
import { useDeleteDocument } from './use-delete-document.ts';
import { useDocumentDialog } from './use-document-dialog.ts';

const DocumentDialog = lazy(() =>
  import('./document-dialog.tsx').then(({ DocumentDialog: component }) => ({ default: component })),
);

const statuses = ['all', ...documentStatuses] as const;
const typeOptions = [
  { value: 'all' as const, label: 'All types' },
  ...documentTypes.map((value) => ({ value, label: `${capitalize(value)}s` })),
];

export function DocumentsScreen() {
  usePageTitle('Quotes & Bids');
  const [filter, setFilter] = useState(noFilter);
  // The list follows the typing when there is time for it.
  const asked = useDeferredValue(filter);
  const pages = useInfiniteQuery({ ...documentPagesQuery(asked), placeholderData: (before) => before });
  const dialog = useDocumentDialog();
  const remove = useDeleteDocument();
  const [doomed, setDoomed] = useState<DocumentSummary | null>(null);
  const documents = pages.data?.pages.flat();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (ids: string[], add: boolean) =>
    setChosen((before) => new Set(add ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const [exports, setExports] = useState(false);
  return (
    <>
      <h1 className="display text-3xl sm:text-4xl">Quotes & Bids</h1>
      <p className="mt-1.5 text-ink-faint">Manage all your business proposals in one place.</p>
      <Filters filter={filter} onChange={setFilter} />
      <section className="mt-4 overflow-hidden rounded-card border border-line bg-surface" aria-busy={pages.isFetching}>
        <div className="flex min-h-13 flex-wrap items-center gap-x-2 border-line border-b py-1 pr-2 pl-4 sm:pl-5">
          <h2 className="figures py-2 font-semibold" aria-live="polite">
            {documents
              ? `${count(documents.length, 'Document').replace(' ', pages.hasNextPage ? '+ ' : ' ')}`
              : 'Documents'}
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
          <NoDocuments filtered={isFiltered(asked)} onClear={() => setFilter(noFilter)} />
        ) : (
          <>
            <DocumentTable
              documents={documents}
              onOpen={dialog.open}
              onDelete={setDoomed}
              selection={{ ids: chosen, choose }}
            />
            {pages.hasNextPage && (
              <div className="flex justify-center border-line border-t p-3">
                <Button tone="secondary" disabled={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
                  {pages.isFetchingNextPage ? 'Loading…' : 'Load more'}
                </Button>
              </div>
            )}
          </>
        )}
      </section>
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title="Delete this document?"
        message={`“${doomed?.title ?? ''}” will be removed from your documents. You can undo this right afterwards.`}
        confirmLabel="Delete"
        onConfirm={() => doomed && remove.mutate({ id: doomed.id, title: doomed.title })}
      />
      <ExportDialog open={exports} onClose={() => setExports(false)} chosen={[...chosen]} filter={asked} />
      {dialog.id && (
        <Suspense>
          <DocumentDialog id={dialog.id} intent={dialog.intent} onClose={dialog.close} onOpen={dialog.swap} />
        </Suspense>
      )}
    </>
  );
}

function Filters({ filter, onChange }: { filter: DocumentFilter; onChange: (filter: DocumentFilter) => void }) {
  return (
    <div className="mt-6 flex flex-col gap-3 lg:flex-row lg:items-center">
      <div className="relative flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 z-10 size-5 -translate-y-1/2 text-ink-faint"
        />
        <TextField
          label="Search"
          hideLabel
          type="search"
          inputClassName="pl-11"
          placeholder="Search quotes and bids..."
          value={filter.q}
          onChange={(q) => onChange({ ...filter, q })}
          maxLength={200}
        />
      </div>
      <div className="flex flex-col gap-2 sm:flex-row sm:items-center sm:gap-3">
        <fieldset className="flex min-w-0 flex-1 gap-0.5 overflow-x-auto sm:flex-none sm:gap-1 rounded-control border border-line bg-surface p-1">
          <legend className="sr-only">Status</legend>
          {statuses.map((status) => (
            <button
              key={status}
              type="button"
              aria-pressed={filter.status === status}
              onClick={() => onChange({ ...filter, status })}
              className="min-h-11 flex-1 rounded-md px-1.5 font-medium text-[0.875rem] text-ink-soft sm:flex-none sm:text-[0.9375rem] hover:bg-sunken aria-pressed:bg-ink aria-pressed:text-page sm:px-3.5"
            >
              {capitalize(status)}
            </button>
          ))}
        </fieldset>
        <SelectField
          label="Type"
          hideLabel
          value={filter.type}
          options={typeOptions}
          onChange={(type) => onChange({ ...filter, type })}
          className="max-sm:w-full sm:w-36"
        />
      </div>
    </div>
  );
}

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
