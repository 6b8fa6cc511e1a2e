// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { type Backend, createBackend } from '#mocks/backend/create-backend.ts';
import { readRows } from '#mocks/backend/db/read-rows.ts';
import type { TableName } from '#mocks/backend/db/tables.ts';
import { DATABASE_NAME } from '#src/site/storage-names.ts';
import { formatPrice } from '#src/copy/format.ts';
import { ask } from '#src/testing/call.ts';
import { noon, smallShop } from '#src/testing/small-shop.ts';
import { removeRow, saveRow } from './edit-rows.ts';
import { viewMail } from '../traffic/mail.ts';
import { describeFields, viewRows } from './row-views.ts';

let backend: Backend;

/** A shop with two cart lines, an order of a work and tickets, and the account of Ida. */
beforeEach(async () => {
  backend = await createBackend({ collection: smallShop, clock: noon, storage: 'memory' });
  await post('/api/cart', { userId: 6, artworkId: 2, quantity: 1 });
  await post('/api/cart', { userId: 6, eventId: 2, quantity: 2 });
  await post('/api/orders', {
    order: { userId: 6, total: 382.2, status: 'pending' },
    items: [
      { orderId: 0, artworkId: 2, eventId: null, quantity: 1, price: 250 },
      { orderId: 0, artworkId: null, eventId: 2, quantity: 2, price: 45 },
    ],
  });
  await post('/api/users', { username: 'ida', email: 'ida@example.com', password: 'hush' });
});

const post = (path: string, body: object) => ask(backend, 'POST', path, body);

async function viewOf(table: TableName) {
  const tables = await viewRows(backend.database);
  return tables.find(({ name }) => name === table)!.rows;
}

/** Changes the text of a table's newest row as a person would, and saves it. */
async function edit(table: TableName, from: string | RegExp, to: string) {
  const [row] = await viewOf(table);
  await saveRow(backend.database, table, row!.id, row!.text.replace(from, to));
}

test('A row that nobody has words for is shown with its fields, named after its work or its table', async () => {
  const [artworks, events] = await Promise.all([
    backend.database.artworks,
    backend.database.events,
  ]);
  const products = { artworks, events };
  const wish = { id: 3, userId: 6, artworkId: 2, tags: ['hall'] };
  expect(describeFields(wish, 'Wishes', products)).toEqual({
    title: 'Quiet Hill',
    aside: '',
    facts: [
      ['userId', '6'],
      ['artworkId', '2'],
      ['tags', '["hall"]'],
    ],
  });
  const note = { id: 3, text: 'Call back' };
  expect(describeFields(note, 'Notes', products)).toEqual({
    title: 'Notes: 3',
    aside: '',
    facts: [['text', 'Call back']],
  });
});

test('Rows are shown in words, the newest first', async () => {
  expect(await viewOf('cart')).toMatchObject([
    { id: 2, title: '2 × Ticket to Matinee', aside: formatPrice(90), isSeed: false },
    { id: 1, title: '1 × Quiet Hill', aside: formatPrice(250) },
  ]);
  expect(await viewOf('orders')).toMatchObject([
    {
      title: 'Order 1, 2 lines',
      aside: formatPrice(382.2),
      facts: [
        ['1 × Quiet Hill', formatPrice(250)],
        ['2 × Ticket to Matinee', formatPrice(45)],
        ['Total', formatPrice(382.2)],
        ['Status', 'pending'],
        // In UTC, where it may still be November.
        ['Placed', expect.stringMatching(/^(?:Nov 30|Dec [12]), 2026, \d+:\d\d [AP]M UTC$/)],
        ['User', '6'],
      ],
    },
  ]);
  expect(await viewOf('users')).toMatchObject([
    { title: 'ida', isSeed: false },
    { title: 'demo', isSeed: true },
  ]);
});

test('No row shows a password, its hash or its salt', async () => {
  const [ida] = await readRows(backend.database, 'users').then((rows) => rows.toReversed());
  const shown = JSON.stringify(await viewRows(backend.database));
  expect(shown).not.toContain('hush');
  expect(shown).not.toContain(ida!.password.hash);
  expect(shown).not.toContain(ida!.password.salt);
});

