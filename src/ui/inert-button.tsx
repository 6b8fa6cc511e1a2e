import { type ComponentProps, useId } from 'react';

/**
 * A button for which the specification has no behaviour: focusable, does nothing, and has a description that says
 * so.
 */
export function InertButton({
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'onClick' | 'type'>) {
  const id = useId();
  return (
    <>
      <button type="button" aria-describedby={id} {...rest}>
        {children}
      </button>
      <span id={id} hidden>
        Not available in this preview
      </span>
    </>
  );
}
