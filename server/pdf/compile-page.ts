/** One typesetter in this process: page data in, PDF out. Synchronous, and it can abort the process: only render-child.ts uses it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { logoPath, type Page } from './prepare-page.ts';

export interface CompiledPage {
  pdf: Uint8Array;
  /** Why the file does not claim PDF/UA-1, or that the logo could not be drawn; empty in the good case. */
  warnings: string[];
}

export interface PageCompiler {
  /** Throws an Error with the typesetter's words when a page cannot be set. */
  compile(page: Page, logo: Uint8Array | null, invoice?: string): CompiledPage;
  /** Wanted after every page, failed ones too: without it each stays in memory for ever. It takes a while, so not before the answer. */
  tidy(): void;
}

/** Loads fonts and template once. */
export function createPageCompiler(templateDir: string, fontDir: string): PageCompiler {
  const fonts = readdirSync(fontDir)
    .filter((name) => /\.(ttf|otf|ttc)$/i.test(name))
    .sort()
    .map((name) => join(fontDir, name));
  const compiler = NodeCompiler.create({ workspace: templateDir, fontArgs: [{ fontPaths: fonts }] });
  const mainFilePath = join(templateDir, 'document.typ');

  function typeset(page: Page, invoice?: string): NodeTypstDocument {
    const inputs = { page: JSON.stringify(page), ...(invoice !== undefined && { invoice }) };
    const compiled = compiler.compile({ mainFilePath, inputs });
    if (compiled.result) return compiled.result;
    throw new Error(`Typesetting failed: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`);
  }

  return {
    compile(page, logo, invoice) {
      const warnings: string[] = [];
      // The path stays mapped for good: every new path would cost the process one of its 65,535 file numbers.
      compiler.mapShadow(join(templateDir, logoPath), Buffer.from(logo ?? []));
      let document: NodeTypstDocument;
      try {
        document = typeset(page, invoice);
      } catch (error) {
        if (!page.logo) throw error;
        document = typeset({ ...page, logo: null }, invoice);
        warnings.push('The logo could not be drawn and was left out.');
      }
      // Data may be embedded in PDF/A-3 only: it is that or nothing.
      if (invoice !== undefined) return { pdf: compiler.pdf(document, { pdfStandard: 'a-3a' }), warnings };
      try {
        return { pdf: compiler.pdf(document, { pdfStandard: 'ua-1' }), warnings };
      } catch (error) {
        // A letter that none of our fonts has: the page is still worth having.
        warnings.push(`Not PDF/UA-1: ${error instanceof Error ? error.message : String(error)}`);
        return { pdf: compiler.pdf(document), warnings };
      }
    },
    // Younger results make the next page quicker.
    tidy: () => compiler.evictCache(1),
  };
}
