import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountSettingsEndpoints } from '#contract/account-settings.ts';
import { makeContent, makeDocument, makeLine } from '#server/db/factories.ts';
import { ownedTables } from '#server/db/owned-tables.ts';
import { accountExportParts, accountExports } from '#server/db/schema/export.ts';
import { mails } from '#server/db/schema/mail.ts';
import { createPdfRenderer } from '#server/pdf/render-pdf.ts';
import { projectRoot } from '#server/project-root.ts';
import { type Client, openTestApp, read, type TestApp } from '#server/test-app.ts';
import { makeArchives } from './make-archives.ts';
import { removeExpiredArchives } from './store.ts';

let test: TestApp;
const pdf = createPdfRenderer({
  childPath: `${projectRoot}/server/pdf/render-child.ts`,
  execArgv: ['--import', 'tsx'],
  size: 1,
});
const errors: Error[] = [];
beforeAll(async () => {
  test = await openTestApp({ pdf });
});
afterAll(async () => {
  await test.close();
  pdf.close();
});

const work = (by: Pick<typeof pdf, 'render'> = pdf) =>
  makeArchives({
    database: test.database,
    pdf: by,
    origin: () => 'http://localhost:3000',
    now: () => test.clock.now,
    onError: (error) => errors.push(error),
  });
const start = async (client: Client) =>
  read(accountSettingsEndpoints.startExport.response, await client.send('POST', '/api/account/exports'));
const look = async (client: Client, id: string) =>
  read(accountSettingsEndpoints.getExport.response, await client.send('GET', `/api/account/exports/${id}`));
const unpack = async (client: Client, id: string) => {
  const answer = await client.send('GET', `/api/account/exports/${id}/archive`);
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(answer.raw));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  return {
    answer,
    names: Object.keys(files),
    files,
    text,
    json: (name: string) => JSON.parse(text(`data/${name}.json`)),
  };
};

