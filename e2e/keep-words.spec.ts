import { expect, expectToast, expectToastShown, jobWords, noteToasts, say, test } from './app.ts';

test('a reload in the middle of a sentence loses nothing', async ({ app: page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await say(page, ['paint the living room', true], [' and the hall', false]);
  await expect(page.getByLabel('What was heard so far')).toContainText('and the hall');
  await page.reload();
  await expect(page.getByLabel('Your words')).toHaveValue('paint the living room and the hall');
});

test('an answer that got lost is asked for again: one document, however often', async ({ app: page }) => {
  await page.goto('/dashboard');
  await page.getByLabel('Or type or paste it').fill(jobWords);
  // The answer gets lost on its way, although the document was stored; first so often that the person has to try again.
  let losses = 2;
  await page.route('**/api/generate-document', async (route) => {
    if (losses === 0) return route.continue();
    losses -= 1;
    await route.fetch();
    return route.abort();
  });
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expectToast(page, 'Failed to generate quote. Please try again.');
  await page.reload();
  await expect(page.getByLabel('Your words')).toHaveValue(jobWords);
  losses = 1;
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const documents = await (await page.request.get('/api/documents')).json();
  expect(documents).toHaveLength(1);
  expect(await (await page.request.get('/api/stats')).json()).toMatchObject({ voiceSessions: 1 });
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

test('two tabs that began with the same words make a document each of what they became', async ({
  app: page,
  context,
}) => {
  await page.goto('/dashboard');
  await page.getByLabel('Or type or paste it').fill(jobWords);
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(second.getByLabel('Your words')).toHaveValue(jobWords);
  await page.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await second.getByLabel('Your words').fill(`${jobWords} and haul the trash for $80`);
  await second.getByRole('button', { name: 'Estimate', exact: true }).click();
  await expect(second.getByRole('dialog').getByRole('article')).toContainText('$1,570.00');
  expect(await (await page.request.get('/api/documents')).json()).toHaveLength(2);
});
