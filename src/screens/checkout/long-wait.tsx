import { Link } from 'react-router-dom';
import { paths } from '#src/paths.ts';

/** Says, once an order takes long, that the page can be left. The live region is there before its text is. */
export function LongWait({ isLong }: { isLong: boolean }) {
  return (
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
  );
}
