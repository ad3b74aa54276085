/**
 * What many sign-ins at once do to everybody else: the median time of a signed-in page call, alone and beside 20 people
 * who sign in without pause. Quiet and busy slices take turns, so that a busy machine weighs on both. Needs a build.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/project.mjs';
import { freePort } from '../scripts/test-postgres.mjs';

const people = 20;
const slices = Number(process.argv[2] ?? 6);
const sliceMilliseconds = 2000;

const folder = mkdtempSync(join(tmpdir(), 'quotewright-bench-'));
const url = `http://127.0.0.1:${await freePort()}`;
const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
  cwd: root,
  env: {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    PORT: new URL(url).port,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '100000',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => child.stdout.on('data', (text) => String(text).includes('ready at') && resolve()));

const post = (path, body) =>
  fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

const signedUp = await post('/api/auth/signup', {
  email: 'bench@example.com',
  password: 'a quiet copper pipe',
  firstName: 'Pat',
  lastName: 'Doyle',
});
const cookie = signedUp.headers
  .getSetCookie()
  .map((line) => line.split(';')[0])
  .join('; ');

let logins = 0;
async function signInUntil(end, number) {
  while (performance.now() < end) {
    const answer = await post('/api/auth/login', {
      email: `nobody${number}@example.com`,
      password: 'a wrong password',
    });
    await answer.text();
    if (answer.status === 401) logins += 1;
  }
}

async function measure(busy) {
  const times = [];
  const end = performance.now() + sliceMilliseconds;
  const load = busy ? Array.from({ length: people }, (_, number) => signInUntil(end, number)) : [];
  while (performance.now() < end) {
    const began = performance.now();
    const answer = await fetch(`${url}/api/documents`, { headers: { cookie } });
    await answer.text();
    times.push(performance.now() - began);
  }
  await Promise.all(load);
  return times;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
await measure(false);
const quiet = [];
const busy = [];
for (let slice = 0; slice < slices; slice += 1) {
  quiet.push(...(await measure(false)));
  busy.push(...(await measure(true)));
}
child.kill('SIGTERM');
await new Promise((resolve) => child.on('exit', resolve));
rmSync(folder, { recursive: true, force: true });
console.log(`alone: ${median(quiet).toFixed(2)} ms; beside ${people} people signing in: ${median(busy).toFixed(2)} ms`);
console.log(
  `factor ${(median(busy) / median(quiet)).toFixed(2)}; ${Math.round(logins / ((slices * sliceMilliseconds) / 1000))} sign-ins a second`,
);
