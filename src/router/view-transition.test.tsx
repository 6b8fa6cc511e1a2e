import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useIsTransitioning } from './hooks.ts';
import { Link } from './link.tsx';
import { deferred, open, setUpPage, site, tearDownPage } from './test-site.tsx';

beforeEach(setUpPage);
afterEach(tearDownPage);

function Card() {
  const isTransitioning = useIsTransitioning('/work/7');
  return (
    <Link to="/work/7" viewTransition>
      {isTransitioning ? 'Named card' : 'Card'}
    </Link>
  );
}

/** Stands in for the browser's view transitions, which jsdom lacks. */
function mockViewTransitions(unmatched?: string) {
  const finish = deferred<void>();
  const captured: (string | null)[] = [];
  const startViewTransition = vi.fn((update: () => void) => {
    captured.push(document.body.textContent);
    return {
      ready: Promise.resolve(),
      finished: finish.promise,
      updateCallbackDone: Promise.resolve().then(update),
    };
  });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: unmatched === undefined || !query.split(' and ').includes(unmatched),
  }));
  Object.defineProperty(document, 'startViewTransition', {
    value: startViewTransition,
    configurable: true,
  });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'startViewTransition');
  });
  return { startViewTransition, captured, finish: () => act(async () => finish.resolve()) };
}

test('A link with viewTransition names its card before the old page is captured, and not afterwards', async () => {
  const { startViewTransition, captured, finish } = mockViewTransitions();
  const { main, router, travel } = open(site({ path: '/cards', Component: Card }));
  await act(() => router.navigate('/cards'));
  expect(startViewTransition).not.toHaveBeenCalled();
  await act(async () => fireEvent.click(screen.getByText('Card')));
  expect(captured[0]).toContain('Named card');
  expect(main()).toBe('Work 7, new');
  await finish();
  expect(router.state.transition).toBeUndefined();
  await travel(-1);
  expect(startViewTransition).toHaveBeenCalledTimes(2);
});

test.each([
  ['who prefers reduced motion', '(prefers-reduced-motion: no-preference)'],
  ['without a mouse', '(hover: hover)'],
  ['on a small screen', '(min-width: 64rem)'],
])('A visitor %s sees no view transition', async (_, unmatched) => {
  const { startViewTransition } = mockViewTransitions(unmatched);
  const { main } = open(site({ path: '/cards', Component: Card }), { path: '/cards' });
  await act(async () => fireEvent.click(screen.getByText('Card')));
  expect(main()).toBe('Work 7, new');
  expect(startViewTransition).not.toHaveBeenCalled();
});
