/** The document on paper: a presented document in, a PDF out. */
import type { PresentedDocument } from '#engine/index.ts';
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
  /** The same document, meta and version of this program give the same bytes. Rejects with a RenderError. */
  render(presented: PresentedDocument, meta: PdfMeta): Promise<Buffer>;
  /** Starts the render processes ahead of the first request. */
  warmUp(): Promise<void>;
  /** Stops them. */
  close(): void;
}

/** Makes the renderer. It starts its processes with the first page (or warmUp), so that making one costs nothing. */
export function createPdfRenderer({ onWarning, ...options }: PdfRendererOptions): PdfRenderer {
  const pool = createRenderPool({ size: 2, timeout: 10_000, queueLimit: 200, recycleAfter: 2000, ...options });
  return {
    async render(presented, meta) {
      const { page, logo } = preparePage(presented, meta);
      const { pdf, warnings } = await pool.run({ page, logo: logo?.bytes ?? null });
      if (presented.business.logo && !logo) warnings.push('The logo is no image that can be printed, or is too large.');
      for (const warning of warnings) onWarning?.(warning);
      return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
    },
    warmUp: () => pool.warmUp(),
    close: () => pool.close(),
  };
}
