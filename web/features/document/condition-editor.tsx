import { memo } from 'react';
import { TextField } from '#web/ui/field.tsx';
import { showAmount } from '#web/ui/format.ts';
import type { Edits } from './edit-draft.ts';
import { useEdited, useEditor } from './use-editor.ts';

const boxes = [
  { box: 'travel', label: 'Travel', placeholder: '35' },
  { box: 'discount', label: 'Discount', placeholder: '10% or 150' },
  { box: 'tax', label: 'Tax', placeholder: '8.25%' },
  { box: 'deposit', label: 'Deposit', placeholder: '50% or 500' },
] as const;

/** What comes below the lines: each as a share or as an amount, with what it comes to. */
export function ConditionEditor({ disabled }: { disabled: boolean }) {
  const { edits } = useEditor();
  const { draft, conditionFaults } = useEdited();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-2 font-medium text-[0.9375rem]">Travel, discount, tax and deposit</legend>
      <div className="grid grid-cols-2 items-start gap-2">
        {boxes.map(({ box, ...words }) => {
          const adjustment = box === 'travel' ? null : draft.content[box];
          const share = adjustment?.percent === undefined ? null : adjustment;
          return (
            <ConditionBox
              key={box}
              box={box}
              {...words}
              text={draft.conditions[box]}
              fault={conditionFaults[box]}
              hint={
                share && Number(share.amount) !== 0
                  ? `${showAmount(share.amount)}${share.base === undefined ? '' : ` on ${showAmount(share.base)}`}`
                  : undefined
              }
              onText={edits.setCondition}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

interface ConditionBoxProps {
  box: (typeof boxes)[number]['box'];
  label: string;
  placeholder: string;
  text: string;
  fault: string | null;
  hint: string | undefined;
  onText: Edits['setCondition'];
}

const ConditionBox = memo(function ConditionBox({
  box,
  label,
  placeholder,
  text,
  fault,
  hint,
  onText,
}: ConditionBoxProps) {
  return (
    <TextField
      smallLabel
      label={label}
      inputClassName="figures text-right"
      value={text}
      onChange={(typed) => onText(box, typed)}
      error={fault ?? undefined}
      placeholder={placeholder}
      hint={hint}
    />
  );
});
