import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AccountRecord, accountSettingsEndpoints, requestDeletionBody } from '#contract/account-settings.ts';
import { deletionGraceDays } from '#contract/constants.ts';
import { callApi } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showLongDay } from '#web/ui/format.ts';
import { Modal } from '#web/ui/modal.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { AccountPanel } from './account-panel.tsx';
import { accountQuery, sessionsQuery } from './account-queries.ts';
import { currentUserQuery } from './current-user.ts';
import { unexpectedErrorMessage } from './login-form.tsx';
import { useAccountForm } from './use-account-form.ts';

const formId = 'delete-account';

export function DeletionPanel({ account }: { account: AccountRecord }) {
  const [asking, setAsking] = useState(false);
  return (
    <AccountPanel title="Delete account">
      {account.deletesAt === null ? (
        <>
          <p className="text-[0.9375rem] text-ink-soft">
            Your subscription ends at once. Your documents, price list, profile and everything else are deleted for good
            after {deletionGraceDays} days; until then you can change your mind.
          </p>
          <Button tone="dangerQuiet" className="-ml-4 self-start" onClick={() => setAsking(true)}>
            Delete My Account
          </Button>
        </>
      ) : (
        <p className="text-[0.9375rem] text-ink-soft">
          Everything will be deleted on {showLongDay(account.deletesAt)}. The message at the top of the page takes that
          back.
        </p>
      )}
      {asking && <DeletionDialog account={account} onClose={() => setAsking(false)} />}
    </AccountPanel>
  );
}

function DeletionDialog({ account, onClose }: { account: AccountRecord; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { hasPassword, email } = account;
  const form = useAccountForm({
    initial: hasPassword ? { password: '' } : { email: '' },
    schema: hasPassword
      ? requestDeletionBody.required({ password: true })
      : requestDeletionBody.required({ email: true }),
    send: (body) => callApi(accountSettingsEndpoints.requestDeletion, { body }),
    onDone: async ({ deletesAt }) => {
      await Promise.all(
        [currentUserQuery, accountQuery, sessionsQuery].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
      onClose();
      showToast('Deletion scheduled', `Your account will be deleted on ${showLongDay(deletesAt)}.`);
    },
    failure: unexpectedErrorMessage,
  });
  return (
    <Modal
      open
      onClose={onClose}
      title="Delete your account?"
      description={`In ${deletionGraceDays} days everything is gone for good.`}
      footer={
        <div className="flex justify-end gap-2">
          <Button tone="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} tone="danger" disabled={form.busy}>
            {form.busy ? 'Deleting…' : 'Delete Account'}
          </Button>
        </div>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="flex flex-col gap-4 p-4 sm:p-5">
        <ul className="list-disc space-y-1 pl-5 text-[0.9375rem] text-ink-soft">
          <li>
            Your subscription ends now, and nothing more is charged. It does not come back if you change your mind.
          </li>
          <li>You are signed out everywhere else now.</li>
          <li>Take your data along before: “Export My Data” is right above.</li>
        </ul>
        {hasPassword ? (
          <TextField
            label="Your password"
            type="password"
            autoComplete="current-password"
            {...form.field('password')}
          />
        ) : (
          <TextField label={`Type ${email} to confirm`} type="email" autoComplete="off" {...form.field('email')} />
        )}
      </form>
    </Modal>
  );
}
