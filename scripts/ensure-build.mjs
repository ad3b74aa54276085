/** Builds the app into dist/ when its sources changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { root } from './project.mjs';

const sources = [
  'engine',
  'contract',
  'server',
  'web',
  'cli',
  'scripts',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

function* filesOf(path) {
  const entry = join(root, path);
  if (!existsSync(entry)) return;
  let names;
  try {
    names = readdirSync(entry, { withFileTypes: true });
  } catch {
    yield path;
    return;
  }
  for (const name of names.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (name.isDirectory()) yield* filesOf(`${path}/${name.name}`);
    else if (!name.name.includes('.test.')) yield `${path}/${name.name}`;
  }
}

const hashSources = () => {
  const hash = createHash('sha256');
  for (const path of sources)
    for (const file of filesOf(path)) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/** Installs, then builds beside the old build and swaps, so that an interrupted build never leaves half of one. */
export async function ensureBuild() {
  await ensureDependencies();
  const stamp = join(root, 'dist', '.sources');
  const wanted = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Building…');
  const fresh = join(root, `dist.${process.pid}`);
  try {
    const { build } = await import('./build.mjs');
    await build(fresh);
    writeFileSync(join(fresh, '.sources'), wanted);
    const old = join(root, `dist.${process.pid}.old`);
    if (existsSync(join(root, 'dist'))) renameSync(join(root, 'dist'), old);
    renameSync(fresh, join(root, 'dist'));
    rmSync(old, { recursive: true, force: true });
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    console.error(error instanceof Error ? error.message : error);
    console.error('The build failed.');
    process.exit(1);
  }
}
