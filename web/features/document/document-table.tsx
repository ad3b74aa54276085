import { Eye, Pencil, Trash2 } from 'lucide-react';
import type { DocumentSummary } from '#contract/document.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { capitalize, showAmount, showDate } from '#web/ui/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { tabletUp, useMediaQuery } from '#web/ui/use-media-query.ts';
import { PaymentBadge, StatusBadge } from './status-badge.tsx';

interface DocumentTableProps {
  documents: DocumentSummary[];
  onOpen: (id: string, intent: 'view' | 'edit') => void;
  /** Without it no Delete is offered. */
  onDelete?: (document: DocumentSummary) => void;
  /** Without it nothing can be chosen. */
  selection?: Selection;
}

/** Which documents are chosen, to do something with all of them. */
export interface Selection {
  ids: ReadonlySet<string>;
  choose: (ids: string[], chosen: boolean) => void;
}

const clientOf = (document: DocumentSummary) => document.client || 'No client specified';

/** The documents as a table, and as cards where a table would not fit. */
export function DocumentTable(props: DocumentTableProps) {
  return useMediaQuery(tabletUp) ? <Table {...props} /> : <Cards {...props} />;
}

function Table({ documents, onOpen, onDelete, selection }: DocumentTableProps) {
  return (
    <table className="w-full border-collapse text-left text-[0.9375rem]">
      <thead>
        <tr className="border-line border-b text-[0.8125rem] text-ink-faint [&>th]:py-3 [&>th]:font-medium">
          {selection && (
            <th scope="col" className="w-0 pr-1.5 pl-5">
              <div className="-my-3">
                <ChooseAll documents={documents} selection={selection} />
              </div>
            </th>
          )}
          <th scope="col" className={selection ? 'pl-2' : 'pl-5'}>
            Project
          </th>
          <th scope="col" className="px-3">
            Type
          </th>
          <th scope="col" className="px-3 text-right">
            Amount
          </th>
          <th scope="col" className="px-3">
            Status
          </th>
          <th scope="col" className="px-3">
            Date
          </th>
          <th scope="col" className="pr-5 text-right">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => (
          <tr key={document.id} className="border-line border-b transition-colors last:border-0 hover:bg-page">
            {selection && (
              <td className="pr-1.5 pl-5">
                <Choose document={document} selection={selection} />
              </td>
            )}
            <td className={`max-w-0 py-2.5 md:w-[36%] ${selection ? 'pl-2' : 'pl-5'}`}>
              <button
                type="button"
                onClick={() => onOpen(document.id, 'view')}
                className="block min-h-11 w-full rounded-md text-left"
                title={document.title}
              >
                <span className="line-clamp-2 font-semibold leading-snug">{document.title}</span>
                <span className="block truncate text-ink-faint">{clientOf(document)}</span>
              </button>
            </td>
            <td className="px-3 text-ink-soft">{capitalize(document.type)}</td>
            <td className="figures px-3 text-right font-semibold">{showAmount(document.amount)}</td>
            <td className="px-3">
              <span className="flex flex-wrap gap-1">
                <StatusBadge status={document.status} />
                <PaymentBadge document={document} />
              </span>
            </td>
            <td className="figures whitespace-nowrap px-3 text-ink-soft">{showDate(document.createdAt)}</td>
            <td className="whitespace-nowrap pr-3 text-right">
              <Actions document={document} onOpen={onOpen} {...(onDelete ? { onDelete } : {})} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Choose({ document, selection }: { document: DocumentSummary; selection: Selection }) {
  return (
    <CheckboxField
      label={<span className="sr-only">Select {document.title}</span>}
      checked={selection.ids.has(document.id)}
      onChange={(chosen) => selection.choose([document.id], chosen)}
    />
  );
}

function ChooseAll({ documents, selection }: { documents: DocumentSummary[]; selection: Selection }) {
  return (
    <CheckboxField
      label={<span className="sr-only">Select all that are shown</span>}
      checked={documents.every(({ id }) => selection.ids.has(id))}
      onChange={(chosen) =>
        selection.choose(
          documents.map(({ id }) => id),
          chosen,
        )
      }
    />
  );
}

interface ActionsProps extends Omit<DocumentTableProps, 'documents' | 'selection'> {
  document: DocumentSummary;
  withLabels?: boolean;
}

function Actions({ document, onOpen, onDelete, withLabels = false }: ActionsProps) {
  const size = withLabels ? 'medium' : 'icon';
  return (
    <>
      <Button tone="quiet" size={size} title="View" onClick={() => onOpen(document.id, 'view')}>
        <Eye aria-hidden="true" />
        <span className={withLabels ? '' : 'sr-only'}>View</span>
        <span className="sr-only"> {document.title}</span>
      </Button>
      <Button tone="quiet" size={size} title="Edit" onClick={() => onOpen(document.id, 'edit')}>
        <Pencil aria-hidden="true" />
        <span className={withLabels ? '' : 'sr-only'}>Edit</span>
        <span className="sr-only"> {document.title}</span>
      </Button>
      {onDelete && (
        <Button tone="dangerQuiet" size="icon" title="Delete" onClick={() => onDelete(document)}>
          <Trash2 aria-hidden="true" />
          <span className="sr-only">Delete {document.title}</span>
        </Button>
      )}
    </>
  );
}

function Cards({ documents, onOpen, onDelete, selection }: DocumentTableProps) {
  return (
    <ul className="divide-y divide-line">
      {documents.map((document) => (
        <li key={document.id} className="px-4 pt-3.5 pb-1.5">
          <button
            type="button"
            onClick={() => onOpen(document.id, 'view')}
            className="block w-full rounded-md text-left"
          >
            <span className="flex items-start justify-between gap-3">
              <span className="min-w-0">
                <span className="line-clamp-2 font-semibold leading-snug">{document.title}</span>
                <span className="mt-0.5 block truncate text-[0.9375rem] text-ink-faint">{clientOf(document)}</span>
              </span>
              <span className="figures shrink-0 font-semibold">{showAmount(document.amount)}</span>
            </span>
            <span className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[0.875rem] text-ink-faint">
              <StatusBadge status={document.status} />
              <PaymentBadge document={document} />
              <span>{capitalize(document.type)}</span>
              <span aria-hidden="true">·</span>
              <span className="figures">{showDate(document.createdAt)}</span>
            </span>
          </button>
          <div className={selection ? 'mt-1 -mr-3 flex items-center' : '-mx-3 mt-1 flex'}>
            {selection && <Choose document={document} selection={selection} />}
            <Actions document={document} onOpen={onOpen} withLabels {...(onDelete ? { onDelete } : {})} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The shape of the table while it loads. */
export function DocumentTableSkeleton({ rows = 5, label }: { rows?: number; label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else to be told apart by.
        <div key={row} className="flex h-[4.3rem] items-center gap-6 border-line border-b px-5 last:border-0">
          <span className="flex-1 space-y-2">
            <Skeleton className="h-4 w-2/3 max-w-72" />
            <Skeleton className="h-3.5 w-1/3 max-w-40" />
          </span>
          <Skeleton className="hidden h-4 w-20 sm:block" />
          <Skeleton className="h-7 w-24 rounded-full" />
        </div>
      ))}
    </div>
  );
}
