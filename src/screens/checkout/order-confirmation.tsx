import { useId, useLayoutEffect, useRef } from 'react';
import { OrderTotals } from '#src/components/order-totals.tsx';
import { PageHeading } from '#src/components/page-heading.tsx';
import { type CartItem, cartTotals, countPieces, orderedItems } from '#src/domain/cart.ts';
import { formatCents, pluralize } from '#src/copy/format.ts';
import type { PlacedOrder } from './order-flow.ts';
import { PayBar, PurchaseButton } from './purchase-buttons.tsx';
import { OrderedLine } from './ordered-line.tsx';
import { Recipient } from './recipient.tsx';

// the button stays as it is until Home opens.
const PROCESSING = { isProcessing: true, isReady: true };

/** What was ordered, for the two seconds until Home opens: works, tickets and the total, which can be printed. */
export function OrderConfirmation({ order: { items, recipient } }: { order: PlacedOrder }) {
  const page = useFocusAndTop();
  const titleId = useId();
  const name = recipient?.firstName.trim();
  const totals = cartTotals(items);

  return (
    <div ref={page}>
      <div className="page flex flex-col gap-8 invoice pt-10 pb-section lg:gap-12 lg:pt-16">
        <div>
          <p className="eyebrow text-success">Order confirmed</p>
          <PageHeading title="Thank you" className="mt-2">
            {name ? `Thank you, ${name}` : 'Thank you'}
          </PageHeading>
          <p className="mt-3 text-18">{`${contentsOf(items)}, ${formatCents(totals.total)}`}</p>
          <p className="mt-1 text-muted print:hidden">You return to the shop in a moment.</p>
        </div>
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[7fr_5fr] xl:gap-x-20">
          <ul aria-label="Ordered items" className="border-t border-ink">
            {items.map((item) => (
              <OrderedLine key={item.id} item={item} />
            ))}
          </ul>
          <div className="flex flex-col gap-4">
            <section
              aria-labelledby={titleId}
              className="flex flex-col gap-6 bg-wall p-6 lg:p-8 print:break-inside-avoid print:p-0! forced-colors:border"
            >
              <h2 id={titleId} className="text-28">
                Order Summary
              </h2>
              <OrderTotals totals={totals} />
              {recipient && <Recipient {...recipient} />}
            </section>
            <PurchaseButton {...PROCESSING} />
          </div>
        </div>
      </div>
      <PayBar {...PROCESSING} total={totals.total} />
    </div>
  );
}

/** "3 works, 2 tickets" */
function contentsOf(items: readonly CartItem[]): string {
  const ordered = orderedItems(items);
  const works = countPieces(ordered.filter(({ artwork }) => artwork));
  const tickets = countPieces(ordered.filter(({ event }) => event));
  return [works && pluralize(works, 'work'), tickets && pluralize(tickets, 'ticket')]
    .filter(Boolean)
    .join(', ');
}

/** The form has gone, and the focus with it: the page begins again at its heading. */
function useFocusAndTop() {
  const page = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    // Leaves the focus alone if it is elsewhere, in the header for example.
    if (document.activeElement === document.body) {
      page.current?.querySelector('h1')?.focus({ preventScroll: true });
    }
  }, []);

  return page;
}
