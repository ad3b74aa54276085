/** One's own account: forgotten passwords, the address, signing in elsewhere, sessions, the archive, the deletion. */
import { readFileSync } from 'node:fs';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  makeDocument,
  newPerson,
  type Page,
  signUp,
  test,
} from './app.ts';

/** The link in the newest mail with this subject to the address, as the outbox shows it. */
async function linkInMail(page: Page, subject: string, email: string): Promise<string> {
  await page.goto('/dev/outbox');
  await page.getByRole('listitem').filter({ hasText: email }).getByRole('link', { name: subject }).first().click();
  const link = page.locator('pre a').first();
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}

const logIn = async (page: Page, email: string, password: string) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
};

/** Through the identity provider's own page. */
const beSomebody = async (page: Page, email: string, name: string) => {
  await expect(page.getByRole('heading', { name: 'Who do you want to be?' })).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('First name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
};

test('a forgotten password is replaced by the link of a mail', async ({ page, baseUrl }) => {
  const person = await signUp(page, baseUrl);
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectAccessible(page, 'forgot-password');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText('we have sent it a link')).toBeVisible();
  const link = await linkInMail(page, 'Choose a new password', person.email);
  await page.goto(link);
  await page.getByLabel('New password').fill('password1');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('This password is too common')).toBeVisible();
  await expectAccessible(page, 'reset-password');
  await page.getByLabel('New password').fill('a new plumb line 43');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expectToast(page, 'Password changed');
  await expect(page).toHaveURL(/\/auth$/);
  await logIn(page, person.email, 'a new plumb line 43');
  await expectToast(page, 'Login successful');
  // Once only.
  await page.goto(link);
  await page.getByLabel('New password').fill('another plumb line 44');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expectToast(page, 'Error', 'This link has expired or was used already.');
});

test('the address is confirmed, and changed, by links in mails', async ({ page, baseUrl }) => {
  const person = await signUp(page, baseUrl);
  await page.goto('/account');
  await expect(page.getByText('Not confirmed')).toBeVisible();
  await page.goto(await linkInMail(page, 'Confirm your e-mail address', person.email));
  await expectAccessible(page, 'confirm-email');
  await page.getByRole('button', { name: 'Confirm Email' }).click();
  await expect(page.getByText(`${person.email} is confirmed.`)).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  const next = newPerson().email;
  await page.getByRole('button', { name: 'Change Email' }).click();
  await page.getByLabel('New email').fill(next);
  await page.getByLabel('Your password').fill('not mine');
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await expect(page.getByText(`We have sent a link to ${next}.`)).toBeVisible();
  await page.goto(await linkInMail(page, 'Confirm your new e-mail address', next));
  await page.getByRole('button', { name: 'Confirm Email' }).click();
  await expect(page.getByText(`${next} is confirmed.`)).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Email' })).toContainText(next);
});

test('signing in elsewhere makes an account, and signing out leaves both', async ({ page }) => {
  const { email } = newPerson();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Continue with Local Identity' }).click();
  await beSomebody(page, email, 'Sam');
  // Back at our own address, signed in, on the way that signing up by password leads to.
  await expect(page).toHaveURL(/\/subscribe$/);
  await expect(page.getByText(email)).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Email' })).toContainText(email);
  await expect(page.getByText('You have no password')).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expectToast(page, 'Error', 'Please set a password first');
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();

  // Who cancels there is told so here.
  await page.getByRole('link', { name: 'Continue with Local Identity' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Signing in was cancelled.')).toBeVisible();
  await expectAccessible(page, 'sign-in cancelled');
});

test('an account elsewhere is connected, used, and disconnected', async ({ page, baseUrl }) => {
  const person = await signUp(page, baseUrl);
  // Its address is taken here: without the password nothing is linked.
  await page.context().clearCookies();
  await page.goto('/api/login');
  await beSomebody(page, person.email, 'Dana');
  await expect(page.getByText('Sign in with your password to connect it.')).toBeVisible();
  await logIn(page, person.email, person.password);
  await expectToast(page, 'Login successful');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Connect Local Identity' }).click();
  await expect(page.getByText('Connected. You can sign in this way now.')).toBeVisible();
  await page.getByRole('button', { name: /^Disconnect Local Identity/ }).click();
  await expectToast(page, 'Disconnected');
  await expect(page.getByRole('button', { name: /^Disconnect/ })).toHaveCount(0);
});

test('the password changes, and other devices are signed out', async ({ app: page, person, browser, baseUrl }) => {
  const other = await browser.newContext({ baseURL: baseUrl });
  const elsewhere = await other.newPage();
  await logIn(elsewhere, person.email, person.password);
  await expectToast(elsewhere, 'Login successful');
  await page.goto('/account');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').first()).toContainText('This device');
  await sessions.getByRole('button', { name: /^Sign out Chrome/ }).click();
  await expectToast(page, 'Signed out');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.goto('/quotes');
  await expect(elsewhere).toHaveURL(/\/$/);
  await other.close();

  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password').fill('another plumb line 44');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expectToast(page, 'Password changed');
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
});

test('everything can be taken along as one archive', async ({ app: page, baseUrl }) => {
  await makeDocument(page, baseUrl);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Export My Data' }).click();
  const link = page.getByRole('link', { name: /^Download/ });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^Quotewright \d{4}-\d\d-\d\d\.zip$/);
  const bytes = readFileSync(await download.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  for (const name of ['README.txt', 'documents.csv', 'data/documents.json', '.pdf'])
    expect(bytes.includes(name)).toBe(true);
});

test('the deletion has days of grace, is shown everywhere, and can be taken back', async ({ app: page, person }) => {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete My Account' }).click();
  await expectAccessible(page, 'delete-account');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
  await page.getByLabel('Your password').fill(person.password);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await expectToast(page, 'Deletion scheduled');
  await page.goto('/quotes');
  await expect(page.getByText('Your account and everything in it will be deleted on')).toBeVisible();
  await expectAccessible(page, 'deletion scheduled');
  await page.getByRole('button', { name: 'Keep My Account' }).click();
  await expectToast(page, 'Your account stays');
  await expect(page.getByText('will be deleted on')).toHaveCount(0);
});

for (const { name, width, height } of [
  { name: 'phone', width: 360, height: 740 },
  { name: 'tablet', width: 768, height: 1024 },
  { name: 'desk', width: 1440, height: 900 },
])
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });

      test('the screens of the account', async ({ page, baseUrl }) => {
        const check = async (screen: string) => {
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectNoSidewaysScroll(page, screen);
          await expectAccessible(page, screen);
          await page.screenshot({ path: `build/screenshots/${screen}-${name}-${colorScheme}.png`, fullPage: true });
        };
        await page.goto('/auth');
        await expect(page.getByRole('link', { name: 'Continue with Local Identity' })).toBeVisible();
        await check('sign-in-elsewhere');
        await page.goto('/forgot-password');
        await check('forgot-password');
        await page.goto('/reset-password?token=none');
        await check('reset-password');
        await page.goto('/confirm-email?token=none');
        await page.getByRole('button', { name: 'Confirm Email' }).click();
        await expect(page.getByText('This link has expired')).toBeVisible();
        await check('confirm-email');
        await signUp(page, baseUrl);
        await page.goto('/account');
        await expect(page.getByText('This device')).toBeVisible();
        await page.getByRole('button', { name: 'Change Email' }).click();
        await page.getByRole('button', { name: 'Change Password' }).click();
        await page.getByRole('button', { name: 'Export My Data' }).click();
        await expect(page.getByRole('link', { name: /^Download/ })).toBeVisible({ timeout: 30_000 });
        await check('account');
      });
    });
