/** Several services at once, such as those that were talked through. */
import { type ServiceBody, serviceLimit, serviceMessages } from '#contract/service.ts';
import type { Db } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import type { UserId } from '#server/user-id.ts';
import { fieldsOf } from './fields-of.ts';
import { listServices, lockServices, saveServices } from './store.ts';

/** All of it or nothing. Throws AppError NOT_FOUND for an id that is none of this user's, CONFLICT for more than a price list holds. */
export const addServices = (db: Db, userId: UserId, bodies: (ServiceBody & { id?: string | undefined })[], now: Date) =>
  db.transaction(async (tx) => {
    await lockServices(tx, userId);
    const known = new Set((await listServices(tx, userId)).map(({ id }) => id));
    const ids = bodies.flatMap(({ id }) => (id === undefined ? [] : [id]));
    if (new Set(ids).size < ids.length || ids.some((id) => !known.has(id)))
      throw new AppError('NOT_FOUND', serviceMessages.notFound);
    const added = bodies.length - ids.length;
    if (known.size + added > serviceLimit) throw new AppError('CONFLICT', serviceMessages.tooMany);
    const rows = bodies.map(({ id, ...body }) => ({ ...(id === undefined ? {} : { id }), ...fieldsOf(body) }));
    await saveServices(tx, userId, rows, now);
    return { added, changed: ids.length };
  });
