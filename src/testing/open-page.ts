import { vi } from 'vitest';

/**
 * The client as a page has it that was just opened: nothing in memory, what the browser stores is kept. Two
 * pages open at once are two tabs of one browser, or the page before a reload and the page after it.
 */
export async function openPage() {
  vi.resetModules();
  const [http, { useCart }, { useSession }, orders, { resumeInterruptedOrder }, toast] =
    await Promise.all([
      import('#src/data/http.ts'),
      import('#src/data/cart.ts'),
      import('#src/data/session.ts'),
      import('#src/data/orders.ts'),
      import('#src/data/interrupted-order.ts'),
      import('#src/data/toast.ts'),
    ]);
  return { http, useCart, useSession, orders, resumeInterruptedOrder, toast };
}

export type Page = Awaited<ReturnType<typeof openPage>>;
