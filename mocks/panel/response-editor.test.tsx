import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Else it would be loaded while a test fakes the timers.
import '#src/contract/schemas.ts';
import { SITE_EVENTS } from '#src/site/site-events.ts';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { createDemoControls } from '#mocks/demo/demo-controls.ts';
import { readSessionState, writeSessionState } from '#mocks/demo/state/session-state.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { ActiveState } from './active-state.tsx';
import { OverridesSection } from './overrides-section.tsx';
import { RequestsSection } from './requests-section.tsx';
import './response-form.tsx';

// The form is loaded when it is opened; no test waits for real time to pass.
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

const onResponseChange = vi.fn<() => void>();
addEventListener(SITE_EVENTS.responseChange, onResponseChange);

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  writeSessionState(undefined);
  onResponseChange.mockReset();
});

/** Makes calls, and renders a section of Backstage under what is on now. */
async function openAfter(Section: typeof RequestsSection, ...paths: string[]) {
  const backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
  const controls = createDemoControls({ backend, storage: 'memory', text: '', mistakes: [] });
  const ask = (path: string) =>
    act(() => backend.answer(new Request(`http://shop.example${path}`)));
  for (const path of paths) await ask(path);
  const user = userEvent.setup({
    advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds),
  });
  render(
    <>
      <ActiveState controls={controls} />
      <Section controls={controls} />
    </>,
  );
  return { user, controls, ask };
}

/** Opens the form of the newest call in the list. */
async function editNewest(user: ReturnType<typeof userEvent.setup>) {
  const newest = screen.getAllByRole('listitem').find((item) => item.querySelector('details'));
  await user.click(newest!.querySelector('summary')!);
  await user.click(within(newest!).getByRole('button', { name: 'Edit this response' }));
  return within(await screen.findByRole('form'));
}

/** Replaces the text of a field. */
async function fill(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  // The check waits for a pause in typing.
  await act(() => vi.advanceTimersByTimeAsync(400));
}

test('A response is edited as it came, applied to the calls that follow, and shown at once', async () => {
  const { user, controls, ask } = await openAfter(RequestsSection, '/api/categories');
  const form = await editNewest(user);
  const body = form.getByLabelText('Body, JSON or any text');
  await waitFor(() => expect(body).toHaveFocus());
  expect(form.getByLabelText('Status')).toHaveValue(200);
  expect(JSON.parse((body as HTMLTextAreaElement).value)).toEqual(smallShop.categories);
  await fill(user, body, '[\n  { "id": 1, "name": "Oil, and more" }\n]');
  await user.click(form.getByRole('button', { name: 'Apply' }));

  expect(await (await ask('/api/categories')).json()).toEqual([{ id: 1, name: 'Oil, and more' }]);
  expect(onResponseChange).toHaveBeenCalledOnce();
  expect(readSessionState()?.text).toBe(
    'fail=GET+/api/categories:200+body+%5B%7B%22id%22:1,%22name%22:%22Oil,+and+more%22%7D%5D',
  );
  // The newest call is the one that was just made.
  expect(screen.getAllByRole('button', { name: 'Edit this response' })[1]).toHaveFocus();
  expect(screen.getByText('Applied. The shop asks again for what it shows of it.')).toBeVisible();
  expect(await controls.link()).toContain('fail=GET+/api/categories:200+body+');
});

