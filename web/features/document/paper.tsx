import './paper-styles.ts';
import type { CSSProperties } from 'react';
import {
  choosePaperColors,
  type DocumentTheme,
  layoutOr,
  type PresentedDocument,
  type PresentedTotal,
  paperFont,
  shadowStrength,
} from '#engine/index.ts';
import type { Explanation } from './explain-amount.ts';
import { PaperBlock } from './paper-blocks.tsx';
import { PaperHead } from './paper-head.tsx';

/** Says where a figure comes from: of a line (null is travel) or of a row of the totals. */
export interface Explainer {
  line: (item: number | null) => Explanation;
  total: (of: PresentedTotal['of']) => Explanation;
}

interface PaperProps {
  presented: PresentedDocument;
  /** Without it figures are plain text. */
  explain?: Explainer;
  /** Always to scale, also where it is too small to be read: a picture of the page. */
  picture?: boolean;
}

const textScale = 0.8;
const paperWidth = 816;

const pixels = (size: string, otherwise: number) => {
  const value = Number.parseFloat(size);
  return Number.isFinite(value) ? value : otherwise;
};

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

const shadows = ['none', '0 1 4', '0 2 10', '0 4 20'];

/** The same proportions as on paper: text a fifth smaller than its size on screen, margins from width and padding. */
function styleOf(theme: DocumentTheme): CSSProperties {
  const colors = choosePaperColors(theme);
  const outside = Math.max(0, paperWidth - pixels(theme.maxWidth, 800)) / 2;
  const font = paperFont(theme.fontFamily);
  const border = clamp(pixels(theme.borderWidth, 1), 0, 11);
  const hasBorder = border > 0 && ['solid', 'dashed', 'dotted'].includes(theme.borderStyle);
  const shadow = shadows[shadowStrength(theme.shadowStyle)] ?? 'none';
  const values: Record<string, string | number> = {
    ...Object.fromEntries(
      Object.entries(colors).map(([name, color]) => [
        `--paper-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
        color,
      ]),
    ),
    '--paper-font': font === 'Inter' ? "'Inter Variable', sans-serif" : `'${font}', 'Inter Variable', sans-serif`,
    '--paper-size': clamp(pixels(theme.fontSize, 16) * textScale, 8, 32),
    '--paper-header': clamp(pixels(theme.headerSize, 32) * textScale, 13, 80),
    '--paper-margin': clamp(outside + clamp(pixels(theme.padding, 40), 0, 80), 48, 168),
    '--paper-corner': clamp(pixels(theme.borderRadius, 8), 0, 53),
    '--paper-logo': clamp(pixels(theme.logoSize, 200) * textScale, 27, 400),
    '--paper-border-width': hasBorder ? border : 0,
    '--paper-border-style': hasBorder ? theme.borderStyle : 'none',
    // Forms and ruled tables have lines even where the theme wants no borders.
    '--paper-grid-width': hasBorder ? border : 1,
    '--paper-grid-style': hasBorder ? theme.borderStyle : 'solid',
    '--paper-shadow':
      shadow === 'none'
        ? 'none'
        : `${shadow
            .split(' ')
            .map((length) => `calc(${length} * var(--u))`)
            .join(' ')} rgb(0 0 0 / 0.22)`,
  };
  return values as CSSProperties;
}

/** The document as it will be printed. */
export function Paper({ presented, explain, picture = false }: PaperProps) {
  const layout = layoutOr(presented.theme.layout);
  return (
    <div className="paper-frame" data-picture={picture}>
      <article
        className="paper"
        data-layout={layout}
        style={styleOf(presented.theme)}
        aria-label={`${presented.typeLabel}: ${presented.title}`}
      >
        <PaperHead presented={presented} layout={layout} />
        {presented.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place.
          <PaperBlock key={index} block={block} explain={explain} />
        ))}
        <footer className="paper-footer">
          <span>{presented.footer}</span>
          <span>{presented.number}</span>
        </footer>
      </article>
    </div>
  );
}
