import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { HostUnderTest } from './host-under-test.ts';
import { buildOf, built, makeRelease, NEXT, nextFiles } from './sites.ts';

const ASKED = ['', 'artists.html', 'sw.js', 'version.json'];

interface Choice {
  /** Whether who has the newer files gets the older ones after a rollback. */
  rollsBack: boolean;
}

/** A running site is updated, and rolled back. */
export function checkReleases({ rollsBack }: Choice): (host: HostUnderTest) => void {
  return ({ base, get, fileOf, deployment }) => {
    test(`an update is seen at once, a rollback ${rollsBack ? 'too' : 'only by new visitors'}`, async () => {
      const changed = await nextFiles(base);
      const next = makeRelease(built[base]!, changed);
      const current = buildOf(fileOf('index.html').toString());
      const kept = new Map<string, Record<string, string>>();

      /** Asks as a browser does that has the file: the build that comes, or the status where none does. */
      async function ask(path: string, headers = kept.get(path)) {
        const response = await get(path, headers);
        if (response.status !== 200) return response.status;
        const [tag, date] = ['etag', 'last-modified'].map((name) => response.headers.get(name));
        kept.set(path, {
          ...(tag && { 'if-none-match': tag }),
          ...(date && { 'if-modified-since': date }),
        });
        const text = await response.text();
        return [current, NEXT.build].find((name) => text.includes(name));
      }
      const askForAll = async () => Promise.all(ASKED.map((path) => ask(path)));
      const all = (answer: string | number) => ASKED.map(() => answer);

      expect(await askForAll()).toEqual(all(current));
      expect(await askForAll()).toEqual(all(304));
      deployment().release(next);
      expect(await askForAll()).toEqual(all(NEXT.build));
      expect((await get(NEXT.script)).status).toBe(200);
      expect(await askForAll()).toEqual(all(304));
      deployment().release(deployment().first);
      expect(await askForAll()).toEqual(all(rollsBack ? current : 304));
      expect(await Promise.all(ASKED.map((path) => ask(path, {})))).toEqual(all(current));
      expect((await get(NEXT.script)).status).toBe(404);
      for (const folder of [changed, next]) rmSync(folder, { recursive: true });
    });
  };
}
