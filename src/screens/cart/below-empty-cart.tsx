import { useState } from 'react';
import { OrderedItems } from '#src/components/ordered-items.tsx';
import { OrderTotals } from '#src/components/order-totals.tsx';
import { SuggestedWorks } from '#src/components/suggested-works.tsx';
import { Section } from '#src/components/section.tsx';
import { lastOrder } from '#src/data/last-order.ts';
import { cartTotals } from '#src/domain/cart.ts';

/** Under the words of an empty cart: works to go on with, and the receipt of the last order from this browser. */
export function BelowEmptyCart() {
  const [ordered] = useState(lastOrder);
  return (
    <>
      <SuggestedWorks except={ordered} />
      {ordered && (
        <Section title="Your Last Order" className="letterhead">
          <div className="grid gap-y-8">
            <OrderedItems items={ordered} />
            <div className="bg-wall p-6 forced-colors:border">
              <OrderTotals totals={cartTotals(ordered)} />
            </div>
          </div>
        </Section>
      )}
    </>
  );
}
