// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { BACKEND_HEADER } from '#src/contract/headers.ts';
import { takeConsoleErrors } from '#src/testing/console-errors.ts';
import type * as Http from './http.ts';
import { isMissing, RequestError, urlOf } from './http.ts';

let holdCallsUntil: typeof Http.holdCallsUntil;
let request: typeof Http.request;
let send: typeof Http.send;

beforeEach(async () => {
  // Each page reports a difference once.
  vi.resetModules();
  ({ holdCallsUntil, request, send } = await import('./http.ts'));
});
afterEach(() => holdCallsUntil(undefined));

const credentials = { username: 'ida', password: 'secret' };
const domainInfo = { domain: 'localhost', status: 'ok' };

/** Answers every call by `respond`. @returns the mock, which records the calls */
function respondWith(respond: (signal: AbortSignal | null | undefined) => Promise<Response>) {
  const fetched = vi.fn((_url: string, init: RequestInit) => respond(init.signal));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

/** A body that is cut off in the middle of its text. */
function cutOff(reason: unknown = new TypeError('network error')) {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"user":{"na'));
      controller.error(reason);
    },
  });
}

const respondingWith = (body: BodyInit | null, init?: ResponseInit) =>
  respondWith(async () => new Response(body, init));

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error('The call did not fail.');
    },
    (error: unknown) => error,
  );

test('An ok response is read', async () => {
  respondingWith(JSON.stringify(domainInfo));
  expect(await request(endpoints.getDomainInfo, {})).toEqual(domainInfo);
});

test('Calls go to the site, or to the origin of its build, with credentials', async () => {
  const fetched = respondingWith(JSON.stringify(domainInfo));
  await request(endpoints.getDomainInfo, {});
  vi.stubEnv('VITE_API_ORIGIN', 'https://api.example');
  // Where only some calls are real, the mock backend's part knows which.
  await request(endpoints.getDomainInfo, {});
  vi.stubEnv('VITE_BACKEND', 'live');
  await request(endpoints.getDomainInfo, {});
  vi.unstubAllEnvs();
  expect(fetched.mock.calls.map(([url, { credentials: sent }]) => [url, sent])).toEqual([
    ['/api/domain-info', 'include'],
    ['/api/domain-info', 'include'],
    ['https://api.example/api/domain-info', 'include'],
  ]);
});

test('A response of the mock backend is not checked again, unless it is no JSON', async () => {
  const headers = { [BACKEND_HEADER]: 'vernissage' };
  respondingWith('{"user":{}}', { headers });
  expect(await request(endpoints.signIn, { body: credentials })).toEqual({ user: {} });
  respondingWith('no JSON', { headers });
  const error = await failureOf(request(endpoints.signIn, { body: credentials }));
  expect(error).toMatchObject({ reason: 'unusable', text: 'no JSON' });
  expect(takeConsoleErrors()).toHaveLength(1);
});

test('A body that a tester has the mock backend send is checked', async () => {
  respondingWith('{"user":{}}', { headers: { [BACKEND_HEADER]: 'overridden' } });
  const error = await failureOf(request(endpoints.signIn, { body: credentials }));
  expect(error).toMatchObject({ reason: 'unusable', text: '{"user":{}}' });
  expect(takeConsoleErrors()).toHaveLength(1);
});

test('A response that cannot be read because the code for it does not come is unreachable', async () => {
  respondingWith('{}');
  vi.doMock('./read-response.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  expect(await failureOf(request(endpoints.getDomainInfo, {}))).toMatchObject({
    reason: 'unreachable',
  });
  vi.doUnmock('./read-response.ts');
});

test('The message of a refusal is its status and body text', async () => {
  respondingWith('{"message":"Cart is locked"}', { status: 423, statusText: 'Locked' });
  const error = await failureOf(request(endpoints.getDomainInfo, {}));
  expect(error).toHaveProperty('name', 'RequestError');
  expect(error).toMatchObject({
    name: 'RequestError',
    reason: 'refused',
    message: '423: {"message":"Cart is locked"}',
    status: 423,
    text: '{"message":"Cart is locked"}',
  });
});

test('The message of a refusal without a body is its status and status text', async () => {
  respondingWith(null, { status: 503, statusText: 'Service Unavailable' });
  expect(await failureOf(send(endpoints.signOut, {}))).toMatchObject({
    reason: 'refused',
    message: '503: Service Unavailable',
    text: '',
  });
});

