import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportEndpoints, exportMessages } from '#contract/export.ts';
import { makeDocument } from '#server/db/factories.ts';
import { documents } from '#server/db/schema/document.ts';
import { pdfBundleFiles, pdfBundles } from '#server/db/schema/export.ts';
import { RenderError } from '#server/pdf/render-pool.ts';
import { type Client, openTestApp, read, type TestApp } from '#server/test-app.ts';
import { printBundles } from './print-bundles.ts';
import { removeExpiredBundles } from './store.ts';

let test: TestApp;
/** Prints the number of pages it was asked for so far: what a page looks like is tested elsewhere. */
const pages: string[] = [];
let fault: RenderError | null = null;
let afterPage: (() => Promise<unknown>) | null = null;
const pdf = {
  async render({ title }: { title: string }) {
    if (fault && title.startsWith('Bad')) throw fault;
    pages.push(title);
    await afterPage?.();
    return Buffer.from(`%PDF of ${title}`);
  },
};
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const errors: Error[] = [];
const work = () =>
  printBundles({ database: test.database, pdf, now: () => test.clock.now, onError: (error) => errors.push(error) });
const start = (client: Client, body: object = {}) => client.send('POST', '/api/exports/pdf-bundles', body);
const started = async (client: Client, body: object = {}) =>
  read(exportEndpoints.startPdfBundle.response, await start(client, body));
const list = async (client: Client) =>
  read(exportEndpoints.listPdfBundles.response, await client.send('GET', '/api/exports/pdf-bundles'));
const unpack = async (client: Client, id: string) => {
  const answer = await client.send('GET', `/api/exports/pdf-bundles/${id}/file`);
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/zip' } });
  return Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(answer.raw))).map(([name, data]) => [name, new TextDecoder().decode(data)]),
  );
};
const make = (client: Client, title: string, more: object = {}) =>
  makeDocument(test.database.db, client.userId, { title, client: 'Dana Fox', ...more });

