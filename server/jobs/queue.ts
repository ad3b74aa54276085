/** The job queue, in the same database as everything else, and what runs at fixed times. */
import { PgBoss } from 'pg-boss';
import type { Database } from '#server/db/connection.ts';
import { purgeDeletedDocuments, removeExpiredSessions } from './clean-up.ts';

/** Jobs that come by the clock; the times are UTC. Each is safe to run twice. */
const scheduled: Record<string, { cron: string; run: (database: Database, now: () => Date) => Promise<unknown> }> = {
  'remove-expired-sessions': { cron: '17 * * * *', run: ({ db }, now) => removeExpiredSessions(db, now()) },
  'purge-deleted-documents': { cron: '41 7 * * *', run: ({ db }, now) => purgeDeletedDocuments(db, now()) },
  // The embedded database has nobody who vacuums it; on a server this does nothing.
  upkeep: { cron: '53 7 * * *', run: (database) => database.upkeep() },
};

export interface Queue {
  /** Waits for running jobs, at most so long. */
  stop(timeoutMilliseconds: number): Promise<void>;
  boss: PgBoss;
}

/** Starts the queue with its workers and schedules. Failed jobs are tried again and reported to `onError`. */
export async function startQueue(
  database: Database,
  { now, onError }: { now: () => Date; onError: (error: Error) => void },
): Promise<Queue> {
  const boss = new PgBoss({ ...database.queue, useListenNotify: true });
  boss.on('error', onError);
  await boss.start();
  for (const [name, { cron, run }] of Object.entries(scheduled)) {
    await boss.createQueue(name, { notify: true, retryLimit: 3, retryBackoff: true, policy: 'exclusive' });
    await boss.work(name, { batchSize: 10, burstWhenBatchFull: true, pollingIntervalSeconds: 30 }, async () => {
      try {
        await run(database, now);
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
        throw error;
      }
    });
    await boss.schedule(name, cron);
    // At a start as well, once a day: a machine that is switched off at night would never get to it.
    await boss.send(name, null, { singletonSeconds: 20 * 3600 });
  }
  return {
    boss,
    stop: (timeout) => boss.stop({ graceful: true, timeout }),
  };
}
