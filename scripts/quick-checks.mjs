/** Format, lint, types and structure: the checks that need neither a database nor a build. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brokenLinks, structureFaults } from './check-structure.mjs';
import { root, runTool } from './project.mjs';

const rooms = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(root, entry.name)).includes('tsconfig.json'))
  .map((entry) => entry.name)
  // Lives in another global scope than the pages.
  .concat('web/service-worker');

const faultFree = (faults) => {
  for (const fault of faults) console.error(fault);
  return faults.length === 0;
};

const tool = (name, entry, ...args) => runTool(name, entry, args, { quiet: true }).then((code) => code === 0);

/** What did not change since the last check is not looked through again. */
const typesOf = (room) => {
  const memory = join(root, 'build/types', `${room.replace('/', '-')}.tsbuildinfo`);
  return tool('typescript', 'bin/tsc', '-p', room, '--incremental', '--tsBuildInfoFile', memory);
};

/** `[name, promise of whether it passed]` for each check, all started at once. */
export const quickChecks = () => [
  ['format', () => tool('@biomejs/biome', 'bin/biome', 'format', '.')],
  ['lint', () => tool('@biomejs/biome', 'bin/biome', 'lint', '--error-on-warnings', '.')],
  ...rooms.map((room) => [`types of ${room}`, () => typesOf(room)]),
  ['structure', async () => faultFree(structureFaults())],
  ['links of the documentation', async () => faultFree(brokenLinks())],
];

/** Runs them two at a time; prints a line for each. */
export async function runQuickChecks() {
  const waiting = quickChecks();
  let passed = 0;
  const broken = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, start] = check;
      const ok = await start();
      console.log(`${ok ? '✓' : '✗'} ${name}`);
      if (ok) passed += 1;
      else broken.push(name);
    }
  };
  await Promise.all([worker(), worker()]);
  return { passed, failed: broken.length, skipped: 0, broken };
}
