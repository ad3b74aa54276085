import { Eye, Pencil, Trash2 } from 'lucide-react';
import { type FocusEvent, Fragment, memo } from 'react';
import type { DocumentSummary } from '#contract/document.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { capitalize, showAmount, showDate } from '#web/ui/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { tabletUp, useMediaQuery } from '#web/ui/use-media-query.ts';
import { PaymentBadge, StatusBadge } from './status-badge.tsx';
import type { RowWindow } from './use-row-window.ts';

interface DocumentTableProps {
  documents: DocumentSummary[];
  onOpen: (id: string, intent: 'view' | 'edit') => void;
  /** Without it no Delete is offered. */
  onDelete?: (document: DocumentSummary) => void;
  /** Without it nothing can be chosen. */
  selection?: Selection;
  /** How many there are with those that are not loaded yet; null where nobody counted them all. */
  total?: number | null;
  /** Without it every row is made, also those out of sight. */
  rowWindow?: RowWindow;
}

/** Which documents are chosen, to do something with all of them. */
export interface Selection {
  ids: ReadonlySet<string>;
  choose: (ids: string[], chosen: boolean) => void;
}

const clientOf = (document: DocumentSummary) => document.client || 'No client specified';

/** Small, and in the room that is there: a pattern of one's own may make it long. */
const NumberOf = ({ document: { number } }: { document: DocumentSummary }) => (
  <span className="block truncate text-[0.75rem] text-ink-faint lg:text-[0.8125rem]" title={number}>
    {number}
  </span>
);

/** The documents as a table, and as cards where a table would not fit. */
export function DocumentTable(props: DocumentTableProps) {
  return useMediaQuery(tabletUp) ? <Table {...props} /> : <Cards {...props} />;
}

const everyRow = (documents: DocumentSummary[]): Pick<RowWindow, 'rows' | 'after'> => ({
  rows: documents.map((_, index) => ({ index, before: 0 })),
  after: 0,
});

/** Which row the focus is in, from any event inside the rows. */
const focusIn = (rowWindow: RowWindow | undefined) =>
  rowWindow && {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      const index = target.closest('[data-index]')?.getAttribute('data-index');
      rowWindow.onFocus(index ? Number(index) : null);
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) rowWindow.onFocus(null);
    },
  };

/** Room for rows that are not made now. */
const Gap = ({ height }: { height: number }) =>
  height > 0 ? (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing is in it that could have the focus.
    <tr aria-hidden="true">
      <td style={{ height, padding: 0 }} />
    </tr>
  ) : null;

function Table({ documents, total, onOpen, onDelete, selection, rowWindow }: DocumentTableProps) {
  const { rows, after } = rowWindow ?? everyRow(documents);
  return (
    <table
      className="w-full table-fixed border-collapse text-left text-[0.875rem] lg:text-[0.9375rem]"
      aria-rowcount={total === undefined ? undefined : total === null ? -1 : total + 1}
    >
      <thead>
        <tr
          className="border-line border-b text-[0.8125rem] text-ink-faint [&>th]:py-3 [&>th]:font-medium"
          aria-rowindex={1}
        >
          {selection && (
            <th scope="col" className="w-12 pr-1.5 pl-5">
              <div className="-my-3">
                <ChooseAll documents={documents} selection={selection} />
              </div>
            </th>
          )}
          <th scope="col" className={selection ? 'pl-2' : 'pl-5'}>
            Project
          </th>
          <th scope="col" className="w-19 px-1.5 lg:w-28 lg:px-3">
            Type
          </th>
          <th scope="col" className="w-25 px-1.5 text-right lg:w-38 lg:px-3">
            Amount
          </th>
          <th scope="col" className="w-28 px-1.5 lg:w-36 lg:px-3">
            Status
          </th>
          <th scope="col" className="w-26 px-1.5 lg:w-33 lg:px-3">
            Date
          </th>
          <th scope="col" className={`pr-5 text-right ${onDelete ? 'w-37' : 'w-26'}`}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody ref={rowWindow?.holder} {...focusIn(rowWindow)}>
        {rows.map(({ index, before }) => {
          const document = documents[index];
          return (
            document && (
              <Fragment key={document.id}>
                <Gap height={before} />
                <Row
                  document={document}
                  index={index}
                  measure={rowWindow?.measure}
                  isChosen={selection?.ids.has(document.id)}
                  choose={selection?.choose}
                  onOpen={onOpen}
                  onDelete={onDelete}
                />
              </Fragment>
            )
          );
        })}
        <Gap height={after} />
      </tbody>
    </table>
  );
}

