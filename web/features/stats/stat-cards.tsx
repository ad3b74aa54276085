import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Stats } from '#contract/stats.ts';
import { statsEndpoints } from '#contract/stats.ts';
import { callApi } from '#web/api.ts';
import { emptyWhenSignedOut } from '#web/query-client.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const statsQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: ({ signal }) => emptyWhenSignedOut(callApi(statsEndpoints.getStats, {}, signal)),
});

const cards: { label: string; show: (stats: Stats) => string }[] = [
  { label: 'Total Quotes', show: ({ totalQuotes }) => totalQuotes.toLocaleString('en-US') },
  { label: 'Active Bids', show: ({ activeBids }) => activeBids.toLocaleString('en-US') },
  { label: 'Voice Sessions', show: ({ voiceSessions }) => voiceSessions.toLocaleString('en-US') },
  { label: 'Success Rate', show: ({ successRate }) => `${successRate}%` },
];

/** The four figures of the business. */
export function StatCards() {
  const { data: stats, isPending } = useQuery(statsQuery);
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-4">
      {cards.map(({ label, show }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-0.5 bg-surface px-4 py-3.5 sm:px-5">
          <dt className="text-[0.875rem] text-ink-faint">{label}</dt>
          <dd className="figures display h-8 text-[1.625rem] leading-8">
            {stats ? show(stats) : isPending ? <Skeleton className="mt-1 h-6 w-14" /> : 'N/A'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
