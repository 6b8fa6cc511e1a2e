import { afterEach, expect, test, vi } from 'vitest';
import { SITE_EVENTS } from '#src/site/site-events.ts';
import { CART_CHANNEL } from '#src/site/storage-names.ts';
import { parseOverride } from './state/override.ts';
import { announceCart, changedCalls, refreshShop } from './refresh-shop.ts';

const onChange = vi.fn<(event: Event) => void>();
addEventListener(SITE_EVENTS.responseChange, onChange);
afterEach(() => onChange.mockReset());

const overrides = (...texts: string[]) => texts.map(parseOverride);

/** The URLs that the shop is to ask for again. */
function askedAgain(...texts: string[]): string[] {
  refreshShop(overrides(...texts).map(({ endpoint }) => endpoint));
  const urls = [
    '/api/artists',
    '/api/artists/1',
    '/api/artists/featured',
    '/api/events?upcoming=true',
  ];
  return onChange.mock.calls.flatMap(([event]) => urls.filter((event as CustomEvent).detail));
}

test('A read is asked for again whatever its ids and its query are, and no other', () => {
  expect(askedAgain('GET /api/artists:500')).toEqual(['/api/artists']);
  onChange.mockReset();
  expect(askedAgain('GET /api/artists/:id:500', 'GET /api/events:500')).toEqual([
    '/api/artists/1',
    '/api/events?upcoming=true',
  ]);
});

test('A response of every call is one of every read', () => {
  expect(askedAgain('*:500')).toHaveLength(4);
});

test('Nothing is asked for again for a call that changes something, or where nothing has changed', () => {
  expect(askedAgain('POST /api/orders:500')).toEqual([]);
  refreshShop([]);
  expect(onChange).not.toHaveBeenCalled();
});

test('The cart is announced as changed, which is not read as the others', async () => {
  const channel = new BroadcastChannel(CART_CHANNEL);
  const announced = new Promise<unknown>((resolve) => {
    channel.addEventListener('message', ({ data }) => resolve(data), { once: true });
  });
  refreshShop(overrides('GET /api/cart/6:500').map(({ endpoint }) => endpoint));
  expect(await announced).toBe('changed');
  channel.close();
});

test.each([
  ['missing', undefined],
  [
    'refused',
    function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
])('Where BroadcastChannel is %s nothing is announced', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  expect(() => announceCart()).not.toThrow();
});

test('A call has changed where its override is new, another one, or gone', () => {
  const [artists, health, cart] = overrides(
    'GET /api/artists:500',
    '/health:500',
    '/api/cart/6:500',
  );
  const [otherHealth] = overrides('/health:503');
  const changed = changedCalls([artists!, health!], [artists!, otherHealth!, cart!]);
  expect(new Set(changed)).toEqual(new Set([health!.endpoint, cart!.endpoint]));
});
