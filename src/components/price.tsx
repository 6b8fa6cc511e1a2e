import { formatPrice } from '#src/copy/format.ts';
import { cx } from '#src/ui/cx.ts';

/** A price in dollars. */
export function Price({ dollars, className }: { dollars: number; className?: string }) {
  return (
    <p className={cx('font-semibold whitespace-nowrap tabular-nums', className)}>
      {formatPrice(dollars)}
    </p>
  );
}
