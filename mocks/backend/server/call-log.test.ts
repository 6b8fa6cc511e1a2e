// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { type Backend, createBackend } from '#mocks/backend/create-backend.ts';
import { CallLog } from './call-log.ts';
import { ask } from '#src/testing/call.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

const call = { at: '', method: 'GET', path: '/', status: 200, milliseconds: 1 };

let backend: Backend;
beforeEach(async () => {
  backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
});

const post = (path: string, payload: object) => ask(backend, 'POST', path, payload);

test('A call is logged with its status, time and bodies', async () => {
  await post('/api/cart', { userId: 6, artworkId: 1, quantity: 1 });
  expect(backend.log.calls).toEqual([
    {
      id: 1,
      at: noon().toISOString(),
      method: 'POST',
      path: '/api/cart',
      status: 409,
      milliseconds: expect.any(Number),
      headers: '{"content-type":"application/json"}',
      request: '{"userId":6,"artworkId":1,"quantity":1}',
      response: '{"message":"This artwork is sold"}',
    },
  ]);
});

test('The headers of a request are logged, those that hold secrets masked', async () => {
  const headers = { 'Idempotency-Key': 'a-1', Authorization: 'Bearer hush', 'X-Api-Key': 'hush' };
  await backend.answer(new Request('http://shop.example/health', { headers }));
  expect(backend.log.calls).toMatchObject([
    { headers: '{"authorization":"***","idempotency-key":"a-1","x-api-key":"***"}' },
  ]);
});

test.each([500, 'network'] as const)(
  'A call that an override fails with %s is logged with the body it was sent with, secrets masked',
  async (failure) => {
    backend.conditions.set('any', { failure });
    await post('/api/users', { username: 'ida', password: 'hush' });
    await post('/api/cart', { userId: 6, artworkId: 2, quantity: 1 });
    expect(backend.log.calls).toMatchObject([
      { request: '{"username":"ida","password":"***"}' },
      { request: '{"userId":6,"artworkId":2,"quantity":1}' },
    ]);
  },
);

