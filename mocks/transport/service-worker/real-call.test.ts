// @vitest-environment node
import { expect, test } from 'vitest';
import { isMarked, markedHeaders, withoutMark } from './real-call.ts';

const address = 'http://shop.example/api/cart';

test('The worker knows the calls of a real server by a mark, which it takes off', async () => {
  const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer mine' };
  const made = new Request(address, { method: 'POST', headers, body: '{"quantity":2}' });
  const marked = new Request(made, { headers: markedHeaders(made.headers) });
  expect([isMarked(made), isMarked(marked)]).toEqual([false, true]);
  const sent = withoutMark(marked);
  expect(Object.fromEntries(sent.headers)).toEqual({
    accept: '*/*',
    authorization: 'Bearer mine',
    'content-type': 'application/json',
  });
  expect([sent.method, await sent.text()]).toEqual(['POST', '{"quantity":2}']);
});

test('What a call says that it accepts stays', () => {
  const headers = markedHeaders(new Headers({ Accept: 'application/json' }));
  expect(withoutMark(new Request(address, { headers })).headers.get('Accept')).toBe(
    'application/json',
  );
});
