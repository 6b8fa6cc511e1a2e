import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dated } from '#mocks/backend/db/calendar.ts';
import { demoAccount } from '#mocks/backend/db/demo-account.ts';
import { HELP } from '#mocks/http/options.ts';
import { oddities } from '#mocks/panel/as-specified/oddities.ts';
import { manifest } from '#src/build/brand-pages.ts';
import { pageHead } from '#src/build/prerender/page-head.ts';
import { listPages } from '#src/build/prerender/site-pages.ts';
import { cacheName } from '#src/site/cache-names.ts';
import { namedSchemas } from '#src/openapi/named-schemas.ts';
import { CART_CHANNEL, DATABASE_NAME, DEMO_STATE_KEY } from '#src/site/storage-names.ts';
import { renderApp } from '#src/testing/render-app.tsx';
import { smallShop } from '#src/testing/small-shop.ts';

vi.mock('#src/copy/brand.ts', () => import('#fixtures/atelier-nord/brand.ts'));

/** What a shop called Atelier Nord that sells for euros says nowhere. */
const FOREIGN = /vernissage|\$|dollar|USD/i;

test.each([
  '/',
  '/artists',
  '/artworks',
  '/events',
  '/consulting',
  '/artist-signup',
  '/signup',
  '/signin',
  '/category/paintings',
  '/artist/1',
  '/artwork/2',
  '/event/1',
  '/cart',
  '/checkout',
  '/nowhere',
])('%s has the name and the currency of another brand', async (path) => {
  await renderApp(path, {
    cart: [
      { artworkId: 2, quantity: 1 },
      { eventId: 1, quantity: 2 },
    ],
  });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.title).toContain('Atelier Nord'));
  expect(document.body.textContent).not.toMatch(FOREIGN);
  expect(document.body.innerHTML).not.toMatch(/Vernissage/);
});

test('The tab about shipping and the price bands speak of the currency', async () => {
  const { user, router } = await renderApp('/artwork/2');
  await user.click(await screen.findByRole('tab', { name: 'Shipping & Returns' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('free over 200 €.');
  await router.navigate('/category/paintings');
  const prices = await screen.findByRole('combobox', { name: 'Price range' });
  expect(prices).toHaveTextContent('Under 100 €');
  expect(prices).toHaveTextContent('1.000 € and up');
});

test('The cart adds up in the currency', async () => {
  await renderApp('/cart', { cart: [{ artworkId: 2, quantity: 4 }] });
  const summary = await screen.findByRole('region', { name: 'Order Summary' });
  await waitFor(() => expect(summary).toHaveTextContent('Subtotal1.000,00 €Shipping15,00 €'));
});

test('The footer says who runs the shop and how to reach it', async () => {
  await renderApp('/consulting');
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'hallo@atelier-nord.example' })).toHaveAttribute(
    'href',
    'mailto:hallo@atelier-nord.example',
  );
  expect(footer.getByRole('link', { name: '+49 40 555 01 20' })).toHaveAttribute(
    'href',
    'tel:+49405550120',
  );
  expect(footer.getByRole('link', { name: 'Vimeo' })).toHaveAttribute(
    'href',
    'https://vimeo.example/atelier-nord',
  );
  expect(footer.getByText(/^© Atelier Nord GmbH/)).toBeVisible();
});

test('What is stored is named after the shop', () => {
  expect([DATABASE_NAME, DEMO_STATE_KEY, CART_CHANNEL]).toEqual([
    'atelier-nord',
    'atelier-nord-staging',
    'atelier-nord-cart',
  ]);
  expect(cacheName('files', 'https://shop.example/')).toBe(
    'atelier-nord files https://shop.example/',
  );
  expect(demoAccount.email).toBe('demo@atelier-nord.example');
});

test('Heads of pages, manifest, contract, help and the list of what is odd say nothing of another shop', () => {
  const rows = {
    ...smallShop,
    events: smallShop.events.map((event) => dated(event, '2026-12-01')),
  };
  const site = { rows, base: '/', siteUrl: 'https://shop.example/' };
  const heads = listPages(rows).map((page) => pageHead(page, site));
  expect(JSON.stringify(heads)).toContain('Atelier Nord');
  const odd = oddities.map(({ title, happens, quote }) => [title, happens, quote]);
  const descriptions = Object.values(namedSchemas).map(({ description, fields }) => [
    description,
    fields,
  ]);
  const texts = { heads, manifest: manifest(true), HELP, odd, descriptions };
  for (const [name, text] of Object.entries(texts)) {
    expect([name, FOREIGN.exec(JSON.stringify(text))?.[0]]).toEqual([name, undefined]);
  }
});
