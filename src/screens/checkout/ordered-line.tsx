import { CartItemImage } from '#src/components/cart-item-image.tsx';
import { EventTime } from '#src/components/date-badge.tsx';
import { type CartItem, lineOf } from '#src/domain/cart.ts';
import { formatCents, pluralize } from '#src/copy/format.ts';
import { cx } from '#src/ui/cx.ts';

/** A line of a placed order. */
export function OrderedLine({ item }: { item: CartItem }) {
  const { kind, title, unitPrice, quantity, lineTotal } = lineOf(item);
  // Only what has a price is ordered.
  if (unitPrice === undefined) return null;
  const isArtwork = kind === 'artwork';
  return (
    <li className="grid grid-cols-[6rem_1fr] items-start gap-x-5 border-b border-hairline py-6 sm:gap-x-8 print:break-inside-avoid print:grid-cols-1 print:py-3">
      <div className="print:hidden">
        <CartItemImage item={item} />
      </div>
      <div className="flex min-w-0 flex-wrap justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 flex-[1_1_10rem]">
          <p className="eyebrow text-muted">
            {item.event ? <EventTime date={item.event.date} /> : item.artwork?.medium}
          </p>
          <p className={cx('mt-1 font-serif text-22', isArtwork && 'italic')}>{title}</p>
          <p className="mt-1 text-14 text-muted tabular-nums">
            {`${isArtwork ? quantity : pluralize(quantity, 'ticket')} × ${formatCents(unitPrice)}`}
          </p>
        </div>
        <p className="font-semibold tabular-nums">{formatCents(lineTotal)}</p>
      </div>
    </li>
  );
}
