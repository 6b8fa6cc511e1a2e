import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slug } from '#src/copy/brand/slug.ts';
import { writeSessionState, readSessionState } from '#mocks/demo/state/session-state.ts';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { setupOf } from '#mocks/demo/state/backend-setup.ts';
import { parseDemoState } from '#mocks/demo/state/demo-state.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { BackstagePanel } from './backstage-panel.tsx';
import { createDemoControls } from '#mocks/demo/demo-controls.ts';
import { tourProgress } from '#mocks/demo/tour/tour-progress.ts';
import { type SectionName, showSection } from './shown-section.ts';

// A hundred rendered requests take long on a busy machine; no test waits for real time to pass.
vi.setConfig({ testTimeout: 30_000 });

const restart = vi.fn<() => void>();
const onClose = vi.fn<() => void>();

beforeEach(() => {
  indexedDB = new IDBFactory();
  restart.mockReset();
  onClose.mockReset();
});

afterEach(() => {
  cleanup();
  writeSessionState(undefined);
  tourProgress.setState(tourProgress.getInitialState(), true);
});

/** Renders a section of Backstage at an address. */
async function openAt(address: string, section: SectionName = 'start') {
  showSection(section);
  history.replaceState(null, '', address);
  const { search } = new URL(location.href);
  const { state, mistakes } = parseDemoState(new URLSearchParams(search));
  const backend = await createBackend({
    collection: smallShop,
    clock: noon,
    storage: 'shop',
    setup: setupOf(state),
  });
  const demo = { backend, storage: 'shop', text: search.slice(1), mistakes };
  const controls = createDemoControls(demo, restart);
  const user = userEvent.setup();
  render(<BackstagePanel controls={controls} onClose={onClose} />);
  const call = (path: string, init?: RequestInit) =>
    act(() => backend.answer(new Request(`http://shop.example${path}`, init)));
  return { user, backend, controls, call };
}

test('Backstage takes the focus when it opens, and Esc closes it', async () => {
  const { user } = await openAt('/');
  expect(screen.getByRole('heading', { name: 'Backstage' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('The first page leads to what presenters and developers need, and back', async () => {
  const { user } = await openAt('/');
  await user.click(screen.getByRole('button', { name: /^Show a state/ }));
  expect(screen.getByRole('heading', { name: 'Show a state' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'All controls' }));
  expect(screen.getByRole('heading', { name: 'Backstage' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Faults' }));
  expect(screen.getByRole('tab', { name: 'Faults' })).toHaveFocus();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Requests',
    'Faults',
    'Rows',
    'API',
    'As specified',
    'About',
  ]);
});

test('One click shows a scenario in place of the one before, and a second one ends it', async () => {
  const { user } = await openAt('/?scenario=slow', 'states');
  const slow = screen.getByRole('button', { name: /^slow server/ });
  expect(slow).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: /^full cart/ }));
  expect(readSessionState()).toEqual({ text: 'scenario=full-cart' });
  await user.click(slow);
  expect(readSessionState()).toBeUndefined();
  expect(restart).toHaveBeenCalledTimes(2);
});

test('Added to the state that is shown, scenarios are applied in the order in which they were chosen', async () => {
  const { user } = await openAt('/?scenario=slow', 'states');
  await user.click(screen.getByRole('checkbox', { name: 'Add to the state that is shown' }));
  await user.click(screen.getByRole('button', { name: /^full cart/ }));
  expect(readSessionState()).toEqual({ text: 'scenario=slow,full-cart' });
});

test('Removing a scenario also removes the state from the address', async () => {
  const { user } = await openAt('/cart?scenario=full-cart,slow');
  await user.click(screen.getByRole('button', { name: 'Take off slow server' }));
  expect(readSessionState()).toEqual({ text: 'scenario=full-cart' });
  expect(location.search).toBe('');
});

test('A wrong scenario name shows the right ones', async () => {
  await openAt('/?scenario=ful-cart');
  expect(screen.getByRole('alert')).toHaveTextContent(
    '"ful-cart" is not a scenario. There are: fresh, full-cart,',
  );
});

test('An override applies from the next call on, is stored for the tab, and is part of the link', async () => {
  const { user, call, controls } = await openAt('/cart', 'faults');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: /GET \/health/ }),
    'Fails (500)',
  );
  expect((await call('/health')).status).toBe(500);
  expect(readSessionState()).toEqual({ text: 'fail=GET+/health:500' });
  expect(await controls.link()).toBe('http://localhost:3000/cart?fail=GET+/health:500');
  await user.selectOptions(screen.getByRole('combobox', { name: /GET \/health/ }), 'As usual');
  expect((await call('/health')).status).toBe(200);
  expect(readSessionState()).toBeUndefined();
});

