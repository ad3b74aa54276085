import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AccountRecord,
  accountSettingsEndpoints,
  accountSettingsMessages,
  changeEmailBody,
} from '#contract/account-settings.ts';
import { callApi, messageOf } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { AccountPanel } from './account-panel.tsx';
import { unexpectedErrorMessage } from './login-form.tsx';
import { showFailure } from './redirect-to-login.ts';
import { useAccountForm } from './use-account-form.ts';

export function EmailPanel({ account }: { account: AccountRecord }) {
  const { email, emailVerified, hasPassword, sendsMail } = account;
  const [changing, setChanging] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <AccountPanel title="Email">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 break-all font-medium">{email}</span>
        {emailVerified ? (
          <span className="rounded-full bg-good-soft px-2.5 py-0.5 font-medium text-[0.8125rem] text-good">
            Confirmed
          </span>
        ) : (
          <span className="rounded-full bg-attention-soft px-2.5 py-0.5 font-medium text-[0.8125rem] text-attention">
            Not confirmed
          </span>
        )}
      </div>
      {!emailVerified && sendsMail && <ConfirmationButton />}
      {!sendsMail && (
        <p className="text-[0.9375rem] text-ink-soft">
          Without emails an address can be neither confirmed nor changed. {accountSettingsMessages.mailOff}
        </p>
      )}
      {asked && (
        <Notice role="status">
          We have sent a link to {asked}. Your email changes when you open it; until then everything stays as it is.
        </Notice>
      )}
      {changing ? (
        <EmailForm
          onClose={() => setChanging(false)}
          onAsked={(next) => {
            setAsked(next);
            setChanging(false);
          }}
        />
      ) : (
        hasPassword &&
        sendsMail && (
          <Button tone="secondary" className="self-start" onClick={() => setChanging(true)}>
            Change Email
          </Button>
        )
      )}
    </AccountPanel>
  );
}

function ConfirmationButton() {
  const send = useMutation({
    mutationFn: () => callApi(accountSettingsEndpoints.sendConfirmation),
    onSuccess: () => showToast('Link sent', 'Please look into your mailbox.'),
    onError: (error) => showFailure(error, messageOf(error, unexpectedErrorMessage)),
  });
  return (
    <div>
      <p className="text-[0.9375rem] text-ink-soft">Open the link that we mailed you, or have it sent again.</p>
      <Button
        tone="secondary"
        className="mt-2"
        onClick={() => send.mutate()}
        disabled={send.isPending || send.isSuccess}
      >
        {send.isSuccess ? 'Link Sent' : 'Send Link Again'}
      </Button>
    </div>
  );
}

function EmailForm({ onClose, onAsked }: { onClose: () => void; onAsked: (email: string) => void }) {
  const form = useAccountForm({
    initial: { email: '', password: '' },
    schema: changeEmailBody,
    send: async (body) => {
      await callApi(accountSettingsEndpoints.changeEmail, { body });
      return body.email.trim();
    },
    onDone: onAsked,
    failure: unexpectedErrorMessage,
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex max-w-md flex-col gap-4">
      <TextField label="New email" type="email" autoComplete="email" {...form.field('email')} />
      <TextField label="Your password" type="password" autoComplete="current-password" {...form.field('password')} />
      <div className="flex gap-2">
        <Button type="submit" disabled={form.busy}>
          {form.busy ? 'Sending…' : 'Send Link'}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
