/**
 * How fast the engine is, beside two public libraries on the same texts, how large, and how often right:
 * npm run bench:engine [drafts of warm-up, default 2000]
 * The engine is measured in one file, as the server and the browser load it. A time is what a reading takes on the clock:
 * the processor time of a process has that of the threads in it that compile.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import * as recognizers from '@microsoft/recognizers-text-suite';
import nlp from 'compromise';
import { build } from 'esbuild';
import { judge } from '../engine/golden/judge-draft.ts';
import { judgedSets } from '../engine/golden/judged-sets.ts';
import { sayJob } from '../engine/golden/say/say-job.ts';
import { type DraftInput, draftDocument } from '../engine/index.ts';

const warmUps = Number(process.argv[2] ?? 2000);
const readings = 600;

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

type Reader = (transcript: string) => unknown;

/** A part of the engine in one file. */
async function bundle(contents: string): Promise<Uint8Array> {
  const result = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('..', import.meta.url)), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return result.outputFiles[0]!.contents;
}

const whole = await bundle("export { draftDocument, recalculate, refineDocument } from './engine/index.ts';");
const shipped: { draftDocument: typeof draftDocument } = await import(
  `data:text/javascript;base64,${Buffer.from(whole).toString('base64')}`
);

/**
 * Two public libraries that read the same kinds of words. They find numbers, money, measures and times in a text; the
 * engine also makes lines, sums and wording of them.
 */
const readers: Record<string, Reader> = {
  engine: (transcript) => shipped.draftDocument(drafted(transcript)),
  compromise: (transcript) => {
    const read = nlp(transcript);
    return [read.numbers().json(), read.money().json()];
  },
  'recognizers-text': (transcript) => [
    recognizers.recognizeCurrency(transcript, 'en-us'),
    recognizers.recognizeDimension(transcript, 'en-us'),
    recognizers.recognizeNumber(transcript, 'en-us'),
    recognizers.recognizeDateTime(transcript, 'en-us'),
  ],
};

/** Milliseconds that one reading takes. */
function timed(read: Reader, transcript: string): number {
  const began = performance.now();
  read(transcript);
  return performance.now() - began;
}

const median = (times: number[]): number => times.sort((a, b) => a - b)[times.length >> 1]!;
const show = (time: number): string => `${time.toFixed(time < 10 ? 2 : 0)} ms`;
/** Longer than this a peer is not waited for again at greater lengths. */
const patience = 20_000;

/** One reader after the other: what another does for long enough makes the machine forget what it had compiled. */
function measureSpeed(): void {
  const lengths = [50, 150, 500, 1000, 5000, 10_000];
  const medians = Object.entries(readers).map(([name, read]) => {
    let tooSlow = false;
    const times = lengths.map((words): number | null => {
      if (tooSlow) return null;
      const transcript = ofLength(words);
      const first = timed(read, transcript);
      const runs = Math.min(readings, Math.max(3, Math.floor(4000 / Math.max(first, 1))));
      const time = first > 4000 ? first : median(Array.from({ length: runs }, () => timed(read, transcript)));
      tooSlow = time > patience / 4;
      return time;
    });
    return { name, times };
  });
  for (const [k, words] of lengths.entries()) {
    const own = medians[0]!.times[k]!;
    const shown = medians.map(({ name, times }) => {
      const time = times[k];
      if (time == null) return `${name} not run`;
      return `${name} ${show(time)}${name === 'engine' ? '' : ` (${(time / own).toFixed(1)}×)`}`;
    });
    console.log(
      `${words.toLocaleString('en-US').padStart(6)} words: ${shown.join(', ')}; engine ${((own * 1000) / words).toFixed(1)} µs a word`,
    );
  }
}

/** How often the whole document and its total are right, over the judged dictations and the generated ones. */
function measureAccuracy(): void {
  for (const name of judgedSets) {
    const cases = readFileSync(new URL(`../engine/golden/cases/${name}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const verdicts = cases.map((one) => judge(draftDocument(one), one.expect));
    report(name, verdicts);
  }
  report(
    'generated',
    Array.from({ length: 2000 }, (_, seed) => sayJob(seed + 1)).map((job) => judge(draftDocument(job), job.expect)),
  );
}

function report(name: string, verdicts: Record<string, boolean>[]): void {
  const fields = [...new Set(verdicts.flatMap((verdict) => Object.keys(verdict)))];
  const share = (of: Record<string, boolean>[], right: (verdict: Record<string, boolean>) => boolean): string =>
    `${((100 * of.filter(right).length) / of.length).toFixed(1)} %`;
  const shares = fields.map(
    (field) =>
      `${field} ${share(
        verdicts.filter((verdict) => field in verdict),
        (verdict) => verdict[field]!,
      )}`,
  );
  console.log(
    `${name} (${verdicts.length}): every field ${share(verdicts, (verdict) => Object.values(verdict).every(Boolean))}; ${shares.join(', ')}`,
  );
}

/** What the browser loads of it; the weights are learned tables, written as text. */
const bundles: Record<string, () => Promise<Uint8Array>> = {
  'the whole engine': async () => whole,
  'what a dictation needs': () => bundle("export { draftDocument } from './engine/index.ts';"),
  'the learned weights alone': () => bundle("export * from './engine/transcript/learned/judgement.ts';"),
};

async function measureSize(): Promise<void> {
  const kilobytes = (size: number): string => `${(size / 1024).toFixed(0)} KB`;
  for (const [name, make] of Object.entries(bundles)) {
    const code = await make();
    console.log(
      `${name}: ${kilobytes(code.length)} minified, ${kilobytes(brotliCompressSync(code).length)} with Brotli`,
    );
  }
}

const warmUp = ofLength(150);
for (let run = 0; run < warmUps; run++) shipped.draftDocument(drafted(warmUp));
console.log(`medians after ${warmUps} drafts of warm-up; in brackets how many times the engine's`);
measureSpeed();
await measureSize();
measureAccuracy();