describe('the archive', () => {
  it('holds everything of its owner and nothing of anybody else, as JSON, CSV and PDF', async () => {
    const { db } = test.database;
    const client = await test.signIn({ email: 'mine@example.com', hashedPassword: 'a secret hash' });
    const stranger = await test.signIn({ email: 'theirs@example.com' });
    await client.send('POST', '/api/business-profile', { businessName: 'Ridgeway Plumbing' });
    await client.send('POST', '/api/services', { name: '=HYPERLINK("http://evil")', hourlyRate: 95 });
    await stranger.send('POST', '/api/services', { name: 'Not mine' });
    const content = makeContent({ items: [makeLine({ description: 'Faucet, 1/2" "deluxe"' })] });
    const kept = await makeDocument(db, client.userId, { content, client: 'Zoë Müller' });
    const gone = await makeDocument(db, client.userId, { deletedAt: test.clock.now });
    await makeDocument(db, stranger.userId);

    const begun = await start(client);
    expect(begun).toMatchObject({ state: 'queued', done: 0 });
    expect(await start(client)).toMatchObject({ id: begun.id });
    expect(await work()).toBe(1);
    const record = await look(client, begun.id);
    expect(record).toMatchObject({ state: 'done', total: record.done });
    const { answer, names, files, text, json } = await unpack(client, begun.id);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'content-length': String(record.bytes) });
    expect(answer.headers['content-disposition']).toContain('filename="Quotewright 2026-11-20.zip"');

    for (const { archive } of ownedTables)
      if ('file' in archive) expect(Array.isArray(json(archive.file)), archive.file).toBe(true);
    expect(json('account')).toMatchObject([{ email: 'mine@example.com' }]);
    expect(JSON.stringify(names.map(text))).not.toMatch(/a secret hash|Not mine|theirs@example\.com/);
    expect(json('documents').map(({ id }: { id: string }) => id)).toEqual([kept.id, gone.id]);
    expect(json('documents')[0]).toMatchObject({
      content: { items: [{ amount: '190.00' }] },
      transcription: kept.transcription,
    });
    expect(json('sessions')[0].sid).toBeUndefined();

    const pdfs = names.filter((name) => name.endsWith('.pdf'));
    expect(pdfs).toHaveLength(1);
    expect(pdfs[0]).toContain(`${kept.number} Zoë Müller`);
    expect(Buffer.from(files[pdfs[0]!]!).subarray(0, 5).toString()).toBe('%PDF-');
    expect(text('documents.csv')).toContain(`${kept.number},quote,`);
    expect(text('documents.csv')).not.toContain(gone.id);
    expect(text('document-lines.csv')).toContain('"Faucet, 1/2"" ""deluxe""",labor,2,hour,USD,95.00,190.00');
    expect(text('services.csv')).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(await db.select().from(mails)).toMatchObject([
      { recipient: 'mine@example.com', subject: 'Your data is ready' },
    ]);

    expect((await stranger.send('GET', `/api/account/exports/${begun.id}`)).status).toBe(404);
    expect((await stranger.send('GET', `/api/account/exports/${begun.id}/archive`)).status).toBe(404);
  });

  it('tells how far it is, and of many documents it holds each one', async () => {
    const client = await test.signIn();
    for (let n = 0; n < 120; n += 1) await makeDocument(test.database.db, client.userId, { title: `Job ${n}` });
    const { id } = await start(client);
    const seen = new Set<number>();
    let printed = 0;
    await work({
      async render() {
        printed += 1;
        if (printed % 40 === 0) {
          const { state, done, total } = await look(client, id);
          expect(state).toBe('running');
          expect(done).toBeLessThan(total);
          seen.add(done);
        }
        return Buffer.from('%PDF-');
      },
    });
    expect([...seen]).toEqual([...seen].sort((a, b) => a - b));
    expect(seen.size).toBe(3);
    const { names, json } = await unpack(client, id);
    expect(new Set(json('documents').map((row: { id: string }) => row.id)).size).toBe(120);
    expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(120);
  });

  it('misses no data when a page cannot be printed, and says so', async () => {
    const client = await test.signIn();
    const document = await makeDocument(test.database.db, client.userId);
    const { id } = await start(client);
    await work({ render: () => Promise.reject(new Error('no ink')) });
    const { names, text, json } = await unpack(client, id);
    expect(names.filter((name) => name.endsWith('.pdf'))).toEqual([]);
    expect(text('documents/NOT PRINTED.txt')).toContain(document.number);
    expect(json('documents')).toHaveLength(1);
    expect(errors.at(-1)?.message).not.toContain('Karen');
  });

  it('of a server that died is begun anew, and made once by many workers', async () => {
    const { db } = test.database;
    const client = await test.signIn();
    const { id } = await start(client);
    await db
      .update(accountExports)
      .set({ state: 'running', dueAt: new Date(test.clock.now.getTime() + 120_000) })
      .where(eq(accountExports.id, id));
    await db.insert(accountExportParts).values({ exportId: id, position: 0, data: new Uint8Array([1, 2, 3]) });
    expect(await work()).toBe(0);
    const begin = test.clock.now;
    test.clock.now = new Date(begin.getTime() + 120_000);
    expect((await Promise.all([work(), work(), work()])).sort()).toEqual([0, 0, 1]);
    test.clock.now = begin;
    expect((await unpack(client, id)).names).toContain('README.txt');
  });

  it('is gone after a week, and a new one takes the place of the old', async () => {
    const { db } = test.database;
    const client = await test.signIn();
    const first = await start(client);
    await work();
    const second = await start(client);
    expect(second.id).not.toBe(first.id);
    await work();
    expect((await client.send('GET', `/api/account/exports/${first.id}/archive`)).status).toBe(404);
    const begin = test.clock.now;
    test.clock.now = new Date(begin.getTime() + 6.9 * 86_400_000);
    expect((await client.send('GET', `/api/account/exports/${second.id}/archive`)).status).toBe(200);
    await removeExpiredArchives(db, new Date(begin.getTime() + 7.1 * 86_400_000));
    test.clock.now = begin;
    expect((await client.send('GET', `/api/account/exports/${second.id}`)).status).toBe(404);
    expect(await db.select().from(accountExportParts)).toEqual([]);
  });

  it('cannot be had before it is done', async () => {
    const client = await test.signIn();
    const { id } = await start(client);
    expect((await client.send('GET', `/api/account/exports/${id}/archive`)).status).toBe(404);
  });
});
