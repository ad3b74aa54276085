/** Logging out: nothing of the person stays on the device, and nothing that is not stored goes without a question. */
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { accountEndpoints } from '#contract/account.ts';
import { linkTo } from '#web/api.ts';
import { connection } from '#web/connection.ts';
import { forgetEverythingOf } from '#web/device-store.ts';
import { useUser } from '#web/features/account/current-user.ts';
import { forgetDraft, readDraft } from '#web/features/voice-session/stored-draft.ts';
import { useStoreNow } from '#web/features/waiting/use-waiting.ts';
import { listWaiting, tell } from '#web/features/waiting/waiting-document.ts';
import { count } from '#web/ui/format.ts';
import { showError } from '#web/ui/toast-store.ts';

// Rarely asked, and on every page.
const ConfirmDialog = lazy(() =>
  import('#web/ui/confirm-dialog.tsx').then(({ ConfirmDialog: component }) => ({ default: component })),
);

export function useLogout() {
  const { id: userId } = useUser();
  const storeNow = useStoreNow();
  const [unstored, setUnstored] = useState<number | null>(null);
  const leave = async () => {
    forgetDraft(localStorage, userId);
    await forgetEverythingOf(userId).catch(() => {});
    tell('left');
    window.location.assign(linkTo(accountEndpoints.logOut));
  };
  const logOut = async () => {
    if (!connection.get()) return showError('Logging out needs a connection. Please try again later.', 'No connection');
    await storeNow('all').catch(() => {});
    const waiting = (await listWaiting(userId).catch(() => [])).length;
    const words = readDraft(localStorage, userId)?.transcript.trim() ? 1 : 0;
    if (waiting + words > 0) setUnstored(waiting + words);
    else await leave();
  };
  return {
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      logOut();
    },
    question: unstored !== null && (
      <Suspense>
        <ConfirmDialog
          open
          onClose={() => setUnstored(null)}
          title="Log out and discard?"
          message={`${count(unstored, 'dictation')} on this device ${unstored === 1 ? 'is' : 'are'} not stored yet. Logging out removes everything of yours from this device, so that nobody else can read it.`}
          confirmLabel="Log out and discard"
          onConfirm={leave}
        />
      </Suspense>
    ),
  };
}
