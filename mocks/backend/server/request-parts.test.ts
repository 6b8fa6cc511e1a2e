// @vitest-environment node
import { expect, test } from 'vitest';
import { readJson, readParams, readQuery } from './request-parts.ts';

test.each([
  ['7', 7],
  ['10', 10],
  ['007', 7],
  ['9007199254740991', Number.MAX_SAFE_INTEGER],
])('The path segment %j is the id %j', (text, id) => {
  expect(readParams({ id: text })).toEqual({ id });
});

test.each(['', '0', '-1', '+1', '0x1', '1.0', '1e0', 'true', 'ada', '%', '9007199254740992'])(
  'The path segment %j is no id, and a 404',
  (text) => {
    expect(() => readParams({ userId: '1', id: text })).toThrow(
      expect.objectContaining({ status: 404, message: 'Resource not found' }),
    );
  },
);

const kinds = { upcoming: 'boolean', categoryId: 'id' } as const;
const read = (search: string) => readQuery(kinds, new URLSearchParams(search));

test.each([
  ['', {}],
  ['upcoming=true', { upcoming: true }],
  ['upcoming=false&categoryId=3', { upcoming: false, categoryId: 3 }],
  ['categoryId=1&categoryId=2', { categoryId: 2 }],
  ['more=2&__proto__=1', {}],
])('The query %j is read as %j', (search, values) => {
  expect(read(search)).toEqual(values);
});

test.each([
  ['categoryId=', 'categoryId must be a whole number'],
  ['categoryId=-1', 'categoryId must be a whole number'],
  ['categoryId=1.5', 'categoryId must be a whole number'],
  ['categoryId=true', 'categoryId must be a whole number'],
  ['categoryId=9007199254740992', 'categoryId must be a whole number'],
  ['categoryId=0', 'categoryId must be 1 or more'],
  ['upcoming=TRUE', 'upcoming must be true or false'],
  ['upcoming=1', 'upcoming must be true or false'],
  ['upcoming=', 'upcoming must be true or false'],
  ['categoryId=0&upcoming=yes', 'upcoming must be true or false'],
])('The query %j is a 400 that says: %s', (search, message) => {
  expect(() => read(search)).toThrow(expect.objectContaining({ status: 400, message }));
});

/** A request whose Content-Length says `length`, whatever its body has. */
function withContentLength(length: string) {
  return new Request('http://shop.example/api/cart', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': length },
    body: '{"a": 1}',
  });
}

test('A Content-Length above a megabyte is refused before the body is read', async () => {
  const request = withContentLength('1000001');
  await expect(readJson(request)).rejects.toMatchObject({
    status: 413,
    message: 'The body is too large',
  });
  expect(request.bodyUsed).toBe(false);
});

test.each(['1000000', '8', '', 'many'])(
  'A body with the Content-Length %j is read',
  async (length) => {
    const request = withContentLength(length);
    expect(await readJson(request)).toEqual({ a: 1 });
    expect(request.bodyUsed).toBe(true);
  },
);

test('A body without a type is no JSON', async () => {
  const body = new TextEncoder().encode('{"a": 1}');
  const request = new Request('http://shop.example/api/cart', { method: 'POST', body });
  await expect(readJson(request)).rejects.toMatchObject({ status: 415 });
});
