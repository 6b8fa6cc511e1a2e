// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What IIS 10 serves without being told; of other extensions it answers 404. */
const KNOWN = new Set('css html ico jpg js json png svg txt xml woff2 webp'.split(' '));

const [, text = ''] =
  /^```xml\n(.*?)^```$/ms.exec(readFileSync('src/build/README.md', 'utf8')) ?? [];
const config = new DOMParser().parseFromString(text, 'text/xml');

const valuesOf = (selector: string, ...names: string[]) =>
  [...config.querySelectorAll(selector)].map((element) =>
    names.map((name) => element.getAttribute(name)),
  );

/** The status and the file that the text has IIS send for a path of a site with these files. */
function sent(path: string, files: readonly string[]): [status: number, file: string] {
  const [[pattern] = []] = valuesOf('rule[name=pages] > match', 'url');
  const rewritten = new RegExp(pattern!).exec(path)?.[1];
  if (rewritten !== undefined && files.includes(`${rewritten}.html`))
    return [200, `${rewritten}.html`];
  if (files.includes(path)) return [200, path];
  const [[file] = []] = valuesOf('httpErrors > error[statusCode="404"]', 'path');
  return [404, file!];
}

test('The text for IIS is XML that gives each kind of file its type, each once', () => {
  expect(config.querySelector('parsererror')).toBeNull();
  const types = Object.fromEntries(valuesOf('mimeMap', 'fileExtension', 'mimeType'));
  expect(types).toMatchObject({
    '.avif': 'image/avif',
    '.webmanifest': 'application/manifest+json',
    '.woff2': 'font/woff2',
  });
  // A type that IIS knows already, given again, stops the whole site.
  const removed = valuesOf('staticContent > remove', 'fileExtension').flat();
  expect(removed).toEqual(Object.keys(types));
  const kinds = readdirSync('public', { recursive: true, encoding: 'utf8' })
    .flatMap((file) => /\.(\w+)$/.exec(file)?.[1] ?? [])
    .concat('webmanifest', 'woff2');
  const unknown = [...new Set(kinds)].filter((kind) => !KNOWN.has(kind) && !types[`.${kind}`]);
  expect(unknown).toEqual([]);
});

test('A known address gets its page, a file itself, an unknown address 404.html', () => {
  const files = ['index.html', 'artists.html', '404.html', 'assets/app.js'];
  expect(sent('artists', files)).toEqual([200, 'artists.html']);
  expect(sent('assets/app.js', files)).toEqual([200, 'assets/app.js']);
  expect(sent('nowhere', files)).toEqual([404, '404.html']);
});
