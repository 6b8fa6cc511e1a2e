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

/** Scroll margins of a focused field: above for its label, below for the pay bar. */
const SCROLL_MARGINS =
  '[&_:is(input,select,button)]:scroll-mt-12 max-lg:[&_:is(input,select,button)]:scroll-mb-32';

export function CheckoutScreen() {
  const cartItems = useCart((cart) => cart.items);
  const hasLoaded = useCart((cart) => cart.hasLoaded);
  const { flow, place } = useOrderFlow();
  const { errors, check, recheck } = useFieldErrors();

  const isProcessing = flow.state === 'processing';
  // The ordered items stay on show after the cart has been cleared.
  const items = isProcessing ? flow.items : cartItems;
  const purchase = { isProcessing, isReady: hasLoaded };

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isProcessing || !hasLoaded) return;
    // an empty cart is reported before invalid fields.
    if (items.length === 0) {
      notify(notices.cartEmpty);
      return;
    }
    if (check(event.currentTarget)) void place(items);
  }

  return (
    <form noValidate onSubmit={handleSubmit} onChange={recheck} className={SCROLL_MARGINS}>
      <div className="page flex flex-col gap-8 pt-10 pb-section lg:gap-12 lg:pt-16">
        <PageHeading title="Checkout">Checkout</PageHeading>
        <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[7fr_5fr] xl:gap-x-20">
          <div className="lg:sticky lg:top-8 lg:order-last lg:self-start">
            <OrderReview items={items} />
          </div>
          <div className="flex flex-col gap-12">
            <ContactInformation errors={errors} />
            <ShippingAddress errors={errors} />
            <PaymentMethod errors={errors} />
            <PurchaseButton {...purchase} />
          </div>
        </div>
      </div>
      <PayBar {...purchase} total={cartTotals(items).total} />
    </form>
  );
}
