/** What every measurement of the bench shares. */
import { randomBytes } from 'node:crypto';
import { presentDocument } from '#engine/index.ts';
import { sampleInput, sampleLines, samplePng } from '#server/pdf/testing/sample-documents.ts';

const logoUrl = samplePng(300, 120);
let serial = 0;

/** Each document holds other data, as nothing else is fair: the same data again is answered from a memory. */
export function nextDocument(lines: number) {
  serial += 1;
  const items = sampleLines(lines).map((line) => ({ ...line, description: `${line.description} (${serial})` }));
  return presentDocument(
    sampleInput(
      { items, title: `Job ${serial}`, businessInfo: { businessName: 'Cascade Plumbing', logoUrl } },
      { number: `Q-${serial}` },
    ),
  );
}

/** Presented ahead of time: what is measured is the way onto paper. Each has a logo of its own. */
export function heavyDocuments(count: number) {
  return Array.from({ length: count }, (_, number) =>
    presentDocument(
      sampleInput(
        {
          items: sampleLines(400),
          title: `Job ${number}`,
          businessInfo: { businessName: 'Cascade Plumbing', logoUrl: heavyLogo(number) },
        },
        { number: `Q-heavy-${number}` },
      ),
    ),
  );
}

/** A PNG of 5 MB: a small picture and, as cameras add them, a chunk of other data behind it. */
function heavyLogo(number: number): string {
  const png = Buffer.from(logoUrl.slice(logoUrl.indexOf(',') + 1), 'base64');
  const more = randomBytes(5 * 1024 * 1024 - png.length);
  more.writeUInt32BE(number);
  return `data:image/png;base64,${Buffer.concat([png, more]).toString('base64')}`;
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

export function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const show = (milliseconds: number) => `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;

/** Of a file whose page objects are not packed, as are those of all three engines. */
export const countPages = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Times of one thing after another for so long, at least `least` of them, after `warmUps` that do not count. */
export async function repeat(work: () => Promise<unknown>, seconds: number, least = 5, warmUps = 3): Promise<number[]> {
  for (let round = 0; round < warmUps; round += 1) await work();
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end || times.length < least) times.push(await timed(work));
  return times;
}
