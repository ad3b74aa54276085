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

/** Letters that would be empty boxes, each as it was found. */
export class MissingLettersError extends Error {
  readonly letters: string[];

  constructor(letters: string[]) {
    super(letters.join(' '));
    this.name = 'MissingLettersError';
    this.letters = letters;
  }
}

export interface PageCompiler {
  /** Throws MissingLettersError, or an Error with the typesetter's words when a page cannot be set. */
  compile(page: Page, logo: Uint8Array | null, invoice?: string): CompiledPage;
  /** Wanted after every page, failed ones too: without it each stays in memory for ever. It takes a while, so not before the answer. */
  tidy(): void;
}

/** Loads fonts and template once. `furtherFonts` are files for letters that the fonts of the folder lack. */
export function createPageCompiler(
  templateDir: string,
  fontDir: string,
  furtherFonts: readonly string[] = [],
): PageCompiler {
  const fonts = readdirSync(fontDir)
    .filter((name) => /\.(ttf|otf|ttc)$/i.test(name))
    .sort()
    .map((name) => join(fontDir, name));
  const compiler = NodeCompiler.create({
    workspace: templateDir,
    fontArgs: [{ fontPaths: [...fonts, ...furtherFonts] }],
  });
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
      try {
        // Data may be embedded in PDF/A-3 only: it is that or nothing.
        if (invoice !== undefined) return { pdf: compiler.pdf(document, { pdfStandard: 'a-3a' }), warnings };
        return { pdf: compiler.pdf(document, { pdfStandard: 'ua-1' }), warnings };
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const letters = [...message.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/gu)].map(
          ([, text]) => text!,
        );
        // An empty box says nothing: no page at all is better.
        if (letters.length > 0) throw new MissingLettersError([...new Set(letters)]);
        if (invoice !== undefined) throw error;
        warnings.push(`Not PDF/UA-1: ${message}`);
        return { pdf: compiler.pdf(document), warnings };
      }
    },
    // Younger results make the next page quicker.
    tidy: () => compiler.evictCache(1),
  };
}
