import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import type { ReferralRecord } from '#contract/referral.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { capitalize, showDate } from '#web/ui/format.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { showError, showToast } from '#web/ui/toast-store.ts';
import { referralsQuery } from './referral-queries.ts';

const linkOf = (code: string) => `${window.location.origin}${paths.signup}&ref=${encodeURIComponent(code)}`;

async function copyLink(code: string) {
  try {
    await navigator.clipboard.writeText(linkOf(code));
    showToast('Link copied!', 'Send it to your friend however you like.');
  } catch {
    showError(`The link could not be copied. It is ${linkOf(code)}`);
  }
}

/** The friends who were invited, and what became of it. */
export function ReferralList() {
  const { data: referrals, isError, refetch } = useQuery(referralsQuery);
  return (
    <section aria-labelledby="your-referrals" className="overflow-hidden rounded-card border border-line bg-surface">
      <h2 id="your-referrals" className="border-line border-b px-4 py-3.5 font-semibold text-lg sm:px-5">
        Your Referrals
      </h2>
      {referrals ? (
        referrals.length > 0 ? (
          <ul className="divide-y divide-line">
            {referrals.map((referral) => (
              <Row key={referral.id} referral={referral} />
            ))}
          </ul>
        ) : (
          <p className="mx-auto max-w-sm px-6 py-14 text-center text-ink-soft">
            No referrals yet. Start inviting friends to earn rewards!
          </p>
        )
      ) : isError ? (
        <div className="p-4">
          <Notice tone="danger" role="alert">
            <p>Your referrals could not be loaded. Check your connection and try again.</p>
            <Button tone="secondary" className="mt-2" onClick={() => refetch()}>
              Try again
            </Button>
          </Notice>
        </div>
      ) : (
        <div className="flex flex-col gap-3 p-5">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )}
    </section>
  );
}

function Row({
  referral: { refereeEmail, status, createdAt, completedAt, referralCode },
}: {
  referral: ReferralRecord;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 pr-2 pl-4 sm:pl-5">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="min-w-0 break-all font-semibold">{refereeEmail}</span>
          <span
            className={joinClasses(
              'inline-flex h-6 items-center rounded-full px-2.5 font-medium text-[0.8125rem]',
              status === 'pending' ? 'bg-sunken text-ink-soft' : 'bg-good-soft text-good',
            )}
          >
            {capitalize(status)}
          </span>
        </p>
        <p className="figures mt-0.5 text-[0.875rem] text-ink-faint">
          Invited {showDate(createdAt)}
          {completedAt && <> · Completed {showDate(completedAt)}</>}
        </p>
      </div>
      <Button tone="quiet" onClick={() => copyLink(referralCode)}>
        <Copy aria-hidden="true" />
        Copy Link
        <span className="sr-only"> for {refereeEmail}</span>
      </Button>
    </li>
  );
}
