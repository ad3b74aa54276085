import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { buttonClass } from './button.tsx';
import { joinClasses } from './join-classes.ts';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Said under the title; hidden from sight with `quietDescription`. */
  description?: ReactNode;
  /** "form" is a card; "wide" fills the window on a phone and most of it on a desk. */
  size?: 'form' | 'wide';
  /** Beside the title, before the close button. */
  headerExtra?: ReactNode;
  /** Below the content, always in sight. */
  footer?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
  /** Takes the place of one that is open already: no fading in. */
  instant?: boolean;
  children: ReactNode;
}

const sizes = {
  form: 'max-h-[92dvh] w-full rounded-t-[1.25rem] sm:max-h-[88dvh] sm:w-[min(34rem,calc(100vw-3rem))] sm:rounded-card',
  wide: 'h-dvh w-full sm:h-[calc(100dvh-3rem)] sm:w-[min(78rem,calc(100vw-3rem))] sm:rounded-card',
};

const fade = 'transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0';
const rise = `transition duration-200 data-[ending-style]:translate-y-3 data-[starting-style]:translate-y-3 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0`;

/** A press on a toast is none beside the dialog. */
const isOnToast = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-toasts]') !== null;

/** A modal dialog: a sheet at the thumb on a phone, a card in the middle elsewhere. */
export function Modal({
  open,
  onClose,
  title,
  description,
  size = 'form',
  headerExtra,
  footer,
  initialFocus,
  instant = false,
  children,
}: ModalProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next, { event }) => !next && !isOnToast(event) && onClose()}>
      <Dialog.Portal>
        {/* A dialog over a dialog dims it as well; which is on top follows from their order in the page. */}
        <Dialog.Backdrop forceRender className={joinClasses('fixed inset-0 z-50 bg-shade', !instant && fade)} />
        <Dialog.Viewport className="fixed inset-0 z-50 flex items-end justify-center sm:items-center">
          <Dialog.Popup
            {...(initialFocus ? { initialFocus } : {})}
            className={joinClasses(
              'flex min-h-0 flex-col overflow-hidden bg-page text-ink shadow-sheet outline-none',
              !instant && rise,
              sizes[size],
            )}
          >
            <header className="flex items-start gap-2 border-line border-b bg-surface py-2 pr-2 pl-4 sm:pl-5">
              <div className="min-w-0 flex-1 py-2">
                <Dialog.Title className="font-semibold text-lg leading-snug">{title}</Dialog.Title>
                {description && (
                  <Dialog.Description className="mt-0.5 text-[0.9375rem] text-ink-faint">
                    {description}
                  </Dialog.Description>
                )}
              </div>
              {headerExtra}
              <Dialog.Close aria-label="Close" className={buttonClass('quiet', 'icon')}>
                <X aria-hidden="true" />
              </Dialog.Close>
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
            {footer && (
              <footer className="border-line border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5">
                {footer}
              </footer>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
