import { Trash2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { showAmount } from '#web/ui/format.ts';
import { isInstead } from './edit-line.ts';
import { LineOptions } from './line-options.tsx';
import type { Editor } from './use-editor.ts';

interface LineRowProps {
  editor: Editor;
  index: number;
  disabled: boolean;
  /** Id of the list of headings that are there already. */
  sections: string;
  /** To a place that counts from 0. */
  onMove: (to: number) => void;
}

/** One line as boxes to type into. Alt and an arrow moves it. */
export function LineRow({ editor, index, disabled, sections, onMove }: LineRowProps) {
  const { draft, faults } = editor;
  const item = draft.content.items[index];
  const texts = draft.texts[index];
  const fault = faults[index];
  if (!item || !texts) return null;
  const set = (box: keyof typeof texts) => (text: string) => editor.setLine(index, { ...texts, [box]: text });
  const price = item.markup ? ((item.quantity === null ? item.amount : item.unit_price) ?? '') : texts.price;
  const rateOnly = item.quantity === null && item.unit_price !== null;
  // Nothing is chosen instead of a minimum.
  const above = draft.content.items[index - 1];
  const mayChoose = above !== undefined && above.minimum === undefined;
  return (
    <li
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        onMove(event.key === 'ArrowUp' ? index - 1 : index + 1);
      }}
      className="rounded-control border border-line bg-surface p-2.5"
    >
      <div className="flex items-start gap-1">
        <TextAreaField
          className="flex-1"
          grows
          rows={1}
          label={`Description of line ${index + 1}`}
          hideLabel
          value={texts.description}
          onChange={set('description')}
          error={fault?.description ?? undefined}
          placeholder="What it is"
        />
        <Button tone="quiet" size="icon" onClick={() => editor.removeLine(index)}>
          <Trash2 aria-hidden="true" />
          <span className="sr-only">Remove line {index + 1}</span>
        </Button>
      </div>
      <div className="mt-1.5 grid grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)_auto] items-end gap-2">
        <TextField
          smallLabel
          label={
            <>
              {item.unit && item.unit !== 'each' ? `Quantity (${item.unit})` : 'Quantity'}
              <span className="sr-only"> of line {index + 1}</span>
            </>
          }
          inputMode="decimal"
          inputClassName="figures text-right"
          value={texts.quantity}
          onChange={set('quantity')}
          disabled={item.minimum !== undefined}
          error={fault?.quantity ?? undefined}
        />
        <TextField
          smallLabel
          label={
            <>
              {item.minimum !== undefined
                ? 'Minimum'
                : rateOnly
                  ? `Price per ${item.unit ?? 'unit'}`
                  : item.quantity === null
                    ? 'Price'
                    : 'Unit price'}
              <span className="sr-only"> of line {index + 1}</span>
            </>
          }
          inputMode="decimal"
          inputClassName="figures text-right"
          value={price}
          onChange={set('price')}
          readOnly={item.markup !== undefined}
          error={fault?.price ?? undefined}
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
          <Button tone="text" onClick={() => editor.chooseLine(index)}>
            Choose<span className="sr-only"> {item.description}</span>
          </Button>
        </div>
      ) : (
        item.optional && <p className="mt-1.5 text-[0.8125rem] text-ink-faint">Optional: not part of the total.</p>
      )}
      <LineOptions
        item={item}
        number={index + 1}
        texts={texts}
        fault={fault}
        disabled={disabled}
        sections={sections}
        hasDiscount={draft.content.discount?.percent !== undefined}
        instead={mayChoose ? isInstead(draft.content.items, index) : null}
        onInstead={(instead) => editor.setInstead(index, instead)}
        onText={set}
        onMark={(marks) => editor.markLine(index, marks)}
        onMove={onMove}
        places={draft.content.items.length}
      />
    </li>
  );
}
