import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '#server/db/factories.ts';
import { mails } from '#server/db/schema/mail.ts';
import { startQueue } from '#server/jobs/queue.ts';
import { openTestApp, type TestApp } from '#server/test-app.ts';
import { resetPasswordMail, verifyEmailMail } from './account-mails.ts';
import { showName } from './compose-mail.ts';
import { createLocalMailer, createSmtpMailer, type Mailer } from './mailer.ts';
import { queueMail } from './queue-mail.ts';
import { removeOldMails, sendMails } from './send-mails.ts';
import { invitationMail } from './subscription-mails.ts';
import { type SmtpPeer, startSmtp } from './testing/start-smtp.ts';

let test: TestApp;
let peer: SmtpPeer;
let mailer: Mailer;
const from = 'Quotewright <office@quotes.example.com>';
const link = 'https://quotes.example.com/reset-password?token=abc&x=1';

beforeAll(async () => {
  test = await openTestApp({ settings: { development: true } });
  peer = await startSmtp();
  mailer = createSmtpMailer({ url: peer.url, from });
});
afterAll(async () => {
  mailer.close();
  await peer.close();
  await test.close();
});
beforeEach(async () => {
  await test.database.db.delete(mails);
  peer.received.length = 0;
  peer.refuse = null;
});

const start = new Date('2026-11-20T12:00:00Z');
const clock = { now: start };
const errors: Error[] = [];
const work = (by = mailer) =>
  sendMails({ db: test.database.db, mailer: by, now: () => clock.now, onError: (error) => errors.push(error) });
const queue = (to: string, more: { key?: string } = {}) =>
  queueMail(test.database.db, {
    to,
    userId: null,
    mail: resetPasswordMail({ firstName: 'Zoë', url: link, minutes: 30 }),
    now: start,
    ...more,
  });
const rowOf = async (to: string) => (await test.database.db.select().from(mails).where(eq(mails.recipient, to)))[0]!;

