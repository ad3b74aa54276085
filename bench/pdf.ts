/**
 * How long a page takes: npx tsx bench/pdf.ts [seconds per measurement, default 5]
 * Renders go through the same pool of processes as in the server. Each page holds other data, as nothing else is fair:
 * the same data again is answered from the typesetter's memory.
 */
import { fileURLToPath } from 'node:url';
import { presentDocument } from '../engine/index.ts';
import { createPdfRenderer, type PdfRenderer } from '../server/pdf/render-pdf.ts';
import { sampleInput, sampleLines, samplePng } from '../server/pdf/testing/sample-documents.ts';

const seconds = Number(process.argv[2] ?? 5);
const built = fileURLToPath(new URL('../dist/server/render-child.js', import.meta.url));
const source = fileURLToPath(new URL('../server/pdf/render-child.ts', import.meta.url));
const fromBuild = process.argv.includes('--built');
const makeRenderer = (size: number): PdfRenderer =>
  createPdfRenderer(
    fromBuild ? { childPath: built, execArgv: [], size } : { childPath: source, execArgv: ['--import', 'tsx'], size },
  );

const meta = { language: 'en-US', date: '2026-11-20' };
const logoUrl = samplePng(300, 120);
let serial = 0;
function nextDocument(lines: number) {
  serial += 1;
  const items = sampleLines(lines).map((line) => ({ ...line, description: `${line.description} (${serial})` }));
  return presentDocument(
    sampleInput(
      { items, title: `Job ${serial}`, businessInfo: { businessName: 'Cascade Plumbing', logoUrl } },
      { number: `Q-${serial}` },
    ),
  );
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

const show = (milliseconds: number) => `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;

const cold: number[] = [];
for (let round = 0; round < 5; round += 1) {
  const renderer = makeRenderer(1);
  cold.push(await timed(() => renderer.render(nextDocument(15), meta)));
  renderer.close();
}
console.log(`cold (start of a process to its first page, 15 lines): median ${show(percentile(cold, 0.5))}`);

for (const lines of [15, 100, 400]) {
  const renderer = makeRenderer(1);
  await renderer.warmUp();
  for (let round = 0; round < 5; round += 1) await renderer.render(nextDocument(lines), meta);
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  let bytes = 0;
  while (performance.now() < end) {
    const presented = nextDocument(lines);
    times.push(
      await timed(async () => {
        bytes = (await renderer.render(presented, meta)).length;
      }),
    );
  }
  console.log(
    `warm, ${lines} lines, one process: median ${show(percentile(times, 0.5))}, p95 ${show(percentile(times, 0.95))}, ${times.length} renders, ${Math.round(bytes / 1024)} KB`,
  );
  renderer.close();
}

const renderer = makeRenderer(2);
await renderer.warmUp();
const end = performance.now() + seconds * 1000;
const start = performance.now();
let done = 0;
await Promise.all(
  Array.from({ length: 4 }, async () => {
    while (performance.now() < end) {
      await renderer.render(nextDocument(15), meta);
      done += 1;
    }
  }),
);
console.log(`two processes, 15 lines: ${((done * 1000) / (performance.now() - start)).toFixed(0)} renders/s`);
renderer.close();
