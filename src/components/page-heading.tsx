import type { ReactNode } from 'react';
import { documentTitle } from '#src/copy/titles.ts';
import { cx } from '#src/ui/cx.ts';
import { useRouteFocus } from './route-focus.ts';

/** The one h1 of a page, which also names the document and takes the focus on arrival. */
export function PageHeading({
  title,
  className,
  children,
}: {
  /** Name of the page in the document's title; none on Home. */
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
