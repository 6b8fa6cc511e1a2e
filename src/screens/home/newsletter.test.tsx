import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advanceTime, expectNotice, renderApp, writeCallsOf } from '#src/testing/render-app.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const newsletter = async () => within(await screen.findByRole('region', { name: 'Stay Inspired' }));

test('O-10: subscribing sends nothing, shows Subscribing... for one second, then a toast and an empty field', async () => {
  const { user, backend } = await renderApp('/');
  const part = await newsletter();
  const email = part.getByRole('textbox', { name: 'Email address' });
  await user.type(email, 'mona@louvre.example');
  await user.click(part.getByRole('button', { name: 'Subscribe' }));
  const button = part.getByRole('button', { name: 'Subscribing...' });
  await user.click(button);
  await advanceTime(500);
  expect(email).toHaveValue('mona@louvre.example');
  await expectNotice('');
  await advanceTime(500);
  await expectNotice('Success!: Thank you for subscribing to our newsletter.');
  expect(email).toHaveValue('');
  expect(button).toHaveTextContent('Subscribe');
  expect(button).toHaveFocus();
  expect(writeCallsOf(backend)).toEqual([]);
});

test.each([
  ['', 'required'],
  ['mona', 'email-type'],
])('Spec 5: the entry "%s" is refused because the email is %s', async (entry) => {
  const { user } = await renderApp('/');
  const part = await newsletter();
  const email = part.getByRole('textbox', { name: 'Email address' });
  if (entry) await user.type(email, entry);
  await user.click(part.getByRole('button', { name: 'Subscribe' }));
  expect(email).toBeInvalid();
  await advanceTime(1_500);
  expect(part.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  await expectNotice('');
});

test('Leaving the page cancels the subscription', async () => {
  const { user, router } = await renderApp('/');
  await user.type(await screen.findByRole('textbox', { name: 'Email address' }), 'a@b.example');
  await user.keyboard('{Enter}');
  await router.navigate('/consulting');
  await screen.findByRole('heading', { level: 1, name: 'Art Consulting Services' });
  await advanceTime(1_500);
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveTextContent(/^$/);
});
