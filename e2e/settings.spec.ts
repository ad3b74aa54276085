import { expect, expectToast, test } from './app.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the business profile with its logo', async ({ app: page }) => {
  await page.goto('/settings');
  await expect(page.getByText('Manage your business profile, services, and subscription')).toBeVisible();
  await page.getByLabel('Logo').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expectToast(page, 'Error', 'Please select an image file (PNG, JPG, etc.).');
  await page
    .getByLabel('Logo')
    .setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024) });
  await expectToast(page, 'Error', 'File size must be less than 5MB.');
  await page.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pixel });
  await expect(page.getByAltText('Your logo')).toBeVisible();
  await page.getByLabel('Business Name').fill('Ridgeway Painting');
  await page.getByLabel('Team Size').fill('');
  await page.getByLabel('Phone').fill('614-555-0100');
  await expect(page.getByLabel('Team Size')).toHaveValue('1');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expectToast(page, 'Success', 'Business profile saved!');
  await page.reload();
  await expect(page.getByLabel('Business Name')).toHaveValue('Ridgeway Painting');
  await expect(page.getByAltText('Your logo')).toBeVisible();
});

test('what could not be loaded is said, and not asked for without end', async ({ app: page }) => {
  let asked = 0;
  await page.route(/\/api\/(business|habits|document-settings|seller)/, (route) => {
    asked += 1;
    return route.fulfill({ status: 500, json: { message: 'Something went wrong on our side. Please try again.' } });
  });
  await page.goto('/settings');
  const notice = page.getByRole('alert').filter({ hasText: 'Your profile could not be loaded' });
  await expect(notice).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toBeLessThanOrEqual(10);
  await page.unroute(/\/api\/(business|habits|document-settings|seller)/);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Business Name')).toBeVisible();
});

test('the numbers of documents are written as the business likes them', async ({ app: page }) => {
  await page.goto('/settings');
  const pattern = page.getByLabel('Quote numbers');
  await pattern.fill('GG-');
  await page.getByRole('button', { name: 'Save Numbers' }).click();
  await expect(page.getByText('Please write the counter once')).toBeVisible();
  await pattern.fill('GG-{000}');
  await page.getByLabel('Next quote number').fill('41');
  await expect(page.getByText('Next: GG-041')).toBeVisible();
  await page.getByLabel('Days to pay an invoice').fill('14');
  await page.getByRole('button', { name: 'Save Numbers' }).click();
  await expectToast(page, 'Success', 'Document numbers saved!');
  await page.reload();
  await expect(pattern).toHaveValue('GG-{000}');
  await expect(page.getByLabel('Days to pay an invoice')).toHaveValue('14');
});

test('services are added, changed and deleted', async ({ app: page }) => {
  await page.goto('/settings');
  await page.getByRole('tab', { name: 'Services & Rates' }).click();
  await expect(page.getByText('No services added yet. Add your first service above!')).toBeVisible();
  await page.getByRole('button', { name: 'Add Service' }).click();
  await expectToast(page, 'Error', 'Service name is required.');
  await page.getByLabel('Service Name').fill('Drywall repair');
  await page.getByLabel('Category').fill('Repair');
  await page.getByLabel('Hourly Rate').fill('85.5');
  await page.getByLabel('Fixed Rate ($)').fill('149');
  await page.getByRole('button', { name: 'Add Service' }).click();
  await expectToast(page, 'Success', 'Service added!');
  const list = page.getByRole('region', { name: 'Your Services' });
  await expect(list).toContainText('$85.50/hour');
  await expect(list).toContainText('$149.00 fixed');
  await list.getByRole('button', { name: 'Edit Drywall repair' }).click();
  await page.getByRole('dialog').getByLabel('Hourly Rate').fill('90');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Service' }).click();
  await expectToast(page, 'Success', 'Service updated!');
  await expect(list).toContainText('$90.00/hour');
  await list.getByRole('button', { name: 'Delete Drywall repair' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'Service deleted!');
  await expect(list).toContainText('No services added yet.');
});

test('themes are made beside their page, and one is always the default', async ({ app: page }) => {
  await page.goto('/settings?tab=themes');
  await expect(page.getByText('Customize the appearance of your quotes, bids, and estimates')).toBeVisible();
  const make = page
    .getByRole('button', { name: 'Create Your First Theme' })
    .or(page.getByRole('button', { name: 'Create Theme' }))
    .first();
  await make.click();
  const dialog = page.getByRole('dialog', { name: 'Create New Theme' });
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('$1,490.00');
  await dialog.getByLabel('Theme Name').fill('Letterhead');
  await dialog.getByLabel('Font Size').fill('huge');
  await dialog.getByRole('button', { name: 'Create Theme' }).click();
  await expect(dialog.getByText('Please enter a size in pixels, such as 16px')).toBeVisible();
  await dialog.getByLabel('Font Size').fill('18px');
  await dialog.getByLabel('Font Family').selectOption('Georgia');
  await dialog.getByRole('button', { name: 'Create Theme' }).click();
  await expectToast(page, 'Success', 'Theme created successfully!');
  await page.getByRole('button', { name: 'Create Theme' }).click();
  await page.getByRole('radio', { name: 'Ledger' }).check();
  await expect(page.getByLabel('Theme Name')).toHaveValue('Ledger');
  await expect(dialog.getByRole('region', { name: 'Preview' }).getByRole('article')).toHaveAttribute(
    'data-layout',
    'ledger',
  );
  await expect(page.getByLabel('Font Family')).toHaveValue('Times New Roman');
  await page.getByLabel('Theme Name').fill('Second');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Theme' }).click();
  await expect(page.getByRole('button', { name: 'Set Default Second' })).toBeVisible();
  await expect(page.getByText('Default', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Set Default Second' }).click();
  await expectToast(page, 'Success', 'Default theme updated!');
  await page.getByRole('button', { name: 'Edit Second' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Theme' })).toBeVisible();
  await page.getByLabel('Theme Name').fill('Evening');
  await page.getByRole('button', { name: 'Save Theme' }).click();
  await expectToast(page, 'Success', 'Theme updated successfully!');
  await page.getByRole('button', { name: 'Delete Letterhead' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Success', 'Theme deleted successfully!');
});
