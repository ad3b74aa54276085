/** A fresh database for a test file: embedded in memory, or on the server that TEST_DATABASE_URL names. */
import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import { type Database, openDatabase, openMemoryDatabase } from './connection.ts';
import { createDatabase } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { image: string } | { url: string; template: string };
  }
}

/** Migrated and empty. Close it in afterAll: a database on a server is dropped with that. */
export async function openTestDatabase(): Promise<Database> {
  const source = inject('testDatabase');
  if ('image' in source) return openMemoryDatabase(await openAsBlob(source.image));
  const { url, drop } = await createDatabase(source.url, source.template);
  const database = await openDatabase({ databaseUrl: url });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}
