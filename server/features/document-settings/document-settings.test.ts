import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentSettingsEndpoints, documentSettingsMessages } from '#contract/document-settings.ts';
import { makeDocument } from '#server/db/factories.ts';
import { type Client, openTestApp, read, type TestApp } from '#server/test-app.ts';

let test: TestApp;
let client: Client;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const settings = async (who = client) =>
  read(documentSettingsEndpoints.getDocumentSettings.response, await who.send('GET', '/api/document-settings'));
const save = (body: unknown, who = client) => who.send('PUT', '/api/document-settings', body);
const make = async (type: 'quote' | 'invoice' = 'quote', issuedOn = '2026-11-20') =>
  (await makeDocument(test.database.db, client.userId, { type, issuedOn })).number;

describe('the numbers of documents', () => {
  it('begin with the defaults, one sequence for each type', async () => {
    client = await test.signIn();
    expect(await settings()).toEqual({
      numbers: {
        quote: { pattern: 'Q-{YYYY}-{0000}', next: 1, sample: 'Q-2026-0001' },
        bid: { pattern: 'B-{YYYY}-{0000}', next: 1, sample: 'B-2026-0001' },
        estimate: { pattern: 'E-{YYYY}-{0000}', next: 1, sample: 'E-2026-0001' },
        invoice: { pattern: 'I-{YYYY}-{0000}', next: 1, sample: 'I-2026-0001' },
      },
      paymentDays: 30,
    });
  });

  it('follow the pattern and the start that were chosen', async () => {
    client = await test.signIn();
    const answer = await save({
      numbers: { quote: { pattern: 'GG {YY}/{000}', next: 41 }, invoice: { next: 1001 } },
      paymentDays: 14,
    });
    expect(answer.body).toMatchObject({
      numbers: { quote: { pattern: 'GG {YY}/{000}', next: 41, sample: 'GG 26/041' }, bid: { next: 1 } },
      paymentDays: 14,
    });
    expect([await make(), await make(), await make('invoice')]).toEqual(['GG 26/041', 'GG 26/042', 'I-2026-1001']);
    expect(await make('quote', '2027-01-01')).toBe('GG 27/001');
    expect(await settings()).toMatchObject({ numbers: { quote: { next: 43 }, invoice: { next: 1002 } } });
    const later = await client.send('GET', '/api/document-settings?today=2027-03-01');
    expect(later.body).toMatchObject({ numbers: { quote: { next: 2, sample: 'GG 27/002' } } });
  });

  it('are never given twice, and those of invoices not left out', async () => {
    client = await test.signIn();
    await make();
    await make();
    await make('invoice');
    const refused = (message: string) => ({ status: 409, body: { message } });
    expect(await save({ numbers: { quote: { next: 2 } } })).toMatchObject(refused(documentSettingsMessages.usedNumber));
    expect(await save({ numbers: { invoice: { next: 5 } } })).toMatchObject(
      refused(documentSettingsMessages.invoiceGap),
    );
    expect(await save({ numbers: { bid: { pattern: 'q-{YYYY}-{000}' } } })).toMatchObject(
      refused(documentSettingsMessages.samePattern),
    );
    expect((await save({ numbers: { quote: { next: 10 }, invoice: { next: 2 } } })).status).toBe(200);
    // There and back: the counter finds its way past what is there.
    await save({ numbers: { quote: { pattern: 'X{0}' } } });
    expect(await make()).toBe('X1');
    await save({ numbers: { quote: { pattern: 'Q-2026-{0000}' } } });
    expect(await make()).toBe('Q-2026-0003');
  });

  it('are each business’s own', async () => {
    client = await test.signIn();
    await save({ numbers: { quote: { pattern: 'MINE-{0}' } } });
    const other = await test.signIn();
    expect((await settings(other)).numbers.quote.pattern).toBe('Q-{YYYY}-{0000}');
  });

  it.each([
    [{ numbers: { quote: { pattern: 'Q' } } }, /counter once/],
    [{ numbers: { quote: { next: 0 } } }, /start at 1/],
    [{ numbers: { receipt: { next: 1 } } }, /./],
    [{ paymentDays: 366 }, /0 to 365/],
    [{ paymentDays: 1.5 }, /whole number/],
  ])('refuse %j with a message', async (body, message) => {
    client = await test.signIn();
    const answer = await save(body);
    expect(answer.status).toBe(400);
    expect((answer.body as { message: string }).message).toMatch(message);
  });
});
