/** A Chromium for the browser journeys: the machine's, else Playwright's, else from the system's packages. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, runTool } from './project.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe', 'msedge.exe'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

const installed = () =>
  [
    process.env.CHROMIUM_PATH ?? '',
    ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))),
    ...applications,
  ].find((path) => path && existsSync(path));

const ofPlaywright = async () => {
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find((path) => path && existsSync(path));
};

/** The path of a browser; installs one where there is none, and throws when that fails. */
export async function findBrowser() {
  let path = installed() ?? (await ofPlaywright());
  if (path) return path;
  console.log('No Chromium found; asking Playwright for its own…');
  await runTool('@playwright/test', 'cli.js', ['install', 'chromium'], { quiet: true }).catch(() => 1);
  path = await ofPlaywright();
  if (path) return path;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Playwright has none to give; installing the system’s chromium…');
    await run('apt-get', ['update', '-qq'], { quiet: true });
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    path = installed();
    if (path) return path;
  }
  throw new Error('The browser journeys need Chromium: install it, or set CHROMIUM_PATH to one.');
}
