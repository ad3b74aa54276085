import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentMessages } from '#contract/document.ts';
import { makeDocument } from '#server/db/factories.ts';
import { drawLogo } from '#server/db/seed/draw-logo.ts';
import { RenderError } from '#server/pdf/render-pool.ts';
import { type Client, openTestApp, type TestApp } from '#server/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const make = (fields: Parameters<typeof makeDocument>[2], who: Client) =>
  makeDocument(test.database.db, who.userId, fields);

/** A renderer that always fails this way. */
const failing = (error: Error) => ({ render: () => Promise.reject(error), print: () => Promise.reject(error) });

describe('the PDF', () => {
  it('is shown, or saved under a name that says what it is', async () => {
    const person = await test.signIn();
    const { id } = await make({ client: 'Zoë "Z" Müller/Sons Ж' }, person);
    const shown = await person.send('GET', `/api/documents/${id}/pdf`);
    expect(shown.headers['content-type']).toBe('application/pdf');
    expect(shown.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect(shown.headers['content-disposition']).toBe(
      `inline; filename="Quote Q-2026-0001 Zoe Z Muller Sons _.pdf"; filename*=UTF-8''Quote%20Q-2026-0001%20Zo%C3%AB%20Z%20M%C3%BCller%20Sons%20%D0%96.pdf`,
    );
    const saved = await person.send('GET', `/api/documents/${id}/pdf?download=1`);
    expect(saved.headers['content-disposition']).toMatch(/^attachment; /);
    expect(saved.raw.equals(shown.raw)).toBe(true);
  });

  it('carries the logo of the profile where the document asks for it', async () => {
    const person = await test.signIn();
    await person.send('POST', '/api/business-profile', { businessName: 'Gable & Grain', logoUrl: drawLogo() });
    const sizeOf = async (includeLogo: boolean) => {
      const { id } = await make({ includeLogo }, person);
      const { status, raw } = await person.send('GET', `/api/documents/${id}/pdf`);
      expect(status).toBe(200);
      return raw.length;
    };
    expect((await sizeOf(true)) - (await sizeOf(false))).toBeGreaterThan(1000);
  });

  it('that cannot be made is said so, without a word of the inside', async () => {
    const broken = await openTestApp({ pdf: failing(new Error('secret path')) });
    const person = await broken.signIn();
    const { id } = await makeDocument(broken.database.db, person.userId);
    expect(await person.send('GET', `/api/documents/${id}/pdf`)).toMatchObject({
      status: 500,
      body: { message: documentMessages.pdfFailed },
    });
    await broken.close();
  });

  it('is refused where it would have empty boxes for letters, and names them', async () => {
    const person = await test.signIn();
    const { id } = await make({ client: '水道管 & Sons' }, person);
    const answer = await person.send('GET', `/api/documents/${id}/pdf`);
    expect(answer).toMatchObject({ status: 422, body: { message: documentMessages.unprintable('水 道 管') } });
  });

  it('that takes too long is said to', async () => {
    const slow = await openTestApp({ pdf: failing(new RenderError('timeout', 'The page took too long.')) });
    const person = await slow.signIn();
    const { id } = await makeDocument(slow.database.db, person.userId);
    expect(await person.send('GET', `/api/documents/${id}/pdf`)).toMatchObject({
      status: 413,
      body: { message: documentMessages.pdfTooLong },
    });
    await slow.close();
  });
});

describe('the same PDF again', () => {
  const get = (who: Client, id: string, headers = {}) =>
    who.send('GET', `/api/documents/${id}/pdf`, undefined, headers);

  it('is not sent to a reader who has it, until something on it changes', async () => {
    const person = await test.signIn();
    const { id } = await make({}, person);
    const first = await get(person, id);
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^W\/"[\w-]{43}"$/);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await get(person, id, { 'if-none-match': `"other", ${tag}` });
    expect(again).toMatchObject({ status: 304, headers: { etag: tag } });
    expect(again.raw.length).toBe(0);

    await person.send('POST', '/api/themes', { name: 'Ours', primaryColor: '#112233', layout: 'ledger' });
    const themed = await get(person, id, { 'if-none-match': tag });
    expect(themed.status).toBe(200);
    await person.send('PATCH', `/api/documents/${id}`, { title: 'Another job' });
    const changed = await get(person, id, { 'if-none-match': String(themed.headers.etag) });
    expect(changed.status).toBe(200);
    expect(new Set([tag, themed.headers.etag, changed.headers.etag]).size).toBe(3);
  });

  it('comes from memory, packed for who can unpack it', async () => {
    const person = await test.signIn();
    const { id } = await make({}, person);
    const plain = await get(person, id);
    const packed = await get(person, id, { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.raw.length).toBeLessThan(plain.raw.length * 0.7);
    expect(gunzipSync(packed.raw).equals(plain.raw)).toBe(true);
  });

  it('counts against the limit only where it has to be made', async () => {
    const strict = await openTestApp({ rateLimitFactor: 0.01 });
    const person = await strict.signIn();
    const { id } = await makeDocument(strict.database.db, person.userId);
    const answers = [];
    for (let round = 0; round < 8; round += 1) answers.push((await get(person, id)).status);
    expect(new Set(answers)).toEqual(new Set([200]));
    await strict.close();
  });
});
