/** Looks at a logo's bytes: a data URL may call itself anything. */
import { logoSizeLimitBytes } from '#contract/constants.ts';
import { profileMessages } from '#contract/profile.ts';
import { AppError } from '#server/errors.ts';

/** A small file can hold a picture that fills the memory when it is opened. */
const pixelLimit = 16_000_000;

interface Size {
  width: number;
  height: number;
}

const readers: Record<string, (bytes: Buffer) => Size | null> = {
  png: (bytes) =>
    bytes.length >= 24 &&
    bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n' &&
    bytes.toString('latin1', 12, 16) === 'IHDR'
      ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
      : null,
  gif: (bytes) =>
    bytes.length >= 10 && /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))
      ? { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }
      : null,
  jpeg: readJpegSize,
  webp: readWebpSize,
};

/** Walks the segments up to the frame header, which holds the size. */
function readJpegSize(bytes: Buffer): Size | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < bytes.length; ) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function readWebpSize(bytes: Buffer): Size | null {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return null;
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    default:
      return null;
  }
}

/** Throws AppError INVALID_INPUT for what is not the image it says it is, and TOO_LARGE past 5 MB or 16 megapixels. */
export function checkLogo(dataUrl: string) {
  const [, kind = '', base64 = ''] = /^data:image\/(\w+);base64,(.*)$/s.exec(dataUrl) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > logoSizeLimitBytes) throw new AppError('TOO_LARGE', profileMessages.logoTooLarge);
  const size = readers[kind]?.(bytes);
  if (!size || size.width < 1 || size.height < 1)
    throw new AppError('INVALID_INPUT', profileMessages.logoNotImage, {
      issues: [{ path: 'logoUrl', message: profileMessages.logoNotImage }],
    });
  if (size.width * size.height > pixelLimit)
    throw new AppError('TOO_LARGE', 'This image has too many pixels. Please use one of at most 16 megapixels.');
}
