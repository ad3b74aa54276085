/** A ZIP that is written away in pieces while it grows, so that its size costs no memory. */
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

const pieceBytes = 1024 * 1024;

export interface ArchiveWriter {
  /** A whole file. `packed`: it is compressed already. */
  addFile(name: string, data: Uint8Array | string, options?: { packed?: boolean }): Promise<void>;
  /** A file that comes in parts. */
  addParts(name: string, parts: AsyncIterable<string>): Promise<void>;
  /** Ends it; answers its size in bytes. */
  end(): Promise<number>;
}

/** `write` gets the pieces in order, the next one when it has dealt with the last. `modified` is every file's date. */
export function createArchiveWriter(write: (piece: Uint8Array) => Promise<void>, modified: Date): ArchiveWriter {
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  let total = 0;
  let failure: Error | null = null;
  const zip = new Zip((error, data) => {
    if (error) failure = error;
    waiting.push(data);
    waitingBytes += data.length;
    total += data.length;
  });

  async function flush(all = false) {
    if (failure) throw failure;
    if (waitingBytes === 0 || (!all && waitingBytes < pieceBytes)) return;
    const piece = Buffer.concat(waiting);
    waiting = [];
    waitingBytes = 0;
    await write(piece);
  }

  const open = (name: string, packed: boolean) => {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = modified;
    zip.add(file);
    return file;
  };

  return {
    async addFile(name, data, { packed = false } = {}) {
      open(name, packed).push(typeof data === 'string' ? strToU8(data) : data, true);
      await flush();
    },
    async addParts(name, parts) {
      const file = open(name, false);
      for await (const part of parts) {
        file.push(strToU8(part));
        await flush();
      }
      file.push(new Uint8Array(0), true);
      await flush();
    },
    async end() {
      zip.end();
      await flush(true);
      return total;
    },
  };
}
