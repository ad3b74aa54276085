/** A presented document → what the template prints: sizes in points, colors that can be read, texts within their limits. */
import {
  choosePaperColors,
  type DocumentTheme,
  layoutOr,
  type PaperColors,
  type PaperLayout,
  type PresentedBlock,
  type PresentedDocument,
  type PresentedRow,
  paperFont,
  shadowStrength,
} from '#engine/index.ts';
import { breakLongWords } from './break-long-words.ts';
import { estimateWidth } from './estimate-width.ts';
import { type Logo, readLogo } from './read-logo.ts';

export interface PdfMeta {
  /** BCP 47, such as "en-US". */
  language: string;
  /** "YYYY-MM-DD": the document's own day, so that the same document always gives the same bytes. */
  date: string;
}

interface Detail {
  text: string;
  url: string | null;
}

/** The template's data, as it goes there in JSON. Sizes are points. */
export interface Page {
  document: PresentedDocument;
  /** Which file of template/layouts builds the page. */
  layout: PaperLayout;
  details: Detail[];
  footer: string;
  logo: { path: string; alt: string; width: number; height: number } | null;
  fonts: string[];
  /** Whether letters that none of these has may come from any font there is. */
  fallback: boolean;
  /** Only Latin letters and signs that are one character each: nothing is put together of several. */
  plain: boolean;
  colors: PaperColors;
  sizes: { text: number; header: number; margin: number; radius: number; border: number };
  border: { style: string | null };
  /** How strong the shadow under cards is, 0 to 3. */
  shadow: number;
  meta: {
    title: string;
    author: string;
    description: string;
    language: string;
    year: number;
    month: number;
    day: number;
  };
}

/** Everything that the bytes of a page come from. */
export interface PreparedPage {
  page: Page;
  logo: Logo | null;
}

/** The logo's one and only path: the typesetter remembers every path it was ever given. */
export const logoPath = 'logo.bin';

const limits = { text: 5000, line: 1000, items: 500, footer: 110 };

/** For what the picked font has no letters for: Hebrew and more, Arabic, emoji. */
const otherFonts = ['Arimo', 'Tinos', 'Noto Sans Arabic', 'Noto Emoji'];

/** A CSS pixel of the 816-pixel page is 3/4 point; text is set a fifth smaller, as print is read from nearer than a screen. */
const pointsPerPixel = 0.75;
const textScale = 0.8;

/** Pure. Whatever the theme or the texts hold, the result is within the template's limits. Throws RangeError for a date that is none. */
export function preparePage(presented: PresentedDocument, meta: PdfMeta): PreparedPage {
  const logo = readLogo(presented.business.logo);
  const { theme } = presented;
  const document = limitDocument(presented);
  const font = paperFont(theme.fontFamily);
  const [year, month, day] = readDate(meta.date);
  const page: Page = {
    document,
    layout: layoutOr(theme.layout),
    details: document.business.details.map((text, index) => ({ text, url: urlOf(presented.business.details[index]!) })),
    footer: shorten(presented.footer, limits.footer),
    logo: logo && fitLogo(logo, theme, presented.business.name),
    fonts: [...new Set([font, ...otherFonts])],
    fallback: true,
    plain: false,
    colors: choosePaperColors(theme),
    sizes: {
      text: clamp(pixels(theme.fontSize, 16) * pointsPerPixel * textScale, 6, 24),
      header: clamp(pixels(theme.headerSize, 32) * pointsPerPixel * textScale, 10, 60),
      margin: marginOf(theme),
      radius: clamp(pixels(theme.borderRadius, 8) * pointsPerPixel, 0, 40),
      border: clamp(pixels(theme.borderWidth, 1) * pointsPerPixel, 0, 8),
    },
    border: { style: ['solid', 'dashed', 'dotted'].includes(theme.borderStyle) ? theme.borderStyle : null },
    shadow: shadowStrength(theme.shadowStyle),
    meta: {
      title: shorten([presented.number, presented.title].filter(Boolean).join(' · '), limits.line),
      author: shorten(presented.business.name, limits.line),
      description: shorten(subjectOf(presented), limits.line),
      language: /^[a-z]{2,3}(?=-|$)/.exec(meta.language)?.[0] ?? 'en',
      year,
      month,
      day,
    },
  };
  page.plain = plainText.test(JSON.stringify(page));
  return { page, logo };
}

/** Latin letters and signs of one character each, which the fonts have: no accents of their own, no joiners, no other script. */
const plainText =
  /^[\u0020-\u007e\u00a0-\u024f\u2000-\u200b\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2122\u2190-\u2193\u2212\u2248\u2264\u2265]*$/;

/** "16px" → 16. */
function pixels(size: string, otherwise: number): number {
  const value = Number.parseFloat(size);
  return Number.isFinite(value) ? value : otherwise;
}

