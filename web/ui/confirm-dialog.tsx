import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button, buttonClass } from './button.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  message: string;
  /** The words on the button that does it, such as "Delete". */
  confirmLabel: string;
  /** "danger" unless told: what is asked about usually takes something away. */
  tone?: 'danger' | 'primary';
  onConfirm: () => void;
  /** Where the focus goes once it is closed; null for the control that opened it. */
  focusAfter?: () => HTMLElement | null;
}

/** Asks before something is done that takes effort to undo. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  message,
  confirmLabel,
  tone = 'danger',
  onConfirm,
  focusAfter,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-60 bg-shade transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <AlertDialog.Viewport className="fixed inset-0 z-70 flex items-end justify-center p-3 sm:items-center">
          <AlertDialog.Popup
            finalFocus={() => focusAfter?.() ?? true}
            className="w-full max-w-md rounded-card bg-surface p-5 text-ink shadow-sheet outline-none transition duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
          >
            <AlertDialog.Title className="font-semibold text-lg">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-1.5 text-ink-soft">{message}</AlertDialog.Description>
            <div className="mt-5 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
              <AlertDialog.Close className={buttonClass('secondary')}>Cancel</AlertDialog.Close>
              <Button
                tone={tone}
                onClick={() => {
                  onClose();
                  onConfirm();
                }}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
