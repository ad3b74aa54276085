/** The theme's five colors, arranged so that everything on the page can be read, whatever was picked. */
import type { DocumentTheme } from '../present-document.ts';

/** "#rrggbb" each. */
export interface PaperColors {
  page: string;
  text: string;
  /** For labels and small print. */
  muted: string;
  /** For the total beside the dates, and for large text. */
  primary: string;
  /** For section headings. */
  secondary: string;
  /** For bullets and the bar beside options. */
  accent: string;
  /** Hairlines, and the lines of forms and ruled tables. */
  rule: string;
  line: string;
  /** The head of a table, and what is written on it. */
  head: string;
  headText: string;
  /** The band with the business's name, and what is written on it. */
  band: string;
  bandText: string;
  bandMuted: string;
  bandPrimary: string;
  /** Surfaces of the primary color, such as the box with the total, and what is written on them. */
  total: string;
  totalText: string;
  totalMuted: string;
  /** A breath of the primary color, and every other row of a ruled table. */
  tint: string;
  stripe: string;
}

/** Contrast that WCAG asks of small text, and of large text and marks. */
const readable = 4.5;
const visible = 3;

const fallback = { page: '#ffffff', text: '#333333', primary: '#2563eb', secondary: '#1e40af', accent: '#059669' };

/** Keeps each picked color where it can be read on its ground, and otherwise shifts it towards the text color until it can. */
export function choosePaperColors(theme: DocumentTheme): PaperColors {
  const page = colorOr(theme.backgroundColor, fallback.page);
  const pickedText = colorOr(theme.textColor, fallback.text);
  const text = contrast(pickedText, page) >= readable ? pickedText : inkOn(page);
  const pickedBand = colorOr(theme.businessInfoBackground, mix(page, text, 0.04));
  // A light band across a dark page, or the other way round, tears the page apart: then the band follows the page.
  const band = contrast(text, pickedBand) >= readable ? pickedBand : mix(page, text, 0.08);
  const primary = colorOr(theme.primaryColor, fallback.primary);
  const total = contrast(primary, page) >= 1.5 ? primary : mix(page, text, 0.85);
  const head = mix(page, primary, 0.09);
  return {
    page,
    text,
    muted: legible(mix(text, page, 0.3), page, text, readable),
    primary: legible(primary, page, text, readable),
    secondary: legible(colorOr(theme.secondaryColor, fallback.secondary), page, text, readable),
    accent: legible(colorOr(theme.accentColor, fallback.accent), page, text, visible),
    rule: mix(page, text, 0.16),
    line: mix(page, text, 0.42),
    head,
    headText: legible(primary, head, text, readable),
    band,
    bandText: text,
    bandMuted: legible(mix(text, band, 0.3), band, text, readable),
    bandPrimary: legible(primary, band, text, visible),
    total,
    totalText: inkOn(total),
    totalMuted: legible(mix(inkOn(total), total, 0.25), total, inkOn(total), readable),
    tint: mix(page, primary, 0.07),
    stripe: mix(page, text, 0.035),
  };
}

type Rgb = [number, number, number];

const colorOr = (color: string, otherwise: string): string =>
  /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : otherwise;

const rgbOf = (color: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)) as Rgb;

/** `share` of the second color in the first. */
function mix(color: string, other: string, share: number): string {
  const to = rgbOf(other);
  const parts = rgbOf(color).map((part, at) => Math.round(part + (to[at]! - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** WCAG 2.2: relative luminance of an sRGB color. */
function luminance(color: string): number {
  const [red, green, blue] = rgbOf(color).map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2: 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** White on anything that carries it in large type, near-black on the rest. */
const inkOn = (ground: string): string => (contrast('#ffffff', ground) >= 3.5 ? '#ffffff' : '#111827');

function legible(color: string, ground: string, towards: string, wanted: number): string {
  for (let share = 0; share < 1; share += 0.1) {
    const shifted = mix(color, towards, share);
    if (contrast(shifted, ground) >= wanted) return shifted;
  }
  return towards;
}
