/** The price list: searched, taken along as a table and brought back in. */
import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectToast, type Page, post, say, test } from './app.ts';

const csv = (name: string, text: string | Buffer) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

const openServices = async (page: Page) => {
  await page.goto('/settings?tab=services');
  return page.getByRole('region', { name: 'Your Services' });
};

const download = async (page: Page) => {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Export' }).click()]);
  expect(file.suggestedFilename()).toMatch(/^services-\d{4}-\d\d-\d\d\.csv$/);
  return readFile(await file.path());
};

test('services are found by any of their words', async ({ app: page, baseUrl }) => {
  await post(page, baseUrl, '/api/services', { name: 'Drain cleaning', hourlyRate: 85, category: 'Plumbing' });
  await post(page, baseUrl, '/api/services', { name: 'Wall paint', fixedRate: 2.5, unit: 'sq ft' });
  const list = await openServices(page);
  await page.getByLabel('Search services').fill('plumb');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list).toContainText('Drain cleaning');
  await page.getByLabel('Search services').fill('gutter');
  await expect(list).toContainText('No service matches “gutter”.');
  await list.getByRole('button', { name: 'Show all services' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
});

test('a price list is looked at, brought in, taken along and brought back without a change', async ({
  app: page,
  baseUrl,
}) => {
  await post(page, baseUrl, '/api/services', { name: 'Drain cleaning', hourlyRate: 85 });
  await post(page, baseUrl, '/api/services', { name: 'Stays', fixedRate: 5 });
  const list = await openServices(page);
  await list.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Services' });
  const file = dialog.getByLabel('CSV file');
  await file.setInputFiles(
    csv(
      'prices.csv',
      'Item;Hourly Rate ($);Flat price;SKU\r\ndrain cleaning;95;;1\r\nStays;;5.00;2\r\n=Faucet;;"$1,149.50";3\r\nBad;lots;;4\r\n',
    ),
  );
  await expect(dialog).toContainText('1 new, 1 changed, 1 as they are, 1 row left out.');
  await expect(dialog).toContainText('Not read: “SKU”.');
  await expect(dialog).toContainText('Line 5, Hourly Rate ($)');
  await expect(dialog).toContainText('“lots” is not one price.');
  await expect(dialog.getByRole('region', { name: 'Changed: 1 service' })).toContainText('$85.00 $95.00');
  // Behind the dialog, out of reach for whoever is in it, the list stands as it was.
  const behind = page.getByRole('region', { name: 'Your Services', includeHidden: true });
  await expect(behind).toContainText('$85.00/hour');
  await expectAccessible(page, 'import preview');
  await dialog.getByRole('button', { name: 'Import 2 Services' }).click();
  await expectToast(page, 'Success', 'Price list imported: 1 added, 1 changed.');
  await expect(list).toContainText('$95.00/hour');
  await expect(list).toContainText('$1,149.50 fixed');

  const taken = await download(page);
  expect(String(taken)).toContain("'=Faucet,,,1149.50,,");
  await list.getByRole('button', { name: 'Import' }).click();
  await file.setInputFiles({ name: 'services.csv', mimeType: 'text/csv', buffer: taken });
  await expect(dialog).toContainText('0 new, 0 changed, 3 as they are.');
  await expect(dialog.getByRole('button', { name: 'Nothing to Import' })).toBeDisabled();
});

test('a file that is no price list is refused with what to do, and the next one is taken', async ({ app: page }) => {
  const list = await openServices(page);
  await list.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Services' });
  const file = dialog.getByLabel('CSV file');
  await file.setInputFiles(csv('prices.csv', Buffer.from('504b030414000600', 'hex')));
  await expect(dialog.getByRole('alert')).toContainText('This is an Excel workbook');
  await expectAccessible(page, 'import refused');
  await file.setInputFiles(csv('photo.csv', Buffer.from('89504e470d0a1a0a', 'hex')));
  await expect(dialog.getByRole('alert')).toContainText('This is a picture');
  await file.setInputFiles(csv('big.csv', Buffer.alloc(4 * 1024 * 1024 + 1, 65)));
  await expect(dialog.getByRole('alert')).toContainText('larger than 4 MB');
  await file.setInputFiles(csv('prices.csv', 'Name,Price\nGutter cleaning,120\n'));
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: 'Import 1 Service' }).click();
  await expect(list).toContainText('Gutter cleaning');
});

