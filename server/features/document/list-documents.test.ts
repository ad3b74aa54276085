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

  it('finds a number or a part of it, and counts it', async () => {
    const person = await test.signIn();
    await make({ title: 'Deck', type: 'invoice' }, person);
    await make({ title: 'Fence', type: 'estimate' }, person);
    await make({ title: 'Gate', type: 'estimate', client: 'Ann' }, person);
    const titles = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`, person)).map(({ title }) => title);
    expect(await titles('I-2026-0001')).toEqual(['Deck']);
    expect(await titles('e-2026')).toEqual(['Gate', 'Fence']);
    expect(await titles('2026-0002')).toEqual(['Gate']);
    expect((await person.send('GET', '/api/documents/count?q=e-2026')).body).toMatchObject({ count: 2 });
    // The end of a client and the beginning of a number are no word.
    expect(await titles('ann e-')).toEqual([]);
  });

  it('finds letters of every alphabet, small or capital, and one or two of them', async () => {
    const person = await test.signIn();
    await make({ title: 'Café façade', client: 'ÉLODIE ÅS' }, person);
    await make({ title: 'Кухня', client: 'Xu' }, person);
    const titles = async (q: string) => (await list(`?q=${encodeURIComponent(q)}`, person)).map(({ title }) => title);
    expect(await titles('élodie')).toEqual(['Café façade']);
    expect(await titles('FAÇADE')).toEqual(['Café façade']);
    expect(await titles('КУХ')).toEqual(['Кухня']);
    expect(await titles('xu')).toEqual(['Кухня']);
    expect(await titles('å')).toEqual(['Café façade']);
  });

  it('holds the longest title and client there can be', async () => {
    const person = await test.signIn();
    const long = '𐐀'.repeat(300);
    await make({ title: long, client: long }, person);
    expect(await list(`?q=${encodeURIComponent('𐐨𐐨')}`, person)).toHaveLength(1);
  });

  it('goes on at the same place when documents come and go meanwhile', async () => {
    const person = await test.signIn();
    const at = (minute: number) => new Date(1_760_000_000_000 + minute * 60_000);
    const made = [];
    for (let minute = 0; minute < 6; minute += 1)
      made.push(await make({ title: `Job ${minute}`, createdAt: at(minute) }, person));
    const first = await list('?limit=3', person);
    expect(first.map(({ title }) => title)).toEqual(['Job 5', 'Job 4', 'Job 3']);
    await make({ title: 'Newer', createdAt: at(9) }, person);
    await make({ title: 'Older', createdAt: at(-1) }, person);
    await person.send('DELETE', `/api/documents/${made[3]!.id}`);
    const rest = await list(`?limit=9&cursor=${first.at(-1)!.id}`, person);
    expect(rest.map(({ title }) => title)).toEqual(['Job 2', 'Job 1', 'Job 0', 'Older']);
    const stranger = await test.signIn();
    await make({ createdAt: at(-9) }, stranger);
    expect(await list(`?cursor=${first.at(-1)!.id}`, stranger)).toEqual([]);
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

describe('the count', () => {
  it('agrees with the list under every filter, and with nobody else’s documents', async () => {
    const person = await test.signIn();
    const count = async (query: string) => {
      const answer = await person.send('GET', `/api/documents/count${query}`);
      return read(documentEndpoints.countDocuments.response, answer);
    };
    expect(await count('')).toEqual({ count: 0, more: false });
    await make({ status: 'pending', type: 'bid', title: 'Deck' }, person);
    await make({ status: 'pending', type: 'quote', title: 'Fence' }, person);
    await make({ status: 'declined', type: 'bid', title: 'Deck' }, person);
    const { id } = await make({ title: 'Deck' }, person);
    await make({ title: 'Deck' }, await test.signIn());
    for (const query of ['', '?status=draft', '?status=pending', '?status=declined', '?type=bid', '?q=deck', '?q=zz'])
      expect([query, await count(query)]).toEqual([query, { count: (await list(query, person)).length, more: false }]);
    expect(await count('?q=DECK&type=bid&status=pending')).toEqual({ count: 1, more: false });
    await person.send('DELETE', `/api/documents/${id}`);
    expect(await count('')).toEqual({ count: 3, more: false });
    expect(await count('?q=deck')).toEqual({ count: 2, more: false });
  });

  it('is not for visitors, and refuses what no filter is', async () => {
    expect((await test.visitor.send('GET', '/api/documents/count')).status).toBe(401);
    expect((await (await test.signIn()).send('GET', '/api/documents/count?status=sent')).status).toBe(400);
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
