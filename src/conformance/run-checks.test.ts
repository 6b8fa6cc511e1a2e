// @vitest-environment node
import { afterEach, expect, test } from 'vitest';
import { type Backend, createBackend } from '#mocks/backend/create-backend.ts';
import { serve } from '#mocks/http.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { Breach } from './breach.ts';
import type { Check } from './check.ts';
import { allChecks } from './checks/all-checks.ts';
import { createClient, type Send } from './client.ts';
import { runChecks } from './run-checks.ts';

let stop: () => void;
afterEach(() => stop());

async function serveShop(collection = smallShop): Promise<{ backend: Backend; send: Send }> {
  const backend = await createBackend({ collection, clock: noon, storage: 'memory' });
  const { server, url } = await serve(backend.answer, 0);
  stop = () => server.close();
  return { backend, send: createClient(url) };
}

const cartOf = async ({ database }: Backend) => {
  const rows = await database.cart.read((table) => table.all());
  return rows.map(({ id: _id, ...line }) => line);
};

const named = (name: string) => allChecks.filter((check) => check.name.includes(name));

const noArtworks = { ...smallShop, artworks: [] };

test('A check that the shop has nothing for is skipped, with what it lacks', async () => {
  const { send } = await serveShop(noArtworks);
  const { results } = await runChecks(named('sold artwork'), send, { seed: 1 });
  expect(results.map(({ outcome, reason }) => [outcome, reason])).toEqual([
    ['skipped', 'it needs 1 sold artwork, and the shop has 0'],
    ['skipped', 'it needs 1 artworks for sale, and the shop has 0'],
  ]);
});

const failures: [what: string, answer: (request: Request) => Promise<Response>][] = [
  ['500', async () => Response.json({ message: 'out of order' }, { status: 500 })],
  ['503', async () => new Response('<h1>Back soon</h1>', { status: 503 })],
  ['a redirect', async () => new Response(null, { status: 302, headers: { Location: '/login' } })],
  ['a connection that is closed', async () => Response.error()],
];

test.each(failures)(
  'Where everything is answered with %s, no check that was to say something is skipped, and none holds',
  async (_what, answer) => {
    const { server, url } = await serve(answer, 0);
    stop = () => server.close();
    const checks = allChecks.filter(({ level }) => level !== 'own');
    const { results } = await runChecks(checks, createClient(url), { seed: 1 });
    expect(results.filter(({ outcome }) => outcome !== 'broken')).toEqual([]);
  },
);

test('A call of which a check needs a response, and which fails, is what is reported', async () => {
  const { send } = await serveShop();
  const failing: Send = async (method, path, payload) => {
    const reply = await send(method, path, payload);
    const isAdd = method === 'POST' && path === '/api/cart';
    return isAdd ? { ...reply, status: 500, isOk: false, text: 'out of paper' } : reply;
  };
  const { results } = await runChecks(named('A removal removes its line'), failing, { seed: 1 });
  expect(results).toMatchObject([
    {
      outcome: 'broken',
      expected: 'POST /api/cart: neither a 5xx nor a redirect',
      came: 'status 500 with out of paper',
    },
  ]);
});

test('Orders without an id in the response are counted among what the run leaves', async () => {
  const { send } = await serveShop();
  const silent: Send = async (method, path, payload) => {
    const reply = await send(method, path, payload);
    return path === '/api/orders' ? { ...reply, text: '' } : reply;
  };
  const checks = allChecks.filter(({ name }) => /^An order of .* is accepted$/.test(name));
  const { leftBehind } = await runChecks(checks, silent, { seed: 1 });
  expect(leftBehind).toEqual(['2 orders that the responses do not name']);
});

test('The cart is put back where a run is interrupted, and the checks that were to come are not made', async () => {
  const { backend, send } = await serveShop();
  await send('POST', '/api/cart', { json: { userId: 6, eventId: 2, quantity: 3 } });
  const interruption = new AbortController();
  const interrupting: Check = {
    group: 'cart',
    level: 'needed',
    name: 'Interrupts while the cart is empty',
    rule: 'R-24',
    async run({ cart }) {
      await cart.empty();
      interruption.abort();
    },
  };
  const { signal } = interruption;
  const { results } = await runChecks([interrupting, ...allChecks], send, { seed: 1, signal });
  expect(results.map(({ outcome }) => outcome)).toEqual(['holds']);
  expect(await cartOf(backend)).toEqual([{ userId: 6, eventId: 2, quantity: 3 }]);
});

test('A cart that was not touched is not written', async () => {
  const { backend, send } = await serveShop();
  await send('POST', '/api/cart', { json: { userId: 6, eventId: 2, quantity: 3 } });
  await runChecks(named('Events are in ascending order'), send, { seed: 1 });
  expect(await backend.database.cart.read((table) => table.all())).toMatchObject([{ id: 1 }]);
});

test('A line that the server no longer takes is named among what the run has changed', async () => {
  const { send } = await serveShop();
  await send('POST', '/api/cart', { json: { userId: 6, artworkId: 2, quantity: 3 } });
  const refusing: Send = async (method, path, payload) => {
    const reply = await send(method, path, payload);
    const isAdd = method === 'POST' && path === '/api/cart';
    return isAdd ? { ...reply, status: 409, isOk: false } : reply;
  };
  const { leftBehind } = await runChecks(named('A sold artwork cannot'), refusing, { seed: 1 });
  expect(leftBehind).toEqual(['lines of its cart not put back: artwork 2 (409)']);
});

test('A bug of the kit itself ends the run, and the cart is put back', async () => {
  const { backend, send } = await serveShop();
  await send('POST', '/api/cart', { json: { userId: 6, eventId: 2, quantity: 3 } });
  const faulty: Check = {
    group: 'cart',
    level: 'needed',
    name: 'Throws what is no breach',
    rule: 'R-24',
    async run({ cart }) {
      await cart.empty();
      throw new TypeError('not a breach');
    },
  };
  await expect(runChecks([faulty], send, { seed: 1 })).rejects.toThrow('not a breach');
  expect(await cartOf(backend)).toEqual([{ userId: 6, eventId: 2, quantity: 3 }]);
});

test('Cookies that the server sets are sent back', async () => {
  const sent: (string | null)[] = [];
  const { server, url } = await serve(async (request) => {
    sent.push(request.headers.get('Cookie'));
    return new Response(null, { status: 204, headers: { 'Set-Cookie': 'session=7; HttpOnly' } });
  }, 0);
  stop = () => server.close();
  const send = createClient(url);
  await send('POST', '/api/auth/login');
  await send('POST', '/api/auth/logout');
  expect(sent).toEqual([null, 'session=7']);
});

test('A connection that the server closes is a breach with the reason', async () => {
  const { server, url } = await serve(async () => Response.error(), 0);
  stop = () => server.close();
  const call = createClient(url)('GET', '/health');
  await expect(call).rejects.toThrow(Breach);
  await expect(call).rejects.toThrow('expected GET /health: a response within 10 s, came none: ');
});
