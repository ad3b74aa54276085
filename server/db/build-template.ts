/** `node build-template.js FILE`: writes a migrated, empty embedded database as a gzipped tar, unpacked at a first start. */
import { writeFileSync } from 'node:fs';
import { openMemoryDatabase } from './connection.ts';

const file = process.argv[2];
if (!file) {
  console.error('Usage: build-template FILE');
  process.exit(2);
}
const database = await openMemoryDatabase();
await database.upkeep();
const image = await database.client.dumpDataDir('gzip');
await database.close();
writeFileSync(file, Buffer.from(await image.arrayBuffer()));
