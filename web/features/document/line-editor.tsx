import { Plus, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField, TextField } from '#web/ui/field.tsx';
import { showAmount } from '#web/ui/format.ts';
import { LineOptions } from './line-options.tsx';
import type { Editor } from './use-editor.ts';

interface LineEditorProps {
  editor: Editor;
  disabled: boolean;
  /** Where the focus goes when the person came to edit. */
  titleRef: RefObject<HTMLInputElement | null>;
}

/** Title, client and lines as boxes to type into; totals follow with each keystroke. */
export function LineEditor({ editor, disabled, titleRef }: LineEditorProps) {
  const { draft, faults } = editor;
  return (
    <div className="flex flex-col gap-4">
      <TextField
        ref={titleRef}
        label="Title"
        value={draft.title}
        onChange={editor.setTitle}
        disabled={disabled}
        maxLength={300}
        error={draft.title.trim() ? undefined : 'A title is needed'}
      />
      <TextField
        label="Client"
        value={draft.client}
        onChange={editor.setClient}
        disabled={disabled}
        maxLength={300}
        placeholder="Who it is for"
      />
      <fieldset disabled={disabled} className="min-w-0">
        <legend className="mb-2 font-medium text-[0.9375rem]">Lines</legend>
        <ul className="flex flex-col gap-2.5">
          {draft.content.items.map((item, index) => {
            const texts = draft.texts[index];
            const fault = faults[index];
            if (!texts) return null;
            const set = (box: keyof typeof texts) => (text: string) => editor.setLine(index, { ...texts, [box]: text });
            const price = item.markup ? ((item.quantity === null ? item.amount : item.unit_price) ?? '') : texts.price;
            const rateOnly = item.quantity === null && item.unit_price !== null;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place, and keep it while they are typed into.
              <li key={index} className="rounded-control border border-line bg-surface p-2.5">
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
                  item.optional && (
                    <p className="mt-1.5 text-[0.8125rem] text-ink-faint">Optional: not part of the total.</p>
                  )
                )}
                <LineOptions
                  item={item}
                  number={index + 1}
                  texts={texts}
                  fault={fault}
                  disabled={disabled}
                  onText={set}
                  onMark={(marks) => editor.markLine(index, marks)}
                />
              </li>
            );
          })}
        </ul>
        <Button tone="text" className="mt-2 -ml-2" onClick={editor.addLine}>
          <Plus aria-hidden="true" />
          Add a line
        </Button>
      </fieldset>
    </div>
  );
}
