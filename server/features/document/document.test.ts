import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentEndpoints, documentMessages } from '#contract/document.ts';
import { makeContent, makeDocument, makeLine } from '#server/db/factories.ts';
import { documentEvents } from '#server/db/schema/document.ts';
import { type Client, openTestApp, read, type TestApp } from '#server/test-app.ts';

let test: TestApp;
let client: Client;
beforeAll(async () => {
  test = await openTestApp();
  client = await test.signIn();
});
afterAll(() => test.close());

const make = (fields: Parameters<typeof makeDocument>[2] = {}, who = client) =>
  makeDocument(test.database.db, who.userId, fields);
const list = async (query = '', who = client) =>
  read(documentEndpoints.listDocuments.response, await who.send('GET', `/api/documents${query}`));
const get = async (id: string, who = client) =>
  read(documentEndpoints.getDocument.response, await who.send('GET', `/api/documents/${id}`));
const patch = (id: string, body: unknown, who = client) => who.send('PATCH', `/api/documents/${id}`, body);
const historyOf = (id: string) =>
  test.database.db
    .select({
      kind: documentEvents.kind,
      version: documentEvents.version,
      previous: documentEvents.previous,
      details: documentEvents.details,
    })
    .from(documentEvents)
    .where(eq(documentEvents.documentId, id))
    .orderBy(asc(documentEvents.version));

describe('somebody else’s document', () => {
  it('does not exist', async () => {
    const { id } = await make();
    const other = await test.signIn();
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { title: 'Mine now' }],
      ['DELETE', '', undefined],
      ['POST', '/restore', undefined],
      ['GET', '/suggestions', undefined],
      ['POST', '/refine', { instructions: 'add 10 percent discount' }],
      ['POST', '/convert-to-invoice', undefined],
      ['GET', '/pdf', undefined],
    ] as const)
      expect(await other.send(method, `/api/documents/${id}${path}`, body)).toMatchObject({
        status: 404,
        body: { message: documentMessages.notFound },
      });
    expect(await list('', other)).toEqual([]);
    expect(await list(`?cursor=${id}`, other)).toEqual([]);
    expect((await get(id)).title).toBe('Kitchen faucet replacement');
    expect(await historyOf(id)).toHaveLength(1);
  });
});

