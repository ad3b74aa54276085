/** Migrating a PostgreSQL server, where several processes start at once. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabaseUrl } from '#server/env.ts';
import { projectRoot } from '#server/project-root.ts';
import { openDatabase } from './connection.ts';
import { rowsOf } from './db.ts';
import { migrationsFolder } from './migrate.ts';
import { createDatabase } from './test-server.ts';

interface Server {
  url: string;
  stop(): Promise<void>;
}

let server: Server;
let database: { url: string; drop(): Promise<void> };
beforeAll(async () => {
  const scripts: { startPostgres(): Promise<Server> } = await import(join(projectRoot, 'scripts/test-postgres.mjs'));
  const url = testDatabaseUrl();
  server = url ? { url, stop: async () => {} } : await scripts.startPostgres();
});
afterAll(() => server?.stop());

const applied = async (url: string) => {
  const { db, close } = await openDatabase({ databaseUrl: url });
  const rows = rowsOf<{ hash: string }>(await db.execute(sql`select hash from drizzle.__drizzle_migrations`));
  await close();
  return rows.length;
};

describe('migrations on a server', () => {
  it('are run once when several processes start at the same moment', async () => {
    database = await createDatabase(server.url);
    const opened = await Promise.all(Array.from({ length: 6 }, () => openDatabase({ databaseUrl: database.url })));
    await Promise.all(opened.map(({ close }) => close()));
    const journal: { entries: unknown[] } = JSON.parse(
      readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
    );
    expect(await applied(database.url)).toBe(journal.entries.length);
    await database.drop();
  });

  it('are all or nothing, and an older version refuses what a newer one wrote and leaves it alone', async () => {
    database = await createDatabase(server.url);
    const before = await applied(database.url);
    const folder = mkdtempSync(join(tmpdir(), 'quotewright-migrations-'));
    cpSync(migrationsFolder, folder, { recursive: true });
    const journalFile = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
    const next = {
      idx: journal.entries.length,
      version: '7',
      when: Date.now() + 1000,
      tag: '9999_next',
      breakpoints: true,
    };
    writeFileSync(journalFile, JSON.stringify({ ...journal, entries: [...journal.entries, next] }));

    writeFileSync(join(folder, '9999_next.sql'), 'create table next (id int);--> statement-breakpoint\nselect 1/0;');
    await expect(openDatabase({ databaseUrl: database.url, migrations: folder })).rejects.toThrow();
    expect(await applied(database.url)).toBe(before);

    writeFileSync(join(folder, '9999_next.sql'), 'create table next (id int);');
    const newer = await openDatabase({ databaseUrl: database.url, migrations: folder });
    await newer.db.execute(sql`insert into next values (1)`);
    await expect(openDatabase({ databaseUrl: database.url })).rejects.toThrow(
      /newer version of Quotewright \(1 change unknown to this one\).*Nothing was changed/,
    );
    expect(rowsOf(await newer.db.execute(sql`select id from next`))).toEqual([{ id: 1 }]);
    await newer.close();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  it('are not tried where no server answers: the message names the place, not the password', async () => {
    const refused = openDatabase({ databaseUrl: 'postgres://me:secret@127.0.0.1:1/quotewright' });
    await expect(refused).rejects.toThrow(/127\.0\.0\.1:1\/quotewright cannot be used: .*DATABASE_URL/);
    await expect(refused).rejects.not.toThrow(/secret/);
  });
});
