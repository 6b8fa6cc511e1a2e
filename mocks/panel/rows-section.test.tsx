import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CART_CHANNEL } from '#src/site/storage-names.ts';
import { createBackend } from '#mocks/backend/create-backend.ts';
import { createDemoControls } from '#mocks/demo/demo-controls.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { BackstagePanel } from './backstage-panel.tsx';
import { showSection } from './shown-section.ts';

vi.setConfig({ testTimeout: 30_000 });

afterEach(cleanup);

/** Opens the section Rows of a shop with one cart line. */
async function openRows() {
  const backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
  await backend.database.cart.write((rows) =>
    rows.insert((id) => ({ id, userId: 6, artworkId: 2, quantity: 1 })),
  );
  const demo = { backend, storage: 'memory', text: '', mistakes: [] };
  const user = userEvent.setup();
  showSection('rows');
  render(<BackstagePanel controls={createDemoControls(demo, () => {})} onClose={() => {}} />);
  const line = (await screen.findByText('1 × Quiet Hill')).closest('li')!;
  await user.click(within(line).getByText('1 × Quiet Hill'));
  return { user, backend, line: within(line) };
}

test('A cart line is edited as JSON; a mistake is named next to it and nothing that was typed is lost', async () => {
  const { user, line, backend } = await openRows();
  await user.click(line.getByRole('button', { name: 'Edit' }));
  const field = line.getByRole('textbox', { name: 'Row 1 as JSON' });
  expect(field).toHaveFocus();
  const wrong = '{"id": 1, "userId": 6, "quantity": 1000000, "artworkId": 2}';
  await user.clear(field);
  await user.type(field, wrong.replaceAll('{', '{{'));
  await user.click(line.getByRole('button', { name: 'Save' }));
  expect(await line.findByRole('alert')).toHaveTextContent('quantity must be');
  expect(field).toHaveValue(wrong);
  expect(field).toHaveAccessibleDescription(/^quantity must be/);

  const heard = new Promise((resolve) => {
    const channel = new BroadcastChannel(CART_CHANNEL);
    channel.addEventListener('message', ({ data }) => {
      channel.close();
      resolve(data);
    });
  });
  await user.clear(field);
  await user.type(field, wrong.replace('1000000', '4').replaceAll('{', '{{'));
  await user.click(line.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('4 × Quiet Hill')).toBeVisible();
  expect(line.getByRole('button', { name: 'Edit' })).toHaveFocus();
  expect(await backend.database.cart.read((rows) => rows.get(1)?.quantity)).toBe(4);
  expect(await heard).toBe('changed');
});

test('A removed line can be put back', async () => {
  const { user, line } = await openRows();
  await user.click(line.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Removed: 1 × Quiet Hill')).toBeVisible();
  expect(screen.getByText('Empty: Cart lines, Orders, Mail')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Put it back' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Cart lines (1)' })).toBeVisible();
});

test('A removed line whose place another has taken says why it cannot be put back', async () => {
  const { user, backend, line } = await openRows();
  await user.click(line.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Removed: 1 × Quiet Hill');
  await backend.database.cart.write((rows) =>
    rows.insert((id) => ({ id, userId: 6, artworkId: 2, quantity: 1 })),
  );
  await user.click(screen.getByRole('button', { name: 'Put it back' }));
  expect(await screen.findByText(/^row 2 has the same product/)).toBeVisible();
  expect(await backend.database.cart.read((rows) => rows.all())).toHaveLength(1);
});

test('The demo account can be looked at and not edited', async () => {
  const { user } = await openRows();
  const account = screen.getByText('demo').closest('li')!;
  await user.click(within(account).getByText('demo'));
  expect(account).toHaveTextContent('Part of the program');
  expect(within(account).queryByRole('button')).not.toBeInTheDocument();
});
