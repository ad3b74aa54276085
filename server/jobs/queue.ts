/** The job queue, in the same database as everything else, and what runs at fixed times. */
import { PgBoss } from 'pg-boss';
import type { Billing } from '#server/billing/billing.ts';
import type { SandboxBilling } from '#server/billing/sandbox/sandbox-billing.ts';
import type { Database } from '#server/db/connection.ts';
import { purgeAccounts } from '#server/features/account/purge-accounts.ts';
import { makeArchives } from '#server/features/archive/make-archives.ts';
import { removeExpiredArchives } from '#server/features/archive/store.ts';
import { printBundles } from '#server/features/export/print-bundles.ts';
import { removeExpiredBundles } from '#server/features/export/store.ts';
import { forgetCustomer } from '#server/features/subscription/end-subscription.ts';
import { reconcileSubscriptions, removeOldEvents } from '#server/features/subscription/reconcile-subscriptions.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { removeOldMails, sendMails } from '#server/mail/send-mails.ts';
import type { PdfRenderer } from '#server/pdf/render-pdf.ts';
import { purgeDeletedDocuments, removeExpiredSessions } from './clean-up.ts';

/** What jobs work with. */
export interface JobContext {
  database: Database;
  mailer: Mailer;
  pdf: Pick<PdfRenderer, 'render'>;
  /** The address people use, for links in mails. */
  origin: () => string;
  billing: Billing | SandboxBilling;
  now: () => Date;
  /** Told of what went wrong and will be tried again. */
  onError: (error: Error) => void;
}

interface Job {
  /** UTC. */
  cron: string;
  /** After so long it is taken for dead and tried again; a quarter of an hour unless told. */
  expireInSeconds?: number;
  run: (context: JobContext) => Promise<unknown>;
}

/**
 * Jobs that come by the clock, and at once when something wakes them. Each is safe to run twice: what there is to do
 * stands in tables, written in the transaction of its cause.
 */
const jobs = {
  'remove-expired-sessions': {
    cron: '17 * * * *',
    run: ({ database: { db }, now }) => removeExpiredSessions(db, now()),
  },
  'purge-deleted-documents': {
    cron: '41 7 * * *',
    run: ({ database: { db }, now }) => purgeDeletedDocuments(db, now()),
  },
  'send-mails': {
    cron: '* * * * *',
    run: ({ database: { db }, mailer, now, onError }) => sendMails({ db, mailer, now, onError }),
  },
  'reconcile-subscriptions': {
    cron: '7 * * * *',
    run: ({ database: { db }, billing, now, onError }) => reconcileSubscriptions({ db, billing, now }, onError),
  },
  'remove-old-billing-events': { cron: '37 7 * * *', run: ({ database: { db }, now }) => removeOldEvents(db, now()) },
  // Where payments are played, somebody has to let the days go by.
  'advance-sandbox': {
    cron: '* * * * *',
    run: async ({ billing }) => {
      if ('tick' in billing) await billing.tick();
    },
  },
  'remove-old-mails': { cron: '29 7 * * *', run: ({ database: { db }, now }) => removeOldMails(db, now()) },
  'make-archives': {
    cron: '*/5 * * * *',
    expireInSeconds: 6 * 3600,
    run: makeArchives,
  },
  'remove-expired-archives': {
    cron: '37 * * * *',
    run: ({ database: { db }, now }) => removeExpiredArchives(db, now()),
  },
  'print-bundles': { cron: '*/5 * * * *', expireInSeconds: 6 * 3600, run: printBundles },
  'remove-expired-bundles': {
    cron: '23 * * * *',
    run: ({ database: { db }, now }) => removeExpiredBundles(db, now()),
  },
  'purge-deleted-accounts': {
    cron: '7 * * * *',
    expireInSeconds: 3600,
    run: ({ database: { db }, billing, now, onError }) =>
      purgeAccounts({ db, now, forget: (userId) => forgetCustomer({ db, billing, now }, userId), onError }),
  },
  // The embedded database has nobody who vacuums it; on a server this does nothing.
  upkeep: { cron: '53 7 * * *', run: ({ database }) => database.upkeep() },
} satisfies Record<string, Job>;

export type JobName = keyof typeof jobs;

/** Runs a job soon. Call it after the transaction that gave it something to do; when it is lost, the clock finds the work. */
export type Wake = (name: JobName) => void;

export interface Queue {
  wake: Wake;
  /** Waits for running jobs, at most so long. */
  stop(timeoutMilliseconds: number): Promise<void>;
  boss: PgBoss;
}

/** Starts the queue with its workers and schedules. Failed jobs are tried again and reported to `onError`. */
export async function startQueue(context: JobContext): Promise<Queue> {
  const { database, onError } = context;
  const boss = new PgBoss({ ...database.queue, useListenNotify: true });
  boss.on('error', onError);
  await boss.start();
  for (const [name, { cron, run, expireInSeconds = 900 }] of Object.entries<Job>(jobs)) {
    // "stately": one that runs and one that waits, so that what comes during a run is not missed.
    const retry = { retryLimit: 3, retryBackoff: true, expireInSeconds };
    await boss.createQueue(name, { notify: true, policy: 'stately', ...retry });
    await boss.work(name, { batchSize: 1, pollingIntervalSeconds: 30 }, async () => {
      try {
        await run(context);
      } catch (error) {
        onError(asError(error));
        throw error;
      }
    });
    await boss.schedule(name, cron);
    // At a start as well, once a day: a machine that is switched off at night would never get to it.
    await boss.send(name, null, { singletonSeconds: 20 * 3600 });
  }
  return {
    boss,
    wake: (name) => {
      boss.send(name).catch((error: unknown) => onError(asError(error)));
    },
    stop: (timeout) => boss.stop({ graceful: true, timeout }),
  };
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
