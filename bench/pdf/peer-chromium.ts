/** The same page by headless Chromium: HTML and CSS in, its own PDF out. One browser, warm. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { PresentedBlock, PresentedDocument } from '#engine/index.ts';

const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const layout = `@page{size:letter;margin:0.6in 0.5in 0.8in}body{font:9.6pt/1.35 Inter,sans-serif;color:#333;margin:0}
h1{font-size:15pt}h2{font-size:11pt;color:#1e40af;margin:18pt 0 6pt}header{display:flex;justify-content:space-between}
img{width:80pt}table{width:100%;border-collapse:collapse}thead{display:table-header-group}tr{break-inside:avoid}
th{background:#edf2fd;color:#2563eb;font-size:8pt;text-align:right;padding:5pt 8pt}td{padding:5pt 8pt;text-align:right;border-bottom:.6pt solid #ddd}
th:first-child,td:first-child{text-align:left}.totals{width:46%;margin-left:auto}.totals b{display:flex;justify-content:space-between;background:#2563eb;color:#fff;border-radius:6pt;padding:6pt 8pt;font-size:12pt}
.totals p{display:flex;justify-content:space-between;margin:2pt 8pt}`;

const footerTemplate =
  '<div style="font-size:7pt;width:100%;text-align:right;padding-right:0.5in">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>';

const fontFolder = join(import.meta.dirname, '../../server/pdf/fonts');
const weights = { 400: 'Inter_400Regular.ttf', 600: 'Inter_600SemiBold.ttf', 700: 'Inter_700Bold.ttf' };

/** From this machine and to be kept for a year: measured to be quicker for Chromium than data: addresses in every page. */
async function serveFonts() {
  const files = new Map(Object.values(weights).map((name) => [`/${name}`, readFileSync(join(fontFolder, name))]));
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    const headers = {
      'content-type': 'font/ttf',
      'access-control-allow-origin': '*',
      'cache-control': 'max-age=31536000, immutable',
    };
    response.writeHead(file ? 200 : 404, headers).end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const fontFaces = (address: string): string =>
  Object.entries(weights)
    .map(([weight, name]) => `@font-face{font-family:Inter;font-weight:${weight};src:url(${address}/${name})}`)
    .join('');

function blockOf(block: PresentedBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `${block.heading ? `<h2>${safe(block.heading)}</h2>` : ''}<p>${safe(block.text)}</p>`;
    case 'list':
      return `<h2>${safe(block.heading)}</h2><ul>${block.items.map((item) => `<li>${safe(item)}</li>`).join('')}</ul>`;
    case 'lines':
    case 'options': {
      const head = block.columns.map(({ label }) => `<th>${label}</th>`).join('');
      const rows = block.rows.map(
        (row) => `<tr>${block.columns.map(({ key }) => `<td>${safe(row[key])}</td>`).join('')}</tr>`,
      );
      return `<h2>${safe(block.heading)}</h2><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
    }
    case 'totals': {
      const rows = block.rows.map(({ label, value, emphasis }) => {
        const tag = emphasis ? 'b' : 'p';
        return `<${tag}><span>${safe(label)}</span><span>${safe(value)}</span></${tag}>`;
      });
      return `<div class="totals">${rows.join('')}</div>`;
    }
    case 'signature':
      return `<p>${safe(block.intro)}</p><p>${block.fields.map(safe).join(' ______________ ')}</p>`;
  }
}

function pageOf(presented: PresentedDocument, faces: string): string {
  const { business, client } = presented;
  const facts = presented.dates.map(({ label, value }) => `<div>${label}<br><b>${value}</b></div>`).join('');
  return `<!doctype html><html lang="en"><title>${safe(presented.title)}</title><style>${faces}${layout}</style><header><div>${business.logo ? `<img src="${business.logo}" alt="Logo">` : ''}<b>${safe(business.name)}</b><p>${business.details.map(safe).join('<br>')}</p></div><div><h1>${presented.typeLabel}</h1>${presented.number}</div></header><header><div>${client.label}<br><b>${safe(client.name)}</b><br>${client.details.map(safe).join('<br>')}</div>${facts}</header><h1>${safe(presented.title)}</h1>${presented.blocks.map(blockOf).join('')}</html>`;
}

export type FontSource = 'web' | 'system';

export interface ChromiumPeer {
  /** In one tab, over and over: the quickest that Chromium can be. */
  reuseTab(presented: PresentedDocument): Promise<Uint8Array>;
  /** In a page of its own, closed afterwards: what keeps one document from another. */
  openPage(presented: PresentedDocument): Promise<Uint8Array>;
  close(): Promise<void>;
}

/**
 * One warm browser. `web`: the product's own font files by @font-face, as a page carries them that looks the same on every machine.
 * `system`: the same files installed in the system, which only Linux can be told for one program.
 */
export async function openChromium(executablePath: string | undefined, fonts: FontSource): Promise<ChromiumPeer> {
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
    ...(fonts === 'system' ? { env: { ...process.env, FONTCONFIG_FILE: join(fontFolder, 'fonts.conf') } } : {}),
  });
  const files = await serveFonts();
  const style = fonts === 'web' ? fontFaces(files.address) : '';
  // All pages in one context, so that they share the fonts they have fetched.
  const context = await browser.newContext();
  const tab = await context.newPage();

  async function print(page: Page, presented: PresentedDocument): Promise<Uint8Array> {
    await page.setContent(pageOf(presented, style));
    return page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate,
    });
  }

  return {
    reuseTab: (presented) => print(tab, presented),
    async openPage(presented) {
      const page = await context.newPage();
      try {
        return await print(page, presented);
      } finally {
        await page.close();
      }
    },
    async close() {
      await browser.close();
      files.close();
    },
  };
}
