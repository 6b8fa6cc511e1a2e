import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { sites } from './sites.ts';

const COMPRESSED = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);

const sizes = new Map<string, number>();

/** Bytes of a file of the built site as it is sent, with Brotli where it is text. */
export function fileSize(path: string): number {
  const known = sizes.get(path);
  if (known !== undefined) return known;
  const content = readFileSync(join(sites.root, path));
  const sent = COMPRESSED.has(extname(path)) ? brotliCompressSync(content) : content;
  sizes.set(path, sent.byteLength);
  return sent.byteLength;
}
