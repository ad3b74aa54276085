import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { referredTrialDays } from '#contract/constants.ts';
import { usePageTitle } from '#web/features/shell/use-page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { InviteForm } from './invite-form.tsx';
import { ReferralList } from './referral-list.tsx';
import { referralStatsQuery } from './referral-queries.ts';
import { RewardsCard } from './rewards-card.tsx';

const cards = [
  { label: 'Total Referrals', key: 'totalReferrals' },
  { label: 'Pending', key: 'pendingReferrals' },
  { label: 'Successful', key: 'completedReferrals' },
  { label: 'Rewards Available', key: 'availableRewards' },
] as const;

const steps = [
  { title: 'Invite a friend', text: 'Send an invitation by email, or copy the link and send it yourself.' },
  {
    title: 'They try it',
    text: `Your friend signs up with it and gets a ${referredTrialDays}-day free trial.`,
  },
  {
    title: 'You get a month free',
    text: 'With their first payment you earn 30 free days. Apply them whenever you like: they add up.',
  },
];

export function ReferralsScreen() {
  usePageTitle('Referrals');
  const [inviting, setInviting] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setInviting(false);
    opener.current?.focus();
  };
  const { data: stats, isPending } = useQuery(referralStatsQuery);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="display text-3xl sm:text-4xl">Referral Program</h1>
          <p className="mt-1.5 text-ink-faint">1 month free for each friend who becomes a paying customer.</p>
        </div>
        <Button ref={opener} size="large" aria-expanded={inviting} onClick={() => setInviting(!inviting)}>
          <UserPlus aria-hidden="true" />
          Invite Friend
        </Button>
      </div>
      <div className="mt-5 flex flex-col gap-5">
        {inviting && <InviteForm onDone={close} />}
        <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-4">
          {cards.map(({ label, key }) => (
            <div key={key} className="flex flex-col-reverse justify-end gap-0.5 bg-surface px-4 py-3.5 sm:px-5">
              <dt className="text-[0.875rem] text-ink-faint">{label}</dt>
              <dd className="figures display h-8 text-[1.625rem] leading-8">
                {stats ? (
                  stats[key].toLocaleString('en-US')
                ) : isPending ? (
                  <Skeleton className="mt-1 h-6 w-10" />
                ) : (
                  'N/A'
                )}
              </dd>
            </div>
          ))}
        </dl>
        <RewardsCard />
        <section aria-labelledby="how" className="rounded-card border border-line bg-surface p-4 sm:p-5">
          <h2 id="how" className="font-semibold text-lg">
            How It Works
          </h2>
          <ol className="mt-3 grid gap-4 md:grid-cols-3">
            {steps.map(({ title, text }, index) => (
              <li key={title} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="flex size-8 shrink-0 items-center justify-center rounded-full bg-action-soft font-semibold text-action"
                >
                  {index + 1}
                </span>
                <span>
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-[0.9375rem] text-ink-soft">{text}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
        <ReferralList />
      </div>
    </>
  );
}
