import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { presentDocument } from '#engine/index.ts';
import { preparePage } from './prepare-page.ts';
import type { RenderJob } from './render-child.ts';
import { createRenderPool, type PoolOptions, type RenderPool } from './render-pool.ts';
import { sampleInput } from './testing/sample-documents.ts';

const pools: RenderPool[] = [];
function makePool(options: Partial<PoolOptions> = {}): RenderPool {
  const pool = createRenderPool({
    childPath: fileURLToPath(new URL('./testing/child-of-moods.mjs', import.meta.url)),
    execArgv: [],
    size: 2,
    timeout: 30_000,
    queueLimit: 50,
    recycleAfter: 1000,
    ...options,
  });
  pools.push(pool);
  return pool;
}
afterEach(() => {
  for (const pool of pools.splice(0)) pool.close();
});

const { page } = preparePage(presentDocument(sampleInput()), { language: 'en', date: '2026-11-20' });
const job = (mood: string): RenderJob => ({
  page: { ...page, document: { ...page.document, title: mood } },
  logo: null,
  fonts: [],
});
const processOf = async (pool: RenderPool, mood = 'good') => Buffer.from((await pool.run(job(mood))).pdf).toString();

describe('the pool of render processes', () => {
  it('uses as many processes as it may, and no more', async () => {
    const pool = makePool();
    const used = await Promise.all(Array.from({ length: 8 }, () => processOf(pool, 'slow')));
    expect(new Set(used).size).toBe(2);
  });

  it('stops a page that takes too long, and only that one', async () => {
    const pool = makePool({ timeout: 4000 });
    await pool.warmUp();
    const hanging = pool.run(job('hang'));
    const neighbour = pool.run(job('good'));
    await expect(hanging).rejects.toMatchObject({ reason: 'timeout' });
    await expect(neighbour).resolves.toMatchObject({ warnings: [] });
    await expect(processOf(pool)).resolves.toMatch(/^\d+$/);
  });

  it('survives a process that aborts, and one that only fails', async () => {
    const pool = makePool({ size: 1 });
    await expect(pool.run(job('crash'))).rejects.toMatchObject({ reason: 'crashed' });
    await expect(pool.run(job('fail'))).rejects.toMatchObject({ reason: 'failed', message: 'no' });
    await expect(processOf(pool)).resolves.toMatch(/^\d+$/);
  });

  it('refuses what it could not finish in time', async () => {
    const pool = makePool({ size: 1, queueLimit: 2 });
    await pool.warmUp();
    const taken = [pool.run(job('slow')), pool.run(job('good')), pool.run(job('good'))];
    await expect(pool.run(job('good'))).rejects.toMatchObject({ reason: 'busy' });
    await expect(Promise.all(taken)).resolves.toHaveLength(3);
  });

  it('replaces a process after its share of work', async () => {
    const pool = makePool({ size: 1, recycleAfter: 3 });
    const used: string[] = [];
    for (let round = 0; round < 7; round += 1) used.push(await processOf(pool));
    expect(new Set(used).size).toBe(3);
  });

  it('tells who waits when no process can be started, instead of trying for ever', async () => {
    const pool = makePool({
      childPath: fileURLToPath(new URL('./testing/child-that-dies.mjs', import.meta.url)),
    });
    await expect(
      Promise.allSettled([pool.run(job('good')), pool.run(job('good')), pool.run(job('good'))]),
    ).resolves.toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ status: 'rejected' })));
  });

  it('keeps the program alive for a page that is awaited, and not for idle processes', async () => {
    const url = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
    const program = `
      import { createRenderPool } from ${url('./render-pool.ts')};
      const childPath = new URL(${url('./testing/child-of-moods.mjs')}).pathname;
      const pool = createRenderPool({ childPath, execArgv: [], size: 2, timeout: 30000, queueLimit: 9, recycleAfter: 9 });
      const job = { page: { document: { title: 'slow' } }, logo: null };
      console.log((await Promise.all([pool.run(job), pool.run(job)])).length);`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', program];
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 50_000 });
    expect(stdout).toBe('2\n');
  });

  it('ends when it is closed, with everything that was under way', async () => {
    const pool = makePool({ size: 1 });
    await pool.warmUp();
    const under = pool.run(job('slow'));
    const waiting = pool.run(job('good'));
    pool.close();
    await expect(under).rejects.toMatchObject({ reason: 'closed' });
    await expect(waiting).rejects.toMatchObject({ reason: 'closed' });
    await expect(pool.run(job('good'))).rejects.toMatchObject({ reason: 'closed' });
  });
});
