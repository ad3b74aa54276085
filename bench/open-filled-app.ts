/** The built app with two people in it: one with ten documents, one with as many as asked for. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/db/connection.ts';
import { findUserByEmail } from '#server/features/account/store.ts';
import { startApp, Visitor } from '../scripts/running-app.ts';
import { freePort } from '../scripts/test-postgres.mjs';
import { fillDocuments } from './fill-documents.ts';

const fewDocuments = 10;

const person = (name: string) => ({
  email: `${name}@example.com`,
  password: 'a quiet copper pipe',
  firstName: name,
  lastName: 'Doyle',
});

/** On the embedded database, or on an empty server database. Close it, or its process stays. */
export async function openFilledApp(manyDocuments: number, databaseUrl?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'quotewright-bench-'));
  const env = {
    PORT: String(await freePort()),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: folder }),
  };
  let app = await startApp(env);
  const [few, many] = [new Visitor(app.url), new Visitor(app.url)];
  await few.signUp(person('few'));
  await many.signUp(person('many'));
  await app.stop('SIGTERM');
  await fill();
  app = await startApp(env);
  return {
    url: app.url,
    few,
    many,
    async close() {
      await app.stop('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };

  async function fill() {
    const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir: folder });
    const now = new Date();
    for (const [name, count] of Object.entries({ few: fewDocuments, many: manyDocuments })) {
      const user = await findUserByEmail(database.db, person(name).email);
      if (!user) throw new Error(`${name} could not sign up.`);
      await fillDocuments(database.db, user.id, count, now);
    }
    // What happens by itself within a day, on a server within minutes.
    await database.upkeep();
    if (database.kind === 'server') await database.db.execute(sql`vacuum analyze documents`);
    await database.close();
  }
}
