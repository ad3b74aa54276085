import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentEndpoints } from '#contract/document.ts';
import { makeDocument } from '#server/db/factories.ts';
import { type Client, openTestApp, read, type TestApp } from '#server/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const make = (fields: Parameters<typeof makeDocument>[2], who: Client) =>
  makeDocument(test.database.db, who.userId, fields);
const list = async (query: string, who: Client) =>
  read(documentEndpoints.listDocuments.response, await who.send('GET', `/api/documents${query}`));
const patch = (id: string, body: unknown, who: Client) => who.send('PATCH', `/api/documents/${id}`, body);

describe('the list', () => {
  it('is newest first, without content, in pages that miss and repeat nothing', async () => {
    const person = await test.signIn();
    const made = [];
    // Three share a millisecond, as on a fast day.
    for (let index = 0; index < 9; index += 1)
      made.push(
        await make({ createdAt: new Date(1_760_000_000_000 + Math.floor(index / 3)), title: `Job ${index}` }, person),
      );
    const all = await list('', person);
    expect(all.map(({ title }) => title)).toEqual(made.map(({ title }) => title).reverse());
    expect(Object.keys(all[0]!).sort()).toEqual([
      'amount',
      'client',
      'createdAt',
      'dueOn',
      'id',
      'number',
      'paidOn',
      'status',
      'title',
      'type',
      'updatedAt',
    ]);
    const paged = [];
    for (let cursor = ''; ; ) {
      const page = await list(`?limit=2${cursor}`, person);
      paged.push(...page);
      if (page.length < 2) break;
      cursor = `&cursor=${page.at(-1)!.id}`;
    }
    expect(paged).toEqual(all);
  });

  it('finds words of title or client in any case, and takes signs as they are', async () => {
    const person = await test.signIn();
    await make({ title: 'Deck 100% cedar', client: 'Ann O’Neil' }, person);
    await make({ title: 'Fence_repair', client: null }, person);
    const titles = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`, person)).map(({ title }) => title);
    expect(await titles('CEDAR')).toEqual(['Deck 100% cedar']);
    expect(await titles('ann o’n')).toEqual(['Deck 100% cedar']);
    expect(await titles('100%')).toEqual(['Deck 100% cedar']);
    expect(await titles('e_r')).toEqual(['Fence_repair']);
    expect(await titles('%')).toEqual(['Deck 100% cedar']);
    expect(await titles('\\')).toEqual([]);
    // The end of a title and the beginning of a client are no word.
    expect(await titles('cedar ann')).toEqual([]);
  });

  it('filters by status and type', async () => {
    const person = await test.signIn();
    await make({ status: 'pending', type: 'bid', title: 'A' }, person);
    await make({ status: 'pending', type: 'quote', title: 'B' }, person);
    await make({ status: 'accepted', type: 'bid', title: 'C' }, person);
    const titles = async (query: string) => (await list(query, person)).map(({ title }) => title);
    expect(await titles('?status=pending')).toEqual(['B', 'A']);
    expect(await titles('?type=bid')).toEqual(['C', 'A']);
    expect(await titles('?type=bid&status=pending&q=a')).toEqual(['A']);
  });
});

describe('the figures', () => {
  it('follow every change', async () => {
    const person = await test.signIn();
    const stats = async () => (await person.send('GET', '/api/stats')).body;
    expect(await stats()).toEqual({ totalQuotes: 0, activeBids: 0, voiceSessions: 0, successRate: 0 });
    const [first, second, third] = [await make({}, person), await make({}, person), await make({}, person)];
    await patch(first.id, { status: 'accepted' }, person);
    await patch(second.id, { status: 'declined' }, person);
    await patch(third.id, { status: 'accepted' }, person);
    await make({ status: 'pending' }, person);
    expect(await stats()).toEqual({ totalQuotes: 4, activeBids: 1, voiceSessions: 0, successRate: 67 });
    await person.send('DELETE', `/api/documents/${third.id}`);
    expect(await stats()).toMatchObject({ totalQuotes: 3, successRate: 50 });
    await person.send('POST', `/api/documents/${third.id}/restore`);
    expect(await stats()).toMatchObject({ totalQuotes: 4, successRate: 67 });
  });
});
