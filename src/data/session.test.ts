import { cleanup, renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { takeConsoleErrors } from '#src/testing/console-errors.ts';
import { openPage, type Page } from '#src/testing/open-page.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { freshBackend, server, type TestBackend } from '#mocks/node.ts';

let backend: TestBackend;
const pages: Page[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

beforeEach(async () => {
  backend = await freshBackend({ collection: smallShop, clock: noon });
});

afterEach(() => {
  cleanup();
  for (const { toast } of pages.splice(0)) toast.clearNotices();
});

const demo = { username: 'demo', password: 'demo1234' };
const ida = { username: 'ida', email: 'ida@example.com', password: 'secret' };
const mona = { id: 9, username: 'mona', email: 'mona@louvre.example', role: 'customer' };

async function openTab() {
  const page = await openPage();
  pages.push(page);
  const session = () => page.useSession.getState();
  session().restore();
  return { ...page, session, username: () => session().user?.username };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

function noticeOf({ toast }: Tab) {
  const { result } = renderHook(() => toast.useNotice(false));
  const notice = result.current;
  return notice && `${notice.title}: ${notice.description}`;
}

/** The event other tabs get for a change to local storage; the key is null if all of it was cleared. */
const dispatchStorageEvent = (key: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key }));

test('Signing in stores the user for the next page', async () => {
  const tab = await openTab();
  expect(tab.username()).toBeUndefined();
  expect(await tab.session().signIn(demo)).toBeUndefined();
  expect(tab.username()).toBe('demo');
  expect(noticeOf(tab)).toBe('Welcome back!: You have successfully logged in.');
  expect(JSON.parse(localStorage.getItem('user')!)).toEqual(tab.session().user);
  expect((await openTab()).session().user).toEqual(tab.session().user);
});

test('A username with surrounding spaces signs in the same user', async () => {
  const tab = await openTab();
  expect(await tab.session().signIn({ ...demo, username: ' Demo ' })).toBeUndefined();
  expect(tab.username()).toBe('demo');
});

test('A username with surrounding spaces is already taken', async () => {
  const tab = await openTab();
  expect(await tab.session().register({ ...ida, username: ' demo ' })).toMatchObject({
    description: 'Username already exists',
  });
  expect(noticeOf(tab)).toBe('Registration failed: Username already exists');
});

test('Signing out removes the stored user', async () => {
  const tab = await openTab();
  await tab.session().signIn(demo);
  tab.toast.clearNotices();
  await tab.session().signOut();
  expect(tab.session().user).toBeUndefined();
  expect(localStorage).toHaveLength(0);
  expect(noticeOf(tab)).toBe('Logged out: You have been successfully logged out.');
  expect(backend.calls().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/auth/login',
    'POST /api/auth/logout',
  ]);
});

test.each([500, 'network'] as const)(
  'A sign-out that fails with %s signs out on the client',
  async (failure) => {
    localStorage.setItem('user', JSON.stringify(mona));
    const tab = await openTab();
    backend.conditions.set(endpoints.signOut, { failure });
    await tab.session().signOut();
    expect(tab.session().user).toBeUndefined();
    expect(localStorage).toHaveLength(0);
    expect(noticeOf(tab)).toBe('Logged out: You have been successfully logged out.');
  },
);

test('Signing in and out in one tab does so in the other', async () => {
  const first = await openTab();
  const second = await openTab();
  await first.session().signIn(demo);
  dispatchStorageEvent('user');
  expect(second.username()).toBe('demo');

  await second.session().signOut();
  dispatchStorageEvent('user');
  expect(first.session().user).toBeUndefined();
});

test('Clearing local storage signs out, and a change to another key does not', async () => {
  localStorage.setItem('user', JSON.stringify(mona));
  const tab = await openTab();
  localStorage.removeItem('user');
  dispatchStorageEvent('theme');
  expect(tab.username()).toBe('mona');
  dispatchStorageEvent(null);
  expect(tab.session().user).toBeUndefined();
});

test.each(['no JSON', 'null', '{"email":"mona@louvre.example"}', '"mona"'])(
  'R-38: the stored value %s is discarded',
  async (text) => {
    localStorage.setItem('user', text);
    expect((await openTab()).session().user).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  },
);

test('Without a stored user nobody is signed in, and nothing is removed from storage', async () => {
  const removeItem = vi.spyOn(Storage.prototype, 'removeItem');
  expect((await openTab()).session().user).toBeUndefined();
  expect(removeItem).not.toHaveBeenCalled();
});

test('With blocked storage the session lasts as long as the page', async () => {
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(blocked);
  }
  const tab = await openTab();
  expect(await tab.session().signIn(demo)).toBeUndefined();
  expect(tab.username()).toBe('demo');
  expect((await openTab()).session().user).toBeUndefined();
  await tab.session().signOut();
  expect(tab.session().user).toBeUndefined();
});

