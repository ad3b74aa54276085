import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, expectAccessible, expectNoSidewaysScroll, makeDocument, test } from './app.ts';

test('documents are taken along: chosen ones as a table, all of them as PDFs in one ZIP', async ({
  app: page,
  baseUrl,
}) => {
  for (const name of ['Ann Lee', 'Bob Carter', 'Cy Young'])
    await makeDocument(page, baseUrl, `Quote for ${name} paint the fence 4 hours at $50 an hour`);
  await page.goto('/quotes');
  await expect(page.getByRole('heading', { name: '3 Documents' })).toBeVisible();
  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(3).check();
  await expect(page.getByRole('button', { name: '2 selected' })).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await expect(dialog.getByText('2 selected documents')).toBeVisible();
  await expectAccessible(page, 'the export dialog');
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Documents (CSV)' }).click(),
  ]);
  const rows = readFileSync(await csv.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(rows).toHaveLength(3);
  expect(rows.join()).toContain('Cy Young');
  expect(rows.join()).not.toContain('Bob Carter');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('checkbox', { name: 'Select all that are shown' }).check();
  await page.getByRole('button', { name: '3 selected' }).click();
  await expect(page.getByRole('button', { name: 'selected' })).toBeHidden();
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(dialog.getByText('All your documents')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make ZIP' }).click();
  await expect(dialog.getByText('Ready: 3 PDFs.')).toBeVisible({ timeout: 40_000 });
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('link', { name: 'Download ZIP' }).click(),
  ]);
  const files = Object.entries(unzipSync(new Uint8Array(readFileSync(await zip.path()))));
  expect(files.map(([name]) => name).sort()).toEqual([
    expect.stringMatching(/^Quote .* Ann Lee\.pdf$/),
    expect.stringMatching(/^Quote .* Bob Carter\.pdf$/),
    expect.stringMatching(/^Quote .* Cy Young\.pdf$/),
  ]);
  for (const [, data] of files) expect(Buffer.from(data).toString('latin1', 0, 5)).toBe('%PDF-');

  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page, 'the export dialog');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page
    .getByRole('checkbox', { name: /^Select Paint/i })
    .first()
    .check();
  await expectNoSidewaysScroll(page, 'the documents with one selected');
  await expectAccessible(page, 'the documents with one selected');
});
