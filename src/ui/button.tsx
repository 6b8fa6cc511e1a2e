import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'tertiary';

const BASE =
  'pending inline-flex items-center justify-center gap-2 text-center font-medium hues aria-disabled:cursor-default forced-colors:aria-disabled:text-[GrayText]';

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'min-h-12 rounded-control border border-transparent bg-ink px-6 py-2 text-paper hover:bg-accent active:bg-accent disabled:border-hairline disabled:bg-wall disabled:text-muted aria-disabled:border-hairline aria-disabled:bg-wall aria-disabled:text-muted',
  secondary:
    'min-h-12 rounded-control border border-ink px-6 py-2 hover:border-accent hover:text-accent active:bg-wall disabled:border-hairline disabled:bg-wall disabled:text-muted aria-disabled:border-hairline aria-disabled:bg-wall aria-disabled:text-muted',
  tertiary: 'link min-h-11 py-2 active:text-accent disabled:text-muted disabled:no-underline',
};

/** The classes of a button, also for links that look like one. */
export function buttonClasses(variant: ButtonVariant, className?: string): string {
  return cx(BASE, VARIANTS[variant], className);
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
}

export function Button({ variant = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default
  return <button type={type} className={buttonClasses(variant, className)} {...rest} />;
}
