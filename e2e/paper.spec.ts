import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paperDesigns } from '#engine/index.ts';
import { drawLogo } from '#server/db/seed/draw-logo.ts';
import { sampleContent } from '#server/pdf/testing/sample-documents.ts';
import { expect, expectNoSidewaysScroll, makeDocument, post, test } from './app.ts';

const folder = join(import.meta.dirname, '../build/paper');

/** Every design as a picture of the screen beside the pages of the PDF: build/paper/index.html. */
test('preview and page of every design lie side by side', async ({ app: page, baseUrl }) => {
  test.setTimeout(180_000);
  mkdirSync(folder, { recursive: true });
  const { businessInfo, ...content } = sampleContent;
  await post(page, baseUrl, '/api/business-profile', { ...businessInfo, logoUrl: drawLogo() });
  const id = await makeDocument(page, baseUrl);
  const answer = await page.request.patch(`/api/documents/${id}`, {
    data: { title: content.title, content: { ...content, businessInfo } },
    headers: { Origin: baseUrl },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const rows: string[] = [];
  for (const { name, theme } of paperDesigns) {
    const layout = theme.layout ?? 'classic';
    const made = (await post(page, baseUrl, '/api/themes', { name, ...theme })) as { id: string };
    await post(page, baseUrl, `/api/themes/${made.id}/set-default`, undefined);
    await page.setViewportSize({ width: 1440, height: 2000 });
    await page.goto(`/quotes?document=${id}`);
    const paper = page.getByRole('dialog').getByRole('article');
    await expect(paper).toHaveAttribute('data-layout', layout);
    await expect(paper.getByText('$4,834.77').first()).toBeVisible();
    await paper.screenshot({ path: join(folder, `${layout}-screen.png`) });
    await page.setViewportSize({ width: 360, height: 2600 });
    await expectNoSidewaysScroll(page, `${name} on a phone`);
    await paper.screenshot({ path: join(folder, `${layout}-phone.png`) });
    const pdf = await page.request.get(`/api/documents/${id}/pdf`);
    expect(pdf.status()).toBe(200);
    writeFileSync(join(folder, `${layout}.pdf`), await pdf.body());
    // Poppler draws the pages where the machine has it; the file lies there in any case.
    spawnSync('pdftoppm', ['-r', '96', '-png', `${layout}.pdf`, `${layout}-page`], { cwd: folder });
    const pictures = [`${layout}-screen.png`, `${layout}-page-1.png`, `${layout}-page-2.png`, `${layout}-phone.png`];
    rows.push(`<h2>${name}</h2>${pictures.map((file) => `<img src="${file}" alt="${file}">`).join('')}`);
  }
  const style = 'body{background:#888;font-family:sans-serif}img{width:24%;vertical-align:top;margin:.4%}';
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>Paper</title><style>${style}</style>${rows.join('')}`,
  );
});
