import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { artwork } from '#src/testing/factories.ts';
import { advanceTime, readCallsOf, renderApp } from '#src/testing/render-app.tsx';
import { smallShop } from '#src/testing/small-shop.ts';
// Else they would be loaded while a test fakes the timers.
import './views.tsx';
import './room/room-preview.tsx';
import './viewer/picture-viewer.tsx';

const IMAGE = 'w9-1280.avif#w=1280&h=960&mid=828&small=480&color=a1b2c3';

// jsdom has no layout: what is observed is reported by `see`.
let observed: { element: Element; report: (entries: { isIntersecting: boolean }[]) => void }[];
const see = (element: Element) =>
  act(() => {
    for (const one of observed) {
      if (one.element === element) one.report([{ isIntersecting: true }]);
    }
  });

beforeEach(() => {
  observed = [];
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: (entries: { isIntersecting: boolean }[]) => void;
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = report;
      }
      observe(element: Element) {
        observed.push({ element, report: this.report });
      }
      disconnect() {}
    },
  );
});

async function openWork(fields: Parameters<typeof artwork>[0]) {
  const artworks = [artwork({ id: 9, title: 'Lamp', image: IMAGE, ...fields })];
  const page = await renderApp('/artwork/9', { shop: { ...smallShop, artworks } });
  await screen.findByRole('heading', { level: 1, name: 'Lamp' });
  await advanceTime(1_500);
  const buttons = screen.queryByRole('group', { name: 'Views' });
  return { ...page, names: buttons && within(buttons).getAllByRole('button').map(textOf) };
}

const textOf = ({ textContent }: HTMLElement) => textContent;
const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['&detail=62-40', '24 x 36 in', ['Whole work', 'Detail', 'Room']],
  ['&detail=62-40', '12 x 8 x 5 in', ['Whole work', 'Detail']],
  ['', '24 x 36 in', ['Whole work', 'Room']],
  ['', '', null],
])(
  'A picture with the facts "%s" of a work of "%s" has the views %j',
  async (facts, dimensions, views) => {
    const { names } = await openWork({ image: IMAGE + facts, dimensions });
    expect(names).toEqual(views);
    expect(button('View larger')).toBeVisible();
  },
);

test('The picture of a detail is asked for once the view is seen, at its own size; it opens the viewer there, without a call', async () => {
  const { user, backend } = await openWork({ image: `${IMAGE}&detail=62-40` });
  const calls = readCallsOf(backend);
  const view = button('Lamp, a detail').closest('li')!;
  expect(view.querySelector('img')).not.toBeInTheDocument();
  see(view);
  const img = view.querySelector('img')!;
  expect(img).toHaveAttribute('src', '/w9-1280.avif');
  expect(img).not.toHaveAttribute('srcset');
  expect(img.style.objectPosition).toBe('62% 40%');

  // Fitted, the picture is 640 pixels wide.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(640);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(480);
  await user.click(button('Lamp, a detail'));
  expect(await screen.findByText('200%')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Lamp' })).toBeVisible();
  expect(readCallsOf(backend)).toEqual(calls);
});

test('The view of the room shows the work at true scale, and opens the room', async () => {
  const { user } = await openWork({ dimensions: '24 x 36 in' });
  const view = button('Lamp in a room').closest('li')!;
  expect(view.querySelector('svg')).not.toBeInTheDocument();
  see(view);
  await vi.waitFor(() => expect(view.querySelector('svg')).toBeInTheDocument());
  const picture = view.querySelector('img')!.closest('div')!;
  expect(picture.style.width).toBe('calc(60.96 * var(--cm))');
  await user.click(button('Lamp in a room'));
  expect(await screen.findByRole('group', { name: /^Lamp on the wall/ })).toBeInTheDocument();
});

test('A button brings its view onto the stage, and the view on the stage is the current one', async () => {
  const { user } = await openWork({ image: `${IMAGE}&detail=62-40` });
  const stage = button('Lamp, a detail').closest('ul')!;
  const current = () =>
    within(screen.getByRole('group', { name: 'Views' }))
      .getAllByRole('button')
      .filter((one) => one.hasAttribute('aria-current'))
      .map(textOf);
  expect(current()).toEqual(['Whole work']);
  await user.click(button('Room'));
  expect(stage.scrollLeft).toBe(800);
  act(() => void stage.dispatchEvent(new Event('scroll')));
  expect(current()).toEqual(['Room']);
});
