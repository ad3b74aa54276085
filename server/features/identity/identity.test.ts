import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSettingsMessages } from '#contract/account-settings.ts';
import { makeUser } from '#server/db/factories.ts';
import { identities, users } from '#server/db/schema/account.ts';
import { mails } from '#server/db/schema/mail.ts';
import { referrals } from '#server/db/schema/referral.ts';
import { type DevProvider, startDevProvider } from '#server/identity/dev-provider.ts';
import { createOpenIdProvider } from '#server/identity/openid-provider.ts';
import { type Choice, openVisit } from '#server/identity/testing/walk-through.ts';
import { type Answer, openTestApp, type TestApp } from '#server/test-app.ts';

const origin = 'http://localhost:3000';
let peer: DevProvider;
let test: TestApp;
beforeAll(async () => {
  peer = await startDevProvider({ port: 0, appOrigin: origin });
  test = await openTestApp({ identity: createOpenIdProvider(peer.settings) });
});
afterAll(async () => {
  await test.close();
  await peer.close();
});

/** The app's side of a browser: its cookies. */
class Browser {
  #cookies = new Map<string, string>();
  constructor(readonly app = test) {}

  async send(method: 'GET' | 'POST' | 'DELETE', url: string, headers: Record<string, string> = {}): Promise<Answer> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.app.visitor.send(method, url, undefined, { cookie, ...headers });
    for (const { name, value } of answer.cookies) {
      if (value) this.#cookies.set(name, value);
      else this.#cookies.delete(name);
    }
    return answer;
  }

  use(answer: Answer) {
    for (const { name, value } of answer.cookies) this.#cookies.set(name, value);
    return this;
  }

  /** Up to the callback's address, which is not visited yet. */
  async reach(choice: Choice, start = '/api/login', visit = openVisit()) {
    const there = await this.send('GET', start);
    expect(there.status).toBe(302);
    return visit.signIn(String(there.headers.location), choice);
  }

  visit = (url: URL) => this.send('GET', `${url.pathname}${url.search}`);

  async signIn(choice: Choice, start = '/api/login'): Promise<string> {
    return String((await this.visit(await this.reach(choice, start))).headers.location);
  }

  async who() {
    const answer = await this.send('GET', '/api/auth/user');
    return answer.status === 200 ? (answer.body as { email: string; emailVerified: boolean; id: string }) : null;
  }
}

const sam = { email: 'sam@example.com', verified: 'yes', given_name: 'Sam', family_name: 'Rivers' } as const;
const person = { password: 'wren-harbor-51', firstName: 'Ada', lastName: 'Moss' };
const mailsTo = (recipient: string) => test.database.db.select().from(mails).where(eq(mails.recipient, recipient));

