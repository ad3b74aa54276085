/** Brings a database to the schema and the public templates of this version, and refuses one that a newer version has written. */
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { AppError } from '#server/errors.ts';
import { projectRoot } from '#server/project-root.ts';
import { type Db, rowsOf } from './db.ts';
import { loadPublicTemplates } from './load-public-templates.ts';

export const migrationsFolder = join(projectRoot, 'server/db/migrations');

/** How many of the database's migrations this version does not know. Reads only. */
async function countUnknown(db: Db, folder: string): Promise<number> {
  const [found] = rowsOf<{ found: boolean }>(
    await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`),
  );
  if (!found?.found) return 0;
  const known = new Set(readMigrationFiles({ migrationsFolder: folder }).map((migration) => migration.hash));
  const applied = rowsOf<{ hash: string }>(await db.execute(sql`select hash from drizzle.__drizzle_migrations`));
  return applied.filter(({ hash }) => !known.has(hash)).length;
}

/**
 * Runs what is missing, all of it or nothing. `run` is the driver's own migrator. The caller makes sure that nobody
 * else migrates at the same time. Throws AppError DATABASE_UNAVAILABLE for a newer database, which stays untouched.
 */
export async function migrateDatabase(
  db: Db,
  run: (config: { migrationsFolder: string }) => Promise<void>,
  folder = migrationsFolder,
) {
  const unknown = await countUnknown(db, folder);
  if (unknown > 0)
    throw new AppError(
      'DATABASE_UNAVAILABLE',
      `This database was used by a newer version of Quotewright (${unknown} ${unknown === 1 ? 'change' : 'changes'} unknown to this one). ` +
        'Start that version again, or restore a backup from before the update. Nothing was changed.',
    );
  await run({ migrationsFolder: folder });
  await loadPublicTemplates(db);
}
