import { useState } from 'react';
import { useNavigateIfHere } from '#src/components/navigate-if-here.ts';
import { useTimer } from '#src/components/timer.ts';
import type { CartItem } from '#src/contract/cart.ts';
import { notices } from '#src/copy/notices.ts';
import { reportUnexpected } from '#src/data/http.ts';
import { completeOrder, placeOrder } from '#src/data/orders.ts';
import { notify } from '#src/data/toast.ts';
import { paths } from '#src/paths.ts';

/** Spec 9. */
const REDIRECT_MS = 2_000;

type OrderFlow = { state: 'idle' } | { state: 'processing'; items: readonly CartItem[] };

/**
 * Spec 4: idle, processing, and idle again on failure. After success it stays in processing, with the ordered items,
 * until the redirect to Home; leaving the page cancels the redirect.
 */
export function useOrderFlow() {
  const [flow, setFlow] = useState<OrderFlow>({ state: 'idle' });
  const navigate = useNavigateIfHere();
  const timer = useTimer();

  async function place(items: readonly CartItem[]) {
    if (flow.state === 'processing') return;
    setFlow({ state: 'processing', items });
    try {
      await placeOrder(items);
    } catch (error) {
      reportUnexpected(error);
      notify(notices.orderFailed);
      setFlow({ state: 'idle' });
      return;
    }
    await completeOrder();
    timer.start(REDIRECT_MS, () => navigate(paths.home));
  }

  return { flow, place };
}
