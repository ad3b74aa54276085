/** The document on paper: a presented document in, a PDF out. */
import type { PresentedDocument } from '#engine/index.ts';
import { addFacturXMetadata } from './add-factur-x-metadata.ts';
import { type PdfMeta, preparePage } from './prepare-page.ts';
import { createRenderPool, type PoolOptions } from './render-pool.ts';

export interface PdfRendererOptions extends Partial<Omit<PoolOptions, 'childPath'>> {
  /**
   * Where the child process's file lies. The build puts it at dist/server/render-child.js, beside main.js; from sources it is
   * server/pdf/render-child.ts, with `execArgv: ['--import', 'tsx']` unless Node itself already runs with tsx.
   */
  childPath: string;
  /** Told about pages that were made with less than they asked for: no logo, no PDF/UA-1 claim. */
  onWarning?: (warning: string) => void;
}

export interface PdfRenderer {
  /**
   * The same document, meta and version of this program give the same bytes. With the XML of an e-invoice the file is
   * Factur-X: PDF/A-3 with the XML inside. Rejects with a RenderError: `failed`, among others, for an e-invoice with
   * letters that no font has.
   */
  render(presented: PresentedDocument, meta: PdfMeta, invoice?: string): Promise<Buffer>;
  /** Starts the render processes ahead of the first request. */
  warmUp(): Promise<void>;
  /** Stops them. */
  close(): void;
}

/** Makes the renderer. It starts its processes with the first page (or warmUp), so that making one costs nothing. */
export function createPdfRenderer({ onWarning, ...options }: PdfRendererOptions): PdfRenderer {
  const pool = createRenderPool({ size: 2, timeout: 10_000, queueLimit: 200, recycleAfter: 2000, ...options });
  return {
    async render(presented, meta, invoice) {
      const { page, logo } = preparePage(presented, meta);
      const job = { page, logo: logo?.bytes ?? null, ...(invoice !== undefined && { invoice }) };
      const { pdf, warnings } = await pool.run(job);
      if (presented.business.logo && !logo) warnings.push('The logo is no image that can be printed, or is too large.');
      for (const warning of warnings) onWarning?.(warning);
      const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
      return invoice === undefined ? file : addFacturXMetadata(file);
    },
    warmUp: () => pool.warmUp(),
    close: () => pool.close(),
  };
}
