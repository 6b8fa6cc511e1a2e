// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { takeConsoleErrors } from '#src/testing/console-errors.ts';
import { request } from './http.ts';

/** As in a built site. */
beforeEach(() => {
  vi.stubEnv('DEV', false);
  return () => vi.unstubAllEnvs();
});

test('The error for a response of another kind names the call and what was expected', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  await expect(request(endpoints.getArtworks, { query: { categoryId: 1 } })).rejects.toMatchObject({
    reason: 'unusable',
    message:
      '200: the response of GET /api/artworks?categoryId=1 cannot be used: it must be a list',
  });
  expect(takeConsoleErrors()).toHaveLength(1);
});

test('The error for a response that is not JSON says so', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Welcome</h1>'));
  await expect(request(endpoints.getArtwork, { params: { id: 2 } })).rejects.toThrow(
    '200: the response of GET /api/artworks/2 cannot be used: it is not JSON',
  );
  expect(takeConsoleErrors()).toHaveLength(1);
});
