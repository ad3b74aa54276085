import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { DocumentRecord } from '#contract/document.ts';
import type { DocumentEvent } from '#contract/document-versions.ts';
import { capitalize, showDateAndTime } from '#web/ui/format.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { historyQuery } from './document-queries.ts';

const actors = { owner: 'You', client: 'Your client', system: 'Quotewright' };

function tellOf({ kind, from, to, instructions, number }: DocumentEvent): string {
  const moved = from && to ? `from ${capitalize(from)} to ${capitalize(to)}` : null;
  switch (kind) {
    case 'generated':
      return number ? `Made from ${number}` : 'Created';
    case 'edited':
      return moved ? `Edited, and status changed ${moved}` : 'Edited';
    case 'status':
      return `Status changed ${moved ?? ''}`.trim();
    case 'refined':
      return instructions ? `Refined: “${instructions}”` : 'Refined';
    case 'converted':
      return number ? `Invoice ${number} made from it` : 'Converted';
    case 'deleted':
      return 'Deleted';
    case 'restored':
      return 'Restored';
    case 'duplicated':
      return number ? `Copied from ${number}` : 'Copied';
    case 'revised':
      return number ? `Revision ${number} started` : 'Revision started';
  }
}

/** Who did what to the document, and when; asked for when somebody looks. */
export function DocumentHistory({ document: { id, version } }: { document: DocumentRecord }) {
  const [open, setOpen] = useState(false);
  const { data: events, isError } = useQuery({ ...historyQuery(id, version), enabled: open });
  return (
    <details className="group border-line border-t pt-2" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-control font-semibold [&::-webkit-details-marker]:hidden">
        <h3>History</h3>
        <ChevronDown aria-hidden="true" className="size-5 text-ink-faint transition-transform group-open:rotate-180" />
      </summary>
      {isError ? (
        <p role="alert" className="py-2 text-ink-soft">
          The history could not be loaded. Close this and open it again.
        </p>
      ) : events ? (
        <ol className="mt-1 flex flex-col gap-3 border-line border-l-2 pl-4">
          {events.map((event) => (
            <li key={event.id} className="text-[0.9375rem]">
              <p className="break-words">{tellOf(event)}</p>
              <p className="figures text-[0.875rem] text-ink-faint">
                {actors[event.actor]} · <time dateTime={event.createdAt}>{showDateAndTime(event.createdAt)}</time>
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <div role="status" className="flex flex-col gap-2 py-1">
          <span className="sr-only">Loading the history…</span>
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
    </details>
  );
}
