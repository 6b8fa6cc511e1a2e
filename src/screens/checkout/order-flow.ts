import { useState } from 'react';
import { useNavigateIfHere } from '#src/hooks/use-navigate-if-here.ts';
import { useTimer } from '#src/hooks/use-timer.ts';
import type { CartItem } from '#src/domain/cart.ts';
import { notices } from '#src/copy/notices.ts';
import type { CheckoutDraft } from '#src/data/checkout-draft.ts';
import { reportUnexpected } from '#src/data/http.ts';
import { keepOrder } from '#src/data/keep-order.ts';
import { completeOrder, placeOrder } from '#src/data/orders.ts';
import { notify } from '#src/data/toast.ts';
import { paths } from '#src/paths.ts';

/** Spec 9. */
const REDIRECT_MS = 2_000;
/** Far longer than an order takes; from then on the page says that it can be left. */
const LONG_WAIT_MS = 5_000;

/** What was ordered, and for whom. */
export interface PlacedOrder {
  items: readonly CartItem[];
  recipient: CheckoutDraft | undefined;
}

type OrderFlow =
  | { state: 'idle' }
  | ({ state: 'processing'; isLong: boolean } & PlacedOrder)
  | ({ state: 'placed'; isLeaving: boolean } & PlacedOrder);

/**
 * Spec 4: idle, processing, and idle again on failure. After success it is placed, with the ordered items, until the
 * redirect to Home, which takes the place of the checkout in the history; leaving the page cancels the redirect.
 */
export function useOrderFlow() {
  const [flow, setFlow] = useState<OrderFlow>({ state: 'idle' });
  const navigate = useNavigateIfHere();
  const timer = useTimer();

  async function place(order: PlacedOrder) {
    if (flow.state !== 'idle') return;
    setFlow({ state: 'processing', isLong: false, ...order });
    timer.start(LONG_WAIT_MS, () => setFlow({ state: 'processing', isLong: true, ...order }));
    try {
      await placeOrder(order.items);
    } catch (error) {
      timer.stop();
      reportUnexpected(error);
      notify(notices.orderFailed);
      setFlow({ state: 'idle' });
      return;
    }
    timer.stop();
    keepOrder(order.items);
    setFlow({ state: 'placed', isLeaving: false, ...order });
    await completeOrder(order.items);
    setFlow({ state: 'placed', isLeaving: true, ...order });
    timer.start(REDIRECT_MS, () => navigate(paths.home, { replace: true }));
  }

  return { flow, place };
}
