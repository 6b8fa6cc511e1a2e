import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { StorageNotice, UpdateNotice } from './site-notices.tsx';

afterEach(() => {
  cleanup();
  for (const name of Object.keys(document.documentElement.dataset)) {
    delete document.documentElement.dataset[name];
  }
});

/** Sets the state on `<html>` and announces it, as the backend in the browser does. */
function setSiteState(name: string, value: string) {
  act(() => {
    document.documentElement.dataset[name] = value;
    window.dispatchEvent(new Event('vernissage:state'));
  });
}

test('The storage notice is shown only when changes are kept in memory', () => {
  render(<StorageNotice />);
  expect(document.body).toHaveTextContent('');
  setSiteState('storage', 'memory');
  expect(
    screen.getByText('This browser keeps nothing here: your cart and orders end with this page.'),
  ).toBeVisible();
});

test('When the data belongs to a newer version, only the notice about the version is shown', () => {
  render(
    <>
      <UpdateNotice />
      <StorageNotice />
    </>,
  );
  setSiteState('storage', 'newer');
  expect(
    screen.getByText(
      'A newer version of this shop keeps your cart and orders. Reload to get it: what you do here ends with this page.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/This browser keeps nothing/)).toBeNull();
});

test('A waiting update is offered, and accepting it dispatches the update event', async () => {
  const accepted = vi.fn();
  window.addEventListener('vernissage:update', accepted);
  render(<UpdateNotice />);
  expect(screen.queryByRole('button')).toBeNull();
  setSiteState('update', 'waiting');
  expect(accepted).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'New version, reload' }));
  expect(accepted).toHaveBeenCalledOnce();
  window.removeEventListener('vernissage:update', accepted);
});
