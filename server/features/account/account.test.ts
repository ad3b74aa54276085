import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMessages, userRecord } from '#contract/account.ts';
import { makeUser } from '#server/db/factories.ts';
import { sessions, users } from '#server/db/schema/account.ts';
import { referrals } from '#server/db/schema/referral.ts';
import { openTestApp, read, type TestApp } from '#server/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

let count = 0;
const person = () => {
  count += 1;
  return { email: `person${count}@example.com`, password: 'wren-harbor-51', firstName: 'Ada', lastName: 'Moss' };
};

const cookieOf = (answer: { cookies: { name: string; value: string }[] }) =>
  answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

describe('sign-up', () => {
  it('makes an account and signs in; the trial begins with the checkout', async () => {
    const body = person();
    const answer = await test.visitor.send('POST', '/api/auth/signup', body);
    expect(answer.status).toBe(201);
    const record = read(userRecord, answer);
    expect(record).toMatchObject({ email: body.email, firstName: 'Ada', hasAccess: false, emailVerified: false });
    const me = await test.visitor.send('GET', '/api/auth/user', undefined, { cookie: cookieOf(answer) });
    expect(me.body).toEqual(record);
    const [row] = await test.database.db.select().from(users).where(eq(users.email, body.email));
    expect(row).toMatchObject({ subscriptionStatus: null, subscriptionEndDate: null, authProvider: 'email' });
    expect(row?.hashedPassword).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('sets a cookie that scripts cannot read, and stores only its hash', async () => {
    const answer = await test.visitor.send('POST', '/api/auth/signup', person());
    const [cookie] = answer.cookies;
    expect(cookie).toMatchObject({ name: 'sid', httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(cookie?.value).toHaveLength(43);
    const rows = await test.database.db.select().from(sessions);
    expect(rows.map((row) => row.sid)).not.toContain(cookie?.value);
  });

  it('trims and lowers the e-mail, and refuses it a second time in any spelling', async () => {
    const body = person();
    await test.visitor.send('POST', '/api/auth/signup', { ...body, email: `  ${body.email.toUpperCase()} ` });
    const again = await test.visitor.send('POST', '/api/auth/signup', body);
    expect(again).toMatchObject({ status: 409, body: { message: accountMessages.emailTaken } });
  });

  it('of two at the same moment with one e-mail, one gets the account', async () => {
    const body = person();
    const answers = await Promise.all([1, 2, 3].map(() => test.visitor.send('POST', '/api/auth/signup', body)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  });

  it.each([
    [{ email: 'not an address' }, 'email', 'Please enter a valid email address'],
    [{ password: 'short' }, 'password', 'Password must be at least 8 characters'],
    [{ firstName: '  ' }, 'firstName', 'First name is required'],
    [{ lastName: '' }, 'lastName', 'Last name is required'],
    [{ password: 'Iloveyou1' }, 'password', accountMessages.commonPassword],
    [{ password: 'adamoss12' }, 'password', accountMessages.commonPassword],
  ])('refuses %o with its message', async (fields, path, message) => {
    const answer = await test.visitor.send('POST', '/api/auth/signup', { ...person(), ...fields });
    expect(answer).toMatchObject({ status: 400, body: { message, issues: [{ path, message }] } });
  });

  it('names every faulty field', async () => {
    const answer = await test.visitor.send('POST', '/api/auth/signup', {});
    expect(answer.status).toBe(400);
    expect((answer.body as { issues: { path: string }[] }).issues.map((issue) => issue.path)).toEqual([
      'email',
      'password',
      'firstName',
      'lastName',
    ]);
  });

  it('gives 14 days with an open invitation, once, and ignores an unknown code', async () => {
    const { db } = test.database;
    const referrerId = await makeUser(db);
    await db.insert(referrals).values({ referrerId, refereeEmail: 'friend@example.com', referralCode: 'ABC234' });
    const trialOf = async (referralCode: string) => {
      const answer = await test.visitor.send('POST', '/api/auth/signup', { ...person(), referralCode });
      expect(answer.status).toBe(201);
      const status = await test.visitor.send('GET', '/api/subscription-status', undefined, {
        cookie: cookieOf(answer),
      });
      return (status.body as { trialDays: number }).trialDays;
    };
    expect(await trialOf('ABC234')).toBe(14);
    expect(await trialOf('ABC234')).toBe(7);
    expect(await trialOf('NOSUCH')).toBe(7);
    const [invitation] = await db.select().from(referrals).where(eq(referrals.referralCode, 'ABC234'));
    expect(invitation).toMatchObject({ status: 'pending' });
    expect(invitation?.refereeId).not.toBeNull();
  });
});

describe('sign-in', () => {
  it('takes the password in any Unicode form and gives a session of its own', async () => {
    const body = { ...person(), password: 'Ame\u0301lie-quarry' };
    const first = await test.visitor.send('POST', '/api/auth/signup', body);
    const answer = await test.visitor.send(
      'POST',
      '/api/auth/login',
      { email: body.email.toUpperCase(), password: 'Am\u00e9lie-quarry' },
      { cookie: cookieOf(first) },
    );
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).not.toBe(cookieOf(first));
    const old = await test.visitor.send('GET', '/api/auth/user', undefined, { cookie: cookieOf(first) });
    expect(old.status).toBe(401);
  });

  it('says the same for an unknown account, a wrong password and an account without password', async () => {
    const body = person();
    await test.visitor.send('POST', '/api/auth/signup', body);
    await makeUser(test.database.db, { email: 'external@example.com', authProvider: 'replit' });
    await makeUser(test.database.db, { email: 'broken@example.com', hashedPassword: 'not a hash' });
    for (const email of [body.email, 'nobody@example.com', 'external@example.com', 'broken@example.com']) {
      const answer = await test.visitor.send('POST', '/api/auth/login', { email, password: 'something else' });
      expect(answer).toMatchObject({ status: 401, body: { message: accountMessages.invalidLogin } });
      expect(answer.cookies).toEqual([]);
    }
  });

  it('asks for both fields', async () => {
    const answer = await test.visitor.send('POST', '/api/auth/login', { email: 'a@example.com', password: '' });
    expect(answer).toMatchObject({ status: 400, body: { message: 'Password is required' } });
  });

  it('leads to the sign-in page where no identity provider is configured', async () => {
    const answer = await test.visitor.send('GET', '/api/login');
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe('/auth');
  });
});

describe('session', () => {
  it('is refused when it is missing, forged or malformed', async () => {
    for (const cookie of ['', `sid=${'a'.repeat(43)}`, "sid=' or 1=1 --", 'sid=%00'])
      expect(await test.visitor.send('GET', '/api/auth/user', undefined, { cookie })).toMatchObject({
        status: 401,
        body: { message: 'Unauthorized' },
      });
  });

  it('ends after 7 days without use and after 30 days in any case', async () => {
    const days = async (client: Awaited<ReturnType<TestApp['signIn']>>, steps: number[]) => {
      const start = test.clock.now;
      const statuses = [];
      for (const step of steps) {
        test.clock.now = new Date(start.getTime() + step * 86_400_000);
        statuses.push((await client.send('GET', '/api/auth/user')).status);
      }
      test.clock.now = start;
      return statuses;
    };
    expect(await days(await test.signIn(), [6.9, 13.5, 20])).toEqual([200, 200, 200]);
    expect(await days(await test.signIn(), [7.1])).toEqual([401]);
    expect(await days(await test.signIn(), [6, 12, 18, 24, 29.9, 30.1])).toEqual([200, 200, 200, 200, 200, 401]);
  });

  it('ends with signing out', async () => {
    const client = await test.signIn();
    const answer = await client.send('GET', '/api/logout', undefined, { 'sec-fetch-site': 'same-origin' });
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe('/');
    expect((await client.send('GET', '/api/auth/user')).status).toBe(401);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, 200],
    [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }, 200],
    [{ 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }, 204],
  ])('does not end by what another page makes the browser do: %o', async (headers, status) => {
    const client = await test.signIn();
    expect((await client.send('GET', '/api/logout', undefined, headers)).status).toBe(status);
    expect((await client.send('GET', '/api/auth/user')).status).toBe(200);
  });

  it('travels only by https where people use https', async () => {
    const secure = await openTestApp({ settings: { origin: 'https://quotes.example.com' } });
    const answer = await secure.visitor.send('POST', '/api/auth/signup', person());
    expect(answer.cookies[0]).toMatchObject({ name: '__Host-sid', secure: true, path: '/' });
    expect(answer.headers['strict-transport-security']).toBeDefined();
    await secure.close();
  });
});
