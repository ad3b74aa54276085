import './paper.css';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import {
  choosePaperColors,
  type DocumentTheme,
  type PresentedBlock,
  type PresentedDocument,
  type PresentedRow,
  type PresentedTotal,
} from '#engine/index.ts';
import type { Explanation } from './explain-amount.ts';
import { ExplainedFigure } from './explained-figure.tsx';

/** Says where a figure comes from: of a line (null is travel) or of a row of the totals. */
export interface Explainer {
  line: (item: number | null) => Explanation;
  total: (of: PresentedTotal['of']) => Explanation;
}

interface PaperProps {
  presented: PresentedDocument;
  /** Without it figures are plain text. */
  explain?: Explainer;
}

const textScale = 0.8;
const paperWidth = 816;

const pixels = (size: string, otherwise: number) => {
  const value = Number.parseFloat(size);
  return Number.isFinite(value) ? value : otherwise;
};

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The same proportions as on paper: text a fifth smaller than its size on screen, margins from width and padding. */
function styleOf(theme: DocumentTheme): CSSProperties {
  const colors = choosePaperColors(theme);
  const outside = Math.max(0, paperWidth - pixels(theme.maxWidth, 800)) / 2;
  const family = theme.fontFamily === 'Inter' ? "'Inter Variable'" : `'${theme.fontFamily.replace(/[^\w -]/g, '')}'`;
  const values: Record<string, string | number> = {
    '--paper-page': colors.page,
    '--paper-text': colors.text,
    '--paper-muted': colors.muted,
    '--paper-primary-bar': colors.primary,
    '--paper-secondary': colors.secondary,
    '--paper-accent': colors.accent,
    '--paper-rule': colors.rule,
    '--paper-head': colors.head,
    '--paper-head-text': colors.headText,
    '--paper-band': colors.band,
    '--paper-band-text': colors.bandText,
    '--paper-band-muted': colors.bandMuted,
    '--paper-band-primary': colors.bandPrimary,
    '--paper-total': colors.total,
    '--paper-total-text': colors.totalText,
    '--paper-font': `${family}, 'Inter Variable', sans-serif`,
    '--paper-size': clamp(pixels(theme.fontSize, 16) * textScale, 8, 32),
    '--paper-header': clamp(pixels(theme.headerSize, 32) * textScale, 13, 80),
    '--paper-margin': clamp(outside + clamp(pixels(theme.padding, 40), 0, 80), 48, 168),
    '--paper-radius': clamp(pixels(theme.borderRadius, 8), 0, 53),
    '--paper-logo': clamp(pixels(theme.logoSize, 200) * textScale, 27, 400),
  };
  return values as CSSProperties;
}

/** The document as it will be printed. */
export function Paper({ presented, explain }: PaperProps) {
  const { business, client, dates, blocks } = presented;
  return (
    <div className="paper-frame">
      <article
        className="paper"
        style={styleOf(presented.theme)}
        aria-label={`${presented.typeLabel}: ${presented.title}`}
      >
        <header className="paper-band">
          <div className="paper-sender">
            {business.logo && (
              <img
                className="paper-logo"
                src={business.logo}
                alt={business.name ? `Logo of ${business.name}` : 'Logo'}
              />
            )}
            <div>
              <p className="paper-business">{business.name}</p>
              <p className="paper-details">
                {business.details.map((detail) => (
                  <Fragment key={detail}>
                    {detail}
                    <br />
                  </Fragment>
                ))}
              </p>
            </div>
          </div>
          <div>
            <p className="paper-type">{presented.typeLabel}</p>
            {presented.number && <p className="paper-number">{presented.number}</p>}
          </div>
        </header>
        <div className="paper-facts">
          <div>
            {(client.name || client.details.length > 0) && <p className="paper-label">{client.label}</p>}
            {client.name && <p className="paper-strong">{client.name}</p>}
            {client.details.map((detail) => (
              <p key={detail} className="paper-muted">
                {detail}
              </p>
            ))}
          </div>
          {dates.map(({ label, value }) => (
            <div key={label}>
              <p className="paper-label">{label}</p>
              <p className="paper-strong figures">{value}</p>
            </div>
          ))}
        </div>
        <h2 className="paper-title">{presented.title}</h2>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place.
          <Block key={index} block={block} explain={explain} />
        ))}
        <footer className="paper-footer">
          <span>{presented.footer}</span>
          <span>{presented.number}</span>
        </footer>
      </article>
    </div>
  );
}

const Heading = ({ children }: { children: ReactNode }) => <h3 className="paper-heading">{children}</h3>;

function Block({ block, explain }: { block: PresentedBlock; explain: Explainer | undefined }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <section>
          {block.heading && <Heading>{block.heading}</Heading>}
          <p className="paper-text">{block.text}</p>
        </section>
      );
    case 'list':
      return (
        <section>
          <Heading>{block.heading}</Heading>
          <ul
            className="paper-list"
            data-columns={block.items.length >= 6 && block.items.every((item) => item.length <= 46) ? 2 : 1}
          >
            {block.items.map((item) => (
              <li key={item}>
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </section>
      );
    case 'lines':
      return (
        <section>
          {block.heading && <Heading>{block.heading}</Heading>}
          <Rows rows={block.rows} hasQuantities={block.hasQuantities} explain={explain} />
        </section>
      );
    case 'options':
      return (
        <section className="paper-options">
          <Heading>{block.heading}</Heading>
          <p className="paper-muted">{block.intro}</p>
          <Rows rows={block.rows} hasQuantities={block.hasQuantities} explain={explain} />
        </section>
      );
    case 'totals':
      return (
        <div className="paper-totals" data-wide={block.rows.some(({ value }) => value.length > 16)}>
          {block.rows.map((row) => (
            <div key={`${row.of}-${row.label}`} data-emphasis={row.emphasis}>
              <span>{row.label}</span>
              {explain ? (
                <ExplainedFigure label={row.label} value={row.value} explanation={() => explain.total(row.of)} />
              ) : (
                <span>{row.value}</span>
              )}
            </div>
          ))}
        </div>
      );
    case 'signature':
      return (
        <section className="paper-signature">
          <p className="paper-strong">{block.intro}</p>
          <div className="paper-fields">
            {block.fields.map((field) => (
              <span key={field} className="paper-label">
                {field}
              </span>
            ))}
          </div>
        </section>
      );
  }
}

interface RowsProps {
  rows: PresentedRow[];
  hasQuantities: boolean;
  explain: Explainer | undefined;
}

function Rows({ rows, hasQuantities, explain }: RowsProps) {
  return (
    <table className="paper-table">
      <thead>
        <tr>
          <th scope="col">Description</th>
          {hasQuantities && <th scope="col">Quantity</th>}
          {hasQuantities && <th scope="col">Unit price</th>}
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.item ?? `travel-${index}`}>
            <td>{row.description}</td>
            {hasQuantities && (
              <td data-cell="quantity" data-price={row.unitPrice || undefined}>
                {row.quantity}
              </td>
            )}
            {hasQuantities && <td data-cell="unit-price">{row.unitPrice}</td>}
            <td>
              {explain ? (
                <ExplainedFigure
                  label={row.description}
                  value={row.amount}
                  explanation={() => explain.line(row.item)}
                />
              ) : (
                row.amount
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
