import type { FormEvent } from 'react';
import { useFieldErrors } from '#src/components/field-errors.ts';
import { PageHeading } from '#src/components/page-heading.tsx';
import { notices } from '#src/copy/notices.ts';
import { useCart } from '#src/data/cart.ts';
import { notify } from '#src/data/toast.ts';
import { cartTotals } from '#src/domain/cart.ts';
import { ContactInformation } from './contact-information.tsx';
import { useOrderFlow } from './order-flow.ts';
import { OrderReview } from './order-review.tsx';
import { PaymentMethod } from './payment-method.tsx';
import { PayBar, PurchaseButton } from './purchase-buttons.tsx';
import { ShippingAddress } from './shipping-address.tsx';

/** Room for the pay bar below a focused field, and for its label above. */
const CLEAR_OF_THE_BAR =
  '[&_:is(input,select,button)]:scroll-mt-12 max-lg:[&_:is(input,select,button)]:scroll-mb-32';

export function CheckoutScreen() {
  const cartItems = useCart((cart) => cart.items);
  const hasLoaded = useCart((cart) => cart.hasLoaded);
  const { flow, place } = useOrderFlow();
  const { problems, check, recheck } = useFieldErrors();

  const isProcessing = flow.state === 'processing';
  // The figures of an order stand, also when its cart has been cleared.
  const items = isProcessing ? flow.items : cartItems;
  const purchase = { isProcessing, isReady: hasLoaded };

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isProcessing || !hasLoaded) return;
    // the empty cart comes first, then the fields.
    if (items.length === 0) {
      notify(notices.cartEmpty);
      return;
    }
    if (check(event.currentTarget)) void place(items);
  }

  return (
    <form noValidate onSubmit={handleSubmit} onChange={recheck} className={CLEAR_OF_THE_BAR}>
      <div className="page flex flex-col gap-8 pt-10 pb-section lg:gap-12 lg:pt-16">
        <PageHeading title="Checkout">Checkout</PageHeading>
        <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[7fr_5fr] xl:gap-x-20">
          <div className="lg:sticky lg:top-8 lg:order-last lg:self-start">
            <OrderReview items={items} />
          </div>
          <div className="flex flex-col gap-12">
            <ContactInformation problems={problems} />
            <ShippingAddress problems={problems} />
            <PaymentMethod problems={problems} />
            <PurchaseButton {...purchase} />
          </div>
        </div>
      </div>
      <PayBar {...purchase} total={cartTotals(items).total} />
    </form>
  );
}
