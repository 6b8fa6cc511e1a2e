// @vitest-environment node
import { expect, test } from 'vitest';
import type { Reply } from './client.ts';
import { unknownIdLike } from './products.ts';
import { isNothing, isTrue, objectOf, rowsOf } from './rows.ts';

const reply = (text: string, status = 200): Reply => ({
  call: 'GET /api/artworks',
  status,
  isOk: status >= 200 && status < 300,
  headers: new Headers(),
  text,
});

test.each([
  ['[]', 200, []],
  ['null', 200, []],
  ['', 204, []],
  ['[{"id": "7"}]', 200, [{ id: '7' }]],
  ['[{"id": 7, "more": null}]', 201, [{ id: 7, more: null }]],
  ['[null, 1, [], {"id": 7}, {"title": "x"}, {"id": " "}, {"id": "7"}]', 200, [{ id: 7 }]],
])('%s with %i is a list, of the rows that have an id of their own', (text, status, rows) => {
  expect(rowsOf(reply(text, status))).toEqual(rows);
});

test.each([
  ['[]', 500, 'an ok status'],
  ['[]', 302, 'an ok status'],
  ['', 200, 'JSON'],
  ['<p>', 200, 'JSON'],
  ['{}', 200, 'a list'],
])('%s with %i is no list of rows', (text, status, expected) => {
  expect(() => rowsOf(reply(text, status))).toThrow(`expected GET /api/artworks: ${expected}, `);
});

test('A list is no object', () => {
  expect(objectOf(reply('{"id": 7}'))).toEqual({ id: 7 });
  expect(() => objectOf(reply('[]'))).toThrow('expected GET /api/artworks: an object, came []');
});

test.each([
  ['anything', 404],
  ['', 204],
  ['', 200],
  ['null', 200],
  ['[]', 200],
  ['{}', 200],
  ['{"message": "Not found"}', 200],
])('%s with %i says that there is no row', (text, status) => {
  expect(isNothing(reply(text, status), (fields) => fields)).toBe(true);
});

test.each([
  ['{"id": 7}', 200],
  ['{}', 500],
  ['', 302],
])('%s with %i does not say so', (text, status) => {
  expect(isNothing(reply(text, status), (fields) => fields)).toBe(false);
});

test.each([true, 1, '1', 'true', 'T', 'Yes', { type: 'Buffer', data: [1] }])(
  '%j is true',
  (value) => {
    expect(isTrue(value)).toBe(true);
  },
);

test.each([false, 0, '0', 'false', null, undefined, '', {}, { type: 'Buffer', data: [0] }])(
  '%j is not',
  (value) => {
    expect(isTrue(value)).toBe(false);
  },
);

test.each<[ids: (number | string)[], unknown: unknown]>([
  [[7, 8], 2_000_000_011],
  [['7'], 2_000_000_011],
  [['3f2504e0-4f89-41d3-9a0c-0305e82c3301'], expect.stringMatching(/^[\da-f]{8}-[\da-f-]{27}$/)],
  [['507f1f77bcf86cd799439011'], '999f9f99bcf99cd999999999'],
  [['no 7', 'no 9'], 'no 9x'],
  [['late-show'], 'late-showx'],
  [[], 2_000_000_011],
])('An id that no row has is beside %j one like %j', (ids, unknown) => {
  expect(unknownIdLike(ids)).toEqual(unknown);
  expect(ids).not.toContain(unknownIdLike(ids));
});
