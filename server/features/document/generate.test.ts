import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentEndpoints, documentMessages } from '#contract/document.ts';
import { subscriptionMessages } from '#contract/subscription.ts';
import { documentEvents, documents, voiceSessions } from '#server/db/schema/document.ts';
import { type Client, openTestApp, read, type TestApp } from '#server/test-app.ts';

let test: TestApp;
let client: Client;
beforeAll(async () => {
  test = await openTestApp();
  client = await test.signIn();
});
afterAll(() => test.close());

const faucet = 'quote for Dave Miller replace the kitchen faucet 2 hours at $95 an hour and the faucet is $220';
const ask = (body: Record<string, unknown>, who = client) =>
  who.send('POST', '/api/generate-document', { transcription: faucet, type: 'quote', ...body });
const generate = async (body: Record<string, unknown> = {}, who = client) =>
  read(documentEndpoints.generateDocument.response, await ask(body, who));
const stats = async (who: Client) => (await who.send('GET', '/api/stats')).body;

describe('generating a document', () => {
  it('prices what was said and stores it with the recording', async () => {
    const { document, generatedContent } = await generate({ today: '2026-11-19' });
    expect(document).toMatchObject({
      number: 'Q-2026-0001',
      type: 'quote',
      client: 'Dave Miller',
      amount: '410.00',
      status: 'draft',
      transcription: faucet,
      version: 1,
      issuedOn: '2026-11-19',
      includeLogo: true,
      createdAt: '2026-11-20T12:00:00.000Z',
    });
    expect(generatedContent).toEqual(document.content);
    expect(document.content).toMatchObject({ amount: '410.00', total_cost: '410.00', validUntil: '2026-12-19' });
    const stored = await client.send('GET', `/api/documents/${document.id}`);
    expect(stored.body).toEqual(document);
    const [recording] = await test.database.db
      .select()
      .from(voiceSessions)
      .where(eq(voiceSessions.documentId, document.id));
    expect(recording).toMatchObject({ userId: client.userId, transcription: faucet });
    const [row] = await test.database.db.select().from(documents).where(eq(documents.id, document.id));
    expect(row?.facts).not.toBeNull();
  });

  it('counts each type in a sequence of its own, each business for itself', async () => {
    const person = await test.signIn();
    const numberOf = async (body: Record<string, unknown>) => (await generate(body, person)).document.number;
    expect([
      await numberOf({}),
      await numberOf({ transcription: faucet.replace('quote', 'estimate'), type: 'estimate' }),
      await numberOf({}),
    ]).toEqual(['Q-2026-0001', 'E-2026-0001', 'Q-2026-0002']);
  });

  it('uses the price list and the profile of this business', async () => {
    const person = await test.signIn();
    await person.send('POST', '/api/business-profile', { businessName: 'Ridgeway Plumbing', phone: '614-555-0100' });
    const { document } = await generate({}, person);
    expect(document.content.businessInfo).toMatchObject({ businessName: 'Ridgeway Plumbing', phone: '614-555-0100' });
    expect(document.content.businessInfo.logoUrl).toBeUndefined();
  });

  it('makes one document of a doubled click and of a retry', async () => {
    const person = await test.signIn();
    const key = { requestKey: 'a-key-of-this-dictation' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(key, person)));
    answers.push(await ask(key, person));
    const ids = answers.map((answer) => read(documentEndpoints.generateDocument.response, answer).document.id);
    expect(new Set(ids).size).toBe(1);
    expect(await stats(person)).toMatchObject({ totalQuotes: 1, voiceSessions: 1 });
    expect((await generate({}, person)).document.number).toBe('Q-2026-0002');
    const other = await test.signIn();
    expect((await generate(key, other)).document.id).not.toBe(ids[0]);
  });

  it('gives numbers without a gap or a double when many are made at once', async () => {
    const person = await test.signIn();
    const made = await Promise.all(Array.from({ length: 8 }, () => generate({}, person)));
    expect(made.map(({ document }) => document.number).sort()).toEqual(
      Array.from({ length: 8 }, (_, index) => `Q-2026-000${index + 1}`),
    );
  });

  it('makes the fuller form for contractors', async () => {
    const answer = await client.send('POST', '/api/generate-contractor-quote', {
      transcription: faucet,
      includeLogo: false,
    });
    const { document } = read(documentEndpoints.generateContractorQuote.response, answer);
    expect(document).toMatchObject({ amount: '410.00', includeLogo: false });
  });

  it('keeps the recording when no document comes of it', async () => {
    const person = await test.signIn();
    const answer = await ask({ transcription: 'quote for Dave Miller, one golden bridge for $9999999999' }, person);
    expect(answer).toMatchObject({ status: 400, body: { message: documentMessages.amountTooLarge } });
    expect(await stats(person)).toMatchObject({ totalQuotes: 0, voiceSessions: 1 });
    expect((await generate({}, person)).document.number).toBe('Q-2026-0001');
  });

  it('takes an hour of talking, emoji and all', async () => {
    const long = `${faucet}. ${'and then we talked about the weather 🌦️ and the dog '.repeat(1500)}`.slice(0, 99_999);
    expect((await ask({ transcription: long })).status).toBe(201);
  });

  it.each([
    [{ transcription: '   too few   ' }, documentMessages.tooShort],
    [{ transcription: undefined }, documentMessages.tooShort],
    [{ transcription: 'x'.repeat(100_001) }, documentMessages.tooLong],
    [{ today: 'tomorrow' }, 'Please enter a date as YYYY-MM-DD'],
  ])('refuses %j with its message', async (body, message) => {
    expect(await ask(body)).toMatchObject({ status: 400, body: { message } });
  });

  it('asks for a subscription where the trial was ended, and lets read', async () => {
    const lapsed = await test.signIn({ subscriptionStatus: 'canceled' });
    for (const [path, body] of [
      ['/api/generate-document', { transcription: faucet }],
      ['/api/generate-contractor-quote', { transcription: faucet }],
    ] as const)
      expect(await lapsed.send('POST', path, body)).toMatchObject({
        status: 402,
        body: { message: subscriptionMessages.ended },
      });
    expect((await lapsed.send('GET', '/api/documents')).status).toBe(200);
    expect((await lapsed.send('GET', '/api/auth/user')).body).toMatchObject({ hasAccess: false });
  });

  it('has a limit, which a repeated request does not touch', async () => {
    const strict = await openTestApp({ rateLimitFactor: 0.02 });
    const person = await strict.signIn();
    const first = await ask({ requestKey: 'the-first-dictation' }, person);
    await ask({}, person);
    await ask({}, person);
    expect(await ask({}, person)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    expect((await ask({ requestKey: 'the-first-dictation' }, person)).body).toEqual(first.body);
    await strict.close();
  });

  it('begins the document’s history', async () => {
    const { document } = await generate();
    const events = await test.database.db
      .select({ kind: documentEvents.kind, version: documentEvents.version })
      .from(documentEvents)
      .where(eq(documentEvents.documentId, document.id))
      .orderBy(desc(documentEvents.createdAt));
    expect(events).toEqual([{ kind: 'generated', version: 1 }]);
  });
});
