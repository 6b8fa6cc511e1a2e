import { type CartItem, lineOf } from '#src/domain/cart.ts';
import { formatCents, pluralize } from '#src/copy/format.ts';
import { cx } from '#src/ui/cx.ts';
import { CartItemImage } from './cart-item-image.tsx';
import { EventTime } from './date-badge.tsx';

/** The lines of a placed order, with pictures. */
export function OrderedItems({ items }: { items: readonly CartItem[] }) {
  return (
    <ul aria-label="Ordered items" className="ordered-items">
      {items.map((item) => (
        <OrderedItem key={item.id} item={item} />
      ))}
    </ul>
  );
}

function OrderedItem({ item }: { item: CartItem }) {
  const { kind, title, unitPrice, quantity, lineTotal } = lineOf(item);
  // Only what has a price is ordered.
  if (unitPrice === undefined) return null;
  const isArtwork = kind === 'artwork';
  return (
    <li className="print:break-inside-avoid print:border-b print:border-hairline print:py-3">
      <div className="print:hidden">
        <CartItemImage item={item} sizes="6rem" />
      </div>
      <p className="eyebrow text-muted">
        {item.event ? <EventTime date={item.event.date} /> : item.artwork?.medium}
      </p>
      <p className={cx('mt-1 font-serif text-18 leading-snug', isArtwork && 'italic')}>{title}</p>
      <p className="mt-1 text-14 text-muted figures">
        {`${isArtwork ? quantity : pluralize(quantity, 'ticket')} × ${formatCents(unitPrice)}`}
      </p>
      <p className="font-semibold figures">{formatCents(lineTotal)}</p>
    </li>
  );
}
