import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { addresses, sites } from './sites.ts';

/**
 * Serves the build under /demo/ the way GitHub Pages does: nothing but files, 404.html with a status of 404 for
 * every other address, ten minutes of caching. Like other hosts it also redirects /index.html to the folder.
 */
const { pathname: base, port, hostname } = new URL(addresses.demo);

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', addresses.demo);
  if (!pathname.startsWith(base)) return response.writeHead(404).end();
  if (pathname === `${base}index.html`) return response.writeHead(301, { location: base }).end();
  if (request.method !== 'GET') return response.writeHead(405).end();
  const path = normalize(decodeURIComponent(pathname.slice(base.length))) || '.';
  const file = join(sites.demo, path === '.' ? 'index.html' : path);
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (isFile) send(response, 200, file);
  else send(response, 404, join(sites.demo, '404.html'));
}).listen(Number(port), hostname);

function send(response: ServerResponse, status: number, file: string): void {
  const contentType = contentTypes[extname(file)] ?? 'application/octet-stream';
  response.writeHead(status, { 'content-type': contentType, 'cache-control': 'max-age=600' });
  createReadStream(file).pipe(response);
}
