/** npm run seed: fills the database with a demo business. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './ensure-build.mjs';
import { root } from './project.mjs';

await ensureBuild();
await import(pathToFileURL(join(root, 'dist/server/seed.js')).href);
