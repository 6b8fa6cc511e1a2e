import { expect, test } from 'vitest';
import { bytesOf, type HostUnderTest } from './host-under-test.ts';
import { built, pagesOf } from './sites.ts';

/** What every host does, also one that cannot be told anything. */
export function checkPages({ base, get, addressOf, fileOf }: HostUnderTest): void {
  test('every known address shows its page, with .html, without, and with a slash', async () => {
    const pages = pagesOf(built[base]!);
    expect(pages.length).toBeGreaterThan(20);
    const wrong: string[] = [];
    for (const page of pages) {
      const file = page === '' ? 'index.html' : `${page}.html`;
      for (const path of new Set([page, file, page && `${page}/`])) {
        const response = await get(`${path}?from=a-friend`);
        const isPage = (await bytesOf(response)).equals(fileOf(file));
        const type = response.headers.get('content-type') ?? '';
        const keepsQuery = response.url.endsWith('?from=a-friend');
        if (response.status === 200 && isPage && type.startsWith('text/html') && keepsQuery)
          continue;
        wrong.push(`${path}: ${response.status}, ${type}, ${response.url}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  if (base === '/') return;
  test('the address of the site without its last slash leads to it', async () => {
    const response = await fetch(addressOf('').slice(0, -1));
    expect([response.status, response.url]).toEqual([200, addressOf('')]);
  });
}
