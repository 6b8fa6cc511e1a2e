import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHistory } from '#src/router/history.ts';
import { createRouter } from '#src/router/router.ts';
import { RouterProvider } from '#src/router/router-provider.tsx';
import { RenderAfterPaint } from './render-after-paint.tsx';

beforeEach(() => {
  // jsdom does not implement scrolling and logs an error.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(cleanup);

const Page = () => (
  <>
    top<RenderAfterPaint>, below</RenderAfterPaint>
  </>
);

/** Opens a path of a site whose page `/page` has content below the fold. */
function open(path: string) {
  const routes = [
    { path: '/page', Component: Page },
    { path: '/other', Component: () => null },
  ];
  const router = createRouter(routes, { history: createMemoryHistory(path) });
  const { container } = render(<RouterProvider router={router} />);
  return { router, container };
}

test('After a navigation, what is below the fold is rendered after the rest', async () => {
  const { router, container } = open('/other');
  const texts: (string | null)[] = [];
  await act(async () => {
    void router.navigate('/page');
    texts.push(container.textContent);
  });
  expect([...texts, container.textContent]).toEqual(['top', 'top, below']);
});

test('On the first page and on one that the visitor returns to, it is rendered at once', async () => {
  const { router, container } = open('/page');
  expect(container.textContent).toBe('top, below');
  await act(() => router.navigate('/other'));
  const texts: (string | null)[] = [];
  await act(async () => {
    router.go(-1);
    texts.push(container.textContent);
  });
  expect(texts).toEqual(['top, below']);
});