test('One button ends all overrides and leaves the focus in the panel', async () => {
  const { user, controls, ask } = await openAfter(RequestsSection, '/api/categories');
  act(() => {
    controls.setConditions({
      latencies: [{ endpoint: 'any', latency: { milliseconds: 0, spread: 0 } }],
    });
  });
  const form = await editNewest(user);
  await fill(user, form.getByLabelText('Body, JSON or any text'), '[]');
  await user.click(form.getByRole('button', { name: 'Apply' }));
  await user.click(screen.getByRole('button', { name: 'Clear overrides' }));
  expect(await (await ask('/api/categories')).json()).toEqual(smallShop.categories);
  expect(screen.queryByRole('list', { name: 'On now' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Clear overrides' })).not.toBeInTheDocument();
  expect(readSessionState()).toBeUndefined();
});

test('What is no JSON is named while it is typed', async () => {
  const { user } = await openAfter(RequestsSection, '/api/categories');
  const form = await editNewest(user);
  const body = form.getByLabelText('Body, JSON or any text');
  await fill(user, body, '[\n  { "id": 1 "name": "Oil" }\n]');
  await waitFor(() =>
    expect(body).toHaveAccessibleDescription(/^This is no JSON: .+ It is sent as plain text\.$/),
  );
  await fill(user, body, '[]');
  await waitFor(() => expect(body).not.toHaveAccessibleDescription());
});

test('What breaks the contract is noted with its path, and sent all the same', async () => {
  const { user, ask } = await openAfter(RequestsSection, '/api/categories');
  const form = await editNewest(user);
  const body = form.getByLabelText('Body, JSON or any text');
  await fill(user, body, '[{ "id": 1, "name": 5 }]');
  await waitFor(() =>
    expect(body).toHaveAccessibleDescription(
      /^The contract says otherwise\. It is sent all the same\. .*response \[0\]\.name Contract must be text Found 5 /,
    ),
  );
  await user.click(form.getByRole('button', { name: 'Apply' }));
  expect(await (await ask('/api/categories')).json()).toEqual([{ id: 1, name: 5 }]);
});

test('The body of an error is checked as the contract has errors', async () => {
  const { user } = await openAfter(RequestsSection, '/api/artworks/99');
  const form = await editNewest(user);
  const body = form.getByLabelText('Body, JSON or any text');
  expect(form.getByLabelText('Status')).toHaveValue(404);
  expect(body).toHaveValue('{\n  "message": "Artwork not found"\n}');
  await fill(user, body, '{}');
  await waitFor(() => expect(body).toHaveAccessibleDescription(/response message.*is required/));
});

test('A response about one id says that every id gets it', async () => {
  const { user } = await openAfter(RequestsSection, '/api/artworks/2');
  const form = await editNewest(user);
  expect(
    form.getByText(
      'From the response to GET /api/artworks/2. Every GET /api/artworks/:id gets it.',
    ),
  ).toBeVisible();
});

test('A call that the contract does not have cannot be edited', async () => {
  const { user } = await openAfter(RequestsSection, '/api/unknown/6');
  await user.click(screen.getByText('/api/unknown/6'));
  expect(screen.queryByRole('button', { name: 'Edit this response' })).not.toBeInTheDocument();
});

test('Under Faults the form begins with the last response that nobody had asked for', async () => {
  const { user, controls, ask } = await openAfter(OverridesSection, '/api/categories');
  act(() => controls.setOverride('any', { endpoint: 'any', failure: 503 }));
  await ask('/api/categories');
  await user.click(
    screen.getByRole('button', { name: 'Edit the response of GET /api/categories' }),
  );
  const form = within(await screen.findByRole('form'));
  await user.click(form.getByRole('button', { name: 'Begin with the last response' }));
  expect(form.getByLabelText('Status')).toHaveValue(200);
  expect(form.getByLabelText('Body, JSON or any text')).toHaveValue(
    JSON.stringify(smallShop.categories, null, 2),
  );
  expect(form.getByText('From the response to GET /api/categories.')).toBeVisible();
});

test('Under Faults a call without a response says how to get one', async () => {
  const { user } = await openAfter(OverridesSection);
  await user.click(screen.getByRole('button', { name: 'Edit the response of GET /health' }));
  const form = within(await screen.findByRole('form'));
  await user.click(form.getByRole('button', { name: 'Begin with the last response' }));
  expect(form.getByRole('alert')).toHaveTextContent('It has had no response yet.');
});

test('A body too long for a link says so, and is cut where it is only shown', async () => {
  const { user } = await openAfter(RequestsSection, '/api/categories');
  const form = await editNewest(user);
  const long = JSON.stringify([{ id: 1, name: 'x'.repeat(9_000) }]);
  await fill(user, form.getByLabelText('Body, JSON or any text'), long);
  expect(form.getByText(/^This tab keeps it\. In a link it takes 10 KB/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Apply' }));
  const chip = screen.getByRole('button', { name: /^Take off GET \/api\/categories:200 body/ });
  expect(chip.textContent.length).toBeLessThan(130);
});

test('The latency of one call is chosen, shown, and cleared by its fields', async () => {
  const { user, controls } = await openAfter(OverridesSection);
  await user.selectOptions(screen.getByLabelText('Calls that wait'), 'POST /api/orders');
  await fill(user, screen.getByLabelText('Milliseconds'), '1500');
  await fill(user, screen.getByLabelText('Plus or minus'), '500');
  expect(await controls.link()).toBe(
    'http://localhost:3000/?latency=POST+/api/orders:1500%C2%B1500',
  );
  expect(screen.getByLabelText('Calls that wait')).toHaveDisplayValue(
    'POST /api/orders: 1500±500 ms',
  );
  await user.selectOptions(screen.getByLabelText('Calls that wait'), 'Every call');
  expect(screen.getByLabelText('Milliseconds')).toHaveValue(0);
  await user.click(screen.getByRole('button', { name: 'Take off POST /api/orders:1500±500 ms' }));
  expect(readSessionState()).toBeUndefined();
});
