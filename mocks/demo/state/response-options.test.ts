// @vitest-environment node
import { expect, test } from 'vitest';
import { formatOverride } from './override.ts';
import { toOverride, type ResponseOverride } from './response-options.ts';

const cyclic: unknown[] = [];
cyclic.push(cyclic);

test.each<[ResponseOverride, string]>([
  [{ body: [] }, 'GET /health:200 body []'],
  [{ body: { a: [1, null] } }, 'GET /health:200 body {"a":[1,null]}'],
  [{ body: null }, 'GET /health:200 body null'],
  [{ body: 0 }, 'GET /health:200 body 0'],
  [{ body: '' }, 'GET /health:200 body'],
  [{ body: 'Closed, sorry' }, 'GET /health:200 body Closed, sorry'],
  [{ body: '"Closed"' }, 'GET /health:200 body "Closed"'],
  [{ status: 204 }, 'GET /health:204 body'],
  [{ status: 500 }, 'GET /health:500'],
  [{ status: 429, body: { message: 'Slow down' } }, 'GET /health:429 body {"message":"Slow down"}'],
  [
    { headers: { 'Retry-After': '60', Via: 'a, b' } },
    'GET /health:as-is header Retry-After:60 header "Via: a, b"',
  ],
  [{ delay: 3000 }, 'GET /health:as-is latency 3000'],
  [{ status: 503, delay: '800±200', times: 1 }, 'GET /health:503 once latency 800±200'],
  [{ times: 2, body: [], headers: {} }, 'GET /health:200 2x body []'],
  [{}, 'GET /health:as-is'],
])('A response %j reads %s as an override', (response, text) => {
  expect(formatOverride(toOverride('GET /health', response))).toBe(text);
});

test('A response of every call is asked for with *', () => {
  expect(formatOverride(toOverride('*', { status: 503 }))).toBe('*:503');
});

test.each<[unknown, string]>([
  [{ status: 99 }, 'status must be a whole number from 200 to 599, but is 99.'],
  [{ status: '500' }, 'status must be a whole number from 200 to 599, but is "500".'],
  [{ body: () => [] }, 'body must be a text, or a value that JSON has, but is () => [].'],
  [{ body: cyclic }, 'body must be a text, or a value that JSON has, but is '],
  [
    { headers: ['X-Trace: 7'] },
    'headers must be an object of texts: { "Retry-After": "60" }, but is ["X-Trace: 7"].',
  ],
  [{ headers: { 'Retry-After': 60 } }, 'headers must be an object of texts'],
  [{ headers: { 'Sp ace': '1' } }, 'headers must be an object of texts'],
  [{ delay: 'long' }, 'delay must be milliseconds: 800 or "800±200", but is "long".'],
  [{ delay: -1 }, 'delay must be milliseconds'],
  [{ times: 0 }, 'times must be a whole number from 1, but is 0.'],
  [
    { statuss: 500 },
    '"statuss" is not a field of a response. There are: status, body, headers, delay, times.',
  ],
  [undefined, 'A response is an object with status, body, headers, delay, times, or null'],
  [500, 'A response is an object with status, body, headers, delay, times, or null'],
])('A response %j is refused', (response, message) => {
  expect(() => toOverride('GET /health', response as ResponseOverride)).toThrow(message);
});
