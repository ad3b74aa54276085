import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { discardWaiting } from './store-waiting.ts';
import type { WaitingDocument } from './waiting-document.ts';

interface DiscardDialogProps {
  /** Null while nothing is asked. */
  waiting: WaitingDocument | null;
  onClose: () => void;
  onDiscarded?: () => void;
}

/** Asks before a document that exists nowhere else is given up. */
export const DiscardDialog = ({ waiting, onClose, onDiscarded }: DiscardDialogProps) => (
  <ConfirmDialog
    open={waiting !== null}
    onClose={onClose}
    title="Discard this document?"
    message={`“${waiting?.drafted.title ?? ''}” and the words it came from are on this device only. This cannot be undone.`}
    confirmLabel="Discard"
    onConfirm={async () => {
      if (!waiting) return;
      const discarded = await discardWaiting(waiting);
      showToast(discarded ? 'Discarded' : 'Stored already', discarded ? null : 'It is among your documents.');
      onDiscarded?.();
    }}
  />
);
