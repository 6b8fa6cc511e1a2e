// @vitest-environment node
import { expect, test } from 'vitest';
import { serverMessage } from './server-message.ts';

const TAKEN = 'Username already exists';

test.each([
  { message: TAKEN },
  { error: TAKEN },
  { error: { message: TAKEN } },
  { errors: [{ message: TAKEN, path: ['username'] }] },
  { errors: [TAKEN] },
  { errors: [{ msg: TAKEN }] },
  { message: [TAKEN, 'Email is short'], error: 'Bad Request', statusCode: 400 },
  { type: 'about:blank', title: 'Conflict', status: 409, detail: TAKEN },
  { detail: [{ msg: TAKEN }] },
  { title: TAKEN, status: 409 },
  [TAKEN],
  TAKEN,
])('R-36: the message is found in %j', (body) => {
  expect(serverMessage(JSON.stringify(body))).toBe(TAKEN);
});

test('A short plain text is the message', () => {
  expect(serverMessage(` ${TAKEN}\n`)).toBe(TAKEN);
});

test.each([
  '',
  '  ',
  '{}',
  'null',
  '7',
  '{"message":""}',
  '{"message":7}',
  '{"message":"<p>Conflict</p>"}',
  '<!doctype html><p>Conflict</p>',
  '{"message":"broken',
  '[{"message":"broken',
  'x'.repeat(301),
])('There is no message for a person in %j', (text) => {
  expect(serverMessage(text)).toBeUndefined();
});
