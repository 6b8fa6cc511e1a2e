import { LAST_ORDER_KEY } from '#src/site/storage-names.ts';
import { type CartItem, orderedItems } from '#src/domain/cart.ts';
import { readCartItem } from './readers/cart.ts';
import { readFields } from './readers/fields.ts';
import { readOfState, writeOfState } from './stored-by-state.ts';

/** Keeps the lines of an order in this browser in place of the last one; nothing of the form, which has the address. */
export function keepOrder(items: readonly CartItem[]): void {
  writeOfState(LAST_ORDER_KEY, { items: orderedItems(items) });
}

/** The lines of the last order from this browser, if it keeps one. */
export function lastOrder(): readonly CartItem[] | undefined {
  return readOfState(LAST_ORDER_KEY, ({ items }) => {
    if (!Array.isArray(items)) return undefined;
    const lines = items.flatMap((item) => readCartItem(readFields(item) ?? {}) ?? []);
    return lines.length > 0 ? lines : undefined;
  });
}