describe('signing in elsewhere', () => {
  it('asks with PKCE, state and nonce, and makes an account that is confirmed', async () => {
    const browser = new Browser();
    const there = await browser.send('GET', '/api/login');
    const asked = new URL(String(there.headers.location)).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `${origin}/api/callback`,
      scope: 'openid email profile',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)?.length).toBeGreaterThan(30);
    expect(await browser.signIn(sam)).toBe('/subscribe');
    expect(await browser.who()).toMatchObject({ email: sam.email, emailVerified: true, firstName: 'Sam' });
    const [user] = await test.database.db.select().from(users).where(eq(users.email, sam.email));
    expect(user).toMatchObject({ authProvider: 'replit', hashedPassword: null });
    expect(await mailsTo(sam.email)).toEqual([]);
  });

  it('again is the same account, also when the address there has changed', async () => {
    const first = new Browser();
    await first.signIn({ ...sam, email: 'kim@example.com', sub: 'kim' });
    const id = (await first.who())?.id;
    const again = new Browser();
    await again.signIn({ ...sam, email: 'kim.new@example.com', sub: 'kim' });
    expect(await again.who()).toMatchObject({ id, email: 'kim@example.com' });
  });

  it('at the same moment twice makes one account', async () => {
    const choice = { ...sam, email: 'twice@example.com' };
    const browsers = [new Browser(), new Browser(), new Browser()];
    const callbacks: URL[] = [];
    for (const browser of browsers) callbacks.push(await browser.reach(choice));
    const answers = await Promise.all(browsers.map((browser, n) => browser.visit(callbacks[n]!)));
    expect(answers.map(({ headers }) => headers.location).sort()).toEqual(['/', '/', '/subscribe']);
    expect(await test.database.db.select().from(users).where(eq(users.email, choice.email))).toHaveLength(1);
  });

  it('keeps the invitation that one came with', async () => {
    const { db } = test.database;
    const referrerId = await makeUser(db);
    await db.insert(referrals).values({ referrerId, refereeEmail: 'f@example.com', referralCode: 'REFSSO22' });
    const browser = new Browser();
    expect(await browser.signIn({ ...sam, email: 'friend@example.com' }, '/api/login?ref=REFSSO22')).toBe('/subscribe');
    const [row] = await db.select().from(referrals).where(eq(referrals.referralCode, 'REFSSO22'));
    expect(row?.refereeId).toBe((await browser.who())?.id);
  });

  it('gives a session of its own each time', async () => {
    const browser = new Browser();
    const callback = await browser.reach(sam);
    const old = await browser.visit(callback);
    const sid = old.cookies.find(({ name }) => name === 'sid')?.value;
    const next = await browser.visit(await browser.reach(sam));
    expect(next.cookies.find(({ name }) => name === 'sid')?.value).not.toBe(sid);
    const answer = await test.visitor.send('GET', '/api/auth/user', undefined, { cookie: `sid=${sid}` });
    expect(answer.status).toBe(401);
  });

  it('leads who came by password last to the form, when their session has ended', async () => {
    const signedUp = await test.visitor.send('POST', '/api/auth/signup', { ...person, email: 'pw@example.com' });
    const byPassword = new Browser().use(signedUp);
    expect((await byPassword.send('GET', '/api/login?session=ended')).headers.location).toBe('/auth');
    expect((await new Browser().send('GET', '/api/login?session=ended')).headers.location).toBe('/auth');
    const external = new Browser();
    await external.signIn(sam);
    const { location } = (await external.send('GET', '/api/login?session=ended')).headers;
    expect(String(location)).toContain(peer.settings.issuer);
  });
});

describe('the address decides', () => {
  it('verified on both sides: the account is linked, and its owner told', async () => {
    const userId = await makeUser(test.database.db, { email: 'both@example.com', emailVerified: true });
    const browser = new Browser();
    expect(await browser.signIn({ ...sam, email: 'Both@example.com' })).toBe('/');
    expect((await browser.who())?.id).toBe(userId);
    expect((await mailsTo('both@example.com')).map(({ subject }) => subject)).toEqual([
      'You can now sign in with Local Identity',
    ]);
  });

  it.each([
    ['not verified here', false, 'yes'],
    ['not verified there', true, 'no'],
    ['verified nowhere', false, 'no'],
  ] as const)('%s: nothing is linked, nobody is signed in', async (name, here, there) => {
    const email = `${name.replaceAll(' ', '-')}@example.com`;
    const userId = await makeUser(test.database.db, { email, emailVerified: here });
    const browser = new Browser();
    expect(await browser.signIn({ ...sam, email, verified: there })).toBe('/auth?error=sso_email_taken');
    expect(await browser.who()).toBeNull();
    expect(await test.database.db.select().from(identities).where(eq(identities.userId, userId))).toEqual([]);
  });

  it('unverified and free: an account that still has to confirm it', async () => {
    const browser = new Browser();
    expect(await browser.signIn({ ...sam, email: 'lee@example.com', verified: 'no' })).toBe('/subscribe');
    expect(await browser.who()).toMatchObject({ email: 'lee@example.com', emailVerified: false });
    expect((await mailsTo('lee@example.com')).map(({ subject }) => subject)).toEqual(['Confirm your e-mail address']);
  });

  it('missing or none: no account', async () => {
    for (const email of ['', 'no address'])
      expect(await new Browser().signIn({ ...sam, email, sub: `none ${email}` })).toBe('/auth?error=sso_no_email');
  });

  it('of a provider that is not trusted counts as unverified', async () => {
    const wary = await openTestApp({ identity: createOpenIdProvider({ ...peer.settings, trustsEmail: false }) });
    await makeUser(wary.database.db, { email: sam.email, emailVerified: true });
    expect(await new Browser(wary).signIn(sam)).toBe('/auth?error=sso_email_taken');
    await wary.close();
  });
});

