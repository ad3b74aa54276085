/**
 * One process per database folder: the embedded engine itself does not notice a second one, and both would destroy
 * each other's data. The lock is a file beside the folder that names its owner and whose time a worker thread moves on.
 */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { AppError } from '#server/errors.ts';

const beatMilliseconds = 2000;
/** How long a lock of another machine or container must stand still before it counts as left behind. */
const stillMilliseconds = 30_000;

interface Owner {
  pid: number;
  /** Clock ticks from boot to the start of the process; null where the system does not tell. */
  started: string | null;
  /** Machine, boot and process-id space: only inside the same one do process ids mean anything. */
  space: string;
  /** Tells two locks of one process apart. */
  token: string;
}

export interface FolderLock {
  release(): Promise<void>;
}

function readText(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function processSpace(): string {
  const boot = readText('/proc/sys/kernel/random/boot_id')?.trim();
  if (!boot) return os.hostname();
  try {
    return `${boot} ${fs.readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return boot;
  }
}

function startOf(pid: number): string | null {
  // The second field is the program's name in parentheses and may hold spaces: count from behind it.
  const stat = readText(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function parseOwner(text: string): Owner | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { pid, started, space, token } = value as Partial<Owner>;
    return typeof pid === 'number' && typeof space === 'string'
      ? { pid, started: started ?? null, space, token: String(token) }
      : null;
  } catch {
    return null;
  }
}

/** "alive", "dead", or "unknown" where only the beat can tell. */
function stateOf(text: string): 'alive' | 'dead' | 'unknown' {
  const owner = parseOwner(text);
  if (!owner || owner.space !== processSpace()) return 'unknown';
  if (!isRunning(owner.pid)) return 'dead';
  if (owner.started === null) return owner.pid === process.pid ? 'alive' : 'unknown';
  return startOf(owner.pid) === owner.started ? 'alive' : 'dead';
}

/** Watches the lock's time; true when it never moved. */
async function standsStill(file: string, content: string, milliseconds: number): Promise<boolean> {
  const timeOf = () => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const first = timeOf();
  for (let waited = 0; waited < milliseconds; waited += 250) {
    await sleep(Math.min(250, milliseconds));
    if (timeOf() !== first || readText(file) !== content) return false;
  }
  return true;
}

/** Moves a dead lock out of the way. Should another process have been quicker, its fresh lock is put back. */
function removeDead(file: string, content: string) {
  const aside = `${file}.${randomUUID()}`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  if (readText(aside) !== content) {
    try {
      fs.linkSync(aside, file);
    } catch {
      // A third process has taken the lock meanwhile: the second one finds its token gone and stops.
    }
  }
  fs.rmSync(aside, { force: true });
}

/** Beats even while the main thread is busy inside the database, and reports when the lock is no longer ours. */
const beatProgram = `
const { workerData, parentPort } = require('node:worker_threads');
const fs = require('node:fs');
setInterval(() => {
  try {
    if (fs.readFileSync(workerData.file, 'utf8') !== workerData.content) throw new Error('taken');
    const now = new Date();
    fs.utimesSync(workerData.file, now, now);
  } catch { parentPort.postMessage('lost'); }
}, workerData.every);
`;

/**
 * Takes the lock, or throws AppError DATABASE_UNAVAILABLE when another process holds it. `onLost` is called should
 * the lock disappear while it is held; the only safe answer is to end the process. `onWait` tells that a lock of
 * another machine or container is being watched, for at most 30 seconds.
 */
export async function lockFolder(
  file: string,
  { onLost, onWait, stillFor = stillMilliseconds }: { onLost: () => void; onWait: () => void; stillFor?: number },
): Promise<FolderLock> {
  const owner: Owner = { pid: process.pid, started: startOf(process.pid), space: processSpace(), token: randomUUID() };
  const content = JSON.stringify(owner);
  const refusal = (text: string) =>
    new AppError(
      'DATABASE_UNAVAILABLE',
      `Another Quotewright (process ${parseOwner(text)?.pid ?? 'unknown'}) is using this data folder: ${file.replace(/\.lock$/, '')}. ` +
        'Stop it first, or give this one a folder of its own with DATA_DIR.',
    );
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      fs.writeFileSync(file, content, { flag: 'wx' });
      const worker = new Worker(beatProgram, { eval: true, workerData: { file, content, every: beatMilliseconds } });
      worker.unref();
      worker.on('message', onLost);
      return {
        async release() {
          worker.removeAllListeners('message');
          await worker.terminate();
          if (readText(file) === content) fs.rmSync(file, { force: true });
        },
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const found = readText(file);
    if (found === null) continue;
    const state = stateOf(found);
    if (state === 'alive') throw refusal(found);
    if (state === 'unknown') {
      onWait();
      if (!(await standsStill(file, found, stillFor))) throw refusal(readText(file) ?? found);
    }
    removeDead(file, found);
  }
  throw refusal(readText(file) ?? '');
}
