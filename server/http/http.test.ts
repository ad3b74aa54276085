import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { errorBody } from '#contract/error.ts';
import { makeDocument } from '#server/db/factories.ts';
import { type Client, openTestApp, type TestApp } from '#server/test-app.ts';

const all = Object.entries(endpoints) as [string, Endpoint][];
const nobodysId = '019a0000-0000-7000-8000-000000000000';
const pathOf = (endpoint: Endpoint, id = nobodysId) => endpoint.path.replace(':id', encodeURIComponent(id));

let test: TestApp;
let client: Client;
beforeAll(async () => {
  test = await openTestApp();
  client = await test.signIn();
});
afterAll(() => test.close());

describe('every call', () => {
  it.each(all.filter(([, { access }]) => access === 'user'))(
    '%s answers 401 without a session',
    async (_name, endpoint) => {
      const answer = await test.visitor.send(endpoint.method, pathOf(endpoint), endpoint.body && { nonsense: true });
      expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
    },
  );

  it.each(all.filter(([, { params }]) => params))(
    '%s answers 404 for an id that is nobody’s or none',
    async (_name, endpoint) => {
      const bodies: Record<string, unknown> = {
        updateDocument: { title: 'Mine now' },
        refineDocument: { instructions: 'add 10 percent discount' },
        updateService: { name: 'Mine now' },
        updateTheme: { name: 'Mine now' },
        saveBuyerDetails: { city: 'Elsewhere' },
      };
      for (const id of [nobodysId, 'no-id', "' or 1=1 --", '%', '𝔘𝔫𝔦'])
        expect(await client.send(endpoint.method, pathOf(endpoint, id), bodies[_name])).toMatchObject({
          status: 404,
          body: { message: expect.any(String) },
        });
    },
  );

  const hostile: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a text', 'text'],
    ['a list', [[[]]]],
    ['an empty object', {}],
    ['unknown keys', { nonsense: true, userId: nobodysId }],
    ['NUL everywhere', { name: 'a\0b', title: '\0', email: 'a\0@b.co', transcription: 'paint the wall\0 for 100' }],
    [
      'half a character',
      { name: '\ud800', businessName: '\udfff', instructions: 'x\ud800', transcription: 'ten characters \ud83d' },
    ],
    [
      'wrong types',
      { name: 7, email: [], content: 'x', amount: 5, transcription: {}, businessName: null, teamSize: 'many' },
    ],
    [
      'huge numbers',
      { name: 'x', hourlyRate: 1e300, fixedRate: -1, teamSize: 1e12, businessName: 'x', amount: '99999999999.99' },
    ],
    ['huge text', { name: 'x'.repeat(20_000), businessName: 'x'.repeat(20_000), transcription: 'x'.repeat(200_000) }],
    ['deep nesting', JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`)],
    ['a prototype', JSON.parse('{"constructor":{"prototype":{"admin":true}}}')],
  ];

  it.each(all)('%s never answers 5xx to hostile bodies', async (_name, endpoint) => {
    // A browser of its own: one of the calls signs out.
    const person = await test.signIn();
    const document = await makeDocument(test.database.db, person.userId);
    for (const [kind, body] of hostile) {
      const answer = await person.send(endpoint.method, pathOf(endpoint, document.id), body);
      expect(answer.status, kind).toBeLessThan(500);
      if (answer.status >= 400) expect(() => errorBody.parse(answer.body), kind).not.toThrow();
    }
  });

  it.each(all)('%s never answers 5xx to hostile queries and paths', async (_name, endpoint) => {
    const person = await test.signIn();
    for (const query of [
      'limit=-1',
      'limit=1e99',
      'limit=x',
      'cursor=%00',
      'cursor=x',
      'q=%25%5C_',
      'q=%00',
      'status=none',
      'q=1&q=2',
      'q[a]=1',
      'limit=0',
      '%%%',
    ])
      expect((await person.send(endpoint.method, `${pathOf(endpoint)}?${query}`)).status, query).toBeLessThan(500);
    for (const id of ['%00', '%ff', '%2e%2e', '..%2f..%2f', 'x'.repeat(3000)])
      expect((await person.send(endpoint.method, endpoint.path.replace(':id', id))).status, id).toBeLessThan(500);
  });
});

describe('a request', () => {
  const login = '/api/auth/login';
  const inject = (payload: string | Buffer, headers: Record<string, string>) =>
    test.app.inject({ method: 'POST', url: login, payload, headers });

  it.each([
    ['malformed JSON', '{"email":', 'application/json', 400],
    ['a poisoned prototype', '{"__proto__": {"admin": true}}', 'application/json', 400],
    ['a form', 'email=a', 'application/x-www-form-urlencoded', 415],
    ['text', '{"email":"a"}', 'text/plain', 415],
    ['no type', '{"email":"a"}', '', 415],
    ['too much', `{"email":"${'x'.repeat(20_000)}"}`, 'application/json', 413],
    ['an empty body', '', 'application/json', 400],
  ])('with %s is refused', async (_kind, payload, type, status) => {
    const answer = await inject(payload, type ? { 'content-type': type } : {});
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ message: expect.any(String) });
  });

  it('that is packed is not unpacked', async () => {
    const answer = await inject(Buffer.from([0x1f, 0x8b, 8, 0]), {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    });
    expect(answer.statusCode).toBe(400);
  });

  it('may hold megabytes only from who is signed in', async () => {
    const answer = await test.visitor.send('POST', '/api/business-profile', { businessName: 'x'.repeat(5_000_000) });
    expect(answer.status).toBe(401);
    const signedIn = await client.send('POST', '/api/business-profile', { businessName: 'x'.repeat(9_000_000) });
    expect(signedIn).toMatchObject({ status: 413, body: { message: expect.any(String) } });
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{ 'sec-fetch-site': 'none' }, 201],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://quotes.local:3000', host: 'quotes.local:3000' }, 201],
    [{}, 201],
  ])('that changes something must not come from another site: %o', async (headers, status) => {
    const answer = await client.send(
      'POST',
      '/api/services',
      { name: 'Drain cleaning' },
      headers as Record<string, string>,
    );
    expect(answer.status).toBe(status);
  });

  it('must come from the configured address where one is set', async () => {
    const other = await openTestApp({ settings: { origin: 'http://quotes.local' } });
    const from = async (origin: string) =>
      (
        await (
          await other.signIn()
        ).send('POST', '/api/services', { name: 'Drain cleaning' }, { origin, host: 'x.example' })
      ).status;
    expect([await from('http://quotes.local'), await from('http://x.example')]).toEqual([201, 403]);
    await other.close();
  });
});

describe('an answer', () => {
  it('is JSON with a message where there is nothing', async () => {
    for (const [method, path] of [
      ['GET', '/api/nothing'],
      ['POST', '/api/documents'],
      ['GET', '/nothing'],
      ['GET', '/api'],
    ] as const)
      expect(await client.send(method, path)).toMatchObject({ status: 404, body: { message: expect.any(String) } });
  });

  it('carries the headers that protect a browser, and is never kept', async () => {
    const { headers } = await client.send('GET', '/api/documents');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('microphone=(self)'),
    });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });

  it('is compressed when it is long', async () => {
    for (let made = 0; made < 30; made += 1) await makeDocument(test.database.db, client.userId);
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await client.send('GET', '/api/documents', undefined, { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
    }
  });

  it('tells nothing of the inside when the server fails', async () => {
    const broken = await openTestApp();
    const person = await broken.signIn();
    await broken.database.db.execute('drop table services cascade');
    const answer = await person.send('GET', '/api/services');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({ message: 'Something went wrong on our side. Please try again.' });
    await broken.close();
  });
});

describe('limits', () => {
  it('slow down guessing, for unknown accounts alike, and let the owner in afterwards', async () => {
    const strict = await openTestApp({ rateLimitFactor: 1 });
    const guess = (email: string) => strict.visitor.send('POST', '/api/auth/login', { email, password: 'a guess' });
    for (const email of ['one@example.com', 'two@example.com']) {
      for (let tried = 0; tried < 6; tried += 1) expect((await guess(email)).status).toBe(401);
      const refused = await guess(email);
      expect(refused).toMatchObject({ status: 429, body: { message: 'Too many attempts. Please try again later.' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    }
    const many = await Promise.all(Array.from({ length: 12 }, () => guess('three@example.com')));
    expect(many.filter((answer) => answer.status === 401)).toHaveLength(6);
    await strict.close();
  });

  it('hold per address for sign-ups', async () => {
    const strict = await openTestApp({ rateLimitFactor: 1 });
    const statuses = [];
    for (let tried = 0; tried < 11; tried += 1)
      statuses.push(
        (
          await strict.visitor.send('POST', '/api/auth/signup', {
            email: `p${tried}@example.com`,
            password: 'password',
            firstName: 'A',
            lastName: 'B',
          })
        ).status,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    await strict.close();
  });
});

describe('the browser’s files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quotewright-web-'));
  let web: TestApp;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Quotewright</title>');
    writeFileSync(join(folder, 'assets/main-abc123.js'), `export const text = '${'x'.repeat(5000)}';`);
    writeFileSync(join(folder, 'sw.js'), 'self.skipWaiting();');
    writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    web = await openTestApp({ settings: { webRoot: folder } });
  });
  afterAll(async () => {
    await web.close();
    rmSync(folder, { recursive: true });
  });

  it('are the one page for every screen, and never kept without asking', async () => {
    for (const path of ['/', '/dashboard', '/auth?mode=signup', '/payment-success?session_id=1', '/no/such/screen']) {
      const answer = await web.visitor.send('GET', path);
      expect(answer.body, path).toContain('<title>Quotewright</title>');
      expect(answer.headers['cache-control'], path).toBe('no-cache');
    }
  });

  it('tell the service worker anew each time', async () => {
    const { headers } = await web.visitor.send('GET', '/sw.js');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': expect.stringMatching(/javascript/) });
  });

  it('are kept for ever when their name holds a hash, and packed', async () => {
    const { headers } = await web.visitor.send('GET', '/assets/main-abc123.js', undefined, { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' });
  });

  it('are not the page where a file or a call is missing', async () => {
    for (const path of [
      '/assets/gone.js',
      '/robots.txt',
      '/api/nothing',
      '/api',
      '/../package.json',
      '/%2e%2e/package.json',
      '/..%5cpackage.json',
      '/.env',
    ])
      expect([403, 404], path).toContain((await web.visitor.send('GET', path)).status);
    expect((await web.visitor.send('POST', '/dashboard', {})).status).toBe(404);
  });
});

describe('the description of the API', () => {
  it('names every call', async () => {
    const answer = await test.visitor.send('GET', '/api/openapi.json');
    const { paths } = answer.body as { paths: Record<string, Record<string, { operationId: string }>> };
    const named = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(named.sort()).toEqual(Object.keys(endpoints).sort());
  });

  it('is a page with all it needs', async () => {
    const page = await test.visitor.send('GET', '/api/docs/');
    expect(page.status).toBe(200);
    const parts = [...String(page.body).matchAll(/(?:src|href)="\.?\/?([^"]+\.(?:js|css))"/g)].map(([, path]) => path);
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) expect((await test.visitor.send('GET', `/api/docs/${part}`)).status, part).toBe(200);
  });

  it('reports health', async () => {
    expect(await test.visitor.send('GET', '/api/health')).toMatchObject({
      status: 200,
      body: { status: 'ok', version: expect.any(String) },
    });
  });
});
