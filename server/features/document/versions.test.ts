import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentEndpoints, documentMessages } from '#contract/document.ts';
import { documentVersionEndpoints } from '#contract/document-versions.ts';
import { makeContent, makeDocument, makeLine } from '#server/db/factories.ts';
import { type Client, openTestApp, read, type TestApp } from '#server/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const make = (fields: Parameters<typeof makeDocument>[2], who: Client) =>
  makeDocument(test.database.db, who.userId, fields);
const post = (id: string, verb: string, who: Client, body?: unknown) =>
  who.send('POST', `/api/documents/${id}/${verb}`, body);
const duplicated = async (id: string, who: Client, body?: unknown) =>
  read(documentVersionEndpoints.duplicateDocument.response, await post(id, 'duplicate', who, body));
const revised = async (id: string, who: Client) =>
  read(documentVersionEndpoints.reviseDocument.response, await post(id, 'revise', who));
const get = async (id: string, who: Client) =>
  read(documentEndpoints.getDocument.response, await who.send('GET', `/api/documents/${id}`));
const history = async (id: string, who: Client) =>
  read(documentVersionEndpoints.listHistory.response, await who.send('GET', `/api/documents/${id}/history`));
const patch = (id: string, body: unknown, who: Client) => who.send('PATCH', `/api/documents/${id}`, body);

describe('a duplicate', () => {
  it('has every line and figure, the day it is made, and a number of its own', async () => {
    const person = await test.signIn();
    const content = makeContent({
      items: [makeLine()],
      discount: { percent: 10, amount: '19.00' },
      tax: { percent: 8.25, amount: '14.11' },
      amount: '185.11',
      total_cost: '185.11',
      validUntil: '2026-11-30',
      terms: ['Prices are valid until Nov 30, 2026'],
    });
    const fields = {
      content,
      amount: '185.11',
      issuedOn: '2026-11-20',
      status: 'accepted' as const,
      includeLogo: false,
    };
    const from = await make(fields, person);
    const copy = await duplicated(from.id, person, { today: '2026-12-01' });
    expect(copy).toMatchObject({
      type: 'quote',
      number: 'Q-2026-0002',
      status: 'draft',
      title: from.title,
      client: 'Karen Whitfield',
      amount: '185.11',
      issuedOn: '2026-12-01',
      includeLogo: false,
      transcription: from.transcription,
      version: 1,
      content: {
        ...content,
        validUntil: '2026-12-11',
        terms: ['Prices are valid until Dec 11, 2026'],
      },
    });
    expect((await get(from.id, person)).status).toBe('accepted');
    expect(await history(copy.id, person)).toMatchObject([{ kind: 'duplicated', actor: 'owner', number: from.number }]);
    expect((await patch(copy.id, { title: 'Another' }, person)).status).toBe(200);
  });

  it('of an invoice is due anew, and neither paid nor made from anything', async () => {
    const person = await test.signIn();
    const quote = await make({}, person);
    const invoice = read(
      documentEndpoints.convertToInvoice.response,
      await post(quote.id, 'convert-to-invoice', person, { today: '2026-11-01' }),
    );
    await patch(invoice.id, { status: 'accepted', paidOn: '2026-11-05' }, person);
    const copy = await duplicated(invoice.id, person, { today: '2026-11-20' });
    expect(copy).toMatchObject({
      type: 'invoice',
      number: 'I-2026-0002',
      dueOn: '2026-12-20',
      paidOn: null,
      convertedFrom: null,
    });
    expect((await get(quote.id, person)).invoice?.id).toBe(invoice.id);
  });
});

