import { cx } from '#src/ui/cx.ts';

/** Spec 2: every artwork has the same rating, 4.5 of 5 stars from 24 reviews (O-6, O-12). */
export function Rating({ className }: { className?: string }) {
  return (
    <p className={cx('flex items-center gap-2 text-14 text-muted', className)}>
      <span role="img" aria-label="4.5 out of 5 stars" className="stars text-accent" />
      24 reviews
    </p>
  );
}
