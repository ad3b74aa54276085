/** npm start: installs and builds what is missing, then serves. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './ensure-build.mjs';
import { root } from './project.mjs';

await ensureBuild();
// In this same process, so that Ctrl-C and SIGTERM reach the server itself.
await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
