import { X } from 'lucide-react';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from './button.tsx';
import { joinClasses } from './join-classes.ts';
import { findControls, placeToast } from './place-toast.ts';
import { toastStore } from './toast-store.ts';

/** By then a dialog has opened or closed. */
const settled = 300;

/**
 * Where toasts appear: over everything, dialogs too. The two live regions are always there, because one that appears with
 * its words is not announced.
 */
export function ToastRegion() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const region = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // A dialog that opens or closes with the toast moves what is in its way.
  useLayoutEffect(() => {
    if (!toast || !region.current) return;
    const place = () => {
      const { current } = region;
      if (!current) return;
      const { left, width, height } = current.getBoundingClientRect();
      const from = window.matchMedia('(min-width: 40rem)').matches ? 'bottom' : 'top';
      setTop(placeToast({ left, width, height }, findControls(current), window.innerHeight, from));
    };
    place();
    const later = setTimeout(place, settled);
    window.addEventListener('resize', place);
    return () => {
      clearTimeout(later);
      window.removeEventListener('resize', place);
    };
  }, [toast]);
  return createPortal(
    <div
      data-toasts
      ref={region}
      style={{ top }}
      className="pointer-events-none fixed inset-x-3 z-[100] flex flex-col items-center pt-[env(safe-area-inset-top)] sm:inset-x-auto sm:left-6"
    >
      <div role="status" aria-live="polite" aria-atomic="true" className="w-full sm:w-auto">
        {toast?.tone === 'plain' && <ToastCard key={toast.id} />}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true" className="w-full sm:w-auto empty:hidden">
        {toast?.tone === 'danger' && <ToastCard key={toast.id} />}
      </div>
    </div>,
    document.body,
  );
}

function ToastCard() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  if (!toast) return null;
  const danger = toast.tone === 'danger';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the timer; the controls inside are buttons.
    <div
      onPointerEnter={toastStore.hold}
      onPointerLeave={toastStore.release}
      onFocus={toastStore.hold}
      onBlur={toastStore.release}
      className="appear pointer-events-auto mx-auto flex w-full max-w-md items-center gap-2 overflow-hidden rounded-card border border-line bg-surface py-1.5 pr-1.5 text-ink shadow-sheet sm:w-96"
    >
      <span
        aria-hidden="true"
        className={joinClasses('my-1 ml-2 w-1 self-stretch rounded-full', danger ? 'bg-danger' : 'bg-action')}
      />
      <div className="min-w-0 flex-1 py-2 pl-1.5">
        <p className={joinClasses('font-semibold leading-snug', danger && 'text-danger')}>{toast.title}</p>
        {toast.message && <p className="mt-0.5 text-[0.9375rem] text-ink-soft leading-snug">{toast.message}</p>}
      </div>
      {toast.action && (
        <Button
          tone="secondary"
          onClick={() => {
            const { action } = toast;
            toastStore.dismiss();
            action?.run();
          }}
        >
          {toast.action.label}
        </Button>
      )}
      <Button tone="quiet" size="icon" aria-label="Dismiss" onClick={toastStore.dismiss}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
