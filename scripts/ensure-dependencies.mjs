/** Installs the locked dependencies when they are missing or when the lock changed since they were installed. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireNode, root, run } from './project.mjs';

const stampFile = join(root, 'node_modules', '.installed');

export async function ensureDependencies() {
  requireNode();
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`);
  for (const name of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, name)));
  const wanted = hash.digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.error('Installing the dependencies, once (about a minute)…');
  // Warnings only say that some packages name a newer Node than the one they are tested with here.
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: ['ignore', 2, 2] });
  if (code !== 0) {
    console.error('The dependencies could not be installed: see npm’s message above. Is the npm registry reachable?');
    process.exit(1);
  }
  writeFileSync(stampFile, wanted);
}
