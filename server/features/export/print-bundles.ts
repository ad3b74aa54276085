/** The job that prints many documents for one ZIP. It goes on where it was stopped: what is printed stays printed. */

import type { Database } from '#server/db/connection.ts';
import { AppError } from '#server/errors.ts';
import { printDocument } from '#server/features/document/print-document.ts';
import type { PdfRenderer } from '#server/pdf/render-pdf.ts';
import { RenderError } from '#server/pdf/render-pool.ts';
import { toUserId, type UserId } from '#server/user-id.ts';
import { changeBundle, claimBundle, keepFile, listWaiting, type StoredBundle } from './store.ts';

interface Context {
  database: Database;
  pdf: Pick<PdfRenderer, 'render'>;
  now: () => Date;
  onError: (error: Error) => void;
}

/** Starts of one bundle, its first one too: a page that takes the server down must not do so for ever. */
const mostAttempts = 5;
const retryMilliseconds = 30_000;

/** Prints one bundle after the other until none is due. Answers how many were finished. */
export async function printBundles(context: Context): Promise<number> {
  const {
    database: { db },
    now,
    onError,
  } = context;
  for (let finished = 0; ; ) {
    const bundle = await claimBundle(db, now());
    if (!bundle) return finished;
    try {
      if (bundle.attempts > mostAttempts) throw new Error('It was started too often.');
      if (await printOne(context, bundle)) finished += 1;
    } catch (error) {
      const again = bundle.attempts < mostAttempts;
      const dueAt = new Date(now().getTime() + retryMilliseconds);
      await changeBundle(db, bundle.id, { state: again ? 'queued' : 'failed', dueAt });
      onError(new Error(`PDFs ${bundle.id} failed (attempt ${bundle.attempts})`, { cause: error }));
    }
  }
}

/** One page at a time, so that who waits for a page of their own is not kept. False when the bundle was thrown away meanwhile. */
async function printOne({ database, pdf, now, onError }: Context, bundle: StoredBundle): Promise<boolean> {
  const { db } = database;
  const userId = toUserId(bundle.userId);
  for (const file of await listWaiting(db, bundle.id)) {
    const printed = await print({ database, pdf, onError }, userId, file.documentId);
    if (!(await keepFile(db, file, printed, now()))) return false;
  }
  await changeBundle(db, bundle.id, { state: 'done' });
  return true;
}

/** Null for what is gone or can never be printed; a renderer that is busy or stopping fails the whole attempt. */
async function print({ database, pdf, onError }: Omit<Context, 'now'>, userId: UserId, documentId: string) {
  try {
    const { pdf: data, fileName: name } = await printDocument({ database, pdf }, userId, documentId);
    return { name, data };
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    if (error instanceof RenderError && ['failed', 'letters', 'timeout', 'crashed'].includes(error.reason)) {
      onError(new Error(`Document ${documentId} could not be printed for a ZIP`, { cause: error }));
      return null;
    }
    throw error;
  }
}
