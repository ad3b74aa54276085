/** Writes an e-mail into the outbox. Call it in the transaction of what the mail tells, and wake the job "send-mails" after it. */
import type { Db } from '#server/db/db.ts';
import { mails } from '#server/db/schema/mail.ts';
import type { UserId } from '#server/user-id.ts';
import type { Mail } from './compose-mail.ts';

export interface QueuedMail {
  /** The address. */
  to: string;
  /** Whose data it is; null for who has no account. With the account the mail goes. */
  userId: UserId | null;
  mail: Mail;
  /** Names the cause where it may come twice: the second one is not written. */
  key?: string;
  now: Date;
}

export async function queueMail(tx: Db, { to, userId, mail, key, now }: QueuedMail) {
  await tx
    .insert(mails)
    .values({ userId, recipient: to, ...mail, key: key ?? null, dueAt: now, createdAt: now })
    .onConflictDoNothing({ target: mails.key });
}