test.each([
  ['wrong credentials', 401, 'Invalid username or password.'],
  ['a network error', 'network', 'Could not connect to the server. Please try again.'],
] as const)(
  'A sign-in with %s shows a toast, and nobody is signed in',
  async (_, failure, description) => {
    const tab = await openTab();
    backend.conditions.set(endpoints.signIn, { failure });
    expect(await tab.session().signIn(demo)).toMatchObject({ tone: 'destructive' });
    expect(tab.session().user).toBeUndefined();
    expect(localStorage).toHaveLength(0);
    expect(noticeOf(tab)).toBe(`Login failed: ${description}`);
  },
);

test('A sign-in with an unusable response shows a toast', async () => {
  const tab = await openTab();
  server.use(http.post('/api/auth/login', () => HttpResponse.json({})));
  expect(await tab.session().signIn(demo)).toMatchObject({ tone: 'destructive' });
  expect(noticeOf(tab)).toBe('Login failed: An error occurred during login.');
  expect(takeConsoleErrors()).toEqual(['POST /api/auth/login: user is required']);
});

test('An account is registered as a customer and not signed in', async () => {
  const tab = await openTab();
  expect(await tab.session().register(ida)).toBeUndefined();
  expect(tab.session().user).toBeUndefined();
  expect(noticeOf(tab)).toBe(
    'Registration successful: Your account has been created. You can now log in.',
  );
  expect(backend.calls().map(({ request }) => request)).toEqual([
    '{"username":"ida","email":"ida@example.com","password":"***","role":"customer"}',
  ]);
});

test.each([
  ['{"message":"Username already exists"}', 'Username already exists'],
  ['{"message":""}', 'Could not create your account'],
  ['{"message":7}', 'Could not create your account'],
  ['<p>Conflict</p>', 'Could not create your account'],
  ['', 'Could not create your account'],
])('A registration refused with %j shows a toast', async (body, description) => {
  const tab = await openTab();
  server.use(http.post('/api/users', () => new HttpResponse(body, { status: 409 })));
  expect(await tab.session().register(ida)).toMatchObject({ tone: 'destructive' });
  expect(noticeOf(tab)).toBe(`Registration failed: ${description}`);
  expect(takeConsoleErrors()).toHaveLength(body.startsWith('<') ? 1 : 0);
});

test('A registration with a network error shows a toast', async () => {
  const tab = await openTab();
  backend.conditions.set(endpoints.registerUser, { failure: 'network' });
  expect(await tab.session().register(ida)).toMatchObject({ tone: 'destructive' });
  expect(noticeOf(tab)).toBe(
    'Registration failed: Could not connect to the server. Please try again.',
  );
});

test.each([
  [
    'sign-in',
    ({ session }: Tab) => session().signIn({ username: 1n as never, password: 'x' }),
    'Login failed: An error occurred during login.',
  ],
  [
    'registration',
    ({ session }: Tab) => session().register({ ...ida, username: 1n as never }),
    'Registration failed: An error occurred during registration.',
  ],
] as const)('A program error during %s shows a toast and is reported', async (_, act, notice) => {
  vi.mocked(console.error).mockImplementation(() => {});
  const tab = await openTab();
  expect(await act(tab)).toMatchObject({ tone: 'destructive' });
  expect(noticeOf(tab)).toBe(notice);
  expect(vi.mocked(console.error).mock.calls).toEqual([[expect.any(TypeError)]]);
  vi.mocked(console.error).mockClear();
});

test('A program error during sign-out signs out on the client and is reported', async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  localStorage.setItem('user', JSON.stringify(mona));
  const tab = await openTab();
  vi.stubGlobal('fetch', () => {
    throw new TypeError('no function');
  });
  await tab.session().signOut();
  expect(tab.session().user).toBeUndefined();
  expect(vi.mocked(console.error).mock.calls).toEqual([[expect.any(TypeError)]]);
  vi.mocked(console.error).mockClear();
});

test('In a demo state nobody is shown as signed in until the backend has started, elsewhere at once', async () => {
  localStorage.setItem('user', JSON.stringify(mona));
  const name = ({ useSession }: Page) => useSession.getState().user?.username;
  const ordinary = await openPage();
  void ordinary.restoreSession(() => new Promise(() => {}));
  expect(name(ordinary)).toBe('mona');

  history.replaceState(null, '', '/?scenario=signed-in');
  const staged = await openPage();
  let start!: () => void;
  const restored = staged.restoreSession(() => new Promise<void>((resolve) => (start = resolve)));
  expect(name(staged)).toBeUndefined();
  localStorage.setItem('user', JSON.stringify({ ...mona, username: 'ada' }));
  start();
  await restored;
  expect(name(staged)).toBe('ada');

  const failing = await openPage();
  await failing.restoreSession(() => Promise.reject(new Error('no backend')));
  expect(name(failing)).toBe('ada');
  history.replaceState(null, '', '/');
});
