/**
 * How long a page takes, side by side with headless Chromium and @react-pdf/renderer on the same content (15 lines are two pages), with the
 * same logo and the same font files:
 *   npm run bench:pdf -- [seconds per measurement, default 5]
 * Our renders go through the same pool of processes as in the server; the peers run one at a time, too.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { createPdfRenderer } from '#server/pdf/render-pdf.ts';
import { findBrowser } from '../scripts/find-browser.mjs';
import { countPages, heavyDocuments, nextDocument, percentile, repeat, show } from './pdf/measure.ts';
import { childOptions, fromBuild, timeFirstPage, weighWorker } from './pdf/measure-worker.ts';
import { openChromium } from './pdf/peer-chromium.ts';
import { renderByReactPdf } from './pdf/peer-react-pdf.ts';

const seconds = Number(process.argv[2] ?? 5);
const meta = { language: 'en-US', date: '2026-11-20' };
const median = (times: number[]) => percentile(times, 0.5);
if (!fromBuild) console.log('(no build: the render processes start from sources, which takes longer)');

const first: number[] = [];
for (let round = 0; round < 5; round += 1) first.push(await timeFirstPage());
console.log(`first page after the start of a render process: median ${show(median(first))}`);

const renderer = createPdfRenderer({ ...childOptions, size: 1 });
await renderer.warmUp();
const browserPath = await findBrowser();
const chromium = await openChromium(browserPath, 'web');
const installed = process.platform === 'linux' ? await openChromium(browserPath, 'system') : null;
type Engine = (lines: number) => Promise<Uint8Array>;
for (const lines of [15, 400]) {
  const engines: Record<string, Engine> = {
    ours: () => renderer.render(nextDocument(lines), meta),
    'Chromium, a new page for each document': () => chromium.openPage(nextDocument(lines)),
    'Chromium, one tab for all': () => chromium.reuseTab(nextDocument(lines)),
    ...(installed && {
      'Chromium, a new page for each, fonts installed in the system': () => installed.openPage(nextDocument(lines)),
      'Chromium, one tab for all, fonts installed in the system': () => installed.reuseTab(nextDocument(lines)),
    }),
    'react-pdf': () => renderByReactPdf(nextDocument(lines)),
  };
  const times = await takeTurns(engines, lines);
  const ours = median(times.ours!);
  for (const [name, all] of Object.entries(times))
    console.log(
      `${lines} lines, ${name}: median ${show(median(all))}, p95 ${show(percentile(all, 0.95))}, ${all.length} renders: ${(median(all) / ours).toFixed(1)} times ours`,
    );
}
await chromium.close();
await installed?.close();

/** In slices one after the other, so that whatever else the machine does meets them all. */
async function takeTurns(engines: Record<string, Engine>, lines: number): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  const slices = 4;
  for (let slice = 0; slice < slices; slice += 1) {
    for (const [name, render] of Object.entries(engines)) {
      let file: Uint8Array = new Uint8Array();
      const once = async () => {
        file = await render(lines);
      };
      const taken = await repeat(once, seconds / slices, 2, slice === 0 ? 3 : 1);
      times[name] = [...(times[name] ?? []), ...taken];
      if (slice === 0)
        console.log(`${lines} lines, ${name}: ${countPages(file)} pages, ${Math.round(file.length / 1024)} KB`);
    }
  }
  return times;
}

// What a request does in the server's own process: the longest time that nobody else is answered.
const held = monitorEventLoopDelay({ resolution: 1 });
const heavy = heavyDocuments(12);
await setTimeout(200);
held.enable();
for (const document of heavy) await renderer.print(document, meta);
held.disable();
console.log(
  `longest stop of the event loop over ${heavy.length} pages, each with 400 lines and a logo of 5 MB: ${show(held.max / 1e6)}`,
);

const same = nextDocument(15);
await renderer.print(same, meta);
const again = await repeat(() => renderer.print(same, meta), Math.min(seconds, 2));
console.log(`the same document again, from memory: median ${show(median(again))}`);
renderer.close();

const weights = await weighWorker([200, 2000]);
if (weights)
  console.log(
    `memory of a render process after 200 and 2,000 renders: ${weights.map((weight) => `${Math.round(weight)} MB`).join(', ')}`,
  );
