/** Opens the database: a PostgreSQL server where a URL is set, else the embedded one. Everything after this file is the same. */
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { type ConstructorOptions, fromPglite } from 'pg-boss';
import { AppError } from '#server/errors.ts';
import type { Db } from './db.ts';
import type { GuardedPGlite } from './embedded/guarded-pglite.ts';
import { type EmbeddedFolder, openEmbeddedFolder, openInMemory } from './embedded/open-embedded.ts';
import { migrateDatabase, migrationsFolder } from './migrate.ts';

export interface Database {
  db: Db;
  kind: 'embedded' | 'server';
  /** What the job queue needs to work in this same database. */
  queue: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString'>;
  /** Vacuum, statistics and checkpoint, where no server does them by itself. */
  upkeep(): Promise<void>;
  close(): Promise<void>;
}

export interface ServerDatabase {
  databaseUrl: string;
  /** An idle connection broke; the pool makes a new one. */
  onConnectionError?: (error: Error) => void;
}

interface Migrations {
  /** Another folder of migrations than the product's own: for tests. */
  migrations?: string;
}

/**
 * Opens and migrates. Throws AppError DATABASE_UNAVAILABLE with a message for the operator when the database is
 * locked by another process, written by a newer version, or cannot be reached.
 */
export async function openDatabase(options: (EmbeddedFolder | ServerDatabase) & Migrations): Promise<Database> {
  if ('databaseUrl' in options) return openServer(options);
  const { client, close } = await openEmbeddedFolder(options);
  return embedded(client, close, options.migrations);
}

/** A database in memory for tests and for the building of the template. */
export async function openMemoryDatabase(image?: Blob): Promise<Database & { client: GuardedPGlite }> {
  const { client, close } = await openInMemory(image);
  return { ...(await embedded(client, close)), client };
}

async function embedded(
  client: GuardedPGlite,
  close: () => Promise<void>,
  folder = migrationsFolder,
): Promise<Database> {
  const drizzle = drizzleEmbedded({ client, casing: 'snake_case' });
  try {
    await migrateDatabase(drizzle, (config) => migrateEmbedded(drizzle, config), folder);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db: drizzle,
    kind: 'embedded',
    queue: { db: fromPglite(client), backend: 'pglite' },
    async upkeep() {
      await client.exec('VACUUM ANALYZE');
      await client.exec('CHECKPOINT');
    },
    close,
  };
}

/** Any number; the same for every process that migrates a database. */
const migrationLock = 727_001;

async function openServer({
  databaseUrl,
  onConnectionError,
  migrations,
}: ServerDatabase & Migrations): Promise<Database> {
  await migrateServerOnce(databaseUrl, migrations);
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // No request needs a second; a statement that runs away must not hold one of the ten for ever.
    statement_timeout: 30_000,
  });
  pool.on('error', (error) => onConnectionError?.(error));
  return {
    db: drizzleServer(pool, { casing: 'snake_case' }),
    kind: 'server',
    queue: { connectionString: databaseUrl },
    upkeep: async () => {},
    close: () => pool.end(),
  };
}

/** On a connection of its own, which may take as long as it needs. Other processes wait for the lock and find nothing left to do. */
async function migrateServerOnce(databaseUrl: string, folder = migrationsFolder) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  await client.connect().catch((error: unknown) => {
    throw new AppError(
      'DATABASE_UNAVAILABLE',
      `The database at ${placeOf(databaseUrl)} cannot be used: ${reasonOf(error)}. Please check DATABASE_URL and whether the server is running.`,
    );
  });
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const drizzle = drizzleServer(client, { casing: 'snake_case' });
    await migrateDatabase(drizzle, (config) => migrateServer(drizzle, config), folder);
  } finally {
    // The end of the connection releases the lock.
    await client.end();
  }
}

function reasonOf(error: unknown): string {
  // Several addresses of one name fail together: the first tells enough.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** Host, port and database without user and password. */
function placeOf(databaseUrl: string): string {
  try {
    const { host, pathname } = new URL(databaseUrl);
    return `${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
}
