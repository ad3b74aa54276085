import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentEndpoints, documentMessages } from '#contract/document.ts';
import { voiceSessions } from '#server/db/schema/document.ts';
import { type Client, openTestApp, read, type TestApp } from '#server/test-app.ts';

let test: TestApp;
let person: Client;
let other: Client;
beforeAll(async () => {
  test = await openTestApp();
  person = await test.signIn();
  other = await test.signIn();
});
afterAll(() => test.close());

const words = 'quote for Dave Miller replace the kitchen faucet 2 hours at $95 an hour and the faucet is $220';
const generate = (body: Record<string, unknown>, who: Pick<Client, 'send'> = person) =>
  who.send('POST', '/api/generate-document', { transcription: words, type: 'quote', ...body });
const documentOf = (answer: Awaited<ReturnType<typeof generate>>) =>
  read(documentEndpoints.generateDocument.response, answer).document;
const recordings = (who: Client) =>
  test.database.db.select().from(voiceSessions).where(eq(voiceSessions.userId, who.userId));
const figures = async (who: Client) => (await who.send('GET', '/api/stats')).body;

describe('the key of a request', () => {
  it('makes one document and one recording of many requests at once and of one later, also on another day', async () => {
    const who = await test.signIn();
    const body = { requestKey: randomUUID(), today: '2026-11-19' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => generate(body, who)));
    answers.push(await generate({ ...body, today: '2026-11-20' }, who));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map((answer) => documentOf(answer).id)).size).toBe(1);
    expect(documentOf(answers[6]!).issuedOn).toBe('2026-11-19');
    expect(await figures(who)).toMatchObject({ totalQuotes: 1, voiceSessions: 1 });
    expect(await recordings(who)).toMatchObject([{ documentId: documentOf(answers[0]!).id, transcription: words }]);
  });

  it('is refused for other words, another button or another choice, which it leaves unmade', async () => {
    const who = await test.signIn();
    const requestKey = randomUUID();
    const { id } = documentOf(await generate({ requestKey }, who));
    for (const body of [
      { transcription: `${words} today` },
      { type: 'estimate' },
      { type: undefined },
      { includeLogo: false },
    ])
      expect(await generate({ requestKey, ...body }, who), JSON.stringify(body)).toMatchObject({
        status: 409,
        body: { message: documentMessages.otherRequest },
      });
    const contractor = await who.send('POST', '/api/generate-contractor-quote', { transcription: words, requestKey });
    expect(contractor.status).toBe(409);
    expect(documentOf(await generate({ requestKey }, who)).id).toBe(id);
    expect(await figures(who)).toMatchObject({ totalQuotes: 1, voiceSessions: 1 });
  });

  it('is decided once where two different requests race for it', async () => {
    const who = await test.signIn();
    const requestKey = randomUUID();
    const answers = await Promise.all(
      [words, `${words} on Monday`, words, `${words} on Monday`].map((transcription) =>
        generate({ requestKey, transcription }, who),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(await figures(who)).toMatchObject({ totalQuotes: 1 });
  });

  it('is each person’s own', async () => {
    const requestKey = randomUUID();
    const mine = documentOf(await generate({ requestKey }));
    const theirs = documentOf(await generate({ requestKey, transcription: `${words} today` }, other));
    expect(theirs.id).not.toBe(mine.id);
    expect((await other.send('GET', `/api/documents/${mine.id}`)).status).toBe(404);
  });

  it('keeps one recording of a dictation that no document comes of, however often it is sent', async () => {
    const who = await test.signIn();
    const body = {
      requestKey: randomUUID(),
      transcription: 'quote for Dave Miller, one golden bridge for $9999999999',
    };
    for (const _ of [1, 2, 3]) expect((await generate(body, who)).status).toBe(400);
    expect(await recordings(who)).toMatchObject([{ documentId: null }]);
  });

  it('answers what was made from a template that is gone by then', async () => {
    const who = await test.signIn();
    const { id: documentId } = documentOf(await generate({}, who));
    const saved = await who.send('POST', '/api/templates', { documentId });
    const { id: templateId } = saved.body as { id: string };
    const use = (body: Record<string, unknown>) =>
      who.send('POST', '/api/use-template', { templateId, customizations: { originalTranscription: words }, ...body });
    const requestKey = randomUUID();
    const made = documentOf(await use({ requestKey }));
    expect((await who.send('DELETE', `/api/templates/${templateId}`)).status).toBe(200);
    expect(documentOf(await use({ requestKey })).id).toBe(made.id);
    expect((await use({ requestKey: randomUUID() })).status).toBe(404);
  });

  it.each(['short', 'x'.repeat(65), 7])('is refused where it is none: %j', async (requestKey) => {
    expect((await generate({ requestKey })).status).toBe(400);
  });

  it('is nothing to a visitor', async () => {
    expect((await generate({ requestKey: randomUUID() }, test.visitor)).status).toBe(401);
  });
});

describe('whose dictation it is', () => {
  it('is checked before anything is stored', async () => {
    const who = await test.signIn();
    for (const path of ['/api/generate-document', '/api/generate-contractor-quote'])
      expect(await who.send('POST', path, { transcription: words, userId: person.userId })).toMatchObject({
        status: 403,
        body: { message: documentMessages.otherAccount },
      });
    expect(await figures(who)).toMatchObject({ totalQuotes: 0, voiceSessions: 0 });
    expect((await generate({ userId: who.userId }, who)).status).toBe(201);
  });
});
