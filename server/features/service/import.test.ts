import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceEndpoints, serviceLimit } from '#contract/service.ts';
import { serviceImportEndpoints } from '#contract/service-import.ts';
import { type Client, openTestApp, read, type TestApp } from '#server/test-app.ts';
import { readPrice } from './read-rows.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

type File = string | Uint8Array;
const encode = (file: File) => Buffer.from(file).toString('base64');
const ask = (client: Client, file: File) => client.send('POST', '/api/services/import/preview', { file: encode(file) });
const preview = async (client: Client, file: File) =>
  read(serviceImportEndpoints.previewServiceImport.response, await ask(client, file));
const bring = async (client: Client, file: File) => {
  const { fingerprint } = await preview(client, file);
  return read(
    serviceImportEndpoints.importServices.response,
    await client.send('POST', '/api/services/import', { file: encode(file), fingerprint }),
  );
};
const list = async (client: Client) =>
  read(serviceEndpoints.listServices.response, await client.send('GET', '/api/services'));
const add = (client: Client, body: unknown) => client.send('POST', '/api/services', body);
const exported = async (client: Client) => (await client.send('GET', '/api/exports/services.csv')).raw;

describe('a price list from a file', () => {
  it('is shown before anything is stored, then stored as shown', async () => {
    const client = await test.signIn();
    await add(client, { name: 'Drain cleaning', hourlyRate: 85, category: 'Plumbing' });
    await add(client, { name: 'Faucet', fixedRate: 149, unit: 'each' });
    const file = 'Name,Hourly rate,Price\r\ndrain  CLEANING,95,\r\nFaucet,,149.00\r\nWater heater,,"$1,450.50"\r\n';
    const plan = await preview(client, file);
    expect(plan).toMatchObject({
      added: [{ line: 4, name: 'Water heater', hourlyRate: null, fixedRate: '1450.50', unit: null }],
      changed: [{ line: 2, before: { hourlyRate: '85.00' }, after: { hourlyRate: '95.00', category: 'Plumbing' } }],
      unchanged: 1,
      faults: [],
    });
    expect(await list(client)).toHaveLength(2);
    expect(await bring(client, file)).toEqual({ added: 1, changed: 1, unchanged: 1, leftOut: 0 });
    expect(await list(client)).toMatchObject([
      { name: 'drain  CLEANING', hourlyRate: '95.00', category: 'Plumbing' },
      { name: 'Faucet', fixedRate: '149.00', unit: 'each' },
      { name: 'Water heater', fixedRate: '1450.50' },
    ]);
    expect(await preview(client, file)).toMatchObject({ added: [], changed: [], unchanged: 3 });
  });

  it('does nothing when the list has changed since the preview', async () => {
    const client = await test.signIn();
    const file = 'Name,Price\nA,1\nB,2\n';
    const { fingerprint } = await preview(client, file);
    await add(client, { name: 'b', fixedRate: 3 });
    const answer = await client.send('POST', '/api/services/import', { file: encode(file), fingerprint });
    expect(answer).toMatchObject({ status: 409, body: { message: expect.stringContaining('changed since') } });
    expect(await list(client)).toHaveLength(1);
  });

  it('goes out and comes back without a change, whatever is in it', async () => {
    const client = await test.signIn();
    for (const name of ['=1+1', "'=1", "'tis", '+1 "inch"', 'a, b; c\td', 'Zoë–Ω', '-', '@x', 'Twice', 'twice'])
      await add(client, { name, description: `${name}\nand\r\nmore`, fixedRate: 0.5, unit: '=ft' });
    await add(client, { name: 'Twice', hourlyRate: 99_999_999.99 });
    const file = await exported(client);
    expect(file.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(await preview(client, file)).toMatchObject({ added: [], changed: [], unchanged: 11, faults: [] });
  });

  it('goes into another account as it was', async () => {
    const [from, to] = [await test.signIn(), await test.signIn()];
    const text = fc.string({ unit: 'grapheme', maxLength: 12 });
    const names = fc.sample(text, { numRuns: 60, seed: 7 }).filter((name) => name.trim() !== '');
    for (const [at, name] of names.entries())
      await add(from, { name: `${name}${at}`, description: name, hourlyRate: at / 4, category: name });
    await bring(to, await exported(from));
    const plain = async (client: Client) =>
      (await list(client)).map(({ id: _, description, ...rest }) => ({
        ...rest,
        description: description?.replace(/\r\n?/g, '\n'),
      }));
    expect(await plain(to)).toEqual(await plain(from));
  });

  it.each([
    ['semicolons', 'Name;Price\nA, b;12\n'],
    ['tabs', 'Name\tPrice\nA, b\t12\n'],
    ['quotes and old line ends', '"Name","Price"\r"A, b","12"\r'],
    ['a separator that Excel names', 'sep=;\r\nName;Price\r\nA, b;12\r\n'],
    ['blank lines and columns', '\n\nName,,Price\n\n"A, b",,12\n,,\n'],
    ['blanks around', ' Name , Price ($) \n "A, b" , $ 12.00 \n'],
    ['a byte order mark', '\ufeffName,Price\n"A, b",12'],
    ['UTF-16', Buffer.from('\ufeffName\tPrice\nA, b\t12', 'utf16le')],
    ['inches', 'Name,Price,Description\n"A, b",12,3" pipe\n'],
    ['other words', 'Rate/hr,Product/Service,Flat Rate (USD),Type\n,"A, b",12,\n'],
  ])('is read with %s', async (_, file) => {
    const plan = await preview(await test.signIn(), file);
    expect(plan).toMatchObject({ faults: [], added: [{ name: 'A, b', fixedRate: '12.00', hourlyRate: null }] });
  });

  it('is read in the letters of older programs', async () => {
    const file = Buffer.concat([
      Buffer.from('Name,Price\nCaf'),
      Buffer.from([0xe9, 0x20, 0x93, 0x41, 0x94]),
      Buffer.from(',5\n'),
    ]);
    expect((await preview(await test.signIn(), file)).added).toMatchObject([{ name: 'Café “A”' }]);
  });

  it('tells line, column and what to do of each row it leaves out', async () => {
    const client = await test.signIn();
    const file = [
      'Name,Hourly rate,Price,Unit,SKU',
      'Good,85,,,1',
      ',85,,,2',
      '"Two\nlines",eighty,90-120,,3',
      'Neg,-5,,,',
      'Cents,1.005,,,',
      `Long,,5,${'x'.repeat(41)},`,
      'Too,many,cells,,here,and here',
      'good,90,,,',
      'Comma,"1,5",,,',
    ].join('\n');
    const plan = await preview(client, file);
    expect(plan.ignoredColumns).toEqual(['SKU']);
    expect(plan.added.map(({ name }) => name)).toEqual(['Good']);
    expect(plan.faults).toEqual([
      { line: 3, column: 'Name', message: 'Service name is required.' },
      { line: 4, column: 'Hourly rate', message: expect.stringContaining('“eighty” is not one price. Write it as 85') },
      { line: 4, column: 'Price', message: expect.stringContaining('“90-120” is not one price.') },
      { line: 6, column: 'Hourly rate', message: 'A price cannot be negative' },
      { line: 7, column: 'Hourly rate', message: 'A price has at most two decimals' },
      { line: 8, column: 'Unit', message: 'Please use at most 40 characters' },
      { line: 9, column: null, message: expect.stringContaining('6 cells, but the first line names 5') },
      { line: 10, column: 'Name', message: expect.stringContaining('is on line 2 already. Keep one of the two') },
      { line: 11, column: 'Hourly rate', message: expect.stringContaining('“1,5” is not one price.') },
    ]);
    expect(await bring(client, file)).toEqual({ added: 1, changed: 0, unchanged: 0, leftOut: 8 });
  });

  it.each([
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'This is a picture, not a table.'],
    ['a workbook', Buffer.from('504b030414000600', 'hex'), 'This is an Excel workbook'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'old Excel workbook'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'This is a PDF'],
    ['data', Buffer.from([65, 0, 1, 2]), 'This file holds no text.'],
    ['nothing', '', 'This file is empty.'],
    ['blanks', '\ufeff\n , ,\n', 'This file is empty.'],
    ['a letter', 'Dear Sir,\nhello\n', 'No column is called Name.'],
    ['a header alone', 'Name,Price\n', 'There is nothing below the first line.'],
    ['two prices', 'Name,Price,Amount\nA,1,2\n', '“Price” and “Amount” could both be the Fixed rate.'],
    ['an open quote', 'Name,Price\nA,1\nB,"2\nC,3\n', 'Line 3: a quote'],
    ['a quote in quotes', 'Name,Price\n"3" pipe",1\n', 'Line 2: inside a text between quotes'],
    ['too many rows', `Name\n${'x\n'.repeat(serviceLimit + 1)}`, 'has 5,001 rows. At most 5,000'],
  ])('is refused when it is %s', async (_, file, message) => {
    expect(await ask(await test.signIn(), file)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(message) },
    });
  });

  it('takes and gives back 5,000 services, and no more', async () => {
    const client = await test.signIn();
    const rows = Array.from({ length: serviceLimit }, (_, at) => `Service ${at},${at}.25,each`);
    const file = `Name,Price,Unit\n${rows.join('\n')}`;
    expect(await bring(client, file)).toMatchObject({ added: serviceLimit });
    const stored = await list(client);
    expect(stored).toHaveLength(serviceLimit);
    expect(stored[4321]).toMatchObject({ name: 'Service 4321', fixedRate: '4321.25' });
    expect(await preview(client, await exported(client))).toMatchObject({
      unchanged: serviceLimit,
      added: [],
      changed: [],
    });
    expect(await bring(client, file.replaceAll('each', 'ft'))).toMatchObject({ changed: serviceLimit });
    expect((await add(client, { name: 'One more' })).status).toBe(409);
    expect(await ask(client, 'Name\nOne more\n')).toMatchObject({ status: 409 });
  });

  it('is nobody else’s, and needs a session', async () => {
    const [mine, other] = [await test.signIn(), await test.signIn()];
    await add(mine, { name: 'A', fixedRate: 1 });
    await bring(other, 'Name,Price\nA,2\n');
    expect((await list(mine))[0]).toMatchObject({ fixedRate: '1.00' });
    expect(String(await exported(other))).toContain('A,,,2.00,,');
    for (const [method, url] of [
      ['GET', '/api/exports/services.csv'],
      ['POST', '/api/services/import'],
      ['POST', '/api/services/import/preview'],
    ] as const)
      expect((await test.visitor.send(method, url, method === 'GET' ? undefined : {})).status).toBe(401);
    expect(await mine.send('POST', '/api/services/import/preview', { file: 'no base64!' })).toMatchObject({
      status: 400,
    });
  });
});

describe('a price in a cell', () => {
  it.each([
    ['', null],
    ['$1,234.50', 1234.5],
    ['1234', 1234],
    [' US$ 85 ', 85],
    ['85 USD', 85],
    ['.5', 0.5],
    ['0', 0],
    ['$', undefined],
    ['1,5', undefined],
    ['12,34.00', undefined],
    ['85/hr', undefined],
    ['from 90', undefined],
    ['1e3', undefined],
    ['1.234,50', undefined],
    ['=1+1', undefined],
  ])('%j is %j', (cell, price) => expect(readPrice(cell)).toBe(price));
});
