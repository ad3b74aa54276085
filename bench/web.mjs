/**
 * What the screens weigh, how steady they stand and how soon they answer a key, on the built app with 100,000 documents:
 * npm run bench:web [documents, default 100000]
 */
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';
import { freePort } from '../scripts/test-postgres.mjs';
import { openFilledApp } from './open-filled-app.ts';
import { measureLoad } from './web/measure-load.mjs';
import { typeIntoBareInput, typeIntoPrice, typeIntoSearch } from './web/measure-typing.mjs';
import { runLighthouse } from './web/run-lighthouse.mjs';

const documents = Number(process.argv[2] ?? 100_000);

const screens = [
  { path: '/', visitor: true, wanted: 75 },
  { path: '/auth', visitor: true },
  { path: '/dashboard', wanted: 170 },
  { path: '/quotes' },
  { path: '/settings' },
  { path: '/referrals' },
  { path: '/account' },
];
const steady = ['/', '/dashboard', '/quotes', '/settings'];
const viewports = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);
const head = (...cells) => {
  console.log('');
  row(...cells);
  row(...cells.map(() => '---'));
};

const app = await openFilledApp(documents);
const port = await freePort();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
});
const [name, value] = app.many.cookie.split('=');
const signedIn = { url: app.url, cookie: { name, value } };

try {
  head('screen', 'JavaScript, on the wire', 'wanted at most', 'its own chunk');
  for (const { path, visitor, wanted } of screens) {
    const at = visitor ? { url: app.url } : signedIn;
    const { scripts, bytes } = await measureLoad(browser, { ...at, path, viewport: viewports[1] });
    const own = [...scripts]
      .filter(([file]) => /-screen-|^landing/.test(file))
      .reduce((sum, [, size]) => sum + size, 0);
    row(path, kilobytes(bytes), wanted ? `${wanted} KB` : '', kilobytes(own));
  }

  head('screen', 'layout shift, phone', 'desk', 'wanted at most');
  for (const path of steady) {
    const at = path === '/' ? { url: app.url } : signedIn;
    const shifts = [];
    for (const viewport of viewports)
      shifts.push((await measureLoad(browser, { ...at, path, viewport })).shift.toFixed(4));
    row(path, ...shifts, '0.02');
  }

  const letters = 'kitchen faucet replacement for';
  const measured = [
    ['a bare input', await typeIntoBareInput(browser, letters)],
    [`search of ${documents.toLocaleString('en-US')}`, await typeIntoSearch(browser, signedIn, letters)],
    ['a price in the editor', await typeIntoPrice(browser, signedIn, '123.45678.90246.80135.79987.65')],
    ['a bare input again', await typeIntoBareInput(browser, letters)],
  ];
  head('30 keys, processor 4 times slower', 'median', 'worst', 'wanted at most');
  for (const [where, { median, worst }] of measured)
    row(where, `${median.toFixed(0)} ms`, `${worst.toFixed(0)} ms`, where.startsWith('a bare') ? '' : '50 ms');

  const { scores, faults } = await runLighthouse({ address: `${app.url}/`, port, runs: 3 });
  head('Lighthouse, mobile, /', 'score', 'wanted');
  for (const [category, score] of Object.entries(scores)) row(category, score, category === 'performance' ? 95 : 100);
  if (faults.length > 0) console.log(`\nBelow 90 in the last run: ${faults.join(', ')}`);
} finally {
  await browser.close();
  await app.close();
}
