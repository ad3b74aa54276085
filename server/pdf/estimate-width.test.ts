import { join } from 'node:path';
import { expect, it } from 'vitest';
import { defaultTheme, paperLayouts, presentDocument } from '#engine/index.ts';
import { projectRoot } from '#server/project-root.ts';
import { createPageCompiler } from './compile-page.ts';
import { estimateWidth } from './estimate-width.ts';
import { type Page, preparePage } from './prepare-page.ts';
import { sampleInput, sampleLine } from './testing/sample-documents.ts';

it('knows a width for plain letters on one line only', () => {
  expect(estimateWidth('')).toBe(0);
  expect(estimateWidth('iii')).toBeLessThan(estimateWidth('WWW')!);
  for (const text of ['two\nlines', 'é', '🚿', '管']) expect(estimateWidth(text), text).toBeNull();
});

/** Without what is known of the rows' heights: each is laid out to learn it. */
const forget = (page: Page): Page => JSON.parse(JSON.stringify(page, (key, value) => (key === 'ems' ? null : value)));

it('sets rows of known height exactly as any other, in every layout and font', () => {
  const folder = join(projectRoot, 'server/pdf');
  const compiler = createPageCompiler(join(folder, 'template'), join(folder, 'fonts'));
  const words =
    'Supply and install WM Ajax 12x24 "Quality" tiles, 40% off (up to 7 ft.) @ kitchen & bath; fix it'.split(' ');
  const items = Array.from({ length: 36 }, (_, index) =>
    sampleLine([...words, ...words].slice(index % 7, (index % 7) + 1 + (index % 17)).join(' '), `${index * 37}.10`, {
      quantity: index + 1,
      unit: ['hour', 'MW', 'linear ft', 'm²'][index % 4]!,
      unit_price: '7.77',
    }),
  );
  items.push(sampleLine('Carrelage de qualité', '80.00'));
  const fonts = ['Inter', 'Arial', 'Georgia', 'Times New Roman', 'Roboto', 'Inter'];
  for (const [index, layout] of paperLayouts.entries()) {
    const theme = { ...defaultTheme, layout, fontFamily: fonts[index]! };
    const presented = presentDocument(sampleInput({ items, price_view: 'lines' }, { theme }));
    const { page } = preparePage(presented, { language: 'en', date: '2026-11-20' });
    const rows = page.document.blocks.flatMap((block) => (block.kind === 'lines' ? block.rows : []));
    expect(rows.filter((row) => 'ems' in row && row.ems !== null).length).toBeGreaterThan(20);
    const known = Buffer.from(compiler.compile(page, null).pdf);
    expect(known.equals(Buffer.from(compiler.compile(forget(page), null).pdf)), layout).toBe(true);
    compiler.tidy();
  }
});
