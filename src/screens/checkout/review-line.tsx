import { CartItemImage } from '#src/components/cart-item-image.tsx';
import { CartItemObstacle, GONE_TITLE } from '#src/components/cart-item-obstacle.tsx';
import { useLocalTime } from '#src/hooks/use-local-time.ts';
import { type CartItem, lineOf } from '#src/domain/cart.ts';
import { formatCents } from '#src/copy/format.ts';
import { cx } from '#src/ui/cx.ts';

export function ReviewLine({ item }: { item: CartItem }) {
  const { kind, title, quantity, unitPrice, lineTotal, obstacle } = lineOf(item, useLocalTime());
  return (
    <li>
      <div>
        <CartItemImage item={item} sizes="3.5rem" />
      </div>
      <div className="min-w-0">
        <p className="leading-tight">
          <span className={cx('font-serif', kind === 'artwork' && 'italic')}>
            {title || GONE_TITLE}
          </span>
          <span className="text-14 whitespace-nowrap text-muted">{` × ${quantity}`}</span>
        </p>
        <CartItemObstacle obstacle={obstacle} />
      </div>
      {unitPrice !== undefined && <p className="figures">{formatCents(lineTotal)}</p>}
    </li>
  );
}
