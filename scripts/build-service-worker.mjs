/** Builds sw.js for a built web app: the worker, with the list of the files that it keeps. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** All code and styles, the font that every page shows, icons and manifest. Other fonts are kept once they were used. */
const isShell = (/** @type {string} */ path) =>
  /^index\.html$|^[\w-]+\.(png|svg|webmanifest)$|^assets\/.+\.(js|css)$|^assets\/inter-latin-opsz-normal.+\.woff2$/.test(
    path,
  );

/** @param {string} webRoot the built web app; sw.js is written into it */
export async function buildServiceWorker(webRoot) {
  const files = readdirSync(webRoot, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => isShell(path) && path !== 'sw.js')
    .sort()
    .map((path) => {
      const hash = createHash('sha256')
        .update(readFileSync(join(webRoot, path)))
        .digest('base64');
      // A hashed name is revision enough. The integrity keeps a half-deployed version from being taken for a whole one.
      return { url: `/${path}`, revision: path.startsWith('assets/') ? null : hash, integrity: `sha256-${hash}` };
    });
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  const esbuild = await import('esbuild');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ['web/service-worker/service-worker.ts'],
    outfile: join(webRoot, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      shellFiles: JSON.stringify(files),
      shellVersion: JSON.stringify(version),
    },
    logLevel: 'warning',
  });
}