test('An override from the address that the list does not offer is shown as written', async () => {
  await openAt('/?fail=POST /api/orders:503 once', 'faults');
  expect(await screen.findByRole('combobox', { name: /POST \/api\/orders/ })).toHaveDisplayValue(
    '503 once',
  );
});

test('Requests are listed newest first, can be filtered, and can be cleared', async () => {
  const { user, call } = await openAt('/', 'requests');
  await call('/api/categories');
  await call('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'ida', password: 'hidden' }),
  });
  const [newest] = screen.getAllByRole('listitem');
  expect(newest).toHaveTextContent('POST/api/auth/login401');
  expect(within(newest!).getByLabelText('Request')).toHaveTextContent(
    '{ "username": "ida", "password": "***" }',
  );
  expect(within(newest!).getByLabelText('Request headers')).toHaveTextContent(
    '{ "content-type": "application/json" }',
  );
  await user.type(screen.getByRole('searchbox', { name: 'Filter requests' }), 'get');
  expect(screen.getByRole('status', { name: 'Requests shown' })).toHaveTextContent('1 of 2');
  await user.click(screen.getByRole('button', { name: 'Clear list' }));
  expect(screen.getByRole('status', { name: 'Requests shown' })).toHaveTextContent('0 of 0');
});

test('Open details of a request stay open when the log is full and the next call comes', async () => {
  const { user, backend, call } = await openAt('/');
  for (let number = 1; number <= 100; number += 1) {
    await backend.answer(new Request(`http://shop.example/api/artworks/${number}`));
  }
  // Not before: a hundred renderings of the list take long.
  act(() => showSection('requests'));
  const request = screen.getByText('/api/artworks/100').closest('details')!;
  await user.click(screen.getByText('/api/artworks/100'));
  expect(request).toHaveAttribute('open');
  await call('/api/artworks/101');
  expect(screen.getByText('/api/artworks/101')).toBeVisible();
  expect(screen.queryByText('/api/artworks/1')).not.toBeInTheDocument();
  expect(screen.getByText('/api/artworks/100').closest('details')).toBe(request);
  expect(request).toHaveAttribute('open');
});

test('Export, reset and import restore the same bytes', async () => {
  const { controls } = await openAt('/?scenario=returning-customer');
  const exported = await controls.exportData();
  expect(JSON.parse(exported)).toMatchObject({
    version: 1,
    orders: [{ id: 1 }, { id: 2 }, { id: 3 }],
  });

  indexedDB = new IDBFactory();
  cleanup();
  const { controls: empty } = await openAt('/');
  expect(JSON.parse(await empty.exportData())).toMatchObject({ cart: [], orders: [] });
  await (await empty.readImport(exported)).replace();
  expect(await empty.exportData()).toBe(exported);
});

test('Importing an invalid file shows which field is wrong', async () => {
  const { user } = await openAt('/', 'data');
  const file = new File(['{"version":1,"seededOn":"today"}'], 'vernissage.json');
  await user.upload(screen.getByLabelText('Import'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'seededOn must be a date like 2026-12-05',
  );
  expect(restart).not.toHaveBeenCalled();
});

test('The clock is set to a day, and the link has it', async () => {
  const { user, controls } = await openAt('/events', 'states');
  expect(screen.getByText('For the backend today is Dec 1, 2026, as it is.')).toBeVisible();
  const day = screen.getByLabelText('Today');
  await user.clear(day);
  await user.type(day, '2027-03-01');
  await user.click(screen.getByRole('button', { name: 'Set' }));
  await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce());
  expect(readSessionState()).toMatchObject({
    text: 'clock=2027-03-01',
    storage: expect.stringMatching(`^${slug}-tab-`),
  });
  expect(controls.usesTabDatabase).toBe(false);
});

