import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ScreenMount, ScreenMountContext } from './shell.tsx';

test('the screen is mounted when React has taken it over, after the layout around it', async () => {
  const mounted: string[] = [];
  function Part({ name, children }: { name: string; children?: ReactNode }) {
    useLayoutEffect(() => void mounted.push(name), [name]);
    return children;
  }
  const page = (
    <ScreenMountContext value={() => mounted.push('ScreenMount')}>
      <Part name="layout">
        <Suspense>
          <Part name="screen" />
          <ScreenMount />
        </Suspense>
      </Part>
    </ScreenMountContext>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const root = hydrateRoot(container, page);
  await vi.waitFor(() => expect(mounted).toContain('ScreenMount'));
  expect(mounted).toEqual(['layout', 'screen', 'ScreenMount']);
  root.unmount();
});
