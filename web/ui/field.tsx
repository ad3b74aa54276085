import { Field } from '@base-ui/react/field';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { controlClass } from './control-class.ts';
import { joinClasses } from './join-classes.ts';

interface FieldFrameProps {
  label: ReactNode;
  /** Named for screen readers only. */
  hideLabel?: boolean;
  smallLabel?: boolean;
  required?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
}

function Frame({
  label,
  hideLabel,
  smallLabel,
  required,
  hint,
  error,
  className,
  children,
}: FieldFrameProps & { children: ReactNode }) {
  return (
    <Field.Root invalid={Boolean(error)} className={joinClasses('flex min-w-0 flex-col gap-1.5', className)}>
      <Field.Label
        className={
          hideLabel ? 'sr-only' : smallLabel ? 'text-[0.8125rem] text-ink-faint' : 'font-medium text-[0.9375rem]'
        }
      >
        {label}
        {required && (
          <span aria-hidden="true" className="text-danger">
            {' '}
            *
          </span>
        )}
      </Field.Label>
      {children}
      {hint && <Field.Description className="text-[0.875rem] text-ink-faint">{hint}</Field.Description>}
      {error && (
        <Field.Error match className="font-medium text-[0.875rem] text-danger">
          {error}
        </Field.Error>
      )}
    </Field.Root>
  );
}

type TextFieldProps = FieldFrameProps &
  Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'defaultValue' | 'className' | 'style'> & {
    value: string;
    onChange: (value: string) => void;
    inputClassName?: string;
  };

/** A labeled line of text with its hint and its fault. */
export function TextField({
  label,
  hideLabel,
  smallLabel,
  hint,
  error,
  className,
  value,
  onChange,
  inputClassName,
  ...input
}: TextFieldProps) {
  const frame = {
    label,
    hint,
    error,
    className,
    ...(hideLabel ? { hideLabel } : {}),
    ...(smallLabel ? { smallLabel } : {}),
    ...(input.required ? { required: true } : {}),
  };
  const { required, ...rest } = input;
  return (
    <Frame {...frame}>
      <Field.Control
        {...rest}
        aria-required={required}
        value={value}
        onValueChange={onChange}
        className={joinClasses(controlClass, inputClassName)}
      />
    </Frame>
  );
}

type TextAreaFieldProps = FieldFrameProps &
  Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'defaultValue' | 'className' | 'style' | 'ref'> & {
    value: string;
    onChange: (value: string) => void;
    inputClassName?: string;
    ref?: Ref<HTMLTextAreaElement>;
    /** As high as its text, where the browser can. */
    grows?: boolean;
  };

export function TextAreaField({
  label,
  hideLabel,
  hint,
  error,
  className,
  value,
  onChange,
  inputClassName,
  grows = false,
  ...input
}: TextAreaFieldProps) {
  return (
    <Frame label={label} hint={hint} error={error} className={className} {...(hideLabel ? { hideLabel } : {})}>
      <Field.Control
        render={<textarea {...input} />}
        value={value}
        onValueChange={onChange}
        className={joinClasses(
          controlClass,
          'leading-relaxed',
          grows ? 'field-sizing-content resize-none' : 'resize-y',
          inputClassName,
        )}
      />
    </Frame>
  );
}
