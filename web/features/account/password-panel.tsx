import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { accountEndpoints } from '#contract/account.ts';
import {
  type AccountRecord,
  accountSettingsEndpoints,
  accountSettingsMessages,
  changePasswordBody,
} from '#contract/account-settings.ts';
import { callApi, messageOf } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { AccountPanel } from './account-panel.tsx';
import { sessionsQuery } from './account-queries.ts';
import { unexpectedErrorMessage } from './login-form.tsx';
import { showFailure } from './redirect-to-login.ts';
import { useAccountForm } from './use-account-form.ts';

export function PasswordPanel({ account }: { account: AccountRecord }) {
  const [changing, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setChanging(false));
    opener.current?.focus();
  };
  return (
    <AccountPanel title="Password">
      {!account.hasPassword ? (
        <FirstPassword account={account} />
      ) : changing ? (
        <PasswordForm onClose={close} />
      ) : (
        <Button ref={opener} tone="secondary" className="self-start" onClick={() => setChanging(true)}>
          Change Password
        </Button>
      )}
    </AccountPanel>
  );
}

/** Who only ever signed in elsewhere proves by mail that the account is theirs. */
function FirstPassword({ account: { email, sendsMail } }: { account: AccountRecord }) {
  const ask = useMutation({
    mutationFn: () => callApi(accountEndpoints.forgotPassword, { body: { email } }),
    onError: (error) => showFailure(error, messageOf(error, unexpectedErrorMessage)),
  });
  if (ask.isSuccess) return <Notice role="status">We have sent a link to {email}. It works for 30 minutes.</Notice>;
  return (
    <div>
      <p className="text-[0.9375rem] text-ink-soft">
        You have no password: you sign in elsewhere.{' '}
        {sendsMail ? 'We can mail you a link to set one.' : accountSettingsMessages.mailOff}
      </p>
      {sendsMail && (
        <Button tone="secondary" className="mt-2" onClick={() => ask.mutate()} disabled={ask.isPending}>
          Set a Password
        </Button>
      )}
    </div>
  );
}

function PasswordForm({ onClose }: { onClose: () => void }) {
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const queryClient = useQueryClient();
  const form = useAccountForm({
    initial: { currentPassword: '', newPassword: '' },
    schema: changePasswordBody,
    send: (body) => callApi(accountSettingsEndpoints.changePassword, { body }),
    onDone: async () => {
      showToast('Password changed', 'All other devices were signed out.');
      onClose();
      await queryClient.invalidateQueries(sessionsQuery);
    },
    failure: unexpectedErrorMessage,
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex max-w-md flex-col gap-4">
      <TextField
        ref={first}
        label="Current password"
        type="password"
        autoComplete="current-password"
        {...form.field('currentPassword')}
      />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters. All other devices will be signed out."
        {...form.field('newPassword')}
      />
      <div className="flex gap-2">
        <Button type="submit" disabled={form.busy}>
          {form.busy ? 'Saving…' : 'Change Password'}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
