import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { createDemoControls } from '#mocks/demo/demo-controls.ts';
import { parseOverride } from '#mocks/demo/state/override.ts';
import { readSessionState, writeSessionState } from '#mocks/demo/state/session-state.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { StateBar } from './state-bar.tsx';

const restart = vi.fn<() => void>();
const onOpen = vi.fn<() => void>();

afterEach(() => {
  cleanup();
  writeSessionState(undefined);
  restart.mockReset();
  onOpen.mockReset();
});

async function renderBar(text: string, isFromLink = false) {
  writeSessionState({ text });
  const backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
  const demo = { backend, storage: 'memory', text, mistakes: [], isFromLink };
  const controls = createDemoControls(demo, restart);
  render(<StateBar controls={controls} onOpen={onOpen} />);
  return { user: userEvent.setup(), controls };
}

test.each([
  ['scenario=full-cart,slow', 'Demo state: full cart, slow server'],
  ['fail=POST /api/orders:500', 'Demo state: orders fail'],
  ['fail=/api/artworks:as-is latency 3000', 'Demo state: an answer is changed'],
  ['latency=800', 'Demo state: slow answers'],
  ['clock=2026-12-24', 'Demo state: Dec 24, 2026'],
  ['live=/api/artworks', 'Demo state: real server'],
])('Of the state %s it says %s', async (state, text) => {
  await renderBar(state);
  expect(screen.getByRole('region', { name: 'Demo state' })).toHaveTextContent(text);
});

test('The shop as it is has none, until a state is set', async () => {
  const { controls } = await renderBar('');
  expect(screen.queryByRole('region')).toBeNull();
  act(() =>
    controls.setConditions({
      latencies: [{ endpoint: 'any', latency: { milliseconds: 0, spread: 0 } }],
    }),
  );
  expect(screen.getByRole('region')).toHaveTextContent('Demo state: slow answers');
});

test('It says what a link has set, opens Backstage, and ends the state', async () => {
  const { user } = await renderBar('scenario=sold-out', true);
  const bar = screen.getByRole('button', { name: /^Demo state: everything sold/ });
  expect(bar).toHaveTextContent('set by the link you opened');
  await user.click(bar);
  expect(onOpen).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'End demo state' }));
  expect(readSessionState()).toBeUndefined();
  expect(restart).toHaveBeenCalledOnce();
});

test('Of a shop that was handed over it says what is in the cart once, and offers the own one', async () => {
  const rows = JSON.stringify({ cart: [{ artworkId: 2, quantity: 3 }] });
  const { user } = await renderBar(`scenario=full-cart,slow&handed=${encodeURIComponent(rows)}`);
  expect(screen.getByRole('region')).toHaveTextContent(
    'Demo state: handed over, slow server 3 works in the cart, nobody signed inBack to my cart',
  );
  await user.click(screen.getByRole('button', { name: 'Back to my cart' }));
  expect(readSessionState()).toBeUndefined();
});

test('It says that a failure for one call was used', async () => {
  const { controls } = await renderBar('');
  act(() => controls.setOverride('any', parseOverride('*:500 once')));
  const region = screen.getByRole('region');
  expect(region).toHaveTextContent('Demo state: every request fails onceEnd');
  const { backend } = controls;
  await act(() => backend.answer(new Request('http://shop.example/health')));
  expect(region).toHaveTextContent('Demo state: every request fails once, usedEnd');
});
