import { useState } from 'react';
import { DocumentPreview } from '#web/features/document/document-preview.tsx';
import { QuestionList } from '#web/features/document/question-list.tsx';
import { useConnection } from '#web/features/shell/use-connection.ts';
import { Button } from '#web/ui/button.tsx';
import { capitalize } from '#web/ui/format.ts';
import { Modal } from '#web/ui/modal.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { explainWaiting } from './explain-waiting.ts';
import { useStoreNow, useWaiting } from './use-waiting.ts';
import type { WaitingDocument } from './waiting-document.ts';

interface WaitingDialogProps {
  waiting: WaitingDocument;
  onClose: () => void;
  /** Its words go back into the recorder. */
  onEdit: (waiting: WaitingDocument) => void;
}

/** A document that is on this device only, on its paper. */
export function WaitingDialog({ waiting: opened, onClose, onEdit }: WaitingDialogProps) {
  const all = useWaiting();
  const online = useConnection();
  const storeNow = useStoreNow();
  const [busy, setBusy] = useState(false);
  const [discards, setDiscards] = useState(false);
  const now = all.find(({ id }) => id === opened.id);
  // It is not in the list in the moment after it was kept, and no more once it is stored.
  const [seen, setSeen] = useState(false);
  if (now && !seen) setSeen(true);
  const stored = seen && !now;
  const waiting = now ?? opened;
  const { drafted, transcription, today, includeLogo } = waiting;
  return (
    <Modal
      open
      onClose={onClose}
      size="wide"
      title={<span className="line-clamp-2">{drafted.title}</span>}
      description={`${capitalize(drafted.type)}, ${stored ? 'stored' : 'not stored yet'}`}
      footer={
        stored ? (
          <div className="flex justify-end">
            <Button onClick={onClose}>Close</Button>
          </div>
        ) : (
          <div className="grid grid-cols-3 gap-2 sm:flex sm:justify-end">
            <Button tone="dangerQuiet" className="whitespace-nowrap max-sm:px-2" onClick={() => setDiscards(true)}>
              Discard
            </Button>
            <Button
              tone="secondary"
              className="whitespace-nowrap max-sm:px-2"
              disabled={busy}
              onClick={() => onEdit(waiting)}
            >
              Edit words
            </Button>
            <Button
              className="whitespace-nowrap max-sm:px-2"
              disabled={!online || busy}
              onClick={() => {
                setBusy(true);
                storeNow(waiting.id).finally(() => setBusy(false));
              }}
            >
              Store now
            </Button>
          </div>
        )
      }
    >
      <div className="min-h-full bg-sunken px-3 py-4 sm:px-8 sm:py-8">
        <div className="mx-auto flex max-w-[51rem] flex-col gap-4">
          <Notice tone={stored ? 'info' : 'attention'} role="status">
            {stored ? (
              <p>It is stored, and among your documents with its number.</p>
            ) : (
              <>
                <p className="font-semibold">On this device only. {explainWaiting(waiting, all, online)}</p>
                <p>Its number is given when it is stored.</p>
              </>
            )}
          </Notice>
          {drafted.questions.length > 0 && (
            <section aria-label="Open questions" className="rounded-card bg-surface p-4">
              <QuestionList questions={drafted.questions} />
            </section>
          )}
          <DocumentPreview
            document={{
              type: drafted.type,
              issuedOn: today,
              number: null,
              dueOn: null,
              paidOn: null,
              convertedFrom: null,
              transcription,
            }}
            draft={{ title: drafted.title, client: drafted.client ?? '', content: drafted.content }}
            includeLogo={includeLogo}
          />
        </div>
      </div>
      <DiscardDialog waiting={discards ? waiting : null} onClose={() => setDiscards(false)} onDiscarded={onClose} />
    </Modal>
  );
}
