import { type ReactNode, useId } from 'react';
import { Link } from './link.tsx';
import { cx } from '#src/ui/cx.ts';
import { NOTHING_YET } from './use-is-hydrated.ts';

/** A titled section of a page, with an optional link beside the title. */
export function Section({
  title,
  more,
  className,
  children,
}: {
  title: string;
  more?: { label: string; to: string } | undefined;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 lg:mb-10">
        {/* A heading without words keeps its height, and is none for who does not see it. */}
        <h2 id={id} className={cx('text-28 lg:text-36', title === NOTHING_YET && 'invisible')}>
          {title}
        </h2>
        {more && <MoreLink {...more} />}
      </div>
      {children}
    </section>
  );
}

export function MoreLink({
  label,
  to,
  className,
}: {
  label: string;
  to: string;
  className?: string;
}) {
  return (
    <Link to={to} className={cx('inline-flex min-h-11 items-center link', className)}>
      {label}
    </Link>
  );
}
