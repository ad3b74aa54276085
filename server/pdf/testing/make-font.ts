/** A whole TrueType font with a few letters, each of them a square: what a test adds to the fonts of a server. */

interface FontOptions {
  family?: string;
  weight?: number;
  /** OS/2 fsType: 2 forbids to embed the font. */
  embedding?: number;
}

const words = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value & 0xffff, index * 2);
  return bytes;
};

const longs = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

const unitsPerEm = 1000;

/** Glyph 0 is the empty box that each font has. */
export function makeFont(
  letters: string,
  { family = 'Test Letters', weight = 400, embedding = 0 }: FontOptions = {},
): Buffer {
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0)!).sort((a, b) => a - b);
  const count = points.length + 1;
  const square = Buffer.concat([
    words(1, 100, 0, 900, 800, 3, 0),
    Buffer.from([1, 1, 1, 1]),
    words(100, 800, 0, -800, 0, 0, 800, 0),
    Buffer.alloc(2),
  ]);
  const tables: [string, Buffer][] = [
    ['OS/2', os2(weight, embedding)],
    ['cmap', cmap(points)],
    ['glyf', Buffer.concat(Array.from({ length: count }, () => square))],
    [
      'head',
      Buffer.concat([
        longs(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
        words(0, unitsPerEm),
        Buffer.alloc(16),
        words(100, 0, 900, 800, weight >= 600 ? 1 : 0, 8, 2, 1, 0),
      ]),
    ],
    [
      'hhea',
      Buffer.concat([
        longs(0x00010000),
        words(900, -100, 0, unitsPerEm, 100, 100, 900, 1),
        Buffer.alloc(14),
        words(count),
      ]),
    ],
    ['hmtx', words(...Array.from({ length: count }, () => [unitsPerEm, 100]).flat())],
    ['loca', longs(...Array.from({ length: count + 1 }, (_, index) => index * square.length))],
    ['maxp', Buffer.concat([longs(0x00010000), words(count, 4, 1, 0, 0, 2), Buffer.alloc(14)])],
    ['name', name(family, weight)],
    ['post', Buffer.concat([longs(0x00030000), Buffer.alloc(28)])],
  ];
  const directory: Buffer[] = [];
  const bodies: Buffer[] = [];
  let start = 12 + 16 * tables.length;
  for (const [tag, body] of tables) {
    directory.push(Buffer.concat([Buffer.from(tag, 'latin1'), longs(0, start, body.length)]));
    bodies.push(body, Buffer.alloc(-body.length & 3));
    start += body.length + (-body.length & 3);
  }
  return Buffer.concat([longs(0x00010000), words(tables.length, 128, 3, 32), ...directory, ...bodies]);
}

const os2 = (weight: number, embedding: number) =>
  Buffer.concat([
    words(4, unitsPerEm, weight, 5, embedding),
    Buffer.alloc(52),
    words(weight >= 600 ? 0x20 : 0x40, 0x20, 0xffff, 900, -100, 0, 900, 100),
    Buffer.alloc(8),
    words(500, 700, 0, 0x20, 1),
  ]);

/** Format 12: one group for each letter. */
function cmap(points: number[]): Buffer {
  const groups = points.map((point, index) => longs(point, point, index + 1));
  return Buffer.concat([
    words(0, 1, 3, 10),
    longs(12),
    words(12, 0),
    longs(16 + 12 * points.length, 0, points.length),
    ...groups,
  ]);
}

function name(family: string, weight: number): Buffer {
  const style = weight >= 600 ? 'Bold' : 'Regular';
  const texts = [
    [1, family],
    [2, style],
    [4, `${family} ${style}`],
    [6, `${family}-${style}`.replaceAll(' ', '')],
  ] as const;
  const records: Buffer[] = [];
  const bodies: Buffer[] = [];
  let start = 0;
  for (const [id, text] of texts) {
    const body = Buffer.from(text, 'utf16le').swap16();
    records.push(words(3, 1, 0x0409, id, body.length, start));
    bodies.push(body);
    start += body.length;
  }
  return Buffer.concat([words(0, texts.length, 6 + 12 * texts.length), ...records, ...bodies]);
}
