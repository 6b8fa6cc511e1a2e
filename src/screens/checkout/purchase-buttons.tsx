import { formatCents } from '#src/copy/format.ts';
import type { Cents } from '#src/domain/money.ts';
import { Button } from '#src/ui/button.tsx';

interface PurchaseProps {
  isProcessing: boolean;
  /** Nothing can be bought before the cart has been read. */
  isReady: boolean;
}

/** Ends the form on wide screens; on small ones the pay bar stands for it. */
export function PurchaseButton({ isProcessing, isReady }: PurchaseProps) {
  return (
    <Button type="submit" aria-disabled={isProcessing || !isReady} className="w-full max-lg:hidden">
      {isProcessing ? 'Processing...' : 'Complete Purchase'}
    </Button>
  );
}

/**
 * Stays at the lower edge of a small screen for as long as the form is on it, and comes to rest below the
 * form's end: the room it needs is its own.
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