describe('a ZIP of PDFs', () => {
  it('holds the chosen documents, tells how far it is, and comes whole', async () => {
    const client = await test.signIn();
    const [one, two] = [await make(client, 'One'), await make(client, 'Two'), await make(client, 'Three')];
    const strangers = await make(await test.signIn(), 'Not mine');
    const bundle = await started(client, { ids: [one.id, two.id, strangers.id] });
    expect(bundle).toMatchObject({ state: 'queued', total: 2, printed: 0, failed: 0 });
    expect((await client.send('GET', `/api/exports/pdf-bundles/${bundle.id}/file`)).status).toBe(404);
    const seen: unknown[] = [];
    afterPage = async () => seen.push((await list(client))[0]?.printed);
    expect(await work()).toBe(1);
    afterPage = null;
    expect(seen).toEqual([0, 1]);
    expect(await list(client)).toMatchObject([{ id: bundle.id, state: 'done', total: 2, printed: 2 }]);
    expect(await unpack(client, bundle.id)).toEqual({
      [`Quote ${one.number} Dana Fox.pdf`]: '%PDF of One',
      [`Quote ${two.number} Dana Fox.pdf`]: '%PDF of Two',
    });
  });

  it('holds all that pass the filter, under names of their own', async () => {
    const client = await test.signIn();
    for (let n = 0; n < 60; n += 1) await make(client, `Fence ${n}`);
    await make(client, 'Deck');
    const { db } = test.database;
    // Imported from elsewhere: two documents with the same number but for its case cannot overwrite each other.
    const [twin, other] = [await make(client, 'Fence a'), await make(client, 'Fence b')];
    await db.update(documents).set({ number: 'OLD-1' }).where(eq(documents.id, twin.id));
    await db.update(documents).set({ number: 'old-1' }).where(eq(documents.id, other.id));
    const { id, total } = await started(client, { q: 'fence' });
    expect(total).toBe(62);
    await work();
    const names = Object.keys(await unpack(client, id));
    expect(names).toHaveLength(62);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(62);
    expect(names.some((name) => /OLD-1 Dana Fox \(2\)\.pdf$/i.test(name))).toBe(true);
  });

  it('goes on where it was stopped, by one worker at a time', async () => {
    const client = await test.signIn();
    for (const title of ['A', 'B', 'C']) await make(client, title);
    const { id } = await started(client);
    pages.length = 0;
    // As if the process had been killed after the second page: whoever held the bundle says nothing any more.
    let left = 2;
    afterPage = async () => {
      left -= 1;
      if (left < 0) throw new RenderError('closed', 'stopping');
    };
    expect(await work()).toBe(0);
    afterPage = null;
    expect((await list(client))[0]).toMatchObject({ state: 'queued', printed: 2 });
    expect(await work()).toBe(0);
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    pages.length = 0;
    expect((await Promise.all([work(), work()])).sort()).toEqual([0, 1]);
    expect(pages).toHaveLength(1);
    expect(Object.values(await unpack(client, id)).sort()).toEqual(['%PDF of A', '%PDF of B', '%PDF of C']);
  });

  it('is taken over when its worker is gone without a word', async () => {
    const client = await test.signIn();
    await make(client, 'A');
    const { id } = await started(client);
    const { db } = test.database;
    await db
      .update(pdfBundles)
      .set({ state: 'running', dueAt: new Date(test.clock.now.getTime() + 60_000) })
      .where(eq(pdfBundles.id, id));
    expect(await work()).toBe(0);
    test.clock.now = new Date(test.clock.now.getTime() + 120_000);
    expect(await work()).toBe(1);
  });

  it('is not kept from its owner by one page that cannot be printed, or was deleted meanwhile', async () => {
    const client = await test.signIn();
    const [good, bad, gone] = [await make(client, 'Good'), await make(client, 'Bad'), await make(client, 'Gone')];
    const { id } = await started(client);
    await client.send('DELETE', `/api/documents/${gone.id}`);
    fault = new RenderError('failed', 'no');
    await work();
    fault = null;
    expect((await list(client))[0]).toMatchObject({ state: 'done', printed: 1, failed: 2 });
    const files = await unpack(client, id);
    expect(Object.keys(files).sort()).toEqual(['NOT PRINTED.txt', `Quote ${good.number} Dana Fox.pdf`]);
    expect(files['NOT PRINTED.txt']).toContain(bad.number);
    expect(files['NOT PRINTED.txt']).toContain(gone.number);
  });

  it('goes on past a page with letters that no font has, and says which', async () => {
    const client = await test.signIn();
    const [good, bad] = [await make(client, 'Good'), await make(client, 'Bad')];
    const { id } = await started(client);
    fault = new RenderError('letters', '水');
    expect(await work()).toBe(1);
    fault = null;
    const files = await unpack(client, id);
    expect(Object.keys(files).sort()).toEqual(['NOT PRINTED.txt', `Quote ${good.number} Dana Fox.pdf`]);
    expect(files['NOT PRINTED.txt']).toContain(bad.number);
  });

  it('is given up after some attempts', async () => {
    const client = await test.signIn();
    await make(client, 'Bad');
    await started(client);
    fault = new RenderError('busy', 'busy');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await work();
      test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    }
    fault = null;
    expect((await list(client))[0]).toMatchObject({ state: 'failed' });
    expect(errors.at(-1)?.message).toContain('attempt 5');
  });

  it('is one at a time, can be stopped, and the next one takes its place', async () => {
    const client = await test.signIn();
    await make(client, 'A');
    await make(client, 'B');
    const answers = await Promise.all([start(client), start(client)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [underway] = await list(client);
    expect((await start(client)).body).toMatchObject({ message: exportMessages.bundleUnderway });
    afterPage = () => client.send('DELETE', `/api/exports/pdf-bundles/${underway!.id}`);
    pages.length = 0;
    expect(await work()).toBe(0);
    afterPage = null;
    expect(pages).toHaveLength(1);
    expect(await list(client)).toEqual([]);
    const first = await started(client);
    await work();
    const second = await started(client);
    expect((await list(client)).map(({ id }) => id)).toEqual([second.id]);
    expect((await client.send('GET', `/api/exports/pdf-bundles/${first.id}/file`)).status).toBe(404);
    await work();
  });

  it('is nobody else’s', async () => {
    const client = await test.signIn();
    await make(client, 'A');
    const { id } = await started(client);
    await work();
    const other = await test.signIn();
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/file'],
      ['DELETE', ''],
    ] as const)
      expect((await other.send(method, `/api/exports/pdf-bundles/${id}${path}`)).status).toBe(404);
    expect(await list(other)).toEqual([]);
    expect((await client.send('GET', `/api/exports/pdf-bundles/${id}`)).status).toBe(200);
  });

  it('is gone after a day, with its files', async () => {
    const client = await test.signIn();
    await make(client, 'A');
    const { id } = await started(client);
    await work();
    const { db } = test.database;
    test.clock.now = new Date(test.clock.now.getTime() + 23 * 3_600_000);
    await removeExpiredBundles(db, test.clock.now);
    expect(await list(client)).toHaveLength(1);
    test.clock.now = new Date(test.clock.now.getTime() + 2 * 3_600_000);
    expect(await list(client)).toEqual([]);
    await removeExpiredBundles(db, test.clock.now);
    expect(await db.select().from(pdfBundleFiles).where(eq(pdfBundleFiles.bundleId, id))).toEqual([]);
  });

  it.each([
    [{ q: 'nothing like it' }, exportMessages.nothingChosen],
    [{ ids: [] }, 'Please choose at least one document.'],
    [{ ids: ['1'] }, /./],
    [{ nonsense: 1 }, /./],
  ])('cannot be made of %o', async (body, message) => {
    const answer = await start(await test.signIn(), body);
    expect(answer.status).toBe(400);
    expect((answer.body as { message: string }).message).toMatch(message);
  });
});
