import { Link } from 'react-router-dom';
import { EventTime } from '#src/components/date-badge.tsx';
import { CartItemImage } from '#src/components/cart-item-image.tsx';
import { CartItemObstacle, GONE_TITLE } from '#src/components/cart-item-obstacle.tsx';
import { useLocalTime } from '#src/hooks/use-local-time.ts';
import { type CartItem, lineOf } from '#src/domain/cart.ts';
import { formatCents } from '#src/copy/format.ts';
import type { Id } from '#src/domain/id.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { cx } from '#src/ui/cx.ts';
import { useOneAtATime } from './one-at-a-time.ts';
import { QuantityStepper } from './quantity-stepper.tsx';
import { useQuantity } from './quantity.ts';

/** Id of a line's Remove button, which gets the focus when the line before it has been removed. */
export function removeButtonId(itemId: Id): string {
  return `remove-${itemId}`;
}

export function CartLine({ item, onRemove }: { item: CartItem; onRemove: () => Promise<void> }) {
  const { kind, productId, title, unitPrice, lineTotal, obstacle } = lineOf(item, useLocalTime());
  const editor = useQuantity(item);
  const { isRunning, run } = useOneAtATime(onRemove);
  const path = kind === 'event' ? paths.event : paths.artwork;
  const href = productId === undefined ? undefined : path(productId);
  const name = title || GONE_TITLE;
  return (
    <li className="cart-line">
      {/* Out of the tab order: the title is the same link. */}
      {href && (
        <Link to={href} tabIndex={-1} className="row-span-2 block print:hidden">
          <CartItemImage item={item} />
        </Link>
      )}
      <div className="min-w-0 first:col-span-2 roomy:row-span-2">
        <p className="eyebrow text-muted">
          {item.event ? <EventTime date={item.event.date} /> : item.artwork?.medium}
        </p>
        <p className={cx('mt-1 font-serif text-18 roomy:text-22', kind === 'artwork' && 'italic')}>
          {href ? (
            <Link to={href} className="hover:text-accent">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {unitPrice !== undefined && (
          <p className="mt-1 text-14 text-muted figures">
            <span>{formatCents(unitPrice)}</span>
            {item.quantity > 1 && <span> each</span>}
          </p>
        )}
        <CartItemObstacle obstacle={obstacle} hasAdvice />
      </div>
      <div className="col-start-2 row-start-2 roomy:col-start-3 roomy:row-span-2 roomy:row-start-1">
        <QuantityStepper editor={editor} title={name} />
      </div>
      <p className="col-start-3 row-start-1 mt-5.5 flex min-h-7 items-center justify-self-end font-semibold figures roomy:col-start-4 roomy:mt-0 roomy:min-h-11">
        <span
          aria-busy={editor.isEdited}
          className="pending hues aria-busy:text-muted aria-busy:delay-200"
        >
          {unitPrice !== undefined && formatCents(lineTotal)}
        </span>
      </p>
      <Button
        id={removeButtonId(item.id)}
        aria-label={`Remove ${name}`}
        variant="tertiary"
        className="col-start-3 row-start-2 justify-self-end text-14 text-muted roomy:col-start-4"
        aria-busy={isRunning}
        onClick={run}
      >
        Remove
      </Button>
    </li>
  );
}
