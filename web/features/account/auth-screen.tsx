import { Gift } from 'lucide-react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { type ExternalLoginError, externalLoginErrors } from '#contract/account.ts';
import { referredTrialDays } from '#contract/constants.ts';
import { keepReferralCode } from '#web/features/referral/keep-referral-code.ts';
import { usePageTitle } from '#web/features/shell/use-page-title.ts';
import { paths } from '#web/paths.ts';
import { Notice } from '#web/ui/notice.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ContinueWith } from './continue-with.tsx';
import { useAuthentication } from './current-user.ts';
import { LoginForm } from './login-form.tsx';
import { SignupForm } from './signup-form.tsx';

export function AuthScreen() {
  const [search] = useSearchParams();
  const invited = search.get('ref');
  const signup = search.get('mode') === 'signup' || Boolean(invited);
  const referralCode = keepReferralCode(invited);
  usePageTitle(signup ? 'Sign up' : 'Sign in');
  const { data: user } = useAuthentication();
  // The sign-up form leads on by itself, after it has said so.
  if (user && !signup) return <Navigate to={paths.dashboard} replace />;
  const problem = search.get('error') as ExternalLoginError | null;
  return (
    <AuthFrame aside={<Aside />}>
      {problem && (
        <div className="mb-6">
          <Notice tone="danger" role="alert">
            {externalLoginErrors[problem] ?? externalLoginErrors.sso_failed}
          </Notice>
        </div>
      )}
      {referralCode && signup && (
        <div className="mb-6 flex items-start gap-3 rounded-card bg-good-soft px-4 py-3.5">
          <Gift aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
          <p className="text-[0.9375rem]">
            <strong className="font-semibold">You've been invited!</strong> Sign up to start your {referredTrialDays}
            -day free trial, and your friend gets 1 month free.
          </p>
        </div>
      )}
      {signup ? <SignupForm referralCode={referralCode} /> : <LoginForm />}
      <ContinueWith referralCode={referralCode} divided />
      <p className="mt-8 text-[0.875rem] text-ink-faint">
        By continuing you agree to our{' '}
        <Link to={`${paths.landing}#privacy`} className="underline underline-offset-2 hover:text-ink">
          privacy policy
        </Link>
        .
      </p>
    </AuthFrame>
  );
}

/** What it is about, on wide screens: a sentence spoken and what becomes of it. */
function Aside() {
  return (
    <aside
      aria-hidden="true"
      className="hidden flex-col justify-center gap-8 border-line border-l bg-sunken px-16 lg:flex"
    >
      <p className="max-w-lg text-2xl text-ink-soft leading-snug">
        “Quote for Mrs. Johnson, paint the living room, <mark className="bg-action-soft text-ink">16 hours at $65</mark>
        , <mark className="bg-action-soft text-ink">materials are $450</mark>.”
      </p>
      <div className="torn w-full max-w-md bg-surface px-6 pt-5 pb-8 text-ink">
        <dl className="figures grid grid-cols-[1fr_auto] gap-y-2">
          <dt>Labor, 16 hours × $65.00</dt>
          <dd className="text-right">$1,040.00</dd>
          <dt>Materials</dt>
          <dd className="text-right">$450.00</dd>
          <dt className="border-line border-t pt-2 font-semibold">Total</dt>
          <dd className="border-line border-t pt-2 text-right font-semibold">$1,490.00</dd>
        </dl>
      </div>
      <p className="max-w-md text-ink-faint">
        Every number on the page is one that you said, or one from your price list.
      </p>
    </aside>
  );
}
