/** For the durability test: writes rows as fast as it can and names each on standard output once it is committed. */
import { writeSync } from 'node:fs';
import { openDatabase } from '../connection.ts';
import { users } from '../schema/account.ts';

const [dataDir = '', template = ''] = process.argv.slice(2);
try {
  const { db } = await openDatabase({ dataDir, template });
  for (;;) {
    const email = `${Date.now()}-${Math.random()}@example.com`;
    await db.insert(users).values({ email });
    // Straight to the descriptor: a buffered line could be lost with the process and hide a loss.
    writeSync(1, `${email}\n`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
