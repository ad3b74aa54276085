import { describe, expect, it } from 'vitest';
import { defaultTheme, presentDocument } from '#engine/index.ts';
import { preparePage } from './prepare-page.ts';
import { sampleInput, sampleLine, samplePng } from './testing/sample-documents.ts';

const meta = { language: 'en-US', date: '2026-11-20' };
const prepare = (input = sampleInput(), when = meta) => preparePage(presentDocument(input), when);

describe('preparing a page', () => {
  it('turns the theme’s pixels into points of a Letter page', () => {
    expect(prepare().page.sizes).toEqual({
      text: 9.6,
      header: 19.2,
      margin: 36,
      radius: 6,
      border: 0.75,
    });
  });

  it('keeps every size within what can be printed', () => {
    const theme = {
      ...defaultTheme,
      fontSize: '1e300px',
      headerSize: '-5px',
      padding: '9999px',
      maxWidth: 'wide',
      borderRadius: 'NaN',
      borderWidth: '99px',
      borderStyle: 'url(x)',
      fontFamily: 'Comic Sans',
    };
    const { page } = prepare(sampleInput({}, { theme }));
    expect(page.sizes).toEqual({ text: 24, header: 10, margin: 66, radius: 6, border: 8 });
    expect(page.border.style).toBeNull();
    expect(page.fonts[0]).toBe('Inter');
  });

  it.each([
    ['Inter', 'Inter'],
    ['Roboto', 'Roboto'],
    ['Arial', 'Arimo'],
    ['Helvetica', 'Arimo'],
    ['Times New Roman', 'Tinos'],
    ['Georgia', 'Gelasio'],
  ])('prints %s in %s', (fontFamily, font) => {
    expect(prepare(sampleInput({}, { theme: { ...defaultTheme, fontFamily } })).page.fonts[0]).toBe(font);
  });

  it.each([
    [300, 300, 66, 66],
    [1600, 180, 120, 13.5],
    [120, 900, 8.8, 66],
    [16, 16, 16, 16],
  ])('fits a logo of %s × %s pixels without stretching it', (width, height, printedWidth, printedHeight) => {
    const { page, logo } = prepare(
      sampleInput({ businessInfo: { businessName: 'Cascade', logoUrl: samplePng(width, height) } }),
    );
    expect(page.logo?.width).toBeCloseTo(printedWidth, 6);
    expect(page.logo?.height).toBeCloseTo(printedHeight, 6);
    expect(page.logo?.alt).toBe('Logo of Cascade');
    expect(logo?.bytes.length).toBeGreaterThan(0);
    expect(JSON.stringify(page)).not.toContain('base64');
  });

  it('links only what a reader may safely follow', () => {
    const urlOf = (website: string) =>
      prepare(sampleInput({ businessInfo: { businessName: 'Cascade', website } })).page.details.map(({ url }) => url);
    expect(urlOf('https://cascade.example.com/a?b=1')).toEqual(['https://cascade.example.com/a?b=1']);
    expect(urlOf('cascade.example.com')).toEqual(['https://cascade.example.com/']);
    expect(urlOf('jo@cascade.example.com')).toEqual(['mailto:jo@cascade.example.com']);
    expect(urlOf('+1 (503) 555-0142')).toEqual(['tel:+15035550142']);
    for (const unsafe of ['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', '12', 'Portland, OR'])
      expect(urlOf(unsafe)).toEqual([null]);
  });

  it('caps what is longer than any page', () => {
    const { page } = prepare(
      sampleInput({
        description: 'word '.repeat(5000),
        items: Array.from({ length: 700 }, () => sampleLine('x', '1.00')),
      }),
    );
    const description = page.document.blocks[0];
    expect(description?.kind === 'paragraph' && description.text.length).toBe(5000);
    const lines = page.document.blocks.find(({ kind }) => kind === 'lines');
    expect(lines?.kind === 'lines' && lines.rows.length).toBe(500);
  });

  it('takes its date from the caller and refuses what is none', () => {
    expect(prepare().page.meta).toMatchObject({ year: 2026, month: 11, day: 20, language: 'en' });
    expect(() => prepare(sampleInput(), { language: 'en', date: 'today' })).toThrow(RangeError);
  });
});
