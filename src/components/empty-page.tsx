import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/paths.ts';
import { buttonClasses } from '#src/ui/button.tsx';
import { PageHeading } from './page-heading.tsx';

const RETURN_HOME = (
  <Link to={paths.home} className={buttonClasses('primary')}>
    Return to Home
  </Link>
);

/** An empty or not-found page: an empty picture frame, a heading and a link, to Home by default. */
export function EmptyPage({
  heading,
  children,
  action = RETURN_HOME,
}: {
  heading: string;
  children?: ReactNode;
  action?: ReactNode;
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
