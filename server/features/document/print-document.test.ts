import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentMessages } from '#contract/document.ts';
import { makeDocument } from '#server/db/factories.ts';
import { drawLogo } from '#server/db/seed/draw-logo.ts';
import { type Client, openTestApp, type TestApp } from '#server/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const make = (fields: Parameters<typeof makeDocument>[2], who: Client) =>
  makeDocument(test.database.db, who.userId, fields);

describe('the PDF', () => {
  it('is shown, or saved under a name that says what it is', async () => {
    const person = await test.signIn();
    const { id } = await make({ client: 'Zoë "Z" Müller/Sons 李' }, person);
    const shown = await person.send('GET', `/api/documents/${id}/pdf`);
    expect(shown.headers['content-type']).toBe('application/pdf');
    expect(shown.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect(shown.headers['content-disposition']).toBe(
      `inline; filename="Quote Q-2026-0001 Zoe Z Muller Sons _.pdf"; filename*=UTF-8''Quote%20Q-2026-0001%20Zo%C3%AB%20Z%20M%C3%BCller%20Sons%20%E6%9D%8E.pdf`,
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
    const broken = await openTestApp({ pdf: { render: () => Promise.reject(new Error('secret path')) } });
    const person = await broken.signIn();
    const { id } = await makeDocument(broken.database.db, person.userId);
    expect(await person.send('GET', `/api/documents/${id}/pdf`)).toMatchObject({
      status: 500,
      body: { message: documentMessages.pdfFailed },
    });
    await broken.close();
  });
});
