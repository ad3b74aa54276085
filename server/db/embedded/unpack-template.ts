/** Unpacks the prebuilt, migrated database (a gzipped tar that the build made) for a first start. */
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const blockSize = 512;

/** Writes the archive's files below `folder`. Knows the two kinds of entries that the template has: files and folders. */
export function unpackTemplate(archive: string, folder: string) {
  const tar = gunzipSync(fs.readFileSync(archive));
  const text = (start: number, length: number) => tar.toString('utf8', start, start + length).replace(/\0.*$/s, '');
  for (let at = 0; at + blockSize <= tar.length && tar[at] !== 0; ) {
    const prefix = text(at + 345, 155);
    const name = `${prefix ? `${prefix}/` : ''}${text(at, 100)}`;
    const size = Number.parseInt(text(at + 124, 12).trim() || '0', 8);
    const kind = text(at + 156, 1);
    const target = path.join(folder, name);
    if (path.relative(folder, target).startsWith('..')) throw new Error(`The database template is damaged: ${name}`);
    if (kind === '5') fs.mkdirSync(target, { recursive: true, mode: 0o700 });
    else {
      fs.mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
      fs.writeFileSync(target, tar.subarray(at + blockSize, at + blockSize + size), { mode: 0o600 });
    }
    at += blockSize + Math.ceil(size / blockSize) * blockSize;
  }
}
