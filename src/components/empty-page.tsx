import type { ReactNode } from 'react';
import { PageHeading } from './page-heading.tsx';

/** A page that has nothing to hang: one empty frame, the exact words and a way on. */
export function EmptyPage({
  heading,
  children,
  action,
}: {
  heading: string;
  children?: ReactNode;
  action: ReactNode;
}) {
  return (
    <div className="page flex flex-col items-center gap-10 py-section text-center">
      <div aria-hidden="true" className="border border-ink p-3">
        <div className="h-40 w-32 bg-wall md:h-52 md:w-40" />
      </div>
      <div className="flex flex-col items-center gap-4">
        <PageHeading title={heading}>{heading}</PageHeading>
        {children}
        {action}
      </div>
    </div>
  );
}
