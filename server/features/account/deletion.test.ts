import { eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSettingsMessages } from '#contract/account-settings.ts';
import { rowsOf } from '#server/db/db.ts';
import { makeDocument, makeUser } from '#server/db/factories.ts';
import { ownedTables, unownedTables } from '#server/db/owned-tables.ts';
import { users } from '#server/db/schema/account.ts';
import { documents } from '#server/db/schema/document.ts';
import { mails } from '#server/db/schema/mail.ts';
import { referralRewards, referrals } from '#server/db/schema/referral.ts';
import { forgetCustomer } from '#server/features/subscription/end-subscription.ts';
import { openTestApp, type TestApp } from '#server/test-app.ts';
import type { UserId } from '#server/user-id.ts';
import { hashPassword } from './hash-password.ts';
import { purgeAccounts } from './purge-accounts.ts';

let test: TestApp;
const password = 'wren-harbor-51';
let hashedPassword: string;
const errors: Error[] = [];
beforeAll(async () => {
  test = await openTestApp();
  hashedPassword = await hashPassword(password);
});
afterAll(() => test.close());

const day = 86_400_000;
const at = async <T>(days: number, run: () => Promise<T>): Promise<T> => {
  const start = test.clock.now;
  test.clock.now = new Date(start.getTime() + days * day);
  try {
    return await run();
  } finally {
    test.clock.now = start;
  }
};
const purge = () =>
  purgeAccounts({
    db: test.database.db,
    now: () => test.clock.now,
    forget: (userId) =>
      forgetCustomer({ db: test.database.db, billing: test.billing, now: () => test.clock.now }, userId),
    onError: (error) => errors.push(error),
  });
const exists = async (userId: UserId) =>
  (await test.database.db.select({ id: users.id }).from(users).where(eq(users.id, userId))).length === 1;
const subjectsTo = async (email: string) =>
  (await test.database.db.select().from(mails).where(eq(mails.recipient, email))).map(({ subject }) => subject);

