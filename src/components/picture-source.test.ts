// @vitest-environment node
import { expect, test } from 'vitest';
import { readImageUrl } from './picture-source.ts';

test('the fragment of an image URL describes the file in two widths', () => {
  const picture = readImageUrl(
    'pictures/rain.3f2a9c1b-1280.avif#w=1280&h=960&small=480&hash=1QcSHQRnh493V4dIh4eXh1h4kJUI',
  );
  expect(picture).toEqual({
    src: '/pictures/rain.3f2a9c1b-1280.avif',
    srcSet: '/pictures/rain.3f2a9c1b-480.avif 480w, /pictures/rain.3f2a9c1b-1280.avif 1280w',
    width: 1280,
    height: 960,
    placeholder: expect.stringMatching(/^data:image\/png;base64,/),
  });
});

test('a plain URL works too, from wherever it comes', () => {
  const plain = { srcSet: undefined, width: undefined, height: undefined, placeholder: undefined };
  expect(readImageUrl('https://cdn.example/a.jpg')).toEqual({
    src: 'https://cdn.example/a.jpg',
    ...plain,
  });
  expect(readImageUrl('/media/a.jpg')).toEqual({ src: '/media/a.jpg', ...plain });
});

test('a fragment with nonsense gives the picture without extras', () => {
  expect(readImageUrl('a.avif#w=-3&h=x&hash=%%%')).toEqual({
    src: '/a.avif',
    srcSet: undefined,
    width: undefined,
    height: undefined,
    placeholder: undefined,
  });
});
