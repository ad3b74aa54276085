import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { accountSettingsEndpoints } from '#contract/account-settings.ts';
import { callApi, messageOf } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { showDate, showDateAndTime } from '#web/ui/format.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { AccountPanel } from './account-panel.tsx';
import { sessionsQuery } from './account-queries.ts';
import { unexpectedErrorMessage } from './login-form.tsx';
import { showFailure } from './redirect-to-login.ts';

export function SessionsPanel() {
  // What was listed minutes ago may have ended.
  const { data: sessions, isError } = useQuery({ ...sessionsQuery, refetchOnMount: 'always' });
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: (id: string | null) =>
      id === null
        ? callApi(accountSettingsEndpoints.endOtherSessions)
        : callApi(accountSettingsEndpoints.endSession, { params: { id } }),
    onSuccess: (_, id) =>
      showToast('Signed out', id === null ? 'You are signed in only here now.' : 'It has ended there.'),
    onError: (error) => showFailure(error, messageOf(error, unexpectedErrorMessage)),
    onSettled: () => queryClient.invalidateQueries(sessionsQuery),
  });
  return (
    <AccountPanel title="Where you are signed in">
      {isError && (
        <Notice tone="danger" role="alert">
          Your sessions could not be loaded.
        </Notice>
      )}
      {!sessions && !isError && <Skeleton className="h-14" />}
      {sessions && (
        <ul className="flex flex-col divide-y divide-line">
          {sessions.map(({ id, current, device, createdAt, usedAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-medium">
                  {device}
                  {current && (
                    <span className="ml-2 rounded-full bg-action-soft px-2.5 py-0.5 font-medium text-[0.8125rem] text-action">
                      This device
                    </span>
                  )}
                </p>
                <p className="text-[0.875rem] text-ink-faint">
                  Signed in {showDate(createdAt)}, last used {showDateAndTime(usedAt)}
                </p>
              </div>
              {!current && (
                <Button
                  tone="secondary"
                  aria-label={`Sign out ${device}`}
                  onClick={() => end.mutate(id)}
                  disabled={end.isPending}
                >
                  Sign Out
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <Button tone="secondary" className="self-start" onClick={() => end.mutate(null)} disabled={end.isPending}>
          Sign Out Everywhere Else
        </Button>
      )}
    </AccountPanel>
  );
}
