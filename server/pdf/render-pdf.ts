/** The document on paper: a presented document in, a PDF out. */
import { setImmediate } from 'node:timers/promises';
import type { PresentedDocument } from '#engine/index.ts';
import { addFacturXMetadata } from './add-factur-x-metadata.ts';
import { createPageKeeper, type KeptPage } from './keep-pages.ts';
import { type ChosenFonts, createFontChooser } from './letters/choose-fonts.ts';
import { type PdfMeta, type PreparedPage, preparePage } from './prepare-page.ts';
import { createRenderPool, type PoolOptions, RenderError } from './render-pool.ts';
import { tagPage } from './tag-page.ts';

export interface PdfRendererOptions extends Partial<Omit<PoolOptions, 'childPath'>> {
  /**
   * Where the child process's file lies. The build puts it at dist/server/render-child.js, beside main.js; from sources it is
   * server/pdf/render-child.ts, with `execArgv: ['--import', 'tsx']` unless Node itself already runs with tsx.
   */
  childPath: string;
  /** A folder with further fonts, for letters that the product's own lack. */
  fontFolder?: string | undefined;
  /** Where the machine keeps its fonts, which are asked last; where systems keep them unless told. */
  machineFonts?: string[];
  /** How much memory finished pages may take. */
  keptBytes?: number;
  /** Told about pages that were made with less than they asked for: no logo, no PDF/UA-1 claim. */
  onWarning?: (warning: string) => void;
}

export interface PdfRenderer {
  /**
   * The same document, meta and version of this program give the same bytes. With the XML of an e-invoice the file is
   * Factur-X: PDF/A-3 with the XML inside. Rejects with a RenderError: `letters`, which its message
   * names, where no font has them; the other reasons are the pool's.
   */
  render(presented: PresentedDocument, meta: PdfMeta, invoice?: string): Promise<Buffer>;
  /** As render, for the wire and from memory where it can be. */
  print(presented: PresentedDocument, meta: PdfMeta, options?: PrintOptions): Promise<PrintedPage>;
  /** Starts the render processes ahead of the first request. */
  warmUp(): Promise<void>;
  /** Stops them. */
  close(): void;
}

export interface PrintOptions {
  /** Tags that the reader has a page of: where one is still right, no page is made. */
  seen?: readonly string[];
  /** Called before a page is really made; what it throws is thrown. */
  beforeRender?: () => Promise<unknown>;
}

export interface PrintedPage {
  /** The same for the same document, theme and version of this program, and for no other. */
  tag: string;
  /** Null where the reader has it. */
  page: KeptPage | null;
}

/** Makes the renderer. It starts its processes with the first page (or warmUp), so that making one costs nothing. */
export function createPdfRenderer({
  onWarning,
  fontFolder,
  machineFonts,
  keptBytes = 64 * 1024 * 1024,
  ...options
}: PdfRendererOptions): PdfRenderer {
  const pool = createRenderPool({ size: 2, timeout: 10_000, queueLimit: 200, recycleAfter: 2000, ...options });
  const keeper = createPageKeeper(keptBytes);
  const chooser = createFontChooser(fontFolder ?? null, machineFonts);

  async function chooseFonts({ page }: PreparedPage): Promise<ChosenFonts> {
    const fonts = await chooser.choose(page);
    if (fonts.missing.length > 0) throw new RenderError('letters', showLetters(fonts.missing));
    return fonts;
  }

  async function run(prepared: PreparedPage, fonts: ChosenFonts, hasLogo: boolean, invoice?: string): Promise<Buffer> {
    const { page, logo } = prepared;
    const job = { page, logo: logo?.bytes ?? null, fonts: fonts.paths, ...(invoice !== undefined && { invoice }) };
    const { pdf, warnings } = await pool.run(job);
    if (hasLogo && !logo) warnings.push('The logo is no image that can be printed, or is too large.');
    for (const warning of warnings) onWarning?.(warning);
    return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  }

  return {
    async render(presented, meta, invoice) {
      const prepared = preparePage(presented, meta);
      const file = await run(prepared, await chooseFonts(prepared), presented.business.logo !== null, invoice);
      return invoice === undefined ? file : addFacturXMetadata(file);
    },
    async print(presented, meta, { seen = [], beforeRender } = {}) {
      const prepared = preparePage(presented, meta);
      // A heavy logo is unpacked, hashed and sent to a child: each in a turn of its own, so that others are answered between.
      const turn = () => ((prepared.logo?.bytes.length ?? 0) > 500_000 ? setImmediate() : undefined);
      await turn();
      const fonts = await chooseFonts(prepared);
      const tag = tagPage(prepared, fonts.versions);
      if (seen.includes(tag)) return { tag, page: null };
      const page = await keeper.page(tag, async () => {
        await beforeRender?.();
        await turn();
        return run(prepared, fonts, presented.business.logo !== null);
      });
      return { tag, page };
    },
    warmUp: () => pool.warmUp(),
    close: () => pool.close(),
  };
}

const mostShown = 20;

/** "水 道 管", and that there are more of them. */
const showLetters = (letters: readonly string[]): string =>
  letters.slice(0, mostShown).join(' ') + (letters.length > mostShown ? ' …' : '');
