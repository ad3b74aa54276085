/** One name for everything that the bytes of a page come from: its data, its logo, the template, the fonts and the typesetter. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { PreparedPage } from './prepare-page.ts';

/** Base64url of a SHA-256: 43 characters. `fonts` is a line for each font that is not the product's own. */
export function tagPage({ page, logo }: PreparedPage, fonts: readonly string[] = []): string {
  const hash = createHash('sha256').update(edition()).update(JSON.stringify(page)).update(fonts.join('\n'));
  if (logo) hash.update('\0').update(logo.bytes);
  return hash.digest('base64url');
}

let known: string | null = null;

/** Changes with every change of the template, the fonts or the typesetter; looked at once. */
function edition(): string {
  if (known !== null) return known;
  const folder = join(projectRoot, 'server/pdf');
  const hash = createHash('sha256');
  for (const path of readdirSync(join(folder, 'template'), { recursive: true, encoding: 'utf8' }).sort())
    if (path.endsWith('.typ')) hash.update(path).update(readFileSync(join(folder, 'template', path)));
  for (const name of readdirSync(join(folder, 'fonts')).sort())
    hash.update(`${name} ${statSync(join(folder, 'fonts', name)).size}`);
  const compiler = 'node_modules/@myriaddreamin/typst-ts-node-compiler/package.json';
  hash.update(readFileSync(join(projectRoot, compiler)));
  known = hash.digest('base64url');
  return known;
}
