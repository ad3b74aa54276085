/** Notes down which documents a ZIP is to hold; a job prints them. */
import { bundleLimit, exportMessages } from '#contract/export.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import { lockUser } from '#server/features/account/store.ts';
import { readIds, type Selection } from '#server/features/document/read-documents.ts';
import type { UserId } from '#server/user-id.ts';
import { insertBundle, listBundles } from './store.ts';

/** Answers its id. Throws AppError INVALID_INPUT for none or too many documents, CONFLICT while another ZIP is being made. */
export const startBundle = (db: Db, userId: UserId, selection: Selection, now: Date): Promise<string> =>
  db.transaction(async (tx) => {
    // Two clicks at the same moment: the second one finds what the first has begun.
    await lockUser(tx, userId);
    const bundles = await listBundles(tx, userId, now);
    if (bundles.some(({ state }) => state === 'queued' || state === 'running'))
      throw new AppError('CONFLICT', exportMessages.bundleUnderway);
    const documents: { id: string; number: string }[] = [];
    for await (const document of readIds(tx, userId, selection)) {
      documents.push(document);
      if (documents.length > bundleLimit) throw new AppError('INVALID_INPUT', exportMessages.tooManyPdfs);
    }
    if (documents.length === 0) throw new AppError('INVALID_INPUT', exportMessages.nothingChosen);
    return insertBundle(tx, userId, documents, now);
  });