/** Within both ends, to the hundredth. */
const clamp = (value: number, low: number, high: number): number =>
  Math.round(Math.min(high, Math.max(low, value)) * 100) / 100;

/** The document's width sits in the middle of the Letter page; a printer needs half an inch, a line of text at least five. */
function marginOf(theme: DocumentTheme): number {
  const paperWidth = 816;
  const outside = Math.max(0, paperWidth - pixels(theme.maxWidth, 800)) / 2;
  return clamp((outside + clamp(pixels(theme.padding, 40), 0, 80)) * pointsPerPixel, 36, 126);
}

/** Never larger than it is sharp at 150 dots per inch or so, never wider than the theme says, never a tower. */
function fitLogo(logo: Logo, theme: DocumentTheme, name: string): Page['logo'] {
  const width = clamp(pixels(theme.logoSize, 200) * pointsPerPixel * textScale, 20, 300);
  const scale = Math.min(width / logo.width, (width * 0.55) / logo.height, 1);
  return {
    path: logoPath,
    alt: name === '' ? 'Logo' : `Logo of ${shorten(name, 200)}`,
    width: Math.max(1, logo.width * scale),
    height: Math.max(1, logo.height * scale),
  };
}

function readDate(date: string): [number, number, number] {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) throw new RangeError(`Not a calendar day: ${date}`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

const subjectOf = ({ typeLabel, number, client }: PresentedDocument): string =>
  [typeLabel, number, client.name && `for ${client.name}`].filter(Boolean).join(' ');

/** Only what a reader may safely follow; what looks like nothing of the kind is no link. */
function urlOf(text: string): string | null {
  if (/^[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  if (/^\+?[\d\s().-]{7,24}$/.test(text) && (text.match(/\d/g) ?? []).length >= 7)
    return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(text)) return null;
  return URL.canParse(`https://${text}`) ? new URL(`https://${text}`).href : null;
}

function shorten(text: string, limit: number): string {
  const characters = Array.from(text);
  return characters.length <= limit
    ? text
    : `${characters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}

const print = (text: string, limit = limits.line): string => breakLongWords(shorten(text, limit));

/** Addresses of mail and web are copied from the page: they are only broken where they would leave it. */
const printDetail = (text: string): string => breakLongWords(shorten(text, 500), 60);

function limitDocument(presented: PresentedDocument): PresentedDocument {
  const { business, client } = presented;
  return {
    ...presented,
    number: presented.number && shorten(presented.number, 40),
    title: print(presented.title, 300),
    business: {
      name: print(business.name, 200),
      details: business.details.slice(0, 10).map(printDetail),
      logo: null,
    },
    client: { ...client, name: print(client.name, 300), details: client.details.slice(0, 10).map(printDetail) },
    blocks: presented.blocks.map(limitBlock),
  };
}

function limitBlock(block: PresentedBlock): PresentedBlock {
  switch (block.kind) {
    case 'paragraph':
      return { ...block, text: print(block.text, limits.text) };
    case 'list':
      return { ...block, items: block.items.slice(0, limits.items).map((item) => print(item, limits.text)) };
    case 'lines':
    case 'options':
      return limitTable(block);
    case 'totals':
    case 'signature':
      return block;
  }
}

/** A table's texts that make a column wide: all figures are as wide as a zero, so that most of them are the same. */
interface PrintedTable {
  /** By the key of the column: every shape of a text there, the longest first. */
  shapes: Record<string, string[]>;
}

function limitTable(block: Extract<PresentedBlock, { kind: 'lines' | 'options' }>): PresentedBlock & PrintedTable {
  const rows = block.rows.slice(0, limits.items).map(limitRow);
  const shapesOf = (key: (typeof block.columns)[number]['key']) =>
    [...new Set(rows.map((row) => row[key].replace(/[1-9]/g, '0')))].sort((a, b) => b.length - a.length);
  const shapes = Object.fromEntries(
    block.columns.flatMap(({ key }) => (key === 'description' ? [] : [[key, shapesOf(key)]])),
  );
  return { ...block, heading: block.heading && print(block.heading, 200), rows, shapes } as PresentedBlock &
    PrintedTable;
}

/** In each of the fonts, so that none of a row's letters comes from another font and makes its line higher. */
const usualFigures = /^[ -~\u00a0-\u00ac\u00ae-\u00ff\u2013\u2014\u2212]*$/;

/** A row as it is printed; with the most ems that its description takes on one line, null where that is not known. */
type PrintedRow = PresentedRow & { ems: number | null };

function limitRow(row: PresentedRow): PrintedRow {
  const description = print(row.description, limits.text);
  const quantity = print(row.quantity, 60);
  const usual = [quantity, row.unitPrice, row.amount].every((text) => usualFigures.test(text));
  return { ...row, description, quantity, ems: usual ? estimateWidth(description) : null };
}
