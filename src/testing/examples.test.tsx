// Examples of README.md, so that they are run; those in a browser are run by `src/e2e/demo/kit.e2e.ts`.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { http, HttpResponse, passthrough } from 'msw';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { demoUser } from '#mocks/demo/state/scenarios/customer.ts';
import { artist, datedEvent } from './factories.ts';
import { completePurchase, purchase } from './fill-checkout.ts';
import { expectNotice, advanceTime } from './render-app.tsx';
import { test } from './shop.ts';

const other = createServer((_, response) => response.end('{"eur":0.9}'));
let otherHost: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  otherHost = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
});
afterAll(() => other.close());

test('A slow page shows a skeleton until its data arrives', async ({ shop }) => {
  vi.useFakeTimers();
  await shop.open('/cart', { scenario: 'full-cart', latency: '800±200' });
  await advanceTime(500);
  expect(screen.getByText('Loading your cart')).toBeInTheDocument();
  await advanceTime(500);
  expect(screen.getByRole('link', { name: 'Quiet Hill' })).toBeVisible();
});

test('An event whose date is none is shown without one, and the console says what came', async ({
  shop,
}) => {
  shop.expectMessages(/date must be a local time like/);
  const wrong = datedEvent({ date: '2026-13-45T19:30' });
  await shop.open('/event/1', {
    handlers: [http.get('/api/events/1', () => HttpResponse.json(wrong))],
  });
  expect(await screen.findByText('Date to be announced')).toBeVisible();
});

test('A handler of the test takes precedence over the backend’s', async ({ shop }) => {
  const noArtists = http.get('/api/artists', () => HttpResponse.json([]));
  await shop.open('/artists', { handlers: [noArtists] });
  expect(await screen.findByRole('heading', { name: 'Artists' })).toBeVisible();
  expect(shop.calls().map(({ path }) => path)).not.toContain('/api/artists');
});

test('A call of another host passes', async ({ shop }) => {
  shop.use(http.get(`${otherHost}/*`, () => passthrough()));
  expect(await (await fetch(`${otherHost}/rates`)).json()).toEqual({ eur: 0.9 });
});

test('An order that fails once succeeds on retry', async ({ shop }) => {
  const { user } = await shop.open('/checkout', {
    cart: [{ artworkId: 2, quantity: 1 }],
    fail: 'POST /api/orders:500 once',
  });
  await purchase(user);
  await expectNotice(
    'Checkout failed: There was an error processing your order. Please try again.',
  );
  await completePurchase(user);
  await vi.waitFor(async () => expect(await shop.rows('orders')).toHaveLength(1));
});

test('A signed-in user has an account menu', async ({ shop }) => {
  await shop.open('/', { session: demoUser });
  expect(await screen.findByRole('button', { name: /account/i })).toBeVisible();
});

test('An unknown call is an error that lists the valid calls', async ({ shop }) => {
  const message =
    '"POST /api/order" is not a call of the shop. There are: GET /api/cart/:userId, POST /api/cart,';
  await expect(shop.open('/', { fail: 'POST /api/order:500' })).rejects.toThrow(message);
  await expect(shop.waitForCall('POST /api/order')).rejects.toThrow(message);
});

test('What the page shows is asked for again when it is answered otherwise, until that ends', async ({
  shop,
}) => {
  await shop.open('/artists');
  const shown = (name: string) => screen.findByRole('heading', { level: 2, name });
  expect(await shown('Ben Ito')).toBeVisible();
  shop.respond('GET /api/artists', { body: [artist({ fullName: 'Zoe Lind' })] });
  expect(await shown('Zoe Lind')).toBeVisible();
  expect(screen.queryByText('Ben Ito')).not.toBeInTheDocument();
  shop.respond('GET /api/categories', { delay: 10 });
  shop.respond('GET /api/artists', { status: 418 });
  expect(await screen.findByText(/^418: /)).toBeVisible();
  shop.respond('GET /api/artists', null);
  expect(await shown('Ben Ito')).toBeVisible();
  shop.fail('GET /api/artists:503');
  expect(await screen.findByText(/^503: /)).toBeVisible();
  shop.fail();
  expect(await shown('Ben Ito')).toBeVisible();
});

const page = ['README.md', 'components.md']
  .map((name) => readFileSync(`src/testing/${name}`, 'utf8'))
  .join('\n');
/** The blocks of a section for jsdom, as one file. */
const codeOf = (section: string) => {
  const [, text = ''] = page.split(`\n## ${section}\n`);
  const [own = ''] = text.split('\n## ');
  return [...own.matchAll(/```tsx\n(.*?)```/gs)].map(([, code = '']) => code);
};

test.each([
  ['recipes.test.tsx', 'Five recipes', 6],
  ['msw.test.tsx', 'With MSW alone', 2],
])('%s is what the README prints under "%s"', (file, section, count) => {
  expect(codeOf(section)).toHaveLength(count);
  expect(readFileSync(`src/testing/${file}`, 'utf8')).toBe(codeOf(section).join('\n'));
});

test('Every other example of the README for jsdom is one of these tests', () => {
  const examples = codeOf('Components and pages, in jsdom');
  const tests = readFileSync('src/testing/examples.test.tsx', 'utf8');
  expect(examples.length).toBeGreaterThan(3);
  expect(examples.filter((code) => !tests.includes(code))).toEqual([]);
  expect(page.match(/```tsx/g)).toHaveLength(6 + 2 + examples.length);
});
