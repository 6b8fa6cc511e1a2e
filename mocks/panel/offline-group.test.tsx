import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backendState } from '#mocks/transport/backend-state.ts';
import { smallPictures } from '#mocks/transport/small-pictures.ts';
import { translatePage } from '#src/testing/translate-page.ts';
import { OfflineGroup } from './offline-group.tsx';

const names = Array.from({ length: 198 }, (_, index) => `pictures/${index + 1}-480.avif`);

beforeEach(() => {
  const sizes = Object.fromEntries(names.map((name) => [name, 20_000]));
  vi.stubGlobal('fetch', async () => Response.json(sizes));
  const cached = names.slice(0, 34).map((name) => ({ url: `http://localhost:3000/${name}` }));
  vi.stubGlobal('caches', { open: async () => ({ keys: async () => cached }) });
  backendState.setState({ worksOffline: true });
  smallPictures.setState(smallPictures.getInitialState(), true);
});

afterEach(cleanup);

function browse(connection: object | undefined, onLine = true) {
  vi.stubGlobal('navigator', { onLine, connection, userAgent: '' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
}

const button = () => screen.queryByRole('button', { name: 'Fetch them all the same' });

test('On a metered connection it says how many small pictures are kept, and fetches all when told to', async () => {
  const user = userEvent.setup();
  browse({ effectiveType: '4g', saveData: true });
  render(<OfflineGroup />);
  expect(
    await screen.findByText('This connection is metered or slow: 34 of 198 small pictures kept'),
  ).toBeVisible();
  await user.click(button()!);
  expect(smallPictures.getState().isRequested).toBe(true);
  expect(screen.getByText('34 of 198 small pictures kept')).toBeVisible();
});

test('Where the browser does not tell, it says so', async () => {
  browse(undefined);
  render(<OfflineGroup />);
  expect(
    await screen.findByText(
      'This browser does not tell whether the connection is metered: 34 of 198 small pictures kept',
    ),
  ).toBeVisible();
});

test('Without a network it says so', async () => {
  browse(undefined, false);
  render(<OfflineGroup />);
  expect(
    await screen.findByText('There is no network: 34 of 198 small pictures kept'),
  ).toBeVisible();
});

test('While they come, and when all are kept, there is nothing to ask for', async () => {
  browse({ effectiveType: '4g', saveData: false });
  render(<OfflineGroup />);
  expect(await screen.findByText('34 of 198 small pictures kept')).toBeVisible();
  expect(button()).toBeNull();
  act(() => smallPictures.setState({ kept: 198 }));
  expect(screen.getByText('198 of 198 small pictures kept')).toBeVisible();
});

test('A picture that did not come is named, and the rest can be fetched', async () => {
  browse({ effectiveType: '4g', saveData: false });
  render(<OfflineGroup />);
  await screen.findByText('34 of 198 small pictures kept');
  act(() => smallPictures.setState({ problem: 'pictures/35-480.avif did not come: …' }));
  expect(screen.getByRole('alert')).toHaveTextContent('pictures/35-480.avif did not come: …');
  expect(button()).toBeVisible();
});

test('On a page that the browser has translated, the number of small pictures changes too', async () => {
  browse({ effectiveType: '4g', saveData: true });
  render(<OfflineGroup />);
  const kept = await screen.findByText(/34 of 198 small pictures kept/);
  translatePage();
  act(() => smallPictures.setState({ kept: 35, blockReason: undefined }));
  expect(kept).toHaveTextContent('35 of 198 small pictures kept');
});
