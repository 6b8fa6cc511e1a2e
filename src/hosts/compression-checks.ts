import { expect, test } from 'vitest';
import { bytesOf, type HostUnderTest } from './host-under-test.ts';
import { built, filesOf } from './sites.ts';

const EXTENSIONS = { br: 'br', gzip: 'gz' };

/** Text is sent as the files that the build has compressed. */
export function checkCompression(
  encodings: readonly (keyof typeof EXTENSIONS)[],
): (host: HostUnderTest) => void {
  return ({ base, get, fileOf }) => {
    test.each(encodings)('text is sent in %s as the build has compressed it', async (encoding) => {
      const script = filesOf(built[base]!).find((path) => /^assets\/app-.*\.js$/.test(path))!;
      const files = new Map([
        ['', 'index.html'],
        ['artists', 'artists.html'],
        ['artwork/1', 'artwork/1.html'],
      ]);
      for (const path of [script, 'sw.js', 'manifest.webmanifest', 'pictures.json', 'icon.svg']) {
        files.set(path, path);
      }
      for (const [path, file] of files) {
        const response = await get(path, { 'accept-encoding': `${encoding}, deflate` });
        const { headers } = response;
        const plain = (await get(path)).headers;
        const size = fileOf(`${file}.${EXTENSIONS[encoding]}`).byteLength;
        expect({
          encoding: headers.get('content-encoding'),
          size: Number(headers.get('content-length')),
        }).toEqual({ encoding, size });
        expect(plain.get('content-encoding')).toBeNull();
        expect(headers.get('vary')).toMatch(/\baccept-encoding\b/i);
        expect(plain.get('vary')).toMatch(/\baccept-encoding\b/i);
        expect(headers.get('content-type')).toBe(plain.get('content-type'));
        expect(headers.get('cache-control')).toBe(plain.get('cache-control'));
        // A cache that held them for the same would send one for the other.
        expect(headers.get('etag')).not.toBe(plain.get('etag'));
        expect((await bytesOf(response)).equals(fileOf(file))).toBe(true);
      }
    });

    test('the best of what a browser accepts is sent', async () => {
      const response = await get('artists', { 'accept-encoding': 'gzip, deflate, br, zstd' });
      expect(response.headers.get('content-encoding')).toBe(encodings[0]);
    });
  };
}
