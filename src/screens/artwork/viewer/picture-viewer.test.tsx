import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { artwork } from '#src/testing/factories.ts';
import { largeShop } from '#src/testing/large-shop.ts';
import { readCallsOf, renderApp } from '#src/testing/render-app.tsx';
import { smallShop } from '#src/testing/small-shop.ts';

async function openViewer(shop = smallShop) {
  const { user, backend, router } = await renderApp('/artwork/2', { shop });
  const picture = await screen.findByRole('button', { name: /^Quiet Hill, Oil/ });
  await user.click(picture);
  const viewer = await screen.findByRole('dialog', { name: 'Quiet Hill' });
  return { user, backend, router, picture, viewer: within(viewer) };
}

test('A click on the picture opens a viewer with it; Esc closes it and returns the focus', async () => {
  const { user, picture, viewer } = await openViewer();
  expect(viewer.getByRole('img', { name: 'Quiet Hill, Oil' })).toHaveAttribute('src', '/w2.avif');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(picture).toHaveFocus());
});

test('Back closes the viewer, stays on the page and returns the focus', async () => {
  const { router, picture } = await openViewer();
  router.go(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/artwork/2');
  await waitFor(() => expect(picture).toHaveFocus());
});

test('The buttons zoom between 100 and 400 percent and keep the focus at the limits', async () => {
  const { user, viewer } = await openViewer();
  const zoomIn = viewer.getByRole('button', { name: 'Zoom in' });
  const zoomOut = viewer.getByRole('button', { name: 'Zoom out' });
  expect(viewer.getByText('100%')).toBeVisible();
  await user.click(zoomOut);
  expect(viewer.getByText('100%')).toBeVisible();
  await user.click(zoomIn);
  expect(viewer.getByText('150%')).toBeVisible();
  for (let press = 0; press < 4; press += 1) await user.click(zoomIn);
  expect(viewer.getByText('400%')).toBeVisible();
  expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
  expect(zoomIn).toHaveFocus();
});

test('Plus and minus zoom, and 0 fits the picture', async () => {
  const { user, viewer } = await openViewer();
  await user.keyboard('++');
  expect(viewer.getByText('225%')).toBeVisible();
  await user.keyboard('-');
  expect(viewer.getByText('150%')).toBeVisible();
  await user.keyboard('0');
  expect(viewer.getByText('100%')).toBeVisible();
});

const shopWith = (image: string) => ({
  ...smallShop,
  artworks: [artwork({ id: 2, title: 'Quiet Hill', medium: 'Oil', image })],
});

test('A picture with a master shows it beyond 150 percent, and keeps it when it is made smaller again', async () => {
  const image = 'w2.1a-1280.avif#w=1280&h=960&mid=828&small=480&master=2560';
  const { user, viewer } = await openViewer(shopWith(image));
  const master = () => viewer.queryAllByAltText('').find((img) => img.matches('[src*="-2560."]'));
  await user.keyboard('+');
  expect(viewer.getByText('150%')).toBeVisible();
  expect(master()).toBeUndefined();
  await user.keyboard('+');
  expect(master()).toHaveAttribute('src', '/w2.1a-2560.avif');
  await user.keyboard('0');
  expect(master()).toBeDefined();
});

test.each(['w2-1280.avif#w=1280&h=960&mid=828&small=480', 'https://cdn.example/w2.jpg'])(
  'The picture %s is shown alone at any size',
  async (image) => {
    const { user, viewer } = await openViewer(shopWith(image));
    await user.keyboard('+++');
    // The small copy is the other.
    expect(viewer.queryAllByAltText('')).toHaveLength(1);
  },
);

test('A place of the picture can be shown by a click on its small copy', async () => {
  const { user, viewer } = await openViewer();
  const part = { name: 'Show a part of the picture' };
  expect(viewer.queryByRole('button', part)).not.toBeInTheDocument();
  await user.keyboard('+');
  await user.click(viewer.getByRole('button', part));
  expect(viewer.getByText('150%')).toBeVisible();
});

test('Arrows lead through the works of the list from which the visitor came, without a call', async () => {
  const { user, backend } = await renderApp('/artist/1', { shop: largeShop });
  await user.click(await screen.findByRole('link', { name: 'Barn' }));
  await screen.findByRole('region', { name: 'You May Also Like' });
  await user.click(await screen.findByRole('button', { name: /^Barn, Acrylic/ }));
  await screen.findByRole('dialog', { name: 'Barn' });
  const calls = readCallsOf(backend);
  await user.keyboard('{ArrowRight}');
  const next = within(await screen.findByRole('dialog', { name: 'Bay' }));
  expect(next.getByRole('img', { name: /^Bay,/ })).toBeVisible();
  await user.click(next.getByRole('button', { name: 'Previous work' }));
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('dialog', { name: 'Quiet Hill' })).toBeVisible();
  expect(readCallsOf(backend)).toEqual(calls);
});

test('Arrows keep to the works of the category where the visitor came from no list', async () => {
  const { user, viewer } = await openViewer();
  expect(await viewer.findByText('2 of 2')).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByRole('dialog', { name: 'Sold Sea' })).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('dialog', { name: 'Sold Sea' })).toBeVisible();
});

test('The link of another work leads to its page', async () => {
  const { user, viewer, router } = await openViewer();
  await viewer.findByText('2 of 2');
  expect(viewer.queryByRole('link', { name: 'View this work' })).not.toBeInTheDocument();
  await user.keyboard('{ArrowLeft}');
  await user.click(viewer.getByRole('link', { name: 'View this work' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Sold Sea' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/artwork/1');
});

test('Close closes the viewer', async () => {
  const { user, viewer } = await openViewer();
  await user.click(viewer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