test('Present refuses minutes that it cannot count, and begins with those that it can', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { user, controls } = await openAt('/', 'present');
  expect(await screen.findByText('Home, nothing in the cart, nobody signed in')).toBeVisible();
  expect(
    screen.getByText(/^To leave, hold the shop’s name for two seconds; then type/).parentElement,
  ).toHaveTextContent('“leave”');
  const present = vi.spyOn(controls, 'present').mockResolvedValue();
  const minutes = screen.getByLabelText('Minutes until it starts over');
  await user.clear(minutes);
  await user.type(minutes, 'soon');
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    '"soon" is not a number of minutes from 0.1 to 120.',
  );
  expect(minutes).toHaveValue('soon');
  await user.clear(minutes);
  await user.type(minutes, '5');
  await user.click(screen.getByRole('button', { name: 'Start' }));
  expect(present).toHaveBeenCalledExactlyOnceWith(5);
});

test('Each step of the tour links to its page in its demo state', async () => {
  await openAt('/', 'tour');
  expect(screen.getByRole('link', { name: 'One cart for everything' })).toHaveAttribute(
    'href',
    '/cart?scenario=full-cart&tour=6',
  );
  expect(screen.getByRole('link', { name: 'Start the tour' })).toHaveAttribute(
    'href',
    '/?scenario=first-visit&tour=1',
  );
});

test('A tour from a file replaces the demo’s, and the demo’s can be had again', async () => {
  const { user } = await openAt('/', 'tour');
  const file = new File(['# Mine\n## Only step\n/cart\nLook.'], 'tour.md');
  await user.upload(screen.getByLabelText('Open a file'), file);
  expect(await screen.findByRole('heading', { name: 'Mine' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Only step' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/cart\?tour-file=.*&tour=1$/),
  );
  await user.click(screen.getByRole('button', { name: 'For developers' }));
  expect(screen.getByRole('link', { name: 'Start the tour' })).toHaveAttribute(
    'href',
    '/?scenario=first-visit&tour=technical-1',
  );
  await user.click(screen.getByRole('button', { name: 'For clients' }));
  expect(screen.getByRole('heading', { name: 'A visit to the shop' })).toBeVisible();
});

test('A tour that cannot be read says why and leaves the one that is there', async () => {
  const { user } = await openAt('/', 'tour');
  const field = screen.getByRole('textbox', { name: 'Text of the tour' });
  await user.clear(field);
  await user.type(field, '## Only step');
  await user.click(screen.getByRole('button', { name: 'Use this tour' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The step "Only step" names no page.');
  expect(field).toHaveValue('## Only step');
  expect(screen.getByRole('heading', { name: 'A visit to the shop' })).toBeVisible();
});

test('As specified lists what is odd on purpose, with the words of the specification', async () => {
  await openAt('/', 'as-specified');
  expect(
    await screen.findByRole('heading', { name: 'The search box finds nothing' }),
  ).toBeVisible();
  expect(screen.getByRole('tabpanel')).toHaveTextContent(
    'Specification, 6 Roles and permissions: All cart and checkout actions use a fixed user id of 6',
  );
  expect(
    screen.getByRole('link', { name: 'Open its page: A coupon gives no discount' }),
  ).toHaveAttribute('href', '/cart?scenario=full-cart&backstage=as-specified');
});

test('About shows who answers calls, where rows are stored and which build it is', async () => {
  await openAt('/', 'about');
  const panel = screen.getByRole('tabpanel', { name: 'About' });
  expect(panel).toHaveTextContent('Calls are taken bythis page');
  expect(panel).toHaveTextContent('Rows are keptin IndexedDB');
  expect(panel).toHaveTextContent('Pagedevelopment');
});
