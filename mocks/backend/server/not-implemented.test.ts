// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from '#src/contract/endpoints.ts';
import { Id } from '#src/contract/fields.ts';
import { type Backend, createBackend } from '#mocks/backend/create-backend.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { createAnswer } from './answer.ts';
import { CallLog } from './call-log.ts';
import { Conditions } from './conditions.ts';
import { withNotImplemented } from './not-implemented.ts';
import { route } from './route.ts';

const unwritten = { path: '/api/unwritten/:userId', query: {} } as const;
const getUnwritten = {
  ...unwritten,
  method: 'GET',
  loadSchemas: async () => ({ response: z.array(Id) }),
} as const;
const replaceUnwritten = {
  ...unwritten,
  method: 'PUT',
  loadSchemas: async () => ({ body: z.array(Id) }),
} as const;

const answer = createAnswer({
  routes: withNotImplemented([route(getUnwritten, () => [7])], [getUnwritten, replaceUnwritten]),
  conditions: new Conditions(),
  log: new CallLog(),
  clock: noon,
});
const ask = (method: string, path: string) =>
  answer(new Request(`http://shop.example${path}`, { method }));

test.each(['/api/unwritten/6', '/api/unwritten/ada'])(
  'An endpoint without a handler responds 501 with its name, whatever the call to %s carries',
  async (path) => {
    const response = await ask('PUT', path);
    expect(response.status).toBe(501);
    expect(await response.json()).toEqual({
      message: 'PUT /api/unwritten/:userId has no handler yet',
    });
  },
);

test('An endpoint with a handler keeps it', async () => {
  const response = await ask('GET', '/api/unwritten/6');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([7]);
});

test('An endpoint without a handler counts as a method of its path', async () => {
  const response = await ask('DELETE', '/api/unwritten/6');
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET, PUT, HEAD, OPTIONS');
});

test('A path that is not in the contract is still a 404', async () => {
  expect((await ask('GET', '/api/unwrittens/6')).status).toBe(404);
});

let backend: Backend;
beforeAll(async () => {
  backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
});

test.each(Object.values(endpoints).map(({ method, path }) => [method, path]))(
  '%s %s has a handler',
  async (method, path) => {
    const url = `http://shop.example${path.replace(/:\w+/g, '1')}`;
    const response = await backend.answer(new Request(url, { method }));
    const message = response.status === 501 ? await response.json() : undefined;
    expect(
      message,
      'Write it in mocks/backend/handlers; routeGroups of mocks/backend/create-backend.ts has the files',
    ).toBeUndefined();
  },
);
