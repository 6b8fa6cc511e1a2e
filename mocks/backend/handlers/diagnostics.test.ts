// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

afterEach(() => vi.useRealTimers());

const options = { collection: smallShop, storage: 'memory' };

test.each([
  ['http://shop.example', 'shop.example', false],
  ['https://shop.example:8443', 'shop.example', true],
])(
  'GET %s/api/domain-info responds with the host, and whether the connection is secure',
  async (origin, domain, secure) => {
    const { answer } = await createBackend({ ...options, clock: noon });
    const response = await answer(new Request(`${origin}/api/domain-info`));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ domain, secure });
  },
);

test('Without a clock in its options the backend uses the system clock', async () => {
  const { answer } = await createBackend(options);
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z') });
  const response = await answer(new Request('http://shop.example/health'));
  expect(await response.json()).toMatchObject({ time: '2026-12-01T12:00:00.000Z' });
});
