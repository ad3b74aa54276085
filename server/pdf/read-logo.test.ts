import { describe, expect, it } from 'vitest';
import { readImageSize, readLogo } from './read-logo.ts';
import { sampleBomb, samplePng } from './testing/sample-documents.ts';

const hex = (text: string, length = 64) =>
  Buffer.concat([Buffer.from(text.replaceAll(' ', ''), 'hex'), Buffer.alloc(length)]);

describe('the size of an image, from its header', () => {
  it.each([
    ['GIF', hex('47494638 3961 2c01 9600'), { width: 300, height: 150 }],
    [
      'JPEG',
      hex('ffd8 ffe0 0010 4a464946000101000001000100 00 ffc2 0011 08 0096 012c 03'),
      { width: 300, height: 150 },
    ],
    [
      'WebP, lossy',
      hex('52494646 00000000 57454250 56503820 00000000 000000 9d012a 2c01 9600'),
      { width: 300, height: 150 },
    ],
    ['WebP, lossless', hex('52494646 00000000 57454250 5650384c 00000000 2f 2b412500'), { width: 300, height: 150 }],
    [
      'WebP, extended',
      hex('52494646 00000000 57454250 56503858 00000000 00000000 2b0100 950000'),
      { width: 300, height: 150 },
    ],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>'), null],
    ['nothing', Buffer.alloc(0), null],
    ['a JPEG that ends too early', hex('ffd8 ffe0 0010', 0), null],
  ])('%s', (_name, bytes, size) => {
    expect(readImageSize(bytes)).toEqual(size);
  });
});

describe('a logo', () => {
  it('is read from its data URL', () => {
    const logo = readLogo(samplePng(40, 20));
    expect(logo).toMatchObject({ width: 40, height: 20 });
    expect(logo?.bytes.subarray(1, 4).toString()).toBe('PNG');
  });

  it.each([
    ['none', null],
    ['no data URL', 'https://example.com/logo.png'],
    ['not base64', 'data:image/svg+xml,<svg/>'],
    ['text that says it is a PNG', `data:image/png;base64,${Buffer.from('hello '.repeat(20)).toString('base64')}`],
    ['more pixels than a page needs', sampleBomb(20_000, 20_000)],
    ['no pixels', sampleBomb(0, 10)],
    ['too many bytes', `data:image/png;base64,${'A'.repeat(9_000_000)}`],
  ])('is left out: %s', (_name, url) => {
    expect(readLogo(url)).toBeNull();
  });
});
