import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { ToastRegion } from '#web/ui/toast-region.tsx';

/** What every screen has: the way past the navigation, the toasts, and focus that follows to a new screen. */
export function RootLayout() {
  const { pathname } = useLocation();
  const first = useRef(true);
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
        className="fixed top-2 left-2 z-[110] -translate-y-20 rounded-control bg-action px-4 py-3 font-semibold text-on-action focus:translate-y-0"
      >
        Skip to content
      </a>
      <Outlet />
      <ToastRegion />
      <ScrollRestoration />
    </>
  );
}
