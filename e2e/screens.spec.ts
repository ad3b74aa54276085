/** Every screen at three widths in light and dark: accessible, without sideways scrolling, and photographed. */
import {
  allowSpeech,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  jobWords,
  makeDocument,
  newPerson,
  type Page,
  post,
  say,
  signUp,
  signUpOnly,
  subscribe,
  test,
} from './app.ts';

const widths = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desk', width: 1440, height: 900 },
];

for (const { name, width, height } of widths)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
      test.setTimeout(120_000);

      const check = async (page: Page, screen: string, fullPage = true) => {
        await expectNoSidewaysScroll(page, screen);
        await expectAccessible(page, screen);
        await page.screenshot({ path: `build/screenshots/${screen}-${name}-${colorScheme}.png`, fullPage });
      };

      test('public screens', async ({ page }) => {
        await allowSpeech(page);
        await page.goto('/');
        await expect(page.getByRole('article')).toBeVisible();
        await check(page, 'landing');
        await page.goto('/auth');
        await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
        await check(page, 'sign-in');
        await page.goto('/auth?ref=friend');
        await page.getByRole('button', { name: 'Create Account' }).click();
        await check(page, 'sign-up-faults');
        await page.goto('/nowhere');
        await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
        await check(page, 'not-found');
      });

      test('protected screens', async ({ page, baseUrl }) => {
        await allowSpeech(page);
        await signUp(page, baseUrl);
        await page.goto('/dashboard');
        await expect(page.getByText('No documents yet.')).toBeVisible();
        await check(page, 'dashboard-empty');
        await page.goto('/quotes');
        await expect(page.getByText('No documents yet.')).toBeVisible();
        await check(page, 'documents-empty');
        await post(page, baseUrl, '/api/business-profile', {
          businessName: 'Ridgeway Painting',
          phone: '614-555-0100',
        });
        await post(page, baseUrl, '/api/services', { name: 'Interior painting', hourlyRate: 65, category: 'Painting' });
        const id = await makeDocument(page, baseUrl);
        await makeDocument(page, baseUrl, `${jobWords} and haul away the old carpet`);
        for (const status of ['pending', 'accepted'])
          await page.request.patch(`/api/documents/${id}`, { data: { status }, headers: { Origin: baseUrl } });

        await page.goto('/dashboard');
        await expect(page.getByText('Accepted')).toBeVisible();
        await page.getByRole('button', { name: 'Start Recording' }).click();
        await say(page, ['Paint the hall 3 hours at $70 an hour', true], [' and the', false]);
        await expect(page.getByText('3 h × $70')).toBeVisible();
        await check(page, 'dashboard-recording');
        await page.getByRole('button', { name: 'Stop Recording' }).click();
        await page.getByRole('button', { name: 'Smart Quote' }).click();
        await expect(page.getByRole('button', { name: 'Continue without a template' })).toBeVisible();
        await check(page, 'dashboard-recorded');

        await page.goto('/quotes');
        await expect(page.getByRole('heading', { name: '2 Documents' })).toBeVisible();
        await check(page, 'documents');
        await page.getByRole('button', { name: /^View/ }).first().click();
        await expect(page.getByRole('article')).toBeVisible();
        await check(page, 'document', false);
        await page.getByRole('tab', { name: /AI Suggestions/ }).click();
        await check(page, 'suggestions', false);
        await page.getByRole('button', { name: 'Refine' }).click();
        await check(page, 'refine', false);

        await page.goto('/settings');
        await expect(page.getByLabel('Business Name')).toHaveValue('Ridgeway Painting');
        await check(page, 'settings-profile');
        await page.goto('/settings?tab=services');
        await expect(page.getByText('$65.00/hour')).toBeVisible();
        await check(page, 'settings-services');
        await page.goto('/settings?tab=themes');
        await page.getByRole('button', { name: 'Create Theme' }).click();
        await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
        await check(page, 'settings-theme', false);
      });

      test('account, billing and friends', async ({ page, baseUrl }) => {
        const person = await signUpOnly(page, baseUrl);
        await page.goto('/dashboard');
        await expect(page.getByText('Start your free trial to generate, refine and send documents.')).toBeVisible();
        await check(page, 'dashboard-unpaid');
        await page.goto('/settings?tab=subscription');
        await expect(page.getByText('No Subscription')).toBeVisible();
        await check(page, 'subscription-none');
        await page.goto('/checkout');
        await expect(page.getByText(person.email)).toBeVisible();
        await check(page, 'checkout');
        await page.getByRole('button', { name: 'Start Free Trial' }).click();
        await expect(page.getByText('Test mode: no card is charged')).toBeVisible();
        await check(page, 'sandbox-checkout');
        await subscribe(page, baseUrl, person);
        await page.goto('/payment-success');
        await expect(page.getByText('No session ID found')).toBeVisible();
        await check(page, 'payment-issue');
        await page.goto('/settings?tab=subscription');
        await expect(page.getByText('Free Trial', { exact: true })).toBeVisible();
        await check(page, 'subscription-trial');
        await page.goto('/referrals');
        await expect(page.getByText('No referrals yet.')).toBeVisible();
        await check(page, 'referrals-empty');
        await post(page, baseUrl, '/api/referrals', { refereeEmail: newPerson().email });
        await page.reload();
        await page.getByRole('button', { name: 'Invite Friend' }).click();
        await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible();
        await check(page, 'referrals');
        await page.goto('/account');
        await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible();
        await check(page, 'account');
      });
    });

test.describe('at 320 pixels, as a window of 640 is at twice the zoom', () => {
  test.use({ viewport: { width: 320, height: 480 }, deviceScaleFactor: 2, reducedMotion: 'reduce' });
  test.setTimeout(120_000);

  test('every screen stays within its width', async ({ app, baseUrl }) => {
    await makeDocument(app, baseUrl);
    for (const path of [
      '/',
      '/dashboard',
      '/quotes',
      '/referrals',
      '/account',
      ...['profile', 'services', 'themes', 'subscription'].map((tab) => `/settings?tab=${tab}`),
    ]) {
      await app.goto(path);
      await expect(app.getByRole('heading').first()).toBeVisible();
      await app.waitForLoadState('networkidle');
      await expectNoSidewaysScroll(app, path);
      await app.screenshot({ path: `build/screenshots/narrow${path.replace(/[^a-z]+/g, '-')}.png`, fullPage: true });
    }
    await app.goto('/quotes');
    await app.getByRole('button', { name: /^View/ }).first().click();
    await expect(app.getByRole('article')).toBeVisible();
    await expectNoSidewaysScroll(app, 'a document');
    await app.screenshot({ path: 'build/screenshots/narrow-document.png' });
  });
});
