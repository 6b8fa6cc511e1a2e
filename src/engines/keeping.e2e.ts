import { work } from '../testing/visited-rows.ts';
import { buyShownWork } from './checkout.ts';
import { test } from './test.ts';
import { button, footer, heading, link } from './visitor.ts';

test('the cart and the session persist after the browser is closed', async ({ openBrowser }) => {
  const before = await openBrowser();
  const visitor = await before.visit(`artwork/${work.id}`);
  await visitor.click(button('Add to Cart'));
  await visitor.sees(link('Cart, 1 item'));
  await visitor.signIn();
  await before.close();

  const after = await openBrowser();
  const later = await after.visit();
  await later.sees(link('Cart, 1 item'));
  await later.sees(button('Account, demo'));
});

test("each tab shows the other's cart and sign-in", async ({ openBrowser }) => {
  const browser = await openBrowser();
  const one = await browser.visit();
  await one.isServedBy('worker');
  const other = await browser.visit('cart');
  await other.isServedBy('worker');

  await one.click(button({ part: 'Add to Cart' }));
  await other.sees(link('Cart, 1 item'));
  await one.signIn();
  await other.sees(button('Account, demo'));

  await other.click(button({ part: 'Remove ' }));
  await one.sees(link('Cart'));
});

test('in a private window the shop works, and forgets with it', async ({ openBrowser }) => {
  const before = await openBrowser('private');
  const visitor = await before.visit(`artwork/${work.id}`);
  await visitor.click(button('Add to Cart'));
  await visitor.sees(link('Cart, 1 item'));
  await visitor.tab.reload();
  await visitor.sees(link('Cart, 1 item'));
  await before.close();

  const after = await openBrowser('private');
  const later = await after.visit();
  await later.isAt('/');
  await later.sees(link('Cart'));
});

test.describe('where something is refused', () => {
  // Chromium and Firefox say why there is no worker.
  test.use({
    expectedMessages: [
      /Failed to register\/update a ServiceWorker|^A bad HTTP response code \(404\)/,
    ],
  });

  test('storage: the shop sells, and says that it keeps nothing', async ({ openBrowser }) => {
    const browser = await openBrowser('refused');
    const visitor = await browser.visit(`artwork/${work.id}`);
    await visitor.isKeptIn('memory');
    await visitor.sees(footer, 'This browser keeps nothing here');
    await buyShownWork(visitor);
  });

  test('the worker: the page answers', async ({ openBrowser, host }) => {
    host.missing.add('sw.js');
    const browser = await openBrowser();
    const visitor = await browser.visit(`artwork/${work.id}`);
    await visitor.isAt(`/artwork/${work.id}`);
    await visitor.isServedBy('page');
    await buyShownWork(visitor);
    await visitor.open('signin');
    await visitor.sees(heading('Sign In'));
    await visitor.isServedBy('page');
  });
});
