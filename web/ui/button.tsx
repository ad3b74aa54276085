import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { joinClasses } from './join-classes.ts';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'text' | 'danger' | 'dangerQuiet';
export type ButtonSize = 'medium' | 'large' | 'icon';

const tones: Record<ButtonTone, string> = {
  primary:
    'bg-action text-on-action hover:bg-action-strong active:bg-action-strong disabled:bg-sunken disabled:text-ink-faint',
  secondary:
    'bg-surface text-ink border border-line-strong/70 hover:border-ink hover:bg-page active:bg-sunken disabled:text-ink-faint disabled:border-line disabled:bg-transparent',
  quiet: 'text-ink-soft hover:bg-sunken hover:text-ink active:bg-line disabled:text-ink-faint',
  text: 'text-action hover:bg-action-soft active:bg-action-soft disabled:text-ink-faint',
  danger:
    'bg-danger text-on-danger hover:bg-danger-strong active:bg-danger-strong disabled:bg-sunken disabled:text-ink-faint',
  dangerQuiet: 'text-danger hover:bg-danger-soft active:bg-danger-soft disabled:text-ink-faint',
};

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-4 text-[0.9375rem]',
  large: 'min-h-13 px-6 text-base',
  icon: 'size-11 shrink-0',
};

/** The look of a button, for links and other elements that are one. */
export const buttonClass = (tone: ButtonTone = 'primary', size: ButtonSize = 'medium', more?: string) =>
  joinClasses(
    'inline-flex select-none items-center justify-center gap-2 rounded-control text-center font-semibold leading-tight transition-colors duration-150 disabled:cursor-not-allowed [&>svg]:size-[1.15em] [&>svg]:shrink-0',
    size === 'icon' && '[&>svg]:size-5',
    tones[tone],
    sizes[size],
    more,
  );

interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone;
  size?: ButtonSize;
}

export function Button({ tone, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonClass(tone, size, className)} {...props} />;
}

interface ButtonLinkProps extends LinkProps {
  tone?: ButtonTone;
  size?: ButtonSize;
  className?: string;
}

export function ButtonLink({ tone, size, className, ...props }: ButtonLinkProps) {
  return <Link className={buttonClass(tone, size, className)} {...props} />;
}
