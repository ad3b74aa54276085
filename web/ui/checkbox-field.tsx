import { Checkbox } from '@base-ui/react/checkbox';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface CheckboxFieldProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}

export function CheckboxField({ label, checked, onChange, disabled = false }: CheckboxFieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is the Base UI control inside.
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-[0.9375rem] has-[[data-disabled]]:cursor-not-allowed">
      <Checkbox.Root
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="flex size-5.5 shrink-0 items-center justify-center rounded-md border border-line-strong bg-surface transition-colors data-[checked]:border-action data-[checked]:bg-action"
      >
        <Checkbox.Indicator className="text-on-action">
          <Check aria-hidden="true" className="size-4" strokeWidth={3} />
        </Checkbox.Indicator>
      </Checkbox.Root>
      {label}
    </label>
  );
}
