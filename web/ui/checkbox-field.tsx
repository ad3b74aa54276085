import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface CheckboxFieldProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** The browser's own checkbox: it can be named, reached and pressed without any script. */
export function CheckboxField({ label, checked, onChange, disabled = false }: CheckboxFieldProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-[0.9375rem] has-[:disabled]:cursor-not-allowed">
      <span className="relative flex size-5.5 shrink-0">
        <input
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          disabled={disabled}
          className="peer size-full cursor-[inherit] appearance-none rounded-md border border-line-strong bg-surface transition-colors checked:border-action checked:bg-action"
        />
        <Check
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 m-auto hidden size-4 text-on-action peer-checked:block"
          strokeWidth={3}
        />
      </span>
      {label}
    </label>
  );
}
