import type { ReactNode } from 'react';
import { formatCents } from '#src/copy/format.ts';
import type { Cents } from '#src/domain/money.ts';
import { Button } from '#src/ui/button.tsx';

interface PurchaseProps {
  isProcessing: boolean;
  /** False until the cart has loaded, and while a change of it is under way. */
  isReady: boolean;
}

/** Not `disabled`, which would take the button's focus away. */
const stateOf = ({ isProcessing, isReady }: PurchaseProps) => ({
  'aria-disabled': isProcessing || !isReady,
  'aria-busy': isProcessing,
});

/** The submit button of wide screens; small screens have the pay bar instead. */
export function PurchaseButton(purchase: PurchaseProps) {
  return (
    <Button type="submit" {...stateOf(purchase)} className="w-full max-lg:hidden">
      {purchase.isProcessing ? 'Processing...' : 'Complete Purchase'}
    </Button>
  );
}

/**
 * The submit button of small screens, sticky at the bottom while the form is in view. It is in the document's flow,
 * so that it does not cover the end of the form.
 */
export function PayBar({
  total,
  children,
  ...purchase
}: PurchaseProps & {
  /** Undefined where there is nothing to pay, or not known yet what. */
  total: Cents | undefined;
  /** What is said above the button. */
  children?: ReactNode;
}) {
  return (
    <div className="page-bar lg:hidden">
      <div className="page flex flex-col gap-3 py-3 short:py-0.5">
        {children}
        <Button type="submit" {...stateOf(purchase)} className="w-full px-3! short:min-h-11">
          {purchase.isProcessing ? (
            'Processing...'
          ) : (
            <span>
              Complete Purchase{' '}
              <span className={total === undefined ? 'sr-only' : undefined}>
                {`- ${total === undefined ? 'no total yet' : formatCents(total)}`}
              </span>
            </span>
          )}
        </Button>
      </div>
    </div>
  );
}
