import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMessages } from '#contract/account.ts';
import { accountSettingsEndpoints, accountSettingsMessages } from '#contract/account-settings.ts';
import { identities, mailLinks, sessions, users } from '#server/db/schema/account.ts';
import { mails } from '#server/db/schema/mail.ts';
import { type Answer, openTestApp, read, type TestApp } from '#server/test-app.ts';
import { describeDevice } from './describe-device.ts';
import { hashPassword } from './hash-password.ts';

let test: TestApp;
const password = 'wren-harbor-51';
const other = 'slate-lantern-88';
let hashed: string;
beforeAll(async () => {
  test = await openTestApp();
  hashed = await hashPassword(password);
});
afterAll(() => test.close());

const mailsTo = (recipient: string) =>
  test.database.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id);
/** The token in the last mail to the address. */
const tokenFor = async (recipient: string) =>
  /token=([\w-]+)/.exec((await mailsTo(recipient)).at(-1)?.text ?? '')?.[1] ?? 'no mail';
const userOf = async (email: string) => (await test.database.db.select().from(users).where(eq(users.email, email)))[0];
const signUp = (email: string) =>
  test.visitor.send('POST', '/api/auth/signup', { email, password, firstName: 'Ada', lastName: 'Moss' });
const logIn = (email: string, secret = password) =>
  test.visitor.send('POST', '/api/auth/login', { email, password: secret });
