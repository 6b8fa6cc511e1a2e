// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const pages = ['src', 'mocks', 'fixtures', '.github']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .concat('README.md')
  .filter((path) => path.endsWith('.md') && !path.includes('.results'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

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
  const targets = [...prose(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
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
  const readme = pages.find(({ path }) => path === 'README.md')!.text;
  const isNamed = (name: string) => new RegExp(`npm (run )?${name}\\b(?!:)`).test(readme);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
});
