/** What people upload and paste, all the way to paper: a page or a clear refusal, while the server goes on answering others. */

import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeContent, makeDocument, makeLine } from '#server/db/factories.ts';
import { samplePng } from '#server/pdf/testing/sample-documents.ts';
import { type Client, openTestApp, type TestApp } from '#server/test-app.ts';

let test: TestApp;
let person: Client;
beforeAll(async () => {
  test = await openTestApp();
  person = await test.signIn();
});
afterAll(() => test.close());

const print = (id: string) => person.send('GET', `/api/documents/${id}/pdf`);

/** A real picture that is as heavy as a logo may be: noise does not pack. */
function heavyPng(): string {
  const start = Buffer.from(samplePng(300, 300).split(',')[1]!, 'base64');
  // A chunk of its own kind that every reader passes over, before the end.
  const noise = randomBytes(4_900_000);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(noise.length, 0);
  head.write('noIs', 4, 'latin1');
  const end = start.length - 12;
  const bytes = Buffer.concat([start.subarray(0, end), head, noise, Buffer.alloc(4), start.subarray(end)]);
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

describe('hostile content', () => {
  it.each([
    ['markup', '<script>alert(1)</script> #eval("1") $x$ {{y}}'],
    ['a word of 5,000 letters', 'W'.repeat(5000)],
    ['right-to-left and overrides', 'שלום \u202Eevil\u202C مرحبا'],
    ['emoji and joined emoji', '👩‍🔧🚿'.repeat(40)],
    ['control characters', 'a\u0001b\u0007c\u001b[31md'],
  ])('%s is printed', async (_what, text) => {
    const content = makeContent({ description: text, items: [makeLine({ description: text.slice(0, 2000) })] });
    const { id } = await makeDocument(test.database.db, person.userId, { content, title: text.slice(0, 300) });
    const { status, raw } = await print(id);
    expect(status).toBe(200);
    expect(raw.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('letters that our fonts lack are printed with one of the machine, or refused by name', async () => {
    const content = makeContent({ description: '水道管の交換 ท่อน้ำ' });
    const { id } = await makeDocument(test.database.db, person.userId, { content });
    const { status, raw, body } = await print(id);
    if (status === 200) expect(raw.subarray(0, 5).toString()).toBe('%PDF-');
    else
      expect({ status, body }).toMatchObject({
        status: 422,
        body: { message: expect.stringMatching(/[水道管の交換ทอน]/u) },
      });
  });

  it('as large as a document can be does not keep the server from answering others', async () => {
    const logoUrl = heavyPng();
    const saved = await person.send('POST', '/api/business-profile', { businessName: 'Heavy', logoUrl });
    expect(saved.status).toBe(200);
    const items = Array.from({ length: 500 }, (_, index) =>
      makeLine({ description: `Line ${index} ${'word '.repeat(30)}` }),
    );
    const content = makeContent({
      items,
      description: 'text '.repeat(900),
      terms: Array(100).fill('A term of the work. '.repeat(20)),
    });
    const { id } = await makeDocument(test.database.db, person.userId, { content });
    await print(id);
    await person.send('PATCH', `/api/documents/${id}`, { title: 'Once more' });
    let printed = false;
    const printing = print(id).finally(() => {
      printed = true;
    });
    // Who asks meanwhile is answered meanwhile, again and again.
    let answered = 0;
    while (!printed) {
      expect((await test.visitor.send('GET', '/api/health')).status).toBe(200);
      if (!printed) answered += 1;
      await setTimeout(2);
    }
    expect((await printing).status).toBe(200);
    expect(answered).toBeGreaterThan(5);
  });
});
