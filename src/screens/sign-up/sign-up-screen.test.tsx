import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
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

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const mona = {
  Username: 'mona',
  Email: 'mona@louvre.example',
  Password: 'x',
  'Confirm password': 'x',
};

async function signUp(user: UserEvent, account: Record<string, string>) {
  await heading('Become a Member');
  for (const [label, value] of Object.entries(account)) {
    await user.type(screen.getByLabelText(label), value);
  }
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
}

test('Spec 2, Sign up: username, email, password, confirm password and a link to sign in', async () => {
  await renderApp('/signup');
  expect(await heading('Become a Member')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
  expect(document.title).toBe(`Become a Member · ${brand.name}`);
});

test('Spec 8: Registration successful, then Account created and the sign-in page; O-19: no length rules', async () => {
  const { user, backend, router } = await renderApp('/signup');
  await signUp(user, mona);
  await expectNotice('Registration successful: Your account has been created. You can now log in.');
  expect(await heading('Sign In')).toHaveFocus();
  expect(router.state.location.pathname).toBe('/signin');
  await advanceTime(1_000);
  await expectNotice('Account created: Your account has been created. You can now log in.');
  expect(writeCallsOf(backend)).toEqual([
    'POST /api/users {"username":"mona","email":"mona@louvre.example","password":"***","role":"customer"}',
  ]);
  expect(localStorage.getItem('user')).toBeNull();
});

test('After sign-up the sign-in page has the username, and not the password; another visit of it has none', async () => {
  const { user, router } = await renderApp('/signup');
  await signUp(user, { ...mona, Password: 'secret', 'Confirm password': 'secret' });
  expect(await heading('Sign In')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('mona');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await act(() => router.navigate('/'));
  act(() => router.go(-1));
  expect(await heading('Sign In')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('mona');
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/signin'));
  expect(screen.getByLabelText('Username')).toHaveValue('');
});

test('Leaving while the call is pending shows both toasts and does not navigate', async () => {
  const { user, backend, router } = await renderApp('/signup');
  backend.conditions.set(endpoints.registerUser, { latency: 5_000 });
  await signUp(user, mona);
  await act(() => router.navigate('/consulting'));
  await heading('Art Consulting Services');
  await advanceTime(5_000);
  await expectNotice('Registration successful: Your account has been created. You can now log in.');
  await advanceTime(1_000);
  await expectNotice('Account created: Your account has been created. You can now log in.');
  expect(router.state.location.pathname).toBe('/consulting');
});

test('Spec 5: all four fields are required, each shows its error, and the first gets the focus', async () => {
  const { user, backend } = await renderApp('/signup');
  await signUp(user, {});
  expect(screen.getByLabelText('Username')).toHaveFocus();
  for (const label of ['Username', 'Email', 'Password', 'Confirm password']) {
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(`${label} is required`);
  }
  expect(writeCallsOf(backend)).toEqual([]);
});

test('Spec 5: an invalid email address is rejected', async () => {
  const { user, backend } = await renderApp('/signup');
  await signUp(user, { ...mona, Email: 'mona' });
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Enter an email address like name@example.com',
  );
  expect(writeCallsOf(backend)).toEqual([]);
});

test("Spec 5: differing passwords show the toast Passwords don't match and make no call", async () => {
  const { user, backend } = await renderApp('/signup');
  await signUp(user, { ...mona, 'Confirm password': 'y' });
  await expectNotice("Passwords don't match: Please make sure your passwords match.");
  const confirmation = screen.getByLabelText('Confirm password');
  expect(confirmation).toBeInvalid();
  expect(confirmation).toHaveAccessibleDescription('Enter the same password again');
  expect(screen.getByLabelText('Username')).toHaveValue('mona');
  expect(writeCallsOf(backend)).toEqual([]);
});

test('R-36, R-37: a taken username shows the message of the server, and the fields keep their values', async () => {
  const { user } = await renderApp('/signup');
  await signUp(user, { ...mona, Username: 'Demo' });
  await expectNotice('Registration failed: Username already exists');
  expect(screen.getByLabelText('Username')).toHaveValue('Demo');
  expect(screen.getByLabelText('Username')).toBeInvalid();
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Choose another username');
  expect(screen.getByLabelText('Email')).toBeValid();
  expect(screen.getByLabelText('Password')).toHaveValue('x');
});

test.each([
  ['without a body', ''],
  ['with a page', '<p>Sorry</p>'],
  ['with an empty message', '{"message":""}'],
  ['with a message that is not a string', '{"message":42}'],
])('R-36: a refusal %s shows Could not create your account', async (_, body) => {
  const refusal = http.post('/api/users', () => new HttpResponse(body, { status: 500 }));
  const { user } = await renderApp('/signup', { handlers: [refusal] });
  await signUp(user, mona);
  await expectNotice('Registration failed: Could not create your account');
  expect(await heading('Become a Member')).toBeVisible();
  expect(takeConsoleErrors()).toHaveLength(body.startsWith('<') ? 1 : 0);
});

test('R-36: a network error shows Could not connect', async () => {
  const { user } = await renderApp('/signup', { fail: { registerUser: 'network' } });
  await signUp(user, mona);
  await expectNotice('Registration failed: Could not connect to the server. Please try again.');
  expect(await heading('Become a Member')).toBeVisible();
});

test('R-36: a refusal that breaks off shows Could not connect', async () => {
  const brokenOff = http.post('/api/users', () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut off')) });
    return new HttpResponse(body, { status: 500 });
  });
  const { user } = await renderApp('/signup', { handlers: [brokenOff] });
  await signUp(user, mona);
  await expectNotice('Registration failed: Could not connect to the server. Please try again.');
  expect(screen.getByLabelText('Email')).toHaveValue('mona@louvre.example');
});
