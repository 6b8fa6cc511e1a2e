// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ErrorMessage } from '#src/contract/error-message.ts';
import type { Backend } from '#mocks/backend/create-backend.ts';
import { freshBackend, server } from '#mocks/node.ts';
import { call, callWithText } from '#src/testing/call.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

let backend: Backend;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  backend = await freshBackend({ collection: smallShop, clock: noon });
});
afterAll(() => server.close());

/** All stored rows, as text. */
async function storedRows() {
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

/** A valid body per call, and invalid values for each of its fields. */
const bodies = [
  {
    method: 'POST',
    path: '/api/cart',
    valid: '{"userId": 6, "artworkId": 2, "quantity": 1}',
    invalid: {
      '"userId": 6': notNumbers,
      '"artworkId": 2': notNumbers,
      '"quantity": 1': notNumbers,
    },
  },
  {
    method: 'PUT',
    path: '/api/cart/1',
    valid: '{"quantity": 3}',
    invalid: { '"quantity": 3': notNumbers },
  },
  {
    method: 'POST',
    path: '/api/orders',
    valid:
      '{"order": {"userId": 6, "total": 285, "status": "pending"}, "items": [{"orderId": 0, "artworkId": 2, "eventId": null, "quantity": 1, "price": 250}]}',
    invalid: {
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
    valid: '{"username": "demo", "password": "demo1234"}',
    invalid: { '"username": "demo"': notTexts, '"password": "demo1234"': notTexts },
  },
  {
    method: 'POST',
    path: '/api/users',
    valid: '{"username": "mona", "email": "mona@louvre.example", "password": "smile"}',
    invalid: {
      '"username": "mona"': notTexts,
      '"email": "mona@louvre.example"': [...notTexts, '"mona"', '"@"', '"a b@c"'],
      '"password": "smile"': notTexts,
    },
  },
];

/** `quantity` of `"quantity": 1`. */
const nameOf = (field: string) => field.slice(1, field.indexOf(':') - 1);

const invalidFields = bodies.flatMap(({ method, path, valid, invalid }) =>
  Object.entries<string[]>(invalid).flatMap(([field, values]) => {
    const name = nameOf(field);
    const changed = values.map((value) => valid.replace(field, `"${name}": ${value}`));
    // A missing eventId is as invalid as any other missing field.
    const without = valid.replace(new RegExp(`${field}(, )?`), '').replace(', }', '}');
    return [...changed, without].map((text) => [method, path, name, text.slice(0, 200), text]);
  }),
) as [method: string, path: string, field: string, beginning: string, text: string][];

test.each(invalidFields)(
  '%s %s refuses an invalid or missing %s, and the message names it: %s',
  async (method, path, field, _beginning, text) => {
    await call('POST', '/api/cart', { userId: 6, eventId: 2, quantity: 1 });
    const before = await storedRows();
    expect(await callWithText(method, path, text)).toMatchObject({
      status: 400,
      body: {
        message: expect.stringMatching(
          new RegExp(`^([\\w.[\\]]+\\.)?${field} |\\b${field} must be given`),
        ),
      },
    });
    expect(await storedRows()).toBe(before);
  },
);

const invalidBodies = bodies.flatMap(({ method, path, valid }) => [
  ...[
    '',
    ' ',
    '{',
    'null',
    '[]',
    '7',
    '"text"',
    'undefined',
    `${valid}x`,
    '{"__proto__": {"quantity": 1}}',
  ].map((text) => [method, path, text] as const),
  [method, path, valid.replace(/^\{.*?:/, '{"constructor": {}, "prototype": 1, "x":')] as const,
  [method, path, `${valid.slice(0, -1)}, "padding": "${'x'.repeat(1_000_000)}"}`] as const,
]);

const shortened = invalidBodies.map(
  ([method, path, text]) => [method, path, text.slice(0, 200), text] as const,
);

test.each(shortened)('%s %s refuses the body %s', async (method, path, _beginning, text) => {
  await call('POST', '/api/cart', { userId: 6, eventId: 2, quantity: 1 });
  const before = await storedRows();

  const { status, headers, body } = await callWithText(method, path, text);

  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(headers.get('Content-Type')).toBe('application/json');
  expect(ErrorMessage.safeParse(body).success).toBe(true);
  expect(await storedRows()).toBe(before);
});

test.each(bodies)('$method $path accepts its valid body', async ({ method, path, valid }) => {
  await call('POST', '/api/cart', { userId: 6, eventId: 2, quantity: 1 });
  expect((await callWithText(method, path, valid)).status).toBeLessThan(300);
});

test('Unknown query parameters are ignored, whatever their names', async () => {
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
])('POST /api/cart refuses the body %s with the message: %s', async (text, message) => {
  expect(await callWithText('POST', '/api/cart', text)).toMatchObject({
    status: 400,
    body: { message },
  });
});

test.each([
  ['a list', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'The body must be an object'],
  ['a field', `${'{"order":'.repeat(10_000)}1${'}'.repeat(10_000)}`, 'userId is required'],
])('%s nested 10,000 deep is refused as any other body', async (_what, text, message) => {
  expect(await callWithText('POST', '/api/cart', text)).toMatchObject({
    status: 400,
    body: { message },
  });
});

test('A body without the content type of JSON is refused', async () => {
  const response = await fetch('http://shop.example/api/cart', {
    method: 'POST',
    body: new URLSearchParams({ userId: '6', artworkId: '2', quantity: '1' }),
  });
  expect(response.status).toBe(415);
});

/** Adds Quiet Hill to the cart. The body has these bytes in `note`, a field that the contract does not have. */
const addWithNote = (note: Uint8Array<ArrayBuffer>, type = 'application/json') =>
  fetch('http://shop.example/api/cart', {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: new Blob(['{"userId": 6, "artworkId": 2, "quantity": 1, "note": "', note, '"}']),
  });

test('A valid body with one byte that is not UTF-8 is refused', async () => {
  const accepted = await addWithNote(new TextEncoder().encode('é'));
  expect(accepted.status).toBe(201);
  const before = await storedRows();
  const refused = await addWithNote(new Uint8Array([0xff]));
  expect(refused.status).toBe(400);
  expect(await refused.json()).toEqual({ message: 'The body must be valid JSON' });
  expect(await storedRows()).toBe(before);
});

test.each(['application/json; charset=utf-8', 'Application/JSON', 'application/json ;x=1'])(
  'A body of the content type %s is accepted',
  async (type) => {
    expect((await addWithNote(new Uint8Array(), type)).status).toBe(201);
  },
);

test.each(['text/plain', 'application/json-seq', 'application/jsonx', 'text/application/json'])(
  'A body of the content type %s is refused although its text is JSON',
  async (type) => {
    const before = await storedRows();
    expect((await addWithNote(new Uint8Array(), type)).status).toBe(415);
    expect(await storedRows()).toBe(before);
  },
);

test.each([
  [1_000_000, 201],
  [1_000_001, 413],
])('A body of %i bytes responds %i', async (bytes, status) => {
  const around = '{"userId": 6, "artworkId": 2, "quantity": 1, "note": ""}'.length;
  const response = await addWithNote(new Uint8Array(bytes - around).fill(0x78));
  expect(response.status).toBe(status);
});

test('The size limit of a body counts bytes, not characters', async () => {
  const note = new TextEncoder().encode('é'.repeat(500_000));
  expect((await addWithNote(note)).status).toBe(413);
});
