import { FacturX } from 'factur-x-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eInvoiceEndpoints, eInvoiceMessages } from '#contract/e-invoice.ts';
import { makeContent, makeDocument, makeLine } from '#server/db/factories.ts';
import { brokenRules } from '#server/e-invoice/testing/check-rules.ts';
import { openCiiSchema, ublFaults } from '#server/e-invoice/testing/check-schema.ts';
import { readCii, readUbl } from '#server/e-invoice/testing/read-e-invoice.ts';
import { readAttachment, readPdf } from '#server/pdf/testing/read-pdf.ts';
import { type Client, openTestApp, read, type TestApp } from '#server/test-app.ts';

let test: TestApp;
let client: Client;
beforeAll(async () => {
  test = await openTestApp();
  client = await test.signIn();
});
afterAll(() => test.close());

const seller = {
  street: '12 Canal Street',
  city: 'Columbus',
  postalCode: '43215',
  region: 'Ohio',
  country: 'us',
  vatId: '',
  taxNumber: '31-1234567',
  untaxedCategory: 'O',
};
const buyer = { street: 'Elmstraße 4', city: 'Köln', postalCode: '50667', country: 'DE', reference: 'PO 4711' };

type Fields = Parameters<typeof makeDocument>[2];
const make = (fields: Fields = {}, who = client) =>
  makeDocument(test.database.db, who.userId, { type: 'invoice', dueOn: '2026-12-20', ...fields });
const state = async (id: string, who = client) =>
  read(eInvoiceEndpoints.getEInvoice.response, await who.send('GET', `/api/documents/${id}/e-invoice`));
const fieldsOf = (missing: { place: string; field: string }[]) =>
  missing.map(({ place, field }) => `${place}.${field}`);
const fill = async (id: string, who = client) => {
  expect((await who.send('PUT', '/api/e-invoice-settings', seller)).status).toBe(200);
  expect((await who.send('PUT', `/api/documents/${id}/e-invoice`, buyer)).status).toBe(200);
};

