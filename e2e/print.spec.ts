/** The browser's own print of an open document: its page and nothing else. */
import { expect, makeDocument, post, test } from './app.ts';

test('printing an open document prints its page, in its theme, without the app', async ({ app: page, baseUrl }) => {
  const theme = (await post(page, baseUrl, '/api/themes', { name: 'Red', primaryColor: '#aa2211' })) as { id: string };
  await post(page, baseUrl, `/api/themes/${theme.id}/set-default`, {});
  const id = await makeDocument(page, baseUrl);
  const { content } = await (await page.request.get(`/api/documents/${id}`)).json();
  const items = Array.from({ length: 60 }, (_, at) => ({ ...content.items[0], description: `Outlet ${at + 1}` }));
  await page.request.patch(`/api/documents/${id}`, {
    data: { content: { ...content, items } },
    headers: { Origin: baseUrl },
  });
  await page.goto(`/quotes?document=${id}`);
  const paper = page.getByRole('article');
  await expect(paper).toContainText('Mrs. Johnson');
  await page.emulateMedia({ media: 'print' });
  await expect(paper).toBeVisible();
  for (const name of ['Close', 'Refine', 'Save as Template'])
    await expect(page.getByRole('button', { name, includeHidden: true }).first()).toBeHidden();
  await expect(page.getByRole('navigation', { includeHidden: true }).first()).toBeHidden();
  await expect(page.getByLabel('Title')).toBeHidden();
  const { top, width, clipped } = await paper.evaluate((article) => {
    const box = article.getBoundingClientRect();
    let clipped = false;
    for (let around = article.parentElement; around; around = around.parentElement)
      clipped ||= getComputedStyle(around).overflowY !== 'visible' && around !== document.documentElement;
    return { top: box.top, width: box.width / document.documentElement.clientWidth, clipped };
  });
  expect({ top, width, clipped }).toEqual({ top: 0, width: 1, clipped: false });
  await expect(paper).toContainText('Outlet 60');
  const pdf = String(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  // Letter, and as many sheets as the page needs.
  expect(pdf).toMatch(/MediaBox ?\[ ?0 0 612 792 ?\]/);
  const sheets = pdf.match(/\/Type ?\/Page\b/g)?.length;
  expect(sheets).toBeGreaterThan(1);
  expect(sheets).toBeLessThan(6);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
});
