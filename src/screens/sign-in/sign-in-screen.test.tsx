import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { endpoints } from '#src/contract/endpoints.ts';
import { brand } from '#src/copy/brand.ts';
import { takeConsoleErrors } from '#src/testing/console-errors.ts';
import {
  advanceTime,
  expectNotice,
  heading,
  renderApp,
  writeCallsOf,
} from '#src/testing/render-app.tsx';

const submit = () => within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' });

async function signIn(user: UserEvent, username: string, password: string) {
  await user.type(await screen.findByLabelText('Username'), username);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(submit());
}

test('Spec 2, Sign in: username, password and a link to sign up', async () => {
  await renderApp('/signin');
  expect(await heading('Sign In')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Become a Member' })).toHaveAttribute('href', '/signup');
  expect(main.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'demo',
    'demo1234',
  ]);
  expect(document.title).toBe(`Sign In · ${brand.name}`);
});

test('R-33, Spec 4: the seeded account signs in, is stored in local storage and is taken to Home', async () => {
  const { user, backend, router } = await renderApp('/signin');
  await signIn(user, 'demo', 'demo1234');
  await expectNotice('Welcome back!: You have successfully logged in.');
  expect(await heading(brand.line)).toHaveFocus();
  expect(router.state.location.pathname).toBe('/');
  expect(await screen.findByRole('button', { name: 'Account, demo' })).toBeVisible();
  expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({
    username: 'demo',
    role: 'customer',
  });
  expect(writeCallsOf(backend)).toEqual([
    'POST /api/auth/login {"username":"demo","password":"***"}',
  ]);
});

test('Leaving while the call is pending signs in with a toast and does not navigate', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, backend, router } = await renderApp('/signin');
  backend.conditions.set(endpoints.signIn, { latency: 5_000 });
  await signIn(user, 'demo', 'demo1234');
  await act(() => router.navigate('/consulting'));
  await heading('Art Consulting Services');
  await advanceTime(5_000);
  await expectNotice('Welcome back!: You have successfully logged in.');
  expect(screen.getByRole('button', { name: 'Account, demo' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/consulting');
});

test('Spec 5: both fields are required, each shows its error, and the first gets the focus', async () => {
  const { user, backend } = await renderApp('/signin');
  const username = await screen.findByLabelText('Username');
  const password = screen.getByLabelText('Password');
  await user.click(submit());
  expect(username).toHaveFocus();
  expect(username).toBeInvalid();
  expect(username).toHaveAccessibleDescription('Username is required');
  expect(password).toHaveAccessibleDescription('Password is required');
  await user.type(username, 'demo');
  expect(username).toBeValid();
  await user.click(submit());
  expect(password).toHaveFocus();
  expect(writeCallsOf(backend)).toEqual([]);
});

test('A wrong password shows a toast and one message, and marks both fields, which keep their values', async () => {
  const { user } = await renderApp('/signin');
  await signIn(user, 'demo', 'wrong');
  await expectNotice('Login failed: Invalid username or password.');
  expect(screen.getByLabelText('Username')).toHaveValue('demo');
  const password = screen.getByLabelText('Password');
  expect(password).toHaveValue('wrong');
  expect(password).toBeInvalid();
  const message = 'Check the username and the password';
  expect(password).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(message);
  await user.type(password, '!');
  expect(password).toBeValid();
  expect(screen.getByLabelText('Username')).toBeValid();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('O-21: any response that is not ok, also a 500, shows Invalid username or password', async () => {
  const { user } = await renderApp('/signin', { fail: { signIn: 500 } });
  await signIn(user, 'demo', 'demo1234');
  await expectNotice('Login failed: Invalid username or password.');
  expect(localStorage.getItem('user')).toBeNull();
});

test('R-35: a network error shows Could not connect', async () => {
  const { user } = await renderApp('/signin', { fail: { signIn: 'network' } });
  await signIn(user, 'demo', 'demo1234');
  await expectNotice('Login failed: Could not connect to the server. Please try again.');
  expect(await heading('Sign In')).toBeVisible();
  expect(screen.getByLabelText('Username')).toBeValid();
  expect(screen.getByLabelText('Password')).toBeValid();
});

test.each([200, 401])(
  'R-35: a response that breaks off after status %i shows Could not connect',
  async (status) => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new TypeError('network error')),
    });
    const brokenOff = http.post('/api/auth/login', () => new HttpResponse(body, { status }));
    const { user } = await renderApp('/signin', { handlers: [brokenOff] });
    await signIn(user, 'demo', 'demo1234');
    await expectNotice('Login failed: Could not connect to the server. Please try again.');
    expect(localStorage.getItem('user')).toBeNull();
  },
);

test.each(['<p>Welcome</p>', '{}', '{"user":{"email":"demo@example.com"}}', ''])(
  'R-35: an unusable ok response %j shows An error occurred during login',
  async (body) => {
    const unusable = http.post('/api/auth/login', () => new HttpResponse(body));
    const { user } = await renderApp('/signin', { handlers: [unusable] });
    await signIn(user, 'demo', 'demo1234');
    await expectNotice('Login failed: An error occurred during login.');
    expect(localStorage.getItem('user')).toBeNull();
    expect(takeConsoleErrors()).toHaveLength(1);
  },
);
