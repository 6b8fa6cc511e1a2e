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
    <div className="page py-section flex flex-col items-center gap-10 text-center">
      <div aria-hidden="true" className="border-ink border p-3">
        <div className="bg-wall h-40 w-32 md:h-52 md:w-40" />
      </div>
      <div className="flex flex-col items-center gap-4">
        <PageHeading title={heading}>{heading}</PageHeading>
        {children}
        {action}
      </div>
    </div>
  );
}
