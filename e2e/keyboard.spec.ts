import { expect, makeDocument, say, test } from './app.ts';

test('the main job is done without a mouse', async ({ app: page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Dana' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Start Recording' })).toBeFocused();
  await page.keyboard.press('Enter');
  await say(page, ['paint the hall 4 hours at $60 an hour', true]);
  await page.getByRole('button', { name: 'Stop Recording' }).press('Enter');
  await page.getByRole('button', { name: 'Estimate', exact: true }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('closing a dialog gives the focus back to what opened it', async ({ app: page, baseUrl }) => {
  await makeDocument(page, baseUrl);
  await page.goto('/quotes');
  const view = page.getByRole('button', { name: /^View/ });
  await view.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(view).toBeFocused();
});

test('a part that opens takes the focus, and gives it back when it closes', async ({ app: page }) => {
  await page.goto('/referrals');
  const invite = page.getByRole('button', { name: 'Invite Friend' });
  await invite.press('Enter');
  await expect(page.getByLabel("Friend's email")).toBeFocused();
  await page.getByRole('button', { name: 'Send Invitation' }).press('Enter');
  await expect(page.getByLabel("Friend's email")).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(invite).toBeFocused();

  await page.goto('/account');
  const change = page.getByRole('button', { name: 'Change Password' });
  await change.press('Enter');
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(change).toBeFocused();

  await page.goto('/dashboard');
  await page.getByLabel('Or type or paste it').fill('paint the hall 4 hours at $60 an hour');
  const smartQuote = page.getByRole('button', { name: 'Smart Quote' });
  await smartQuote.press('Enter');
  await page.getByRole('button', { name: 'Close templates' }).press('Enter');
  await expect(smartQuote).toBeFocused();
});
