import { count, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxBilling } from '#server/billing/sandbox/sandbox-billing.ts';
import type { Database } from '#server/db/connection.ts';
import { makeDocument, makeUser } from '#server/db/factories.ts';
import { sessions } from '#server/db/schema/account.ts';
import { documentEvents, documents, userFigures, voiceSessions } from '#server/db/schema/document.ts';
import { openTestDatabase } from '#server/db/test-database.ts';
import { createLocalMailer } from '#server/mail/mailer.ts';
import { purgeDeletedDocuments, removeExpiredSessions } from './clean-up.ts';
import { startQueue } from './queue.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('cleaning', () => {
  it('removes sessions that have ended, and no others', async () => {
    const { db } = database;
    const userId = await makeUser(db);
    const session = (sid: string, expire: Date) => ({ sid, userId, sess: {}, createdAt: daysAgo(9), expire });
    await db.insert(sessions).values([session('old', daysAgo(0.01)), session('new', daysAgo(-1))]);
    await removeExpiredSessions(db, now);
    expect((await db.select().from(sessions)).map(({ sid }) => sid)).toEqual(['new']);
  });

  it('purges documents 30 days after they were deleted, with their history', async () => {
    const { db } = database;
    const userId = await makeUser(db);
    const [living, young, old] = [
      await makeDocument(db, userId),
      await makeDocument(db, userId, { deletedAt: daysAgo(29) }),
      await makeDocument(db, userId, { deletedAt: daysAgo(31) }),
    ];
    await db.insert(voiceSessions).values({ userId, transcription: 'said', documentId: old.id });
    expect(await purgeDeletedDocuments(db, now)).toBe(1);
    const left = await db.select({ id: documents.id }).from(documents).where(eq(documents.userId, userId));
    expect(left.map(({ id }) => id).sort()).toEqual([living.id, young.id].sort());
    expect(await db.select().from(documentEvents).where(eq(documentEvents.documentId, old.id))).toEqual([]);
    expect(await db.select().from(voiceSessions).where(eq(voiceSessions.userId, userId))).toMatchObject([
      { transcription: '', documentId: null },
    ]);
    const [figures] = await db.select().from(userFigures).where(eq(userFigures.userId, userId));
    expect(figures).toMatchObject({ documents: 1, voiceSessions: 1 });
  });

  it('purges more than one batch', async () => {
    const { db } = database;
    const userId = await makeUser(db);
    const { id } = await makeDocument(db, userId, { deletedAt: daysAgo(40) });
    await db.execute(sql`
      insert into documents (id, user_id, number, title, type, issued_on, content, deleted_at)
      select gen_random_uuid(), user_id, 'X-' || n, title, type, issued_on, content, deleted_at
      from documents, generate_series(1, 450) n where documents.id = ${id}`);
    expect(await purgeDeletedDocuments(db, now)).toBe(451);
    expect(await db.select({ left: count() }).from(documents).where(eq(documents.userId, userId))).toEqual([
      { left: 0 },
    ]);
  });

  it('vacuums where nobody else does', async () => {
    await expect(database.upkeep()).resolves.toBeUndefined();
  });
});

describe('the queue', () => {
  it('works in the same database, wakes at once, tells of failures, and stops', async () => {
    const errors: Error[] = [];
    const queue = await startQueue({
      database,
      mailer: createLocalMailer(),
      pdf: { render: () => Promise.reject(new Error('Nothing is printed here')) },
      origin: () => 'http://localhost:3000',
      billing: createSandboxBilling({ db: database.db, now: () => now, forDevelopment: false, onError() {} }),
      now: () => now,
      onError: (error) => errors.push(error),
    });
    const schedules = await queue.boss.getSchedules();
    expect(schedules.map(({ name }) => name).sort()).toEqual([
      'advance-sandbox',
      'make-archives',
      'print-bundles',
      'purge-deleted-accounts',
      'purge-deleted-documents',
      'reconcile-subscriptions',
      'remove-expired-archives',
      'remove-expired-bundles',
      'remove-expired-sessions',
      'remove-old-billing-events',
      'remove-old-mails',
      'send-mails',
      'upkeep',
    ]);

    const { db } = database;
    const userId = await makeUser(db);
    await db.insert(sessions).values({ sid: 'ended', userId, sess: {}, createdAt: daysAgo(9), expire: daysAgo(1) });
    // The one of the start may still be under way; two at once are refused.
    await expect.poll(() => queue.boss.send('remove-expired-sessions'), { timeout: 25_000 }).not.toBeNull();
    // Notified: the next look by the clock would be half a minute later.
    await expect
      .poll(() => db.select().from(sessions).where(eq(sessions.sid, 'ended')), { timeout: 25_000 })
      .toEqual([]);

    await queue.stop(2000);
    expect(errors).toEqual([]);
  });
});
