import type { ReactNode } from 'react';
import { documentTitle } from '#src/copy/titles.ts';
import { cx } from '#src/ui/cx.ts';
import { useRouteFocus } from '#src/hooks/use-route-focus.ts';

/** The h1 of a page: sets the document title and gets the focus after a navigation. */
export function PageHeading({
  title,
  className,
  children,
}: {
  /** Name of the page in the document title; Home has none. */
  title?: string;
  className?: string;
  children: ReactNode;
}) {
  const heading = useRouteFocus(documentTitle(title));
  return (
    <h1 ref={heading} tabIndex={-1} className={cx('text-36 md:text-48', className)}>
      {children}
    </h1>
  );
}