const cookieOf = (answer: Answer) => answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const as = (answer: Answer) => (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  test.visitor.send(method, path, body, { cookie: cookieOf(answer) });

describe('the address', () => {
  it('is confirmed by the link of the mail that signing up sends, once', async () => {
    const session = await signUp('confirm@example.com');
    const [mail] = await mailsTo('confirm@example.com');
    expect(mail?.text).toContain('http://localhost:3000/confirm-email?token=');
    const token = await tokenFor('confirm@example.com');
    const answer = await test.visitor.send('POST', '/api/auth/confirm-email', { token });
    expect(answer).toMatchObject({ status: 200, body: { email: 'confirm@example.com' } });
    expect((await as(session)('GET', '/api/auth/user')).body).toMatchObject({ emailVerified: true });
    expect(await test.visitor.send('POST', '/api/auth/confirm-email', { token })).toMatchObject({
      status: 400,
      body: { message: accountMessages.linkExpired },
    });
  });

  it('gets a new link when asked, and the old one stops working; a confirmed one gets none', async () => {
    const session = await signUp('again@example.com');
    const first = await tokenFor('again@example.com');
    expect((await as(session)('POST', '/api/account/confirmation')).status).toBe(200);
    const second = await tokenFor('again@example.com');
    expect((await test.visitor.send('POST', '/api/auth/confirm-email', { token: first })).status).toBe(400);
    expect((await test.visitor.send('POST', '/api/auth/confirm-email', { token: second })).status).toBe(200);
    await as(session)('POST', '/api/account/confirmation');
    expect(await mailsTo('again@example.com')).toHaveLength(2);
  });

  it('changes when the new one’s owner opens the link, not before, and the old one is told', async () => {
    const session = await signUp('old@example.com');
    const body = { email: 'New@Example.com', password };
    expect((await as(session)('POST', '/api/account/email', body)).status).toBe(200);
    expect(await userOf('old@example.com')).toBeDefined();
    const token = await tokenFor('new@example.com');
    expect((await test.visitor.send('POST', '/api/auth/confirm-email', { token })).body).toEqual({
      email: 'new@example.com',
    });
    expect(await userOf('new@example.com')).toMatchObject({ emailVerified: true });
    expect((await mailsTo('old@example.com')).at(-1)?.text).toContain('new@example.com');
    expect((await logIn('old@example.com')).status).toBe(401);
    expect((await logIn('new@example.com')).status).toBe(200);
  });

  it('of somebody else answers the same, is never taken, and only its owner is told', async () => {
    await signUp('owner@example.com');
    const session = await signUp('wants@example.com');
    const answer = await as(session)('POST', '/api/account/email', { email: 'owner@example.com', password });
    expect(answer).toMatchObject({ status: 200, body: { ok: true } });
    expect((await mailsTo('owner@example.com')).at(-1)).toMatchObject({
      subject: 'This address already has an account',
    });
    // Taken between the asking and the opening of the link.
    await as(session)('POST', '/api/account/email', { email: 'soon@example.com', password });
    const token = await tokenFor('soon@example.com');
    await signUp('soon@example.com');
    expect((await test.visitor.send('POST', '/api/auth/confirm-email', { token })).status).toBe(409);
  });

  it.each([
    [{ email: 'x@example.com', password: 'not mine' }, 'password', accountSettingsMessages.wrongPassword],
    [{ email: 'stays@example.com', password }, 'email', accountSettingsMessages.sameEmail],
    [{ email: 'no address', password }, 'email', 'Please enter a valid email address'],
  ])('does not change with %o', async (body, path, message) => {
    await test.database.db.delete(users).where(eq(users.email, 'stays@example.com'));
    const session = await signUp('stays@example.com');
    expect(await as(session)('POST', '/api/account/email', body)).toMatchObject({
      status: 400,
      body: { message, issues: [{ path, message }] },
    });
  });
});

describe('a forgotten password', () => {
  it('is replaced by the link of a mail, once, and ends all sessions', async () => {
    const session = await signUp('forgot@example.com');
    await test.visitor.send('POST', '/api/auth/forgot-password', { email: ' Forgot@example.com' });
    const token = await tokenFor('forgot@example.com');
    // A password that is refused leaves the link.
    const common = await test.visitor.send('POST', '/api/auth/reset-password', { token, password: 'password1' });
    expect(common).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'password', message: accountMessages.commonPassword }] },
    });
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.visitor.send('POST', '/api/auth/reset-password', { token, password: other })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await as(session)('GET', '/api/auth/user')).status).toBe(401);
    expect((await logIn('forgot@example.com')).status).toBe(401);
    expect((await logIn('forgot@example.com', other)).status).toBe(200);
    expect(await userOf('forgot@example.com')).toMatchObject({ emailVerified: true });
    expect((await mailsTo('forgot@example.com')).at(-1)).toMatchObject({ subject: 'Your password was changed' });
    expect(await test.database.db.select().from(mailLinks).where(eq(mailLinks.email, 'forgot@example.com'))).toEqual(
      [],
    );
  });

  it('can be replaced for 30 minutes', async () => {
    await signUp('late@example.com');
    await test.visitor.send('POST', '/api/auth/forgot-password', { email: 'late@example.com' });
    const token = await tokenFor('late@example.com');
    const start = test.clock.now;
    test.clock.now = new Date(start.getTime() + 30 * 60_000);
    expect((await test.visitor.send('POST', '/api/auth/reset-password', { token, password: other })).status).toBe(400);
    test.clock.now = new Date(start.getTime() + 29.9 * 60_000);
    expect((await test.visitor.send('POST', '/api/auth/reset-password', { token, password: other })).status).toBe(200);
    test.clock.now = start;
  });

  it('takes away what somebody connected who signed up with another’s address', async () => {
    await signUp('victim@example.com');
    const { id } = (await userOf('victim@example.com'))!;
    await test.database.db
      .insert(identities)
      .values({ userId: id, issuer: 'https://idp.example', subject: 'attacker', createdAt: test.clock.now });
    await test.visitor.send('POST', '/api/auth/forgot-password', { email: 'victim@example.com' });
    const token = await tokenFor('victim@example.com');
    await test.visitor.send('POST', '/api/auth/reset-password', { token, password: other });
    expect(await test.database.db.select().from(identities).where(eq(identities.userId, id))).toEqual([]);
  });

  it('answers alike for unknown addresses, as late, and sends them nothing', async () => {
    await signUp('known@example.com');
    const time = async (email: string) => {
      const began = performance.now();
      const answer = await test.visitor.send('POST', '/api/auth/forgot-password', { email });
      expect(answer).toMatchObject({ status: 200, body: { ok: true } });
      return performance.now() - began;
    };
    expect(await time('known@example.com')).toBeGreaterThanOrEqual(245);
    expect(await time('unknown@example.com')).toBeGreaterThanOrEqual(245);
    expect(await mailsTo('unknown@example.com')).toEqual([]);
    expect(await mailsTo('known@example.com')).toHaveLength(2);
  });

  it('is asked for only so often, for unknown addresses alike', async () => {
    const strict = await openTestApp({ rateLimitFactor: 1 });
    for (const email of ['one@example.com', 'two@example.com']) {
      const statuses = [];
      for (let tried = 0; tried < 6; tried += 1)
        statuses.push((await strict.visitor.send('POST', '/api/auth/forgot-password', { email })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
    await strict.close();
  });
});

describe('the password', () => {
  it('changes for who knows it; every other session ends, this one goes on under a new id', async () => {
    const session = await signUp('change@example.com');
    const elsewhere = await logIn('change@example.com');
    await test.visitor.send('POST', '/api/auth/forgot-password', { email: 'change@example.com' });
    const token = await tokenFor('change@example.com');
    const answer = await as(session)('POST', '/api/account/password', {
      currentPassword: password,
      newPassword: other,
    });
    expect(answer.status).toBe(200);
    expect((await as(answer)('GET', '/api/auth/user')).status).toBe(200);
    expect((await as(session)('GET', '/api/auth/user')).status).toBe(401);
    expect((await as(elsewhere)('GET', '/api/auth/user')).status).toBe(401);
    expect((await test.visitor.send('POST', '/api/auth/reset-password', { token, password })).status).toBe(400);
    expect((await logIn('change@example.com', other)).status).toBe(200);
    expect((await mailsTo('change@example.com')).at(-1)).toMatchObject({ subject: 'Your password was changed' });
  });

  it.each([
    [
      { currentPassword: 'not mine', newPassword: other },
      400,
      'currentPassword',
      accountSettingsMessages.wrongPassword,
    ],
    [{ currentPassword: password, newPassword: 'short' }, 400, 'newPassword', 'Password must be at least 8 characters'],
    [{ currentPassword: password, newPassword: 'Iloveyou1' }, 400, 'newPassword', accountMessages.commonPassword],
    [{ currentPassword: '', newPassword: other }, 400, 'currentPassword', 'Password is required'],
  ])('does not change with %o', async (body, status, path, message) => {
    const session = await test.signIn({ hashedPassword: hashed });
    expect(await session.send('POST', '/api/account/password', body)).toMatchObject({
      status,
      body: { issues: [{ path, message }] },
    });
  });

  it('cannot be guessed with a stolen session', async () => {
    const strict = await openTestApp({ rateLimitFactor: 1 });
    const session = await strict.signIn({ hashedPassword: hashed });
    const statuses = [];
    for (let tried = 0; tried < 7; tried += 1)
      statuses.push(
        (await session.send('POST', '/api/account/password', { currentPassword: `try ${tried}`, newPassword: other }))
          .status,
      );
    expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429]);
    await strict.close();
  });

  it('of an account without one is set by mail, not here', async () => {
    const session = await test.signIn();
    const body = { currentPassword: 'anything', newPassword: other };
    expect(await session.send('POST', '/api/account/password', body)).toMatchObject({
      status: 409,
      body: { message: accountSettingsMessages.noPassword },
    });
    expect((await session.send('POST', '/api/account/email', { email: 'x@example.com', password })).status).toBe(409);
    expect((await session.send('GET', '/api/account')).body).toMatchObject({ hasPassword: false, deletesAt: null });
  });
});

