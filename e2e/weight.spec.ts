/** What has to come over the line before the recorder can be used: a phone with little signal waits for every byte of it. */
import { expect, signUp, test } from './app.ts';

test('the JavaScript of the dashboard weighs at most 170 KB as it is sent', async ({ page, browser, baseUrl }) => {
  await signUp(page, baseUrl);
  // A browser that has never been here.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addCookies(await page.context().cookies());
  const fresh = await context.newPage();
  const scripts: Promise<number>[] = [];
  fresh.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  await fresh.goto(`${baseUrl}/dashboard`, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(170_000);
  await context.close();
});
