// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ErrorMessage } from '#src/contract/error-message.ts';
import type { Backend } from '#mocks/handlers/backend.ts';
import { freshBackend, server } from '#mocks/node.ts';
import { call, callWithText } from '#src/testing/call.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

let backend: Backend;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  backend = await freshBackend({ collection: smallShop, clock: noon });
});
afterAll(() => server.close());

/** Every stored row, as text. */
async function everythingStored() {
  const { cart, orders, users } = backend.database;
  const rows = [
    await cart.read((table) => table.all()),
    await orders.read((table) => table.all()),
    await users.read((table) => table.all()),
  ];
  return JSON.stringify(rows);
}

const notNumbers = ['"2"', 'null', 'true', '[]', '{}', '"NaN"', '1.5', '-1', '0', '1e999', '1e16'];
const notTexts = ['7', 'null', 'true', '[]', '{}', '""', '"   "', `"${'x'.repeat(10_001)}"`];
const notDollars = ['"2"', 'null', 'true', '[]', '{}', '-0.01', '1e999', '1e15', '0.001'];

/** A good body per call, and for each of its fields what is wrong there. */
const bodies = [
  {
    method: 'POST',
    path: '/api/cart',
    good: '{"userId": 6, "artworkId": 2, "quantity": 1}',
    wrong: { '"userId": 6': notNumbers, '"artworkId": 2': notNumbers, '"quantity": 1': notNumbers },
  },
  {
    method: 'PUT',
    path: '/api/cart/1',
    good: '{"quantity": 3}',
    wrong: { '"quantity": 3': notNumbers },
  },
  {
    method: 'POST',
    path: '/api/orders',
    good: '{"order": {"userId": 6, "total": 285, "status": "pending"}, "items": [{"orderId": 0, "artworkId": 2, "eventId": null, "quantity": 1, "price": 250}]}',
    wrong: {
      '"userId": 6': notNumbers,
      '"total": 285': notDollars,
      '"status": "pending"': ['"paid"', 'null', '1', '{}'],
      '"orderId": 0': ['"0"', 'null', '1.5', '{}'],
      '"artworkId": 2': notNumbers,
      '"eventId": null': ['"2"', '-1', '0', '{}', '2'],
      '"quantity": 1': notNumbers,
      '"price": 250': notDollars,
    },
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    good: '{"username": "demo", "password": "demo1234"}',
    wrong: { '"username": "demo"': notTexts, '"password": "demo1234"': notTexts },
  },
  {
    method: 'POST',
    path: '/api/users',
    good: '{"username": "mona", "email": "mona@louvre.example", "password": "smile"}',
    wrong: {
      '"username": "mona"': notTexts,
      '"email": "mona@louvre.example"': [...notTexts, '"mona"', '"@"', '"a b@c"'],
      '"password": "smile"': notTexts,
    },
  },
];

