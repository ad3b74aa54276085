import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { accountEndpoints, accountMessages, forgotPasswordBody } from '#contract/account.ts';
import { accountSettingsMessages } from '#contract/account-settings.ts';
import { callApi } from '#web/api.ts';
import { usePageTitle } from '#web/features/shell/use-page-title.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { unexpectedErrorMessage } from './login-form.tsx';
import { signInOptionsQuery } from './sign-in-options.ts';
import { useAccountForm } from './use-account-form.ts';

export function ForgotPasswordScreen() {
  usePageTitle('Forgot password');
  const { data: options } = useQuery(signInOptionsQuery);
  const [sent, setSent] = useState(false);
  const form = useAccountForm({
    initial: { email: '' },
    schema: forgotPasswordBody,
    send: (body) => callApi(accountEndpoints.forgotPassword, { body }),
    onDone: () => setSent(true),
    failure: unexpectedErrorMessage,
  });
  return (
    <AuthFrame>
      <h1 className="display text-3xl">Forgot your password?</h1>
      {options?.sendsMail === false && (
        <div className="mt-4">
          <Notice tone="attention">{accountSettingsMessages.mailOff}</Notice>
        </div>
      )}
      {sent ? (
        <div className="mt-4">
          <Notice role="status">{accountMessages.resetSent}</Notice>
        </div>
      ) : (
        <form noValidate onSubmit={form.submit} className="mt-2 flex flex-col gap-4">
          <p className="text-ink-soft">We mail you a link to choose a new one.</p>
          <TextField label="Email" type="email" autoComplete="email" {...form.field('email')} />
          <Button type="submit" size="large" disabled={form.busy}>
            {form.busy ? 'Sending…' : 'Send Link'}
          </Button>
        </form>
      )}
      <Link to={paths.auth} className="mt-4 inline-flex min-h-11 items-center self-start font-semibold text-action">
        Back to sign in
      </Link>
    </AuthFrame>
  );
}
