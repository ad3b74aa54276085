/** The gates before a generation: a repeated request is answered first, then access, then the limit. */
import type { Deps } from '#server/app.ts';
import { requireAccess } from '#server/features/account/require-access.ts';
import { dayOf } from '#server/http/day-of.ts';
import type { UserId } from '#server/user-id.ts';
import { type Dictation, generateDocument } from './generate-document.ts';
import { findByRequestKey, type StoredDocument } from './store.ts';

type Asked = Omit<Dictation, 'today'> & { today?: string | undefined };

/** Throws AppError PAYMENT_REQUIRED or TOO_MANY_REQUESTS, and what generateDocument throws. */
export async function generateOnce(
  { database: { db }, limits, now }: Deps,
  userId: UserId,
  asked: Asked,
): Promise<StoredDocument> {
  const first = asked.requestKey && (await findByRequestKey(db, userId, asked.requestKey));
  if (first) return first;
  const time = now();
  await requireAccess(db, userId, time);
  await limits.count('generate', userId);
  return generateDocument(db, userId, { ...asked, today: asked.today ?? dayOf(time) }, time);
}
