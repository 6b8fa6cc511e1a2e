// @vitest-environment node
import { expect, test } from 'vitest';
import { readJson } from './request-body.ts';

/** A call that announces a body of so many bytes; what it carries is another matter. */
function announcing(length: string) {
  return new Request('http://shop.example/api/cart', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': length },
    body: '{"a": 1}',
  });
}

test('A body that announces more than a megabyte is refused before it is read', async () => {
  const request = announcing('1000001');
  await expect(readJson(request)).rejects.toMatchObject({
    status: 413,
    message: 'The body is too large',
  });
  expect(request.bodyUsed).toBe(false);
});

test.each(['1000000', '8', '', 'many'])(
  'A body that announces %j bytes is read',
  async (length) => {
    const request = announcing(length);
    expect(await readJson(request)).toEqual({ a: 1 });
    expect(request.bodyUsed).toBe(true);
  },
);

test('A body without a type is no JSON', async () => {
  const body = new TextEncoder().encode('{"a": 1}');
  const request = new Request('http://shop.example/api/cart', { method: 'POST', body });
  await expect(readJson(request)).rejects.toMatchObject({ status: 415 });
});
