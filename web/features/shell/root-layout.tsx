import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { ToastRegion } from '#web/ui/toast-region.tsx';
import { useNewVersion } from './use-new-version.ts';

/** What every screen has: the way past the navigation, the toasts, and focus that follows to a new screen. */
export function RootLayout() {
  const { pathname } = useLocation();
  const first = useRef(true);
  useNewVersion();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs because the path changed, not because it reads it.
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <>
      <a
        href="#content"
        className="sr-only top-2 left-2 z-[110] rounded-control bg-action font-semibold text-on-action focus:not-sr-only focus:fixed focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      <Outlet />
      <ToastRegion />
      {/* A page that is loaded afresh has no key of its own: without its path it would take the place of another one's. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  );
}
