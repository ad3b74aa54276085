import { expect, expectAccessible, test } from './app.ts';

test('a phone has the same ways behind its menu, by thumb and by key', async ({ app: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page, 'the menu of a phone');
  await page.screenshot({ path: 'build/screenshots/menu-phone.png' });
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(20, 400);
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'Quotes' }).click();
  await expect(page.getByRole('heading', { name: 'Quotes & Bids' })).toBeVisible();
  await expect(menu).toBeHidden();
});
