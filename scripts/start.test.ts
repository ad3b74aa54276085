import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startApp, startRefused, Visitor } from './running-app.ts';
import { freePort } from './test-postgres.mjs';

const folders: string[] = [];
const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'quotewright-start-'));
  folders.push(folder);
  return join(folder, 'data');
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const settings = async (dataDir = freshFolder()) => ({ DATA_DIR: dataDir, PORT: String(await freePort()) });
const person = {
  email: 'pat@example.com',
  password: 'a quiet copper pipe',
  firstName: 'Pat',
  lastName: 'Doyle',
};
const login = { email: person.email, password: person.password };
const dictation = 'quote for Sam Reyes replace the kitchen faucet 2 hours at $95 an hour and the faucet is $220';

describe('npm start', () => {
  it('serves the app and the calls, stops cleanly on SIGTERM, and has everything at the next start', async () => {
    const env = await settings();
    const first = await startApp(env);
    expect(first.url).toBe(`http://localhost:${env.PORT}`);
    const visitor = new Visitor(first.url);
    const page = await visitor.call('GET', '/');
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<title>');
    expect(await visitor.signUp(person)).toBe(201);
    const generated = await visitor.call('POST', '/api/generate-document', { transcription: dictation, type: 'quote' });
    expect(generated.status).toBe(201);
    const { document } = (await generated.json()) as { document: { id: string; amount: string } };
    expect(document.amount).toBe('410.00');
    expect(await first.stop('SIGTERM')).toBe(0);

    const second = await startApp(env);
    const again = new Visitor(second.url);
    expect((await again.call('POST', '/api/auth/login', login)).status).toBe(200);
    const stored = await again.call('GET', `/api/documents/${document.id}`);
    expect(((await stored.json()) as { amount: string }).amount).toBe('410.00');
    expect(await second.stop('SIGINT')).toBe(0);
  });

  it('keeps every acknowledged document over kill -9 in the middle of the work', async () => {
    const env = await settings();
    const app = await startApp(env);
    const visitor = new Visitor(app.url);
    await visitor.signUp(person);
    const acknowledged: string[] = [];
    const work = async () => {
      for (;;) {
        const response = await visitor.call('POST', '/api/generate-document', {
          transcription: dictation,
          type: 'quote',
        });
        acknowledged.push(((await response.json()) as { document: { id: string } }).document.id);
        if (acknowledged.length === 12) app.process.kill('SIGKILL');
      }
    };
    await expect(work()).rejects.toThrow();
    expect(acknowledged.length).toBeGreaterThanOrEqual(12);

    const next = await startApp(env);
    const again = new Visitor(next.url);
    expect((await again.call('POST', '/api/auth/login', login)).status).toBe(200);
    const list = (await (await again.call('GET', '/api/documents?limit=200')).json()) as { id: string }[];
    expect(list.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    await next.stop('SIGTERM');
  });

  it('stops cleanly also when told to in the moment it is ready', async () => {
    const env = await settings();
    const app = await startApp(env);
    expect(await app.stop('SIGTERM')).toBe(0);
    expect(readdirSync(env.DATA_DIR).filter((name) => name.endsWith('.lock'))).toEqual([]);
  });

  it.each([
    ['PORT', 'many'],
    ['RATE_LIMIT_FACTOR', '-1'],
    ['DATABASE_URL', 'not a url'],
    ['LOG_LEVEL', 'loud'],
  ])('names %s when it is broken, and exits with 2', async (name, value) => {
    const folder = freshFolder();
    const { code, printed } = await startRefused({ ...(await settings(folder)), [name]: value });
    expect(code).toBe(2);
    expect(printed).toContain(name);
    expect(printed).not.toMatch(/\n\s+at /);
  });

  it('says so when the port is in use', async () => {
    const other = createServer().listen(0);
    const { port } = other.address() as AddressInfo;
    const { code, printed } = await startRefused({ ...(await settings()), PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(printed).toContain(String(port));
    expect(printed).toMatch(/in use/);
    expect(printed).not.toMatch(/\n\s+at /);
  });

  it('refuses a data folder that another process has open, and leaves that one alone', async () => {
    const env = await settings();
    const first = await startApp(env);
    const { code, printed } = await startRefused({ ...env, PORT: String(await freePort()) });
    expect(code).toBe(1);
    expect(printed).toContain(env.DATA_DIR);
    expect((await new Visitor(first.url).call('GET', '/api/health')).status).toBe(200);
    expect(await first.stop('SIGTERM')).toBe(0);
    expect(readdirSync(env.DATA_DIR).filter((name) => name.endsWith('.lock'))).toEqual([]);
  });
});
