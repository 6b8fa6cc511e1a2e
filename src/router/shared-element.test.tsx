import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryHistory } from './history.ts';
import { open, setUpPage, site, tearDownPage } from './test-site.tsx';

beforeEach(setUpPage);
afterEach(tearDownPage);

const BOXES: Readonly<Record<string, DOMRect>> = {
  above: new DOMRect(40, -300, 100, 80),
  card: new DOMRect(40, 300, 100, 80),
  main: new DOMRect(20, 100, 400, 320),
};

function SharedPicture({ box }: { box: keyof typeof BOXES }) {
  return (
    <span data-shared-element="/artwork/7" data-testid={box}>
      <img alt="" />
    </span>
  );
}

/** Two cards of one work, the first scrolled off the screen, and the page of the work. */
const pages = site(
  {
    path: '/cards',
    Component: () => (
      <>
        <SharedPicture box="above" />
        <SharedPicture box="card" />
        <Link to="/artwork/7">Card</Link>
        <Link to="/cards?sort=price">Sort</Link>
      </>
    ),
  },
  { path: '/artwork/:id', Component: () => <SharedPicture box="main" /> },
);

/** Stands in for layout, pictures and animations, which jsdom lacks. @returns the animations by what they move */
function mockLayout({ isMotionReduced = false } = {}) {
  const animations: { box: string; transforms: unknown[] }[] = [];
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    return BOXES[this.dataset.testid ?? ''] ?? new DOMRect();
  });
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('/seven-480.avif');
  vi.stubGlobal('matchMedia', () => ({ matches: !isMotionReduced }));
  HTMLElement.prototype.animate = function (this: HTMLElement, keyframes) {
    const transforms = (keyframes as Keyframe[]).map(({ transform }) => transform);
    animations.push({ box: this.dataset.testid!, transforms });
    return {} as Animation;
  };
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  });
  return animations;
}

const background = () => screen.getByTestId('main').style.backgroundImage;

test('The picture of a page begins where its card was on the screen, and returns there', async () => {
  const animations = mockLayout();
  const { go, travel } = open(pages);
  await go('/cards');
  await act(async () => fireEvent.click(screen.getByText('Card')));
  expect(animations).toEqual([
    { box: 'main', transforms: ['translate(20px, 200px) scale(0.25)', 'none'] },
  ]);
  expect(background()).toContain('/seven-480.avif');
  await travel(-1);
  expect(animations[1]).toEqual({
    box: 'card',
    transforms: ['translate(-20px, -200px) scale(4)', 'none'],
  });
});

test('A visitor who prefers reduced motion sees the picture of the card in its new place at once', async () => {
  const animations = mockLayout({ isMotionReduced: true });
  open(pages, { history: createMemoryHistory('/cards') });
  await act(async () => fireEvent.click(screen.getByText('Card')));
  expect(background()).toContain('/seven-480.avif');
  expect(animations).toEqual([]);
});

test('Another address of the same page moves nothing', async () => {
  const animations = mockLayout();
  open(pages, { history: createMemoryHistory('/cards') });
  await act(async () => fireEvent.click(screen.getByText('Sort')));
  expect(animations).toEqual([]);
});
