import { TextField } from '#web/ui/field.tsx';
import { showAmount } from '#web/ui/format.ts';
import type { Editor } from './use-editor.ts';

const boxes = [
  { box: 'travel', label: 'Travel', placeholder: '35' },
  { box: 'discount', label: 'Discount', placeholder: '10% or 150' },
  { box: 'tax', label: 'Tax', placeholder: '8.25%' },
  { box: 'deposit', label: 'Deposit', placeholder: '50% or 500' },
] as const;

/** What comes below the lines: each as a share or as an amount, with what it comes to. */
export function ConditionEditor({ editor, disabled }: { editor: Editor; disabled: boolean }) {
  const { draft, conditionFaults } = editor;
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-2 font-medium text-[0.9375rem]">Travel, discount, tax and deposit</legend>
      <div className="grid grid-cols-2 items-start gap-2">
        {boxes.map(({ box, label, placeholder }) => {
          const adjustment = box === 'travel' ? null : draft.content[box];
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
