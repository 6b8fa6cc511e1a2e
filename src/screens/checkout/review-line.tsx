import { CartItemImage } from '#src/components/cart-item-image.tsx';
import { CartItemObstacle, GONE_TITLE } from '#src/components/cart-item-obstacle.tsx';
import { useLocalTime } from '#src/hooks/use-local-time.ts';
import { type CartItem, lineOf } from '#src/domain/cart.ts';
import { formatCents } from '#src/copy/format.ts';
import { cx } from '#src/ui/cx.ts';

export function ReviewLine({ item }: { item: CartItem }) {
  const { kind, title, quantity, unitPrice, lineTotal, obstacle } = lineOf(item, useLocalTime());
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-x-4">
      <div>
        <CartItemImage item={item} />
      </div>
      <div className="flex min-w-0 flex-wrap justify-between gap-x-4">
        <div className="min-w-0 flex-[1_1_8rem]">
          <p className={cx('font-serif text-18 leading-snug', kind === 'artwork' && 'italic')}>
            {title || GONE_TITLE}
          </p>
          <p className="text-14 text-muted">{`Quantity ${quantity}`}</p>
          <CartItemObstacle obstacle={obstacle} />
        </div>
        {unitPrice !== undefined && <p className="tabular-nums">{formatCents(lineTotal)}</p>}
      </div>
    </li>
  );
}
