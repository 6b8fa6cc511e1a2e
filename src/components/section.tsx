import { type ReactNode, useId } from 'react';
import { Link } from './link.tsx';
import { cx } from '#src/ui/cx.ts';

/** A titled section of a page, with an optional link beside the title. */
export function Section({
  title,
  more,
  className,
  isListed = false,
  children,
}: {
  title: ReactNode;
  more?: { label: string; to: string } | undefined;
  className?: string;
  /** One of many that make a list: less air, and on a phone the title stays while its rows scroll by. */
  isListed?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div
        className={cx(
          'flex items-baseline justify-between gap-x-6',
          isListed
            ? 'mb-4 max-split:sticky max-split:top-0 max-split:z-10 max-split:mb-0 max-split:border-b max-split:border-hairline max-split:bg-paper max-split:py-2'
            : 'mb-6 md:mb-8 lg:mb-10',
        )}
      >
        <h2
          id={id}
          className={cx('min-w-0', isListed ? 'text-22 split:text-28' : 'text-28 lg:text-36')}
        >
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
