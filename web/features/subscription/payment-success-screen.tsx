import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, LoaderCircle, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { afterPaymentMilliseconds } from '#contract/constants.ts';
import { subscriptionEndpoints, subscriptionMessages } from '#contract/subscription.ts';
import { ApiError, callApi, serverWordsOf } from '#web/api.ts';
import { usePageTitle } from '#web/features/shell/use-page-title.ts';
import { paths } from '#web/paths.ts';
import { userKey } from '#web/query-client.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { subscriptionQuery } from './subscription-query.ts';

/** What came of the checkout, and where it goes on. */
export function PaymentSuccessScreen() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id')?.trim() ?? '';
  const payment = useQuery({
    queryKey: ['payment', sessionId],
    queryFn: () => callApi(subscriptionEndpoints.confirmPayment, { body: { session_id: sessionId } }),
    enabled: sessionId !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const failure = sessionId === '' ? subscriptionMessages.noSessionId : failureOf(payment.error, payment.data);
  usePageTitle(failure ? 'Payment Issue' : payment.data ? 'Payment Successful' : 'Processing Payment');
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto flex min-h-dvh max-w-md flex-col justify-center px-5 py-10 outline-none"
    >
      <div className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface px-6 py-9 text-center">
        {failure ? (
          <Failed message={failure} />
        ) : payment.data ? (
          <Succeeded needsLogin={payment.data.needsLogin ?? false} />
        ) : (
          <Message icon={LoaderCircle} iconClass="animate-spin text-action" title="Processing Payment">
            Please wait while your subscription is set up…
          </Message>
        )}
      </div>
    </main>
  );
}

function failureOf(error: unknown, answer: { success: boolean; error?: string | undefined } | undefined) {
  if (error)
    return error instanceof ApiError
      ? serverWordsOf(error, subscriptionMessages.paymentFailed)
      : 'Failed to process payment success';
  return answer && !answer.success ? (answer.error ?? subscriptionMessages.paymentFailed) : null;
}

function Message({
  icon: Icon,
  iconClass,
  title,
  children,
}: {
  icon: LucideIcon;
  iconClass: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <>
      <Icon aria-hidden="true" className={joinClasses('size-12', iconClass)} strokeWidth={1.75} />
      <h1 className="display text-2xl">{title}</h1>
      <p role="status" className="text-ink-soft">
        {children}
      </p>
    </>
  );
}

function Succeeded({ needsLogin }: { needsLogin: boolean }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const next = needsLogin ? paths.auth : paths.dashboard;
  useEffect(() => {
    queryClient.invalidateQueries({ queryKey: userKey });
    queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey });
    const timer = setTimeout(() => navigate(next, { replace: true }), afterPaymentMilliseconds);
    return () => clearTimeout(timer);
  }, [navigate, next, queryClient]);
  return (
    <>
      <Message icon={CircleCheck} iconClass="text-good" title="Payment Successful">
        {needsLogin
          ? 'Your subscription is ready. Taking you to the sign-in…'
          : 'Your subscription is ready. Taking you to your dashboard…'}
      </Message>
      <ButtonLink to={next} className="mt-3">
        {needsLogin ? 'Sign In' : 'Go to Dashboard'}
      </ButtonLink>
    </>
  );
}

function Failed({ message }: { message: string }) {
  return (
    <>
      <CircleAlert aria-hidden="true" className="size-12 text-danger" strokeWidth={1.75} />
      <h1 className="display text-2xl">Payment Issue</h1>
      <p role="alert" className="text-ink-soft">
        {message}
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.subscribe}>Try Again</ButtonLink>
        <ButtonLink tone="secondary" to={paths.landing}>
          Back to Home
        </ButtonLink>
      </div>
    </>
  );
}
