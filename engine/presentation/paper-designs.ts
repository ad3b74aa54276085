/** The looks that a business can start from: how the page is laid out, and the colors, font and sizes that suit it. */
import type { DocumentTheme } from '../present-document.ts';

/** How a page is built; each is drawn by the screen and by the typesetter alike. */
export const paperLayouts = ['classic', 'modern', 'minimal', 'ledger', 'contractor', 'statement'] as const;
export type PaperLayout = (typeof paperLayouts)[number];

export const layoutOr = (layout: string | null | undefined): PaperLayout =>
  paperLayouts.find((known) => known === layout) ?? 'classic';

/** The values of a theme that was never touched (specification, section 3). */
export const defaultTheme: DocumentTheme = {
  layout: 'classic',
  primaryColor: '#2563eb',
  secondaryColor: '#1e40af',
  accentColor: '#059669',
  backgroundColor: '#ffffff',
  textColor: '#333333',
  fontFamily: 'Inter',
  fontSize: '16px',
  headerSize: '32px',
  maxWidth: '800px',
  padding: '40px',
  borderRadius: '8px',
  logoSize: '200px',
  businessInfoBackground: '#f8fafc',
  borderStyle: 'solid',
  borderWidth: '1px',
  shadowStyle: 'none',
};

const fontFamilies: Readonly<Record<string, string>> = {
  Inter: 'Inter',
  Roboto: 'Roboto',
  Arial: 'Arimo',
  Helvetica: 'Arimo',
  'Times New Roman': 'Tinos',
  Georgia: 'Gelasio',
};

/** Which of our fonts stands in for the one that was picked, on screen and on paper: same widths, free license. */
export const paperFont = (fontFamily: string): string => fontFamilies[fontFamily] ?? 'Inter';

/** The shadow under cards in steps: 0 none, 1 small, 2 medium, 3 large. Unknown styles cast none. */
export const shadowStrength = (shadowStyle: string): number =>
  Math.max(0, ['none', 'small', 'medium', 'large'].indexOf(shadowStyle));

export interface PaperDesign {
  name: string;
  /** What it is good for, in a few words. */
  description: string;
  theme: DocumentTheme;
}

export const paperDesigns: readonly PaperDesign[] = [
  { name: 'Classic', description: 'A letterhead, quiet and sure', theme: defaultTheme },
  {
    name: 'Modern Band',
    description: 'A bold band of your color',
    theme: {
      ...defaultTheme,
      layout: 'modern',
      primaryColor: '#0f4c5c',
      secondaryColor: '#0f4c5c',
      accentColor: '#e36414',
      textColor: '#1f2937',
      fontFamily: 'Roboto',
      headerSize: '40px',
      borderRadius: '10px',
      businessInfoBackground: '#eef4f5',
      borderStyle: 'none',
    },
  },
  {
    name: 'Minimal',
    description: 'White space and fine lines',
    theme: {
      ...defaultTheme,
      layout: 'minimal',
      primaryColor: '#18181b',
      secondaryColor: '#52525b',
      accentColor: '#a16207',
      textColor: '#27272a',
      fontFamily: 'Helvetica',
      fontSize: '15px',
      headerSize: '44px',
      padding: '64px',
      borderRadius: '0px',
      logoSize: '140px',
      businessInfoBackground: '#ffffff',
    },
  },
  {
    name: 'Ledger',
    description: 'Ruled like a bookkeeper’s page',
    theme: {
      ...defaultTheme,
      layout: 'ledger',
      primaryColor: '#14532d',
      secondaryColor: '#14532d',
      accentColor: '#92400e',
      backgroundColor: '#fffdf7',
      textColor: '#292524',
      fontFamily: 'Times New Roman',
      fontSize: '17px',
      headerSize: '30px',
      borderRadius: '0px',
      logoSize: '120px',
      businessInfoBackground: '#f5f1e4',
    },
  },
  {
    name: 'Contractor Form',
    description: 'Boxes to read on site and sign',
    theme: {
      ...defaultTheme,
      layout: 'contractor',
      primaryColor: '#1c1917',
      secondaryColor: '#1c1917',
      accentColor: '#d97706',
      textColor: '#1c1917',
      fontFamily: 'Arial',
      fontSize: '15px',
      headerSize: '34px',
      padding: '36px',
      borderRadius: '0px',
      logoSize: '130px',
      businessInfoBackground: '#fafaf9',
      borderWidth: '1.5px',
    },
  },
  {
    name: 'Statement',
    description: 'The sum first, in a card',
    theme: {
      ...defaultTheme,
      layout: 'statement',
      primaryColor: '#4338ca',
      secondaryColor: '#3730a3',
      accentColor: '#0d9488',
      textColor: '#1e1b4b',
      fontFamily: 'Georgia',
      headerSize: '36px',
      padding: '48px',
      borderRadius: '12px',
      logoSize: '140px',
      businessInfoBackground: '#f5f5ff',
      shadowStyle: 'medium',
    },
  },
];
