import { act, cleanup, configure, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { setupOf } from '#mocks/demo/state/backend-setup.ts';
import { createDemoControls } from '#mocks/demo/demo-controls.ts';
import { parseDemoState } from '#mocks/demo/state/demo-state.ts';
import { readSessionState, writeSessionState } from '#mocks/demo/state/session-state.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { OverridesSection } from './overrides-section.tsx';

// The form is loaded when it is opened, which takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  writeSessionState(undefined);
});

/** Renders the section Faults in a demo state, and opens the form of a call. */
async function openForm(call: string, text = '') {
  const { state } = parseDemoState(new URLSearchParams(text));
  const backend = await createBackend({
    collection: smallShop,
    clock: noon,
    storage: 'memory',
    setup: setupOf(state),
  });
  const controls = createDemoControls({ backend, storage: 'memory', text, mistakes: [] }, () => {});
  const user = userEvent.setup();
  render(<OverridesSection controls={controls} />);
  await user.click(screen.getByRole('button', { name: `Edit the response of ${call}` }));
  const form = within(await screen.findByRole('form'));
  const ask = (path: string) =>
    act(() => backend.answer(new Request(`http://shop.example${path}`)));
  return { user, form, ask, controls };
}

test('A response of one’s own: status, number of calls, header and body, from the next call on', async () => {
  const { user, form, ask } = await openForm('GET /api/events');
  await user.clear(form.getByLabelText('Status'));
  await user.type(form.getByLabelText('Status'), '429');
  await user.type(form.getByLabelText('Calls'), '1');
  await user.type(form.getByLabelText('Headers, one a line'), 'Retry-After: 60');
  await user.click(form.getByLabelText('A body of my own'));
  await user.type(form.getByLabelText('Body, JSON or any text'), '{{"message":"Slow down"}');
  await user.click(form.getByRole('button', { name: 'Apply' }));

  const response = await ask('/api/events');
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe('60');
  expect(await response.json()).toEqual({ message: 'Slow down' });
  expect((await ask('/api/events')).status).toBe(200);
  expect(readSessionState()).toEqual({
    text: 'fail=GET+/api/events:429+once+header+Retry-After:60+body+%7B%22message%22:%22Slow+down%22%7D',
  });
});

test('The form shows what the address asks for, and the same text as the address', async () => {
  const { form } = await openForm(
    'GET /api/artworks',
    'fail=GET /api/artworks:as-is 2x after 3 20% latency 800±200 header "Via: a, b" body []',
  );
  expect(form.getByLabelText('Response')).toHaveDisplayValue('as it is');
  expect(form.getByLabelText('Calls')).toHaveValue(2);
  expect(form.getByLabelText('After calls')).toHaveValue(3);
  expect(form.getByLabelText('Odds in %')).toHaveValue(20);
  expect(form.getByLabelText('Milliseconds')).toHaveValue(800);
  expect(form.getByLabelText('Plus or minus')).toHaveValue(200);
  expect(form.getByLabelText('Headers, one a line')).toHaveValue('Via: a, b');
  expect(form.getByLabelText('Body, JSON or any text')).toHaveValue('[]');
  expect(
    form.getByText(
      'fail=GET /api/artworks:as-is 2x after 3 20% latency 800±200 header "Via: a, b" body []',
    ),
  ).toBeVisible();
});

test('What is not a header is named, and nothing that was typed is lost', async () => {
  const { user, form, controls } = await openForm('Every call');
  await user.type(form.getByLabelText('Headers, one a line'), 'Retry-After 60');
  await user.click(form.getByRole('button', { name: 'Apply' }));
  expect(form.getByRole('alert')).toHaveTextContent(
    '"Retry-After 60" is not a header. Write "Retry-After: 60".',
  );
  expect(form.getByLabelText('Headers, one a line')).toHaveValue('Retry-After 60');
  expect(controls.state.getState().overrides).toEqual([]);
});

test('Esc leaves the form with the focus on the button that opened it', async () => {
  const { user } = await openForm('GET /health');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Edit the response of GET /health' })).toHaveFocus();
});
