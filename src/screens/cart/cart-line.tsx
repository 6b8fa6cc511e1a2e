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
    // In two rows where there is no room for one: on a phone, and beside the summary on a small desktop.
    <li className="grid grid-cols-[6rem_1fr] items-start gap-x-5 gap-y-3 border-b border-hairline py-6 sm:grid-cols-[6rem_1fr_auto_6.5rem] sm:gap-x-8 lg:grid-cols-[6rem_1fr] lg:gap-x-5 xl:grid-cols-[6rem_1fr_auto_6.5rem] xl:gap-x-8 print:break-inside-avoid print:grid-cols-[1fr_auto_6.5rem]! print:py-3">
      {/* Out of the tab order: the title is the same link. */}
      {href && (
        <Link to={href} tabIndex={-1} className="block print:hidden">
          <CartItemImage item={item} />
        </Link>
      )}
      <div className="min-w-0 first:col-span-2">
        <p className="eyebrow text-muted">
          {item.event ? <EventTime date={item.event.date} /> : item.artwork?.medium}
        </p>
        <p className={cx('mt-1 font-serif text-22', kind === 'artwork' && 'italic')}>
          {href ? (
            <Link to={href} className="hover:text-accent">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        {unitPrice !== undefined && (
          <p className="mt-1 text-14 text-muted tabular-nums">
            <span>{formatCents(unitPrice)}</span>
            <span> each</span>
          </p>
        )}
        <CartItemObstacle obstacle={obstacle} hasAdvice />
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 sm:contents lg:flex xl:contents print:contents!">
        <QuantityStepper editor={editor} title={name} />
        <div className="contents sm:flex sm:flex-col sm:items-end sm:gap-1 lg:contents xl:flex print:flex!">
          <p className="flex min-h-11 items-center font-semibold tabular-nums">
            <span
              aria-busy={editor.isEdited}
              className="pending transition-colors aria-busy:text-muted aria-busy:delay-200"
            >
              {unitPrice !== undefined && formatCents(lineTotal)}
            </span>
          </p>
          <Button
            id={removeButtonId(item.id)}
            aria-label={`Remove ${name}`}
            variant="tertiary"
            className="text-14 text-muted"
            aria-busy={isRunning}
            onClick={run}
          >
            Remove
          </Button>
        </div>
      </div>
    </li>
  );
}
