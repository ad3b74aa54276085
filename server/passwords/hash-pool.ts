/** The threads that hash. They start with the first password and keep no process alive. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { projectRoot } from '#server/project-root.ts';
import { takeTurns } from './take-turns.ts';

/** At most four, and one core stays free for everybody who is signed in already. */
export const hashesAtOnce = (cores: number) => Math.max(1, Math.min(4, cores - 1));

const takeTurn = takeTurns({ atOnce: hashesAtOnce(availableParallelism()), inLine: 200 });
const idle: Worker[] = [];

interface Task {
  password: string;
  /** The hash to compare with; null makes a new one. */
  against: string | null;
}

function start(): Worker {
  const worker = new Worker(join(projectRoot, 'server/passwords/hash-worker.mjs'));
  worker.unref();
  return worker;
}

function ask(worker: Worker, task: Task): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const done = () => {
      worker.off('message', onMessage).off('error', onError);
      // While it works somebody waits for it; afterwards nobody does.
      worker.unref();
    };
    const onMessage = ({ result, error }: { result?: unknown; error?: string }) => {
      done();
      idle.push(worker);
      if (error === undefined) resolve(result);
      else reject(new Error(error));
    };
    const onError = (error: unknown) => {
      done();
      reject(error);
    };
    worker.on('message', onMessage).on('error', onError);
    worker.ref();
    worker.postMessage(task);
  });
}

/** An argon2id hash (19 MiB, two passes). Throws AppError BUSY when too many stand in line. */
export const hash = (password: string) =>
  takeTurn(async () => String(await ask(idle.pop() ?? start(), { password, against: null })));

/** Throws AppError BUSY, and for a hash that cannot be read. */
export const verify = (against: string, password: string) =>
  takeTurn(async () => (await ask(idle.pop() ?? start(), { password, against })) === true);