describe('the way back is refused', () => {
  const changed = (url: URL, name: string, value: string | null) => {
    const copy = new URL(url);
    if (value === null) copy.searchParams.delete(name);
    else copy.searchParams.set(name, value);
    return copy;
  };

  it('when the person cancelled', async () => {
    expect(await new Browser().signIn({ cancel: '1' })).toBe('/auth?error=sso_cancelled');
  });

  it.each([
    ['another state', 'state', 'x'.repeat(43)],
    ['no state', 'state', null],
    ['another issuer', 'iss', 'https://evil.example'],
    ['another code', 'code', 'made-up'],
    ['no code', 'code', null],
  ])('with %s', async (_name, parameter, value) => {
    const browser = new Browser();
    const answer = await browser.visit(changed(await browser.reach(sam), parameter, value));
    expect(answer.headers.location).toBe('/auth?error=sso_failed');
    expect(await browser.who()).toBeNull();
  });

  it('a second time, in another browser, too late, or without having begun', async () => {
    const browser = new Browser();
    const callback = await browser.reach(sam);
    expect((await new Browser().visit(callback)).headers.location).toBe('/auth?error=sso_failed');
    expect((await browser.visit(callback)).headers.location).toBe('/');
    expect((await browser.visit(callback)).headers.location).toBe('/auth?error=sso_failed');

    const slow = new Browser();
    const late = await slow.reach(sam);
    const start = test.clock.now;
    test.clock.now = new Date(start.getTime() + 10 * 60_000);
    expect((await slow.visit(late)).headers.location).toBe('/auth?error=sso_failed');
    test.clock.now = start;
    expect((await new Browser().send('GET', '/api/callback')).headers.location).toBe('/auth?error=sso_failed');
  });

  it('with another’s nonce or PKCE verifier', async () => {
    const provider = createOpenIdProvider(peer.settings);
    for (const part of ['nonce', 'verifier'] as const) {
      const mine = await provider.start(`${origin}/api/callback`);
      const theirs = await provider.start(`${origin}/api/callback`);
      const callback = await openVisit().signIn(mine.url, sam);
      await expect(provider.finish(callback, { ...mine, [part]: theirs[part] })).rejects.toMatchObject({
        reason: 'failed',
      });
    }
  });

  it('from another issuer than was asked', async () => {
    const other = await startDevProvider({ port: 0, appOrigin: origin });
    const [here, there] = [createOpenIdProvider(peer.settings), createOpenIdProvider(other.settings)];
    const begun = await there.start(`${origin}/api/callback`);
    const callback = await openVisit().signIn(begun.url, sam);
    await expect(here.finish(callback, begun)).rejects.toMatchObject({ reason: 'failed' });
    await other.close();
  });
});

describe('a provider that is away', () => {
  it('stops nobody else, and is asked again', async () => {
    const away = await startDevProvider({ port: 0, appOrigin: origin });
    await away.close();
    const app = await openTestApp({ identity: createOpenIdProvider(away.settings) });
    const browser = new Browser(app);
    expect((await browser.send('GET', '/api/login')).headers.location).toBe('/auth?error=sso_unavailable');
    const signedUp = await app.visitor.send('POST', '/api/auth/signup', { ...person, email: 'a@example.com' });
    expect(signedUp.status).toBe(201);
    expect((await browser.use(signedUp).send('POST', '/api/account/identities')).status).toBe(503);
    const port = Number(new URL(away.settings.issuer).port);
    const back = await startDevProvider({ port, appOrigin: origin });
    expect(String((await browser.send('GET', '/api/login')).headers.location)).toContain(back.settings.issuer);
    await back.close();
    await app.close();
  });

  it('in the clear is asked on this machine only', async () => {
    const provider = createOpenIdProvider({ ...peer.settings, issuer: 'http://192.0.2.1' });
    await expect(provider.start(`${origin}/api/callback`)).rejects.toMatchObject({ reason: 'unavailable' });
  });
});

