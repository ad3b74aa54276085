/** A fresh database for a test file: embedded in memory, or on the server that TEST_DATABASE_URL names. */
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase, openMemoryDatabase } from './connection.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { image: string } | { url: string; template: string };
  }
}

/** The same server, another database. */
export function databaseUrlFor(url: string, name: string): string {
  const result = new URL(url);
  result.pathname = `/${name}`;
  return result.href;
}

let opened = 0;

/** Migrated and empty. Close it in afterAll: a database on a server is dropped with that. */
export async function openTestDatabase(): Promise<Database> {
  const source = inject('testDatabase');
  if ('image' in source) return openMemoryDatabase(await openAsBlob(source.image));
  const { name, drop } = await createDatabase(source.url, source.template);
  const database = await openDatabase({ databaseUrl: databaseUrlFor(source.url, name) });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** Creates a database on a server, empty or as a copy. */
export async function createDatabase(url: string, template = 'template0') {
  opened += 1;
  const name = `quotewright_test_${process.pid}_${opened}_${Math.random().toString(36).slice(2, 8)}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  return {
    name,
    async drop() {
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}
