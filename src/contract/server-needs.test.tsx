import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { expectMessages } from '#src/testing/console-messages.ts';
import { purchase } from '#src/testing/fill-checkout.ts';
import { expectNotice, renderApp } from '#src/testing/render-app.tsx';

// The page is what a team reads that writes a server: its examples have to suffice.
const page = readFileSync('src/contract/README.md', 'utf8');

/** `GET /api/artists/2` and the JSON that stands beside it first; an empty text where no example does. */
const examples = [...page.matchAll(/^\| (?<call>[A-Z]+ \/\S+) +\| (?:`(?<json>[[{].*?)`)?/gm)].map(
  ({ groups }) => ({ call: groups!.call!.split('?')[0]!, json: groups!.json ?? '' }),
);

/** A server that answers as the page says, and nothing else. */
const server = http.all('*', ({ request }) => {
  const { pathname } = new URL(request.url);
  const example = examples.find(({ call }) => call === `${request.method} ${pathname}`);
  if (!example || pathname === '/api/artists/featured')
    return new HttpResponse(null, { status: 404 });
  return new HttpResponse(example.json, { status: example.json === '' ? 204 : 200 });
});

test('The page names every call of the specification', () => {
  expect(examples).toHaveLength(19);
  expect(examples.filter(({ json }) => json !== '')).toHaveLength(9);
});

test.each([
  ['/', 'Ida Berg'],
  ['/artworks', 'Showing 1 result'],
  ['/category/paintings', 'Showing 1 result'],
  ['/artwork/7', 'Ida Berg'],
  ['/artists', 'Showing 1 artist'],
  ['/artist/2', 'Artworks (1)'],
  ['/events', 'Showing 1 event'],
  ['/event/4', 'Regular Admission'],
  ['/cart', 'Order Summary'],
  ['/domain-test', 'An empty response'],
])('%s works with no more than that', async (path, text) => {
  expectMessages(/differs from the contract/);
  await renderApp(path, { handlers: [server] });
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  expect(document.body).not.toHaveTextContent(/went wrong|undefined|null|NaN|Invalid/);
});

test('So does a purchase', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  expectMessages(/differs from the contract/);
  const { user } = await renderApp('/artwork/7', { handlers: [server] });
  await user.click(await screen.findByRole('button', { name: 'Buy Now' }));
  const summary = await screen.findByRole('region', { name: 'Order Summary' });
  await user.click(within(summary).getByRole('link', { name: 'Proceed to Checkout' }));
  await purchase(user);
  expect(await screen.findByText(/^1 work, /)).toBeVisible();
  await expectNotice(
    'Order placed successfully!: Thank you for your purchase. Your order has been placed successfully.',
  );
});
