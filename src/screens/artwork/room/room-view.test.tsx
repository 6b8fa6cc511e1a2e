import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readCallsOf, renderApp } from '#src/testing/render-app.tsx';
import { artwork } from '#src/testing/factories.ts';
import { noteView } from '#src/data/recently-viewed.ts';
import { writeCallsOf } from '#src/testing/render-app.tsx';
import { priceText } from '#src/testing/price-text.ts';
import { smallShop } from '#src/testing/small-shop.ts';
// Else its code is loaded while a test waits.
import './room-view.tsx';

// jsdom has no layout: three pixels are a centimeter.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(660);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
});

async function openRoom() {
  const { user, backend, router } = await renderApp('/artwork/2');
  const button = await screen.findByRole('button', { name: 'View in a room' });
  await screen.findByRole('region', { name: /^More by/ });
  const calls = readCallsOf(backend);
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Quiet Hill' });
  const room = within(dialog);
  const picture = room.getByRole('group', { name: /^Quiet Hill on the wall/ });
  return { user, backend, router, button, calls, dialog, room, picture };
}

test('A work hangs in a room at true scale, its size told in inches and centimeters, without a call', async () => {
  const { room, picture, backend, calls } = await openRoom();
  expect(room.getByText('24 x 36 in, 61 x 91.4 cm, at true scale')).toBeVisible();
  expect(picture).toHaveAccessibleName(
    'Quiet Hill on the wall, 24 x 36 in, 61 x 91.4 cm. Arrow keys move it.',
  );
  expect(picture.style.width).toBe('calc(60.96 * var(--cm))');
  expect(picture.style.height).toBe('calc(91.44 * var(--cm))');
  expect(room.getByText(/The sofa is 232 cm \(91.3 in\) wide/)).toBeInTheDocument();
  expect(readCallsOf(backend)).toEqual(calls);
});

test.each(['', '12 x 8 x 5 in', '1,000 x 20 in'])(
  'A work with the dimensions "%s" has no button View in a room',
  async (dimensions) => {
    const bust = artwork({
      id: 9,
      title: 'Bust',
      price: 1,
      artistId: 1,
      categoryId: 1,
      dimensions,
    });
    await renderApp('/artwork/9', { shop: { ...smallShop, artworks: [bust] } });
    expect(await screen.findByRole('button', { name: /View larger/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'View in a room' })).not.toBeInTheDocument();
  },
);

test('Arrow keys move the picture by five centimeters, with Shift by one, and the place is told', async () => {
  const { user, room, picture } = await openRoom();
  picture.focus();
  await user.keyboard('{ArrowRight}{ArrowUp}');
  expect(picture.style.left).toBe('calc(5 * var(--cm))');
  expect(picture.style.top).toBe('calc(-157 * var(--cm))');
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(room.getByRole('status')).toHaveTextContent(
    'Its middle is 156 cm (61.4 in) above the floor, 5 cm (2 in) right of the middle',
  );
});

test('Buttons move the picture, and hang it back in the middle', async () => {
  const { user, room, picture } = await openRoom();
  await user.click(room.getByRole('button', { name: 'Move left' }));
  await user.click(room.getByRole('button', { name: 'Move down' }));
  expect(picture.style.left).toBe('calc(-5 * var(--cm))');
  expect(picture.style.top).toBe('calc(-147 * var(--cm))');
  await user.click(room.getByRole('button', { name: 'Hang in the middle' }));
  expect(picture.style.left).toBe('calc(0 * var(--cm))');
  expect(room.getByRole('status')).toHaveTextContent(
    'Its middle is 152 cm (59.8 in) above the floor, in the middle of the wall',
  );
});

test('There are three rooms, each with a wall of its own until the visitor chooses its color', async () => {
  const { user, room } = await openRoom();
  const rooms = within(room.getByRole('group', { name: 'Room' })).getAllByRole('radio');
  expect(rooms.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Living room',
    'Study',
    'Gallery',
  ]);
  await user.click(room.getByRole('radio', { name: 'Study' }));
  expect(room.getByRole('radio', { name: 'Sage' })).toBeChecked();
  expect(room.getByText(/The sideboard is 196 cm/)).toBeInTheDocument();
  await user.click(room.getByRole('radio', { name: 'Forest' }));
  await user.click(room.getByRole('radio', { name: 'Gallery' }));
  expect(room.getByRole('radio', { name: 'Forest' })).toBeChecked();
});

test('Back closes the room, stays on the page and returns the focus', async () => {
  const { router, button } = await openRoom();
  router.go(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/artwork/2');
  await waitFor(() => expect(button).toHaveFocus());
});

const onWall = (room: Awaited<ReturnType<typeof openRoom>>['room']) =>
  room
    .getAllByRole('group', { name: /on the wall/ })
    .map((picture) => picture.getAttribute('aria-label')!.split(' on the wall')[0]);

test('The bar has price and artist, and adds the work to the cart', async () => {
  const { user, room, backend } = await openRoom();
  const bar = within(room.getByRole('group', { name: 'Quiet Hill' }));
  expect(bar.getByText(priceText(250))).toBeVisible();
  expect(bar.getByRole('link', { name: 'Ada Moor' })).toHaveAttribute('href', '/artist/1');
  await user.click(bar.getByRole('button', { name: 'Add to Cart, Quiet Hill' }));
  expect(await bar.findByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/cart');
  expect(writeCallsOf(backend)).toHaveLength(1);
});

test('Works looked at before hang beside this one or in its place, are moved alone, and are taken down, without a call', async () => {
  const other = smallShop.artworks.find(({ id }) => id === 1)!;
  noteView(other);
  const { user, room, backend, calls } = await openRoom();
  const recent = () => room.queryAllByRole('listitem').map(({ textContent }) => textContent);
  expect(recent()).toHaveLength(1);
  await user.click(room.getByRole('button', { name: `Hang beside, ${other.title}` }));
  expect(onWall(room)).toEqual(['Quiet Hill', other.title]);
  expect(recent()).toEqual([]);
  const [first, second] = room.getAllByRole('group', { name: /on the wall/ });
  expect(second).toHaveFocus();
  const left = second!.style.left;
  act(() => first!.focus());
  expect(room.getByRole('heading', { level: 2 })).toHaveTextContent('Quiet Hill');
  await user.keyboard('{ArrowUp}');
  expect(second!.style.left).toBe(left);
  expect(first!.style.top).toBe('calc(-157 * var(--cm))');

  await user.click(room.getByRole('button', { name: 'Take down, Quiet Hill' }));
  expect(onWall(room)).toEqual([other.title]);
  expect(room.getByRole('heading', { level: 2 })).toHaveTextContent(other.title);
  await user.click(room.getByRole('button', { name: 'Swap, Quiet Hill' }));
  expect(onWall(room)).toEqual(['Quiet Hill']);
  expect(readCallsOf(backend)).toEqual(calls);
});
