/** Adds a way to sign in to an account that is signed in, and takes it away. */
import { accountSettingsMessages } from '#contract/account-settings.ts';
import { type Db, violates } from '#server/db/db.ts';
import { AppError } from '#server/errors.ts';
import { lockUser } from '#server/features/account/store.ts';
import type { ExternalIdentity } from '#server/identity/identity-provider.ts';
import { identityConnectedMail } from '#server/mail/account-mails.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { UserId } from '#server/user-id.ts';
import { dropIdentity, findIdentity, insertIdentity, listIdentities } from './store.ts';

/** "taken" when it opens another account; connecting one's own again changes nothing. */
export async function connectIdentity(
  { db, origin, label, now }: { db: Db; origin: string; label: string; now: Date },
  userId: UserId,
  { issuer, subject, email }: ExternalIdentity,
): Promise<'connected' | 'taken'> {
  try {
    return await db.transaction(async (tx) => {
      const known = await findIdentity(tx, issuer, subject);
      if (known) return known.userId === userId ? 'connected' : 'taken';
      const user = await lockUser(tx, userId);
      if (!user) return 'taken';
      await insertIdentity(tx, { userId, issuer, subject, email, createdAt: now });
      const mail = identityConnectedMail({ firstName: user.firstName, provider: label, url: `${origin}/account` });
      await queueMail(tx, { to: user.email, userId, mail, now });
      return 'connected';
    });
  } catch (error) {
    if (!violates(error, 'identities_subject')) throw error;
    const known = await findIdentity(db, issuer, subject);
    return known?.userId === userId ? 'connected' : 'taken';
  }
}

/** Throws AppError NOT_FOUND, and CONFLICT when nobody could sign in afterwards. */
export async function disconnectIdentity(db: Db, userId: UserId, id: string) {
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const own = await listIdentities(tx, userId);
    if (!user || !own.some((identity) => identity.id === id))
      throw new AppError('NOT_FOUND', accountSettingsMessages.identityNotFound);
    if (user.hashedPassword === null && own.length === 1)
      throw new AppError('CONFLICT', accountSettingsMessages.lastWayIn);
    await dropIdentity(tx, userId, id);
  });
}
