import type { FormEvent } from 'react';
import { useFieldErrors } from '#src/hooks/use-field-errors.ts';
import { useIsNarrow } from '#src/hooks/use-is-narrow.ts';
import { PageHeading } from '#src/components/page-heading.tsx';
import { notices } from '#src/copy/notices.ts';
import { useCart } from '#src/data/cart.ts';
import { notify } from '#src/data/toast.ts';
import { cartTotals, orderedItems } from '#src/domain/cart.ts';
import { cx } from '#src/ui/cx.ts';
import { BeforePurchase } from './before-purchase.tsx';
import { ContactInformation } from './contact-information.tsx';
import { OrderConfirmation } from './order-confirmation.tsx';
import { type PlacedOrder, useOrderFlow } from './order-flow.ts';
import { OrderReview } from './order-review.tsx';
import { PaymentMethod } from './payment-method.tsx';
import { PayBar, PurchaseButton } from './purchase-buttons.tsx';
import { ShippingAddress } from './shipping-address.tsx';
import { recipientOf, useDraft } from './use-draft.ts';

/** Scroll margins of a focused field: above for its label, below for the pay bar. */
const SCROLL_MARGINS =
  '[&_:is(input,select,button)]:scroll-mt-12 [&_:is(input,select,button)]:scroll-mb-32';

/** The form, and once the order is placed its confirmation, until Home opens. */
export function CheckoutScreen() {
  const { flow, place } = useOrderFlow();
  if (flow.state === 'placed') return <OrderConfirmation order={flow} isLeaving={flow.isLeaving} />;
  const pending = flow.state === 'processing' ? flow : undefined;
  return <CheckoutForm pending={pending} onPlace={(order) => void place(order)} />;
}

function CheckoutForm({
  pending,
  onPlace,
}: {
  /** The order that is on its way. */
  pending: (PlacedOrder & { isLong: boolean }) | undefined;
  onPlace: (order: PlacedOrder) => void;
}) {
  const cartItems = useCart((cart) => cart.items);
  const isKnown = useCart((cart) => cart.hasLoaded && !cart.loadError);
  const isChanging = useCart((cart) => cart.isLoading);
  const { form, keep } = useDraft();
  const { errors, check, recheck, mark } = useFieldErrors();
  const isNarrow = useIsNarrow();

  const isProcessing = pending !== undefined;
  // The order on its way stays on show, whatever happens to the cart meanwhile.
  const items = pending?.items ?? cartItems;
  const isReady = isKnown && !isChanging;
  const purchase = { isProcessing, isReady };
  // Beside whichever of the two buttons is displayed.
  const before = (
    <BeforePurchase
      errors={errors}
      isCartChanging={isChanging && !isProcessing}
      isLong={pending?.isLong ?? false}
    />
  );

  // Above the fields on a phone, beside them on a desk: there the button is its last part, to which Tab comes in the end.
  const review = (
    <div className="lg:sticky lg:top-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
      <OrderReview
        items={items}
        isKnown={isKnown || isProcessing}
        isChanging={isChanging && !isProcessing}
      >
        <div className="flex flex-col gap-4 max-lg:hidden">
          {before}
          <PurchaseButton {...purchase} />
        </div>
      </OrderReview>
    </div>
  );

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isProcessing || !isReady) return;
    // an empty cart is reported before invalid fields; so is one of which nothing can be ordered.
    if (orderedItems(items).length === 0) {
      notify(notices.cartEmpty);
      return;
    }
    const { currentTarget } = event;
    if (check(currentTarget)) onPlace({ items, recipient: recipientOf(currentTarget) });
  }

  function handleChange(event: FormEvent<HTMLFormElement>) {
    recheck(event);
    keep(event.currentTarget);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      onChange={handleChange}
      className={cx('summary-wall', SCROLL_MARGINS)}
    >
      <div className="checkout-columns page pt-5 pb-section lg:pt-10 short:pt-2!">
        <PageHeading title="Checkout">Checkout</PageHeading>
        {isNarrow && review}
        <div className="flex flex-col gap-8 lg:gap-10">
          <ContactInformation errors={errors} />
          <ShippingAddress errors={errors} />
          <PaymentMethod errors={errors} onErrorsChange={mark} />
        </div>
        {!isNarrow && review}
      </div>
      <PayBar {...purchase} total={items.length > 0 ? cartTotals(items).total : undefined}>
        {before}
      </PayBar>
    </form>
  );
}
