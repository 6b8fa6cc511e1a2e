// @vitest-environment node
import { expect, test } from 'vitest';
import { parseOverride } from '#mocks/demo/state/override.ts';
import { toOverride } from '#mocks/demo/state/response-options.ts';
import { DEMO_PARAMETERS } from '#src/site/page-parameters.ts';
import {
  CallFinder,
  callOf,
  overrideText,
  type LoggedCall,
  type ResponseOptions,
  STATE_PARAMETERS,
} from './calls.ts';

const logged = (id: number, name: string, status = 200): LoggedCall => {
  const [method = '', path = ''] = name.split(' ');
  return { id, method, path, status, request: '', response: `{"id":${id}}` };
};

const log = {
  page: 1,
  calls: [
    logged(1, 'GET /api/cart/6'),
    logged(2, 'POST /api/cart', 201),
    logged(3, 'GET /api/cart/6'),
    logged(4, 'GET /api/artworks?categoryId=3'),
  ],
};

const idOf = (found: ReturnType<CallFinder['find']>) => found?.response;

test('Calls are found in their order, each once', () => {
  const finder = new CallFinder();
  expect(idOf(finder.find('GET /api/cart/6', log))).toEqual({ id: 1 });
  expect(idOf(finder.find('GET /api/cart/:userId', log))).toEqual({ id: 3 });
  expect(finder.find('GET /api/cart/6', log)).toBeUndefined();
});

test('A call before the one that was waited for is not found', () => {
  const finder = new CallFinder();
  expect(idOf(finder.find('POST /api/cart', log))).toEqual({ id: 2 });
  expect(idOf(finder.find('/api/cart/6', log))).toEqual({ id: 3 });
  expect(finder.find('POST /api/cart', log)).toBeUndefined();
});

test('On another page all calls are new', () => {
  const finder = new CallFinder();
  finder.find('GET /api/artworks', log);
  expect(idOf(finder.find('GET /api/cart/6', { ...log, page: 2 }))).toEqual({ id: 1 });
});

test('A query counts where the name has one', () => {
  const find = (name: string) => new CallFinder().find(name, log)?.path;
  expect(find('GET /api/artworks')).toBe('/api/artworks?categoryId=3');
  expect(find('GET /api/artworks?categoryId=3')).toBe('/api/artworks?categoryId=3');
  expect(find('GET /api/artworks?categoryId=1')).toBeUndefined();
  expect(find('GET /api/artworks/:id')).toBeUndefined();
});

test('A wait that was in vain says what was answered since', () => {
  const finder = new CallFinder();
  expect(finder.missing('PUT /api/cart/1', { page: 1, calls: [] })).toBe(
    'PUT /api/cart/1 has not been answered. Answered on this page so far: nothing.',
  );
  finder.find('POST /api/cart', log);
  expect(finder.missing('PUT /api/cart/1', log)).toBe(
    'PUT /api/cart/1 has not been answered. Answered since the last call waited for: GET /api/cart/6 200, GET /api/artworks?categoryId=3 200.',
  );
  expect(() => finder.find('api/cart', log)).toThrow('"api/cart" is not a call.');
});

test('Bodies are values; one that the log has cut is the beginning of its text', () => {
  const { request, response } = callOf({ ...logged(1, 'POST /api/cart'), response: '[{"id":1},…' });
  expect(request).toBeUndefined();
  expect(response).toBe('[{"id":1},…');
});

test.each<[ResponseOptions, string]>([
  [{ status: 503 }, 'GET /api/artists:503'],
  [{ body: [] }, 'GET /api/artists:200 body []'],
  [{ body: 'a, b' }, 'GET /api/artists:200 body a, b'],
  [{ status: 204 }, 'GET /api/artists:204 body '],
  [{ delay: '800±200', times: 2 }, 'GET /api/artists:as-is 2x latency 800±200'],
  [{ status: 429, headers: { Via: 'a, b' } }, 'GET /api/artists:429 header "Via: a, b"'],
])('The response %j is the override %s, for the console too', (response, text) => {
  const written = overrideText('GET /api/artists', response);
  expect(written).toBe(text);
  expect(parseOverride(written)).toEqual(toOverride('GET /api/artists', response));
});

test('The kit waits for a state wherever the site reads one from an address', () => {
  expect(STATE_PARAMETERS).toEqual(DEMO_PARAMETERS);
});
