import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { accountEndpoints, accountMessages, loginBody } from '#contract/account.ts';
import { ApiError, callApi, serverWordsOf } from '#web/api.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { readIssues } from '#web/ui/read-issues.ts';
import { showError, showToast } from '#web/ui/toast-store.ts';
import { currentUserQuery } from './current-user.ts';
import { focusFirstFault } from './focus-first-fault.ts';

export const unexpectedErrorMessage = 'An unexpected error occurred. Please try again.';

export function LoginForm() {
  const [values, setValues] = useState({ email: '', password: '' });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const login = useMutation({
    mutationFn: () => callApi(accountEndpoints.logIn, { body: values }),
    onSuccess: (user) => {
      // Another account may have been looked at in this tab before.
      queryClient.clear();
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      showToast('Login successful', 'Welcome back!');
      navigate(paths.landing);
    },
    onError: (error) =>
      showError(
        error instanceof ApiError ? serverWordsOf(error, accountMessages.invalidLogin) : unexpectedErrorMessage,
      ),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = readIssues(loginBody, values);
    setFaults(found);
    if (Object.keys(found).length === 0) login.mutate();
    else focusFirstFault(event.currentTarget, found);
  };
  const busy = login.isPending;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h1 className="display text-3xl">Welcome back</h1>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        value={values.email}
        onChange={(email) => setValues({ ...values, email })}
        error={faults.email}
        disabled={busy}
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        value={values.password}
        onChange={(password) => setValues({ ...values, password })}
        error={faults.password}
        disabled={busy}
      />
      <Link
        to={paths.forgotPassword}
        className="-my-2 inline-flex min-h-11 items-center self-start text-[0.9375rem] text-action underline-offset-4 hover:underline"
      >
        Forgot password?
      </Link>
      <Button type="submit" size="large" disabled={busy}>
        {busy ? 'Signing in…' : 'Sign In'}
      </Button>
      <p className="text-[0.9375rem] text-ink-soft">
        Don't have an account?{' '}
        <Link
          to={paths.signup}
          className="inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
        >
          Sign up
        </Link>
      </p>
    </form>
  );
}
