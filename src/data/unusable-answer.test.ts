// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { takeConsoleErrors } from '#src/testing/console-errors.ts';
import { smallShop } from '#src/testing/small-shop.ts';
import { request } from './http.ts';

/** As in a built site. */
beforeEach(() => {
  vi.stubEnv('DEV', false);
  return () => vi.unstubAllEnvs();
});

const [sea, hill, frame] = smallShop.artworks;

test.each([
  [
    'a row with a wrong field',
    [sea, { ...hill, price: '250' }, frame],
    '[1].price must be a number',
  ],
  ['a row that is null', [sea, null], '[1] must be an object'],
  ['an object instead of a list', {}, 'it must be a list'],
])(
  'The error for a response with %s names the call, the row and the field',
  async (_, body, fault) => {
    vi.stubGlobal('fetch', async () => Response.json(body));
    await expect(
      request(endpoints.getArtworks, { query: { categoryId: 1 } }),
    ).rejects.toMatchObject({
      reason: 'unusable',
      message: `200: the answer of GET /api/artworks?categoryId=1 is not usable: ${fault}`,
    });
    expect(takeConsoleErrors()).toHaveLength(1);
  },
);

test('The error for a response that is not JSON says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Welcome</h1>'));
  await expect(request(endpoints.getArtwork, { params: { id: 2 } })).rejects.toThrow(
    '200: the answer of GET /api/artworks/2 is not usable: it is not JSON',
  );
  expect(takeConsoleErrors()).toHaveLength(1);
});