test('The message of a refusal with a page has its status text, in development what may be missing', async () => {
  const init = { status: 404, statusText: 'Not Found' };
  respondingWith('\n<!doctype html><title>Shop</title>', init);
  expect(await failureOf(send(endpoints.signOut, {}))).toMatchObject({
    reason: 'refused',
    message: '404: text/html came, is a proxy missing?',
  });
  vi.stubEnv('DEV', false);
  for (const statusText of ['Not Found', '']) {
    respondingWith('<html></html>', { status: 404, statusText });
    const { message } = (await failureOf(send(endpoints.signOut, {}))) as RequestError;
    expect(message).toBe(`404: ${statusText || 'text/html'}`);
  }
  vi.unstubAllEnvs();
  expect(takeConsoleErrors()).toEqual([
    'POST /api/auth/logout: 404, text/html came, is a proxy missing?',
  ]);
});

test.each([
  ['no JSON', 'it is not JSON'],
  ['{"user":{}}', 'user.username is required'],
  ['', 'it is not JSON'],
])('The ok response %j does not match the contract and is unusable', async (text, issue) => {
  respondingWith(text);
  vi.stubEnv('DEV', false);
  const error = await failureOf(request(endpoints.signIn, { body: credentials }));
  expect(error).toMatchObject({
    name: 'RequestError',
    reason: 'unusable',
    message: `200: the response of POST /api/auth/login cannot be used: ${issue}`,
    status: 200,
    text,
    cause: { name: '$ZodError' },
  });
  vi.unstubAllEnvs();
  takeConsoleErrors();
});

test('A call without a response is unreachable, with the network’s message', async () => {
  const broken = new TypeError('Failed to fetch');
  respondWith(() => Promise.reject(broken));
  const error = await failureOf(request(endpoints.getDomainInfo, {}));
  expect(error).toMatchObject({
    name: 'RequestError',
    reason: 'unreachable',
    message: 'Failed to fetch',
    status: 0,
    text: '',
    cause: broken,
  });
});

test('A rejection with a value that is not an Error is unreachable, with its text', async () => {
  respondWith(() => Promise.reject('offline' as unknown as Error));
  const error = await failureOf(request(endpoints.getDomainInfo, {}));
  expect(error).toMatchObject({ reason: 'unreachable', message: 'offline' });
});

test.each([200, 401])('A body that is cut off after status %i is unreachable', async (status) => {
  respondingWith(cutOff(), { status });
  const error = await failureOf(request(endpoints.signIn, { body: credentials }));
  expect(error).toHaveProperty('name', 'RequestError');
  expect(error).toMatchObject({
    reason: 'unreachable',
    message: 'network error',
    status,
    text: '',
    cause: { name: 'TypeError' },
  });
});

test('A refusal of send whose body is cut off is unreachable', async () => {
  respondingWith(cutOff(), { status: 500 });
  const error = await failureOf(send(endpoints.signOut, {}));
  expect(error).toMatchObject({ name: 'RequestError', reason: 'unreachable', status: 500 });
});

test('send resolves with the ok status, whatever happens to the body', async () => {
  for (const body of [cutOff(), new ReadableStream()]) {
    respondingWith(body);
    expect(await send(endpoints.signOut, {})).toBeUndefined();
  }
});

test('An abort before the response rejects with its own reason', async () => {
  const { controller, aborted } = abortable();
  const fetched = respondWith(
    (signal) =>
      new Promise((_, reject) =>
        signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
      ),
  );
  const failure = failureOf(request(endpoints.getDomainInfo, { signal: controller.signal }));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  controller.abort(aborted);
  expect(await failure).toBe(aborted);
});

test.each([200, 500])(
  'An abort while the body of a %i arrives rejects with its own reason',
  async (status) => {
    const { controller, aborted } = abortable();
    let cutOffBody!: () => void;
    const body = new ReadableStream({
      start: (stream) => void (cutOffBody = () => stream.error(aborted)),
    });
    respondingWith(body, { status });
    const failure = failureOf(request(endpoints.getDomainInfo, { signal: controller.signal }));
    controller.abort(aborted);
    cutOffBody();
    expect(await failure).toBe(aborted);
  },
);

function abortable() {
  return { controller: new AbortController(), aborted: new DOMException('Left', 'AbortError') };
}

test('No call is made before the backend is ready', async () => {
  const fetched = respondingWith('{}');
  let open!: () => void;
  holdCallsUntil(() => new Promise<void>((resolve) => void (open = resolve)));
  const sent = send(endpoints.signOut, {});
  const requested = request(endpoints.getDomainInfo, {});
  await new Promise((resolve) => setImmediate(resolve));
  expect(fetched).not.toHaveBeenCalled();

  open();
  await Promise.all([sent, requested]);
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/auth/logout', '/api/domain-info']);
});

