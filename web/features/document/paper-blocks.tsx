import type { CSSProperties, ReactNode } from 'react';
import type { PresentedBlock, PresentedColumn, PresentedRow } from '#engine/index.ts';
import { ExplainedFigure } from './explained-figure.tsx';
import type { Explainer } from './paper.tsx';

interface BlockProps {
  block: PresentedBlock;
  explain: Explainer | undefined;
}

/** A section as every layout sets it: its heading above, beside, or as the lid of a box. */
const Section = ({ kind, heading, children }: { kind: string; heading: string | null; children: ReactNode }) => (
  <section className="paper-section" data-kind={kind}>
    {heading && <h3 className="paper-heading">{heading}</h3>}
    <div className="paper-body">{children}</div>
  </section>
);

/** Many short points stand in two columns, as on paper. */
const columnsOf = (items: readonly string[]) =>
  items.length >= 6 && items.every((item) => new TextEncoder().encode(item).length <= 46) ? 2 : 1;

export function PaperBlock({ block, explain }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <Section kind="text" heading={block.heading}>
          <p className="paper-text">{block.text}</p>
        </Section>
      );
    case 'list':
      return (
        <Section kind="text" heading={block.heading}>
          <ul
            className="paper-list"
            data-columns={columnsOf(block.items)}
            style={{ '--rows': Math.ceil(block.items.length / 2) } as CSSProperties}
          >
            {block.items.map((item, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points have no identity but their place, and two may read the same.
              <li key={index}>
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </Section>
      );
    case 'lines':
      return (
        <Section kind="lines" heading={block.heading}>
          <Rows rows={block.rows} columns={block.columns} explain={explain} />
          {block.subtotal !== null && (
            <p className="paper-subtotal">
              <span className="paper-label">Subtotal</span>
              <span className="paper-strong figures">{block.subtotal}</span>
            </p>
          )}
        </Section>
      );
    case 'options':
      return (
        <section className="paper-options">
          <h3 className="paper-heading">{block.heading}</h3>
          <p className="paper-muted">{block.intro}</p>
          <Rows rows={block.rows} columns={block.columns} explain={explain} />
        </section>
      );
    case 'totals':
      return (
        <div
          className="paper-totals"
          data-wide={block.rows.some(({ value, label }) => value.length > 16 || label.length > 26)}
        >
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
  columns: PresentedColumn[];
  explain: Explainer | undefined;
}

function Rows({ rows, columns, explain }: RowsProps) {
  return (
    <table className="paper-table">
      <thead>
        <tr>
          {columns.map(({ key, label }) => (
            <th key={key} scope="col" data-cell={key}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.position}>
            {columns.map(({ key }) => (
              <td
                key={key}
                data-cell={key}
                data-price={
                  (key === 'quantity' && columns.some((other) => other.key === 'unitPrice') && row.unitPrice) ||
                  undefined
                }
              >
                {key === 'amount' && explain ? (
                  <ExplainedFigure
                    label={row.description}
                    value={row.amount}
                    explanation={() => explain.line(row.item)}
                  />
                ) : (
                  row[key]
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