describe('an edit', () => {
  it('works the totals out anew from the lines, and keeps what was before', async () => {
    const { id } = await make();
    const content = makeContent({ client: 'Dana Fox', items: [makeLine({ quantity: 3, amount: '1.00' })] });
    const answer = await patch(id, { content, title: 'Faucet and sprayer', expectedVersion: 1 });
    const document = read(documentEndpoints.updateDocument.response, answer);
    expect(document).toMatchObject({ title: 'Faucet and sprayer', client: 'Dana Fox', amount: '285.00', version: 2 });
    expect(document.content).toMatchObject({ title: 'Faucet and sprayer', amount: '285.00', total_cost: '285.00' });
    expect(await get(id)).toEqual(document);
    const [, edited] = await historyOf(id);
    expect(edited).toMatchObject({
      kind: 'edited',
      version: 2,
      previous: { amount: '410.00', title: 'Kitchen faucet replacement', content: { items: [{}, {}] } },
    });
  });

  it('leaves the logo out when told, as a change of its own', async () => {
    const { id } = await make();
    const document = read(documentEndpoints.updateDocument.response, await patch(id, { includeLogo: false }));
    expect(document).toMatchObject({ includeLogo: false, amount: '410.00', version: 2 });
    const again = read(documentEndpoints.updateDocument.response, await patch(id, { includeLogo: false }));
    expect(again.version).toBe(2);
  });

  it('never makes a total that its lines do not add up to', async () => {
    const { id } = await make();
    const raised = read(documentEndpoints.updateDocument.response, await patch(id, { amount: '500.00' }));
    expect(raised).toMatchObject({ amount: '500.00', content: { amount: '500.00', total_cost: '500.00' } });
    expect(raised.content.items.at(-1)).toMatchObject({ description: 'Adjustment', amount: '90.00', source: 'edited' });
    const content = { ...raised.content, discount: { percent: 10, amount: '0.00' } };
    const discounted = read(documentEndpoints.updateDocument.response, await patch(id, { content, amount: '400.00' }));
    expect(discounted).toMatchObject({ amount: '400.00', content: { amount: '400.00' } });
  });

  it('takes a typed total where no line has a price, and refuses it where only some have', async () => {
    const { id } = await make();
    const open = makeLine({ unit_price: null, amount: null });
    await patch(id, { content: makeContent({ items: [open], amount: null, total_cost: null }) });
    const typed = read(documentEndpoints.updateDocument.response, await patch(id, { amount: '1234.50' }));
    expect(typed).toMatchObject({
      amount: '1234.50',
      content: { amount: '1234.50', total_cost: '1234.50', items: [{}] },
    });
    expect((await patch(id, { title: 'Still the same total' })).body).toMatchObject({ amount: '1234.50' });
    const mixed = read(
      documentEndpoints.updateDocument.response,
      await patch(id, { content: makeContent({ items: [open, makeLine()] }) }),
    );
    expect(mixed.amount).toBeNull();
    expect(await patch(id, { amount: '500.00' })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('change a line') },
    });
  });

  it('takes an amount that only repeats what is there for no change of it', async () => {
    const { id } = await make();
    const content = makeContent({ items: [makeLine()] });
    const answer = await patch(id, { content, title: content.title, amount: '410.00' });
    expect(answer.body).toMatchObject({ amount: '190.00', content: { items: [{ amount: '190.00' }] } });
  });

  it('that changes nothing makes no new version', async () => {
    const { id } = await make();
    expect(
      (await patch(id, { title: 'Kitchen faucet replacement', amount: '410.00', status: 'draft' })).body,
    ).toMatchObject({ version: 1 });
    expect((await patch(id, {})).body).toMatchObject({ version: 1 });
  });

  it('loses neither version when two are made at once', async () => {
    const { id } = await make();
    const answers = await Promise.all(['One', 'Two', 'Three'].map((title) => patch(id, { title, expectedVersion: 1 })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    expect(answers.find((answer) => answer.status === 409)?.body).toEqual({ message: documentMessages.stale });
    const without = await Promise.all(['Four', 'Five'].map((title) => patch(id, { title })));
    expect(without.map((answer) => answer.status)).toEqual([200, 200]);
    expect((await historyOf(id)).map(({ version }) => version)).toEqual([1, 2, 3, 4]);
  });

  it('stores no second copy of the logo', async () => {
    const { id } = await make();
    const content = makeContent({
      businessInfo: { businessName: 'Ridgeway', logoUrl: `data:image/png;base64,${'A'.repeat(40)}` },
    });
    const document = read(documentEndpoints.updateDocument.response, await patch(id, { content }));
    expect(document.content.businessInfo).toEqual({ businessName: 'Ridgeway' });
  });

  it.each([
    [{ amount: '12' }, /amount such as 1234\.50/],
    [{ amount: '100000000.00' }, /below 100,000,000/],
    [{ amount: 12 }, /amount such as/],
    [{ title: '  ' }, 'A title is needed'],
    [{ content: {} }, /cannot be used/],
    [{ status: 'sent' }, /./],
    [
      { content: makeContent({ items: [makeLine({ quantity: 10_000_000, unit_price: '99999999.99' })] }) },
      documentMessages.amountTooLarge,
    ],
  ])('of %j is refused with its message', async (body, message) => {
    const { id } = await make();
    const answer = await patch(id, body);
    expect(answer.status).toBe(400);
    expect((answer.body as { message: string }).message).toMatch(message);
    expect((await get(id)).version).toBe(1);
  });
});

describe('a status', () => {
  it('changes by hand, and every change is in the history', async () => {
    const { id } = await make();
    for (const status of ['pending', 'declined', 'pending', 'accepted'])
      expect((await patch(id, { status })).body).toMatchObject({ status });
    expect((await historyOf(id)).slice(1).map(({ kind, details }) => [kind, details])).toEqual([
      ['status', { from: 'draft', to: 'pending' }],
      ['status', { from: 'pending', to: 'declined' }],
      ['status', { from: 'declined', to: 'pending' }],
      ['status', { from: 'pending', to: 'accepted' }],
    ]);
  });

  it('of accepted locks the content until it is taken back', async () => {
    const { id } = await make({ status: 'accepted' });
    const locked = { status: 409, body: { message: documentMessages.locked } };
    expect(await patch(id, { title: 'Another' })).toMatchObject(locked);
    expect(await patch(id, { title: 'Another', status: 'draft' })).toMatchObject(locked);
    expect(
      await client.send('POST', `/api/documents/${id}/refine`, { instructions: 'add 10 percent discount' }),
    ).toMatchObject(locked);
    expect((await patch(id, { status: 'draft' })).status).toBe(200);
    expect((await patch(id, { title: 'Another' })).status).toBe(200);
  });
});

