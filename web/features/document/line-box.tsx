import { memo } from 'react';
import { TextField } from '#web/ui/field.tsx';
import type { Edits } from './edit-draft.ts';
import type { LineTexts } from './edit-line.ts';

interface LineBoxProps {
  /** Of the line, from 0. */
  index: number;
  box: keyof LineTexts;
  label: string;
  value: string;
  fault: string | null;
  disabled?: boolean;
  readOnly?: boolean;
  onText: Edits['setBox'];
}

/** A figure of a line. A letter typed into another box does not draw it anew. */
export const LineBox = memo(function LineBox({ index, box, label, value, fault, onText, ...state }: LineBoxProps) {
  return (
    <TextField
      {...state}
      smallLabel
      label={
        <>
          {label}
          <span className="sr-only"> of line {index + 1}</span>
        </>
      }
      inputMode="decimal"
      inputClassName="figures text-right"
      value={value}
      onChange={(text) => onText(index, box, text)}
      error={fault ?? undefined}
    />
  );
});
