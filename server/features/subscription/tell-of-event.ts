/** The mails that an event is a reason for: written with it, after a look at what is true now. */
import { monthlyPrice, overdueAccessDays } from '#contract/constants.ts';
import type { BillingEvent, ProviderAccount } from '#server/billing/billing.ts';
import type { Db } from '#server/db/db.ts';
import type { User } from '#server/features/account/store.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { paymentFailedMail, receiptMail, trialEndingMail } from '#server/mail/subscription-mails.ts';
import { toUserId } from '#server/user-id.ts';

const day = 86_400_000;
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

export async function tellOfEvent(
  tx: Db,
  { id, type, invoice }: BillingEvent,
  user: User,
  { subscription }: ProviderAccount,
  origin: string,
  now: Date,
) {
  const { firstName } = user;
  const settings = `${origin}/settings?tab=subscription`;
  const send = (mail: ReturnType<typeof receiptMail>, key: string) =>
    queueMail(tx, { to: user.email, userId: toUserId(user.id), mail, key, now });

  if (type === 'customer.subscription.trial_will_end') {
    const endsAt = subscription?.status === 'trialing' && !subscription.cancels ? subscription.trialEnd : null;
    if (!endsAt || endsAt <= now) return;
    const mail = trialEndingMail({ firstName, url: settings, endsAt, price: `$${monthlyPrice}` });
    await send(mail, `trial-ending:${subscription!.id}:${endsAt.toISOString()}`);
  }
  if (type === 'invoice.payment_failed' && invoice) {
    if (subscription?.status !== 'past_due' && subscription?.status !== 'unpaid') return;
    const until = user.pastDueSince && new Date(user.pastDueSince.getTime() + overdueAccessDays * day);
    const accessUntil = until && until > now ? until : null;
    await send(
      paymentFailedMail({ firstName, url: settings, amount: dollars(invoice.amountCents), accessUntil }),
      `payment-failed:${id}`,
    );
  }
  if (type === 'invoice.paid' && invoice && invoice.amountCents > 0 && invoice.url) {
    const { amountCents, paidAt } = invoice;
    // The sandbox gives a path: it lies at our own address.
    const url = new URL(invoice.url, origin).href;
    await send(receiptMail({ firstName, url, amount: dollars(amountCents), paidAt }), `receipt:${id}`);
  }
}
