// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Backend } from '#mocks/backend/create-backend.ts';
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

test('Somebody who registers can sign in', async () => {
  const registered = await call('POST', '/api/users', mona);
  const user = { id: 2, username: 'mona', email: 'mona@louvre.example', role: 'customer' };
  expect(registered).toMatchObject({ status: 201 });
  expect(registered.body).toEqual(user);
  const signedIn = await call('POST', '/api/auth/login', { username: 'mona', password: 'smile' });
  expect(signedIn).toMatchObject({ status: 200 });
  expect(signedIn.body).toEqual({ user });
});

test('The seeded account signs in', async () => {
  const signedIn = await call('POST', '/api/auth/login', {
    username: 'demo',
    password: 'demo1234',
  });
  expect(signedIn).toMatchObject({
    status: 200,
    body: { user: { username: 'demo', role: 'customer' } },
  });
});

test('An unknown name and a wrong password are refused in the same words', async () => {
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

test('Usernames and emails are taken, whatever their case', async () => {
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

test('A name with spaces around is kept without them, and signs in with and without', async () => {
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

test('Spaces around count in a password', async () => {
  await call('POST', '/api/users', { ...mona, password: ' smile ' });
  const signIn = (password: string) =>
    call('POST', '/api/auth/login', { username: 'mona', password });
  expect(await signIn('smile')).toMatchObject({ status: 401 });
  expect(await signIn(' smile ')).toMatchObject({ status: 200 });
});

test('Two who register at once with one name get one account', async () => {
  const answers = await Promise.all([
    call('POST', '/api/users', mona),
    call('POST', '/api/users', { ...mona, email: 'lisa@louvre.example' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('Each account signs in with its own password only', async () => {
  await call('POST', '/api/users', mona);
  await call('POST', '/api/users', { username: 'lisa', email: 'l@louvre.example', password: 'x' });
  const signIn = (username: string, password: string) =>
    call('POST', '/api/auth/login', { username, password });
  expect(await signIn('lisa', 'x')).toMatchObject({ body: { user: { id: 3, username: 'lisa' } } });
  expect(await signIn('mona', 'x')).toMatchObject({ status: 401 });
  expect(await signIn('lisa', 'smile')).toMatchObject({ status: 401 });
});

test('The role is customer whatever is sent', async () => {
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
])('A missing or malformed %s is named', async (_field, body, message) => {
  expect(await call('POST', '/api/users', body)).toMatchObject({ status: 400, body: { message } });
});

test('A password is kept salted and hashed, and nowhere in the clear', async () => {
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

test('Logging out answers nothing', async () => {
  expect(await call('POST', '/api/auth/logout')).toMatchObject({ status: 204, body: undefined });
});