describe('an e-invoice', () => {
  it('asks for what is missing, and where it is filled in', async () => {
    const owner = await test.signIn();
    const { id } = await make({}, owner);
    const asked = [
      'seller.street',
      'seller.city',
      'seller.country',
      'seller.taxNumber',
      'buyer.street',
      'buyer.city',
      'buyer.country',
      'seller.untaxedCategory',
    ];
    expect(fieldsOf((await state(id, owner)).missing)).toEqual(asked);
    for (const ending of ['pdf', 'xml']) {
      const answer = await owner.send('GET', `/api/documents/${id}/e-invoice.${ending}`);
      expect(answer).toMatchObject({ status: 409, body: { message: eInvoiceMessages.incomplete } });
      expect((answer.body as { issues: { path: string }[] }).issues.map(({ path }) => path)).toEqual(asked);
    }
    const saved = await owner.send('PUT', '/api/e-invoice-settings', seller);
    expect(saved.body).toEqual({ ...seller, country: 'US', vatId: null, exemptionReason: null });
    expect(fieldsOf((await state(id, owner)).missing)).toEqual(['buyer.street', 'buyer.city', 'buyer.country']);
    const answer = await owner.send('PUT', `/api/documents/${id}/e-invoice`, buyer);
    expect(read(eInvoiceEndpoints.saveBuyerDetails.response, answer)).toMatchObject({
      missing: [],
      buyer: { ...buyer, region: null, vatId: null },
    });
  });

  it('is a PDF that people read and data that programs read, and both say the same', async () => {
    const items = [makeLine(), makeLine({ description: 'Faucet', quantity: 1, unit: null, amount: '95.00' })];
    const content = makeContent({
      quote_type: 'invoice',
      items,
      tax: { percent: 8.25, amount: '23.51' },
      amount: '308.51',
      deposit: { amount: '100.00' },
      deposit_paid: true,
    });
    const { id, number } = await make({ content, amount: '308.51' });
    await fill(id);
    const answer = await client.send('GET', `/api/documents/${id}/e-invoice.pdf`);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf' });
    expect(answer.headers['content-disposition']).toContain(
      `attachment; filename="Invoice ${number} Karen Whitfield.pdf"`,
    );

    const { pages, metadata } = readPdf(answer.raw);
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(metadata).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
    expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    const page = pages.map(({ text }) => text.replaceAll('\n', ' ')).join(' ');
    for (const said of ['12 Canal Street', '31-1234567', 'Elmstraße 4', 'Germany', 'PO 4711', '$308.51', '$208.51'])
      expect(page).toContain(said);

    const xml = readAttachment(answer.raw, 'factur-x.xml');
    expect((await openCiiSchema())(xml)).toEqual([]);
    const invoice = readCii(xml);
    expect(brokenRules(invoice)).toEqual([]);
    expect(invoice).toMatchObject({
      number,
      dueOn: '2026-12-20',
      totals: { lines: '285.00', tax: '23.51', gross: '308.51', paid: '100.00', due: '208.51' },
    });

    // Another program opens the file, finds the data by its metadata and name, and has nothing against it.
    const program = await FacturX.fromPDF(new Uint8Array(answer.raw));
    expect(program.validate()).toEqual({ valid: true });

    const ubl = await client.send('GET', `/api/documents/${id}/e-invoice.xml`);
    expect(ubl.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(ubl.headers['content-disposition']).toContain('.xml"');
    expect(ublFaults(ubl.raw.toString())).toEqual([]);
    expect(readUbl(ubl.raw.toString())).toEqual(invoice);

    const again = await client.send('GET', `/api/documents/${id}/e-invoice.pdf`);
    expect(again.raw.equals(answer.raw)).toBe(true);
  });

  it('prints the grounds for no tax', async () => {
    const { id } = await make();
    await fill(id);
    const exempt = { ...seller, untaxedCategory: 'E', exemptionReason: 'Small business, § 19 UStG' };
    await client.send('PUT', '/api/e-invoice-settings', exempt);
    const { raw } = await client.send('GET', `/api/documents/${id}/e-invoice.pdf`);
    expect(readPdf(raw).pages[0]?.text).toContain('Small business, § 19 UStG');
    expect(readCii(readAttachment(raw, 'factur-x.xml')).taxes[0]?.reason).toBe('Small business, § 19 UStG');
  });

  it('offers what was said of the same client before, and no reference of another order', async () => {
    const owner = await test.signIn();
    const first = await make({ client: 'Acme Ltd' }, owner);
    await fill(first.id, owner);
    const second = await make({ client: ' ACME ltd ' }, owner);
    const other = await make({ client: 'Acme Ltd & Sons' }, owner);
    const stranger = await make({ client: 'Acme Ltd' });
    expect(await state(second.id, owner)).toMatchObject({
      buyer: { street: null, country: null },
      earlier: { ...buyer, reference: null },
    });
    expect((await state(other.id, owner)).earlier).toBeNull();
    expect((await state(stranger.id)).earlier).toBeNull();
  });

  it('is made of an accepted invoice too, and of nothing but invoices', async () => {
    const accepted = await make({ status: 'accepted' });
    await fill(accepted.id);
    expect((await state(accepted.id)).missing).toEqual([]);
    const quote = await make({ type: 'quote', dueOn: null });
    for (const [method, path, body] of [
      ['GET', 'e-invoice', undefined],
      ['PUT', 'e-invoice', buyer],
      ['GET', 'e-invoice.pdf', undefined],
      ['GET', 'e-invoice.xml', undefined],
    ] as const)
      expect(await client.send(method, `/api/documents/${quote.id}/${path}`, body)).toMatchObject({
        status: 409,
        body: { message: eInvoiceMessages.notInvoice },
      });
  });

  it('names a letter that no font has', async () => {
    const { id } = await make({
      content: makeContent({ items: [makeLine({ description: 'ซ่อมท่อ' })], amount: '190.00' }),
    });
    await fill(id);
    const answer = await client.send('GET', `/api/documents/${id}/e-invoice.pdf`);
    expect(answer).toMatchObject({ status: 422, body: { message: expect.stringMatching(/letters: ซ ่/) } });
    expect((await client.send('GET', `/api/documents/${id}/e-invoice.xml`)).status).toBe(200);
  });

  it('is nobody else’s', async () => {
    const { id } = await make();
    await fill(id);
    const other = await test.signIn();
    expect((await other.send('GET', `/api/documents/${id}/e-invoice`)).status).toBe(404);
    expect((await other.send('PUT', `/api/documents/${id}/e-invoice`, { ...buyer, city: 'Elsewhere' })).status).toBe(
      404,
    );
    expect((await state(id)).buyer.city).toBe('Köln');
    expect((await other.send('GET', '/api/e-invoice-settings')).body).toMatchObject({ city: null, taxNumber: null });
  });

  it.each([
    ['country', 'ZZ', eInvoiceMessages.country],
    ['vatId', '123456789', eInvoiceMessages.vatId],
    ['vatId', 'ZZ123456789', eInvoiceMessages.vatId],
    ['untaxedCategory', 'S', /./],
    ['taxNumber', 'x'.repeat(51), /at most 50/],
    ['nonsense', 'x', /./],
  ])('takes no %s such as %s', async (field, value, message) => {
    const answer = await client.send('PUT', '/api/e-invoice-settings', { ...seller, [field]: value });
    expect(answer.status).toBe(400);
    expect((answer.body as { message: string }).message).toMatch(message);
  });

  it.each([
    ['de 123.456-789', 'DE123456789'],
    ['EL123456789', 'EL123456789'],
  ])('takes %s for %s', async (vatId, stored) => {
    expect((await client.send('PUT', '/api/e-invoice-settings', { ...seller, vatId })).body).toMatchObject({
      vatId: stored,
    });
  });
});
