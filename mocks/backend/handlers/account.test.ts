// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Backend } from '#mocks/backend/create-backend.ts';
import { openPasswords } from '#mocks/backend/db/passwords.ts';
import { freshBackend, server } from '#mocks/node.ts';
import { call } from '#src/testing/call.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';

let backend: Backend;
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(async () => {
  backend = await freshBackend({ collection: smallShop, clock: noon });
});
afterAll(() => server.close());

const mona = {
  username: 'mona',
  email: 'mona@louvre.example',
  password: 'smile',
  role: 'customer',
};

test('A registered user can sign in', async () => {
  const registered = await call('POST', '/api/users', mona);
  const user = { id: 2, username: 'mona', email: 'mona@louvre.example', role: 'customer' };
  expect(registered).toMatchObject({ status: 201 });
  expect(registered.body).toEqual(user);
  const signedIn = await call('POST', '/api/auth/login', { username: 'mona', password: 'smile' });
  expect(signedIn).toMatchObject({ status: 200 });
  expect(signedIn.body).toEqual({ user });
});

test('The seeded account can sign in', async () => {
  const signedIn = await call('POST', '/api/auth/login', {
    username: 'demo',
    password: 'demo1234',
  });
  expect(signedIn).toMatchObject({
    status: 200,
    body: { user: { username: 'demo', role: 'customer' } },
  });
});

test('An unknown username and a wrong password get the same message', async () => {
  await call('POST', '/api/users', mona);
  const refused = { status: 401, body: { message: 'Invalid username or password' } };
  for (const credentials of [
    { username: 'nobody', password: 'smile' },
    { username: 'mona', password: 'Smile' },
    { username: 'mona@louvre.example', password: 'smile' },
    { username: '__proto__', password: 'smile' },
  ]) {
    expect(await call('POST', '/api/auth/login', credentials)).toMatchObject(refused);
  }
});

test('A username or email that differs only in case or spaces is taken', async () => {
  await call('POST', '/api/users', mona);
  expect(await call('POST', '/api/users', { ...mona, username: ' MONA ' })).toMatchObject({
    status: 409,
    body: { message: 'Username already exists' },
  });
  const namesake = { ...mona, username: 'lisa', email: 'Mona@Louvre.example' };
  expect(await call('POST', '/api/users', namesake)).toMatchObject({
    status: 409,
    body: { message: 'Email already exists' },
  });
  expect(await call('POST', '/api/users', { ...mona, username: 'Demo' })).toMatchObject({
    status: 409,
  });
});

test('A username is stored without surrounding spaces, and signs in with or without them', async () => {
  const registered = await call('POST', '/api/users', { ...mona, username: '  Mona Lisa\t' });
  expect(registered).toMatchObject({ status: 201, body: { username: 'Mona Lisa' } });
  for (const username of ['Mona Lisa', ' mona lisa ', 'MONA LISA']) {
    expect(await call('POST', '/api/auth/login', { username, password: 'smile' })).toMatchObject({
      status: 200,
      body: { user: { username: 'Mona Lisa' } },
    });
  }
  expect(
    await call('POST', '/api/auth/login', { username: 'monalisa', password: 'smile' }),
  ).toMatchObject({ status: 401 });
});

test('Surrounding spaces are part of a password', async () => {
  await call('POST', '/api/users', { ...mona, password: ' smile ' });
  const signIn = (password: string) =>
    call('POST', '/api/auth/login', { username: 'mona', password });
  expect(await signIn('smile')).toMatchObject({ status: 401 });
  expect(await signIn(' smile ')).toMatchObject({ status: 200 });
});

test('Two simultaneous registrations of one username create one account', async () => {
  const responses = await Promise.all([
    call('POST', '/api/users', mona),
    call('POST', '/api/users', { ...mona, email: 'lisa@louvre.example' }),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('An account does not accept the password of another', async () => {
  await call('POST', '/api/users', mona);
  await call('POST', '/api/users', { username: 'lisa', email: 'l@louvre.example', password: 'x' });
  const signIn = (username: string, password: string) =>
    call('POST', '/api/auth/login', { username, password });
  expect(await signIn('lisa', 'x')).toMatchObject({ body: { user: { id: 3, username: 'lisa' } } });
  expect(await signIn('mona', 'x')).toMatchObject({ status: 401 });
  expect(await signIn('lisa', 'smile')).toMatchObject({ status: 401 });
});

test('The role is customer, whatever role is sent', async () => {
  const { body } = await call('POST', '/api/users', { ...mona, role: 'admin' });
  expect(body).toMatchObject({ role: 'customer' });
});

test.each([
  ['username', { ...mona, username: undefined }, 'username is required'],
  ['username', { ...mona, username: '  ' }, 'username is required'],
  ['email', { ...mona, email: 'mona' }, 'email must be an email address'],
  ['email', { ...mona, email: ' mona@louvre.example' }, 'email must be an email address'],
  ['password', { ...mona, password: '' }, 'password is required'],
  ['password', { ...mona, password: 1234 }, 'password must be text'],
])(
  'A missing or malformed %s is refused, and the message names it',
  async (_field, body, message) => {
    expect(await call('POST', '/api/users', body)).toMatchObject({
      status: 400,
      body: { message },
    });
  },
);

test('A password is stored as a salted hash, and appears in no row and no log', async () => {
  await call('POST', '/api/users', mona);
  await call('POST', '/api/users', { ...mona, username: 'lisa', email: 'lisa@louvre.example' });
  await call('POST', '/api/auth/login', { username: 'mona', password: 'smile' });
  const [, first, second] = await backend.database.users.read((rows) => rows.all());
  expect(first?.password).toMatchObject({
    iterations: 50_000,
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  expect(first?.password.hash).not.toBe(second?.password.hash);
  expect(JSON.stringify([first, second, backend.log.calls])).not.toContain('smile');
});

test('A password that an older version hashed with fewer iterations is hashed anew at the next sign-in', async () => {
  await call('POST', '/api/users', mona);
  const old = await openPasswords(undefined, 2).hash('smile');
  const { users } = backend.database;
  const stored = () => users.read((rows) => rows.get(2));
  await users.write((rows) => rows.put({ ...rows.get(2)!, password: old }));
  const signIn = (password: string) =>
    call('POST', '/api/auth/login', { username: 'mona', password });
  expect(await signIn('frown')).toMatchObject({ status: 401 });
  expect(await stored()).toMatchObject({ password: old });
  expect(await signIn('smile')).toMatchObject({ status: 200 });
  expect(await stored()).toMatchObject({ username: 'mona', password: { iterations: 50_000 } });
  expect(await signIn('smile')).toMatchObject({ status: 200 });
});

test('An unknown username is hashed for as long as a known one', async () => {
  await call('POST', '/api/users', mona);
  const deriveBits = vi.spyOn(crypto.subtle, 'deriveBits');
  for (const username of ['mona', 'nobody']) {
    await call('POST', '/api/auth/login', { username, password: 'frown' });
  }
  const iterations = deriveBits.mock.calls.map(([algorithm]) => algorithm);
  expect(iterations).toMatchObject([{ iterations: 50_000 }, { iterations: 50_000 }]);
});

test('Signing out responds 204 without a body', async () => {
  expect(await call('POST', '/api/auth/logout')).toMatchObject({ status: 204, body: undefined });
});
