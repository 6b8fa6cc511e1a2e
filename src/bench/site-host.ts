import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
/** Files for other hosts: compressed, or pages under the address of a folder. */
const SECOND_COPY = /\.(br|gz)$|[/\\][^/\\]+[/\\]index\.html$/;
const COMPRESSED = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);

/** A request that the host has answered. */
export interface Served {
  /** Milliseconds since 1970 at which it came in. */
  at: number;
  path: string;
  /** Bytes of the body as sent; 0 where the browser's own copy was good. */
  bytes: number;
  isScript: boolean;
}

export interface SiteHost {
  url: string;
  /** Requests so far, of pages and workers. */
  served: Served[];
  /** The site has a service worker. */
  hasWorker: boolean;
  close(): void;
}

interface HostedFile {
  body: Buffer;
  headers: Record<string, string>;
}

/**
 * Serves a folder over HTTP/1.1 as a good static host does: compressed with Brotli, files with a hash in their name
 * (assets, pictures) for ever, all others asked for anew and answered with 304.
 * @param cache folder in which compressed files are kept between runs
 */
export async function hostSite(folder: string, cache: string): Promise<SiteHost> {
  const files = await readFiles(folder, cache);
  const served: Served[] = [];

  const server = createServer((request, response) => {
    const at = Date.now();
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = pathname === '/' ? '/index.html' : pathname;
    const known = [path, `${path}.html`].find((name) => files.has(name));
    const file = files.get(known ?? '/404.html');
    const isFresh = file && request.headers['if-none-match'] === file.headers.etag;
    const bytes = file && !isFresh ? file.body.byteLength : 0;
    served.push({ at, path: pathname, bytes, isScript: path.endsWith('.js') });
    if (!file) return response.writeHead(404).end();
    if (isFresh) return response.writeHead(304, file.headers).end();
    return response
      .writeHead(known ? 200 : 404, { ...file.headers, 'content-length': file.body.byteLength })
      .end(file.body);
  });
  // The pause between two visits is longer than Node's default of 5 s.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    served,
    hasWorker: files.has('/sw.js'),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function readFiles(folder: string, cache: string): Promise<Map<string, HostedFile>> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length));
  const asked = names.filter((name) => !SECOND_COPY.test(name));
  const files = asked.map(async (name): Promise<[string, HostedFile]> => {
    const path = name.replaceAll('\\', '/');
    const content = readFileSync(join(folder, name));
    const hash = createHash('sha256').update(content).digest('hex');
    const isCompressed = COMPRESSED.has(extname(name));
    return [
      path,
      {
        body: isCompressed ? await compress(content, join(cache, hash)) : content,
        headers: {
          'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
          'cache-control': /^\/(assets|pictures)\//.test(path)
            ? 'public, max-age=31536000, immutable'
            : 'no-cache',
          etag: `"${hash.slice(0, 16)}"`,
          ...(isCompressed && { 'content-encoding': 'br' }),
        },
      },
    ];
  });
  return new Map(await Promise.all(files));
}

async function compress(content: Buffer, kept: string): Promise<Buffer> {
  if (existsSync(kept)) return readFileSync(kept);
  const compressed = await promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
  mkdirSync(join(kept, '..'), { recursive: true });
  writeFileSync(kept, compressed);
  return compressed;
}
