import { readText } from './fields.ts';

/**
 * The address of a picture. A path from the root, `/uploads/x.jpg`, is one of the media origin: the first of
 * `VITE_MEDIA_ORIGIN`, else that of the calls. An absolute address and one that is relative to the site stay as they are.
 */
export function readImage(value: unknown): string {
  const image = readText(value);
  if (import.meta.env.DEV) sayNotAllowed(image);
  if (!image.startsWith('/') || image.startsWith('//')) return image;
  return (mediaOrigins()[0] || import.meta.env.VITE_API_ORIGIN || '') + image;
}

const mediaOrigins = (): string[] =>
  (import.meta.env.VITE_MEDIA_ORIGIN || '').split(',').map((origin: string) => origin.trim());

const told = new Set<string>();

/** In development no policy refuses a picture, as that of a built site does. */
function sayNotAllowed(image: string): void {
  const { origin } = /^(?<origin>https?:\/\/[^/]+)/i.exec(image)?.groups ?? {};
  if (origin === undefined || told.has(origin)) return;
  if ([...mediaOrigins(), import.meta.env.VITE_API_ORIGIN].includes(origin)) return;
  told.add(origin);
  // oxlint-disable-next-line no-console -- for who connects a server, before a build shows quiet frames
  console.warn(
    `Pictures of ${origin} are refused by the policy of a built site: VITE_MEDIA_ORIGIN=${origin} allows them.`,
  );
}
