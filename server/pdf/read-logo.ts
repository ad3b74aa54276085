/** A logo comes as a data URL. Its header is read here, before the typesetter would unpack what may be a bomb. */

export interface Logo {
  bytes: Buffer;
  width: number;
  height: number;
}

const maximumBytes = 6 * 1024 * 1024;
const maximumPixels = 16_000_000;

/** The image's bytes and size in pixels, or null for what is no PNG, JPEG, WebP or GIF, is broken at first sight, or is too large. */
export function readLogo(dataUrl: string | null): Logo | null {
  const match = dataUrl ? /^data:image\/[a-z+.-]+;base64,/i.exec(dataUrl) : null;
  if (!dataUrl || !match || dataUrl.length > maximumBytes * 1.4) return null;
  const bytes = Buffer.from(dataUrl.slice(match[0].length), 'base64');
  if (bytes.length > maximumBytes) return null;
  const size = readImageSize(bytes);
  if (!size || size.width < 1 || size.height < 1 || size.width * size.height > maximumPixels) return null;
  return { bytes, ...size };
}

interface ImageSize {
  width: number;
  height: number;
}

/** Width and height from the file's own header, by its magic bytes; null for anything else. */
export function readImageSize(bytes: Buffer): ImageSize | null {
  if (bytes.length < 30) return null;
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)))
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  if (bytes.readUInt16BE(0) === 0xffd8) return readJpegSize(bytes);
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP')
    return readWebpSize(bytes);
  return null;
}

/** Walks the segments up to the frame header (SOF0 to SOF15 without DHT, JPG and DAC). */
function readJpegSize(bytes: Buffer): ImageSize | null {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}

function readWebpSize(bytes: Buffer): ImageSize | null {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (kind !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
