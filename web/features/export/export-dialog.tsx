import { useQuery } from '@tanstack/react-query';
import { Braces, Download, FileArchive, List, type LucideIcon, Table2 } from 'lucide-react';
import { exportEndpoints, exportMessages, type PdfBundle, selectionLimit } from '#contract/export.ts';
import { linkTo } from '#web/api.ts';
import type { DocumentFilter } from '#web/features/document/document-queries.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { count } from '#web/ui/format.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { bundlesQuery, type Chosen, isUnderway, useBundles } from './bundle-queries.ts';

interface ExportDialogProps {
  open: boolean;
  onClose: () => void;
  /** Ids; none exports all that pass the filter. */
  chosen: string[];
  filter: DocumentFilter;
}

const filterOf = ({ q, status, type }: DocumentFilter): Chosen => ({
  ...(q.trim() ? { q: q.trim() } : {}),
  ...(status === 'all' ? {} : { status }),
  ...(type === 'all' ? {} : { type }),
});

/** Documents taken along: the chosen ones, or all that pass the filter. */
export function ExportDialog({ open, onClose, chosen, filter }: ExportDialogProps) {
  const filtered = filterOf(filter);
  const selection: Chosen = chosen.length > 0 ? { ids: chosen } : filtered;
  const what =
    chosen.length > 0
      ? `${count(chosen.length, 'selected document')}`
      : Object.keys(filtered).length > 0
        ? 'All documents that match your filters'
        : 'All your documents';
  const query = queryOf(selection);
  const tooMany = chosen.length > selectionLimit;
  return (
    <Modal open={open} onClose={onClose} title="Export" description={what}>
      <div className="flex flex-col gap-5 p-4 sm:p-5">
        {tooMany && (
          <Notice tone="attention" role="alert">
            {exportMessages.tooManyChosen}
          </Notice>
        )}
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          <FileLink
            icon={Table2}
            address={linkTo(exportEndpoints.exportDocumentsCsv, { query })}
            disabled={tooMany}
            title="Documents (CSV)"
          >
            One row for each, for a spreadsheet
          </FileLink>
          <FileLink
            icon={List}
            address={linkTo(exportEndpoints.exportLinesCsv, { query })}
            disabled={tooMany}
            title="Lines (CSV)"
          >
            Every priced line, with quantity, unit and amount
          </FileLink>
          <FileLink
            icon={Braces}
            address={linkTo(exportEndpoints.exportDocumentsJson, { query })}
            disabled={tooMany}
            title="Data (JSON)"
          >
            Everything in them, for other programs
          </FileLink>
        </ul>
        <Bundles selection={selection} />
      </div>
    </Modal>
  );
}

const queryOf = ({ ids, ...filter }: Chosen): Record<string, string> => (ids ? { ids: ids.join(',') } : { ...filter });

interface FileLinkProps {
  icon: LucideIcon;
  address: string;
  disabled: boolean;
  title: string;
  children: string;
}

function FileLink({ icon: Icon, address, disabled, title, children }: FileLinkProps) {
  const content = (
    <>
      <Icon aria-hidden="true" className="size-5 shrink-0 text-action" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-[0.875rem] text-ink-faint">{children}</span>
      </span>
      <Download aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
    </>
  );
  const look = 'flex min-h-14 items-center gap-3.5 px-4 py-2.5';
  return (
    <li>
      {disabled ? (
        <span className={`${look} opacity-50`}>{content}</span>
      ) : (
        <a href={address} download className={`${look} hover:bg-page`}>
          {content}
        </a>
      )}
    </li>
  );
}

/** PDFs in one ZIP: made by the server, which takes its time for many; the dialog may be closed meanwhile. */
function Bundles({ selection }: { selection: Chosen }) {
  const { data } = useQuery(bundlesQuery);
  const { start, remove } = useBundles();
  const bundle = data?.[0];
  const underway = isUnderway(bundle);
  return (
    <section
      aria-labelledby="bundle-heading"
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <div className="flex items-start gap-3.5">
        <FileArchive aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-action" />
        <div>
          <h3 id="bundle-heading" className="font-semibold">
            PDFs in one ZIP
          </h3>
          <p className="text-[0.875rem] text-ink-faint">Every document as a page to print, kept for a day.</p>
        </div>
      </div>
      {bundle && <BundleState bundle={bundle} />}
      <div className="flex flex-wrap gap-2">
        {bundle?.state === 'done' && (
          <a
            href={linkTo(exportEndpoints.downloadPdfBundle, { params: { id: bundle.id } })}
            download
            className={buttonClass()}
          >
            <Download aria-hidden="true" />
            Download ZIP
          </a>
        )}
        {bundle && underway ? (
          <Button tone="secondary" disabled={remove.isPending} onClick={() => remove.mutate(bundle.id)}>
            Stop
          </Button>
        ) : (
          <Button tone="secondary" disabled={start.isPending} onClick={() => start.mutate(selection)}>
            {bundle ? 'Make a New One' : 'Make ZIP'}
          </Button>
        )}
      </div>
    </section>
  );
}

function BundleState({ bundle: { state, total, printed, failed } }: { bundle: PdfBundle }) {
  if (state === 'failed')
    return (
      <Notice tone="danger" role="alert">
        The ZIP could not be made. Please try again.
      </Notice>
    );
  const without = failed > 0 ? ` ${count(failed, 'document')} could not be printed.` : '';
  if (state === 'done')
    return (
      <p role="status" className="figures text-[0.9375rem]">
        Ready: {count(printed, 'PDF')}.{without}
      </p>
    );
  return (
    <div>
      <p role="status" className="figures text-[0.9375rem]">
        Printing {printed + failed} of {total}…
      </p>
      <progress
        aria-label="Progress of the ZIP"
        className="mt-1.5 h-2.5 w-full accent-action"
        value={printed + failed}
        max={total}
      />
      <p className="mt-1 text-[0.875rem] text-ink-faint">You can close this: it goes on without you.</p>
    </div>
  );
}
