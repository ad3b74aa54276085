/** Fills a database with the demo business. Run again it adds what is missing and changes nothing else. */
import { eq } from 'drizzle-orm';
import { rewardDays } from '#contract/constants.ts';
import { serviceBody } from '#contract/service.ts';
import { themeBody } from '#contract/theme.ts';
import { addDays } from '#engine/index.ts';
import type { Billing } from '#server/billing/billing.ts';
import type { SandboxBilling } from '#server/billing/sandbox/sandbox-billing.ts';
import { hashPassword } from '#server/features/account/hash-password.ts';
import { findUser, findUserByEmail, insertUser } from '#server/features/account/store.ts';
import { convertToInvoice } from '#server/features/document/convert-to-invoice.ts';
import { editDocument } from '#server/features/document/edit-document.ts';
import { generateDocument } from '#server/features/document/generate-document.ts';
import { refineDocument } from '#server/features/document/refine-document.ts';
import { findByRequestKey } from '#server/features/document/store.ts';
import { findProfile, saveProfile } from '#server/features/profile/store.ts';
import { fieldsOf } from '#server/features/service/fields-of.ts';
import { insertService, listServices } from '#server/features/service/store.ts';
import { subscribeInSandbox } from '#server/features/subscription/subscribe-in-sandbox.ts';
import { insertTheme, listThemes } from '#server/features/theme/store.ts';
import { dayOf } from '#server/http/day-of.ts';
import { toUserId, type UserId } from '#server/user-id.ts';
import type { Db } from '../db.ts';
import { referralRewards, referrals } from '../schema/referral.ts';
import { demoProfile, demoReferrals, demoServices, demoThemes, demoUser } from './demo-business.ts';
import { type DemoDictation, demoDictations } from './demo-dictations.ts';
import { drawLogo } from './draw-logo.ts';

const day = 86_400_000;

/** Answers how many documents were made now. With a real payment provider the demo has to subscribe like everybody. */
export async function seedDemo(db: Db, now: Date, billing: Billing | SandboxBilling): Promise<number> {
  const userId = await makeOwner(db);
  const subscribed = (await findUser(db, userId))?.stripeCustomerId != null;
  if (!subscribed && 'deliverTo' in billing) await subscribeInSandbox({ db, billing, now: () => now }, userId);
  if (!(await findProfile(db, userId))) await saveProfile(db, userId, { ...demoProfile, logoUrl: drawLogo() }, now);
  const known = new Set((await listServices(db, userId)).map(({ name }) => name));
  for (const service of demoServices)
    if (!known.has(service.name)) await insertService(db, userId, fieldsOf(serviceBody.parse(service)), now);
  const themes = new Set((await listThemes(db, userId)).map(({ name }) => name));
  for (const theme of demoThemes)
    if (!themes.has(theme.name)) await insertTheme(db, userId, themeBody.parse(theme), now);
  await makeReferrals(db, userId, now);
  let made = 0;
  for (const [index, dictation] of demoDictations.entries())
    made += await makeDocument(db, userId, dictation, index, now);
  return made;
}

async function makeOwner(db: Db): Promise<UserId> {
  const { email, password, firstName, lastName } = demoUser;
  const found = await findUserByEmail(db, email);
  if (found) return toUserId(found.id);
  const user = await insertUser(db, {
    email,
    firstName,
    lastName,
    hashedPassword: await hashPassword(password),
    authProvider: 'email',
  });
  return toUserId(user.id);
}

/** The way a person would have gone: dictate, refine, send, hear back, invoice. Answers how many documents it made: none when they were there already. */
async function makeDocument(
  db: Db,
  userId: UserId,
  dictation: DemoDictation,
  index: number,
  now: Date,
): Promise<number> {
  const { said, type, contractor, outcome, refine, daysAgo } = dictation;
  const requestKey = `demo-dictation-${index + 1}`;
  if (await findByRequestKey(db, userId, requestKey)) return 0;
  // Not all at the same hour; the newest one an hour ago.
  const time = (days: number) =>
    new Date(now.getTime() - 3_600_000 - days * day + (daysAgo === 0 ? 0 : (index * 37) % 300) * 60_000);
  const { id } = await generateDocument(
    db,
    userId,
    {
      transcription: said,
      type,
      ...(contractor ? { contractor } : {}),
      includeLogo: true,
      today: dayOf(time(daysAgo)),
      requestKey,
    },
    time(daysAgo),
  );
  const later = time(daysAgo * 0.9);
  if (refine) await refineDocument(db, userId, id, { instructions: refine, today: dayOf(later) }, later);
  if (outcome === 'draft') return 1;
  await editDocument(db, userId, id, { status: 'pending' }, later);
  if (outcome === 'pending') return 1;
  const decided = time(daysAgo * 0.8);
  await editDocument(db, userId, id, { status: outcome === 'declined' ? 'declined' : 'accepted' }, decided);
  if (outcome !== 'invoiced') return 1;
  await makeInvoice(db, userId, id, time(daysAgo * 0.7), now);
  return 2;
}

/** Sent at once; those whose client had a month to pay are paid, but for one in three. */
async function makeInvoice(db: Db, userId: UserId, quoteId: string, sent: Date, now: Date) {
  const { id, issuedOn, dueOn, number } = await convertToInvoice(db, userId, quoteId, dayOf(sent), sent);
  await editDocument(db, userId, id, { status: 'pending' }, sent);
  const isPaid = dueOn !== null && dueOn < dayOf(now) && Number(number.at(-1)) % 3 !== 0;
  if (isPaid) await editDocument(db, userId, id, { status: 'accepted', paidOn: addDays(issuedOn, 12) }, now);
}

async function makeReferrals(db: Db, userId: UserId, now: Date) {
  const [found] = await db
    .select({ id: referrals.id })
    .from(referrals)
    .where(eq(referrals.referrerId, userId))
    .limit(1);
  if (found) return;
  await db.transaction(async (tx) => {
    for (const [index, { email, status, daysAgo }] of demoReferrals.entries()) {
      const invited = new Date(now.getTime() - daysAgo * day);
      const completed = new Date(invited.getTime() + (daysAgo / 2) * day);
      const [referral] = await tx
        .insert(referrals)
        .values({
          referrerId: userId,
          refereeEmail: email,
          referralCode: `GABLE${index + 1}`,
          status,
          completedAt: status === 'pending' ? null : completed,
          rewardedAt: status === 'rewarded' ? completed : null,
          createdAt: invited,
          updatedAt: status === 'pending' ? invited : completed,
        })
        .returning({ id: referrals.id });
      if (status === 'pending') continue;
      await tx.insert(referralRewards).values({
        userId,
        referralId: referral!.id,
        rewardType: 'free_month',
        rewardValue: rewardDays,
        appliedAt: status === 'rewarded' ? completed : null,
        createdAt: completed,
      });
    }
  });
}
