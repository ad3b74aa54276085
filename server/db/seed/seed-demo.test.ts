import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentEndpoints } from '#contract/document.ts';
import { profileEndpoints } from '#contract/profile.ts';
import { documentTypes, paymentState } from '#engine/index.ts';
import { checkLogo } from '#server/features/profile/check-logo.ts';
import { openTestApp, read, type TestApp } from '#server/test-app.ts';
import { demoUser } from './demo-business.ts';
import { demoDictations } from './demo-dictations.ts';
import { seedDemo } from './seed-demo.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('makes a business that a person can sign in to, once', async () => {
  const { db } = test.database;
  expect(await seedDemo(db, test.clock.now, test.billing)).toBe(50);
  expect(await seedDemo(db, test.clock.now, test.billing)).toBe(0);

  const { email, password } = demoUser;
  const login = await test.visitor.send('POST', '/api/auth/login', { email, password });
  expect(login.status).toBe(200);
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const get = (path: string) => test.visitor.send('GET', path, undefined, { cookie });

  const documents = read(documentEndpoints.listDocuments.response, await get('/api/documents?limit=200'));
  const invoiced = demoDictations.filter(({ outcome }) => outcome === 'invoiced').length;
  expect(documents).toHaveLength(demoDictations.length + invoiced);
  const invoices = documents.filter(({ type }) => type === 'invoice');
  const states = new Set(invoices.map((invoice) => paymentState(invoice, '2026-11-20')));
  expect(states).toEqual(new Set(['paid', 'overdue', 'open']));
  expect(new Set(documents.map(({ type }) => type))).toEqual(new Set(documentTypes));
  expect(new Set(documents.map(({ status }) => status))).toEqual(new Set(['draft', 'pending', 'accepted', 'declined']));
  for (const { client, title } of documents) expect(client, title).not.toBeNull();
  // What was sent has a price; only a draft may still wait for one.
  for (const { amount, status, title } of documents) if (status !== 'draft') expect(amount, title).not.toBeNull();
  const ages = documents.map(({ createdAt }) => test.clock.now.getTime() - Date.parse(createdAt));
  expect(Math.min(...ages)).toBeGreaterThan(0);
  expect(Math.max(...ages) / 86_400_000).toBeGreaterThan(150);

  const profile = read(profileEndpoints.getProfile.response, await get('/api/business-profile'));
  expect(() => checkLogo(profile!.logoUrl!)).not.toThrow();
  expect((await get('/api/services')).body).toHaveLength(15);
  expect((await get('/api/themes')).body).toHaveLength(4);
  expect((await get('/api/stats')).body).toMatchObject({
    totalQuotes: documents.length,
    voiceSessions: demoDictations.length,
  });
});