const wrongBodies = bodies.flatMap(({ method, path, good, wrong }) => [
  ...Object.entries<string[]>(wrong).flatMap(([field, values]) => {
    const name = field.slice(0, field.indexOf(':'));
    return values.map((value) => [method, path, good.replace(field, `${name}: ${value}`)] as const);
  }),
  ...Object.keys(wrong)
    // Leaving eventId out is as wrong as the others.
    .map(
      (field) =>
        [method, path, good.replace(new RegExp(`${field}(, )?`), '').replace(', }', '}')] as const,
    ),
  ...[
    '',
    ' ',
    '{',
    'null',
    '[]',
    '7',
    '"text"',
    'undefined',
    `${good}x`,
    '{"__proto__": {"quantity": 1}}',
  ].map((text) => [method, path, text] as const),
  [method, path, good.replace(/^\{.*?:/, '{"constructor": {}, "prototype": 1, "x":')] as const,
  [method, path, `${good.slice(0, -1)}, "padding": "${'x'.repeat(1_000_000)}"}`] as const,
]);

const shortened = wrongBodies.map(
  ([method, path, text]) => [method, path, text.slice(0, 200), text] as const,
);

test.each(shortened)('%s %s refuses %s', async (method, path, _beginning, text) => {
  await call('POST', '/api/cart', { userId: 6, eventId: 2, quantity: 1 });
  const before = await everythingStored();

  const { status, headers, body } = await callWithText(method, path, text);

  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(headers.get('Content-Type')).toBe('application/json');
  expect(ErrorMessage.safeParse(body).success).toBe(true);
  expect(await everythingStored()).toBe(before);
});

test.each(bodies)('$method $path takes its good body', async ({ method, path, good }) => {
  await call('POST', '/api/cart', { userId: 6, eventId: 2, quantity: 1 });
  expect((await callWithText(method, path, good)).status).toBeLessThan(300);
});

const noIds = [
  '0',
  '-1',
  '1.5',
  'NaN',
  'abc',
  '1e3',
  '0x1',
  '__proto__',
  'constructor',
  '%00',
  '%zz',
  '%',
  '9'.repeat(30),
];

test.each(
  noIds.flatMap((id) => [
    ['GET', `/api/cart/${id}`],
    ['PUT', `/api/cart/${id}`],
    ['DELETE', `/api/cart/${id}`],
    ['DELETE', `/api/cart/user/${id}`],
    ['GET', `/api/artworks/${id}`],
    ['GET', `/api/artists/${id}`],
    ['GET', `/api/events/${id}`],
  ]),
)('%s %s is a 404 in JSON', async (method, path) => {
  const { status, body } = await call(method, path, method === 'PUT' ? { quantity: 1 } : undefined);
  expect(status).toBe(404);
  expect(body).toEqual({ message: 'Resource not found' });
});

test.each([
  ['/api/artworks?categoryId=abc', 'categoryId must be a whole number'],
  ['/api/artworks?categoryId=', 'categoryId must be a whole number'],
  ['/api/artworks?categoryId=-1', 'categoryId must be a whole number'],
  ['/api/artworks?categoryId=0', 'categoryId must be 1 or more'],
  ['/api/artworks?categoryId=99999999999999999999', 'categoryId must be a whole number'],
  ['/api/events?upcoming=yes', 'upcoming must be true or false'],
  ['/api/events?categoryId=NaN', 'categoryId must be a whole number'],
])('GET %s is refused, naming the field', async (path, message) => {
  expect(await call('GET', path)).toMatchObject({ status: 400, body: { message } });
});

test('Parameters nobody knows are left aside, whatever they are called', async () => {
  const { status, body } = await call('GET', '/api/artworks?__proto__=1&constructor=2&x=%zz');
  expect(status).toBe(200);
  expect(body).toHaveLength(3);
});

test.each([
  ['{"userId": 6, "artworkId": 2, "quantity": 0}', 'quantity must be 1 or more'],
  ['{"userId": 6, "artworkId": 2, "quantity": 1000}', 'quantity must be 999 or less'],
  ['{"userId": 6, "artworkId": 2}', 'quantity is required'],
  ['{"userId": 6, "quantity": 1}', 'artworkId or eventId must be given, and only one of them'],
  ['[]', 'The body must be an object'],
  ['', 'The body is required'],
  ['{', 'The body must be valid JSON'],
])('POST /api/cart of %s says: %s', async (text, message) => {
  expect(await callWithText('POST', '/api/cart', text)).toMatchObject({
    status: 400,
    body: { message },
  });
});

test('A body that does not say it is JSON is refused', async () => {
  const response = await fetch('http://shop.example/api/cart', {
    method: 'POST',
    body: new URLSearchParams({ userId: '6', artworkId: '2', quantity: '1' }),
  });
  expect(response.status).toBe(415);
});

test('A body that is no UTF-8 is refused', async () => {
  const response = await fetch('http://shop.example/api/cart', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
  });
  expect(response.status).toBe(400);
});
