// @vitest-environment node
import { expect, test } from 'vitest';
import { readJson } from './request-body.ts';

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
