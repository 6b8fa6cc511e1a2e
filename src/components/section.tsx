import { type ReactNode, useId } from 'react';
import { Link } from './link.tsx';
import { cx } from '#src/ui/cx.ts';

/** A titled section of a page, with an optional link beside the title. */
export function Section({
  title,
  more,
  className,
  children,
}: {
  title: ReactNode;
  more?: { label: string; to: string } | undefined;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 lg:mb-10">
        <h2 id={id} className="text-28 lg:text-36">
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
