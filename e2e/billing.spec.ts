/** Paying with the sandbox, and inviting friends, in a browser. */
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  expectToast,
  newPerson,
  type Page,
  post,
  signUp,
  signUpOnly,
  subscribe,
  test,
} from './app.ts';

/** The portal's tab, opened from the settings. */
async function openPortal(page: Page): Promise<Page> {
  await page.goto('/settings?tab=subscription');
  const [portal] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Manage Subscription' }).click(),
  ]);
  await expect(portal.getByRole('heading', { name: 'Your subscription' })).toBeVisible();
  return portal;
}

/** Back in the app's own tab, which then looks anew. */
async function comeBack(page: Page, portal: Page) {
  await portal.close();
  await page.reload();
}

const card = (page: Page) => page.getByRole('region', { name: 'Subscription' });

test('a newcomer is told what is missing, is declined, pays, and generates', async ({ page, baseUrl }) => {
  const person = await signUpOnly(page, baseUrl);
  await page.goto('/dashboard');
  await expect(page.getByText('Start your free trial to generate, refine and send documents.')).toBeVisible();
  await expectAccessible(page, 'dashboard without a subscription');
  const box = page.getByLabel('Or type or paste it');
  await box.fill('Quote for Mrs. Johnson paint the living room 16 hours at $65 an hour');
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expectToast(page, 'Error', 'Start your free trial to generate, refine and send documents.');
  await page.locator('[role=alert]').getByRole('button', { name: 'Subscribe' }).click();
  await expect(card(page)).toContainText('No Subscription');
  await expect(card(page)).toContainText('Start your 7-day free trial to access all premium features');
  await expectAccessible(page, 'the card of a newcomer');
  await page.getByRole('link', { name: 'Start Free Trial - $8.99/month' }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.getByText(person.email)).toBeVisible();
  for (const words of ['Unlimited voice-to-quote generation', '7-day free trial (credit card required)'])
    await expect(page.getByText(words)).toBeVisible();
  await expectAccessible(page, 'subscribe');
  await expectNoSidewaysScroll(page, 'subscribe');
  await page.getByRole('button', { name: 'Start Free Trial' }).click();

  await expect(page.getByText('Test mode: no card is charged')).toBeVisible();
  await expectAccessible(page, 'the sandbox’s checkout');
  await expectNoSidewaysScroll(page, 'the sandbox’s checkout');
  await page.getByLabel('Card number').fill('4000 0000 0000 0002');
  await page.getByRole('button', { name: 'Start free trial', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined. Try another test card.');
  await page.getByRole('button', { name: 'Start free trial', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expectAccessible(page, 'payment success');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Start your free trial to generate')).toBeHidden();
  // What was typed before is still there.
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expectToast(page, 'Quote generated successfully!');
});

test('the card shows the trial, its cancellation and its resumption', async ({ app: page }) => {
  const portal = await openPortal(page);
  await expect(card(page)).toContainText('Free Trial');
  await expect(card(page)).toContainText('Free trial ends');
  await expectAccessible(portal, 'the sandbox’s portal');
  await expectNoSidewaysScroll(portal, 'the sandbox’s portal');
  await portal.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(portal.getByText(/^Ends on /)).toBeVisible();
  await comeBack(page, portal);
  await expect(card(page)).toContainText('Subscription will cancel at period end');
  await expectAccessible(page, 'the card of a cancelled trial');
  const again = await openPortal(page);
  await again.getByRole('button', { name: 'Resume subscription' }).click();
  await expect(again.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
  await comeBack(page, again);
  await expect(card(page)).toContainText('Free Trial');
  await expect(card(page)).not.toContainText('Subscription will cancel at period end');
});

test('a payment that fails is told, keeps access for a week, and is mended by another card', async ({
  page,
  baseUrl,
}) => {
  const person = await signUpOnly(page, baseUrl);
  await subscribe(page, baseUrl, person, '4000000000000341');
  const portal = await openPortal(page);
  await portal.getByRole('button', { name: '8 days later' }).click();
  await expect(portal.getByText('Past due: the last payment failed')).toBeVisible();
  await comeBack(page, portal);
  await expect(card(page)).toContainText('Past Due');
  await expect(card(page)).toContainText('everything goes on working for 7 days');
  await expectAccessible(page, 'the card of a late payment');
  const late = await openPortal(page);
  // the clock of the sandbox has moved once its page is there again
  await Promise.all([late.waitForEvent('load'), late.getByRole('button', { name: '8 days later' }).click()]);
  await comeBack(page, late);
  await page.goto('/dashboard');
  await expect(page.getByText('Your last payment failed and is overdue.')).toBeVisible();
  await page.getByRole('link', { name: 'Manage Subscription' }).click();
  const mend = await openPortal(page);
  await mend.getByLabel('Card number').fill('4242 4242 4242 4242');
  await mend.getByRole('button', { name: 'Change card' }).click();
  await expect(mend.getByText('Active')).toBeVisible();
  await mend
    .getByRole('link', { name: /\d{4}$/ })
    .first()
    .click();
  await expect(mend.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  await expectAccessible(mend, 'a receipt');
  await comeBack(page, mend);
  await expect(card(page)).toContainText('Active');
  await expect(card(page)).toContainText('Next billing');
});

test('what went wrong after the checkout stands on a card', async ({ page }) => {
  await page.goto('/payment-success');
  await expect(page.getByRole('heading', { name: 'Payment Issue' })).toBeVisible();
  await expect(page.getByText('No session ID found')).toBeVisible();
  await expectAccessible(page, 'payment issue');
  await page.goto('/payment-success?session_id=nothing');
  await expect(page.getByText('Payment processing failed')).toBeVisible();
});

test('without an e-mail the way leads to the sign-in; with one and no session the checkout works', async ({
  page,
  baseUrl,
}) => {
  await page.goto('/subscribe');
  await expect(page.getByText('Email not found. Please sign up again.')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  const person = await signUpOnly(page, baseUrl);
  await page.context().clearCookies();
  await page.evaluate((email) => sessionStorage.setItem('user-email', email), person.email);
  await page.goto('/subscribe');
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await page.getByRole('button', { name: 'Start free trial', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/settings?tab=subscription');
  await expect(card(page)).toContainText('Free Trial');
});

test('a friend is invited, pays, and brings a month', async ({ page, baseUrl, browser }) => {
  const inviter = await signUp(page, baseUrl);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/referrals');
  await expect(page.getByRole('heading', { name: 'Referral Program' })).toBeVisible();
  await expect(page.getByText('No referrals yet. Start inviting friends to earn rewards!')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Referrals' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Invite Friend' }).click();
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expectToast(page, 'Error', 'Please enter an email address');
  await page.getByLabel("Friend's email").fill(inviter.email);
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expectToast(page, 'Error', 'This is your own email address.');
  const friend = newPerson();
  await page.getByLabel("Friend's email").fill(friend.email);
  await page.getByRole('button', { name: 'Send Invitation' }).click();
  await expectToast(page, 'Referral sent!');
  await expect(page.getByText('Pending', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: /^Copy Link/ }).click();
  await expectToast(page, 'Link copied!');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/auth\?mode=signup&ref=[2-9A-Z]{10}$/);

  const theirs = await browser.newContext({ baseURL: baseUrl });
  const other = await theirs.newPage();
  await other.goto(link);
  await expect(other.getByText("You've been invited!")).toBeVisible();
  // The way over the other form does not lose the invitation.
  await other.getByRole('link', { name: 'Sign in' }).click();
  await other.getByRole('link', { name: 'Sign up' }).click();
  await other.getByLabel('First name').fill('Sam');
  await other.getByLabel('Last name').fill('Reyes');
  await other.getByLabel('Email').fill(friend.email);
  await other.getByLabel('Password').fill(friend.password);
  await other.getByRole('button', { name: 'Create Account' }).click();
  await expect(other).toHaveURL(/\/subscribe$/);
  await expect(other.getByText('14-day free trial (credit card required)')).toBeVisible();
  await other.getByRole('button', { name: 'Start Free Trial' }).click();
  await other.getByRole('button', { name: 'Start free trial', exact: true }).click();
  await expect(other).toHaveURL(/\/dashboard$/);
  const portal = await openPortal(other);
  await portal.getByRole('button', { name: '31 days later' }).click();
  await expect(portal.getByText('Active')).toBeVisible();
  await theirs.close();

  await page.reload();
  const rewards = page.getByRole('region', { name: 'Available Rewards' });
  await expect(rewards).toContainText('30 Days Free');
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();
  await expectAccessible(page, 'referrals');
  await expectNoSidewaysScroll(page, 'referrals');
  await page.getByRole('button', { name: 'Apply All Rewards' }).click();
  await expectToast(page, 'Success', '1 rewards applied, adding 30 days to your subscription');
  await expect(rewards).toBeHidden();
  await expect(page.getByText('Rewarded', { exact: true })).toBeVisible();
  const status = await page.request.get('/api/subscription-status');
  const { trialEnd } = (await status.json()) as { trialEnd: number };
  expect(Math.round((trialEnd - Date.now() / 1000) / 86_400)).toBe(37);
  // Nothing is left to apply.
  await expect(post(page, baseUrl, '/api/referrals/rewards/apply', {})).rejects.toThrow('No rewards available');
});
