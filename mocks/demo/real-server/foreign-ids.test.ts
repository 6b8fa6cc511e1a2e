// @vitest-environment node
import { expect, test } from 'vitest';
import { ForeignIds } from './foreign-ids.ts';

const site = 'http://localhost';

test('A whole number stands for itself, also as text, and any other id gets a number of its own', () => {
  const ids = new ForeignIds();
  expect([ids.numberFor(7), ids.numberFor('8')]).toEqual([7, 8]);
  expect([ids.numberFor('a'), ids.numberFor('b'), ids.numberFor('a')]).toEqual([
    1_000_000_000, 1_000_000_001, 1_000_000_000,
  ]);
  expect(ids.numberFor(-1)).toBe(1_000_000_002);
});

test('Requests bring numbers to the backend in path, query and body', async () => {
  const ids = new ForeignIds();
  ids.numberFor('a/b');
  const request = new Request(`${site}/api/artworks/a%2Fb?categoryId=a%2Fb&upcoming=true`);
  expect((await ids.toBackend(request)).url).toBe(
    `${site}/api/artworks/1000000000?categoryId=1000000000&upcoming=true`,
  );
  const body = JSON.stringify({ userId: 6, artworkId: 'a/b', title: 'a/b', eventId: '9' });
  const posted = await ids.toBackend(new Request(`${site}/api/cart`, { method: 'POST', body }));
  expect(await posted.json()).toEqual({
    userId: 6,
    artworkId: 1_000_000_000,
    title: 'a/b',
    eventId: 9,
  });
});

test('A whole number as text comes to the backend as a number, without any other id as well', async () => {
  const body = JSON.stringify({ userId: 6, artworkId: '7' });
  const request = new Request(`${site}/api/cart`, { method: 'POST', body });
  const posted = await new ForeignIds().toBackend(request);
  expect(await posted.json()).toEqual({ userId: 6, artworkId: 7 });
});

test('Responses bring the ids of the server back, at any depth, with status and headers', async () => {
  const ids = new ForeignIds();
  ids.numberFor('uuid');
  const rows = [{ id: 3, artwork: { id: 1_000_000_000, price: 1_000_000_000 } }];
  const response = await ids.toPage(
    Response.json(rows, { status: 201, headers: { 'X-Backend': 'vernissage' } }),
  );
  expect([response.status, response.headers.get('X-Backend')]).toEqual([201, 'vernissage']);
  expect(await response.json()).toEqual([{ id: 3, artwork: { id: 'uuid', price: 1_000_000_000 } }]);
});

test('Numbers are kept for another page, whose new ones come after them', () => {
  const before = new ForeignIds();
  before.numberFor('a');
  const ids = new ForeignIds();
  ids.restore(before.entries());
  expect([ids.numberFor('b'), ids.numberFor('a')]).toEqual([1_000_000_001, 1_000_000_000]);
});

test('What is not JSON passes', async () => {
  const ids = new ForeignIds();
  ids.numberFor('a');
  expect(await (await ids.toPage(new Response('<p>id</p>'))).text()).toBe('<p>id</p>');
  const request = new Request(`${site}/api/cart`, { method: 'POST', body: '{' });
  expect(await (await ids.toBackend(request)).text()).toBe('{');
});
