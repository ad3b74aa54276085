/** How long `npm start` takes until it says that it is ready: first start on an empty folder, then later starts. Medians of 5. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../scripts/project.mjs';
import { freePort } from '../scripts/test-postgres.mjs';

const folder = mkdtempSync(join(tmpdir(), 'quotewright-bench-'));

async function timeStart(dataDir) {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  await new Promise((resolve) => child.stdout.on('data', (text) => String(text).includes('ready at') && resolve()));
  const elapsed = performance.now() - began;
  process.kill(-child.pid, 'SIGTERM');
  // npm may be gone before the server has stopped; the data folder is free when its lock is.
  while (existsSync(join(dataDir, 'database.lock'))) await sleep(20);
  return elapsed;
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const first = [];
const later = [];
for (let round = 0; round < 5; round += 1) {
  const dataDir = join(folder, String(round));
  first.push(await timeStart(dataDir));
  later.push(await timeStart(dataDir));
}
rmSync(folder, { recursive: true, force: true });
console.log(`first start (empty data folder, already built): ${Math.round(median(first))} ms`);
console.log(`second start: ${Math.round(median(later))} ms`);
