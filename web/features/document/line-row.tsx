import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { LineItem } from '#engine/index.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/field.tsx';
import { showAmount } from '#web/ui/format.ts';
import type { Edits, LineFaults } from './edit-draft.ts';
import type { LineTexts } from './edit-line.ts';
import { LineBox } from './line-box.tsx';
import { LineOptions, marksOf } from './line-options.tsx';
import { useStableParts } from './use-stable-parts.ts';

interface LineRowProps {
  item: LineItem;
  texts: LineTexts;
  fault: LineFaults;
  /** Counts from 0, as every place does. */
  index: number;
  /** How many lines there are. */
  places: number;
  /** Whether it is to be chosen instead of the line above; null where none is above that could be chosen from. */
  instead: boolean | null;
  /** A discount in percent, which a line may be left out of. */
  hasDiscount: boolean;
  disabled: boolean;
  /** Id of the list of headings that are there already. */
  sections: string;
  edits: Edits;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** One line as boxes to type into. Alt and an arrow moves it. A letter typed into another line does not draw it anew. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { item, texts, fault, index, places, instead, hasDiscount, disabled, sections, edits, onMove, onRemove } =
    props;
  const marks = useStableParts(marksOf(item));
  const price = item.markup ? ((item.quantity === null ? item.amount : item.unit_price) ?? '') : texts.price;
  const priceLabel =
    item.minimum !== undefined
      ? 'Minimum'
      : item.quantity !== null
        ? 'Unit price'
        : item.unit_price === null
          ? 'Price'
          : `Price per ${item.unit ?? 'unit'}`;
  return (
    <li
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onMove(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
      }}
      className="rounded-control border border-line bg-surface p-2.5"
    >
      <Description
        index={index}
        value={texts.description}
        fault={fault.description}
        onText={edits.setBox}
        onRemove={onRemove}
      />
      <div className="mt-1.5 grid grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)_auto] items-end gap-2">
        <LineBox
          index={index}
          box="quantity"
          label={item.unit && item.unit !== 'each' ? `Quantity (${item.unit})` : 'Quantity'}
          value={texts.quantity}
          fault={fault.quantity}
          disabled={item.minimum !== undefined}
          onText={edits.setBox}
        />
        <LineBox
          index={index}
          box="price"
          label={priceLabel}
          value={price}
          fault={fault.price}
          readOnly={item.markup !== undefined}
          onText={edits.setBox}
        />
        <span className="figures flex min-h-11 min-w-20 items-center justify-end pr-1 font-semibold text-[0.9375rem]">
          {showAmount(item.amount)}
        </span>
      </div>
      {item.range && (
        <p className="figures mt-1.5 text-[0.8125rem] text-ink-faint">
          Said as {showAmount(item.range.low)} to {showAmount(item.range.high)}.
        </p>
      )}
      {item.alternative !== undefined ? (
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2 text-[0.8125rem] text-ink-faint">
          <p>One of several to choose from.</p>
          <Button tone="text" onClick={() => edits.chooseLine(index)}>
            Choose<span className="sr-only"> {item.description}</span>
          </Button>
        </div>
      ) : (
        item.optional && <p className="mt-1.5 text-[0.8125rem] text-ink-faint">Optional: not part of the total.</p>
      )}
      <LineOptions
        marks={marks}
        index={index}
        places={places}
        cost={texts.cost}
        costFault={fault.cost}
        markup={texts.markup}
        markupFault={fault.markup}
        disabled={disabled}
        sections={sections}
        hasDiscount={hasDiscount}
        instead={instead}
        edits={edits}
        onMove={onMove}
      />
    </li>
  );
});

interface DescriptionProps {
  index: number;
  value: string;
  fault: string | null;
  onText: Edits['setBox'];
  onRemove: (index: number) => void;
}

const Description = memo(function Description({ index, value, fault, onText, onRemove }: DescriptionProps) {
  return (
    <div className="flex items-start gap-1">
      <TextAreaField
        className="flex-1"
        grows
        rows={1}
        label={`Description of line ${index + 1}`}
        hideLabel
        value={value}
        onChange={(text) => onText(index, 'description', text)}
        error={fault ?? undefined}
        placeholder="What it is"
      />
      <Button tone="quiet" size="icon" data-remove-line onClick={() => onRemove(index)}>
        <Trash2 aria-hidden="true" />
        <span className="sr-only">Remove line {index + 1}</span>
      </Button>
    </div>
  );
});
