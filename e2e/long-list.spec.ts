/** More documents than are ever loaded or made at once. */
import { expect, expectAccessible, expectToast, makeDocument, type Page, post, signUp, test } from './app.ts';

const many = 130;
const isLoaded = { timeout: 20_000 };

/** Job 0 is the oldest; every tenth is for Walt. */
async function makeMany(page: Page, baseUrl: string, howMany = many) {
  for (let job = 0; job < howMany; job += 1)
    await post(page, baseUrl, '/api/generate-document', {
      transcription: `Quote for ${job % 10 === 0 ? 'Walt Brandt' : 'Mrs. Johnson'} fence number ${job} 16 hours at $65 an hour`,
    });
}

const rows = (page: Page) => page.locator('[data-index]');
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

test('loads as it is scrolled, makes only rows in sight, and counts them all', async ({ app: page, baseUrl }) => {
  await makeMany(page, baseUrl);
  await page.goto('/quotes');
  await expect(heading(page, `${many} Documents`)).toBeVisible();
  const table = page.getByRole('table');
  await expect(table).toHaveAttribute('aria-rowcount', String(many + 1));
  await expect(rows(page).first()).toHaveAttribute('aria-rowindex', '2');
  // To the end, as far as there is one each time.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(rows(page).last()).toHaveAttribute('aria-rowindex', String(many + 1), { timeout: 500 });
  }).toPass(isLoaded);
  expect(await rows(page).count()).toBeLessThan(60);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  await expectAccessible(page, 'the end of a long list');

  // The keyboard goes on where the mouse was, and a row with the focus stays while others go.
  const last = rows(page).last().getByRole('button', { name: /^View/ });
  await last.focus();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(rows(page).first()).toHaveAttribute('aria-rowindex', '2');
  await expect(last).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(rows(page).last().getByRole('button').first()).toBeFocused();
  await expect(rows(page).last()).toBeInViewport();
});

test('a phone gets the same as cards', async ({ page, baseUrl }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page, baseUrl);
  await makeMany(page, baseUrl, 70);
  await page.goto('/quotes');
  await expect(heading(page, '70 Documents')).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(rows(page).last()).toHaveAttribute('aria-posinset', '70', { timeout: 500 });
  }).toPass(isLoaded);
  await expect(rows(page).last()).toHaveAttribute('aria-setsize', '70');
  expect(await rows(page).count()).toBeLessThan(40);
  await expectAccessible(page, 'the end of a long list of cards');
});

test('a page that cannot be loaded leaves the others and is tried again', async ({ app: page, baseUrl }) => {
  await makeMany(page, baseUrl, 60);
  await page.route('**/api/documents?*cursor*', (route) => route.abort());
  await page.goto('/quotes');
  await expect(heading(page, '60 Documents')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByText('The next documents could not be loaded.')).toBeVisible();
  await page.unroute('**/api/documents?*cursor*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  await expect(rows(page)).toHaveCount(60);
});

test('what is looked for stands in the address', async ({ app: page, baseUrl }) => {
  await makeDocument(page, baseUrl);
  await makeDocument(page, baseUrl, 'Estimate for Bob Carter fix the leaking pipe 2 hours at $95 an hour');
  await page.goto('/quotes');
  await expect(heading(page, '2 Documents')).toBeVisible();
  const search = page.getByPlaceholder('Search quotes and bids...');
  await search.pressSequentially('carter', { delay: 20 });
  await expect(heading(page, '1 Document')).toBeVisible();
  await expect(page).toHaveURL(/\/quotes\?q=carter$/);
  await page.getByRole('button', { name: 'Declined' }).click();
  await expect(page).toHaveURL(/q=carter&status=declined$/);
  await expect(page.getByText('No documents match your filters.')).toBeVisible();
  await page.goBack();
  await expect(heading(page, '1 Document')).toBeVisible();
  await expect(search).toHaveValue('carter');
  await page.reload();
  await expect(search).toHaveValue('carter');
  await expect(heading(page, '1 Document')).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('');
  await expect(heading(page, '2 Documents')).toBeVisible();
  await page.goto('/bids?type=nonsense&status=nonsense');
  await expect(heading(page, '2 Documents')).toBeVisible();
});

test('a document goes and changes at once, and is back when the server refuses', async ({ app: page, baseUrl }) => {
  await makeMany(page, baseUrl, 61);
  await page.goto('/quotes?q=brandt&status=draft');
  await expect(heading(page, '7 Documents')).toBeVisible();
  const titles = async () => rows(page).getByRole('button', { name: /^View/ }).allTextContents();
  const before = await titles();

  // Nothing answers until it is let: what is seen meanwhile is the list's own doing.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/documents/*', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    await held;
    return route.abort();
  });
  await rows(page)
    .nth(3)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(6);
  letGo();
  await expectToast(page, 'Error', 'Failed to delete document. Please try again.');
  await expect(rows(page)).toHaveCount(7);
  expect(await titles()).toEqual(before);
  await page.unroute('**/api/documents/*');

  // A new status takes it out of a list of drafts, and back in where it stood.
  await rows(page).nth(3).getByRole('button', { name: /^View/ }).click();
  const status = page.getByRole('dialog').getByLabel('Status');
  await status.selectOption('Pending');
  await expectToast(page, 'Success', 'Document updated successfully!');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(heading(page, '6 Documents')).toBeVisible();
  await page.goto('/quotes?q=brandt');
  await expect(heading(page, '7 Documents')).toBeVisible();
  await expect(rows(page).nth(3)).toContainText('Pending');
});
