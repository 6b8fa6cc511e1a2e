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

/** What a backend in the browser does to tell the page. */
function say(name: string, value: string) {
  act(() => {
    document.documentElement.dataset[name] = value;
    window.dispatchEvent(new Event('vernissage:state'));
  });
}

test('A line says that the browser keeps nothing, and only then', () => {
  render(<StorageNotice />);
  expect(document.body).toHaveTextContent('');
  say('storage', 'memory');
  expect(
    screen.getByText('This browser keeps nothing here: your cart and orders end with this page.'),
  ).toBeVisible();
});

test('A page that meets the data of a newer version says so, and does not blame the browser', () => {
  render(
    <>
      <UpdateNotice />
      <StorageNotice />
    </>,
  );
  say('storage', 'newer');
  expect(
    screen.getByText(
      'A newer version of this shop keeps your cart and orders in this browser. This older version cannot open them, and what you do here ends with this page. Try reloading to get the newer version.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/This browser keeps nothing/)).toBeNull();
});

test('A newer build is offered once it waits, and let in when it is accepted', async () => {
  const accepted = vi.fn();
  window.addEventListener('vernissage:update', accepted);
  render(<UpdateNotice />);
  expect(screen.queryByRole('button')).toBeNull();
  say('update', 'waiting');
  expect(accepted).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'New version, reload' }));
  expect(accepted).toHaveBeenCalledOnce();
  window.removeEventListener('vernissage:update', accepted);
});