test('If the backend fails to start, every call fails without a request', async () => {
  const fetched = respondingWith('{}');
  const broken = new Error('The collection is unsound');
  holdCallsUntil(() => Promise.reject(broken));
  for (const call of [
    () => send(endpoints.signOut, {}),
    () => request(endpoints.getDomainInfo, {}),
  ]) {
    const error = await failureOf(call());
    expect(error).toHaveProperty('name', 'RequestError');
    expect(error).toMatchObject({
      reason: 'unreachable',
      message: 'The collection is unsound',
      status: 0,
      cause: broken,
    });
  }
  expect(fetched).not.toHaveBeenCalled();
});

test('An abort while the backend starts rejects with its own reason', async () => {
  const { controller, aborted } = abortable();
  holdCallsUntil(() => Promise.reject(new Error('The collection is unsound')));
  const failure = failureOf(request(endpoints.getDomainInfo, { signal: controller.signal }));
  controller.abort(aborted);
  expect(await failure).toBe(aborted);
});

test.each(Object.entries(endpoints))(
  '%s is fetched with its method, cookies and abort signal',
  async (_, endpoint) => {
    const fetched = respondingWith('{}', { headers: { [BACKEND_HEADER]: 'vernissage' } });
    const { signal } = new AbortController();
    await request(endpoint as typeof endpoints.getDomainInfo, { signal }).catch(() => {});
    const [, init] = fetched.mock.calls[0]!;
    expect(init).toMatchObject({ method: endpoint.method, credentials: 'include' });
    expect(init.signal).toBe(signal);
  },
);

test('A body is sent as JSON with its content type and the headers of the call', async () => {
  const fetched = respondingWith('');
  const body = { username: 'ida', password: 'secret' };
  await send(endpoints.signIn, { body, headers: { 'Idempotency-Key': 'k' } });
  expect(fetched.mock.calls).toEqual([
    [
      '/api/auth/login',
      {
        method: 'POST',
        credentials: 'include',
        headers: { 'Idempotency-Key': 'k', 'Content-Type': 'application/json' },
        body: '{"username":"ida","password":"secret"}',
      },
    ],
  ]);
});

test('A call without a body has no content type', async () => {
  const fetched = respondingWith('');
  await send(endpoints.signOut, {});
  expect(fetched.mock.calls).toEqual([
    ['/api/auth/logout', { method: 'POST', credentials: 'include', headers: {} }],
  ]);
});

test('A body that cannot be serialised rejects with that error, not as unreachable', async () => {
  const fetched = respondingWith('');
  const body = { username: 'ida', password: 1n } as never;
  expect(await failureOf(send(endpoints.signIn, { body }))).toBeInstanceOf(TypeError);
  expect(fetched).not.toHaveBeenCalled();
});

test('A URL has escaped path segments and no undefined parameters', () => {
  expect(urlOf(endpoints.getCart, { params: { userId: 6 } })).toBe('/api/cart/6');
  expect(urlOf(endpoints.getCart, { params: { userId: '6/7?' } })).toBe('/api/cart/6%2F7%3F');
  expect(urlOf(endpoints.getArtworks)).toBe('/api/artworks');
  expect(urlOf(endpoints.getEvents, { query: { upcoming: true, categoryId: undefined } })).toBe(
    '/api/events?upcoming=true',
  );
  expect(urlOf(endpoints.getEvents, { query: { upcoming: false, categoryId: 3 } })).toBe(
    '/api/events?upcoming=false&categoryId=3',
  );
});

test.each([
  [true, 'a 404', new RequestError('refused', '', { status: 404, text: 'gone' })],
  [true, 'a 410', new RequestError('refused', '', { status: 410, text: 'gone' })],
  [
    true,
    'a 404 whose body was cut off',
    new RequestError('unreachable', '', { status: 404, text: '' }),
  ],
  [
    true,
    'an ok response without content',
    new RequestError('missing', '', { status: 200, text: '' }),
  ],
  [false, 'an unusable response', new RequestError('unusable', '', { status: 200, text: '[]' })],
  [false, 'a refusal without a body', new RequestError('refused', '', { status: 500, text: '' })],
  [false, 'a network error', new RequestError('unreachable', '', { status: 0, text: '' })],
  [false, 'any other error', Object.assign(new Error(), { status: 404 })],
])('isMissing is %s for %s', (expected, _, error) => {
  expect(isMissing(error)).toBe(expected);
});
