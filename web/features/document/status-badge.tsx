import { Check, CircleDashed, Clock3, X } from 'lucide-react';
import { type Payable, paymentState } from '#engine/index.ts';
import { capitalize, localDay } from '#web/ui/format.ts';
import { joinClasses } from '#web/ui/join-classes.ts';

const looks: Record<string, { className: string; icon: typeof Check }> = {
  accepted: { className: 'bg-good-soft text-good', icon: Check },
  pending: { className: 'bg-attention-soft text-attention', icon: Clock3 },
  declined: { className: 'bg-danger-soft text-danger', icon: X },
};

/** The status in word, color and sign; statuses without a color of their own are neutral. */
export function StatusBadge({ status }: { status: string }) {
  const { className, icon: Icon } = looks[status] ?? { className: 'bg-sunken text-ink-soft', icon: CircleDashed };
  return (
    <span
      className={joinClasses(
        'inline-flex h-7 items-center gap-1.5 whitespace-nowrap rounded-full pr-2.5 pl-2 font-medium text-[0.8125rem]',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={2.5} />
      {capitalize(status)}
    </span>
  );
}

/** Of invoices that were paid or should have been; nothing on all others. */
export function PaymentBadge({ document }: { document: Payable }) {
  const state = paymentState(document, localDay(new Date()));
  if (state !== 'paid' && state !== 'overdue') return null;
  return (
    <span
      className={joinClasses(
        'inline-flex h-7 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 font-semibold text-[0.8125rem]',
        state === 'paid' ? 'bg-good text-on-action' : 'bg-danger text-on-action',
      )}
    >
      {state === 'paid' ? 'Paid' : 'Overdue'}
    </span>
  );
}