describe('deleting', () => {
  it('hides a document, and can be undone', async () => {
    const { id } = await make();
    expect((await client.send('DELETE', `/api/documents/${id}`)).body).toEqual({ id });
    expect((await client.send('GET', `/api/documents/${id}`)).status).toBe(404);
    expect((await patch(id, { title: 'Gone' })).status).toBe(404);
    expect((await list()).map((document) => document.id)).not.toContain(id);
    expect((await client.send('DELETE', `/api/documents/${id}`)).status).toBe(404);
    expect((await client.send('POST', `/api/documents/${id}/restore`)).body).toMatchObject({
      id,
      title: 'Kitchen faucet replacement',
    });
    expect((await list()).map((document) => document.id)).toContain(id);
    expect((await client.send('POST', `/api/documents/${id}/restore`)).status).toBe(200);
    expect((await historyOf(id)).map(({ kind }) => kind)).toEqual(['generated', 'deleted', 'restored']);
  });
});

describe('refining', () => {
  const refine = (id: string, body: Record<string, unknown>) =>
    client.send('POST', `/api/documents/${id}/refine`, body);

  it('changes the document and says what it changed', async () => {
    const { id } = await make();
    const answer = read(
      documentEndpoints.refineDocument.response,
      await refine(id, { instructions: 'add 10 percent discount' }),
    );
    expect(answer.document).toMatchObject({
      amount: '369.00',
      version: 2,
      content: { discount: { percent: 10, amount: '41.00' } },
    });
    expect(answer.changes.length).toBeGreaterThan(0);
    expect(await get(id)).toEqual(answer.document);
    expect((await historyOf(id))[1]).toMatchObject({
      kind: 'refined',
      previous: { amount: '410.00' },
      details: { instructions: 'add 10 percent discount', changes: answer.changes },
    });
  });

  it('shows what it would change before anything is stored', async () => {
    const { id } = await make();
    const before = await get(id);
    const shown = read(
      documentEndpoints.refineDocument.response,
      await refine(id, { instructions: 'add 10 percent discount', preview: true }),
    );
    expect(shown.document).toMatchObject({ amount: '369.00', content: { discount: { percent: 10 } } });
    expect(shown.changes.length).toBeGreaterThan(0);
    expect(await get(id)).toEqual(before);
    expect((await historyOf(id)).map(({ kind }) => kind)).toEqual(['generated']);
  });

  it('says what it cannot do, and changes nothing then', async () => {
    const { id } = await make();
    const answer = read(
      documentEndpoints.refineDocument.response,
      await refine(id, { instructions: 'sing me a song about copper' }),
    );
    expect(answer.refused.length).toBeGreaterThan(0);
    expect(answer.changes).toEqual([]);
    expect(answer.document.version).toBe(1);
  });

  it('takes a figure in doubt for checked, and changes nothing else', async () => {
    const [first, second] = ['640', '19'].map((figure) => ({
      of: 'figure' as const,
      about: `Check “${figure}”`,
      because: 'It is in no price.',
      readings: [{ value: 'That is right', total: null, answer: `Check “${figure}”: right as it is` }],
    }));
    const { id } = await make({ questions: [first!, second!] });
    const before = await get(id);
    const { document, changes } = read(
      documentEndpoints.refineDocument.response,
      await refine(id, { instructions: 'Check “640”: right as it is' }),
    );
    expect(changes).toEqual(['Marked as checked']);
    expect(document).toMatchObject({ content: before.content, amount: before.amount, questions: [second], version: 2 });
    expect(await get(id)).toEqual(document);
    expect((await historyOf(id))[1]).toMatchObject({ kind: 'refined', details: { changes } });
  });

  it('refuses blank instructions, a stale version, and an account without access', async () => {
    const { id } = await make();
    expect(await refine(id, { instructions: '  ' })).toMatchObject({
      status: 400,
      body: { message: 'Please say what to change' },
    });
    expect(await refine(id, { instructions: 'add 10 percent discount', expectedVersion: 7 })).toMatchObject({
      status: 409,
    });
    const lapsed = await test.signIn({ subscriptionStatus: 'unpaid' });
    const own = await make({}, lapsed);
    expect(
      (await lapsed.send('POST', `/api/documents/${own.id}/refine`, { instructions: 'add 10 percent discount' }))
        .status,
    ).toBe(402);
  });
});

describe('suggestions', () => {
  it('are of the contract’s kind', async () => {
    const { id } = await make();
    read(documentEndpoints.listSuggestions.response, await client.send('GET', `/api/documents/${id}/suggestions`));
  });
});
