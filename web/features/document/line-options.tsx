import { ChevronRight } from 'lucide-react';
import type { LineItem } from '#engine/index.ts';
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
  onText: (box: keyof LineTexts) => (text: string) => void;
  onMark: (marks: LineMarks) => void;
}

/** What most lines do without: heading, option, tax, a hidden price, and what the business pays for it. */
export function LineOptions({ item, number, texts, fault, disabled, onText, onMark }: LineOptionsProps) {
  const told = [
    item.section,
    item.taxable === false && 'not taxed',
    item.hide_price && 'price hidden',
    item.markup && `${item.markup.percent}% markup`,
  ].filter(Boolean);
  return (
    <details className="group mt-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-[0.875rem] text-ink-faint hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        Options<span className="sr-only"> of line {number}</span>
        {told.length > 0 && <span className="truncate">: {told.join(', ')}</span>}
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
          <CheckboxField
            label="Hide price"
            checked={item.hide_price === true}
            onChange={(hidden) => onMark({ hide_price: hidden })}
            disabled={disabled}
          />
        </div>
        <TextField
          smallLabel
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
  );
}
