import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AccountRecord } from '#contract/account-settings.ts';
import { accountSettingsEndpoints } from '#contract/account-settings.ts';
import { callApi, messageOf } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { showDate } from '#web/ui/format.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { AccountPanel } from './account-panel.tsx';
import { accountQuery } from './account-queries.ts';
import { unexpectedErrorMessage } from './login-form.tsx';
import { showFailure } from './redirect-to-login.ts';

export function IdentityPanel({ account: { identities, provider } }: { account: AccountRecord }) {
  const queryClient = useQueryClient();
  const onError = (error: Error) => showFailure(error, messageOf(error, unexpectedErrorMessage));
  const connect = useMutation({
    mutationFn: () => callApi(accountSettingsEndpoints.connectIdentity),
    onSuccess: ({ url }) => window.location.assign(url),
    onError,
  });
  const disconnect = useMutation({
    mutationFn: (id: string) => callApi(accountSettingsEndpoints.disconnectIdentity, { params: { id } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(accountQuery);
      showToast('Disconnected', 'You can no longer sign in this way.');
    },
    onError,
  });
  return (
    <AccountPanel title="Sign in elsewhere">
      {identities.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {identities.map(({ id, label, email, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
              <div className="min-w-0 flex-1 basis-52">
                <p className="font-medium">{label}</p>
                <p className="break-all text-[0.875rem] text-ink-faint">
                  {email && `${email}, `}since {showDate(createdAt)}
                </p>
              </div>
              <Button
                tone="secondary"
                aria-label={`Disconnect ${label}${email ? ` ${email}` : ''}`}
                onClick={() => disconnect.mutate(id)}
                disabled={disconnect.isPending}
              >
                Disconnect
              </Button>
            </li>
          ))}
        </ul>
      )}
      {provider !== null && (
        <Button
          tone="secondary"
          className="self-start"
          onClick={() => connect.mutate()}
          disabled={connect.isPending || connect.isSuccess}
        >
          Connect {provider}
        </Button>
      )}
    </AccountPanel>
  );
}
