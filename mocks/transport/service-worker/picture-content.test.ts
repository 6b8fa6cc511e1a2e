// @vitest-environment node
import { expect, test } from 'vitest';
import { isPicture } from './picture-content.ts';

const sent = (text: string, type: string, status = 200) =>
  new Response(
    Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    {
      status,
      headers: type === '' ? {} : { 'content-type': type },
    },
  );

test.each([
  ['a type of pictures', '…', 'image/avif'],
  ['the bytes of AVIF, as a file', '\0\0\0\x1cftypavif…', 'application/octet-stream'],
  ['the bytes of WebP, as text', 'RIFF\n\r\0\0WEBPVP8 ', 'text/plain'],
  ['the bytes of JPEG, without a type', '\xff\xd8\xff\xe0', ''],
  ['the bytes of PNG, without a type', '\x89PNG\r\n', ''],
])('a response with %s is a picture', async (_, text, type) => {
  const response = sent(text, type);
  expect(await isPicture(response)).toBe(true);
  expect(response.bodyUsed).toBe(false);
});

test.each([
  ['a page', '<!doctype html>', 'text/html', 200],
  ['an error as a file', 'upstream failed', 'application/octet-stream', 200],
  ['an error without a type', '{"error":"busy"}', '', 200],
  ['nothing', '', '', 200],
  ['a part of a picture', '\0\0\0\x1cftypavif', 'image/avif', 206],
  ['a failure of the host', '\0\0\0\x1cftypavif', 'image/avif', 503],
] as const)('%s is none', async (_, text, type, status) => {
  expect(await isPicture(sent(text, type, status))).toBe(false);
});
