import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

const CONTROL =
  'min-h-12 w-full rounded-control border bg-paper px-3 text-16 hues hover:border-ink';

interface FieldFrameProps {
  label: string;
  error?: string | undefined;
  /** Id of an error message elsewhere that is about several fields. */
  errorId?: string | undefined;
  hint?: string | undefined;
  className?: string | undefined;
  children: (ids: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    className: string;
  }) => ReactNode;
}

function FieldFrame({ label, error, errorId, hint, className, children }: FieldFrameProps) {
  const id = useId();
  const message = error ?? hint;
  const isInvalid = error !== undefined || errorId !== undefined;
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': message ? `${id}-message` : errorId,
        'aria-invalid': isInvalid ? true : undefined,
        className: cx(CONTROL, isInvalid ? 'border-danger' : 'border-control'),
      })}
      {message && (
        <p
          id={`${id}-message`}
          className={cx('text-14', error ? 'font-medium text-danger' : 'text-muted')}
        >
          {message}
        </p>
      )}
    </div>
  );
}

type Framed = Omit<FieldFrameProps, 'children'>;

/** A labelled input; an error replaces the hint and is linked to the input by `aria-describedby`. */
export function TextField({
  label,
  error,
  errorId,
  hint,
  className,
  ...input
}: Framed & Omit<ComponentProps<'input'>, keyof Framed>) {
  return (
    <FieldFrame {...{ label, error, errorId, hint, className }}>
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  );
}

/** A labelled native select. */
export function SelectField({
  label,
  error,
  hint,
  className,
  children,
  ...select
}: Framed & Omit<ComponentProps<'select'>, keyof Framed>) {
  return (
    <FieldFrame {...{ label, error, hint, className }}>
      {({ className: look, ...control }) => (
        <span className="relative block">
          <select {...select} {...control} className={cx(look, 'appearance-none pr-10')}>
            {children}
          </select>
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-4 chevron"
          />
        </span>
      )}
    </FieldFrame>
  );
}
