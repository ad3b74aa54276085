/** Runs the browser journeys on the built app and counts from Playwright's report. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { root, runTool } from './project.mjs';
import { freePort } from './test-postgres.mjs';

export async function runJourneys() {
  const report = join(root, 'build/e2e-report.json');
  rmSync(report, { force: true });
  const env = { CHROMIUM_PATH: await findBrowser(), E2E_PORT: String(await freePort()) };
  const code = await runTool('@playwright/test', 'cli.js', ['test'], { env });
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped };
}