describe('connecting', () => {
  const connect = async (browser: Browser, choice: Choice) => {
    const begun = await browser.send('POST', '/api/account/identities');
    expect(begun.status).toBe(200);
    const callback = await openVisit().signIn((begun.body as { url: string }).url, choice);
    return String((await browser.visit(callback)).headers.location);
  };
  const signUp = async (email: string) =>
    new Browser().use(await test.visitor.send('POST', '/api/auth/signup', { ...person, email }));
  const account = async (browser: Browser) =>
    (await browser.send('GET', '/api/account')).body as { identities: { id: string; label: string; email: string }[] };

  it('adds a way to sign in, whatever address it has, and tells the owner', async () => {
    const browser = await signUp('connects@example.com');
    const choice = { ...sam, email: 'private@example.com', verified: 'no', sub: 'connects' } as const;
    expect(await connect(browser, choice)).toBe('/account?connected=1');
    expect(await connect(browser, choice)).toBe('/account?connected=1');
    expect((await account(browser)).identities).toMatchObject([
      { label: 'Local Identity', email: 'private@example.com' },
    ]);
    expect((await mailsTo('connects@example.com')).map(({ subject }) => subject)).toContain(
      'You can now sign in with Local Identity',
    );
    const elsewhere = new Browser();
    await elsewhere.signIn(choice);
    expect(await elsewhere.who()).toMatchObject({ email: 'connects@example.com' });
  });

  it('is refused for what opens another account, and for a browser that is signed in as somebody else', async () => {
    await new Browser().signIn({ ...sam, sub: 'taken', email: 'taken@example.com' });
    const browser = await signUp('second@example.com');
    expect(await connect(browser, { ...sam, sub: 'taken', email: 'taken@example.com' })).toBe(
      '/account?error=sso_identity_taken',
    );
    const begun = await browser.send('POST', '/api/account/identities');
    const callback = await openVisit().signIn((begun.body as { url: string }).url, { ...sam, sub: 'new' });
    browser.use(await test.visitor.send('POST', '/api/auth/signup', { ...person, email: 'third@example.com' }));
    expect((await browser.visit(callback)).headers.location).toBe('/auth?error=sso_failed');
    expect((await account(browser)).identities).toEqual([]);
  });

  it('cannot be begun by another website', async () => {
    const browser = await signUp('csrf@example.com');
    expect((await browser.send('POST', '/api/account/identities', { 'sec-fetch-site': 'cross-site' })).status).toBe(
      403,
    );
  });

  it('is taken back, but not from who has no other way in, nor by somebody else', async () => {
    const external = new Browser();
    await external.signIn({ ...sam, sub: 'only', email: 'only@example.com' });
    const [{ id } = { id: '' }] = (await account(external)).identities;
    expect(await external.send('DELETE', `/api/account/identities/${id}`)).toMatchObject({
      status: 409,
      body: { message: accountSettingsMessages.lastWayIn },
    });
    const other = await signUp('other@example.com');
    expect((await other.send('DELETE', `/api/account/identities/${id}`)).status).toBe(404);
    await connect(other, { ...sam, sub: 'removable' });
    const [mine] = (await account(other)).identities;
    expect((await other.send('DELETE', `/api/account/identities/${mine?.id}`)).status).toBe(200);
    expect((await account(other)).identities).toEqual([]);
  });
});

describe('signing out', () => {
  it('ends the session at the provider too, for who came from there', async () => {
    const browser = new Browser();
    const visit = openVisit();
    await browser.visit(await browser.reach({ ...sam, email: 'out@example.com' }, '/api/login', visit));
    const answer = await browser.send('GET', '/api/logout', { 'sec-fetch-site': 'same-origin' });
    expect(await browser.who()).toBeNull();
    expect(String(answer.headers.location)).toContain(`${peer.settings.issuer}/session/end`);
    expect(await visit.signOut(String(answer.headers.location))).toBe(`${origin}/`);
    // The next sign-in asks again who one is.
    const next = new Browser();
    await next.visit(await next.reach({ ...sam, email: 'someone@example.com' }, '/api/login', visit));
    expect(await next.who()).toMatchObject({ email: 'someone@example.com' });
  });

  it('leads nowhere else for who came by password, and where there is no provider', async () => {
    const byPassword = new Browser().use(
      await test.visitor.send('POST', '/api/auth/signup', { ...person, email: 'stay@example.com' }),
    );
    expect((await byPassword.send('GET', '/api/logout')).headers.location).toBe('/');
  });
});
