import { readFileSync } from 'node:fs';
import { expect, expectAccessible, expectNoSidewaysScroll, expectToast, makeDocument, post, test } from './app.ts';

test('an invoice asks for what an e-invoice needs, and is then handed over for programs', async ({
  app: page,
  baseUrl,
}) => {
  const quote = await makeDocument(page, baseUrl);
  const { id } = (await post(page, baseUrl, `/api/documents/${quote}/convert-to-invoice`, {})) as { id: string };
  await page.goto(`/quotes?document=${id}`);
  await page.getByRole('button', { name: 'E-Invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'E-Invoice' });
  await expect(dialog.getByText('nothing is made up')).toBeVisible();
  await expect(dialog.getByText('Fill in the country of the client.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Factur-X PDF' })).toBeDisabled();
  await expectAccessible(page, 'the e-invoice dialog');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 'the e-invoice dialog');
  await page.setViewportSize({ width: 1280, height: 800 });

  const client = dialog.getByRole('form', { name: 'Details of the client' });
  await client.getByLabel('Street and number').fill('4 Elm Road');
  await client.getByLabel('City').fill('Dublin');
  await client.getByLabel('Country').selectOption('Ireland');
  await client.getByLabel('VAT number').fill('12345');
  await client.getByRole('button', { name: 'Save Client Details' }).click();
  await expect(client.getByText('A VAT number begins with its country’s two letters')).toBeVisible();
  await client.getByLabel('VAT number').fill('');
  await client.getByRole('button', { name: 'Save Client Details' }).click();
  await expectToast(page, 'Success', 'Client details saved!');

  const business = dialog.getByRole('form', { name: 'E-invoice details of your business' });
  await business.getByLabel('Street and number').fill('12 Canal Street');
  await business.getByLabel('City').fill('Columbus');
  await business.getByLabel('Country').selectOption('United States');
  await business.getByLabel('Tax number').fill('31-1234567');
  await business.getByLabel('When a line bears no tax, why?').selectOption({ index: 1 });
  await business.getByRole('button', { name: 'Save Business Details' }).click();
  await expectToast(page, 'Success', 'E-invoice details saved!');

  // The account has no business profile yet: its name is the last thing that nobody has said.
  await expect(dialog.getByText('Fill in the name of your business, in its profile.')).toBeVisible();
  await post(page, baseUrl, '/api/business-profile', { businessName: 'Ridgeway Painting' });
  await page.reload();
  await page.getByRole('button', { name: 'E-Invoice' }).click();
  await expect(dialog.getByText('Complete. The figures are those of the page, to the cent.')).toBeVisible();

  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Factur-X PDF' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toMatch(/^Invoice I-\d{4}-0001 .*\.pdf$/);
  expect(readFileSync(await pdf.path()).toString('latin1')).toContain('factur-x.xml');
  const [xml] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'UBL XML' }).click(),
  ]);
  expect(readFileSync(await xml.path(), 'utf8')).toContain('<cbc:PayableAmount currencyID="USD">1490.00<');
});

test('the business’s own details for e-invoices stand in the settings', async ({ app: page }) => {
  await page.goto('/settings');
  const form = page.getByRole('form', { name: 'E-invoice details of your business' });
  await expect(form.getByLabel('Grounds of the exemption')).toBeHidden();
  await form.getByLabel('When a line bears no tax, why?').selectOption({ index: 2 });
  await form.getByLabel('Grounds of the exemption').fill('Small business');
  await form.getByLabel('VAT number').fill('de 123 456 789');
  await form.getByRole('button', { name: 'Save Business Details' }).click();
  await expectToast(page, 'Success', 'E-invoice details saved!');
  await expect(form.getByLabel('VAT number')).toHaveValue('DE123456789');
  await page.reload();
  await expect(form.getByLabel('Grounds of the exemption')).toHaveValue('Small business');
});
