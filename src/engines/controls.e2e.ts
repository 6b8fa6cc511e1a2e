import { categories } from '#fixtures/collection.ts';
import { pick } from '../testing/pick.ts';
import { work, worksIn } from '../testing/visited-rows.ts';
import { test } from './test.ts';
import { article, button, dialog, heading, link, main, notices, status } from './visitor.ts';

test('F8 moves the focus to the notices, and Esc returns it', async ({ openBrowser }) => {
  const browser = await openBrowser();
  const visitor = await browser.visit(`artwork/${work.id}`);
  await visitor.isAt(`/artwork/${work.id}`);
  await visitor.tabTo(button('Add to Cart'));
  await visitor.press('Enter');
  await visitor.sees(notices, 'Item added to cart');
  await visitor.press('F8');
  await visitor.focuses(notices);
  await visitor.press('Escape');
  await visitor.focuses(button('Add to Cart'));
});

test('a notice is dismissed by its button', async ({ openBrowser }) => {
  const browser = await openBrowser();
  const visitor = await browser.visit(`artwork/${work.id}`);
  await visitor.click(button('Add to Cart'));
  await visitor.click(button('Close notification'));
  await visitor.seesNo(button('Close notification'));
});

test('a dialog keeps the focus, closes with Esc and by its button, and gives the focus back', async ({
  openBrowser,
}) => {
  const browser = await openBrowser();
  const visitor = await browser.visit(`artwork/${work.id}`);
  const opener = button({ part: 'View larger' });
  await visitor.isAt(`/artwork/${work.id}`);
  await visitor.tabTo(opener);
  await visitor.press('Enter');
  await visitor.sees(dialog());
  for (let presses = 0; presses < 8; presses++) {
    await visitor.press('Tab');
    await visitor.keepsFocus(dialog());
  }
  await visitor.press('Escape');
  await visitor.seesNo(dialog());
  await visitor.focuses(opener);

  await visitor.click(button('View in a room'));
  await visitor.click(button('Close', { within: dialog() }));
  await visitor.seesNo(dialog());
  await visitor.focuses(button('View in a room'));
});

test('the account menu opens by click and key, closes with Esc and signs out', async ({
  openBrowser,
}) => {
  const browser = await openBrowser();
  const visitor = await browser.visit();
  await visitor.signIn();
  const opener = button('Account, demo');
  await visitor.click(opener);
  await visitor.sees(link('My Account'));
  await visitor.press('Escape');
  await visitor.seesNo(link('My Account'));
  await visitor.focuses(opener);

  await visitor.press('Enter');
  await visitor.click(button('Log out'));
  await visitor.sees(link('Sign In'));
});

const inBand = ({ price }: { price: number }) => price >= 100 && price < 500;
const banded = pick(
  categories,
  'a category with two works between 100 and 500, and a cheaper or dearer one',
  (category) => {
    const works = worksIn(category);
    return works.filter(inBand).length > 1 && !works.every(inBand);
  },
);

test('a list is filtered, sorted, and found so after a reload', async ({ openBrowser }) => {
  const browser = await openBrowser();
  const visitor = await browser.visit(`category/${banded.slug}`);
  await visitor.isAt(`/category/${banded.slug}`);
  const works = worksIn(banded).filter(inBand);
  const cheapest = works.toSorted((one, other) => one.price - other.price || one.id - other.id);
  const firstTitle = heading(undefined, { within: article() });

  await visitor.choose('Price range', '100-500');
  await visitor.choose('Sort by', 'price-low-high');
  await visitor.sees(status(undefined, { within: main() }), `Showing ${works.length} results`);
  await visitor.sees(firstTitle, cheapest[0]!.title);

  await visitor.tab.reload();
  await visitor.isAt(`/category/${banded.slug}?price=100-500&sort=price-asc`);
  await visitor.sees(status(undefined, { within: main() }), `Showing ${works.length} results`);
  await visitor.sees(firstTitle, cheapest[0]!.title);
});
