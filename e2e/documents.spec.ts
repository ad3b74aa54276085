import { expect, expectToast, makeDocument, test } from './app.ts';

test('search and filters ask the server, and empty answers say which kind of empty', async ({ app: page, baseUrl }) => {
  await page.goto('/bids');
  await expect(page.getByRole('heading', { name: 'Quotes & Bids' })).toBeVisible();
  await expect(page.getByText('Manage all your business proposals in one place.')).toBeVisible();
  await expect(page.getByText('No documents yet. Create your first quote or bid using voice dictation!')).toBeVisible();
  await makeDocument(page, baseUrl);
  const id = await makeDocument(page, baseUrl, 'Estimate for Bob Carter fix the leaking pipe 2 hours at $95 an hour');
  await page.request.patch(`/api/documents/${id}`, { data: { status: 'pending' }, headers: { Origin: baseUrl } });
  await page.goto('/quotes');
  await expect(page.getByRole('heading', { name: '2 Documents' })).toBeVisible();
  const search = page.getByPlaceholder('Search quotes and bids...');
  await search.fill('CARTER');
  await expect(page.getByRole('heading', { name: '1 Document', exact: true })).toBeVisible();
  await search.fill('');
  await page.getByRole('button', { name: 'Pending' }).click();
  await expect(page.getByRole('heading', { name: '1 Document', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Declined' }).click();
  await expect(page.getByText('No documents match your filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('Type').selectOption('invoice');
  await expect(page.getByText('No documents match your filters.')).toBeVisible();
});

test('a document is deleted after a question, and comes back by Undo', async ({ app: page, baseUrl }) => {
  await makeDocument(page, baseUrl);
  await page.goto('/quotes');
  await page.getByRole('button', { name: /^Delete ./ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: '1 Document', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Delete ./ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Document deleted');
  await expect(page.getByRole('heading', { name: '0 Documents' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: '1 Document', exact: true })).toBeVisible();
});

test('whoever deletes by keyboard goes on beside what is gone', async ({ app: page, baseUrl }) => {
  await makeDocument(page, baseUrl);
  await makeDocument(page, baseUrl);
  await page.goto('/quotes');
  const deletes = page.getByRole('button', { name: /^Delete ./ });
  await expect(deletes).toHaveCount(2);
  await deletes.first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(deletes).toHaveCount(1);
  await expect(deletes).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(deletes).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('heading', { name: '0 Documents' })).toBeFocused();
});

test('View and Edit open the dialog, and Back closes it', async ({ app: page, baseUrl }) => {
  await makeDocument(page, baseUrl);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'View All' }).click();
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByRole('dialog').getByLabel('Title')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: /^View/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a list that cannot be loaded says so and tries again', async ({ app: page }) => {
  await page.route('**/api/documents*', (route) => route.abort(), { times: 1 });
  await page.goto('/quotes');
  await expect(page.getByText('Your documents could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: '0 Documents' })).toBeVisible();
});
