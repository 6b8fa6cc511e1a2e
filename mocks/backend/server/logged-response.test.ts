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
  ['a list of fewer rows than the log holds', rows(MOST_ROWS - 1), true],
  ['a list of as many', rows(MOST_ROWS), false],
  ['a list in a field', { total: 5_000, artworks: rows(MOST_ROWS) }, false],
  ['a short list in a field', { total: 2, artworks: rows(2) }, true],
  ['a text of as many characters', 'x'.repeat(MOST_ROWS), true],
  ['a field with a text of as many characters', { text: 'x'.repeat(MOST_ROWS) }, true],
  ['null', null, true],
])('%s: is it whole?', (_, body, isWhole) => {
  expect(answeredWith(body).isWhole).toBe(isWhole);
  expect(answeredWith(body).value).toEqual(body);
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
