/** The archive of everything one has. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { accountSettingsEndpoints, accountSettingsMessages } from '#contract/account-settings.ts';
import type { Deps } from '#server/app.ts';
import { AppError } from '#server/errors.ts';
import { lockUser } from '#server/features/account/store.ts';
import { contentDisposition } from '#server/features/document/print-document.ts';
import { dayOf } from '#server/http/day-of.ts';
import { route } from '#server/http/route.ts';
import type { UserId } from '#server/user-id.ts';
import { findExport, findNewestExport, insertExport, presentExport, readParts } from './store.ts';

export function archiveRoutes(app: FastifyInstance, { database: { db }, limits, now, wake }: Deps) {
  const find = async (userId: UserId, id: string) => {
    const found = await findExport(db, userId, id, now());
    if (!found) throw new AppError('NOT_FOUND', accountSettingsMessages.exportNotFound);
    return found;
  };

  route(app, accountSettingsEndpoints.startExport, async ({ userId }) => {
    const underway = await findNewestExport(db, userId, now());
    if (underway?.state === 'queued' || underway?.state === 'running') return presentExport(underway);
    await limits.count('archive', userId);
    const made = await db.transaction(async (tx) => {
      // Two clicks at the same moment: the second one finds what the first has begun.
      await lockUser(tx, userId);
      const other = await findNewestExport(tx, userId, now());
      return other?.state === 'queued' || other?.state === 'running' ? other : insertExport(tx, userId, now());
    });
    wake('make-archives');
    return presentExport(made);
  });

  route(app, accountSettingsEndpoints.getExport, async ({ userId, params }) =>
    presentExport(await find(userId, params.id)),
  );

  route(app, accountSettingsEndpoints.downloadExport, async ({ userId, params, reply }) => {
    const { id, state, bytes, createdAt } = await find(userId, params.id);
    if (state !== 'done') throw new AppError('NOT_FOUND', accountSettingsMessages.exportNotFound);
    return reply
      .type('application/zip')
      .header('content-length', bytes)
      .header('content-disposition', contentDisposition('attachment', `Quotewright ${dayOf(createdAt)}.zip`))
      .send(Readable.from(readParts(db, id)));
  });
}
