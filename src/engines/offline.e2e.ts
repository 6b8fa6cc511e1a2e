import { fullestCategory, otherWork, work } from '../testing/visited-rows.ts';
import { buyShownWork } from './checkout.ts';
import { test } from './test.ts';
import { heading, image, link, main } from './visitor.ts';

// Pictures that are not kept do not load. Chromium and WebKit do not always say of which file they speak.
test.use({
  expectedMessages: [
    /\/pictures\/|^Failed to load resource: net::ERR_|NetworkError|^FetchEvent.respondWith received an error: TypeError: Load failed/,
  ],
});

const picture = image(undefined, { within: main() });

test('after one visit the site works without its host: reload, deep link, new tab, purchase', async ({
  openBrowser,
  host,
}) => {
  const browser = await openBrowser();
  const visitor = await browser.visit(`artwork/${work.id}`);
  await visitor.isServedBy('worker');
  await visitor.worksOffline(picture);
  host.close();

  await visitor.tab.reload();
  await visitor.isServedBy('worker');
  await visitor.sees(heading(work.title));
  await visitor.showsPicture(picture);

  await visitor.open(`category/${fullestCategory.slug}`);
  await visitor.isAt(`/category/${fullestCategory.slug}`);
  await visitor.sees(heading(fullestCategory.name));
  await visitor.tab.close();

  const other = await browser.visit(`artwork/${otherWork.id}`);
  await other.sees(heading(otherWork.title));
  await buyShownWork(other);
  await other.tab.reload();
  await other.sees(link('Cart'));
});
