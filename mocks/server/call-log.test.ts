// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { type Backend, createBackend } from '#mocks/handlers/backend.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
});

function post(path: string, payload: object) {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(payload);
  return backend.answer(
    new Request(`http://shop.example${path}`, { method: 'POST', headers, body }),
  );
}

test('A call is kept with its status, time and bodies', async () => {
  await post('/api/cart', { userId: 6, artworkId: 1, quantity: 1 });
  expect(backend.log.calls).toEqual([
    {
      id: 1,
      at: noon().toISOString(),
      method: 'POST',
      path: '/api/cart',
      status: 409,
      milliseconds: expect.any(Number),
      request: '{"userId":6,"artworkId":1,"quantity":1}',
      response: '{"message":"This artwork is sold"}',
    },
  ]);
});

test('Secrets are masked, however deep they lie and also in the query', async () => {
  await post('/api/auth/login?password=hush', {
    username: 'demo',
    password: 'hush',
    nested: [{ cardNumber: 'hush', cvv: 'hush' }],
  });
  expect(JSON.stringify(backend.log.calls)).not.toContain('hush');
  expect(backend.log.calls).toMatchObject([
    {
      path: '/api/auth/login?password=***',
      request: '{"username":"demo","password":"***","nested":[{"cardNumber":"***","cvv":"***"}]}',
    },
  ]);
});

test('A body that is no JSON is not kept', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const body = '{"password": "hush"';
  await backend.answer(
    new Request('http://shop.example/api/auth/login', { method: 'POST', headers, body }),
  );
  expect(backend.log.calls).toMatchObject([{ status: 400, request: '' }]);
});

test('Each call has an id of its own, which it keeps as others leave the log and after a clear', async () => {
  await post('/api/nothing', {});
  backend.log.clear();
  for (let number = 1; number <= 101; number += 1) {
    await post('/api/nothing', {});
  }
  expect(backend.log.calls.at(0)?.id).toBe(3);
  expect(backend.log.calls.at(-1)?.id).toBe(102);
});

test('The last 100 calls are kept, and of a long body its beginning', async () => {
  for (let number = 1; number <= 101; number += 1) {
    await post('/api/nothing', {});
  }
  await post('/api/users', { username: 'x'.repeat(9_000) });
  expect(backend.log.calls).toHaveLength(100);
  expect(backend.log.calls.at(-1)?.request).toHaveLength(4_001);
  backend.log.clear();
  expect(backend.log.calls).toEqual([]);
});
