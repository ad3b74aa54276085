/** npm run -s cli -- VERB: the engine on the command line. Only answers go to standard output. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './ensure-build.mjs';
import { root } from './project.mjs';

await ensureBuild();
await import(pathToFileURL(join(root, 'dist/cli/main.js')).href);
