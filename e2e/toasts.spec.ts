/** How toasts behave: one at a time, five seconds, and never over what is pressed next. */
import { expect, makeDocument, type Page, test } from './app.ts';

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

test('a toast stands for five seconds, and a new one takes its place', async ({ app: page }) => {
  await page.clock.install();
  await page.goto('/settings?tab=services');
  const toast = page.locator('[data-toasts] p');
  await press('Add Service')(page);
  await expect(toast).toHaveText(['Error', 'Service name is required.']);
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(toast).toHaveCount(0);
  await press('Add Service')(page);
  await expect(toast).toHaveText(['Error', 'Service name is required.']);
  await page.clock.runFor(4_900);
  await expect(toast).toHaveCount(2);
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  /** Names of the buttons, links and tabs in sight that the toast lies over. */
  const covered = async (page: Page): Promise<string[]> => {
    const card = page.locator('[data-toasts] [role=status] > *, [data-toasts] [role=alert] > *');
    await expect(card).toBeVisible();
    // A dialog may open or close with it.
    await page.waitForTimeout(500);
    return card.evaluate((toast) => {
      const box = toast.getBoundingClientRect();
      const controls = document.querySelectorAll<HTMLElement>('button:not(.paper-figure), a[href], [role=tab], select');
      return [...controls].flatMap((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const apart = left >= box.right || right <= box.left || top >= box.bottom || bottom <= box.top;
        const under = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
        const first = under.find((element) => !toast.contains(element) && !element.contains(toast));
        return apart || toast.contains(control) || !first || !control.contains(first)
          ? []
          : [control.textContent || control.title];
      });
    });
  };

  test('a toast covers nothing that is pressed next', async ({ app: page, baseUrl }) => {
    const id = await makeDocument(page, baseUrl);
    await page.goto(`/quotes?document=${id}`);
    await page.getByLabel('Title').fill('Another title');
    await press('Save Changes')(page);
    expect(await covered(page), 'after saving a document').toEqual([]);
    await page.goto('/settings?tab=services');
    await page.getByLabel('Service Name').fill('Drains');
    await press('Add Service')(page);
    expect(await covered(page), 'after adding a service').toEqual([]);
    await page.goto('/dashboard');
    await page.getByLabel('Or type or paste it').fill('paint');
    await press('Estimate')(page);
    expect(await covered(page), 'after too few words').toEqual([]);
  });
});
