/** Real renders: each page is set by a real child process and read back as a reader program would. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type DocumentContent,
  defaultTheme,
  documentTypes,
  type PresentInput,
  presentDocument,
} from '#engine/index.ts';
import { createPdfRenderer } from './render-pdf.ts';
import { type ReadPdf, readPdf } from './testing/read-pdf.ts';
import { sampleBomb, sampleInput, sampleLine, sampleLines, samplePng } from './testing/sample-documents.ts';

const warnings: string[] = [];
const renderer = createPdfRenderer({
  childPath: fileURLToPath(new URL('./render-child.ts', import.meta.url)),
  execArgv: ['--import', 'tsx'],
  size: 1,
  machineFonts: [],
  onWarning: (warning) => warnings.push(warning),
});
afterAll(() => renderer.close());

const meta = { language: 'en-US', date: '2026-11-20' };
const renderBytes = (content: Partial<DocumentContent> = {}, more: Partial<PresentInput> = {}) =>
  renderer.render(presentDocument(sampleInput(content, more)), meta);
const render = async (content: Partial<DocumentContent> = {}, more: Partial<PresentInput> = {}): Promise<ReadPdf> => {
  warnings.length = 0;
  return readPdf(await renderBytes(content, more));
};

describe('the page', () => {
  it('says everything, in an order that can be read aloud, as text that can be copied', async () => {
    const { pages, accessible, links, metadata } = await render();
    const text = pages.map((page) => page.text).join('\n');
    const expected = [
      'Cascade Plumbing & Heating',
      'Quote',
      'Q-0012',
      'Prepared for',
      'Mrs. Eleanor Johnson',
      'eleanor.johnson@example.com',
      'Nov 20, 2026',
      'Dec 20, 2026',
      'Kitchen repipe and water heater',
      'Scope of work',
      'Run new 3/4 inch PEX with home-run manifold',
      'Pricing',
      '28 hours',
      '$95.00',
      '$2,660.00',
      '165 linear ft',
      'Travel',
      '$142.50',
      'Subtotal',
      'Discount (10%)',
      '−$517.18',
      'Tax (8.25% on $2,184.25)',
      '$180.20',
      'Total',
      '$4,834.77',
      'Deposit (50%)',
      '$2,417.39',
      'Optional extra',
      '$640.00',
      'Why us',
      'Terms',
      'Signature',
    ];
    let at = 0;
    for (const part of expected) {
      const found = text.indexOf(part, at);
      expect(found, part).toBeGreaterThanOrEqual(at);
      at = found;
    }
    expect(pages.length).toBe(2);
    expect(accessible).toBe(true);
    expect(warnings).toEqual([]);
    expect(links).toEqual(['tel:5035550142', 'https://cascadeplumbing.example.com/']);
    expect(metadata).toContain('<xmp:CreateDate>2026-11-20T00:00:00Z</xmp:CreateDate>');
    expect(metadata).toContain('Quote Q-0012 for Mrs. Eleanor Johnson');
  });

  it('numbers every page and says on every following page what it belongs to', async () => {
    const { pages } = await render({ items: sampleLines(400), amount: '25000.00', discount: null, tax: null });
    expect(pages.length).toBeGreaterThan(8);
    for (const [index, page] of pages.entries()) {
      expect(page.text).toContain(`Q-0012 · Page ${index + 1} of ${pages.length}`);
      if (index > 0) expect(page.text).toContain('Mrs. Eleanor Johnson');
    }
    const tables = pages.filter(({ text }) => /Item \d+:/.test(text));
    expect(tables.every(({ text }) => text.includes('Description') && text.includes('Unit price'))).toBe(true);
    const rows = pages.flatMap(({ text }) => text.match(/Item \d+:/g) ?? []);
    expect(rows).toEqual(Array.from({ length: 400 }, (_, index) => `Item ${index + 1}:`));
  });

  it('never parts the total from the last line, wherever the page ends', async () => {
    for (let count = 14; count <= 40; count += 2) {
      const { pages } = await render({ items: sampleLines(count), scope: [], approach: [], notes: [] });
      const last = pages.findIndex(({ text }) => text.includes('Balance after deposit'));
      const page = pages[last]!.text;
      expect(page, `${count} lines`).toContain(`Item ${count}:`);
      expect(page, `${count} lines`).toContain('Discount (10%)');
      expect(page, `${count} lines`).toContain('Description');
    }
  });

  it('keeps the signature together', async () => {
    for (let points = 1; points <= 30; points += 3) {
      const { pages } = await render({
        terms: Array.from({ length: points }, (_, index) => `Term number ${index + 1}.`),
      });
      const signed = pages.filter(({ text }) => text.includes('To accept this quote') || /\nSignature\n/.test(text));
      expect(signed.length).toBe(1);
    }
  });

  it.each(documentTypes)('is a %s', async (type) => {
    const { pages } = await render({}, { type });
    const text = pages.map((page) => page.text).join('\n');
    const label = type[0]!.toUpperCase() + type.slice(1);
    expect(text.split('\n')).toContain(label);
    expect(text.includes('To accept this')).toBe(type !== 'invoice');
    expect(text.includes('Balance due')).toBe(type === 'invoice');
  });

  it.each(['Inter', 'Arial', 'Georgia', 'Times New Roman', 'Helvetica', 'Roboto'])(
    'is set in %s',
    async (fontFamily) => {
      const theme = { ...defaultTheme, fontFamily, backgroundColor: '#111827', textColor: '#e5e7eb' };
      const { pages, accessible } = await render({}, { theme });
      expect(accessible).toBe(true);
      expect(pages[0]!.text).toContain('$4,834.77');
    },
  );

  it('lines amounts up: figures of the same length start at the same place', async () => {
    const { pages } = await render({
      items: [sampleLine('A', '111.11'), sampleLine('B', '888.88')],
      discount: null,
      tax: null,
    });
    const x = (text: string) => pages[0]!.runs.find((run) => run.text === text)?.x;
    expect(x('$111.11')).toBeDefined();
    expect(x('$111.11')).toBe(x('$888.88'));
  });
});

describe('what people type, dictate and upload', () => {
  it('prints code as text', async () => {
    const { pages, accessible } = await render({
      description: '#eval("1+1") $x^2$ <b>bold</b> *star* `code` @ref \\ {{x}}',
      items: [sampleLine('<script>alert(1)</script> #let x = 1', '1.00')],
    });
    expect(pages[0]!.text).toContain('#eval("1+1") $x^2$ <b>bold</b> *star* `code` @ref \\ {{x}}');
    expect(pages[0]!.text).toContain('<script>alert(1)</script> #let x = 1');
    expect(accessible).toBe(true);
  });

  it('prints Arabic, Hebrew, accents and emoji accessibly', async () => {
    const { accessible } = await render({ scope: ['مرحبا بالعالم', 'שלום עולם', '🚿🔧 leak', 'Łukasz Žižka, ñ, ß'] });
    expect(warnings).toEqual([]);
    expect(accessible).toBe(true);
  });

  it('keeps a word of 5,000 letters on the page', async () => {
    const { pages, accessible } = await render({ items: [sampleLine('W'.repeat(5000), '1.00')] });
    const first = pages.flatMap(({ runs }) => runs).filter(({ text }) => /^W+/.test(text));
    expect(first.length).toBeGreaterThan(50);
    expect(Math.max(...first.map(({ x }) => x))).toBeLessThan(576);
    expect(accessible).toBe(true);
  });

  it('prints a document without lines, prices, client or number', async () => {
    const { pages } = await render(
      {
        items: [],
        amount: null,
        total_cost: null,
        discount: null,
        tax: null,
        deposit: null,
        travel_cost: null,
        clientContact: {},
      },
      { client: '', number: null, title: '' },
    );
    expect(pages[0]!.text).toContain('To be priced');
    expect(pages[0]!.text).toContain('Page 1 of');
    expect(pages[0]!.text).not.toContain('Prepared for');
  });

  it.each([
    ['square', samplePng(300, 300)],
    ['wide', samplePng(800, 60)],
    ['tall', samplePng(60, 800)],
    ['tiny', samplePng(1, 1)],
  ])('prints a %s logo', async (_shape, logoUrl) => {
    const bytes = await renderBytes({ businessInfo: { businessName: 'Cascade', logoUrl } });
    expect(bytes.toString('latin1')).toContain('/Subtype /Image');
    expect(readPdf(bytes).accessible).toBe(true);
  });

  it.each([
    ['a bomb', sampleBomb(30_000, 30_000), 'no image that can be printed'],
    ['broken', sampleBomb(100, 100), 'could not be drawn'],
    ['no image', 'data:image/png;base64,AAAA', 'no image that can be printed'],
  ])('prints without a logo that is %s', async (_what, logoUrl, warning) => {
    const { pages } = await render({ businessInfo: { businessName: 'Cascade', logoUrl } });
    expect(pages[0]!.text).toContain('$4,834.77');
    expect(warnings).toEqual([expect.stringContaining(warning)]);
  });
});

it('gives the same bytes for the same document, in whichever process', async () => {
  const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const logoUrl = samplePng(80, 40);
  const one = digest(await renderBytes({ businessInfo: { businessName: 'Cascade', logoUrl } }));
  await renderBytes({ title: 'Something else' });
  expect(digest(await renderBytes({ businessInfo: { businessName: 'Cascade', logoUrl } }))).toBe(one);
  const other = createPdfRenderer({
    childPath: fileURLToPath(new URL('./render-child.ts', import.meta.url)),
    execArgv: ['--import', 'tsx'],
    size: 1,
  });
  const presented = presentDocument(sampleInput({ businessInfo: { businessName: 'Cascade', logoUrl } }));
  expect(digest(await other.render(presented, meta))).toBe(one);
  other.close();
});
