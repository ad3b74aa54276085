import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateEndpoints } from '#contract/template.ts';
import { quoteTemplates } from '#server/db/schema/document.ts';
import { type Client, openTestApp, read, type TestApp } from '#server/test-app.ts';

let test: TestApp;
let client: Client;
beforeAll(async () => {
  test = await openTestApp();
  client = await test.signIn();
});
afterAll(() => test.close());

const faucet =
  'plumbing quote for Dave Miller replace the leaking kitchen faucet 2 hours at $95 an hour and the faucet is $220';
const recommend = async (who = client) =>
  read(
    templateEndpoints.recommendTemplates.response,
    await who.send('POST', '/api/template-recommendations', { transcription: faucet }),
  );
const use = (templateId: string, who = client, more: Record<string, unknown> = {}) =>
  who.send('POST', '/api/use-template', { templateId, customizations: { originalTranscription: faucet }, ...more });
const stats = async (who: Client) => (await who.send('GET', '/api/stats')).body;

describe('templates', () => {
  it('are recommended from what was said', async () => {
    const { analysis, recommendations } = await recommend();
    expect(analysis.category).toBe('plumbing');
    expect(recommendations.length).toBeGreaterThan(0);
    for (const { confidence, template } of recommendations) {
      expect(confidence).toBeGreaterThanOrEqual(0);
      expect(confidence).toBeLessThanOrEqual(100);
      expect(template.averageAmount).toBeNull();
    }
    expect(recommendations.map(({ template }) => template.name)).toContain('Plumbing fixture replacement');
  });

  it('make a document of what was said, with the usual steps and no price of their own', async () => {
    const person = await test.signIn();
    const { recommendations } = await recommend(person);
    const chosen = recommendations.find(({ template }) => template.name === 'Plumbing fixture replacement')!.template;
    const { document } = read(templateEndpoints.useTemplate.response, await use(chosen.id, person));
    expect(document).toMatchObject({ amount: '410.00', client: 'Dave Miller', type: 'quote' });
    expect(document.content.scope).toContain('Test for leaks and proper drainage');
    expect(document.content.terms.join(' ')).toContain('Shut-off valves');
    expect(new Set(document.content.scope).size).toBe(document.content.scope.length);
    // The recording was heard twice but made once.
    expect(await stats(person)).toMatchObject({ totalQuotes: 1, voiceSessions: 1 });
    const again = await recommend(person);
    expect(again.recommendations.find(({ template }) => template.id === chosen.id)?.template.usageCount).toBe(1);
  });

  it('make one document of a doubled click', async () => {
    const person = await test.signIn();
    const { recommendations } = await recommend(person);
    const { id } = recommendations[0]!.template;
    const answers = await Promise.all([1, 2].map(() => use(id, person, { requestKey: 'one-smart-quote' })));
    const [first, second] = answers.map((answer) => read(templateEndpoints.useTemplate.response, answer).document.id);
    expect(first).toBe(second);
  });

  it('of somebody else are not there; a person’s own are', async () => {
    const other = await test.signIn();
    const [own] = await test.database.db
      .insert(quoteTemplates)
      .values({
        userId: other.userId,
        name: 'Secret faucet method',
        category: 'plumbing',
        template: { type: 'bid', scope: [], approach: [], terms: [], notes: [] },
      })
      .returning();
    expect((await use(own!.id)).status).toBe(404);
    expect(JSON.stringify(await recommend())).not.toContain('Secret');
    expect(read(templateEndpoints.useTemplate.response, await use(own!.id, other)).document.amount).toBe('410.00');
  });

  it('are made of a document, without its prices, dates and names, and count their own use', async () => {
    const person = await test.signIn();
    const { body } = await person.send('POST', '/api/generate-document', {
      transcription: `${faucet}, half down, haul away the old one, warranty is one year on labor`,
      today: '2026-03-02',
    });
    const made = (body as { document: { id: string } }).document;
    const saved = read(
      templateEndpoints.saveTemplate.response,
      await person.send('POST', '/api/templates', { documentId: made.id, name: 'My faucet job' }),
    );
    expect(saved).toMatchObject({ name: 'My faucet job', usageCount: 0, averageAmount: null });
    const [row] = await test.database.db.select().from(quoteTemplates).where(eq(quoteTemplates.id, saved.id));
    expect(row).toMatchObject({ userId: person.userId, category: 'plumbing', isPublic: false });
    expect(JSON.stringify(row!.template)).not.toMatch(/Miller|Dave|\\$|95|220|2026/);
    expect(row!.template.lines?.length).toBeGreaterThan(0);
    for (const amount of ['410.00', '410.00']) {
      const { document } = read(templateEndpoints.useTemplate.response, await use(saved.id, person));
      expect(document.amount).toBe(amount);
    }
    const { recommendations } = await recommend(person);
    const own = recommendations.find(({ template }) => template.id === saved.id);
    expect(own?.template).toMatchObject({ usageCount: 2, averageAmount: '410.00' });
    expect((await client.send('DELETE', `/api/templates/${saved.id}`)).status).toBe(404);
    expect((await client.send('POST', '/api/templates', { documentId: made.id })).status).toBe(404);
    expect((await person.send('DELETE', `/api/templates/${saved.id}`)).status).toBe(200);
    expect((await use(saved.id, person)).status).toBe(404);
    expect(await stats(person)).toMatchObject({ totalQuotes: 3 });
  });

  it('ask for a transcript, a template and access', async () => {
    expect((await client.send('POST', '/api/template-recommendations', { transcription: 'short' })).status).toBe(400);
    expect((await use('no-such-template')).status).toBe(404);
    const lapsed = await test.signIn({ subscriptionStatus: 'canceled' });
    const { recommendations } = await recommend();
    expect((await use(recommendations[0]!.template.id, lapsed)).status).toBe(402);
    expect(
      (await lapsed.send('POST', '/api/template-recommendations', { transcription: 'paint the living room walls' }))
        .status,
    ).toBe(402);
  });
});