test('Secrets are masked in the query and at any depth of the body', async () => {
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

test.each([
  'password',
  'newPassword',
  'passwd',
  'pwd',
  'userPwd',
  'otp',
  'otpCode',
  'totp',
  'login_otp',
  'oneTimeCode',
  'passcode',
  'pass_code',
  'passphrase',
  'secret',
  'clientSecret',
  'token',
  'accessToken',
  'refresh-token',
  'authorization',
  'Authorization',
  'credentials',
  'cookie',
  'apiKey',
  'api_key',
  'pin',
  'PIN',
  'cardPin',
  'pin_code',
  'pinCode',
  'pincode',
  'cvv',
  'cvc',
  'CVC2',
  'cardNumber',
  'CARD_NAME',
  'creditcard',
  'iban',
])(
  'The value of %s is masked in the query and at any depth of the body, in upper or lower case',
  async (name) => {
    for (const each of [name, name.toUpperCase()]) {
      await post(`/api/nothing-at-all?${each}=hush`, {});
      await post('/api/auth/login', { [each]: 'hush', list: [{ deep: { [each]: ['hush'] } }] });
    }
    expect(JSON.stringify(backend.log.calls)).not.toContain('hush');
    expect(backend.log.calls).toMatchObject([
      { path: `/api/nothing-at-all?${name}=***` },
      { request: JSON.stringify({ [name]: '***', list: [{ deep: { [name]: '***' } }] }) },
      {},
      {},
    ]);
  },
);

test.each([
  'username',
  'shipping',
  'opinion',
  'spinner',
  'pinned',
  'Pink',
  'SHIPPING',
  'option',
  'laptop',
  'LAPTOP',
  'footpath',
  'FOOTPATH',
  'hotplate',
  'key',
  'passenger',
])('The value of %s is not masked', async (name) => {
  await post('/api/auth/login', { [name]: 'plain' });
  expect(backend.log.calls).toMatchObject([{ request: JSON.stringify({ [name]: 'plain' }) }]);
});

test.each<unknown>([
  '4111111111111111',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '4222222222222',
  '6304000000000000000',
  4111111111111111,
])('A value that may be a card number is masked, whatever its name: %j', async (value) => {
  await post('/api/auth/login', { note: value });
  expect(backend.log.calls).toMatchObject([{ request: '{"note":"***"}' }]);
});

test.each<unknown>([
  '2026-12-05T19:30',
  '+1 503 555 0100',
  '411111111111',
  'x4111111111111111',
  '4111111111111111x',
  '1'.repeat(20),
  // A time in milliseconds.
  1_714_557_600_000,
  12,
])('A value that cannot be a card number is not masked: %j', async (value) => {
  await post('/api/auth/login', { note: value });
  expect(backend.log.calls).toMatchObject([{ request: JSON.stringify({ note: value }) }]);
});

test('A field named toString is logged like any other', async () => {
  await post('/api/auth/login', { note: { toString: 1 } });
  expect(backend.log.calls).toMatchObject([{ request: '{"note":{"toString":1}}' }]);
});

test('Secrets in a response are masked as in a request', () => {
  const log = new CallLog();
  log.add({ ...call, request: undefined, response: { user: { token: 'hush' } } });
  expect(log.calls).toMatchObject([{ request: '', response: '{"user":{"token":"***"}}' }]);
});

test('A response is serialised when somebody looks at it, once and with secrets masked', () => {
  const serialised = vi.fn(() => 'Ada');
  const log = new CallLog();
  const response = { token: 'hush', name: { toJSON: serialised } };
  log.add({ ...call, request: undefined, response });
  expect(serialised).not.toHaveBeenCalled();
  expect(log.calls[0]?.response).toBe('{"token":"***","name":"Ada"}');
  expect(log.calls[0]?.response).toBe('{"token":"***","name":"Ada"}');
  expect(serialised).toHaveBeenCalledOnce();
});

test('A request is masked when it is logged, so that no secret stays in memory', () => {
  const serialised = vi.fn(() => 'hush');
  new CallLog().add({ ...call, request: { password: { toJSON: serialised } }, response: {} });
  expect(serialised).toHaveBeenCalledOnce();
});

test.each([
  ['a list', (rows: unknown[]) => rows],
  ['a list in a field', (rows: unknown[]) => ({ rows })],
])('Of %s in a response the log holds the first 1,000 rows', (_, responseOf) => {
  const serialised = vi.fn(() => 'row');
  const log = new CallLog();
  const rows = Array.from({ length: 1_001 }, () => ({ toJSON: serialised }));
  log.add({ ...call, request: undefined, response: responseOf(rows) });
  expect(log.calls[0]?.response).toContain('"row","row"');
  expect(serialised).toHaveBeenCalledTimes(1_000);
});

test('A body that is not JSON is not logged', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const body = '{"password": "hush"';
  await backend.answer(
    new Request('http://shop.example/api/auth/login', { method: 'POST', headers, body }),
  );
  expect(backend.log.calls).toMatchObject([{ status: 400, request: '' }]);
});

test('The ids of calls stay unique when old calls are dropped or the log is cleared', async () => {
  await post('/api/nothing', {});
  backend.log.clear();
  for (let number = 1; number <= 101; number += 1) {
    await post('/api/nothing', {});
  }
  expect(backend.log.calls.at(0)?.id).toBe(3);
  expect(backend.log.calls.at(-1)?.id).toBe(102);
});

test('The log holds the last 100 calls, and the first 4,000 characters of a body', async () => {
  for (let number = 1; number <= 101; number += 1) {
    await post('/api/nothing', {});
  }
  await post('/api/users', { username: 'x'.repeat(9_000) });
  expect(backend.log.calls).toHaveLength(100);
  expect(backend.log.calls.at(-1)?.request).toHaveLength(4_001);
  backend.log.clear();
  expect(backend.log.calls).toEqual([]);
});

test('A body is kept whole up to 4,000 characters of JSON', () => {
  const log = new CallLog();
  log.add({ ...call, request: 'x'.repeat(3_998), response: 'x'.repeat(3_999) });
  expect(log.calls).toMatchObject([
    { request: `"${'x'.repeat(3_998)}"`, response: `"${'x'.repeat(3_999)}…` },
  ]);
});

test('Of a long list only the first 1,000 rows are serialised, and only when the response is read', () => {
  const toJSON = vi.fn<() => number>(() => 1);
  const log = new CallLog();
  log.add({
    ...call,
    request: undefined,
    response: Array.from({ length: 2_000 }, () => ({ toJSON })),
  });
  expect(toJSON).not.toHaveBeenCalled();
  expect(log.calls[0]!.response).toHaveLength(2_001);
  expect(toJSON).toHaveBeenCalledTimes(1_000);
});

test('A listener hears of each change until it ends that', () => {
  const log = new CallLog();
  const listener = vi.fn<() => void>();
  const end = log.subscribe(listener);
  log.add({ ...call, request: undefined, response: undefined });
  log.clear();
  expect(listener).toHaveBeenCalledTimes(2);
  end();
  log.clear();
  expect(listener).toHaveBeenCalledTimes(2);
});
