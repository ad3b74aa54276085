import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import type { LineItem } from '#engine/index.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Edits } from './edit-draft.ts';
import type { LineMarks } from './edit-line.ts';
import { LineBox } from './line-box.tsx';

/** What the options show of a line: nothing that changes while its figures are typed. */
export const marksOf = ({ quantity, unit_price, markup, ...item }: LineItem) => ({
  section: item.section,
  optional: item.optional,
  taxable: item.taxable !== false,
  discountable: item.discountable !== false,
  hidden: item.hide_price === true,
  isMinimum: item.minimum !== undefined,
  markup: markup?.percent,
  unit: item.unit,
  hasUnit: quantity !== null || unit_price !== null,
});

interface LineOptionsProps {
  marks: ReturnType<typeof marksOf>;
  /** Of the line, from 0. */
  index: number;
  /** How many lines there are. */
  places: number;
  cost: string;
  costFault: string | null;
  markup: string;
  markupFault: string | null;
  disabled: boolean;
  /** Id of the list of headings that are there already. */
  sections: string;
  /** A discount in percent, which a line may be left out of. */
  hasDiscount: boolean;
  /** Whether it is to be chosen instead of the line above; null where none is above. */
  instead: boolean | null;
  edits: Edits;
  onMove: (from: number, to: number) => void;
}

/** What most lines do without: heading, option, tax, a hidden price, and what the business pays for it. */
export const LineOptions = memo(function LineOptions(props: LineOptionsProps) {
  const { marks, index, places, disabled, sections, hasDiscount, instead, edits, onMove } = props;
  const number = index + 1;
  const mark = (wanted: LineMarks) => edits.markLine(index, wanted);
  // Made once somebody looks: most lines are never opened.
  const [wasOpened, setWasOpened] = useState(false);
  const told = [
    marks.section,
    !marks.taxable && 'not taxed',
    hasDiscount && !marks.discountable && 'not discounted',
    marks.hidden && 'price hidden',
    marks.markup !== undefined && `${marks.markup}% markup`,
  ].filter(Boolean);
  return (
    <div className="relative mt-1">
      <div className="absolute top-0 right-0 z-10 flex">
        <MoveButton label={`Move line ${number} up`} isLast={number === 1} onMove={() => onMove(index, index - 1)}>
          <ArrowUp aria-hidden="true" />
        </MoveButton>
        <MoveButton
          label={`Move line ${number} down`}
          isLast={number === places}
          onMove={() => onMove(index, index + 1)}
        >
          <ArrowDown aria-hidden="true" />
        </MoveButton>
      </div>
      <details className="group" onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
        <summary className="mr-24 flex min-h-11 cursor-pointer list-none items-center gap-1 text-[0.875rem] text-ink-faint hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
          <span className="min-w-0 truncate">
            Options<span className="sr-only"> of line {number}</span>
            {told.length > 0 && `: ${told.join(', ')}`}
          </span>
        </summary>
        {wasOpened && (
          <div className="flex flex-col gap-2 pb-1">
            <div className="grid grid-cols-2 gap-x-2">
              {!marks.isMinimum && (
                <CheckboxField
                  label="Optional"
                  checked={marks.optional}
                  onChange={(optional) => mark({ optional })}
                  disabled={disabled}
                />
              )}
              <CheckboxField
                label="Taxable"
                checked={marks.taxable}
                onChange={(taxable) => mark({ taxable })}
                disabled={disabled}
              />
              {hasDiscount && (
                <CheckboxField
                  label="Discounted"
                  checked={marks.discountable}
                  onChange={(discountable) => mark({ discountable })}
                  disabled={disabled}
                />
              )}
              <CheckboxField
                label="Hide price"
                checked={marks.hidden}
                onChange={(hidden) => mark({ hide_price: hidden })}
                disabled={disabled}
              />
            </div>
            {instead !== null && !marks.isMinimum && (
              <CheckboxField
                label="To choose instead of the line above"
                checked={instead}
                onChange={(next) => edits.setInstead(index, next)}
                disabled={disabled}
              />
            )}
            {marks.hasUnit && (
              <TextField
                smallLabel
                label={
                  <>
                    Unit<span className="sr-only"> of line {number}</span>
                  </>
                }
                value={marks.unit ?? ''}
                onChange={(unit) => mark({ unit })}
                maxLength={40}
                placeholder="hour, each, sq ft"
              />
            )}
            <TextField
              smallLabel
              list={sections}
              label={
                <>
                  Section<span className="sr-only"> of line {number}</span>
                </>
              }
              value={marks.section ?? ''}
              onChange={(section) => mark({ section })}
              maxLength={200}
              placeholder="Such as Bathroom"
            />
            {!marks.isMinimum && (
              <div className="grid grid-cols-2 gap-2">
                <LineBox
                  index={index}
                  box="cost"
                  label="Your cost"
                  value={props.cost}
                  fault={props.costFault}
                  onText={edits.setBox}
                />
                <LineBox
                  index={index}
                  box="markup"
                  label="Markup (%)"
                  value={props.markup}
                  fault={props.markupFault}
                  onText={edits.setBox}
                />
                <p className="col-span-2 text-[0.8125rem] text-ink-faint">
                  Cost and markup make the price. Clients see neither.
                </p>
              </div>
            )}
          </div>
        )}
      </details>
    </div>
  );
});

/** Stays in reach at the end of its way, so that the focus is not lost there. */
function MoveButton({
  label,
  isLast,
  onMove,
  children,
}: {
  label: string;
  isLast: boolean;
  onMove: () => void;
  children: ReactNode;
}) {
  return (
    <Button
      tone="quiet"
      size="icon"
      aria-label={label}
      title={label}
      aria-disabled={isLast}
      className="aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
      onClick={() => !isLast && onMove()}
    >
      {children}
    </Button>
  );
}
