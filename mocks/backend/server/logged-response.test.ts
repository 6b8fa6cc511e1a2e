// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { CallLog, KEPT_CHARACTERS, MOST_ROWS } from './call-log.ts';
import { isCut, loggedResponse } from './logged-response.ts';

let log: CallLog;
beforeEach(() => {
  log = new CallLog();
});

/** Logs a call that was answered with a body, and reads its response. */
function answeredWith(response: unknown, responseHeaders?: Headers) {
  log.add({
    at: '',
    method: 'GET',
    path: '/',
    status: 200,
    milliseconds: 1,
    request: undefined,
    response,
    ...(responseHeaders && { responseHeaders }),
  });
  return loggedResponse(log, log.calls.at(-1)!);
}

const rows = (length: number) => Array.from({ length }, (_, index) => index);

test('A response has its headers and its body, secrets masked', () => {
  const headers = new Headers({ 'Set-Cookie': 'session=hush', ETag: '"7"' });
  expect(answeredWith({ id: 7, password: 'hush' }, headers)).toEqual({
    headers: { etag: '"7"', 'set-cookie': '***' },
    value: { id: 7, password: '***' },
    isWhole: true,
  });
});

test('A response without headers and body has none', () => {
  expect(answeredWith(undefined)).toEqual({ headers: {}, value: undefined, isWhole: true });
});

test('A body is given in full where the log shows only its beginning', () => {
  const text = 'x'.repeat(KEPT_CHARACTERS + 1);
  expect(answeredWith({ text })).toEqual({ headers: {}, value: { text }, isWhole: true });
});

test.each([
  ['a list of fewer rows than the log keeps', true, rows(MOST_ROWS - 1)],
  ['a list of as many rows', false, rows(MOST_ROWS)],
  ['a list of as many rows in a field', false, { total: 5_000, artworks: rows(MOST_ROWS) }],
  ['a short list in a field', true, { total: 2, artworks: rows(2) }],
  ['a text of as many characters', true, 'x'.repeat(MOST_ROWS)],
  ['a text of as many characters in a field', true, { text: 'x'.repeat(MOST_ROWS) }],
  ['null', true, null],
])('%s is known to be whole: %s', (_, isWhole, body) => {
  expect(answeredWith(body)).toEqual({ headers: {}, value: body, isWhole });
});

test('A list of more rows than the log keeps ends with the last one that it keeps', () => {
  expect(answeredWith(rows(MOST_ROWS + 1))).toMatchObject({
    value: rows(MOST_ROWS),
    isWhole: false,
  });
});

test('A call of another log has no response', () => {
  answeredWith({ id: 7 });
  expect(loggedResponse(new CallLog(), log.calls[0]!)).toEqual({
    headers: {},
    value: undefined,
    isWhole: true,
  });
});

test('A text is cut where it is longer than what the log shows', () => {
  expect(isCut('x'.repeat(KEPT_CHARACTERS))).toBe(false);
  expect(isCut('x'.repeat(KEPT_CHARACTERS + 1))).toBe(true);
});
