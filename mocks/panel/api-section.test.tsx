import { readFileSync } from 'node:fs';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freshBackend, server, type TestBackend } from '#mocks/node.ts';
import { createDemoControls } from '#mocks/demo/demo-controls.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
// Loaded with the test, so that opening a call does not wait for it.
import './api-call.tsx';
import { ApiSection } from './api-section.tsx';
import { BackstagePanel } from './backstage-panel.tsx';
import { showSection } from './shown-section.ts';

vi.setConfig({ testTimeout: 30_000 });

const file = http.get('/openapi.json', () =>
  HttpResponse.text(readFileSync('public/openapi.json', 'utf8')),
);
let backend: TestBackend;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  backend = await freshBackend({ collection: smallShop, clock: noon });
  server.use(file);
});
afterEach(cleanup);

const isLineOf = (call: string) => (_: string, element: Element | null) =>
  element?.localName === 'summary' && element.textContent === call;

/** Opens a call of the list. */
async function open(call: string, section = <ApiSection />) {
  const user = userEvent.setup();
  render(section);
  await user.click(await screen.findByText(isLineOf(call)));
  const form = await screen.findByRole('form', { name: `Try ${call}` });
  const details = within(form.closest('details')!);
  const send = () => user.click(details.getByRole('button', { name: 'Send' }));
  /** Waits for the first line of the result. */
  const expectOutcome = (text: string) =>
    waitFor(() => expect(details.getByRole('status')).toHaveTextContent(text));
  return { user, details, send, expectOutcome };
}

test('The calls are listed by noun, and the document is linked', async () => {
  render(<ApiSection />);
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeVisible();
  const specified = ['Cart', 'Catalog', 'Events', 'Orders', 'Account', 'Diagnostics'];
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.filter((heading) => specified.includes(heading))).toEqual(specified);
  expect(new Set(headings).size).toBe(headings.length);
  expect(screen.getByText(isLineOf('DELETE /api/cart/user/:userId'))).toBeVisible();
  expect(screen.getByRole('link', { name: 'openapi.json' })).toHaveAttribute(
    'href',
    '/openapi.json',
  );
});

test('A call shows its parameters, the fields of its body, and examples', async () => {
  const { details } = await open('PUT /api/cart/:id');
  expect(details.getByText('Set the quantity of a line')).toBeVisible();
  expect(details.getByText('Allow')).toBeInTheDocument();
  const [parameter, quantity] = details.getAllByRole('term');
  expect(parameter).toHaveTextContent('id integer, 1 or more, path');
  expect(quantity).toHaveTextContent('quantity integer, 1 to 999');
  const [body] = details.getAllByRole('group', { name: 'Example: Three pieces' });
  expect(body).toHaveTextContent('{ "quantity": 3 }');
});

test('A call that is tried goes through the page’s fetch and shows status, headers and body', async () => {
  const { user, details, send, expectOutcome } = await open('GET /api/artworks/:id');
  await user.clear(details.getByLabelText('id'));
  await user.type(details.getByLabelText('id'), '2');
  await send();
  await expectOutcome('200');
  expect(details.getByRole('group', { name: 'Response headers' })).toHaveTextContent(
    'x-backend: vernissage',
  );
  expect(details.getByRole('group', { name: 'Response body' })).toHaveTextContent('Quiet Hill');
  expect(backend.calls().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/artworks/2',
  ]);
});

test('Show under Requests shows the call there, and moves the focus to the tab', async () => {
  const demo = { backend, storage: 'memory', text: '', mistakes: [] };
  showSection('api');
  const { user, send, details } = await open(
    'GET /health',
    <BackstagePanel controls={createDemoControls(demo, () => {})} onClose={() => {}} />,
  );
  await send();
  await user.click(await details.findByRole('button', { name: 'Show under Requests' }));
  expect(screen.getByRole('tab', { name: 'Requests' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Requests' })).toHaveTextContent('GET/health200');
});

test('A wrong field shows the message of the backend', async () => {
  const { user, details, send, expectOutcome } = await open('POST /api/cart');
  const body = details.getByLabelText('Body');
  await user.clear(body);
  await user.type(body, '{{"userId":6,"eventId":1,"quantity":0}');
  await send();
  await expectOutcome('400: quantity must be 1 or more');
  expect(await backend.rows('cart')).toEqual([]);
});

test('Search parameters and headers that are left empty are not sent, others are', async () => {
  const { user, details, send, expectOutcome } = await open('GET /api/events');
  await send();
  await expectOutcome('200');
  await user.type(details.getByLabelText('upcoming'), 'true');
  await send();
  await expectOutcome('200');
  expect(backend.calls().map(({ path }) => path)).toEqual([
    '/api/events',
    '/api/events?upcoming=true',
  ]);
});

test('A call without a response says why', async () => {
  server.use(http.get('/health', () => HttpResponse.error()));
  const { send, expectOutcome } = await open('GET /health');
  await send();
  await expectOutcome('Failed to fetch');
  expect(screen.queryByRole('group', { name: 'Response headers' })).toBeNull();
});

test('A document that cannot be read can be asked for again', async () => {
  server.use(http.get('/openapi.json', () => new HttpResponse(null, { status: 404 })));
  const user = userEvent.setup();
  render(<ApiSection />);
  expect(await screen.findByText(/cannot be read here: status 404/)).toBeVisible();
  server.use(file);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Cart' })).toBeVisible();
  expect(screen.queryByText(/cannot be read/)).toBeNull();
});