test('a list that changed meanwhile is shown anew before it is changed', async ({ app: page, baseUrl }) => {
  const list = await openServices(page);
  await list.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Services' });
  await dialog.getByLabel('CSV file').setInputFiles(csv('prices.csv', 'Name,Price\nGutter cleaning,120\n'));
  await expect(dialog).toContainText('1 new');
  await post(page, baseUrl, '/api/services', { name: 'Gutter cleaning', fixedRate: 100 });
  await dialog.getByRole('button', { name: 'Import 1 Service' }).click();
  await expectToast(page, 'Error', 'Your price list has changed since you looked.');
  await expect(dialog).toContainText('0 new, 1 changed');
  await dialog.getByRole('button', { name: 'Import 1 Service' }).click();
  await expect(list).toContainText('$120.00 fixed');
});

test('services are talked through, corrected, and kept all at once', async ({ app: page, baseUrl }) => {
  await post(page, baseUrl, '/api/services', { name: 'Taps', fixedRate: 80, unit: 'each', category: 'Plumbing' });
  const list = await openServices(page);
  await page.getByRole('button', { name: 'Add by Talking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Services by Talking' });
  await dialog.getByRole('button', { name: 'Start Recording' }).click();
  await say(page, ['call-out fifty no make that sixty then eighty-five an hour', true], [' taps from ninety', true]);
  const heard = dialog.getByRole('region', { name: 'Understood so far' });
  await expect(heard).toContainText('Taps$90.00 fixed');
  await dialog.getByRole('button', { name: 'Stop Recording' }).click();
  await dialog
    .getByLabel('Your words')
    .fill(
      'call-out fifty no make that sixty then eighty-five an hour, taps from ninety, gutters 8 to 12 a foot, the other guys charge 300',
    );
  await expect(heard.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page, 'talking services');
  await dialog.getByRole('button', { name: 'Check 4 Services' }).click();
  await expect(dialog).toContainText('“the other guys charge 300”');
  await expect(dialog).toContainText('“call-out fifty no make that sixty”');
  await expect(dialog.getByLabel('Fixed ($) of service 1')).toHaveValue('60.00');
  await expect(dialog.getByLabel('Description of service 3')).toHaveValue('From $90.00.');
  await expect(dialog.getByRole('checkbox', { name: /Change the one you have \(\$80\.00 fixed each\)/ })).toBeChecked();
  await dialog.getByLabel('Name of service 2').fill('');
  await expect(dialog.getByRole('button', { name: 'Save 4 Services' })).toBeDisabled();
  await dialog.getByLabel('Name of service 2').fill('Plumber');
  await expect(dialog).toContainText('Which price should stand?');
  await expectAccessible(page, 'checking services');
  await dialog.getByRole('button', { name: '$12.00' }).click();
  await expect(dialog.getByText('Which price should stand?')).toBeHidden();
  await dialog.getByRole('button', { name: 'Save 4 Services' }).click();
  await expectToast(page, 'Success', '3 services added, 1 changed!');
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list).toContainText('Plumber$85.00/hour');
  await expect(list).toContainText('$12.00 fixed per linear ft');
  const stored = await (await page.request.get('/api/services')).json();
  expect(stored[0]).toMatchObject({ name: 'Taps', fixedRate: '90.00', unit: 'each', category: 'Plumbing' });
});

test('words of a price list outlive a reload, until they are discarded', async ({ app: page }) => {
  await openServices(page);
  await page.getByRole('button', { name: 'Add by Talking' }).click();
  await page.getByLabel('Or type or paste it').fill('gutters I don’t know yet');
  await page.reload();
  await page.getByRole('button', { name: 'Add by Talking' }).click();
  await expect(page.getByLabel('Your words')).toHaveValue('gutters I don’t know yet');
  await page.getByRole('button', { name: 'Check 1 Service' }).click();
  await page.getByRole('button', { name: 'Leave out Gutters' }).click();
  await expect(page.getByText('Nothing is left to add.')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Add by Talking' }).click();
  await expect(page.getByLabel('Or type or paste it')).toHaveValue('');
});
