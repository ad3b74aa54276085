/** From the provider's word to ours: the one table of what each status is called here. */
import type { subscriptionStatuses } from '#server/db/schema/account.ts';

type Stored = (typeof subscriptionStatuses)[number] | null;

interface Words {
  /** users.subscriptionStatus, which also decides on access. */
  stored: Stored;
  /** What the card is told; a word without a text of its own is shown as it is. */
  shown: string;
}

const words: Record<string, Words> = {
  trialing: { stored: 'trialing', shown: 'trialing' },
  active: { stored: 'active', shown: 'active' },
  past_due: { stored: 'past_due', shown: 'past_due' },
  unpaid: { stored: 'unpaid', shown: 'unpaid' },
  canceled: { stored: 'canceled', shown: 'cancelled' },
  paused: { stored: 'unpaid', shown: 'paused' },
  incomplete: { stored: null, shown: 'no_subscription' },
  incomplete_expired: { stored: null, shown: 'no_subscription' },
};

/**
 * `providerStatus` null: there is no subscription. Who has paid and is free for a while by a reward is no newcomer on
 * trial: they are active. A status that is new to us gives no access.
 */
export function describeStatus(providerStatus: string | null, hasPaid: boolean): Words {
  if (providerStatus === null) return { stored: null, shown: 'no_subscription' };
  if (providerStatus === 'trialing' && hasPaid) return words.active!;
  return Object.hasOwn(words, providerStatus) ? words[providerStatus]! : { stored: 'unpaid', shown: providerStatus };
}
