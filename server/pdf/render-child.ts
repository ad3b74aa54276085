/** A process of its own that sets one page at a time: a page that hangs or crashes the typesetter takes down nothing but this. */
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { projectRoot } from '../project-root.ts';
import { createPageCompiler } from './compile-page.ts';
import type { Page } from './prepare-page.ts';

/** What the parent asks. */
export interface RenderJob {
  page: Page;
  logo: Uint8Array | null;
  /** The XML of an e-invoice, to be embedded: the file is PDF/A-3 then. */
  invoice?: string;
}

/** What this process answers: first `ready`, then one answer per job. */
export type RenderAnswer =
  | { kind: 'ready' }
  | { kind: 'done'; pdf: Uint8Array; warnings: string[] }
  | { kind: 'failed'; message: string };

const folder = join(projectRoot, 'server/pdf');
const compiler = createPageCompiler(join(folder, 'template'), join(folder, 'fonts'));
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
    send({ kind: 'done', ...compiler.compile(job.page, job.logo, job.invoice) });
  } catch (error) {
    send({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  pages += 1;
  // The answer is on its way first.
  setImmediate(() => {
    compiler.tidy();
    if (pages % 8 === 0) collect();
  });
});
process.on('disconnect', () => process.exit(0));
send({ kind: 'ready' });
