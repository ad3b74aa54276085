/** One document on paper, in this very process: for the command line. A server uses render-pdf.ts. */
import { join } from 'node:path';
import { type PresentInput, presentDocument } from '#engine/index.ts';
import { projectRoot } from '../project-root.ts';
import { type CompiledPage, createPageCompiler } from './compile-page.ts';
import { preparePage } from './prepare-page.ts';

/** Synchronous; the file bears the day the document was issued. Throws what presentDocument and the typesetter throw. */
export function printOnce(input: PresentInput, language = 'en-US'): CompiledPage {
  const folder = join(projectRoot, 'server/pdf');
  const compiler = createPageCompiler(join(folder, 'template'), join(folder, 'fonts'));
  const { page, logo } = preparePage(presentDocument(input), { language, date: input.issuedOn });
  return compiler.compile(page, logo?.bytes ?? null);
}
