// @vitest-environment node
import { expect, test } from 'vitest';
import { failureText } from './failure-text.ts';
import { RequestError } from './http.ts';

const refusal = (text: string, shown = text) =>
  new RequestError('refused', `410: ${shown}`, { status: 410, text });

test.each([
  [refusal('{"message":"The sale is over"}'), '410: The sale is over'],
  [refusal(' [{"code":7}]'), '410'],
  [refusal('{"error":{"stack":"at '), '410'],
  [refusal('The sale is over'), '410: The sale is over'],
  [refusal('', 'Gone'), '410: Gone'],
  [refusal('<html>', 'Gone'), '410: Gone'],
  [
    new RequestError('unusable', '200: the response cannot be used', { status: 200, text: '{}' }),
    '200: the response cannot be used',
  ],
  [new TypeError('Failed to fetch'), 'Failed to fetch'],
])('R-18: of %j a visitor reads %j', (error, expected) => {
  expect(failureText(error)).toBe(expected);
});
