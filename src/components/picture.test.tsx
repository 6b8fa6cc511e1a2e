import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';

const rain = 'pictures/rain-1280.avif#w=1280&h=960&mid=828&small=480&color=a1b2c3';
const snow = 'pictures/snow-1280.avif#w=1280&h=960&mid=828&small=480&color=ffffff';

const props = { image: rain, alt: 'Rain', sizes: '50vw' };

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

test('The frame has the aspect ratio and the average color before the picture has loaded', () => {
  const { container } = render(<Picture {...props} />);
  const frame = container.querySelector('.picture');
  expect(frame).toHaveStyle({ 'background-color': '#a1b2c3', 'aspect-ratio': '1280 / 960' });
});

test('A picture that fails is replaced by its fallback, and another picture in its place loads', () => {
  const { rerender } = render(<Picture {...props} fallback="R" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Rain' })).toHaveTextContent('R');
  rerender(<Picture {...props} image={snow} alt="Snow" fallback="S" />);
  expect(screen.getByRole('img', { name: 'Snow' })).toHaveAttribute(
    'src',
    '/pictures/snow-1280.avif',
  );
});

test('A picture that failed is asked for again when the line is back', () => {
  render(<Picture {...props} fallback="R" />);
  const failed = screen.getByRole('img');
  fireEvent.error(failed);
  fireEvent(window, new Event('online'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/pictures/rain-1280.avif');
  expect(screen.getByRole('img')).not.toBe(failed);
});

test('Another picture gets an element of its own, so that the last one is not shown until it has loaded', () => {
  const { rerender } = render(<Picture {...props} />);
  const before = screen.getByRole('img');
  rerender(<Picture {...props} image={snow} />);
  expect(screen.getByRole('img')).not.toBe(before);
});

/** Renders as the build does, then hydrates; `load` is what the browser did in between. */
function hydrate(picture: ReactElement, load: (img: HTMLImageElement) => void) {
  vi.stubEnv('SSR', true);
  const container = document.createElement('div');
  container.innerHTML = renderToString(picture);
  vi.stubEnv('SSR', false);
  document.body.replaceChildren(container);
  load(container.querySelector('img')!);
  const html = container.innerHTML;
  render(picture, { container, hydrate: true });
  return { html, container };
}

const loaded = (naturalWidth: number, decode: () => Promise<void>) => (img: HTMLImageElement) =>
  Object.defineProperties(img, {
    complete: { value: true },
    naturalWidth: { value: naturalWidth },
    decode: { value: decode },
  });

const undecodable = () =>
  Promise.reject(new DOMException('The source image cannot be decoded.', 'EncodingError'));

test('A picture that failed before React took over the page shows its fallback', async () => {
  hydrate(<Picture {...props} fallback="R" />, loaded(0, undecodable));
  expect(await screen.findByText('R')).toBeVisible();
});

test.each<[string, number, () => Promise<void>]>([
  ['A picture', 828, undecodable],
  ['An SVG file without a natural width', 0, async () => {}],
])('%s that loaded before React took over the page stays', async (_, naturalWidth, decode) => {
  hydrate(<Picture {...props} fallback="R" />, loaded(naturalWidth, decode));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/pictures/rain-1280.avif');
});

test('The main picture of a prerendered page is decoded with its text, that of a later page is not', () => {
  const { html, container } = hydrate(<Picture {...props} isMain />, () => {});
  expect(html).toContain('decoding="sync"');
  // React leaves the HTML as it is.
  expect(container.innerHTML).toBe(html);
  render(<Picture {...props} image={snow} alt="Snow" isMain />);
  expect(screen.getByRole('img', { name: 'Snow' })).toHaveAttribute('decoding', 'async');
});

test('Some screens show what a source has, and all others the picture itself', () => {
  render(<Picture {...props} source={<source media="(width < 40rem)" srcSet="/snow.avif" />} />);
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute('src', '/pictures/rain-1280.avif');
  expect(picture.closest('picture')!.firstElementChild).toHaveAttribute('srcset', '/snow.avif');
});
