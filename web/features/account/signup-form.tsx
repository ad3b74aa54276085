import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { accountEndpoints, signupBody } from '#contract/account.ts';
import { afterSignupMilliseconds } from '#contract/constants.ts';
import { ApiError, callApi, serverWordsOf } from '#web/api.ts';
import { forgetReferralCode } from '#web/features/referral/keep-referral-code.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { readIssues } from '#web/ui/read-issues.ts';
import { showError, showToast } from '#web/ui/toast-store.ts';
import { currentUserQuery } from './current-user.ts';
import { focusFirstFault } from './focus-first-fault.ts';
import { unexpectedErrorMessage } from './login-form.tsx';

/** Under which the e-mail of a fresh account waits in the session's storage. */
export const userEmailKey = 'user-email';

export function SignupForm({ referralCode }: { referralCode: string | null }) {
  const [values, setValues] = useState({ firstName: '', lastName: '', email: '', password: '' });
  const [faults, setFaults] = useState<Record<string, string>>({});
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const body = { ...values, ...(referralCode ? { referralCode } : {}) };
  const signup = useMutation({
    mutationFn: () => callApi(accountEndpoints.signUp, { body }),
    onSuccess: (user) => {
      sessionStorage.setItem(userEmailKey, user.email);
      forgetReferralCode();
      queryClient.clear();
      showToast('Account created!', 'Redirecting to subscription setup…');
      setTimeout(() => {
        queryClient.setQueryData(currentUserQuery.queryKey, user);
        navigate(paths.subscribe);
      }, afterSignupMilliseconds);
    },
    onError: (error) => {
      if (error instanceof ApiError) {
        setFaults(Object.fromEntries(error.issues.map((issue) => [issue.path, issue.message])));
        showError(serverWordsOf(error, 'Please check your information and try again.'));
      } else showError(unexpectedErrorMessage);
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = readIssues(signupBody, body);
    setFaults(found);
    if (Object.keys(found).length === 0) signup.mutate();
    else focusFirstFault(event.currentTarget, found);
  };
  const busy = signup.isPending || signup.isSuccess;
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    error: faults[name],
    disabled: busy,
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <h1 className="display text-3xl">Create your account</h1>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters."
        {...field('password')}
      />
      <Button type="submit" size="large" className="mt-2" disabled={busy}>
        {busy ? 'Creating your account…' : 'Create Account'}
      </Button>
      <p className="text-[0.9375rem] text-ink-soft">
        Already have an account?{' '}
        <Link
          to={paths.auth}
          className="inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
        >
          Sign in
        </Link>
      </p>
    </form>
  );
}
