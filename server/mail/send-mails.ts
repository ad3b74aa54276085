/** The job that empties the outbox. Several may run at once: each mail is one's only. */
import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { mails } from '#server/db/schema/mail.ts';
import { MailError, type Mailer } from './mailer.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** A mail that is being sent belongs to its sender for so long; then that one is taken for dead. */
const lease = 5 * minute;
/** Waits between the attempts; after the last one it has failed for good. Together about two days. */
const waits = [1, 5, 15, 60, 180, 360, 720, 1440].map((minutes) => minutes * minute);
const atOnce = 20;
/** Long enough to look into a complaint, short enough that an account deleted in time is gone in time. */
const keptDays = 7;

type Row = typeof mails.$inferSelect;

/**
 * Sends what is due. A mail leaves once: it is marked before it is sent, and again after. Only a crash between the
 * server's "250 OK" and the second mark sends it again, under the same Message-ID. Answers how many were sent or kept.
 */
export async function sendMails({
  db,
  mailer,
  now,
  onError,
}: {
  db: Db;
  mailer: Mailer;
  now: () => Date;
  onError: (error: Error) => void;
}): Promise<number> {
  for (let done = 0; ; ) {
    const due = await claim(db, now());
    for (const row of due) if (await sendOne(db, mailer, row, now, onError)) done += 1;
    if (due.length < atOnce) return done;
  }
}

/** In one statement, so that nobody else holds a lock while mails travel. */
async function claim(db: Db, now: Date): Promise<Row[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(inArray(mails.state, ['queued', 'sending']), lte(mails.dueAt, now)))
    .orderBy(asc(mails.dueAt), asc(mails.id))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  return db
    .update(mails)
    .set({ state: 'sending', dueAt: new Date(now.getTime() + lease) })
    .where(inArray(mails.id, due))
    .returning();
}

async function sendOne(db: Db, mailer: Mailer, row: Row, now: () => Date, onError: (error: Error) => void) {
  const own = eq(mails.id, row.id);
  const { id, recipient: to, subject, text, html } = row;
  try {
    const state = await mailer.send({ id, to, subject, text, html });
    const emptied = state === 'sent' ? { text: '', html: '' } : {};
    await db
      .update(mails)
      .set({ state, sentAt: now(), error: null, ...emptied })
      .where(own);
    return true;
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const attempts = row.attempts + 1;
    const wait = error.permanent ? undefined : waits[attempts - 1];
    await db
      .update(mails)
      .set({
        attempts,
        error: error.message.slice(0, 500),
        ...(wait === undefined
          ? { state: 'failed' as const, text: '', html: '' }
          : { state: 'queued' as const, dueAt: new Date(now().getTime() + wait) }),
      })
      .where(own);
    // Whom it was for stays out of the log.
    onError(new Error(`Mail ${id} could not be sent (attempt ${attempts}): ${error.message.replaceAll(to, '…')}`));
    return false;
  }
}

export async function removeOldMails(db: Db, now: Date) {
  await db
    .delete(mails)
    .where(
      and(
        inArray(mails.state, ['sent', 'kept', 'failed']),
        lt(mails.createdAt, new Date(now.getTime() - keptDays * day)),
      ),
    );
}
