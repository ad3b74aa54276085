import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { controlClass } from './control-class.ts';
import { joinClasses } from './join-classes.ts';

interface SelectFieldProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  className?: string;
}

/** A choice of few: the platform's own list, which a thumb knows best. */
export function SelectField<Value extends string>({
  label,
  hideLabel,
  value,
  options,
  onChange,
  disabled,
  className,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className={joinClasses('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-medium text-[0.9375rem]'}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          disabled={disabled}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
          className={joinClasses(controlClass, 'appearance-none pr-10')}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-faint"
        />
      </div>
    </div>
  );
}
