/** What is typed, brought in and talked through, at three widths in light and dark: accessible and without sideways scrolling. */
import { expect, expectAccessible, expectNoSidewaysScroll, makeDocument, post, test } from './app.ts';

for (const [name, width, height] of [
  ['phone', 360, 740],
  ['tablet', 768, 1024],
  ['desk', 1440, 900],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
      test.setTimeout(120_000);

      test('price list and editor', async ({ app: page, baseUrl }) => {
        const check = async (screen: string) => {
          await expectNoSidewaysScroll(page, screen);
          await expectAccessible(page, screen);
          await page.screenshot({ path: `build/screenshots/${screen}-${name}-${colorScheme}.png` });
        };
        await post(page, baseUrl, '/api/services', { name: 'Taps', fixedRate: 80, unit: 'each' });
        await page.goto('/settings?tab=services');
        await page.getByRole('button', { name: 'Import' }).click();
        const rows = 'Name,Hourly rate,Price,SKU\ntaps,,90,1\nToilets,from 90,,2\nWater heater,,"$1,450.00",3\n';
        const file = { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
        await page.getByLabel('CSV file').setInputFiles(file);
        await expect(page.getByText('1 new, 1 changed')).toBeVisible();
        await check('services-import');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Add by Talking' }).click();
        await page.getByLabel('Or type or paste it').fill('call-out sixty, taps from ninety, gutters 8 to 12 a foot');
        await expect(page.getByText('Understood so far')).toBeVisible();
        await check('services-talk');
        await page.getByRole('button', { name: 'Check 3 Services' }).click();
        await check('services-check');

        const id = await makeDocument(page, baseUrl);
        await page.goto(`/quotes?document=${id}`);
        await page.getByText('Options of line 2').click();
        await page.getByLabel('Section of line 2').fill('Living room');
        await page.getByLabel('Discount', { exact: true }).fill('10%');
        await page.getByLabel('Section of line 2').scrollIntoViewIfNeeded();
        await check('editor-options');
      });
    });
