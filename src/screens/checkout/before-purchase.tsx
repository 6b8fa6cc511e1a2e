import { Link } from 'react-router-dom';
import type { FieldErrors } from '#src/hooks/use-field-errors.ts';
import { pluralize } from '#src/copy/format.ts';
import { paths } from '#src/paths.ts';

/**
 * What is said above the button: how many fields keep it from working, and, once an order takes long, that the page can be
 * left. The live regions are there before their texts are.
 */
export function BeforePurchase({ errors, isLong }: { errors: FieldErrors; isLong: boolean }) {
  const count = Object.values(errors).filter(Boolean).length;
  return (
    <>
      <p role="status" className="text-14 font-medium text-danger empty:hidden short:sr-only">
        {count > 0 &&
          `${pluralize(count, 'field')} ${count === 1 ? 'needs' : 'need'} your attention`}
      </p>
      <div role="status" className="max-w-measure text-14 text-muted empty:hidden">
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
