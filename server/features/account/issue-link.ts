/** One-time links in mails. The mail holds 256 random bits, the table their hash. */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '#server/db/db.ts';
import { type linkPurposes, mailLinks } from '#server/db/schema/account.ts';
import type { UserId } from '#server/user-id.ts';

export type LinkPurpose = (typeof linkPurposes)[number];

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

interface NewLink {
  userId: UserId;
  purpose: LinkPurpose;
  /** The address it is sent to. */
  email: string;
  minutes: number;
  now: Date;
}

/** Answers the token. An earlier link for the same purpose stops working. */
export async function issueLink(tx: Db, { userId, purpose, email, minutes, now }: NewLink): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.delete(mailLinks).where(and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, purpose)));
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await tx.insert(mailLinks).values({ id: hash(token), userId, purpose, email, expiresAt });
  return token;
}

const usable = (token: string, purposes: LinkPurpose[], now: Date) =>
  and(eq(mailLinks.id, hash(token)), inArray(mailLinks.purpose, purposes), gt(mailLinks.expiresAt, now));

/** The link, left as it is; null when it is unknown, used or expired. */
export async function findLink(db: Db, token: string, purposes: LinkPurpose[], now: Date) {
  const [link] = await db
    .select()
    .from(mailLinks)
    .where(usable(token, purposes, now));
  return link ?? null;
}

/** Uses it up: of two at the same moment one gets it. */
export async function takeLink(tx: Db, token: string, purposes: LinkPurpose[], now: Date) {
  const [link] = await tx
    .delete(mailLinks)
    .where(usable(token, purposes, now))
    .returning();
  return link ?? null;
}
