/** What a font file says of itself, read from its tables without loading it: which letters it has, and whether it may be used. */
import { type FileHandle, open } from 'node:fs/promises';

export interface FontFace {
  family: string;
  /** 400 is regular, 700 bold. */
  weight: number;
  italic: boolean;
  /** First and last code point of each run of letters, one after the other. */
  ranges: number[];
}

/**
 * The face of a TrueType or OpenType file, of a collection the first. Null for what is no font, has no outlines (bitmaps, colored
 * pictures), is variable (the typesetter takes one fixed weight of it, often the thinnest), or forbids to be embedded.
 */
export async function readFont(path: string): Promise<FontFace | null> {
  const file = await open(path).catch(() => null);
  if (!file) return null;
  try {
    return await readFace(file);
  } catch {
    // Broken or cut off: no font for us.
    return null;
  } finally {
    await file.close();
  }
}

const largestTable = 4 * 1024 * 1024;

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  if (length > largestTable) throw new RangeError('No font has such a table.');
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  if (bytesRead < length) throw new RangeError('The file ends early.');
  return buffer;
}

async function readFace(file: FileHandle): Promise<FontFace | null> {
  let at = 0;
  let head = await read(file, 0, 16);
  if (head.toString('latin1', 0, 4) === 'ttcf') {
    at = head.readUInt32BE(12);
    head = await read(file, at, 12);
  }
  const kind = head.readUInt32BE(0);
  if (kind !== 0x00010000 && kind !== 0x74727565 && kind !== 0x4f54544f) return null;
  const count = head.readUInt16BE(4);
  const directory = await read(file, at + 12, count * 16);
  const tables = new Map<string, { start: number; length: number }>();
  for (let index = 0; index < count; index += 1) {
    const entry = directory.subarray(index * 16, index * 16 + 16);
    tables.set(entry.toString('latin1', 0, 4), { start: entry.readUInt32BE(8), length: entry.readUInt32BE(12) });
  }
  if (tables.has('fvar') || !(tables.has('glyf') || tables.has('CFF '))) return null;
  const table = (name: string): Promise<Buffer> => {
    const found = tables.get(name);
    if (!found) throw new RangeError(`The font has no table ${name}.`);
    return read(file, found.start, found.length);
  };
  const [os2, names, letters] = await Promise.all([table('OS/2'), table('name'), table('cmap')]);
  // fsType 2: the license allows no embedding.
  if ((os2.readUInt16BE(8) & 0x000f) === 2) return null;
  return {
    family: readFamily(names),
    weight: os2.readUInt16BE(4),
    italic: (os2.readUInt16BE(62) & 0x0201) !== 0,
    ranges: readRanges(letters),
  };
}

/** The family's name in the records that Windows reads: UTF-16 in all of them. */
function readFamily(table: Buffer): string {
  const count = table.readUInt16BE(2);
  const texts = table.readUInt16BE(4);
  let family = '';
  for (let index = 0; index < count; index += 1) {
    const record = table.subarray(6 + index * 12, 18 + index * 12);
    const id = record.readUInt16BE(6);
    const [platform, language] = [record.readUInt16BE(0), record.readUInt16BE(4)];
    if (platform !== 3 || language !== 0x0409 || (id !== 1 && id !== 16)) continue;
    const start = texts + record.readUInt16BE(10);
    const text = Buffer.from(table.subarray(start, start + record.readUInt16BE(8)));
    // 16 is the family without its weight, where the weight is in the name.
    if (id === 16 || family === '') family = text.swap16().toString('utf16le');
  }
  return family;
}

/** From the table that reaches beyond the first 65,536 letters (format 12), else from the ordinary one (format 4). */
function readRanges(cmap: Buffer): number[] {
  const count = cmap.readUInt16BE(2);
  const starts = Array.from({ length: count }, (_, index) => {
    const record = 4 + index * 8;
    return { platform: cmap.readUInt16BE(record), start: cmap.readUInt32BE(record + 4) };
  }).filter(({ platform }) => platform === 0 || platform === 3);
  const withFormat = (format: number) => starts.find(({ start }) => cmap.readUInt16BE(start) === format);
  const large = withFormat(12);
  if (large) return readLarge(cmap.subarray(large.start));
  const small = withFormat(4);
  return small ? readSmall(cmap.subarray(small.start)) : [];
}

function readLarge(table: Buffer): number[] {
  const count = table.readUInt32BE(12);
  const ranges: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const group = 16 + index * 12;
    const [first, last] = [table.readUInt32BE(group), table.readUInt32BE(group + 4)];
    // Glyph 0 is the empty box.
    const box = table.readUInt32BE(group + 8) === 0 ? 1 : 0;
    if (last <= 0x10ffff && first + box <= last) ranges.push(first + box, last);
  }
  return ranges;
}

function readSmall(table: Buffer): number[] {
  const bytes = table.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + bytes, 16 + 2 * bytes, 16 + 3 * bytes] as const;
  const ranges: number[] = [];
  for (let at = 0; at < bytes; at += 2) {
    const [first, last] = [table.readUInt16BE(starts + at), table.readUInt16BE(ends + at)];
    const offset = table.readUInt16BE(offsets + at);
    if (first === 0xffff) continue;
    if (offset === 0 || offset === 0xffff) {
      const box = ((first + table.readUInt16BE(deltas + at)) & 0xffff) === 0 ? 1 : 0;
      if (first + box <= last) ranges.push(first + box, last);
      continue;
    }
    for (let letter = first; letter <= last; letter += 1)
      if (table.readUInt16BE(offsets + at + offset + (letter - first) * 2) !== 0) ranges.push(letter, letter);
  }
  return ranges;
}
