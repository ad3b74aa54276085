import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { referralEndpoints, referralMessages } from '#contract/referral.ts';
import { ApiError, callApi, serverWordsOf } from '#web/api.ts';
import { showFailure } from '#web/features/account/redirect-to-login.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showError, showToast } from '#web/ui/toast-store.ts';
import { referralsKey } from './referral-queries.ts';

/** The friend's address and the button that sends the invitation. */
export function InviteForm({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const queryClient = useQueryClient();
  const invite = useMutation({
    mutationFn: () => callApi(referralEndpoints.inviteFriend, { body: { refereeEmail: email } }),
    onSuccess: ({ refereeEmail }) => {
      showToast('Referral sent!', `${refereeEmail} is invited. You can also send the link yourself.`);
      onDone();
      return queryClient.invalidateQueries({ queryKey: referralsKey });
    },
    onError: (error) =>
      showFailure(
        error,
        error instanceof ApiError ? serverWordsOf(error, referralMessages.failed) : 'Failed to send referral',
      ),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() !== '') return invite.mutate();
    showError(referralMessages.enterEmail);
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <TextField
        ref={field}
        label="Friend's email"
        type="email"
        autoComplete="off"
        value={email}
        onChange={setEmail}
        disabled={invite.isPending}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" disabled={invite.isPending}>
          {invite.isPending ? 'Sending…' : 'Send Invitation'}
        </Button>
        <Button tone="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
