import { vi } from 'vitest';

/**
 * Imports the client modules anew, as a newly opened page does: no state in memory, the same storage. Two open pages
 * are two tabs of one browser, or the page before and after a reload.
 */
export async function openPage() {
  vi.resetModules();
  const [
    http,
    { useCart },
    { useSession, restoreSession },
    orders,
    { resumeInterruptedOrder },
    toast,
  ] = await Promise.all([
    import('#src/data/http.ts'),
    import('#src/data/cart.ts'),
    import('#src/data/session.ts'),
    import('#src/data/orders.ts'),
    import('#src/data/order-attempt.ts'),
    import('#src/data/toast.ts'),
  ]);
  return { http, useCart, useSession, restoreSession, orders, resumeInterruptedOrder, toast };
}

export type Page = Awaited<ReturnType<typeof openPage>>;
