import { RefreshCw, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useConnection } from '#web/features/shell/use-connection.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { count, showAmount } from '#web/ui/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { explainWaiting } from './explain-waiting.ts';
import { storedNotes } from './stored-notes.ts';
import { useStoredNotes, useStoreNow, useWaiting } from './use-waiting.ts';
import type { WaitingDocument } from './waiting-document.ts';

const DiscardDialog = lazy(() =>
  import('./discard-dialog.tsx').then(({ DiscardDialog: component }) => ({ default: component })),
);

interface WaitingListProps {
  onShow: (waiting: WaitingDocument) => void;
  /** Shows a stored document. */
  onOpen: (id: string) => void;
}

/** What is on this device only, and why; nothing where nothing waits. */
export function WaitingList({ onShow, onOpen }: WaitingListProps) {
  const waiting = useWaiting();
  const notes = useStoredNotes();
  const online = useConnection();
  const storeNow = useStoreNow();
  const [busy, setBusy] = useState(false);
  const [discards, setDiscards] = useState<WaitingDocument | null>(null);
  const store = (which: string) => {
    setBusy(true);
    storeNow(which).finally(() => setBusy(false));
  };
  if (waiting.length === 0 && notes.length === 0) return null;
  return (
    <section
      aria-labelledby="waiting-heading"
      className="overflow-hidden rounded-card border border-attention/40 bg-surface"
    >
      <header className="flex items-center justify-between gap-3 border-line border-b py-2 pr-2 pl-4 sm:pl-5">
        <h2 id="waiting-heading" className="min-h-11 content-center font-semibold text-lg">
          {waiting.length > 0 ? `${count(waiting.length, 'Document')} not stored yet` : 'Stored meanwhile'}
        </h2>
        {waiting.length > 1 && (
          <Button tone="text" className="whitespace-nowrap" disabled={!online || busy} onClick={() => store('all')}>
            Store all
          </Button>
        )}
      </header>
      {notes.map(({ id, number, title, difference }) => (
        <div key={id} className="border-line border-b p-3 last:border-b-0">
          <Notice tone="attention" role="status">
            <p className="font-medium">
              {title} is stored as {number}.
            </p>
            <p>{difference}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button
                tone="secondary"
                onClick={() => {
                  storedNotes.dismiss(id);
                  onOpen(id);
                }}
              >
                Open
              </Button>
              <Button tone="quiet" onClick={() => storedNotes.dismiss(id)}>
                Understood
              </Button>
            </div>
          </Notice>
        </div>
      ))}
      <ul>
        {waiting.map((document) => {
          const { id, drafted, problem } = document;
          return (
            <li
              key={id}
              className="flex flex-col gap-2 border-line border-b px-4 py-3 last:border-b-0 sm:flex-row sm:items-center sm:gap-4 sm:px-5"
            >
              <div className="min-w-0 flex-1">
                <div className="flex items-baseline justify-between gap-3 sm:justify-start">
                  <p className="min-w-0 font-medium">{drafted.title}</p>
                  <p className="figures shrink-0">{showAmount(drafted.content.amount)}</p>
                </div>
                <p
                  className={problem && online ? 'text-[0.9375rem] text-attention' : 'text-[0.9375rem] text-ink-faint'}
                >
                  {explainWaiting(document, waiting, online)}
                </p>
              </div>
              <div className="-mx-2 flex flex-wrap items-center sm:mx-0">
                <Button tone="text" aria-label={`View ${drafted.title}`} onClick={() => onShow(document)}>
                  View
                </Button>
                {problem?.status === 402 && online && (
                  <ButtonLink tone="text" to={paths.subscription}>
                    Subscribe
                  </ButtonLink>
                )}
                <Button
                  tone="text"
                  aria-label={`Store now: ${drafted.title}`}
                  disabled={!online || busy}
                  onClick={() => store(id)}
                >
                  <RefreshCw aria-hidden="true" />
                  Store now
                </Button>
                <Button
                  tone="dangerQuiet"
                  size="icon"
                  title="Discard"
                  aria-label={`Discard ${drafted.title}`}
                  onClick={() => setDiscards(document)}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {discards && (
        <Suspense>
          <DiscardDialog waiting={discards} onClose={() => setDiscards(null)} />
        </Suspense>
      )}
    </section>
  );
}
