/** One render process by itself: how soon its first page is there, and what memory it holds after so many. */
import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preparePage } from '#server/pdf/prepare-page.ts';
import type { RenderAnswer } from '#server/pdf/render-child.ts';
import { childEnv } from '#server/pdf/render-pool.ts';
import { nextDocument } from './measure.ts';

const root = join(import.meta.dirname, '../..');
const built = join(root, 'dist/server/render-child.js');
/** From the build as in the server; from sources it also has to be translated first. */
export const fromBuild = existsSync(built);

export const childOptions = fromBuild
  ? { childPath: built, execArgv: [] }
  : { childPath: join(root, 'server/pdf/render-child.ts'), execArgv: ['--import', 'tsx'] };

function startWorker() {
  const child = fork(childOptions.childPath, [], {
    serialization: 'advanced',
    env: childEnv,
    execArgv: childOptions.execArgv,
  });
  const answer = () => new Promise<RenderAnswer>((resolve) => child.once('message', resolve));
  const render = async (lines: number) => {
    const { page, logo } = preparePage(nextDocument(lines), { language: 'en', date: '2026-11-20' });
    const done = answer();
    child.send({ page, logo: logo?.bytes ?? null, fonts: [] });
    await done;
  };
  return { ready: answer(), render, pid: child.pid!, stop: () => child.kill() };
}

/** Milliseconds from the start of the process to its first page. */
export async function timeFirstPage(): Promise<number> {
  const start = performance.now();
  const worker = startWorker();
  await worker.ready;
  await worker.render(15);
  const time = performance.now() - start;
  worker.stop();
  return time;
}

/** Megabytes after each of these counts of renders; null where the system does not tell. */
export async function weighWorker(counts: number[]): Promise<number[] | null> {
  const worker = startWorker();
  await worker.ready;
  const weights: number[] = [];
  try {
    for (let done = 1; done <= Math.max(...counts); done += 1) {
      await worker.render(15);
      if (counts.includes(done)) weights.push(residentMegabytes(worker.pid));
    }
    return weights;
  } catch {
    return null;
  } finally {
    worker.stop();
  }
}

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