describe('an e-mail', () => {
  it('arrives as text and HTML, with its sender, one recipient and an id of its own', async () => {
    await queue('dana@example.com');
    expect(await work()).toBe(1);
    const [{ to, email } = { to: [], email: null }] = peer.received;
    expect(to).toEqual(['dana@example.com']);
    expect(email).toMatchObject({
      subject: 'Choose a new password',
      from: { address: 'office@quotes.example.com', name: 'Quotewright' },
    });
    const row = await rowOf('dana@example.com');
    expect(email?.messageId).toBe(`<${row.id}@quotes.example.com>`);
    expect(email?.text).toContain('Hello Zoë,');
    expect(email?.text).toContain(link);
    expect(email?.html).toContain(`href="${link.replace('&', '&amp;')}"`);
    // Who reads the database later finds no way into the account.
    expect(row).toMatchObject({ state: 'sent', text: '', html: '', sentAt: start });
  });

  it('is no way for a name to say more than a name', async () => {
    for (const name of ['https://evil.example', 'visit evil.com', 'a\r\nBcc: x@example.com', '<b>me</b>', '', null])
      expect(showName(name, 'A friend')).toBe('A friend');
    expect(showName('J. R. O’Neil', 'A friend')).toBe('J. R. O’Neil');
    const { subject, html } = invitationMail({ inviterName: 'Tom & Ann', url: link, trialDays: 14 });
    expect(subject).toBe('Tom & Ann invites you to Quotewright');
    expect(html).toContain('Tom &amp; Ann thinks');
    expect(verifyEmailMail({ firstName: 'a\nb', url: link }).text).toContain('Hello a b,');
  });

  it('is written with its cause or not at all, and once per cause', async () => {
    const { db } = test.database;
    await expect(
      db.transaction(async (tx) => {
        await queueMail(tx, {
          to: 'a@example.com',
          userId: null,
          mail: verifyEmailMail({ firstName: null, url: link }),
          now: start,
        });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    await queue('b@example.com', { key: 'trial-ending:1' });
    await queue('b@example.com', { key: 'trial-ending:1' });
    expect(await work()).toBe(1);
    expect(peer.received.map(({ to }) => to)).toEqual([['b@example.com']]);
  });

  it('leaves once, however many workers look for it', async () => {
    for (let n = 0; n < 30; n += 1) await queue(`p${n}@example.com`);
    const done = await Promise.all([work(), work(), work()]);
    expect(done.reduce((sum, n) => sum + n, 0)).toBe(30);
    expect(new Set(peer.received.map(({ to }) => to[0])).size).toBe(30);
    expect(peer.received).toHaveLength(30);
  });

  it('is tried again when the server is busy, each time later, and then arrives', async () => {
    await queue('late@example.com');
    peer.refuse = 451;
    expect(await work()).toBe(0);
    expect(await rowOf('late@example.com')).toMatchObject({
      state: 'queued',
      attempts: 1,
      dueAt: new Date(start.getTime() + 60_000),
    });
    expect(await work()).toBe(0);
    clock.now = new Date(start.getTime() + 60_000);
    await work();
    expect(await rowOf('late@example.com')).toMatchObject({ attempts: 2 });
    peer.refuse = null;
    clock.now = new Date(start.getTime() + 3_600_000);
    expect(await work()).toBe(1);
    clock.now = start;
    expect(peer.received).toHaveLength(1);
    expect(errors.at(-1)?.message).not.toContain('late@example.com');
  });

  it('is given up at once when its recipient is refused for good', async () => {
    await queue('gone@example.com');
    peer.refuse = 550;
    await work();
    expect(await rowOf('gone@example.com')).toMatchObject({ state: 'failed', attempts: 1, text: '' });
  });

  it('waits when no mail server answers or takes our password', async () => {
    for (const url of ['smtp://127.0.0.1:9', peer.url.replace('secret', 'wrong')]) {
      await test.database.db.delete(mails);
      await queue('wait@example.com');
      const away = createSmtpMailer({ url, from });
      expect(await work(away)).toBe(0);
      away.close();
      expect(await rowOf('wait@example.com')).toMatchObject({ state: 'queued', attempts: 1 });
    }
  });

  it('of a sender that died is taken over after its lease, under the same id', async () => {
    await queue('twice@example.com');
    await test.database.db.update(mails).set({ state: 'sending', dueAt: new Date(start.getTime() + 300_000) });
    expect(await work()).toBe(0);
    clock.now = new Date(start.getTime() + 300_000);
    expect(await work()).toBe(1);
    clock.now = start;
    expect(peer.received[0]?.email.messageId).toContain((await rowOf('twice@example.com')).id);
  });

  it('goes with its account, and after a week in any case', async () => {
    const { db } = test.database;
    const userId = await makeUser(db);
    await queueMail(db, {
      to: 'x@example.com',
      userId,
      mail: verifyEmailMail({ firstName: null, url: link }),
      now: start,
    });
    await queue('y@example.com');
    await work();
    await removeOldMails(db, new Date(start.getTime() + 6.9 * 86_400_000));
    expect(await db.select().from(mails)).toHaveLength(2);
    await removeOldMails(db, new Date(start.getTime() + 7.1 * 86_400_000));
    expect(await db.select().from(mails)).toHaveLength(0);
  });

  it('leaves as soon as the job is woken', async () => {
    const failed: Error[] = [];
    const jobs = await startQueue({
      database: test.database,
      mailer,
      pdf: { render: () => Promise.reject(new Error('Nothing is printed here')) },
      origin: () => 'http://localhost:3000',
      billing: test.billing,
      now: () => start,
      onError: (error) => failed.push(error),
    });
    await queue('soon@example.com');
    jobs.wake('send-mails');
    await expect.poll(() => peer.received.length, { timeout: 25_000 }).toBe(1);
    await jobs.stop(2000);
    expect(failed).toEqual([]);
  });
});

describe('the outbox', () => {
  it('keeps and shows what cannot be sent, to this machine only', async () => {
    await queue('dana@example.com');
    expect(await work(createLocalMailer())).toBe(1);
    const row = await rowOf('dana@example.com');
    expect(row).toMatchObject({ state: 'kept' });
    const list = await test.visitor.send('GET', '/dev/outbox');
    expect(list.body).toContain('Choose a new password');
    const one = await test.visitor.send('GET', `/dev/outbox/${row.id}`);
    expect(one.body).toContain(`href="${link.replace('&', '&amp;')}"`);
    for (const id of ['none', '019a0000-0000-7000-8000-000000000000'])
      expect((await test.visitor.send('GET', `/dev/outbox/${id}`)).status).toBe(404);
    const other = await test.app.inject({ method: 'GET', url: '/dev/outbox', remoteAddress: '192.0.2.7' });
    expect(other.statusCode).toBe(404);
  });

  it('is nowhere but in development', async () => {
    const production = await openTestApp();
    expect((await production.visitor.send('GET', '/dev/outbox')).status).toBe(404);
    await production.close();
  });
});
