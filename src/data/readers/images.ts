import { readText } from './fields.ts';

/**
 * The address of a picture. A path from the root, `/uploads/x.jpg`, is one of the media origin: the first of
 * `VITE_MEDIA_ORIGIN`, else that of the calls. An absolute address and one that is relative to the site stay as they are.
 */
export function readImage(value: unknown): string {
  const image = readText(value);
  if (!image.startsWith('/') || image.startsWith('//')) return image;
  const [media = ''] = (import.meta.env.VITE_MEDIA_ORIGIN || '').split(',');
  return (media.trim() || import.meta.env.VITE_API_ORIGIN || '') + image;
}
