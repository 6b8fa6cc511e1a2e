import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendState } from '#mocks/transport/backend-state.ts';
import { offlinePictures } from '#mocks/transport/offline-pictures.ts';
import { translatePage } from '#src/testing/translate-page.ts';
import { OfflineSection } from './offline-section.tsx';

const countKeptFiles = vi.hoisted(() => vi.fn<() => Promise<object | undefined>>());
vi.mock('#mocks/transport/file-count.ts', () => ({ countKeptFiles }));

const names = Array.from({ length: 100 }, (_, index) => `pictures/${index + 1}-480.avif`);

beforeEach(() => {
  const sizes = Object.fromEntries(names.map((name) => [name, 100_000]));
  vi.stubGlobal('fetch', async () => Response.json(sizes));
  const cached = names.slice(0, 34).map((name) => ({ url: `http://localhost:3000/${name}` }));
  vi.stubGlobal('caches', {
    has: async () => false,
    open: async () => ({ keys: async () => cached }),
  });
  backendState.setState({ worksOffline: true, reason: '' });
  countKeptFiles.mockResolvedValue({ kept: 58, total: 58 });
  offlinePictures.setState(offlinePictures.getInitialState(), true);
});

afterEach(cleanup);

const button = () => screen.queryByRole('button', { name: 'Make available offline' });

test('It says how much of the pictures is kept, and offers the rest', async () => {
  render(<OfflineSection />);
  expect(await screen.findByText('Pictures: 3.4 MB of 10.0 MB')).toBeVisible();
  expect(button()).toBeVisible();
});

test('Before there is a worker it says so, and then how many files are kept of how many', async () => {
  backendState.setState(backendState.getInitialState(), true);
  countKeptFiles.mockResolvedValue(undefined);
  render(<OfflineSection />);
  expect(screen.getByRole('progressbar', { name: 'Getting ready …' })).not.toHaveAttribute('value');
  countKeptFiles.mockResolvedValue({ kept: 21, total: 58 });
  expect(await screen.findByRole('progressbar', { name: 'Shop: 21 of 58 files' })).toHaveValue(21);
  expect(button()).toBeNull();
});

test('Where no more files come it says that the network is still needed, and offers another try', async () => {
  vi.useFakeTimers();
  backendState.setState({ worksOffline: false });
  countKeptFiles.mockResolvedValue({ kept: 21, total: 58 });
  render(<OfflineSection />);
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  expect(screen.getByText(/^Some files did not come\./)).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.queryByRole('button')).toBeNull();
  vi.useRealTimers();
});

test('Where no worker can run, it says why, and what works instead', () => {
  const reason = 'This browser offers no service workers on this address.';
  backendState.setState({ worksOffline: false, reason });
  render(<OfflineSection />);
  expect(screen.getByText('The shop cannot be kept in this browser.')).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('Where all are kept, there is nothing to ask for', async () => {
  render(<OfflineSection />);
  await screen.findByText('Pictures: 3.4 MB of 10.0 MB');
  act(() => offlinePictures.setState({ state: 'ready', keptBytes: 10_000_000 }));
  expect(screen.getByText('Ready offline')).toBeVisible();
  expect(button()).toBeNull();
});

test('A picture that did not come is named, and the rest can be fetched', async () => {
  render(<OfflineSection />);
  await screen.findByText('Pictures: 3.4 MB of 10.0 MB');
  act(() => offlinePictures.setState({ problem: 'pictures/35-480.avif did not come: …' }));
  expect(screen.getByRole('alert')).toHaveTextContent('pictures/35-480.avif did not come: …');
  expect(button()).toBeVisible();
});

test('On a page that the browser has translated, the size kept changes too', async () => {
  render(<OfflineSection />);
  const kept = await screen.findByText('Pictures: 3.4 MB of 10.0 MB');
  translatePage();
  act(() => offlinePictures.setState({ keptBytes: 3_500_000 }));
  expect(kept).toHaveTextContent('Pictures: 3.5 MB of 10.0 MB');
});
