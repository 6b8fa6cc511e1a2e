import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A block of the final geometry that waits for its content. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('skeleton', className)} />;
}

/** A part of the page that is loading: busy to assistive technology, which hears one sentence. */
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
      <span className="sr-only">Loading {label}</span>
      {children}
    </div>
  );
}
