import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendState } from '#mocks/transport/backend-state.ts';
import { offlinePictures } from '#mocks/transport/offline-pictures.ts';
import { translatePage } from '#src/testing/translate-page.ts';
import { OfflineSection } from './offline-section.tsx';

const names = Array.from({ length: 100 }, (_, index) => `pictures/${index + 1}-480.avif`);

beforeEach(() => {
  const sizes = Object.fromEntries(names.map((name) => [name, 100_000]));
  vi.stubGlobal('fetch', async () => Response.json(sizes));
  const cached = names.slice(0, 34).map((name) => ({ url: `http://localhost:3000/${name}` }));
  vi.stubGlobal('caches', {
    has: async () => false,
    open: async () => ({ keys: async () => cached }),
  });
  backendState.setState({ worksOffline: true });
  offlinePictures.setState(offlinePictures.getInitialState(), true);
});

afterEach(cleanup);

const button = () => screen.queryByRole('button', { name: 'Make available offline' });

test('It says how much of the pictures is kept, and offers the rest', async () => {
  render(<OfflineSection />);
  expect(await screen.findByText('Pictures: 3.4 MB of 10.0 MB')).toBeVisible();
  expect(button()).toBeVisible();
});

test('Before the files of the site are kept, it says that the network is needed', () => {
  backendState.setState({ worksOffline: false });
  render(<OfflineSection />);
  expect(
    screen.getByText(/^Not ready yet: the shop still needs the network to open\./),
  ).toBeVisible();
  expect(button()).toBeNull();
});

test('Where all are kept, there is nothing to ask for', async () => {
  render(<OfflineSection />);
  await screen.findByText('Pictures: 3.4 MB of 10.0 MB');
  act(() => offlinePictures.setState({ state: 'ready', keptBytes: 10_000_000 }));
  expect(screen.getByRole('status')).toHaveTextContent('Ready offline');
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
