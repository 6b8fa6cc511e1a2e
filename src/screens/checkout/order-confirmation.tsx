import { useId, useLayoutEffect, useRef } from 'react';
import { OrderedItems } from '#src/components/ordered-items.tsx';
import { OrderTotals } from '#src/components/order-totals.tsx';
import { PageHeading } from '#src/components/page-heading.tsx';
import { type CartItem, cartTotals, countPieces, orderedItems } from '#src/domain/cart.ts';
import { formatCents, pluralize } from '#src/copy/format.ts';
import { Button } from '#src/ui/button.tsx';
import type { PlacedOrder } from './order-flow.ts';
import { Recipient } from './recipient.tsx';

/**
 * What was ordered, for the two seconds until Home opens: works, tickets and the total, which can be printed. The lower
 * right corner is left to the notices.
 * @param isLeaving the two seconds run
 */
export function OrderConfirmation({
  order: { items, recipient },
  isLeaving,
}: {
  order: PlacedOrder;
  isLeaving: boolean;
}) {
  const page = useFocusAndTop();
  const titleId = useId();
  const name = recipient?.firstName.trim();
  const totals = cartTotals(items);

  return (
    <div ref={page} className="summary-wall">
      <div className="checkout-columns page invoice pt-8 pb-section split:grid-cols-[7fr_5fr] lg:pt-12 low:pt-8!">
        <div className="flex flex-col gap-8 split:gap-6">
          <div>
            <p className="eyebrow text-success">Order confirmed</p>
            <PageHeading title="Thank you" className="mt-2">
              {name ? `Thank you, ${name}` : 'Thank you'}
            </PageHeading>
            <p className="mt-3 text-18">{`${contentsOf(items)}, ${formatCents(totals.total)}`}</p>
            {recipient && (
              <p className="mt-1 text-muted split:hidden">{`Ships to ${recipient.city}`}</p>
            )}
            <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 text-14 text-muted print:hidden">
              {/* it stays as it is until Home opens. */}
              <Button aria-disabled aria-busy={!isLeaving} className={isLeaving ? 'filling' : ''}>
                Processing...
              </Button>
              <p>Taking you back to the shop… You can open this receipt again from the bag.</p>
            </div>
          </div>
          <OrderedItems items={items} />
        </div>
        <section
          aria-labelledby={titleId}
          className="flex flex-col gap-4 self-start bg-wall p-6 lg:p-0 print:break-inside-avoid print:p-0! forced-colors:border forced-colors:p-4!"
        >
          <h2 id={titleId} className="text-28">
            Order Summary
          </h2>
          <div className="grid gap-5">
            <OrderTotals totals={totals} />
            {recipient && <Recipient {...recipient} />}
            {orderedItems(items).some(({ event }) => event) && (
              <div>
                <h3 className="font-sans! eyebrow text-muted">Tickets</h3>
                <p className="mt-1">The name on the order is on the list at the entrance.</p>
              </div>
            )}
          </div>
        </section>
      </div>
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
