import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
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
    <section aria-labelledby={id} tabIndex={-1} className={className}>
      <div className="mb-6 flex items-baseline justify-between gap-x-6 md:mb-8 lg:mb-10">
        <h2 id={id} className="min-w-0 text-28 lg:text-36">
          {title}
        </h2>
        {more && <MoreLink {...more} className="text-right max-md:text-14" />}
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
