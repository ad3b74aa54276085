/** Builds server, command line, browser app and the prebuilt database into a folder. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServiceWorker } from './build-service-worker.mjs';
import { compressFiles } from './compress-files.mjs';
import { drawLanding } from './draw-landing.mjs';
import { root, run } from './project.mjs';

/** @param {string} outDir absolute; created, or overwritten where it exists */
export async function build(outDir) {
  const esbuild = await import('esbuild');
  const vite = await import('vite');
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: {
      'server/main': 'server/main.ts',
      'server/seed': 'server/db/seed-main.ts',
      'server/build-template': 'server/db/build-template.ts',
      'server/render-child': 'server/pdf/render-child.ts',
      'cli/main': 'cli/main.ts',
    },
    outdir: outDir,
    bundle: true,
    splitting: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    // Dependencies stay where npm put them: some carry WebAssembly or native files that must lie beside their code.
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  const { NODE_ENV } = process.env;
  await vite.build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: join(outDir, 'web'), emptyOutDir: true },
  });
  await drawLanding(vite, join(outDir, 'web'));
  await buildServiceWorker(join(outDir, 'web'));
  await compressFiles(join(outDir, 'web'));
  // Vite says "production" to the whole process; a server that starts in it after the build must not believe that.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const code = await run(
    process.execPath,
    [join(outDir, 'server/build-template.js'), join(outDir, 'database-template.tar.gz')],
    {
      quiet: true,
    },
  );
  if (code !== 0) throw new Error('The database template could not be built.');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { ensureDependencies } = await import('./ensure-dependencies.mjs');
  await ensureDependencies();
  await build(join(root, 'dist'));
}
