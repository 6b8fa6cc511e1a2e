import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A placeholder block with the size of the content to come. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('skeleton', className)} />;
}

/** A loading part of the page: `aria-busy`, with one sentence for screen readers. */
export function Loading({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div aria-busy="true" className={className}>
      <span className="sr-only">{`Loading ${label}`}</span>
      {children}
    </div>
  );
}
