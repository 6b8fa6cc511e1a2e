import { expect, test } from 'vitest';
import { IMMUTABLE, isHashed, PAGE_HEADERS, POLICY, policyIn, TYPES } from './header-rules.ts';
import { bytesOf, type HostUnderTest } from './host-under-test.ts';
import { built, filesOf, OWN_PICTURES } from './sites.ts';

/** What a host does that was told headers, 404.html and addresses without `.html`. */
export function checkConfiguration({ base, get, fileOf }: HostUnderTest): void {
  test.each([
    'nowhere',
    'nowhere/',
    'artwork',
    'artwork/',
    'artwork/999999',
    'nowhere.html',
    'assets/',
    'assets/gone-00000000.js',
    'pictures/gone-480.avif',
  ])('%s is not found, and is the page of the shop that says so', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(TYPES.html!);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect((await bytesOf(response)).equals(fileOf('404.html'))).toBe(true);
  });

  test('every kind of file has its media type', async () => {
    const files = filesOf(built[base]!).filter((path) => /\.(?!br$|gz$)\w+$/.test(path));
    const kinds = new Map(files.map((path) => [path.split('.').at(-1)!, path]));
    for (const picture of OWN_PICTURES) kinds.set(picture.split('.')[1]!, `pictures/${picture}`);
    expect([...kinds.keys()].sort()).toEqual(Object.keys(TYPES).sort());
    for (const [kind, path] of kinds) {
      const { status, headers } = await get(path);
      const type = headers.get('content-type');
      expect([path, status, type]).toEqual([path, 200, expect.stringMatching(TYPES[kind]!)]);
    }
  });

  test('files with a hash are kept for ever, all others are asked for anew', async () => {
    const files = filesOf(built[base]!);
    const hashed = ['assets/', 'pictures/'].flatMap((folder) =>
      files.filter((path) => path.startsWith(folder)).slice(0, 5),
    );
    const others = files.filter((path) => !isHashed(path) && !path.includes('/'));
    for (const path of [...hashed, ...others, '', 'artists', 'artwork/1', 'artists/']) {
      const { headers } = await get(path);
      const expected = isHashed(path) ? IMMUTABLE : 'no-cache';
      expect([path, headers.get('cache-control')]).toEqual([path, expected]);
    }
  });

  test.each(['', 'artwork/1', 'nowhere', 'artists/'])(
    'no other site may frame, open or script the page /%s',
    async (path) => {
      const response = await get(path);
      const headers = Object.fromEntries(response.headers);
      expect(headers).toMatchObject(PAGE_HEADERS);
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
      expect(policyIn(await response.text())).toMatch(POLICY);
    },
  );

  test('no other kind of file is taken for what it is not', async () => {
    for (const path of ['sw.js', 'version.json', 'pictures/own-480.jpg', 'icon.svg']) {
      expect((await get(path)).headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
}
