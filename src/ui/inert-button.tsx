import { type ComponentProps, useId } from 'react';

/**
 * A control that the specification shows and gives no behaviour: a real, focusable button which does
 * nothing and says so to assistive technology.
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
