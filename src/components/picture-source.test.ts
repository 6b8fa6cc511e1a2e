// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { readImageUrl, withMeasuredSize } from './picture-source.ts';

afterEach(() => vi.unstubAllEnvs());

test('the fragment of an image URL gives its size, its smaller files, its average color and its detail', () => {
  const picture = readImageUrl(
    'pictures/rain.3f2a9c1b-1280.avif#w=1280&h=960&mid=828&small=480&color=a1b2c3&detail=62-40',
  );
  expect(picture).toEqual({
    src: '/pictures/rain.3f2a9c1b-1280.avif',
    srcSet:
      '/pictures/rain.3f2a9c1b-480.avif 480w, /pictures/rain.3f2a9c1b-828.avif 828w, /pictures/rain.3f2a9c1b-1280.avif 1280w',
    width: 1280,
    height: 960,
    color: '#a1b2c3',
    detail: { x: 62, y: 40 },
  });
});

test('a picture with one smaller file offers two', () => {
  expect(readImageUrl('rain-1280.avif#w=1280&h=960&small=480').srcSet).toBe(
    '/rain-480.avif 480w, /rain-1280.avif 1280w',
  );
});

test('the single-file build uses the small file alone', () => {
  vi.stubEnv('MODE', 'single');
  expect(readImageUrl('rain-1280.avif#w=1280&h=960&mid=828&small=480')).toMatchObject({
    src: '/rain-480.avif',
    srcSet: undefined,
  });
  expect(readImageUrl('rain.svg')).toMatchObject({ src: '/rain.svg', srcSet: undefined });
});

test('a URL without a fragment has no size and no color', () => {
  const plain = {
    srcSet: undefined,
    width: undefined,
    height: undefined,
    color: undefined,
    detail: undefined,
  };
  expect(readImageUrl('https://cdn.example/a.jpg')).toEqual({
    src: 'https://cdn.example/a.jpg',
    ...plain,
  });
  expect(readImageUrl('/media/a.jpg')).toEqual({ src: '/media/a.jpg', ...plain });
});

test('invalid values in the fragment are ignored', () => {
  expect(readImageUrl('a.avif#w=-3&h=x&mid=1&small=2&color=red;&detail=120-x')).toEqual({
    src: '/a.avif',
    srcSet: undefined,
    width: undefined,
    height: undefined,
    color: undefined,
    detail: undefined,
  });
});

test('a width without a height, or a height without a width, is ignored', () => {
  expect(readImageUrl('a.avif#w=1280')).toMatchObject({ width: undefined, height: undefined });
  expect(readImageUrl('a.avif#h=960')).toMatchObject({ width: undefined, height: undefined });
});

test('the measured size is added only to a URL without a size', () => {
  const loaded = { naturalWidth: 600, naturalHeight: 900 };
  const measured = withMeasuredSize('https://cdn.example/a.jpg', loaded);
  expect(readImageUrl(measured)).toMatchObject({
    src: 'https://cdn.example/a.jpg',
    srcSet: undefined,
    width: 600,
    height: 900,
  });
  expect(withMeasuredSize('a.avif#w=1280&h=960', loaded)).toBe('a.avif#w=1280&h=960');
});

test('a picture without a natural size, like some SVG files, stays without a size', () => {
  const measured = withMeasuredSize('/a.svg', { naturalWidth: 0, naturalHeight: 0 });
  expect(readImageUrl(measured)).toMatchObject({ width: undefined, height: undefined });
});
