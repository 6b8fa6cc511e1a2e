import { Link } from 'react-router-dom';
import { EventTime } from '#src/components/date-badge.tsx';
import { LinePicture } from '#src/components/line-picture.tsx';
import type { CartItem } from '#src/contract/cart.ts';
import { formatCents } from '#src/copy/format.ts';
import { lineOf } from '#src/domain/cart.ts';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { cx } from '#src/ui/cx.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

/** Where the focus goes when the line before has been removed. */
export function removeButtonId(itemId: number): string {
  return `remove-${itemId}`;
}

export function CartLine({ item, onRemove }: { item: CartItem; onRemove: () => void }) {
  const { kind, productId, title, unitPrice, lineTotal, isSold } = lineOf(item);
  const href = kind === 'artwork' ? paths.artwork(productId) : paths.event(productId);
  return (
    <li className="border-hairline grid grid-cols-[6rem_1fr] items-start gap-x-5 gap-y-3 border-b py-6 sm:grid-cols-[6rem_1fr_auto_6.5rem] sm:gap-x-8">
      {/* The title is the same link: the picture stays out of the tab order. */}
      <Link to={href} tabIndex={-1} className="block">
        <LinePicture item={item} />
      </Link>
      <div className="min-w-0">
        <p className="eyebrow text-muted">
          {item.artwork?.medium}
          {item.event && <EventTime date={item.event.date} />}
        </p>
        <p className={cx('text-22 mt-1 font-serif', kind === 'artwork' && 'italic')}>
          <Link to={href} className="hover:text-accent">
            {title}
          </Link>
        </p>
        <p className="text-14 text-muted mt-1 tabular-nums">
          {formatCents(unitPrice)}
          <span className="sr-only"> each</span>
        </p>
        {isSold && (
          <p className="text-14 mt-2">
            <strong className="text-danger font-semibold">Sold</strong>
            <span className="text-muted"> · Remove it to check out.</span>
          </p>
        )}
      </div>
      <div className="col-start-2 sm:col-start-3">
        <QuantityStepper item={item} title={title} />
      </div>
      <div className="col-start-2 flex items-baseline justify-between gap-4 sm:col-start-4 sm:flex-col sm:items-end sm:gap-1">
        <p className="font-semibold tabular-nums sm:flex sm:min-h-11 sm:items-center">
          {formatCents(lineTotal)}
        </p>
        <Button
          id={removeButtonId(item.id)}
          variant="tertiary"
          className="text-14 text-muted"
          onClick={onRemove}
        >
          Remove<span className="sr-only"> {title}</span>
        </Button>
      </div>
    </li>
  );
}
