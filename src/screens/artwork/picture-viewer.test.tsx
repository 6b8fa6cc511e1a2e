import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';

async function openViewer() {
  const { user } = await renderApp('/artwork/2');
  const picture = await screen.findByRole('button', { name: /^Quiet Hill, Oil/ });
  await user.click(picture);
  const viewer = await screen.findByRole('dialog', { name: 'Quiet Hill' });
  return { user, picture, viewer: within(viewer) };
}

test('A click on the picture opens a viewer with it; Esc closes it and returns the focus', async () => {
  const { user, picture, viewer } = await openViewer();
  expect(viewer.getByRole('img', { name: 'Quiet Hill, Oil' })).toHaveAttribute('src', '/w2.avif');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
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

test('Close closes the viewer', async () => {
  const { user, viewer } = await openViewer();
  await user.click(viewer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
