import { formatCents } from '#src/copy/format.ts';
import type { Cents } from '#src/domain/money.ts';
import { Button } from '#src/ui/button.tsx';

interface PurchaseProps {
  isProcessing: boolean;
  /** False until the cart has loaded. */
  isReady: boolean;
}

/** The submit button of wide screens; small screens have the pay bar instead. */
export function PurchaseButton({ isProcessing, isReady }: PurchaseProps) {
  return (
    <Button type="submit" aria-disabled={isProcessing || !isReady} className="w-full max-lg:hidden">
      {isProcessing ? 'Processing...' : 'Complete Purchase'}
    </Button>
  );
}

/**
 * The submit button of small screens, sticky at the bottom while the form is in view. It is in the document's flow,
 * so that it does not cover the end of the form.
 */
export function PayBar({ isProcessing, isReady, total }: PurchaseProps & { total: Cents }) {
  return (
    <div className="sticky bottom-0 z-30 border-t border-hairline bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden">
      <div className="page py-3">
        <Button type="submit" aria-disabled={isProcessing || !isReady} className="w-full">
          {isProcessing ? 'Processing...' : `Complete Purchase - ${formatCents(total)}`}
        </Button>
      </div>
    </div>
  );
}
