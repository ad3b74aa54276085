import { TextField } from '#web/ui/field.tsx';
import { showAmount } from '#web/ui/format.ts';
import type { Editor } from './use-editor.ts';

const boxes = [
  { box: 'discount', label: 'Discount', placeholder: '10% or 150' },
  { box: 'tax', label: 'Tax', placeholder: '8.25%' },
  { box: 'deposit', label: 'Deposit', placeholder: '50% or 500' },
] as const;

/** What comes below the lines: each as a share or as an amount, with what it comes to. */
export function ConditionEditor({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const { draft, conditionFaults } = editor;
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-2 font-medium text-[0.9375rem]">Discount, tax and deposit</legend>
      <div className="grid grid-cols-3 items-start gap-2">
        {boxes.map(({ box, label, placeholder }) => {
          const adjustment = draft.content[box];
          const share = adjustment?.percent === undefined ? null : adjustment;
          return (
            <TextField
              key={box}
              smallLabel
              label={label}
              inputClassName="figures text-right"
              value={draft.conditions[box]}
              onChange={(text) => editor.setCondition(box, text)}
              error={conditionFaults[box] ?? undefined}
              placeholder={placeholder}
              hint={
                share && Number(share.amount) !== 0
                  ? `${showAmount(share.amount)}${share.base === undefined ? '' : ` on ${showAmount(share.base)}`}`
                  : undefined
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}
