/**
 * How long the engine takes and how large it is: npx tsx bench/engine.ts [drafts after warm-up, default 600]
 * Times are processor time of this process, so that a busy machine counts little; the wall clock stands beside the median.
 */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { type DraftInput, draftDocument } from '../engine/index.ts';

const drafts = Number(process.argv[2] ?? 600);

const dictation =
  `okay this is an estimate for Karen Whitfield over at 2418 Juniper Court phone is 503-555-0147 she wants the
hall bath redone so tear out is going to be 650 new tub and surround is 1450 installed tile is 85 square feet at 14 a
foot and the grout and thinset are about 180 for materials plumbing labor figure twelve hours at 95 an hour the vanity
is 780 no wait make that 840 and the faucet is 165 she's buying the mirror herself so that's not included painting the
ceiling and trim 320 as an option a heated floor would be 900 more give her five percent off everything because she's a
repeat customer we need a 30 percent deposit up front and the rest when we're done it should take about eight working
days we can start on March 16th the price is good for 30 days and remind her we haul off all the debris and clean up
every evening before we leave`.replaceAll('\n', ' ');

const wordsOf = (text: string): string[] => text.split(' ');
const drafted = (transcript: string): DraftInput => ({
  today: '2026-03-02',
  catalogue: [
    { name: 'Plumbing labor', hourlyRate: 95, unit: 'hour', category: 'Remodeling' },
    { name: 'Design consultation', fixedRate: 250, category: 'Remodeling' },
  ],
  profile: { businessName: 'Cedar Lane Remodeling', description: 'Kitchens, baths and basements' },
  transcript,
});

/** That many words of the dictation, said over and over. */
function ofLength(words: number): string {
  const once = wordsOf(dictation);
  return Array.from({ length: words }, (_, at) => once[at % once.length]).join(' ');
}

/** Milliseconds of processor time and of the wall clock that one draft takes. */
function timed(transcript: string): { processor: number; wall: number } {
  const input = drafted(transcript);
  const wall = performance.now();
  const processor = process.cpuUsage();
  draftDocument(input);
  const { user, system } = process.cpuUsage(processor);
  return { processor: (user + system) / 1000, wall: performance.now() - wall };
}

const median = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1]!;
const show = (time: number): string => `${time.toFixed(time < 10 ? 2 : 0)} ms`;

function measure(words: number, times: number): void {
  const transcript = ofLength(words);
  const runs = Array.from({ length: times }, () => timed(transcript));
  const processor = median(runs.map((run) => run.processor));
  const wall = median(runs.map((run) => run.wall));
  const perWord = ((processor * 1000) / words).toFixed(1);
  console.log(
    `${words.toLocaleString('en-US').padStart(6)} words: ${show(processor)} (wall ${show(wall)}), ${perWord} µs a word`,
  );
}

async function measureSize(): Promise<void> {
  const result = await build({
    stdin: {
      contents: "export { draftDocument, recalculate, refineDocument } from './engine/index.ts';",
      resolveDir: fileURLToPath(new URL('..', import.meta.url)),
      loader: 'ts',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  const { contents } = result.outputFiles[0]!;
  const kilobytes = (size: number): string => `${(size / 1024).toFixed(1)} KB`;
  console.log(
    `bundle: ${kilobytes(contents.length)} minified, ${kilobytes(gzipSync(contents, { level: 9 }).length)} gzip, ${kilobytes(brotliCompressSync(contents).length)} brotli`,
  );
}

const warmUp = ofLength(150);
for (let run = 0; run < drafts; run++) draftDocument(drafted(warmUp));
console.log(`draftDocument, median after ${drafts} drafts of warm-up`);
measure(150, drafts);
measure(1000, 15);
measure(10_000, 5);
await measureSize();
