import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const carelessTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'application/x-javascript',
};

interface Behaviour {
  /** Answers the calls of the contract, as a server behind the same host does; without it they find nothing. */
  answerCall?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Asked at each page; where it returns headers, they redirect the visitor. */
  redirect?: (url: URL) => Promise<OutgoingHttpHeaders | undefined>;
  /** The status of the page at an unknown address: 404, or 200 on a host with rewrite rules. */
  unknownStatus?: number;
  /** Finds files and folders and no more, as the file servers that come with languages do. */
  isPlain?: boolean;
  /** Knows the types of pages, styles and scripts alone. */
  isCareless?: boolean;
  /** Sends pages in parts, over a second, and the last part once this resolves; everything else comes at once. */
  lastPart?: Promise<void>;
}

export interface StaticHost {
  /** Where the site is served, with its base. */
  address: string;
  /** Folder of the built site; replacing it is a deployment. */
  directory: string;
  /** Files that replace or extend those of the build, by path. */
  deployed: Map<string, string>;
  /** Files of the build that the host does not have. */
  missing: Set<string>;
  /** Other built sites on the same origin, by their base. */
  copies: Map<string, string>;
  close(): void;
}

/**
 * Serves a built site as GitHub Pages does: files only, `.html` optional, 404.html with status 404 for any other URL,
 * cached for ten minutes. Like other hosts it also redirects /index.html to its folder.
 */
export async function hostSite(
  directory: string,
  base = '/',
  port = 0,
  {
    answerCall,
    redirect,
    unknownStatus = 404,
    isPlain = false,
    isCareless = false,
    lastPart,
  }: Behaviour = {},
): Promise<StaticHost> {
  const site = {
    directory,
    deployed: new Map<string, string>(),
    missing: new Set<string>(),
    copies: new Map<string, string>(),
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://host');
    const { pathname } = url;
    if (answerCall && /^\/(api\/|health$)/.test(pathname)) return answerCall(request, response);
    const isPage = request.headers['sec-fetch-dest'] === 'document';
    const redirection = isPage ? await redirect?.(url) : undefined;
    if (redirection) return response.writeHead(302, redirection).end();

    const copy = [...site.copies].find(([own]) => pathname.startsWith(own));
    const [home, built] = copy ?? [base, site.directory];
    const deployed = copy ? new Map<string, string>() : site.deployed;
    if (!pathname.startsWith(home)) return response.writeHead(404).end();
    if (pathname === `${home}index.html`) return response.writeHead(301, { location: home }).end();
    if (request.method !== 'GET') return response.writeHead(405).end();

    const path = normalize(decodeURIComponent(pathname.slice(home.length)) || 'index.html');
    const isFolder = isPlain && (await firstFile(built, [join(path, 'index.html')])) !== undefined;
    if (isFolder && !path.endsWith('/') && path !== 'index.html') {
      return response.writeHead(301, { location: `${pathname}/${url.search}` }).end();
    }
    const paths = [path, isPlain ? join(path, 'index.html') : `${path}.html`].filter(
      (name) => !site.missing.has(name),
    );
    const file = paths.find((name) => deployed.has(name)) ?? (await firstFile(built, paths));
    if (!file && isPlain) return response.writeHead(404).end('not found');
    const answered = file ?? '404.html';
    const types = isCareless ? carelessTypes : contentTypes;
    response.writeHead(file ? 200 : unknownStatus, {
      'content-type': types[extname(answered)] ?? 'application/octet-stream',
      'cache-control': 'max-age=600',
    });
    const text = deployed.get(answered);
    if (text !== undefined) return response.end(text);
    if (lastPart && extname(answered) === '.html') {
      return sendInParts(response, await readFile(join(built, answered)), lastPart);
    }
    return createReadStream(join(built, answered)).pipe(response);
  });

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: ownPort } = server.address() as AddressInfo;
  return Object.assign(site, {
    address: `http://127.0.0.1:${ownPort}${base}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  });
}

const PARTS = 10;
/** Milliseconds from one part to the next. */
const PAUSE = 100;

async function sendInParts(
  response: ServerResponse,
  page: Buffer,
  lastPart: Promise<void>,
): Promise<void> {
  const size = Math.ceil(page.length / PARTS);
  let start = 0;
  for (; start + size < page.length; start += size) {
    response.write(page.subarray(start, start + size));
    await wait(PAUSE);
  }
  await lastPart;
  response.end(page.subarray(start));
}

/** The first path that is a file. */
async function firstFile(directory: string, paths: string[]): Promise<string | undefined> {
  for (const path of paths) {
    const found = await stat(join(directory, path)).catch(() => undefined);
    if (found?.isFile()) return path;
  }
  return undefined;
}
