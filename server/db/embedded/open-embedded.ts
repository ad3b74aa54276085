/** The database inside this process: PostgreSQL as WebAssembly, on a folder (durable and locked) or in memory. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { AppError } from '#server/errors.ts';
import { DurableNodeFS, fsyncTree } from './durable-node-fs.ts';
import { GuardedPGlite } from './guarded-pglite.ts';
import { lockFolder } from './lock-folder.ts';
import { unpackTemplate } from './unpack-template.ts';

/** The PostgreSQL major version whose files this engine reads. */
const filesVersion = '18';

export interface EmbeddedFolder {
  /** Holds "database" and its lock; created where it does not exist. */
  dataDir: string;
  /** Archive of a migrated, empty database for the first start; without one, or without that file, one is made. */
  template?: string | undefined;
  /** The lock was taken away: the process must end at once. */
  onLockLost?: () => void;
  onWait?: () => void;
  onFsync?: () => void;
}

// "-F" would switch fsync off. The memory settings suit a small machine: 215 MB of a whole process instead of 330.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['wal_sync_method=fsync', 'shared_buffers=32MB', 'max_wal_size=128MB', 'min_wal_size=32MB'].flatMap((setting) => [
    '-c',
    setting,
  ]),
];

/** Opens the folder's database. Throws AppError DATABASE_UNAVAILABLE when another process has it or wrote it in another format. */
export async function openEmbeddedFolder(options: EmbeddedFolder) {
  const { dataDir, template } = options;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = join(dataDir, 'database');
  const lock = await lockFolder(`${folder}.lock`, {
    onLost: options.onLockLost ?? (() => {}),
    onWait: options.onWait ?? (() => {}),
  });
  try {
    refuseOtherVersion(folder);
    if (template && existsSync(template) && !existsSync(join(folder, 'PG_VERSION'))) {
      // Beside, flushed, and then under its name in one step: a power cut leaves all of it or nothing.
      const fresh = `${folder}.fresh`;
      rmSync(fresh, { recursive: true, force: true });
      unpackTemplate(template, fresh);
      fsyncTree(fresh);
      rmSync(folder, { recursive: true, force: true });
      renameSync(fresh, folder);
    }
    const client = new GuardedPGlite({
      fs: new DurableNodeFS(folder, options.onFsync),
      extensions: { pg_trgm },
      startParams,
    });
    await client.waitReady;
    return {
      client,
      async close() {
        await client.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** A database that lives as long as the process, from an image of another one or empty. */
export async function openInMemory(image?: Blob) {
  const client = new GuardedPGlite({
    extensions: { pg_trgm },
    ...(image ? { loadDataDir: image } : {}),
  });
  await client.waitReady;
  return { client, close: () => client.close() };
}

function refuseOtherVersion(folder: string) {
  const file = join(folder, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : filesVersion;
  if (found !== filesVersion)
    throw new AppError(
      'DATABASE_UNAVAILABLE',
      `The data folder ${folder} was written by another database version (${found}; this one reads ${filesVersion}). Nothing was changed.`,
    );
}
