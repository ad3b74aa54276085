/** A few child processes that work through a queue, one job per child at a time. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { RenderAnswer, RenderJob } from './render-child.ts';

export interface PoolOptions {
  /** The file of the child: render-child.js of the build, or render-child.ts where Node is run with tsx. */
  childPath: string;
  /** How Node starts it; the parent's own flags when left out. */
  execArgv?: string[];
  /** How many children work at once. */
  size: number;
  /** A job that takes longer is stopped with its child. Milliseconds. */
  timeout: number;
  /** Jobs that may wait; the next one is refused. */
  queueLimit: number;
  /** A child is replaced after so many jobs: the typesetter's memory only grows. */
  recycleAfter: number;
}

/** All that a render process gets to know. Two heaps are enough for its threads; more only keep memory that nobody uses. */
export const childEnv = {
  FONTCONFIG_FILE: join(projectRoot, 'server/pdf/fonts/fonts.conf'),
  MALLOC_ARENA_MAX: '2',
};

/** Processes that die before they are ready, in a row, until the pool gives up. */
const startAttempts = 3;

/** A job that did not end well: `busy` and `timeout` may be tried again; `failed` and `letters`, which no font has, will fail again. */
export class RenderError extends Error {
  readonly reason: 'busy' | 'timeout' | 'crashed' | 'failed' | 'letters' | 'closed';

  constructor(reason: RenderError['reason'], message: string) {
    super(message);
    this.name = 'RenderError';
    this.reason = reason;
  }
}

export interface Rendered {
  pdf: Uint8Array;
  warnings: string[];
}

interface Waiting {
  job: RenderJob;
  resolve: (rendered: Rendered) => void;
  reject: (error: RenderError) => void;
}

interface Child {
  process: ChildProcess;
  ready: boolean;
  jobs: number;
  current: Waiting | null;
  timer: NodeJS.Timeout | null;
}

export interface RenderPool {
  /** Resolves with the file, rejects with a RenderError. */
  run(job: RenderJob): Promise<Rendered>;
  /** Starts the children, so that the first reader does not wait for them; resolves when one is ready or has failed to start. */
  warmUp(): Promise<void>;
  /** Stops everything; jobs under way and waiting are rejected. */
  close(): void;
}

/** Makes a pool. No process is started before the first job or warmUp(). */
export function createRenderPool(options: PoolOptions): RenderPool {
  const children = new Set<Child>();
  const queue: Waiting[] = [];
  let closed = false;
  let failedStarts = 0;
  let onFirstSign: (() => void)[] = [];

  function start(): void {
    const { childPath, execArgv } = options;
    const child: Child = {
      // It gets nothing of our environment: text from strangers is set in a process that holds no secret.
      process: fork(childPath, [], {
        serialization: 'advanced',
        env: childEnv,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        ...(execArgv && { execArgv }),
      }),
      ready: false,
      jobs: 0,
      current: null,
      timer: null,
    };
    children.add(child);
    child.process.on('message', (answer: RenderAnswer) => receive(child, answer));
    child.process.on('error', () => retire(child, 'crashed'));
    child.process.on('exit', () => retire(child, 'crashed'));
    child.process.unref();
    holdProgram();
  }

  /** The program stays alive while somebody waits for a page, and no longer: an idle child does not keep it from ending. */
  function holdProgram(): void {
    const awaited = queue.length > 0 || onFirstSign.length > 0;
    for (const { process, current } of children) {
      if (awaited || current) process.channel?.ref();
      else process.channel?.unref();
    }
  }

  function receive(child: Child, answer: RenderAnswer): void {
    if (answer.kind === 'ready') {
      child.ready = true;
      failedStarts = 0;
      giveSign();
      dispatch();
      return;
    }
    const waiting = release(child);
    if (answer.kind === 'done') waiting?.resolve({ pdf: answer.pdf, warnings: answer.warnings });
    else waiting?.reject(new RenderError(answer.kind, answer.message));
    if (child.jobs >= options.recycleAfter) {
      children.delete(child);
      child.process.disconnect();
    }
    dispatch();
  }

  function release(child: Child): Waiting | null {
    const waiting = child.current;
    child.current = null;
    if (child.timer) clearTimeout(child.timer);
    child.timer = null;
    return waiting;
  }

  /** The child is gone or has to go. Its job fails alone; a replacement is started when there is work for it. */
  function retire(child: Child, reason: 'crashed' | 'timeout'): void {
    if (!children.delete(child)) return;
    const waiting = release(child);
    if (reason === 'timeout') child.process.kill('SIGKILL');
    const message = reason === 'timeout' ? 'The page took too long.' : 'The render process ended unexpectedly.';
    waiting?.reject(new RenderError(reason, message));
    giveSign();
    if (!child.ready) failedStarts += 1;
    if (failedStarts >= startAttempts && children.size === 0) {
      // It does not come up at all: who waits is told, instead of starting processes for ever.
      failedStarts = 0;
      for (const other of queue.splice(0))
        other.reject(new RenderError('crashed', 'The render process could not start.'));
      return;
    }
    dispatch();
  }

  function giveSign(): void {
    for (const sign of onFirstSign) sign();
    onFirstSign = [];
    holdProgram();
  }

  function dispatch(): void {
    if (closed) return;
    for (const child of children) {
      if (queue.length > 0 && child.ready && !child.current) assign(child, queue.shift()!);
    }
    const coming = [...children].filter(({ ready }) => !ready).length;
    for (let more = queue.length - coming; more > 0 && mayStart(); more -= 1) start();
    holdProgram();
  }

  const mayStart = (): boolean => children.size < options.size && failedStarts < startAttempts;

  function assign(child: Child, waiting: Waiting): void {
    child.current = waiting;
    child.jobs += 1;
    child.timer = setTimeout(() => retire(child, 'timeout'), options.timeout);
    child.process.send(waiting.job, (error) => {
      if (error) retire(child, 'crashed');
    });
  }

  return {
    run(job) {
      if (closed) return Promise.reject(new RenderError('closed', 'The renderer is closed.'));
      if (queue.length >= options.queueLimit)
        return Promise.reject(new RenderError('busy', 'Too many pages are being made at once.'));
      return new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject });
        dispatch();
      });
    },
    async warmUp() {
      if (closed || [...children].some(({ ready }) => ready)) return;
      const sign = new Promise<void>((resolve) => onFirstSign.push(resolve));
      while (children.size < options.size) start();
      await sign;
    },
    close() {
      closed = true;
      const error = new RenderError('closed', 'The renderer is closed.');
      for (const waiting of queue.splice(0)) waiting.reject(error);
      for (const child of [...children]) {
        children.delete(child);
        release(child)?.reject(error);
        child.process.kill('SIGKILL');
      }
      giveSign();
    },
  };
}
