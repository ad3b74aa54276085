/**
 * PGlite's folder storage with a real fsync. As shipped, PostgreSQL's fsync ends in a stub that answers "done" without
 * asking the disk, and a power cut loses or breaks the database. DurableNodeFS passes every fsync on to the disk.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Flushes one file or folder. Windows cannot flush folders and says so with an error, which is then no failure. */
function fsyncPath(target: string) {
  const fd = fs.openSync(target, 'r');
  try {
    fs.fsyncSync(fd);
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  } finally {
    fs.closeSync(fd);
  }
}

/** Flushes a folder with all that is in it, and the entry that names it. */
export function fsyncTree(target: string) {
  const visit = (entry: string) => {
    if (fs.statSync(entry).isDirectory()) for (const name of fs.readdirSync(entry)) visit(path.join(entry, name));
    fsyncPath(entry);
  };
  visit(target);
  fsyncPath(path.dirname(target));
}

/** The parts of Emscripten's NODEFS that the patch touches. */
interface NodeStream {
  nfd?: number;
  node: object;
}
interface EmscriptenModule {
  NODEFS: { realPath(node: object): string; stream_ops: { fsync?: (stream: NodeStream) => number } };
}

export class DurableNodeFS extends NodeFS {
  #fresh: boolean;
  readonly #onFsync: (() => void) | undefined;

  /** `onFsync` is called after each fsync that reached the disk: the tests make sure that there are any. */
  constructor(folder: string, onFsync?: () => void) {
    super(folder);
    this.#fresh = !fs.existsSync(path.join(folder, 'PG_VERSION'));
    this.#onFsync = onFsync;
  }

  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun ??= [];
    result.emscriptenOpts.preRun.push((module: unknown) => {
      const { NODEFS } = module as EmscriptenModule;
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fs.fdatasyncSync(stream.nfd);
        else fsyncPath(NODEFS.realPath(stream.node));
        this.#onFsync?.();
        return 0;
      };
    });
    return result;
  }

  override async syncToFs() {
    // The making of a new database writes its files without fsync: flush all of them once, at the end of it.
    if (!this.#fresh) return;
    this.#fresh = false;
    fsyncTree(this.rootDir);
  }
}
