import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

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
 * (assets, pictures) for ever, all others asked for anew and answered with 304. A file is read and compressed when it
 * is first asked for, which takes time: visit a site once before it is measured.
 */
export async function hostSite(folder: string): Promise<SiteHost> {
  const served: Served[] = [];
  const files = new Map<string, HostedFile>();
  const isThere = (path: string) =>
    statSync(join(folder, path), { throwIfNoEntry: false })?.isFile();
  function fileAt(path: string): HostedFile {
    const file = files.get(path) ?? readHosted(folder, path);
    files.set(path, file);
    return file;
  }

  const server = createServer((request, response) => {
    const at = Date.now();
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const path = pathname === '/' ? '/index.html' : pathname;
    const known = [path, `${path}.html`].find(isThere);
    const found = known ?? ['/404.html'].find(isThere);
    const file = found && fileAt(found);
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
    hasWorker: existsSync(join(folder, 'sw.js')),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function readHosted(folder: string, path: string): HostedFile {
  const content = readFileSync(join(folder, path));
  const hash = createHash('sha256').update(content).digest('hex');
  const isCompressed = COMPRESSED.has(extname(path));
  return {
    body: isCompressed ? brotliCompressSync(content) : content,
    headers: {
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      'cache-control': /^\/(assets|pictures)\//.test(path)
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      etag: `"${hash.slice(0, 16)}"`,
      ...(isCompressed && { 'content-encoding': 'br' }),
    },
  };
}
