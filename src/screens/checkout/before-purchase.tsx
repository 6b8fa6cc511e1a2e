import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FieldErrors } from '#src/hooks/use-field-errors.ts';
import { pluralize } from '#src/copy/format.ts';
import { paths } from '#src/paths.ts';

/** Far longer than a call of the cart takes. */
const LONG_WAIT_MS = 5_000;

/**
 * What is said above the button: how many fields keep it from working, and, once the cart or an order takes long, what
 * can be done. The live regions are there before their texts are.
 */
export function BeforePurchase({
  errors,
  isCartChanging,
  isLong,
}: {
  errors: FieldErrors;
  /** The cart is being read or changed, and cannot be ordered. */
  isCartChanging: boolean;
  /** The order takes long. */
  isLong: boolean;
}) {
  const count = Object.values(errors).filter(Boolean).length;
  return (
    <>
      <p role="status" className="text-14 font-medium text-danger empty:hidden short:sr-only">
        {count > 0 &&
          `${pluralize(count, 'field')} ${count === 1 ? 'needs' : 'need'} your attention`}
      </p>
      <div role="status" className="max-w-measure text-14 text-muted empty:hidden">
        {isCartChanging && <LateCart />}
        {isLong && (
          <>
            <p>
              This takes longer than usual. You can wait, or leave this page: your cart, contact and
              address stay as they are.
            </p>
            <Link to={paths.cart} className="inline-flex min-h-11 items-center link text-ink">
              Back to Cart
            </Link>
          </>
        )}
      </div>
    </>
  );
}

/** Says after a while that the cart is waited for. */
function LateCart() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLate && (
      <p>
        Your cart is still being updated. If this lasts, reload the page: your contact and address
        stay as they are.
      </p>
    )
  );
}
