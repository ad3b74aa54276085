/**
 * npm test: everything, with all of its own set-up. The last line is "N passed, N failed", the sum over all runners.
 * A part that runs no test counts as a failure: silence is no success.
 */
import { ensureBuild } from './ensure-build.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { runQuickChecks } from './quick-checks.mjs';
import { runJourneys } from './run-journeys.mjs';
import { runVitest } from './run-vitest.mjs';
import { startPostgres } from './test-postgres.mjs';

await ensureDependencies();

const onPostgres = async () => {
  const server = await startPostgres();
  try {
    return await runVitest('postgres', ['server'], { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
};

const parts = [
  ['format, lint, types, structure', runQuickChecks],
  ['engine, contract, browser units', () => runVitest('unit', ['unit', 'readings'])],
  ['judged and generated dictations', () => runVitest('long', ['long'])],
  ['server on the embedded database', () => runVitest('embedded', ['server'], { TEST_DATABASE_URL: '' })],
  ['server on PostgreSQL', onPostgres],
  ['start, stop and command line of the built app', () => ensureBuild().then(() => runVitest('project', ['project']))],
  ['browser journeys', runJourneys],
];

const total = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
const failures = [];
for (const [name, start] of parts) {
  console.log(`\n── ${name}`);
  const began = Date.now();
  let result;
  try {
    result = await start();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    result = { passed: 0, failed: 1, skipped: 0 };
  }
  if (result.passed + result.failed === 0) {
    console.error(`No test ran in "${name}".`);
    result = { ...result, failed: 1 };
  }
  for (const key of Object.keys(total)) total[key] += result[key];
  failures.push(...(result.failures ?? []).map((failure) => `${name}: ${failure}`));
  lines.push(
    `${name}: ${result.passed} passed, ${result.failed} failed (${Math.round((Date.now() - began) / 1000)} s)`,
  );
}

// Said again at the end: nobody scrolls back through the whole run, and a log may keep only its tail.
for (const failure of failures) console.error(`\n${failure}`);
console.log(`\n${lines.join('\n')}`);
process.exitCode = total.failed > 0 || total.skipped > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
