import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileMessages } from '#contract/profile.ts';
import { type Client, openTestApp, type TestApp } from '#server/test-app.ts';

let test: TestApp;
let client: Client;
beforeAll(async () => {
  test = await openTestApp();
  client = await test.signIn();
});
afterAll(() => test.close());

const dataUrl = (kind: string, bytes: Buffer) => `data:image/${kind};base64,${bytes.toString('base64')}`;

/** The head of a PNG that says it is so large; readers of sizes look no further. */
function png(width: number, height: number, size = 100) {
  const bytes = Buffer.alloc(size);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.writeUInt32BE(13, 8);
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

function jpeg(width: number, height: number) {
  const head = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0001108', 'hex');
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  return Buffer.concat([head, size, Buffer.alloc(20)]);
}

const gif = Buffer.from('47494638396102000300f00000000000ffffff21f90400000000002c', 'hex');
const webp = Buffer.concat([
  Buffer.from('524946461a000000574542505650382004000000', 'hex'),
  Buffer.from('0000009d012a02000300', 'hex'),
  Buffer.alloc(8),
]);

const save = (fields: Record<string, unknown>) =>
  client.send('POST', '/api/business-profile', { businessName: 'Ridgeway Plumbing', ...fields });

describe('the business profile', () => {
  it('is null before it was first saved, then what was saved, and one', async () => {
    expect(await client.send('GET', '/api/business-profile')).toMatchObject({ status: 200, body: null });
    const first = await save({ phone: '614-555-0100', website: null });
    expect(first.body).toEqual({
      id: expect.any(String),
      businessName: 'Ridgeway Plumbing',
      description: null,
      website: null,
      phone: '614-555-0100',
      address: null,
      teamSize: 1,
      logoUrl: null,
    });
    const second = await save({ businessName: 'Ridgeway & Sons', teamSize: 4, phone: '614-555-0101' });
    expect(second.body).toMatchObject({
      id: (first.body as { id: string }).id,
      businessName: 'Ridgeway & Sons',
      teamSize: 4,
    });
    expect((await client.send('GET', '/api/business-profile')).body).toEqual(second.body);
  });

  it('is nobody else’s', async () => {
    const other = await test.signIn();
    expect((await other.send('GET', '/api/business-profile')).body).toBeNull();
  });

  it.each([
    ['png', png(400, 200)],
    ['jpeg', jpeg(400, 200)],
    ['gif', gif],
    ['webp', webp],
  ])('takes a %s logo', async (kind, bytes) => {
    const logoUrl = dataUrl(kind, bytes);
    expect(await save({ logoUrl })).toMatchObject({ status: 200, body: { logoUrl } });
  });

  it('keeps the logo when none is sent, and drops it for null', async () => {
    const logoUrl = dataUrl('png', png(10, 10));
    await save({ logoUrl });
    expect((await save({ phone: null })).body).toMatchObject({ logoUrl });
    expect((await save({ logoUrl: null })).body).toMatchObject({ logoUrl: null });
  });

  it.each([
    [
      'text that calls itself a picture',
      dataUrl('png', Buffer.from('<script>alert(1)</script>')),
      400,
      profileMessages.logoNotImage,
    ],
    ['a JPEG that calls itself a PNG', dataUrl('png', jpeg(10, 10)), 400, profileMessages.logoNotImage],
    ['an SVG', 'data:image/svg+xml;base64,PHN2Zy8+', 400, profileMessages.logoNotImage],
    ['an address', 'https://example.com/logo.png', 400, profileMessages.logoNotImage],
    ['nothing inside', 'data:image/png;base64,AA==', 400, profileMessages.logoNotImage],
    ['too many bytes', dataUrl('png', png(10, 10, 5 * 1024 * 1024 + 1)), 413, profileMessages.logoTooLarge],
    ['too many pixels', dataUrl('png', png(30_000, 30_000)), 413, /16 megapixels/],
  ])('refuses %s', async (_kind, logoUrl, status, message) => {
    const answer = await save({ logoUrl });
    expect(answer.status).toBe(status);
    expect((answer.body as { message: string }).message).toMatch(message);
  });

  it.each([
    [{ businessName: ' ' }, 'Business name is required.'],
    [{ teamSize: 0 }, 'Team size is at least 1.'],
  ])('refuses %o with its message', async (fields, message) => {
    expect(await save(fields)).toMatchObject({ status: 400, body: { message } });
  });
});
