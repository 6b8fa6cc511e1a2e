import { LAST_ORDER_KEY } from '#src/site/storage-names.ts';
import type { CartItem } from '#src/domain/cart.ts';
import { readCartItem } from './readers/cart.ts';
import { readFields } from './readers/fields.ts';
import { readOfState } from './stored-by-state.ts';

/** The lines of the last order from this browser, if it keeps one. */
export function lastOrder(): readonly CartItem[] | undefined {
  return readOfState(LAST_ORDER_KEY, ({ items }) => {
    if (!Array.isArray(items)) return undefined;
    const lines = items.flatMap((item) => readCartItem(readFields(item) ?? {}) ?? []);
    return lines.length > 0 ? lines : undefined;
  });
}
