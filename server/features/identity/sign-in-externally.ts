/** Whose account an identity of elsewhere opens: the rules of linking. */
import type { ExternalLoginError } from '#contract/account.ts';
import { emailAddress } from '#contract/account.ts';
import { type Db, violates } from '#server/db/db.ts';
import { sendConfirmation } from '#server/features/account/confirm-email.ts';
import { createAccount } from '#server/features/account/create-account.ts';
import { findUserByEmail } from '#server/features/account/store.ts';
import type { ExternalIdentity } from '#server/identity/identity-provider.ts';
import { identityConnectedMail } from '#server/mail/account-mails.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { toUserId, type UserId } from '#server/user-id.ts';
import { findIdentity, insertIdentity } from './store.ts';

interface Context {
  db: Db;
  origin: string;
  /** The provider's name. */
  label: string;
  now: Date;
}

export type SignedIn = { userId: UserId; isNew: boolean } | { error: ExternalLoginError };

/**
 * Known identity: its user. Unknown: a new account, or the one with the same address where both sides have verified
 * it. An address that only one side has verified links nothing: somebody may have signed up with another's address.
 */
export async function signInExternally(
  context: Context,
  identity: ExternalIdentity,
  referralCode: string | undefined,
): Promise<SignedIn> {
  const known = await findIdentity(context.db, identity.issuer, identity.subject);
  if (known) return { userId: toUserId(known.userId), isNew: false };
  try {
    return await takeIn(context, identity, referralCode);
  } catch (error) {
    // Two first sign-ins at the same moment: the other one has made it.
    if (!violates(error, 'identities_subject') && !violates(error, 'users_email_unique')) throw error;
    const made = await findIdentity(context.db, identity.issuer, identity.subject);
    return made ? { userId: toUserId(made.userId), isNew: false } : { error: 'sso_email_taken' };
  }
}

function takeIn(
  { db, origin, label, now }: Context,
  { issuer, subject, emailVerified, firstName, lastName, picture, ...identity }: ExternalIdentity,
  referralCode: string | undefined,
): Promise<SignedIn> {
  const address = emailAddress.safeParse(identity.email);
  if (!address.success) return Promise.resolve({ error: 'sso_no_email' });
  const email = address.data;
  return db.transaction(async (tx) => {
    const owner = await findUserByEmail(tx, email);
    if (owner && !(emailVerified && owner.emailVerified)) return { error: 'sso_email_taken' as const };
    const user =
      owner ??
      (await createAccount(
        tx,
        { email, firstName, lastName, profileImageUrl: picture, authProvider: 'replit', emailVerified, referralCode },
        now,
      ));
    const userId = toUserId(user.id);
    await insertIdentity(tx, { userId, issuer, subject, email, createdAt: now });
    if (owner) {
      const mail = identityConnectedMail({ firstName: user.firstName, provider: label, url: `${origin}/account` });
      await queueMail(tx, { to: user.email, userId, mail, now });
    } else if (!emailVerified) await sendConfirmation(tx, user, { origin, now });
    return { userId, isNew: !owner };
  });
}
