import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { type Backend, createBackend } from '#mocks/backend/create-backend.ts';
import { createDemoControls } from '#mocks/demo/demo-controls.ts';
import { parseLivePath } from '#mocks/demo/real-server/live-paths.ts';
import { connectRealServer } from '#mocks/demo/real-server/real-server.ts';
import { readSessionState, writeSessionState } from '#mocks/demo/state/session-state.ts';
import { ActiveState } from './active-state.tsx';
import { OverridesSection } from './overrides-section.tsx';
import { RequestsSection } from './requests-section.tsx';

vi.setConfig({ testTimeout: 30_000 });

const [sea, hill] = smallShop.artworks;
const restart = vi.fn<() => void>();

let backend: Backend;
beforeEach(async () => {
  restart.mockReset();
  backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
});

afterEach(() => {
  cleanup();
  writeSessionState(undefined);
});

const controlsOf = (...paths: string[]) =>
  createDemoControls(
    { backend, storage: 'shop', text: '', mistakes: [], livePaths: paths.map(parseLivePath) },
    restart,
  );

/** Lists the calls of a page whose artworks a real server answers. */
async function showRequests(responses: readonly Response[]) {
  const { sendReal } = connectRealServer(backend, [parseLivePath('/api/artworks*')]);
  for (const response of responses) {
    await sendReal(new Request(new URL('/api/artworks', location.href)), async () => response);
  }
  await backend.answer(new Request('http://shop.example/api/categories'));
  render(<RequestsSection controls={controlsOf()} />);
}

test('Paths are applied with a reload, kept for the tab, and can be taken off', async () => {
  const user = userEvent.setup();
  render(<OverridesSection controls={controlsOf()} />);
  const field = screen.getByLabelText('Paths, with commas; * is any text');
  await user.type(field, '/api/artworks*, POST /api/orders{Enter}');
  expect(readSessionState()).toEqual({ text: 'live=/api/artworks*,POST+/api/orders' });
  expect(restart).toHaveBeenCalledOnce();

  cleanup();
  render(<ActiveState controls={controlsOf('/api/artworks*')} />);
  await user.click(screen.getByRole('button', { name: 'Take off live /api/artworks*' }));
  expect(readSessionState()).toBeUndefined();
  expect(restart).toHaveBeenCalledTimes(2);
});

test('Where the build names paths, that none is real is a state to keep', async () => {
  vi.stubEnv('VITE_LIVE_PATHS', '/health');
  render(<ActiveState controls={controlsOf('/health')} />);
  const chip = screen.getByRole('button', { name: 'Take off live /health' });
  await userEvent.setup().click(chip);
  vi.unstubAllEnvs();
  expect(readSessionState()).toEqual({ text: 'live=none' });
});

test('What is not a path is named, and nothing that was typed is lost', async () => {
  const user = userEvent.setup();
  render(<OverridesSection controls={controlsOf()} />);
  const field = screen.getByLabelText('Paths, with commas; * is any text');
  await user.type(field, '/api/artworks*, /api/unknown{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('"/api/unknown" is not a call of the shop.');
  expect(field).toHaveValue('/api/artworks*, /api/unknown');
  expect(field).toBeInvalid();
  expect(restart).not.toHaveBeenCalled();
});

test('The log marks the calls of a real server and lists every difference of their responses', async () => {
  await showRequests([
    Response.json([sea]),
    Response.json([
      { ...sea, createdAt: 'May 2026' },
      { ...hill, price: '12', title: '' },
    ]),
  ]);
  const [mocked, wrong, right] = screen.getAllByRole('listitem');
  expect(mocked).not.toHaveTextContent('real server');
  expect(right).toHaveTextContent('GET/api/artworksreal server200');
  await vi.waitFor(() =>
    expect(wrong).toHaveTextContent('GET/api/artworksreal server3 differences200'),
  );
  expect(right).not.toHaveTextContent('difference');
  expect(wrong).toHaveTextContent(`The real server at ${location.origin} answered.`);
  const differences = within(wrong!).getByRole('list', {
    name: 'The response breaks the contract',
  });
  expect(
    within(differences)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Whereresponse [0].createdAtContractmust be a date like 2026-12-05Found"May 2026"',
    'Whereresponse [1].titleContractis requiredFound""',
    'Whereresponse [1].priceContractmust be a numberFound"12"',
  ]);
});

test('A page of HTML is a difference with its type and its beginning', async () => {
  const headers = { 'Content-Type': 'text/html' };
  await showRequests([new Response('<!doctype html>', { headers })]);
  const wrong = screen.getAllByRole('listitem').at(-1)!;
  await vi.waitFor(() => expect(wrong).toHaveTextContent('2 differences'));
  expect(wrong).toHaveTextContent('content typeContractapplication/jsonFoundtext/html');
});

test('The filter finds the calls of a real server', async () => {
  await showRequests([Response.json([sea])]);
  await userEvent.setup().type(screen.getByRole('searchbox'), 'real');
  expect(screen.getByRole('status', { name: 'Requests shown' })).toHaveTextContent('1 of 2');
});

test('In a build that was made for no real server Backstage asks first', async () => {
  vi.stubEnv('DEV', false);
  const user = userEvent.setup();
  render(<OverridesSection controls={controlsOf()} />);
  const field = screen.getByLabelText('Paths, with commas; * is any text');
  await user.type(field, '/api/artworks*{Enter}');
  const question = screen.getByRole('alertdialog');
  expect(question).toHaveTextContent('passwords too');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(question).not.toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(readSessionState()).toBeUndefined();
  expect(restart).not.toHaveBeenCalled();

  await user.type(field, '{Enter}');
  await user.click(screen.getByRole('button', { name: 'Send them' }));
  vi.unstubAllEnvs();
  expect(readSessionState()).toEqual({ text: 'live=/api/artworks*' });
  expect(restart).toHaveBeenCalledOnce();
});
