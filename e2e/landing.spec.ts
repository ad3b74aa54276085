import { allowSpeech, expect, type Page, refuseMicrophone, say, test } from './app.ts';

/** What the page alerts from now on; each alert is accepted. */
function collectAlerts(page: Page): string[] {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    return dialog.accept();
  });
  return messages;
}

test('the landing page says what it is, what it costs and what happens to the words', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
  await expect(page.getByText('7 days free, then $8.99/month')).toBeVisible();
  await expect(page.getByText('Recordings are not stored.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toHaveAttribute(
    'href',
    '/auth?mode=signup',
  );
  await expect(page.getByRole('link', { name: 'Support' })).toHaveAttribute('href', /^mailto:/);
  await page
    .getByRole('article')
    .getByRole('button', { name: /\$1,040\.00/ })
    .click();
  await expect(page.getByText('You said')).toBeVisible();
});

test('the demo makes one sample, without the server', async ({ page }) => {
  await allowSpeech(page);
  await page.goto('/');
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await say(page, ['paint two bedrooms', true]);
  await page.getByRole('button', { name: 'Generate Demo Quote' }).click();
  await expect(page.getByRole('heading', { name: 'Interior Painting' })).toBeVisible();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Demo Used - Sign Up for More' })).toBeDisabled();
  expect(calls).toEqual([]);
  const alerts = collectAlerts(page);
  await page.getByRole('button', { name: 'Record Again' }).click();
  expect(alerts).toEqual(['Demo limit reached! Sign up for unlimited quote generation.']);
});

test('the demo says where speech is not supported', async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );
  await page.goto('/');
  const alerts = collectAlerts(page);
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await expect
    .poll(() => alerts)
    .toEqual(['Speech recognition not supported in this browser. Please try Chrome or Edge.']);
});

test('the demo says when the microphone is refused', async ({ page }) => {
  await refuseMicrophone(page);
  await page.goto('/');
  const alerts = collectAlerts(page);
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await expect.poll(() => alerts).toEqual(['Could not start recording. Please check microphone permissions.']);
});

test('the routing test page and an address that does not exist', async ({ page }) => {
  await page.goto('/test');
  await expect(page.getByText('/test')).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

/** The landing page before any of the app; what is done to it now happens once `letGo` was called. */
async function openBeforeTheApp(page: Page) {
  await allowSpeech(page);
  // Where another provider is offered, the app comes at once; here there is none.
  await page.route('**/api/auth/options', (route) => route.fulfill({ json: { externalLabel: null, sendsMail: true } }));
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/react-/, async (route) => {
    await held;
    return route.continue();
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('article')).toBeVisible();
  expect(scripts.length).toBeLessThan(4);
  expect(scripts.join()).not.toContain('react');
  return letGo;
}

test('the page is there before the app, which does what was pressed meanwhile', async ({ page }) => {
  const letGo = await openBeforeTheApp(page);
  const record = page.getByRole('button', { name: 'Start Recording' });
  await record.focus();
  await record.press('Enter');
  letGo();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('a press that is held while the app comes is done, and done once', async ({ page }) => {
  const letGo = await openBeforeTheApp(page);
  await page
    .getByRole('article')
    .getByRole('button', { name: /\$1,040\.00/ })
    .hover();
  await page.mouse.down();
  const came = page.waitForResponse(/\/assets\/react-/);
  letGo();
  await came;
  // Long enough that an app that does not wait for the finger would stand by now.
  await page.waitForTimeout(1500);
  await page.mouse.up();
  const said = page.getByText('You said');
  await expect(said).toBeVisible();
  // A second press would close it again.
  await page.waitForTimeout(1000);
  await expect(said).toBeVisible();
});

test('what was typed before the app was there is not lost', async ({ page }) => {
  const letGo = await openBeforeTheApp(page);
  await page.locator('textarea').fill('paint two bedrooms');
  letGo();
  await page.getByRole('button', { name: 'Generate Demo Quote' }).click();
  await expect(page.getByRole('heading', { name: 'Interior Painting' })).toBeVisible();
  await expect(page.locator('textarea')).toHaveValue('paint two bedrooms');
});

test('a signed-in person gets the app at once', async ({ app: page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
});