describe('sessions', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

  it('are listed with their device, newest use first, and can be ended one by one or all but this', async () => {
    const here = await signUp('sessions@example.com');
    const at = async (userAgent: string, minutes: number) => {
      const start = test.clock.now;
      test.clock.now = new Date(start.getTime() + minutes * 60_000);
      const answer = await test.visitor.send(
        'POST',
        '/api/auth/login',
        { email: 'sessions@example.com', password },
        { 'user-agent': userAgent },
      );
      test.clock.now = start;
      return answer;
    };
    const desk = await at(chrome, 5);
    const phone = await at(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
      6,
    );
    const third = await at('', 7);
    const list = read(accountSettingsEndpoints.listSessions.response, await as(here)('GET', '/api/account/sessions'));
    expect(list.map(({ current, device }) => ({ current, device }))).toEqual([
      { current: true, device: 'Unknown device' },
      { current: false, device: 'Unknown device' },
      { current: false, device: 'Safari on iPhone' },
      { current: false, device: 'Chrome on Windows' },
    ]);
    // What the list shows opens nothing.
    for (const { id } of list)
      expect((await test.visitor.send('GET', '/api/auth/user', undefined, { cookie: `sid=${id}` })).status).toBe(401);
    expect((await as(here)('DELETE', `/api/account/sessions/${list[2]?.id}`)).status).toBe(200);
    expect((await as(phone)('GET', '/api/auth/user')).status).toBe(401);
    expect((await as(desk)('GET', '/api/auth/user')).status).toBe(200);
    expect((await as(here)('DELETE', '/api/account/sessions')).status).toBe(200);
    expect((await as(desk)('GET', '/api/auth/user')).status).toBe(401);
    expect((await as(third)('GET', '/api/auth/user')).status).toBe(401);
    expect((await as(here)('GET', '/api/auth/user')).status).toBe(200);
  });

  it('of somebody else cannot be ended', async () => {
    const mine = await test.signIn();
    const theirs = await test.signIn();
    const [row] = await test.database.db.select().from(sessions).where(eq(sessions.userId, theirs.userId));
    expect((await mine.send('DELETE', `/api/account/sessions/${row?.sid}`)).status).toBe(404);
    expect((await theirs.send('GET', '/api/auth/user')).status).toBe(200);
  });

  it.each([
    [chrome, 'Chrome on Windows'],
    [`${chrome} Edg/142.0`, 'Edge on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['Mozilla/5.0 (Linux; Android 16) Chrome/142.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['curl/8.5.0', 'Unknown device'],
  ])('%s is shown as %s', (userAgent, device) => expect(describeDevice(userAgent)).toBe(device));
});