test('An edited row is stored, and the calls answer with it', async () => {
  await edit('cart', '"quantity": 2', '"quantity": 7');
  const response = await backend.answer(new Request('http://shop.example/api/cart/6'));
  expect(await response.json()).toMatchObject([{ quantity: 1 }, { quantity: 7 }]);
  await edit('orders', '"quantity": 1', '"quantity": 3');
  expect(await readRows(backend.database, 'orders')).toMatchObject([
    { items: [{ quantity: 3 }, { quantity: 2 }] },
  ]);
});

test('An edited account keeps its password', async () => {
  await edit('users', '"ida@example.com"', '"ida@berg.example"');
  const { body } = await post('/api/auth/login', { username: 'ida', password: 'hush' });
  expect(body).toMatchObject({ user: { email: 'ida@berg.example' } });
});

test.each<[TableName, string | RegExp, string, string]>([
  ['cart', '"quantity": 2', '"quantity": 0', 'quantity must be 1 or more'],
  ['cart', '"quantity": 2', '"quantity": "two"', 'quantity must be a whole number'],
  ['cart', '"eventId": 2', '"eventId": 99', 'eventId must be an event of the shop'],
  ['cart', '"eventId": 2', '"artworkId": 2', 'row 1 has the same product: change its quantity'],
  ['cart', ',\n  "eventId": 2', '', 'artworkId or eventId must be given, and only one of them'],
  ['cart', '"id": 2', '"id": 3', 'id must stay 2'],
  ['cart', '"userId"', '"user"', 'userId is required'],
  ['cart', '{', '{"note": "",', 'note is not a field of this table.'],
  ['cart', '{', '[', 'The row is no JSON:'],
  ['cart', /.*/s, '[]', 'The row must be an object.'],
  ['orders', '"price": 45', '"price": -1', 'items[1].price must not be negative'],
  [
    'orders',
    '"artworkId": 2',
    '"artworkId": 99',
    'items[0].artworkId must be an artwork of the shop',
  ],
  [
    'orders',
    '"price": 45',
    '"price": 45, "note": 1',
    'items[1].note is not a field of this table.',
  ],
  ['users', '"***"', '"secret"', 'password must stay "***"'],
  ['users', '"ida"', '"Demo"', 'username already exists'],
  ['users', '"ida@example.com"', `"demo@${DATABASE_NAME}.example"`, 'email already exists'],
  ['users', '"ida@example.com"', '"ida"', 'email must be an email address'],
])(
  'A bad edit of %s names what is wrong, and nothing is stored: %s, %s',
  async (table, from, to, message) => {
    const before = await readRows(backend.database, table);
    await expect(edit(table, from, to)).rejects.toThrow(message);
    expect(await readRows(backend.database, table)).toEqual(before);
  },
);

test('A removed row can be put back as it was', async () => {
  const before = await readRows(backend.database, 'orders');
  const putBack = await removeRow(backend.database, 'orders', 1);
  expect(await readRows(backend.database, 'orders')).toEqual([]);
  await putBack();
  expect(await readRows(backend.database, 'orders')).toEqual(before);
});

test('A removed row is not put back beside the one that has taken its place', async () => {
  const putBack = await removeRow(backend.database, 'cart', 1);
  await post('/api/cart', { userId: 6, artworkId: 2, quantity: 1 });
  await expect(putBack()).rejects.toThrow('row 3 has the same product');
  expect(await readRows(backend.database, 'cart')).toMatchObject([{ id: 2 }, { id: 3 }]);
});

test('A row that has gone meanwhile is not stored again', async () => {
  const [row] = await viewOf('cart');
  await removeRow(backend.database, 'cart', row!.id);
  await expect(saveRow(backend.database, 'cart', row!.id, row!.text)).rejects.toThrow(
    'The row is no longer there.',
  );
});

test('Mail: a letter for each order and each registered account, none for the demo account', async () => {
  expect(await viewMail(backend.database)).toMatchObject([
    {
      to: 'the address from checkout, which the order does not carry',
      subject: 'Your order 1',
      text: expect.stringContaining(`2 × Ticket to Matinee, ${formatPrice(45)} each`),
    },
    { to: 'ida@example.com', subject: 'Welcome, ida' },
  ]);
});
