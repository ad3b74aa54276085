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
const get = async (id: string, who = client) =>
  read(documentEndpoints.getDocument.response, await who.send('GET', `/api/documents/${id}`));
const patch = (id: string, body: unknown, who = client) => who.send('PATCH', `/api/documents/${id}`, body);
const convert = (id: string, who = client, body?: unknown) =>
  who.send('POST', `/api/documents/${id}/convert-to-invoice`, body);
const converted = async (id: string, who = client, body?: unknown) =>
  read(documentEndpoints.convertToInvoice.response, await convert(id, who, body));
const remove = (id: string, who = client) => who.send('DELETE', `/api/documents/${id}`);

describe('an invoice made from a quote', () => {
  it('carries everything, is a document of its own, and both know of each other', async () => {
    const person = await test.signIn();
    const content = makeContent({
      items: [
        makeLine({ taxable: false }),
        makeLine({ description: 'Sprayer', optional: true, unit_price: '40.00', amount: '80.00' }),
      ],
      discount: { percent: 10, amount: '19.00' },
      tax: { percent: 8.25, amount: '0.00' },
      deposit: { percent: 50, amount: '85.50' },
      deposit_paid: true,
      terms: ['Net 15.'],
      notes: ['Park in the drive.'],
      amount: '171.00',
      total_cost: '171.00',
    });
    const quote = await make({ status: 'accepted', content, amount: '171.00', includeLogo: false }, person);
    const invoice = await converted(quote.id, person);
    expect(invoice).toMatchObject({
      type: 'invoice',
      number: 'I-2026-0001',
      status: 'draft',
      title: quote.title,
      client: 'Karen Whitfield',
      amount: '171.00',
      issuedOn: '2026-11-20',
      dueOn: '2026-12-05',
      paidOn: null,
      includeLogo: false,
      transcription: quote.transcription,
      convertedFrom: { id: quote.id, number: 'Q-2026-0001', type: 'quote' },
      invoice: null,
    });
    // All that is charged; the extra was not taken.
    const items = content.items.slice(0, 1);
    expect(invoice.content).toEqual({ ...content, items, quote_type: 'invoice', validUntil: null });
    expect(await get(quote.id, person)).toMatchObject({
      type: 'quote',
      status: 'accepted',
      version: 1,
      convertedFrom: null,
      invoice: { id: invoice.id, number: 'I-2026-0001', type: 'invoice' },
    });
    const events = await test.database.db
      .select({ kind: documentEvents.kind, details: documentEvents.details })
      .from(documentEvents)
      .where(eq(documentEvents.documentId, quote.id))
      .orderBy(asc(documentEvents.id));
    expect(events.at(-1)).toEqual({
      kind: 'converted',
      details: { invoiceId: invoice.id, number: 'I-2026-0001' },
    });
    expect(await convert(invoice.id, person)).toMatchObject({
      status: 409,
      body: { message: documentMessages.alreadyInvoice },
    });
  });

  it('keeps what is still open, but nothing about an extra that was not taken', async () => {
    const person = await test.signIn();
    const doubt = { of: 'doubt' as const, about: 'The total', readings: [], because: 'It was said twice.' };
    const price = { of: 'price' as const, about: 'Sprayer', readings: [], because: 'No price was said.' };
    const content = makeContent({
      items: [makeLine(), makeLine({ description: 'Sprayer', optional: true, unit_price: null, amount: null })],
    });
    const { id } = await make({ content, questions: [doubt, price] }, person);
    expect((await converted(id, person)).questions).toEqual([doubt]);
  });

  it('bears the day of the person and is due by the business’s setting', async () => {
    const person = await test.signIn();
    await person.send('PUT', '/api/document-settings', { paymentDays: 14 });
    const { id } = await make({}, person);
    expect(await converted(id, person, { today: '2026-11-19' })).toMatchObject({
      issuedOn: '2026-11-19',
      dueOn: '2026-12-03',
    });
  });

  it('is made once when it is asked for twice at the same moment, and again after it was deleted', async () => {
    const { id } = await make();
    const answers = await Promise.all([1, 2].map(() => convert(id)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const first = answers.find(({ status }) => status === 200)?.body as { id: string; number: string };
    expect(await convert(id)).toMatchObject({
      status: 409,
      body: { message: `${documentMessages.alreadyInvoiced} It is ${first.number}.` },
    });
    await remove(first.id);
    expect((await get(id)).invoice).toBeNull();
    const second = await converted(id);
    expect(second.number).toBe(first.number);
    expect(await client.send('POST', `/api/documents/${first.id}/restore`)).toMatchObject({
      status: 409,
      body: { message: documentMessages.alreadyInvoiced },
    });
  });
});

describe('numbers of invoices', () => {
  it('have no gap and no double when many are made at once, also when some fail or are deleted', async () => {
    const person = await test.signIn();
    const quotes = await Promise.all(Array.from({ length: 10 }, () => make({}, person)));
    const answers = await Promise.all(quotes.flatMap(({ id }) => [convert(id, person), convert(id, person)]));
    const made = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => body as { id: string; number: string });
    const numbers = made.map(({ number }) => number).sort();
    expect(numbers).toEqual(Array.from({ length: 10 }, (_, at) => `I-2026-${String(at + 1).padStart(4, '0')}`));
    const [third] = made.filter(({ number }) => number === 'I-2026-0003');
    await remove(third!.id, person);
    const again = await make({ type: 'invoice', dueOn: '2026-12-20' }, person);
    expect(again.number).toBe('I-2026-0003');
    expect((await make({ type: 'invoice' }, person)).number).toBe('I-2026-0011');
    // Restored, the deleted one is at the end: its number is another's now.
    expect((await person.send('POST', `/api/documents/${third!.id}/restore`)).body).toMatchObject({
      number: 'I-2026-0012',
    });
  });

  it('come back with an invoice that is restored before another took them', async () => {
    const person = await test.signIn();
    const { id, number } = await make({ type: 'invoice' }, person);
    await remove(id, person);
    expect((await person.send('POST', `/api/documents/${id}/restore`)).body).toMatchObject({ number });
    expect((await make({ type: 'invoice' }, person)).number).toBe('I-2026-0002');
  });

  it('stay with an invoice that was sent or paid: it cannot be deleted', async () => {
    const refused = { status: 409, body: { message: documentMessages.sentInvoice } };
    for (const fields of [{ status: 'pending' }, { status: 'accepted' }, { paidOn: '2026-11-21' }] as const)
      expect(await remove((await make({ type: 'invoice', ...fields })).id)).toMatchObject(refused);
    expect((await remove((await make({ type: 'quote', status: 'accepted' })).id)).status).toBe(200);
  });

  it('start anew with the year', async () => {
    const person = await test.signIn();
    expect((await make({ type: 'invoice' }, person)).number).toBe('I-2026-0001');
    expect((await make({ type: 'invoice', issuedOn: '2027-01-02' }, person)).number).toBe('I-2027-0001');
    expect((await make({ type: 'invoice' }, person)).number).toBe('I-2026-0002');
  });
});

describe('payment', () => {
  it('is entered and taken back by hand, on an accepted invoice too', async () => {
    const { id } = await make({ type: 'invoice', status: 'accepted', dueOn: '2026-11-30' });
    expect((await patch(id, { paidOn: '2026-11-25' })).body).toMatchObject({
      paidOn: '2026-11-25',
      dueOn: '2026-11-30',
    });
    const [listed] = read(
      documentEndpoints.listDocuments.response,
      await client.send('GET', '/api/documents?type=invoice&limit=1'),
    );
    expect(listed).toMatchObject({ id, paidOn: '2026-11-25', dueOn: '2026-11-30' });
    expect((await patch(id, { paidOn: null })).body).toMatchObject({ paidOn: null });
    expect(await patch(id, { dueOn: '2026-12-24' })).toMatchObject({ status: 409 });
  });

  it('is due on another day when told so', async () => {
    const { id } = await make({ type: 'invoice' });
    expect((await patch(id, { dueOn: '2027-01-15' })).body).toMatchObject({ dueOn: '2027-01-15', version: 2 });
    expect((await patch(id, { dueOn: '2027-01-15' })).body).toMatchObject({ version: 2 });
  });

  it.each([
    ['quote', { paidOn: '2026-11-25' }, documentMessages.onlyInvoices],
    ['quote', { dueOn: '2026-11-25' }, documentMessages.onlyInvoices],
    ['invoice', { dueOn: '2026-11-01' }, documentMessages.dueBeforeIssue],
    ['invoice', { paidOn: '2026-11-01' }, documentMessages.paidBeforeIssue],
    ['invoice', { paidOn: '2026-02-30' }, 'Please enter a date as YYYY-MM-DD'],
  ] as const)('of a %s by %j is refused with its message', async (type, body, message) => {
    const { id } = await make({ type });
    expect(await patch(id, body)).toMatchObject({ status: 400, body: { message } });
  });

  it('of an invoice without a total is refused', async () => {
    const open = makeContent({ items: [makeLine({ unit_price: null, amount: null })], amount: null, total_cost: null });
    const { id } = await make({ type: 'invoice', content: { ...open, quote_type: 'invoice' }, amount: null });
    expect(await patch(id, { paidOn: '2026-11-25' })).toMatchObject({
      status: 400,
      body: { message: documentMessages.paidWithoutTotal },
    });
  });
});
