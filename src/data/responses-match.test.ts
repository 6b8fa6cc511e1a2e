// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { BACKEND_HEADER } from '#src/contract/headers.ts';
import { takeConsoleErrors } from '#src/testing/console-errors.ts';
import { expectMessages } from '#src/testing/console-messages.ts';
import { categoriesQuery } from './catalog.ts';
import { RequestError } from './http.ts';
import { answersMatch, createQueryClient, fingerprintOf, whenAnswered } from './query-client.ts';

const CATEGORIES = '/api/categories';
const EVENTS = '/api/events?upcoming=true';
const categories = [{ id: 1, slug: 'film', name: 'Film', description: 'Short', image: 'f.avif' }];
const events = [
  { id: 1, date: '2026-12-05T19:30' },
  { id: 2, date: '2026-12-13T19:30' },
];
const inTwoMonths = [
  { id: 1, date: '2026-11-28T19:30' },
  { id: 2, date: '2026-12-06T19:30' },
];
const page = {
  answers: {
    [CATEGORIES]: fingerprintOf(categories, false),
    [EVENTS]: fingerprintOf(events, false),
  },
  groupsByMonth: false,
};

const answered = (rows: unknown) =>
  Response.json(rows, { headers: { [BACKEND_HEADER]: 'vernissage' } });

let responses: Record<string, () => Response>;
const network = vi.fn(async (url: string) => responses[url]!());
const unexpected = vi.fn();

beforeEach(() => {
  network.mockClear();
  unexpected.mockClear();
  responses = {
    [CATEGORIES]: () => answered(categories),
    [EVENTS]: () => answered(events),
  };
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('reportError', unexpected);
});

const urls = () => network.mock.calls.map(([url]) => url);

test('the answers that the page shows match; each call is made once, also by the page', async () => {
  const client = createQueryClient();
  expect(await answersMatch(client, page)).toBe(true);
  expect(client.getQueryData([EVENTS])).toEqual(events);
  expect(await client.fetchQuery(categoriesQuery())).toEqual(categories);
  expect(urls()).toEqual([CATEGORIES, EVENTS]);
});

test('a page that shows no responses makes no call', async () => {
  expect(await answersMatch(createQueryClient(), { answers: {}, groupsByMonth: false })).toBe(true);
  expect(urls()).toEqual([]);
});

test('one different answer is no match, and stays for the page that is rendered anew', async () => {
  responses[CATEGORIES] = () => answered([]);
  const client = createQueryClient();
  expect(await answersMatch(client, page)).toBe(false);
  expect(await client.fetchQuery(categoriesQuery())).toEqual([]);
  expect(urls()).toEqual([CATEGORIES, EVENTS]);
});

test('events of other months match where the page does not group by month', async () => {
  responses[EVENTS] = () => answered(inTwoMonths);
  expect(await answersMatch(createQueryClient(), page)).toBe(true);
  const calendar = {
    answers: { [EVENTS]: fingerprintOf(events, true) },
    groupsByMonth: true,
  };
  expect(await answersMatch(createQueryClient(), calendar)).toBe(false);
  responses[EVENTS] = () => answered(events);
  expect(await answersMatch(createQueryClient(), calendar)).toBe(true);
});

test.each([
  ['refused', () => Response.json({ message: 'down' }, { status: 503 })],
  ['unreachable', () => Response.error()],
  [
    'broken',
    () => {
      throw new TypeError('no network');
    },
  ],
])(
  'a call that is %s is no match; it is forgotten, and asked again by the page',
  async (_, fail) => {
    responses[CATEGORIES] = fail;
    const client = createQueryClient();
    expect(await answersMatch(client, page)).toBe(false);
    expect(client.getQueryCache().find({ queryKey: [CATEGORIES] })).toBeUndefined();
    expect(client.getQueryData([EVENTS])).toEqual(events);

    await expect(client.fetchQuery(categoriesQuery())).rejects.toBeInstanceOf(RequestError);
    expect(urls()).toEqual([CATEGORIES, EVENTS, CATEGORIES]);
    expect(unexpected).not.toHaveBeenCalled();
  },
);

test('a response that is not JSON is no match; it is forgotten, and read by the contract when it is asked again', async () => {
  responses[CATEGORIES] = () => new Response('<!doctype html>');
  const client = createQueryClient();
  expect(await answersMatch(client, page)).toBe(false);
  expect(client.getQueryCache().find({ queryKey: [CATEGORIES] })).toBeUndefined();
  await expect(client.fetchQuery(categoriesQuery())).rejects.toMatchObject({ reason: 'unusable' });
  expect(unexpected).not.toHaveBeenCalled();
  expect(takeConsoleErrors()).toHaveLength(1);
});

test('a response of another server is read before it is compared: what differs is no match', async () => {
  responses[CATEGORIES] = () => Response.json(categories.map((row) => ({ ...row, rank: 1 })));
  expect(await answersMatch(createQueryClient(), page)).toBe(true);
  responses[CATEGORIES] = () => Response.json(categories.map((row) => ({ ...row, name: 7 })));
  const client = createQueryClient();
  expect(await answersMatch(client, page)).toBe(false);
  expect(client.getQueryData([CATEGORIES])).toMatchObject([{ name: '7' }]);
  expectMessages(/\[0\].name must be text, 7 came/);
});

test('whenAnswered waits for the last of several calls, and not at all where none is made', async () => {
  const client = createQueryClient();
  await whenAnswered(client);

  const answer: (() => void)[] = [];
  const query = (name: string) => ({
    queryKey: [name],
    queryFn: () => new Promise<null>((resolve) => answer.push(() => resolve(null))),
  });
  void client.prefetchQuery(query('first'));
  void client.prefetchQuery(query('second'));
  const isAnswered = vi.fn();
  const waiting = whenAnswered(client).then(isAnswered);
  await vi.waitFor(() => expect(answer).toHaveLength(2));
  answer[0]!();
  await vi.waitFor(() => expect(client.isFetching()).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isAnswered).not.toHaveBeenCalled();
  answer[1]!();
  await waiting;
  expect(isAnswered).toHaveBeenCalledOnce();
});

test('whenAnswered counts a call that failed as answered', async () => {
  const client = createQueryClient();
  const failing = {
    queryKey: ['failing'],
    queryFn: () => Promise.reject(new Error('no')),
  };
  void client.prefetchQuery(failing);
  await whenAnswered(client);
  expect(client.isFetching()).toBe(0);
});

test('a call that is given up, because other responses are asked for meanwhile, is made again by the page and no issue', async () => {
  const client = createQueryClient();
  const matching = answersMatch(client, page);
  await client.resetQueries({ queryKey: [CATEGORIES] });
  expect(await matching).toBe(false);
  expect(unexpected).not.toHaveBeenCalled();
  expect(client.getQueryData([CATEGORIES])).toBeUndefined();
  expect(await client.fetchQuery(categoriesQuery())).toEqual(categories);
});
