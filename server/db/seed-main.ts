/** `npm run seed`: the demo business, and how to sign in to it. */
import { join } from 'node:path';
import { createBilling } from '#server/billing/create-billing.ts';
import { readEnv, SettingsError } from '#server/env.ts';
import { AppError } from '#server/errors.ts';
import { projectRoot } from '#server/project-root.ts';
import { openDatabase } from './connection.ts';
import { demoUser } from './seed/demo-business.ts';
import { seedDemo } from './seed/seed-demo.ts';

try {
  const env = readEnv();
  const database = await openDatabase(
    env.DATABASE_URL
      ? { databaseUrl: env.DATABASE_URL }
      : { dataDir: env.dataDir, template: join(projectRoot, 'dist/database-template.tar.gz') },
  );
  try {
    const now = new Date();
    const billing = createBilling(env, { db: database.db, now: () => now, onError: console.error });
    const made = await seedDemo(database.db, now, billing);
    await database.upkeep();
    console.log(
      made === 0 ? 'The demo business is there already.' : `The demo business is ready, with ${made} new documents.`,
    );
    console.log(`Sign in with ${demoUser.email} and the password ${demoUser.password}`);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof AppError)) throw error;
  console.error(error.message);
  process.exitCode = error instanceof SettingsError ? 2 : 1;
}
