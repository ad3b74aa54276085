/** The gates before a generation: whose it is, a repeated request is answered first, then access, then the limit. */
import { createHash } from 'node:crypto';
import { documentMessages } from '#contract/document.ts';
import type { Deps } from '#server/app.ts';
import { AppError } from '#server/errors.ts';
import { requireAccess } from '#server/features/account/require-access.ts';
import { dayOf } from '#server/http/day-of.ts';
import type { UserId } from '#server/user-id.ts';
import { type Dictation, findRepeated, generateDocument } from './generate-document.ts';
import type { StoredDocument } from './store.ts';

interface Asked extends Omit<Dictation, 'today' | 'requestHash' | 'enrich'> {
  today?: string | undefined;
  /** The account it was dictated under, where the browser tells. */
  userId?: string | undefined;
}

/**
 * `complete` adds what is read only for a request that is new. Throws AppError FORBIDDEN, CONFLICT, PAYMENT_REQUIRED or
 * TOO_MANY_REQUESTS, and what `complete` and generateDocument throw.
 */
export async function generateOnce(
  { database: { db }, limits, now }: Deps,
  userId: UserId,
  { userId: dictatedBy = userId, ...asked }: Asked,
  complete: () => Promise<Pick<Dictation, 'type' | 'enrich'>> = async () => ({}),
): Promise<StoredDocument> {
  if (dictatedBy !== userId) throw new AppError('FORBIDDEN', documentMessages.otherAccount);
  const requestHash = hashOf(asked);
  const first = await findRepeated(db, userId, { ...asked, requestHash });
  if (first) return first;
  const more = await complete();
  const time = now();
  await requireAccess(db, userId, time);
  await limits.count('generate', userId);
  return generateDocument(db, userId, { ...asked, ...more, today: asked.today ?? dayOf(time), requestHash }, time);
}

/** All that was asked for but the day: a retry past midnight is the same dictation. */
const hashOf = ({ transcription, type, contractor = false, includeLogo, templateId }: Asked) =>
  createHash('sha256')
    .update(JSON.stringify([transcription, type ?? null, contractor, includeLogo, templateId ?? null]))
    .digest('base64url');
