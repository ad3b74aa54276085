import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, openTestApp, type TestApp } from '#server/test-app.ts';

let test: TestApp;
let client: Client;
beforeAll(async () => {
  test = await openTestApp();
  client = await test.signIn();
});
afterAll(() => test.close());

const none = {
  hourlyRate: null,
  taxPercent: null,
  taxOn: 'everything',
  depositPercent: null,
  markupPercent: null,
  minimumCharge: null,
  validityDays: null,
  terms: [],
};
const usual = {
  ...none,
  hourlyRate: '88.00',
  taxPercent: 8.25,
  depositPercent: 33.33,
  validityDays: 14,
  terms: ['Net 15'],
};
const path = '/api/business-defaults';

describe('what a business usually does', () => {
  it('is nothing before it was saved, then what was saved, for its owner alone', async () => {
    expect(await client.send('GET', path)).toMatchObject({ status: 200, body: none });
    expect(await client.send('PUT', path, usual)).toMatchObject({ status: 200, body: usual });
    expect(await client.send('GET', path)).toMatchObject({ body: usual });
    const other = await test.signIn();
    expect(await other.send('GET', path)).toMatchObject({ body: none });
    expect((await test.visitor.send('GET', path)).status).toBe(401);
  });

  it('goes into a document where nothing else was said, with its source', async () => {
    await client.send('PUT', path, usual);
    const { body } = await client.send('POST', '/api/generate-document', {
      transcription: 'quote for Ann Lee, paint the fence, 10 hours of labor',
      today: '2026-03-02',
    });
    const { content } = (body as { document: { content: Record<string, unknown> } }).document;
    expect(content).toMatchObject({
      amount: '952.60',
      validUntil: '2026-03-16',
      tax: { percent: 8.25, amount: '72.60', source: 'profile' },
      deposit: { amount: '317.53', source: 'profile' },
      items: [{ unit_price: '88.00', source: 'profile' }],
    });
    expect(content.terms).toContain('Net 15');
    const said = await client.send('POST', '/api/generate-document', {
      transcription: 'quote for Ann Lee, paint the fence for 900, no tax, no deposit',
      today: '2026-03-02',
    });
    expect(said.body).toMatchObject({ document: { amount: '900.00', content: { tax: null, deposit: null } } });
  });

  it.each([
    [{ hourlyRate: '-5.00' }, 'A price cannot be negative'],
    [{ taxPercent: 0 }, 'The tax is more than 0 percent, or left empty'],
    [{ depositPercent: 120 }, 'The deposit is at most 100 percent'],
    [{ validityDays: 0 }, 'An offer stands for at least one day'],
    [{ taxOn: 'labor' }, undefined],
  ])('refuses %o', async (fields, message) => {
    const answer = await client.send('PUT', path, { ...none, ...fields });
    expect(answer.status).toBe(400);
    if (message) expect(answer.body).toMatchObject({ message });
  });
});
