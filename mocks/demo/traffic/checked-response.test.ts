// @vitest-environment node
import { expect, test } from 'vitest';
import { BACKEND_HEADER } from '#src/contract/headers.ts';
import { takeConsoleErrors } from '#src/testing/console-errors.ts';
import { smallShop } from '#src/testing/small-shop.ts';
import { checkedResponse } from './checked-response.ts';

const call = (path: string, method = 'GET') =>
  new Request(`http://shop.example${path}`, { method });
const sent = (
  body: unknown,
  headers: Record<string, string> = { [BACKEND_HEADER]: 'vernissage' },
) => Response.json(body, { headers });

test('A response that keeps the contract is passed on', async () => {
  const response = sent(smallShop.artworks);
  expect(await checkedResponse(call('/api/artworks'), response)).toBe(response);
});

test('A handler that leaves a field out is named with the field', async () => {
  const [sea, hill] = smallShop.artworks;
  const response = sent([sea, { ...hill, image: undefined }]);
  const checked = await checkedResponse(call('/api/artworks?categoryId=1'), response);
  expect(checked.status).toBe(500);
  const message = 'The handler of GET /api/artworks breaks the contract: [1].image is required';
  expect(await checked.json()).toEqual({ message });
  expect(takeConsoleErrors()).toEqual([message]);
});

test('An error, a response without a body, and one that a tester asked for are not checked', async () => {
  for (const [request, response] of [
    [call('/api/artworks'), Response.json({ message: 'No' }, { status: 404 })],
    [call('/api/auth/logout', 'POST'), new Response(null, { status: 204 })],
    [call('/api/artworks'), sent([{}], { [BACKEND_HEADER]: 'overridden' })],
  ] as const) {
    expect(await checkedResponse(request, response)).toBe(response);
  }
});
