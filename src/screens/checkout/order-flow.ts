import { useState } from 'react';
import { useNavigateIfHere } from '#src/components/navigate-if-here.ts';
import { useTimer } from '#src/components/timer.ts';
import type { CartItem } from '#src/contract/cart.ts';
import { notices } from '#src/copy/notices.ts';
import { useCart } from '#src/data/cart.ts';
import { placeOrder, settleOrder } from '#src/data/orders.ts';
import { notify } from '#src/data/toast.ts';
import { orderOf } from '#src/domain/order.ts';
import { paths } from '#src/paths.ts';

/** Spec 9. */
const REDIRECT_MS = 2_000;

type OrderFlow = { state: 'idle' } | { state: 'processing'; items: readonly CartItem[] };

/**
 * Spec 4: idle, processing, and idle again on failure. On success the state stays, with what was ordered,
 * until the visitor is taken home (readings R-42); leaving earlier cancels that.
 */
export function useOrderFlow() {
  const [flow, setFlow] = useState<OrderFlow>({ state: 'idle' });
  const clearCart = useCart((cart) => cart.clear);
  const navigate = useNavigateIfHere();
  const timer = useTimer();

  async function place(items: readonly CartItem[]) {
    if (flow.state === 'processing') return;
    setFlow({ state: 'processing', items });
    try {
      await placeOrder(orderOf(items));
    } catch {
      notify(notices.orderFailed);
      setFlow({ state: 'idle' });
      return;
    }
    // Without success either the order stands; the cart has said so itself (readings R-43).
    await clearCart();
    settleOrder();
    notify(notices.orderPlaced);
    timer.start(REDIRECT_MS, () => navigate(paths.home));
  }

  return { flow, place };
}
