import { expect, expectToast, say, test, waitForWorker } from './app.ts';
import { makeNextVersion, serveVersions } from './serve-versions.ts';

test.use({ serviceWorkers: 'allow' });

test('what was opened once opens without a connection, and nothing of the API is kept', async ({
  app: page,
  context,
}) => {
  await page.goto('/quotes');
  await waitForWorker(page);
  const kept = await page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caching.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter((path) => path.startsWith('/assets/understand-worker')).length).toBe(1);
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);

  await context.setOffline(true);
  for (const path of ['/test', '/auth?mode=signup']) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
  for (const path of ['/api/login', '/dev/outbox', '/nothing-here'])
    await expect(page.goto(path)).rejects.toThrow(/ERR_/);
  await context.setOffline(false);
});

test('a newer version never mixes with an older one, nor reloads under a person who is talking', async ({
  app: page,
  baseUrl,
}) => {
  const server = await serveVersions(baseUrl);
  try {
    await page.goto(`${server.url}/dashboard`);
    await waitForWorker(page);
    const lazy = await page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const files = await (await caches.open(name)).keys();
      return files.map(({ url }) => new URL(url).pathname).find((path) => path.includes('settings-screen')) ?? '';
    });
    await page.getByRole('button', { name: 'Start Recording' }).click();
    await say(page, ['paint the living room', true]);

    server.serve(await makeNextVersion());
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expectToast(page, 'A new version is ready');
    // The new worker has the page; the server has no file of the old version any more, the device still has.
    expect((await page.request.get(server.url + lazy)).status()).toBe(404);
    expect(await page.evaluate(async (path) => (await fetch(path)).status, lazy)).toBe(200);
    await say(page, ['paint the living room', true], [' and the hall', true]);
    await expect(page.getByLabel('What was heard so far')).toContainText('and the hall');

    await page.getByRole('link', { name: 'Settings' }).first().click();
    await page.waitForFunction(() =>
      document.querySelector('script[type=module]')?.getAttribute('src')?.includes('next'),
    );
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
    await page.goto(`${server.url}/test`);
    await expect(page.getByText('Routing test of the next version')).toBeVisible();
    await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);
    await page.goto(`${server.url}/dashboard`);
    await expect(page.getByLabel('Your words')).toHaveValue('paint the living room and the hall');
  } finally {
    await server.close();
  }
});