interface RowProps {
  document: DocumentSummary;
  index: number;
  measure: RowWindow['measure'] | undefined;
  isChosen: boolean | undefined;
  choose: Selection['choose'] | undefined;
  onOpen: DocumentTableProps['onOpen'];
  onDelete: DocumentTableProps['onDelete'];
}

const Row = memo(function Row({ document, index, measure, isChosen, choose, onOpen, onDelete }: RowProps) {
  return (
    <tr
      ref={measure}
      data-index={index}
      data-document={document.id}
      aria-rowindex={index + 2}
      className="border-line border-b transition-colors last:border-0 hover:bg-page"
    >
      {choose && (
        <td className="pr-1.5 pl-5">
          <Choose document={document} isChosen={isChosen === true} choose={choose} />
        </td>
      )}
      <td className={`py-2.5 ${choose ? 'pl-2' : 'pl-5'}`}>
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
      <td className="px-1.5 text-ink-soft lg:px-3">{capitalize(document.type)}</td>
      <td className="figures px-1.5 text-right font-semibold lg:px-3">{showAmount(document.amount)}</td>
      <td className="px-1.5 lg:px-3">
        <span className="flex flex-wrap gap-1">
          <StatusBadge status={document.status} />
          <PaymentBadge document={document} />
        </span>
      </td>
      <td className="figures whitespace-nowrap px-1.5 text-ink-soft lg:px-3">
        {showDate(document.createdAt)}
        <NumberOf document={document} />
      </td>
      <td className="whitespace-nowrap pr-3 text-right">
        <Actions document={document} onOpen={onOpen} onDelete={onDelete} />
      </td>
    </tr>
  );
});

interface ChooseProps {
  document: DocumentSummary;
  isChosen: boolean;
  choose: Selection['choose'];
}

function Choose({ document, isChosen, choose }: ChooseProps) {
  return (
    <CheckboxField
      label={<span className="sr-only">Select {document.title}</span>}
      checked={isChosen}
      onChange={(chosen) => choose([document.id], chosen)}
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

interface ActionsProps extends Pick<RowProps, 'document' | 'onOpen' | 'onDelete'> {
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

function Cards({ documents, total, onOpen, onDelete, selection, rowWindow }: DocumentTableProps) {
  const { rows, after } = rowWindow ?? everyRow(documents);
  return (
    <ul ref={rowWindow?.holder} {...focusIn(rowWindow)} className="flow-root" style={{ paddingBottom: after }}>
      {rows.map(({ index, before }) => {
        const document = documents[index];
        return (
          document && (
            <Card
              key={document.id}
              document={document}
              index={index}
              before={before}
              total={total}
              measure={rowWindow?.measure}
              isChosen={selection?.ids.has(document.id)}
              choose={selection?.choose}
              onOpen={onOpen}
              onDelete={onDelete}
            />
          )
        );
      })}
    </ul>
  );
}

interface CardProps extends RowProps {
  before: number;
  total: DocumentTableProps['total'];
}

const Card = memo(function Card(props: CardProps) {
  const { document, index, before, total, measure, isChosen, choose, onOpen, onDelete } = props;
  return (
    <li
      ref={measure}
      data-index={index}
      data-document={document.id}
      {...(total === undefined ? {} : { 'aria-setsize': total ?? -1, 'aria-posinset': index + 1 })}
      style={before > 0 ? { marginTop: before } : undefined}
      className="border-line border-b px-4 pt-3.5 pb-1.5 last:border-0"
    >
      <button type="button" onClick={() => onOpen(document.id, 'view')} className="block w-full rounded-md text-left">
        <span className="flex items-start justify-between gap-3">
          <span className="min-w-0">
            <span className="line-clamp-2 font-semibold leading-snug">{document.title}</span>
            <span className="mt-0.5 block truncate text-[0.9375rem] text-ink-faint">{clientOf(document)}</span>
          </span>
          <span className="max-w-32 shrink-0 text-right">
            <span className="figures font-semibold">{showAmount(document.amount)}</span>
            <NumberOf document={document} />
          </span>
        </span>
        <span className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-[0.875rem] text-ink-faint">
          <StatusBadge status={document.status} />
          <PaymentBadge document={document} />
          <span>{capitalize(document.type)}</span>
          <span aria-hidden="true">·</span>
          <span className="figures">{showDate(document.createdAt)}</span>
        </span>
      </button>
      <div className={choose ? 'mt-1 -mr-3 flex items-center' : '-mx-3 mt-1 flex'}>
        {choose && <Choose document={document} isChosen={isChosen === true} choose={choose} />}
        <Actions document={document} onOpen={onOpen} withLabels onDelete={onDelete} />
      </div>
    </li>
  );
});

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
