import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeContent, makeDocument, makeLine } from '#server/db/factories.ts';
import { type Client, openTestApp, type TestApp } from '#server/test-app.ts';

let test: TestApp;
let client: Client;
beforeAll(async () => {
  test = await openTestApp();
  client = await test.signIn();
});
afterAll(() => test.close());

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
const make = (fields: Parameters<typeof makeDocument>[2] = {}, who = client) =>
  makeDocument(test.database.db, who.userId, fields);
const table = (text: string) => text.trimEnd().split('\r\n');

describe('an export', () => {
  it('is nobody else’s, and needs a session', async () => {
    const { id } = await make({ title: 'Mine' }, await test.signIn());
    const other = await test.signIn();
    for (const query of ['', `?ids=${id}`])
      expect((await other.send('GET', `/api/exports/documents.json${query}`)).body).toEqual([]);
    expect((await test.visitor.send('GET', '/api/exports/documents.csv')).status).toBe(401);
  });

  it('is a table of documents that a spreadsheet program can open without harm', async () => {
    const owner = await test.signIn();
    await make({ title: '=HYPERLINK("http://x","y")', client: 'Zoë, "Z"', createdAt: at(1) }, owner);
    await make({ title: 'Second', type: 'invoice', status: 'pending', createdAt: at(2) }, owner);
    const answer = await owner.send('GET', '/api/exports/documents.csv');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="documents-2026-11-20.csv"',
      'cache-control': 'no-store',
    });
    expect(answer.raw.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, second, first, ...more] = table(String(answer.body));
    expect(more).toEqual([]);
    expect(head).toMatch(/Number,Type,Status,Title,Client,/);
    expect(second).toMatch(/^[^,]+,invoice,pending,Second,Karen Whitfield,/);
    expect(first).toContain(`,"'=HYPERLINK(""http://x"",""y"")","Zoë, ""Z""",`);
    expect(first).toContain(',USD,');
    expect(first).toContain(',410.00,');
  });

  it('is a table of lines, with travel and what is optional', async () => {
    const owner = await test.signIn();
    const content = makeContent({
      items: [
        makeLine({ description: '-10 foot hose', quantity: 2.5, amount: '237.50' }),
        makeLine({ description: 'Credit', quantity: null, unit: null, unit_price: null, amount: '-20.00' }),
        makeLine({ description: 'Extra', optional: true, range: { low: '10.00', high: '20.00' }, amount: '20.00' }),
      ],
      travel_cost: '35.00',
      travel_source: 'said',
    });
    const { number } = await make({ content }, owner);
    const [, ...rows] = table(String((await owner.send('GET', '/api/exports/lines.csv')).body));
    const of = (row: string | undefined) => row?.split(',').slice(5, 20).join();
    expect(rows).toHaveLength(4);
    expect(rows[0]).toContain(number);
    expect(of(rows[0])).toBe("1,,'-10 foot hose,labor,2.5,hour,USD,95.00,237.50,,,yes,,yes,said");
    expect(of(rows[1])).toBe('2,,Credit,labor,,,USD,,-20.00,,,yes,,yes,said');
    expect(of(rows[2])).toBe('3,,Extra,labor,2,hour,USD,95.00,,10.00,20.00,no,,yes,said');
    expect(of(rows[3])).toBe('4,,Travel,travel,,,USD,,35.00,,,yes,,yes,said');
  });

  it('is JSON with everything, of one or of all that pass the filter, over many pages', async () => {
    const owner = await test.signIn();
    for (let n = 0; n < 60; n += 1) await make({ title: `Job ${n}`, createdAt: at(n) }, owner);
    const chosen = await make({ title: 'Deck', status: 'accepted', createdAt: at(59) }, owner);
    await make({ title: 'Gone', deletedAt: at(0) }, owner);
    const get = async (query: string) =>
      (await owner.send('GET', `/api/exports/documents.json${query}`)).body as Record<string, unknown>[];
    expect(await get('')).toHaveLength(61);
    expect((await get('?q=job')).map(({ title }) => title)).toEqual(
      Array.from({ length: 60 }, (_, n) => `Job ${59 - n}`),
    );
    const [one, ...others] = await get(`?ids=${chosen.id}`);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ id: chosen.id, status: 'accepted', amount: '410.00', content: chosen.content });
    expect(await get('?status=accepted')).toEqual([one]);
    expect(await get('?ids=')).toEqual([]);
  });

  it.each(['documents.csv?ids=1', 'documents.csv?status=lost'])('refuses %s', async (path) => {
    expect((await client.send('GET', `/api/exports/${path}`)).status).toBe(400);
  });
});
