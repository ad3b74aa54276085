/** The printed files of a bundle as one ZIP, made while it is sent: it is never held as a whole. */
import type { Db } from '#server/db/db.ts';
import { createArchiveWriter } from '#server/features/archive/write-archive.ts';
import { readFiles, type StoredBundle } from './store.ts';

export async function* writeBundle(db: Db, { id, createdAt }: Pick<StoredBundle, 'id' | 'createdAt'>) {
  let pieces: Uint8Array[] = [];
  const writer = createArchiveWriter(async (piece) => {
    pieces.push(piece);
  }, createdAt);
  const names = new Set<string>();
  const unprinted: string[] = [];
  for await (const { name, data, number } of readFiles(db, id)) {
    if (name === null || data === null) unprinted.push(number);
    else await writer.addFile(unused(name, names), data, { packed: true });
    yield* pieces;
    pieces = [];
  }
  if (unprinted.length > 0)
    await writer.addFile(
      'NOT PRINTED.txt',
      `These could not be printed, or were deleted meanwhile:\n${unprinted.join('\n')}\n\nThe page of each says why, under PDF Preview.\n`,
    );
  await writer.end();
  yield* pieces;
}

/** "a.pdf", then "a (2).pdf"; names that differ in case only are one to Windows and macOS. */
function unused(name: string, names: Set<string>): string {
  const [stem, ending] = [name.replace(/\.pdf$/, ''), '.pdf'];
  for (let n = 1; ; n += 1) {
    const candidate = n === 1 ? name : `${stem} (${n})${ending}`;
    const key = candidate.toLowerCase();
    if (names.has(key)) continue;
    names.add(key);
    return candidate;
  }
}
