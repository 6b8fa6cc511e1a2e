import { createMemoryHistory } from './history.ts';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slug } from '#src/copy/brand/slug.ts';
import {
  grow,
  open,
  scrollTo,
  setPageHeight,
  setScrollY,
  setUpPage,
  site,
  tearDownPage,
} from './test-site.tsx';

beforeEach(setUpPage);
afterEach(tearDownPage);

test('A new page starts at its top; back and forward restore the scroll positions', async () => {
  const { go, travel, main } = open(site());
  setScrollY(300);
  await go('/works');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  setScrollY(50);
  await travel(-1);
  expect(main()).toBe('Home');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
  setScrollY(300);
  await travel(1);
  expect(main()).toBe('All works');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 50);
});

test('A page that was left at its top is found there again, also at an address with an anchor', async () => {
  const { go, travel } = open(site());
  const anchor = document.createElement('div');
  anchor.id = 'end';
  anchor.scrollIntoView = vi.fn();
  document.body.append(anchor);
  await go('/works#end');
  expect(anchor.scrollIntoView).toHaveBeenCalledOnce();
  setScrollY(0);
  await go('/');
  await travel(-1);
  expect(anchor.scrollIntoView).toHaveBeenCalledOnce();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  anchor.remove();
});

test('The browser restores the position of a reload while the document loads, the router afterwards', () => {
  const first = open(site());
  expect(history.scrollRestoration).toBe('manual');
  setScrollY(420);
  window.dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  expect(JSON.parse(sessionStorage.getItem(`${slug}:scroll`)!)).toMatchObject({
    [first.router.state.location.key]: 420,
  });
  cleanup();
  setScrollY(0);
  open(site());
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 420);
  expect(history.scrollRestoration).toBe('manual');
});

/** Leaves a page at a position and loads it again. */
function reload(position: number, routes = site()) {
  open(routes);
  setScrollY(position);
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  setScrollY(0);
  return open(routes);
}

test('A reloaded page is not scrolled where the visitor has done something before the scripts came', () => {
  document.documentElement.dataset.touched = '';
  reload(420);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('A reloaded page that the browser has scrolled as far as it went is scrolled on as it grows', () => {
  reload(3_000);
  setScrollY(329);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 3_000);
  grow(5_000);
  expect(scrollTo).toHaveBeenCalledTimes(2);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 3_000);
});

test('A page that is left before it has grown to its position is found there the next time', () => {
  reload(3_000);
  setScrollY(329);
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  scrollTo.mockReset();
  open(site());
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 3_000);
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])(
  'After the event %s of the visitor a page that grows is not scrolled',
  (type) => {
    reload(3_000);
    window.dispatchEvent(new Event(type));
    grow(5_000);
    expect(scrollTo).toHaveBeenCalledOnce();
  },
);

test('After the visitor has dragged the scroll bar a page that grows is not scrolled', () => {
  reload(420);
  setScrollY(421);
  window.dispatchEvent(new Event('scroll'));
  grow(2_100);
  expect(scrollTo).toHaveBeenCalledTimes(2);
  vi.useFakeTimers();
  setScrollY(300);
  window.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  grow(5_000);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('A page that a list has moved before it has grown is brought back', () => {
  vi.useFakeTimers();
  reload(420);
  setScrollY(469);
  window.dispatchEvent(new Event('scroll'));
  setPageHeight(5_000);
  vi.advanceTimersByTime(100);
  vi.useRealTimers();
  expect(scrollTo).toHaveBeenCalledTimes(2);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 420);
});

test('A scroll by the browser, which keeps in place what is below new content, is taken back', () => {
  reload(3_000);
  setPageHeight(5_000);
  setScrollY(4_100);
  window.dispatchEvent(new Event('scroll'));
  expect(scrollTo).toHaveBeenCalledTimes(2);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 3_000);
});

test('A page that grows after a navigation is not scrolled', async () => {
  const { go } = reload(3_000);
  await go('/works');
  scrollTo.mockReset();
  grow(5_000);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('Everything on a page is laid out until the visitor goes on from where it was left', async () => {
  const { classList } = document.documentElement;
  const laidOut: boolean[] = [];
  const Long = () => {
    laidOut.push(classList.contains('restoring'));
    return 'Long';
  };
  const { go, travel } = open(site({ path: '/long', Component: Long }));
  await go('/long');
  setScrollY(700);
  await go('/works');
  setScrollY(0);
  await travel(-1);
  expect(laidOut).toEqual([false, true]);
  expect(classList.contains('restoring')).toBe(true);
  window.dispatchEvent(new Event('wheel'));
  expect(classList.contains('restoring')).toBe(false);
});

test('A tab that goes into the background keeps its position', () => {
  const { router } = open(site());
  setScrollY(420);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(JSON.parse(sessionStorage.getItem(`${slug}:scroll`)!)).toMatchObject({
    [router.state.location.key]: 420,
  });
});

test('An address that is typed over a scrolled page starts at the top', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'navigate' } as PerformanceNavigationTiming,
  ]);
  reload(420);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('The first page of a visit is not scrolled', () => {
  open(site());
  expect(scrollTo).not.toHaveBeenCalled();
});

test('Stored scroll positions that are not JSON are ignored', () => {
  sessionStorage.setItem(`${slug}:scroll`, '{');
  expect(open(site()).main()).toBe('Home');
});

test('A navigation to an anchor scrolls to it', async () => {
  const scrollIntoView = vi.fn();
  const Page = () => <p id="a b" ref={(p) => void (p && (p.scrollIntoView = scrollIntoView))} />;
  const { go } = open(site({ path: '/page', Component: Page }), {
    history: createMemoryHistory('/'),
  });
  await go('/page#a%20b');
  expect(scrollIntoView).toHaveBeenCalledOnce();
  expect(scrollTo).not.toHaveBeenCalled();
  await go('/page#%');
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
});
