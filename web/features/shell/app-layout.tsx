import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { DeletionNotice } from '#web/features/account/deletion-notice.tsx';
import { SubscriptionNotice } from '#web/features/subscription/subscription-notice.tsx';
import { useStoreWaiting } from '#web/features/waiting/use-waiting.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { NavBar } from './nav-bar.tsx';

/** The frame of the protected screens. */
export function AppLayout() {
  useStoreWaiting();
  return (
    <div className="flex min-h-dvh flex-col">
      <NavBar />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto w-full max-w-[80rem] flex-1 px-4 pt-5 pb-16 outline-none sm:px-6 sm:pt-8 lg:px-8"
      >
        <ConnectionNotice />
        <DeletionNotice />
        <SubscriptionNotice />
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}
