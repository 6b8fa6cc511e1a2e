import { artworks } from '#fixtures/collection.ts';
import { brand } from '#src/copy/brand.ts';
import { formatPrice } from '#src/copy/format.ts';
import { sumsOf } from '../testing/order-sums.ts';
import { pick } from '../testing/pick.ts';
import { categoryOfWork, event, paintings, work } from '../testing/visited-rows.ts';
import { SHIPPING_AND_CARD } from '../e2e/checkout-form.ts';
import { fillCheckout } from './checkout.ts';
import { test } from './test.ts';
import {
  button,
  field,
  choice,
  heading,
  link,
  main,
  navigation,
  notices,
  region,
} from './visitor.ts';

const SUMS = sumsOf([
  { artworkId: work.id, quantity: 1 },
  { eventId: event.id, quantity: 2 },
]);
const painting = pick(
  artworks.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt)),
  'a painting for sale',
  ({ categoryId, isSold }) => categoryId === paintings.id && !isSold,
);
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

test('the whole purchase by keyboard alone', async ({ visitor }) => {
  await visitor.isAt('/');
  await visitor.press('Tab');
  await visitor.focuses(link('Skip to main content'));
  await visitor.press('Enter');
  await visitor.focuses(main());

  await visitor.tabTo(link('Explore Artwork'));
  await visitor.press('Enter');
  await visitor.focuses(heading(paintings.name));

  await visitor.tabTo(link(painting.title, { within: main(), index: -1 }));
  await visitor.press('Enter');
  await visitor.focuses(heading(painting.title));

  await visitor.tabTo(button('Buy Now'));
  await visitor.press('Enter');
  await visitor.focuses(heading('Cart'));

  await visitor.tabTo(button(`Increase quantity of ${painting.title}`));
  await visitor.press('Enter');
  await visitor.sees(link('Cart, 2 items'));

  await visitor.tabTo(link('Proceed to Checkout'));
  await visitor.press('Enter');
  await visitor.focuses(heading('Checkout'));

  for (const [label, value] of SHIPPING_AND_CARD) {
    await visitor.tabTo(field({ part: label }));
    await visitor.tab.type(value);
  }
  await visitor.tabTo(choice({ part: 'Expiry month' }));
  await visitor.tab.type('04');
  await visitor.tabTo(choice({ part: 'Expiry year' }));
  await visitor.tab.type('2');
  await visitor.tabTo(field({ part: 'CVV' }));
  await visitor.tab.type('123');
  await visitor.tabTo(button('Complete Purchase'));
  await visitor.press('Enter');
  await visitor.sees(notices, 'Order placed successfully!');
  await visitor.isAt('/');
  await visitor.focuses(heading(brand.line));
});
