/** Where the project lies, and how its scripts run other programs. Needs nothing but Node: it runs before anything is installed. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const minimum = [20, 19];

/** Ends the process with a clear message when this Node is too old to run the project. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return;
  console.error(
    `Quotewright needs Node ${minimum.join('.')} or later; this is ${process.version}. Get one at https://nodejs.org.`,
  );
  process.exit(1);
}

/**
 * Runs a program in the project's root and resolves with its exit code (128 + n after a signal).
 * `quiet` keeps its output and passes it to standard error only when it fails.
 */
export function run(command, args, { env = {}, quiet = false, stdio = 'inherit', cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : stdio,
      shell: process.platform === 'win32' && command === 'npm',
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(signal ? 128 + 15 : (code ?? 1));
    });
  });
}

/** A tool of node_modules/.bin, run by this same Node. */
export const runTool = (name, entry, args, options) =>
  run(process.execPath, [join(root, 'node_modules', name, entry), ...args], options);
