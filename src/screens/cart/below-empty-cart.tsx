import { type ReactNode, useState } from 'react';
import { OrderedItems } from '#src/components/ordered-items.tsx';
import { OrderTotals } from '#src/components/order-totals.tsx';
import { SuggestedWorks } from '#src/components/suggested-works.tsx';
import { Section } from '#src/components/section.tsx';
import { lastOrder } from '#src/data/last-order.ts';
import { cartTotals } from '#src/domain/cart.ts';

/** After the words of an empty cart: the receipt of the last order from this browser, works to go on with, and the rest. */
export function BelowEmptyCart({ children }: { children: ReactNode }) {
  const [ordered] = useState(lastOrder);
  return (
    <>
      {ordered && (
        <Section title="Your Last Order" className="letterhead">
          <div className="grid gap-y-8">
            <OrderedItems items={ordered} />
            <div className="bg-paper p-6 forced-colors:border">
              <OrderTotals totals={cartTotals(ordered)} />
            </div>
          </div>
        </Section>
      )}
      <SuggestedWorks except={ordered} />
      <section aria-label="All categories">{children}</section>
    </>
  );
}
