import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosePaperColors, contrast } from './choose-paper-colors.ts';
import { defaultTheme } from './paper-designs.ts';

const color = fc
  .tuple(fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }), fc.integer({ min: 0, max: 255 }))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

describe('the colors of the page', () => {
  it('are the theme’s own where they can be read', () => {
    const colors = choosePaperColors(defaultTheme);
    expect(colors).toMatchObject({
      page: '#ffffff',
      text: '#333333',
      primary: '#2563eb',
      secondary: '#1e40af',
      accent: '#059669',
      band: '#f8fafc',
      total: '#2563eb',
      totalText: '#ffffff',
    });
  });

  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2);
  });

  it('turns the band dark with a dark page', () => {
    const colors = choosePaperColors({ ...defaultTheme, backgroundColor: '#111827', textColor: '#e5e7eb' });
    expect(colors.band).toBe('#222937');
    expect(colors.bandText).toBe('#e5e7eb');
  });

  it('falls back where a value is no color', () => {
    expect(choosePaperColors({ ...defaultTheme, primaryColor: 'url(x)', textColor: 'red' })).toEqual(
      choosePaperColors(defaultTheme),
    );
  });

  it('can be read, whatever was picked', () => {
    fc.assert(
      fc.property(
        color,
        color,
        color,
        color,
        color,
        (backgroundColor, textColor, primaryColor, secondaryColor, accentColor) => {
          const colors = choosePaperColors({
            ...defaultTheme,
            backgroundColor,
            textColor,
            primaryColor,
            secondaryColor,
            accentColor,
          });
          expect(contrast(colors.text, colors.page)).toBeGreaterThanOrEqual(3.5);
          expect(contrast(colors.bandText, colors.band)).toBeGreaterThanOrEqual(3);
          expect(contrast(colors.totalText, colors.total)).toBeGreaterThanOrEqual(3.5);
          expect(contrast(colors.secondary, colors.page)).toBeGreaterThanOrEqual(3.5);
          expect(contrast(colors.headText, colors.head)).toBeGreaterThanOrEqual(3);
        },
      ),
      { numRuns: 300 },
    );
  });
});
