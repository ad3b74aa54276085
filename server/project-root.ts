/** The folder that holds package.json: the same for the sources and for what is built into dist/. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('package.json was not found above the program.');
  return findRoot(parent);
}

export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

const manifest: unknown = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));

/** The product's version, from package.json. */
export const version =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '0.0.0';
