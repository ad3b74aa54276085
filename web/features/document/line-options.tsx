import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LineItem } from '#engine/index.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { LineMarks, LineTexts } from './edit-line.ts';

interface LineOptionsProps {
  item: LineItem;
  /** As people count lines: from 1. */
  number: number;
  texts: LineTexts;
  fault: Partial<Record<keyof LineTexts, string | null>> | undefined;
  disabled: boolean;
  /** Id of the list of headings that are there already. */
  sections: string;
  /** A discount in percent, which a line may be left out of. */
  hasDiscount: boolean;
  /** Whether it is to be chosen instead of the line above; null where none is above. */
  instead: boolean | null;
  onInstead: (instead: boolean) => void;
  onText: (box: keyof LineTexts) => (text: string) => void;
  onMark: (marks: LineMarks) => void;
  /** To a place that counts from 0. */
  onMove: (to: number) => void;
  /** How many lines there are. */
  places: number;
}

/** What most lines do without: heading, option, tax, a hidden price, and what the business pays for it. */
export function LineOptions({
  item,
  number,
  texts,
  fault,
  disabled,
  sections,
  hasDiscount,
  instead,
  onInstead,
  onText,
  onMark,
  onMove,
  places,
}: LineOptionsProps) {
  const told = [
    item.section,
    item.taxable === false && 'not taxed',
    hasDiscount && item.discountable === false && 'not discounted',
    item.hide_price && 'price hidden',
    item.markup && `${item.markup.percent}% markup`,
  ].filter(Boolean);
  return (
    <div className="relative mt-1">
      <div className="absolute top-0 right-0 z-10 flex">
        <MoveButton label={`Move line ${number} up`} isLast={number === 1} onMove={() => onMove(number - 2)}>
          <ArrowUp aria-hidden="true" />
        </MoveButton>
        <MoveButton label={`Move line ${number} down`} isLast={number === places} onMove={() => onMove(number)}>
          <ArrowDown aria-hidden="true" />
        </MoveButton>
      </div>
      <details className="group">
        <summary className="mr-24 flex min-h-11 cursor-pointer list-none items-center gap-1 text-[0.875rem] text-ink-faint hover:text-ink [&::-webkit-details-marker]:hidden">
          <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
          <span className="min-w-0 truncate">
            Options<span className="sr-only"> of line {number}</span>
            {told.length > 0 && `: ${told.join(', ')}`}
          </span>
        </summary>
        <div className="flex flex-col gap-2 pb-1">
          <div className="grid grid-cols-2 gap-x-2">
            {item.minimum === undefined && (
              <CheckboxField
                label="Optional"
                checked={item.optional}
                onChange={(optional) => onMark({ optional })}
                disabled={disabled}
              />
            )}
            <CheckboxField
              label="Taxable"
              checked={item.taxable !== false}
              onChange={(taxable) => onMark({ taxable })}
              disabled={disabled}
            />
            {hasDiscount && (
              <CheckboxField
                label="Discounted"
                checked={item.discountable !== false}
                onChange={(discountable) => onMark({ discountable })}
                disabled={disabled}
              />
            )}
            <CheckboxField
              label="Hide price"
              checked={item.hide_price === true}
              onChange={(hidden) => onMark({ hide_price: hidden })}
              disabled={disabled}
            />
          </div>
          {instead !== null && item.minimum === undefined && (
            <CheckboxField
              label="To choose instead of the line above"
              checked={instead}
              onChange={onInstead}
              disabled={disabled}
            />
          )}
          {(item.quantity !== null || item.unit_price !== null) && (
            <TextField
              smallLabel
              label={
                <>
                  Unit<span className="sr-only"> of line {number}</span>
                </>
              }
              value={item.unit ?? ''}
              onChange={(unit) => onMark({ unit })}
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
            value={item.section ?? ''}
            onChange={(section) => onMark({ section })}
            maxLength={200}
            placeholder="Such as Bathroom"
          />
          {item.minimum === undefined && (
            <div className="grid grid-cols-2 gap-2">
              <TextField
                smallLabel
                label={
                  <>
                    Your cost<span className="sr-only"> of line {number}</span>
                  </>
                }
                inputMode="decimal"
                inputClassName="figures text-right"
                value={texts.cost}
                onChange={onText('cost')}
                error={fault?.cost ?? undefined}
              />
              <TextField
                smallLabel
                label={
                  <>
                    Markup (%)<span className="sr-only"> of line {number}</span>
                  </>
                }
                inputMode="decimal"
                inputClassName="figures text-right"
                value={texts.markup}
                onChange={onText('markup')}
                error={fault?.markup ?? undefined}
              />
              <p className="col-span-2 text-[0.8125rem] text-ink-faint">
                Cost and markup make the price. Clients see neither.
              </p>
            </div>
          )}
        </div>
      </details>
    </div>
  );
}

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
