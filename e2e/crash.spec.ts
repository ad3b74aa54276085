import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allowSpeech, type BrowserContext, expect, jobWords, signUp, test, waitForWorker } from './app.ts';

/** The browser is gone from one moment to the next, as when the phone's battery dies. */
async function killBrowser(context: BrowserContext) {
  const [page] = context.pages();
  if (!page) throw new Error('There is no page to reach the browser through');
  const closed = context.waitForEvent('close');
  const session = await context.newCDPSession(page);
  session.send('Browser.crash').catch(() => {});
  await closed;
}

test('a browser that dies before, and again in the middle of storing, loses nothing and doubles nothing', async ({
  playwright,
  launchOptions,
  baseUrl,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'quotewright-profile-'));
  const start = async () => {
    const context = await playwright.chromium.launchPersistentContext(folder, {
      ...launchOptions,
      baseURL: baseUrl,
      serviceWorkers: 'allow',
    });
    const page = await context.newPage();
    await allowSpeech(page);
    return { context, page };
  };
  try {
    const first = await start();
    await signUp(first.page, baseUrl);
    // The session's cookie is written to the disk now and then; this one has to outlive the browser.
    const cookies = await first.context.cookies();
    await first.page.goto('/dashboard');
    await waitForWorker(first.page);
    await expect(first.page.getByText('No documents yet.')).toBeVisible();
    await first.context.setOffline(true);
    await first.page.getByLabel('Or type or paste it').fill(jobWords);
    await first.page.getByRole('button', { name: 'Estimate', exact: true }).click();
    await expect(first.page.getByRole('dialog').getByText('On this device only.')).toBeVisible();
    await killBrowser(first.context);

    const second = await start();
    await second.context.addCookies(cookies);
    let held = false;
    // Stored, and the answer is still on its way when the browser dies again.
    await second.page.route('**/api/generate-document', async (route) => {
      await route.fetch();
      held = true;
    });
    await second.page.goto('/dashboard');
    await expect.poll(() => held).toBe(true);
    await killBrowser(second.context);

    const third = await start();
    await third.context.addCookies(cookies);
    await third.page.goto('/dashboard');
    await expect(third.page.locator('[data-toasts]')).toContainText('Stored');
    await expect(third.page.getByRole('region', { name: /not stored yet/ })).toBeHidden();
    await expect(third.page.getByLabel('Or type or paste it')).toHaveValue('');
    expect(await (await third.page.request.get('/api/documents')).json()).toMatchObject([{ amount: '1490.00' }]);
    expect(await (await third.page.request.get('/api/stats')).json()).toMatchObject({ voiceSessions: 1 });
    await third.context.close();
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
});