describe('a revision of an accepted document', () => {
  it('is a draft of its own that says which version it is; both know of each other', async () => {
    const person = await test.signIn();
    const quote = await make({ status: 'accepted' }, person);
    const revision = await revised(quote.id, person);
    expect(revision).toMatchObject({
      number: 'Q-2026-0001-R2',
      status: 'draft',
      amount: '410.00',
      revises: { id: quote.id, number: 'Q-2026-0001', type: 'quote' },
      revision: null,
    });
    expect(await get(quote.id, person)).toMatchObject({
      status: 'accepted',
      version: 1,
      revision: { id: revision.id, number: 'Q-2026-0001-R2', type: 'quote' },
    });
    expect((await patch(revision.id, { title: 'With the sink' }, person)).status).toBe(200);
    expect(await history(quote.id, person)).toContainEqual(
      expect.objectContaining({ kind: 'revised', number: 'Q-2026-0001-R2' }),
    );
    await patch(revision.id, { status: 'accepted' }, person);
    expect((await revised(revision.id, person)).number).toBe('Q-2026-0001-R3');
    // No number of the sequence is used up.
    expect((await duplicated(quote.id, person)).number).toBe('Q-2026-0002');
  });

  it('is made once; a deleted one gives way', async () => {
    const person = await test.signIn();
    const { id } = await make({ status: 'accepted' }, person);
    const first = await revised(id, person);
    expect(await post(id, 'revise', person)).toMatchObject({
      status: 409,
      body: { message: `${documentMessages.alreadyRevised} It is ${first.number}.` },
    });
    await person.send('DELETE', `/api/documents/${first.id}`);
    const second = await revised(id, person);
    expect(second.number).toBe(first.number);
    expect(await post(first.id, 'restore', person)).toMatchObject({
      status: 409,
      body: { message: documentMessages.alreadyRevised },
    });
  });

  it('is refused where nothing is locked, and for invoices', async () => {
    const person = await test.signIn();
    const draft = await make({}, person);
    expect(await post(draft.id, 'revise', person)).toMatchObject({
      status: 409,
      body: { message: documentMessages.notLocked },
    });
    const invoice = await make({ type: 'invoice', status: 'accepted' }, person);
    expect(await post(invoice.id, 'revise', person)).toMatchObject({
      status: 409,
      body: { message: documentMessages.noInvoiceRevision },
    });
  });
});

describe('the history', () => {
  it('says who changed the status, when, from what to what, newest first', async () => {
    const person = await test.signIn();
    const { id } = await make({ createdAt: test.clock.now }, person);
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    await patch(id, { status: 'pending' }, person);
    test.clock.now = new Date(test.clock.now.getTime() + 60_000);
    await patch(id, { status: 'accepted' }, person);
    const events = await history(id, person);
    const [last, before] = events.filter(({ kind }) => kind === 'status');
    expect(last).toMatchObject({
      kind: 'status',
      actor: 'owner',
      from: 'pending',
      to: 'accepted',
      createdAt: test.clock.now.toISOString(),
    });
    expect(before).toMatchObject({ kind: 'status', from: 'draft', to: 'pending' });
    expect(events).toContainEqual(expect.objectContaining({ kind: 'generated', from: null, to: null }));
  });

  it('tells what was refined, and where a document went', async () => {
    const person = await test.signIn();
    const { id } = await make({}, person);
    await post(id, 'refine', person, { instructions: 'add 10 percent discount' });
    const invoice = read(documentEndpoints.convertToInvoice.response, await post(id, 'convert-to-invoice', person));
    const events = await history(id, person);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'refined', instructions: 'add 10 percent discount' }),
    );
    expect(events).toContainEqual(expect.objectContaining({ kind: 'converted', number: invoice.number }));
  });
});

describe('all of it', () => {
  it('is only for whom the document belongs to, signed in and with access', async () => {
    const person = await test.signIn();
    const { id } = await make({ status: 'accepted' }, person);
    const stranger = await test.signIn();
    const notFound = { status: 404, body: { message: documentMessages.notFound } };
    for (const [method, verb] of [
      ['POST', 'duplicate'],
      ['POST', 'revise'],
      ['GET', 'history'],
    ] as const) {
      expect(await stranger.send(method, `/api/documents/${id}/${verb}`)).toMatchObject(notFound);
      expect(await person.send(method, `/api/documents/nonsense/${verb}`)).toMatchObject(notFound);
      expect((await test.visitor.send(method, `/api/documents/${id}/${verb}`)).status).toBe(401);
    }
    expect((await post(id, 'duplicate', person, { today: 'tomorrow' })).status).toBe(400);
    const lapsed = await test.signIn({ subscriptionStatus: 'unpaid' });
    const own = await make({ status: 'accepted' }, lapsed);
    expect((await post(own.id, 'duplicate', lapsed)).status).toBe(402);
    expect((await post(own.id, 'revise', lapsed)).status).toBe(402);
    expect(await history(own.id, lapsed)).toHaveLength(1);
  });
});
