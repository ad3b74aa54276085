import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { accountEndpoints, resetPasswordBody } from '#contract/account.ts';
import { callApi } from '#web/api.ts';
import { usePageTitle } from '#web/features/shell/use-page-title.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { AuthFrame } from './auth-frame.tsx';
import { unexpectedErrorMessage } from './login-form.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Where the link of the mail leads. */
export function ResetPasswordScreen() {
  usePageTitle('New password');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useAccountForm({
    initial: { password: '' },
    schema: resetPasswordBody.pick({ password: true }),
    send: ({ password }) => callApi(accountEndpoints.resetPassword, { body: { token, password } }),
    onDone: () => {
      // All sessions have ended, this browser's as well.
      queryClient.clear();
      showToast('Password changed', 'Please sign in with your new password.');
      return navigate(paths.auth, { replace: true });
    },
    failure: unexpectedErrorMessage,
  });
  return (
    <AuthFrame>
      <h1 className="display text-3xl">Choose a new password</h1>
      <form noValidate onSubmit={form.submit} className="mt-4 flex flex-col gap-4">
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters. You will be signed out everywhere."
          {...form.field('password')}
        />
        <Button type="submit" size="large" disabled={form.busy || form.isDone}>
          {form.busy ? 'Saving…' : 'Change Password'}
        </Button>
      </form>
      <Link
        to={paths.forgotPassword}
        className="mt-4 inline-flex min-h-11 items-center self-start font-semibold text-action"
      >
        Send me a new link
      </Link>
    </AuthFrame>
  );
}
