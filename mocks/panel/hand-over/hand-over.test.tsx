import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { createDemoControls } from '#mocks/demo/demo-controls.ts';
import { setupOf } from '#mocks/demo/state/backend-setup.ts';
import { parseDemoState } from '#mocks/demo/state/demo-state.ts';
import { readSessionState, writeSessionState } from '#mocks/demo/state/session-state.ts';
import { brand } from '#src/copy/brand.ts';
import { formatPrice } from '#src/copy/format.ts';
import { CART_USER_ID } from '#src/domain/cart.ts';
import { priceText } from '#src/testing/price-text.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { BackstagePanel } from '../backstage-panel.tsx';
import { showSection } from '../shown-section.ts';
import { takeOver } from './take-over.tsx';

const restart = vi.fn<() => void>();
const onClose = vi.fn<() => void>();

afterEach(() => {
  cleanup();
  // A dialog of its own root.
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) act(() => close.click());
  document.body.innerHTML = '';
  writeSessionState(undefined);
  restart.mockReset();
  onClose.mockReset();
  vi.unstubAllGlobals();
});

/** A page with a work in its cart, of a server that knows these addresses of its computer. */
async function openPage(text = '', network: readonly string[] = []) {
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toBe('/network.json');
    return Response.json(network);
  });
  const { state } = parseDemoState(new URLSearchParams(text));
  const backend = await createBackend({
    collection: smallShop,
    clock: noon,
    storage: 'memory',
    setup: setupOf(state),
  });
  await backend.database.cart.write((rows) => {
    rows.insert((id) => ({ id, userId: CART_USER_ID, artworkId: 2, quantity: 1 }));
  });
  const demo = { backend, storage: 'memory', text, mistakes: [] };
  return { backend, controls: createDemoControls(demo, restart), user: userEvent.setup() };
}

/** The same with Backstage and its dialog open. */
async function openDialog(...page: Parameters<typeof openPage>) {
  const opened = await openPage(...page);
  showSection('start');
  render(<BackstagePanel controls={opened.controls} onClose={onClose} />);
  const button = screen.getByRole('button', { name: /^Hand over/ });
  await opened.user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Hand over' });
  return { ...opened, button, dialog, link: () => within(dialog).findByLabelText('Link') };
}

const handed = (changes: object = {}) => ({
  version: 1 as const,
  state: 'scenario=sold-out',
  rows: { cart: [{ artworkId: 2, quantity: 3 }], username: 'demo' },
  ...changes,
});
const asFile = (content: string) =>
  new File([content], 'handed.json', { type: 'application/json' });

test('The dialog has a code, the same link as text, and says what goes and what stays', async () => {
  history.replaceState(null, '', '/artworks?price=0-100&backstage=states');
  document.title = `Artworks · ${brand.name}`;
  const { dialog, link, user } = await openDialog('scenario=sold-out', ['http://10.0.0.7:4173/']);
  expect(await within(dialog).findByRole('img', { name: 'QR code of the link' })).toBeVisible();
  const href = ((await link()) as HTMLInputElement).value;
  expect(href).toMatch(/^http:\/\/10\.0\.0\.7:4173\/artworks\?price=0-100#handed=[\w-]+$/);
  const facts = within(dialog).getAllByRole('definition');
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    `1 work, ${formatPrice(285)} in totalQuiet Hill`,
    'Everything sold',
    'Artworks, with its filters',
  ]);
  expect(dialog).toHaveTextContent('your own orders and accounts stay here');
  await user.click(within(dialog).getByRole('button', { name: /^Copy link/ }));
  expect(await navigator.clipboard.readText()).toBe(href);
});

test('Esc closes the dialog and not Backstage, and gives the focus back', async () => {
  const { button, user, link } = await openDialog();
  await link();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Hand over' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
});

test('The link follows the cart', async () => {
  const { dialog, link, backend } = await openDialog();
  const before = ((await link()) as HTMLInputElement).value;
  await act(() =>
    backend.answer(new Request('http://shop.example/api/cart/1', { method: 'DELETE' })),
  );
  expect(await within(dialog).findByText('Empty')).toBeVisible();
  expect(((await link()) as HTMLInputElement).value).not.toBe(before);
});

test('With an own account the other device is signed out', async () => {
  const ida = { id: 2, username: 'ida', email: 'ida@example.com', role: 'customer' };
  localStorage.setItem('user', JSON.stringify(ida));
  const { dialog, link } = await openDialog();
  await link();
  expect(dialog).toHaveTextContent('an account of your own: the other device is signed out');
});

