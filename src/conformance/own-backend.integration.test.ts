// @vitest-environment node
import { afterEach, expect, test } from 'vitest';
import * as collection from '#fixtures/collection.ts';
import { createBackend } from '#mocks/backend/create-backend.ts';
import type { SeedCollection } from '#mocks/backend/db/catalog-tables.ts';
import { serve } from '#mocks/http.ts';
import { largeShop } from '#src/testing/large-shop.ts';
import { allChecks } from './checks/all-checks.ts';
import { createClient } from './client.ts';
import { runChecks } from './run-checks.ts';

let stop: () => void;
afterEach(() => stop());

/** The shop's own backend with these rows, over HTTP. */
async function serveOwn(rows: SeedCollection) {
  const { answer, database } = await createBackend({ collection: rows, storage: 'memory' });
  const { server, url } = await serve(answer, 0);
  stop = () => server.close();
  return { database, send: createClient(url) };
}

test('The own backend keeps every rule, none is skipped, and the cart is left as it was found', async () => {
  const { database, send } = await serveOwn(largeShop);
  const add = { userId: 6, artworkId: 3, quantity: 4 };
  await send('POST', '/api/cart', { json: add });

  const { results, leftBehind } = await runChecks(allChecks, send, { seed: 7 });

  const not = results.filter(({ outcome }) => outcome !== 'holds');
  expect(not.map(({ check, ...rest }) => [check.name, rest])).toEqual([]);
  const lines = await database.cart.read((rows) => rows.all());
  expect(lines.map(({ id: _id, ...line }) => line)).toEqual([add]);
  expect(leftBehind).toEqual([
    expect.stringMatching(/^\d+ orders: 1, 2, /),
    expect.stringMatching(/^\d+ accounts whose names begin with contract-kit-$/),
  ]);
}, 120_000);

test('The collection of the shop breaks no rule, whichever rows it has', async () => {
  const { send } = await serveOwn(collection);
  const checks = allChecks.filter(({ group }) => group !== 'generated');
  const { results } = await runChecks(checks, send, { seed: 7 });
  const broken = results.filter(({ outcome }) => outcome === 'broken');
  expect(broken.map(({ check, ...rest }) => [check.name, rest])).toEqual([]);
  expect(results.length).toBeGreaterThan(100);
}, 120_000);
