import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft, Check } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { missingEmailMilliseconds, monthlyPrice, trialDays as newcomersTrialDays } from '#contract/constants.ts';
import { subscriptionEndpoints, subscriptionMessages } from '#contract/subscription.ts';
import { ApiError, callApi, serverWordsOf } from '#web/api.ts';
import { useAuthentication } from '#web/features/account/current-user.ts';
import { userEmailKey } from '#web/features/account/signup-form.tsx';
import { usePageTitle } from '#web/features/shell/use-page-title.ts';
import { Wordmark } from '#web/features/shell/wordmark.tsx';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { showError } from '#web/ui/toast-store.ts';
import { subscriptionQuery } from './subscription-query.ts';

const missingEmail = 'Email not found. Please sign up again.';

const featuresOf = (trialDays: number) => [
  'Unlimited voice-to-quote generation',
  'AI-powered professional formatting',
  'Business profile customization',
  'Document management and tracking',
  ...(trialDays > 0
    ? [`${trialDays}-day free trial (credit card required)`, 'Cancel anytime before trial ends']
    : ['Cancel anytime']),
];

/** Where the trial starts: for the signed-in account, else for the e-mail that was signed up with in this tab. */
export function SubscribeScreen() {
  usePageTitle('Subscribe');
  const { data: user, isPending } = useAuthentication();
  const email = user?.email ?? sessionStorage.getItem(userEmailKey);
  const status = useQuery({ ...subscriptionQuery, enabled: Boolean(user) });
  const waits = isPending || (Boolean(user) && status.isPending);
  return (
    <main id="content" tabIndex={-1} className="mx-auto flex min-h-dvh max-w-lg flex-col px-5 py-4 outline-none">
      <Link to={user ? paths.dashboard : paths.landing} className={buttonClass('quiet', 'medium', '-ml-4 self-start')}>
        <ArrowLeft aria-hidden="true" />
        {user ? 'Back to Dashboard' : 'Back to Home'}
      </Link>
      <div className="flex flex-1 flex-col justify-center gap-6 py-6">
        <Wordmark />
        {waits ? (
          <Spinner />
        ) : email ? (
          status.data?.status && isRunning(status.data.status) ? (
            <Subscribed />
          ) : (
            <Offer
              email={email}
              trialDays={status.data?.trialDays ?? newcomersTrialDays}
              testMode={status.data?.testMode ?? false}
            />
          )
        ) : (
          <MissingEmail />
        )}
      </div>
    </main>
  );
}

const isRunning = (status: string) => ['trialing', 'active', 'past_due', 'unpaid', 'paused'].includes(status);

function Offer({ email, trialDays, testMode }: { email: string; trialDays: number; testMode: boolean }) {
  const start = useMutation({
    mutationFn: () => callApi(subscriptionEndpoints.createCheckoutSession, { body: { email } }),
    onSuccess: ({ url }) => {
      window.location.href = url;
    },
    onError: (error) =>
      showError(
        error instanceof ApiError
          ? serverWordsOf(error, subscriptionMessages.checkoutFailed)
          : 'Failed to start subscription process',
      ),
  });
  const busy = start.isPending || start.isSuccess;
  return (
    <section aria-labelledby="offer" className="flex flex-col gap-5">
      <div>
        <h1 id="offer" className="display text-3xl">
          {trialDays > 0 ? 'Start your free trial' : 'Subscribe again'}
        </h1>
        <p className="mt-2 text-ink-soft">
          {trialDays > 0 ? `${trialDays} days free, then $${monthlyPrice} per month.` : `$${monthlyPrice} per month.`}
        </p>
      </div>
      <div className="rounded-card border border-line bg-surface p-5">
        <p className="text-[0.9375rem] text-ink-faint">
          Subscribing as <strong className="font-semibold text-ink">{email}</strong>
        </p>
        <ul className="mt-4 flex flex-col gap-2.5">
          {featuresOf(trialDays).map((feature) => (
            <li key={feature} className="flex items-start gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-good" />
              {feature}
            </li>
          ))}
        </ul>
        <Button size="large" className="mt-6 w-full" disabled={busy} onClick={() => start.mutate()}>
          {busy ? 'Opening checkout…' : trialDays > 0 ? 'Start Free Trial' : 'Subscribe'}
        </Button>
        <p className="mt-3 text-center text-[0.875rem] text-ink-faint">
          {testMode
            ? 'This server plays its payments: you pay with a test card, and nothing is charged.'
            : 'You enter your card on the next page. It never passes through our server.'}
        </p>
      </div>
    </section>
  );
}

function Subscribed() {
  return (
    <section className="flex flex-col items-start gap-4">
      <h1 className="display text-3xl">You are subscribed</h1>
      <p className="text-ink-soft">{subscriptionMessages.alreadySubscribed}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.dashboard}>Go to Dashboard</ButtonLink>
        <ButtonLink tone="secondary" to={paths.subscription}>
          Manage Subscription
        </ButtonLink>
      </div>
    </section>
  );
}

function MissingEmail() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.auth), missingEmailMilliseconds);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <section className="flex flex-col items-start gap-4">
      <h1 className="display text-3xl">Start your free trial</h1>
      <div className="w-full">
        <Notice tone="danger" role="alert">
          {missingEmail}
        </Notice>
      </div>
      <ButtonLink to={paths.signup}>Sign Up</ButtonLink>
    </section>
  );
}
