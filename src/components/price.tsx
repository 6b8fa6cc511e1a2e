import { formatPrice } from '#src/copy/format.ts';
import { cx } from '#src/ui/cx.ts';

/** A price in dollars; nothing where there is none. */
export function Price({ dollars, className }: { dollars: number | undefined; className?: string }) {
  return dollars === undefined ? null : (
    <p className={cx('font-semibold whitespace-nowrap figures', className)}>
      {formatPrice(dollars)}
    </p>
  );
}