describe('asking for the deletion', () => {
  it('sets a day in two weeks, ends the subscription and all other sessions at once, and says so', async () => {
    const email = 'leaves@example.com';
    const client = await test.signIn({ email, hashedPassword, subscriptionStatus: 'active' });
    const elsewhere = await test.visitor.send('POST', '/api/auth/login', { email, password });
    const cookie = elsewhere.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = await client.send('POST', '/api/account/deletion', { password });
    expect(answer).toMatchObject({ status: 200, body: { deletesAt: '2026-12-04T12:00:00.000Z' } });
    expect((await client.send('GET', '/api/auth/user')).body).toMatchObject({
      hasAccess: false,
      deletesAt: '2026-12-04T12:00:00.000Z',
    });
    expect((await test.visitor.send('GET', '/api/auth/user', undefined, { cookie })).status).toBe(401);
    expect(await subjectsTo(email)).toEqual(['Your account will be deleted']);
    // Asked again, the day stays.
    const again = await at(3, () => client.send('POST', '/api/account/deletion', { password }));
    expect(again.body).toEqual(answer.body);
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  it('can be taken back until the day; then everything stays but the subscription', async () => {
    const client = await test.signIn({ email: 'stays@example.com', hashedPassword });
    await makeDocument(test.database.db, client.userId);
    await client.send('POST', '/api/account/deletion', { password });
    expect(await at(6, () => client.send('DELETE', '/api/account/deletion'))).toMatchObject({ status: 200 });
    await at(20, purge);
    expect(await exists(client.userId)).toBe(true);
    expect((await client.send('GET', '/api/account')).body).toMatchObject({ deletesAt: null });
    expect(await subjectsTo('stays@example.com')).toEqual(['Your account will be deleted', 'Your account stays']);
    await client.send('DELETE', '/api/account/deletion');
    expect(await subjectsTo('stays@example.com')).toHaveLength(2);
  });

  it.each([
    ['a wrong password', { password: 'not mine' }, 'password', accountSettingsMessages.wrongPassword],
    ['no password', {}, 'password', 'Password is required'],
    ['the e-mail instead', { email: 'secured@example.com' }, 'password', 'Password is required'],
  ])('is refused with %s', async (_name, body, path, message) => {
    await test.database.db.delete(users).where(eq(users.email, 'secured@example.com'));
    const client = await test.signIn({ email: 'secured@example.com', hashedPassword });
    expect(await client.send('POST', '/api/account/deletion', body)).toMatchObject({
      status: 400,
      body: { message, issues: [{ path, message }] },
    });
    expect((await client.send('GET', '/api/account')).body).toMatchObject({ deletesAt: null });
  });

  it('asks who has no password for the e-mail', async () => {
    const client = await test.signIn({ email: 'external@example.com', authProvider: 'replit' });
    expect((await client.send('POST', '/api/account/deletion', { email: 'other@example.com' })).status).toBe(400);
    expect((await client.send('POST', '/api/account/deletion', { email: 'External@example.com' })).status).toBe(200);
  });
});

describe('the deletion', () => {
  it('takes everything of the account, of every table, and nothing of anybody else', async () => {
    const { db } = test.database;
    const email = 'gone@example.com';
    const client = await test.signIn({ email, hashedPassword });
    const friend = await test.signIn({ email: 'friend@example.com' });
    for (const { userId } of [client, friend]) {
      const session = userId === client.userId ? client : friend;
      await session.send('POST', '/api/business-profile', { businessName: 'Ridgeway Plumbing' });
      await session.send('POST', '/api/services', { name: 'Drain cleaning', hourlyRate: 95 });
      for (let n = 0; n < 3; n += 1) await makeDocument(db, userId);
      await session.send('POST', '/api/generate-document', {
        transcription: 'quote for Sam Reyes replace the kitchen faucet 2 hours at $95 an hour',
        type: 'quote',
      });
      await session.send('POST', '/api/account/exports');
    }
    const code = (n: number) => `CODE000${n}`;
    const invited = { referrerId: friend.userId, refereeId: client.userId, refereeEmail: email, referralCode: code(1) };
    const inviting = { ...invited, referrerId: client.userId, refereeId: friend.userId, referralCode: code(2) };
    const [, mine] = await db.insert(referrals).values([invited, inviting]).returning();
    await db
      .insert(referralRewards)
      .values({ userId: client.userId, referralId: mine!.id, rewardType: 'free_month', rewardValue: 30 });
    await client.send('POST', '/api/account/deletion', { password });

    expect(await at(13.9, purge)).toBe(0);
    expect(await exists(client.userId)).toBe(true);
    expect(await at(14, purge)).toBeGreaterThanOrEqual(1);
    expect(errors).toEqual([]);
    for (const { table, owner } of ownedTables)
      expect(await db.$count(table, eq(owner, client.userId)), `${getTableName(table)}.${owner.name}`).toBe(0);
    expect(await db.$count(documents, eq(documents.userId, friend.userId))).toBe(4);
    // The friend's list keeps that there was somebody, and forgets who.
    const [left] = await db.select().from(referrals).where(eq(referrals.referrerId, friend.userId));
    expect(left).toMatchObject({ refereeId: null, refereeEmail: 'deleted account' });
    // Nowhere in the database is a trace of the address, but in the last mail, which goes within a week.
    const tables = rowsOf<{ name: string }>(
      await db.execute(sql`select table_name as name from information_schema.tables where table_schema = 'public'`),
    );
    for (const { name } of tables) {
      const rows = rowsOf(
        await db.execute(sql`select * from ${sql.identifier(name)} t where t::text ilike ${`%${email}%`}`),
      );
      expect(rows.length, name).toBe(name === 'mails' ? 1 : 0);
    }
    expect(await subjectsTo(email)).toEqual(['Your account was deleted']);
    expect((await test.visitor.send('POST', '/api/auth/login', { email, password })).status).toBe(401);
  });

  it('goes through thousands of documents bit by bit, and by many workers once', async () => {
    const { db } = test.database;
    const userId = await makeUser(db, { email: 'big@example.com', deletesAt: test.clock.now });
    const { id } = await makeDocument(db, userId);
    await db.execute(sql`
      insert into documents (id, user_id, number, title, type, issued_on, content)
      select gen_random_uuid(), user_id, 'X-' || n, title, type, issued_on, content
      from documents, generate_series(1, 900) n where documents.id = ${id}`);
    await Promise.all([purge(), purge()]);
    expect(await exists(userId)).toBe(false);
    expect(await subjectsTo('big@example.com')).toEqual(['Your account was deleted']);
  });
});

describe('every table', () => {
  it('says whose rows it holds and what the deletion does to them, and the database agrees', async () => {
    const { db } = test.database;
    const rules: Record<string, string> = { c: 'removed', n: 'forgotten', a: 'left behind', r: 'left behind' };
    const found = rowsOf<{ place: string; rule: string }>(
      await db.execute(sql`
        select c.conrelid::regclass::text || '.' || a.attname as place, c.confdeltype as rule
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
        where c.contype = 'f' and c.confrelid = 'users'::regclass`),
    );
    const columns = rowsOf<{ table_name: string; column_name: string }>(
      await db.execute(sql`
        select table_name, column_name from information_schema.columns where table_schema = 'public'`),
    );
    const listed = ownedTables
      .filter(({ table }) => table !== (users as unknown))
      .map(({ table, owner, deletion }) => {
        // The schema spells its columns in camel case, the database with underscores.
        const column = owner.name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
        return `${getTableName(table)}.${column} ${deletion}`;
      });
    expect(listed.sort()).toEqual(found.map(({ place, rule }) => `${place} ${rules[rule]}`).sort());
    const known = new Set([...ownedTables.map(({ table }) => getTableName(table)), ...Object.keys(unownedTables)]);
    expect([...new Set(columns.map(({ table_name }) => table_name))].filter((name) => !known.has(name))).toEqual([]);
  });
});
