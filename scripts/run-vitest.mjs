/** Runs vitest projects and counts from its own report. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runTool } from './project.mjs';

/**
 * @param {string} name of the report
 * @param {string[]} projects of vitest.config.ts
 * @returns {Promise<{passed: number, failed: number, skipped: number, failures?: string[]}>} a run that ends badly or reports nothing counts as failed
 */
export async function runVitest(name, projects, env = {}, filters = []) {
  mkdirSync(join(root, 'build'), { recursive: true });
  const report = join(root, `build/vitest-${name}.json`);
  rmSync(report, { force: true });
  const code = await runTool(
    'vitest',
    'vitest.mjs',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...filters,
    ],
    { env },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites, testResults } =
    JSON.parse(readFileSync(report, 'utf8'));
  const failures = testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    const reasons = failed.map(
      ({ fullName, failureMessages }) =>
        `${fullName}\n${failureMessages.join('\n').split('\n').slice(0, 20).join('\n')}`,
    );
    if (file.status === 'failed' && reasons.length === 0) reasons.push(file.message);
    return reasons.map((reason) => `${relative(root, file.name)}: ${reason}`);
  });
  // A file that breaks before its first test, or an error outside any test, must count too.
  const outside = numFailedTests === 0 && (code !== 0 || numFailedTestSuites > 0) ? 1 : 0;
  return {
    passed: numPassedTests,
    failed: numFailedTests + outside,
    skipped: numPendingTests + numTodoTests,
    failures,
  };
}