test('At an address of this computer alone it says what to do, and has no code until others reach it', async () => {
  const { dialog, link, user } = await openDialog();
  const field = await within(dialog).findByLabelText('An address that others reach');
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'Other devices cannot open this address.Save a file and open it there, or hand over from',
  );
  expect(within(dialog).queryByRole('img', { name: 'QR code of the link' })).toBeNull();
  expect(await link()).toHaveDisplayValue(/^http:\/\/localhost:3000\//);
  expect(within(dialog).getByRole('button', { name: 'Save as a file' })).toBeVisible();
  await user.click(within(dialog).getByText('Code and link'));
  await user.type(field, 'localhost{Enter}');
  expect(within(dialog).getByText('This is no address that another device reaches.')).toBeVisible();
  await user.clear(field);
  await user.type(field, '192.168.1.20:4173{Enter}');
  expect(within(dialog).getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  expect(await link()).toHaveDisplayValue(/^http:\/\/192\.168\.1\.20:4173\//);
});

test('Where the server knows its addresses in the network, the link has one of them', async () => {
  const { dialog, link, user } = await openDialog('', [
    'http://192.168.1.20:4173/',
    'http://10.0.0.7:4173/',
    'javascript:alert(1)',
  ]);
  const choice = await within(dialog).findByLabelText('Address');
  expect(await link()).toHaveDisplayValue(/^http:\/\/192\.168\.1\.20:4173\/#handed=/);
  expect(within(choice).getAllByRole('option')).toHaveLength(2);
  await user.selectOptions(choice, 'http://10.0.0.7:4173');
  expect(await link()).toHaveDisplayValue(/^http:\/\/10\.0\.0\.7:4173\/#handed=/);
});

test('What is too much for a code is a file', async () => {
  const text = Array.from({ length: 300 }, () => Math.random().toString(36)).join('');
  const { user } = await openDialog(`fail=GET /api/artists:200 body "${text}"`);
  const save = await screen.findByRole('button', { name: 'Save as a file' });
  expect(screen.queryByRole('img', { name: 'QR code of the link' })).toBeNull();
  const saved = vi.fn<(file: Blob) => string>(() => 'blob:file');
  Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} });
  const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(save);
  follow.mockRestore();
  expect(saved).toHaveBeenCalledOnce();
});

test('A handed file is opened at its page after a question, and not without', async () => {
  const { dialog, link, user } = await openDialog();
  await link();
  const input = within(dialog).getByLabelText('Open a received file');
  await user.upload(input, asFile(JSON.stringify(handed({ page: '/cart?live=*' }))));
  const question = await screen.findByRole('dialog', {
    name: 'Open the cart you were shown?',
  });
  await within(question).findByText(`3 works, ${priceText(825)} in total`);
  expect(within(question).getByRole('button', { name: 'Open this cart' })).toHaveFocus();
  await user.click(within(question).getByRole('button', { name: 'Keep mine' }));
  expect(readSessionState()).toBeUndefined();

  await user.upload(input, asFile(JSON.stringify(handed({ page: '/cart?live=*' }))));
  await user.click(await screen.findByRole('button', { name: 'Open this cart' }));
  await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce());
  expect(location.href).toBe('http://localhost:3000/cart');
  expect(readSessionState()?.text).toMatch(/^scenario=sold-out&handed=/);
});

test.each([
  ['no JSON', 'cart', 'cannot be read'],
  ['another file', '{"version":1,"orders":[]}', 'cannot be read'],
  ['newer', '{"version":9}', 'by a newer version of the shop'],
  [
    'of a page elsewhere',
    JSON.stringify(handed({ page: '//elsewhere.example/' })),
    'is no page of this site',
  ],
])('A file that is %s is refused in one sentence', async (_, content, sentence) => {
  const { dialog, link, user } = await openDialog('', ['http://10.0.0.7:4173/']);
  await link();
  await user.upload(within(dialog).getByLabelText('Open a received file'), asFile(content));
  const open = screen.queryByRole('button', { name: 'Open this cart' });
  if (open) await user.click(open);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(sentence);
  expect(restart).not.toHaveBeenCalled();
});

test('What came by a link is listed beside what the visitor has, and Esc keeps that', async () => {
  const { controls, user } = await openPage();
  history.replaceState({ key: 'kept' }, '', '/artworks?sort=price-asc#handed=abc');
  act(() =>
    takeOver(controls, {
      handOver: handed({ state: 'scenario=sold-out,unheard-of' }),
      asksFirst: true,
    }),
  );
  const question = await screen.findByRole('dialog', {
    name: 'Open the cart you were shown?',
  });
  expect(await within(question).findByText('demo')).toBeVisible();
  expect(
    await within(question).findByText(
      /^Your own is kept \(1 work in your cart\)\. You can go back to it/,
    ),
  ).toBeVisible();
  expect(question).toHaveTextContent('Left out: "unheard-of" is not a scenario.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.href).toBe('http://localhost:3000/artworks?sort=price-asc');
  expect(history.state).toEqual({ key: 'kept' });
  expect(restart).not.toHaveBeenCalled();
});
