import { expect, expectToast, expectToastShown, newPerson, noteToasts, signUp, test } from './app.ts';

test('signing up leads through the checkout to the dashboard, signing out and in again back to it', async ({
  page,
}) => {
  const person = newPerson();
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/mode=signup/);
  await page.getByLabel('First name').fill('Dana');
  await page.getByLabel('Last name').fill('Reyes');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Account created!');
  await expect(page.getByLabel('Email')).toBeDisabled();
  await expect(page).toHaveURL(/\/subscribe$/);
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page.getByLabel('Card number')).toHaveValue('4242 4242 4242 4242');
  await page.getByRole('button', { name: 'Start free trial', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back, Dana' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('user-email'))).toBe(person.email);

  await page.getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).first().click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Error', 'Invalid email or password.');
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Login successful');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('each field says what is wrong with it', async ({ page }) => {
  await page.goto('/auth?mode=signup');
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create Account' }).click();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
  ])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Password is required')).toBeVisible();
});

test('an invitation opens the sign-up form and says what it brings', async ({ page }) => {
  await page.goto('/auth?ref=abc123');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByText('your friend gets 1 month free')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('visitors see no protected screen', async ({ page }) => {
  await noteToasts(page);
  await page.goto('/quotes');
  await expect(page).toHaveURL(/\/$/);
  for (const path of ['/dashboard', '/settings']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth/);
    await expectToastShown(page, 'Unauthorized', 'You are logged out. Logging in again...');
  }
});

test('a signed-in person is taken from the landing page to the dashboard', async ({ page, baseUrl }) => {
  await signUp(page, baseUrl);
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
});
