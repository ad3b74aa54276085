/** A process of its own that sets one page at a time: a page that hangs or crashes the typesetter takes down nothing but this. */
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { projectRoot } from '../project-root.ts';
import { createPageCompiler, MissingLettersError } from './compile-page.ts';
import type { Page } from './prepare-page.ts';

/** What the parent asks. */
export interface RenderJob {
  page: Page;
  logo: Uint8Array | null;
  /** Font files for letters that the product's own lack. */
  fonts: readonly string[];
  /** The XML of an e-invoice, to be embedded: the file is PDF/A-3 then. */
  invoice?: string;
}

/** What this process answers: first `ready`, then one answer per job. */
export type RenderAnswer =
  | { kind: 'ready' }
  | { kind: 'done'; pdf: Uint8Array; warnings: string[] }
  | { kind: 'failed' | 'letters'; message: string };

const folder = join(projectRoot, 'server/pdf');
const createCompiler = (fonts: readonly string[]) =>
  createPageCompiler(join(folder, 'template'), join(folder, 'fonts'), fonts);
const usual = createCompiler([]);
// Only who needs further fonts pays for them. Kept for the next page, which is often of the same person.
let special = { fonts: '', compiler: usual };

function compilerFor(fonts: readonly string[]) {
  if (fonts.length === 0) return usual;
  const key = fonts.join('\0');
  if (special.fonts !== key) special = { fonts: key, compiler: createCompiler(fonts) };
  return special.compiler;
}

const send = (answer: RenderAnswer) =>
  process.send?.(answer, (error: Error | null) => {
    // The parent is gone: nobody is left to work for.
    if (error) process.exit(0);
  });

// A finished page's typeset form lives outside of JavaScript's heap until it is collected, and so small a heap is not
// collected by itself: without this a busy process holds hundreds of megabytes.
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
let pages = 0;

process.on('message', (job: RenderJob) => {
  try {
    send({ kind: 'done', ...compilerFor(job.fonts).compile(job.page, job.logo, job.invoice) });
  } catch (error) {
    const kind = error instanceof MissingLettersError ? 'letters' : 'failed';
    send({ kind, message: error instanceof Error ? error.message : String(error) });
  }
  pages += 1;
  // The answer is on its way first.
  setImmediate(() => {
    // One memory for all compilers.
    usual.tidy();
    if (pages % 8 === 0) collect();
  });
});
process.on('disconnect', () => process.exit(0));
send({ kind: 'ready' });
