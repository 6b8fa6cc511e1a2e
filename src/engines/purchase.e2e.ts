import { formatPrice } from '#src/copy/format.ts';
import { sumsOf } from '../testing/order-sums.ts';
import { categoryOfWork, event, work } from '../testing/visited-rows.ts';
import { fillCheckout } from './checkout.ts';
import { test } from './test.ts';
import { button, heading, link, navigation, notices, region } from './visitor.ts';

const SUMS = sumsOf([
  { artworkId: work.id, quantity: 1 },
  { eventId: event.id, quantity: 2 },
]);
const categories = { within: navigation('Categories') };

test('a visitor buys an artwork and two tickets, reloading in between', async ({ visitor }) => {
  await visitor.isServedBy('worker');
  await visitor.isAt('/');
  await visitor.click(link(categoryOfWork.name, categories));
  await visitor.isAt(`/category/${categoryOfWork.slug}`);

  await visitor.click(link(work.title, { index: -1 }));
  await visitor.sees(heading(work.title));
  await visitor.click(button('Add to Cart'));
  await visitor.sees(notices, 'Item added to cart');
  await visitor.sees(link('Cart, 1 item'));

  await visitor.click(link('Events', categories));
  await visitor.click(button(`Get Tickets for ${event.title}`));
  await visitor.sees(link('Cart, 2 items'));

  await visitor.tab.reload();
  await visitor.click(link('Cart, 2 items'));
  await visitor.click(button(`Increase quantity of ${event.title}`));
  await visitor.sees(link('Cart, 3 items'));

  await visitor.tab.reload();
  await visitor.isServedBy('worker');
  for (const amount of Object.values(SUMS)) {
    await visitor.sees(region('Order Summary'), formatPrice(amount));
  }

  await visitor.click(link('Proceed to Checkout'));
  await fillCheckout(visitor);
  await visitor.click(button('Complete Purchase'));
  await visitor.sees(notices, 'Order placed successfully!');
  await visitor.isAt('/');
  await visitor.sees(link('Cart'));
});
