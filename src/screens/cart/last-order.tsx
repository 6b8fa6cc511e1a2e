import { useState } from 'react';
import { OrderedItems } from '#src/components/ordered-items.tsx';
import { OrderTotals } from '#src/components/order-totals.tsx';
import { Section } from '#src/components/section.tsx';
import { lastOrder } from '#src/data/last-order.ts';
import { cartTotals } from '#src/domain/cart.ts';

/** Under the words of an empty cart: the receipt of the last order from this browser. */
export function LastOrder() {
  const [items] = useState(lastOrder);
  if (!items) return null;
  return (
    <Section title="Your Last Order" className="letterhead">
      <div className="grid gap-y-8">
        <OrderedItems items={items} />
        <div className="bg-wall p-6 forced-colors:border">
          <OrderTotals totals={cartTotals(items)} />
        </div>
      </div>
    </Section>
  );
}
