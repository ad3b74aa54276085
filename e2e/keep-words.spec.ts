import { expect, expectToast, expectToastShown, jobWords, noteToasts, say, test } from './app.ts';

test('a reload in the middle of a sentence loses nothing', async ({ app: page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await say(page, ['paint the living room', true], [' and the hall', false]);
  await expect(page.getByLabel('What was heard so far')).toContainText('and the hall');
  await page.reload();
  await expect(page.getByLabel('Your words')).toHaveValue('paint the living room and the hall');
});

test('without a signal the words stay, and a retry makes one document', async ({ app: page, context }) => {
  await page.goto('/dashboard');
  await page.getByLabel('Or type or paste it').fill(jobWords);
  await context.setOffline(true);
  await expect(page.getByText('your words are kept here')).toBeVisible();
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expectToast(page, 'Error', 'Failed to generate quote. Please try again.');
  await expect(page.getByLabel('Your words')).toHaveValue(jobWords);
  await context.setOffline(false);

  // The answer gets lost on its way, although the document was stored.
  let lost = false;
  await page.route('**/api/generate-document', async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expectToast(page, 'Failed to generate quote. Please try again.');
  await page.reload();
  await expect(page.getByLabel('Your words')).toHaveValue(jobWords);
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const documents = await (await page.request.get('/api/documents')).json();
  expect(documents).toHaveLength(1);
});

test('an expired session leads to the sign-in, and the words wait behind it', async ({
  app: page,
  person,
  context,
}) => {
  await noteToasts(page);
  await page.goto('/dashboard');
  await page.getByLabel('Or type or paste it').fill(jobWords);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expectToastShown(page, 'Unauthorized', 'You are logged out. Logging in again...');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByLabel('Your words')).toHaveValue(jobWords);
});

test('once the document is stored the device forgets the words', async ({ app: page }) => {
  await page.goto('/dashboard');
  await page.getByLabel('Or type or paste it').fill(jobWords);
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('quotewright.draft'))),
  ).toEqual([]);
});
