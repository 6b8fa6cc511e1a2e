// @vitest-environment node
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { parseDemoState } from '#mocks/demo/state/demo-state.ts';
import { pages, scripts } from '#src/testing/documentation-pages.ts';

const readme = pages.find(({ path }) => path === 'README.md')!.text;

/** A page without its blocks of code, in which a `#` is no heading and brackets are no link. */
const prose = (text: string) => text.replaceAll(/^```.*?^```$/gms, '');

/** The anchors that GitHub gives the headings of a page. */
function anchorsOf(text: string): string[] {
  return [...prose(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function brokenLinks({ path, text }: (typeof pages)[number]): string[] {
  const targets = [...prose(text).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)].map(
    ([, target, picture]) => target ?? picture!,
  );
  return targets
    .filter((target) => !/^[a-z]+:/.test(target))
    .filter((target) => {
      const [file, anchor] = target.split('#') as [string, string?];
      const linked = file === '' ? path : normalize(join(dirname(path), file));
      if (!existsSync(linked)) return true;
      return anchor !== undefined && !anchorsOf(readFileSync(linked, 'utf8')).includes(anchor);
    })
    .map((target) => `${path} links to ${target}`);
}

test('every link between the pages leads to a file, and to a heading of it', () => {
  expect(pages.flatMap(brokenLinks)).toEqual([]);
});

test('every script that a page names is one of package.json', () => {
  const unknown = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([\w:-]+)/g)]
      .filter(([, name]) => !Object.hasOwn(scripts, name!))
      .map(([command]) => `${path} names ${command}`),
  );
  expect(unknown).toEqual([]);
});

test('every script of package.json is named in the README', () => {
  const isNamed = (name: string) => new RegExp(`npm (run )?${name}\\b(?!:)`).test(readme);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
});

test('every demo state that a page shows as an address is one that the shop reads', () => {
  const addresses = pages.flatMap(({ text }) =>
    [...text.matchAll(/`(?:\/[\w/-]*)?\?((?:scenario|fail|latency|clock)=[^`]+)`/g)].map(
      ([, search]) => search!,
    ),
  );
  expect(addresses).toContain('scenario=full-cart');
  const mistakes = addresses.flatMap(
    (search) => parseDemoState(new URLSearchParams(search)).mistakes,
  );
  expect(mistakes).toEqual([]);
});

test('the pictures of the pages have a text each and weigh at most 350 KB together', () => {
  const pictures = [
    ...pages
      .map(({ text }) => text)
      .join('')
      .matchAll(/<img src="([^"]+)" alt="([^"]*)"/g),
  ];
  expect(pictures.map(([, file]) => file!.split('/').at(-1)).sort()).toEqual(
    readdirSync('.github/pictures').sort(),
  );
  expect(pictures.filter(([, , text]) => text!.length < 20)).toEqual([]);
  const bytes = pictures.map(([, file]) => statSync(file!.replace(/^(\.\.\/)+/, '')).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(350_000);
});
