/** Starts the built app as a person would, as a process of its own, and talks to it over HTTP. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export interface RunningApp {
  url: string;
  process: ChildProcess;
  /** Everything it printed so far, both streams. */
  printed: () => string;
  /** Sends the signal and resolves with the exit code, or the signal's name when it did not end by itself. */
  stop: (signal: NodeJS.Signals) => Promise<number | NodeJS.Signals>;
}

const exit = (child: ChildProcess) =>
  new Promise<number | NodeJS.Signals>((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    else child.on('exit', (code, signal) => resolve(code ?? signal ?? 1));
  });

function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return { child, printed: () => output };
}

/** Resolves when the app says that it is ready; rejects with what it printed when it ends before. */
export function startApp(env: Record<string, string>): Promise<RunningApp> {
  const { child, printed } = launch(env);
  return new Promise((resolve, reject) => {
    const look = () => {
      const url = /ready at (http:\S+)/.exec(printed())?.[1];
      if (!url) return;
      child.stdout.off('data', look);
      resolve({
        url,
        process: child,
        printed,
        stop: (signal) => {
          child.kill(signal);
          return exit(child);
        },
      });
    };
    child.stdout.on('data', look);
    child.on('exit', (code) => reject(new Error(`The app ended with ${code}:\n${printed()}`)));
  });
}

/** Runs the app expecting that it refuses to start. */
export async function startRefused(
  env: Record<string, string>,
): Promise<{ code: number | NodeJS.Signals; printed: string }> {
  const { child, printed } = launch(env);
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const code = await exit(child);
  clearTimeout(timer);
  return { code, printed: printed() };
}

/** A person with a browser: keeps the session cookie. */
export class Visitor {
  #cookie = '';
  constructor(readonly url: string) {}

  /** "name=value" of the session; empty before signing in. */
  get cookie(): string {
    return this.#cookie;
  }

  async call(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.#cookie ? { cookie: this.#cookie } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    this.#keep(response);
    return response;
  }

  /** Signs up and starts the trial, through the sandbox's checkout. */
  async signUp(person: { email: string }): Promise<number> {
    const { status } = await this.call('POST', '/api/auth/signup', person);
    const checkout = await this.call('POST', '/api/create-checkout-session', { email: person.email });
    const { url } = (await checkout.json()) as { url: string };
    const body = new URLSearchParams({ card: '4242 4242 4242 4242' });
    const paid = await fetch(url, { method: 'POST', redirect: 'manual', body });
    const sessionId = new URL(paid.headers.get('location') ?? '').searchParams.get('session_id');
    await this.call('POST', '/api/payment-success', { session_id: sessionId });
    return status;
  }

  #keep(response: Response) {
    const cookie = response.headers.get('set-cookie');
    if (cookie) this.#cookie = cookie.split(';')[0] ?? '';
  }
}
