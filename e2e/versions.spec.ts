import { expect, expectAccessible, expectToast, makeDocument, test } from './app.ts';

test('a duplicate stands in the list that it was made in, as a draft of its own', async ({ app: page, baseUrl }) => {
  await makeDocument(page, baseUrl);
  await page.goto('/quotes?q=johnson&status=draft');
  await page.getByRole('button', { name: /^View/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Quote Q-\d{4}-0001$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expectToast(page, 'Document duplicated');
  await expect(dialog.getByText(/^Quote Q-\d{4}-0002$/)).toBeVisible();
  await dialog.getByLabel('Title').fill('Paint the other room');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Success', 'Document updated successfully!');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: '2 Documents' })).toBeVisible();
  await expect(page.locator('[data-index]').first()).toContainText('Paint the other room');
});

test('an accepted document is locked, its revision is not, and the history tells who did what', async ({
  app: page,
  baseUrl,
}) => {
  await makeDocument(page, baseUrl);
  await page.goto('/quotes');
  await page.getByRole('button', { name: /^View/ }).click();
  const dialog = page.getByRole('dialog');
  for (const status of ['Pending', 'Accepted']) {
    await dialog.getByLabel('Status').selectOption(status);
    await expectToast(page, 'Success', 'Document updated successfully!');
    await expect(dialog.getByLabel('Status')).toBeEnabled();
  }
  await expect(dialog.getByText('This document was accepted by the client and is locked.')).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeDisabled();

  await dialog.getByRole('heading', { name: 'History' }).click();
  const events = dialog.getByRole('listitem').filter({ has: page.locator('time') });
  await expect(events).toHaveText([
    /^Status changed from Pending to AcceptedYou · .*20\d\d/,
    /^Status changed from Draft to PendingYou · /,
    /^CreatedYou · /,
  ]);
  await expectAccessible(page, 'an accepted document with its history');

  await dialog.getByRole('button', { name: 'Make a Revision' }).click();
  await expectToast(page, 'Revision started');
  await expect(dialog.getByText(/^Quote Q-\d{4}-0001-R2$/)).toBeVisible();
  await expect(dialog.getByLabel('Title')).toBeEnabled();
  await dialog.getByRole('button', { name: /^Revises Q-\d{4}-0001$/ }).click();
  await expect(dialog.getByRole('button', { name: /^Open revision Q-\d{4}-0001-R2$/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Make a Revision' })).toBeHidden();
});
