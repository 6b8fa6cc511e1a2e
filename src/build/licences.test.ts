// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Licences that ask for no more than their notice, or that bind a tool and nothing it makes. */
const COMPATIBLE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);

/** Of tools alone, whose code is in no visitor's page: file-level copyleft, a dynamically linked library, a list of changes. */
const COMPATIBLE_IN_TOOLS = new Set(['MPL-2.0', 'LGPL-3.0-or-later', 'PSF-2.0', 'Python-2.0']);

interface Package {
  license?: string;
  dev?: boolean;
  optional?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};

/** Old packages list their licences in a field that npm does not copy into the lock file. */
function listedLicences(path: string): string | undefined {
  const { licenses } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as {
    licenses?: { type: string }[];
  };
  return licenses?.map(({ type }) => type).join(' AND ');
}

/** `(MIT OR CC0-1.0)` offers a choice, `A AND B` does not. */
function isCompatible(licence: string, isTool: boolean): boolean {
  const isFine = (name: string) =>
    COMPATIBLE.has(name) || (isTool && COMPATIBLE_IN_TOOLS.has(name));
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(isFine));
}

test('Every package, down to the last one, has a licence that goes with MIT', () => {
  const strangers = Object.entries(packages)
    // The lock file says nothing more of a tool's builds for other platforms.
    .filter(([, { license, dev, optional }]) => license !== undefined || !dev || !optional)
    .map(([path, { license, dev = false }]) => ({
      path,
      dev,
      licence: license ?? listedLicences(path) ?? 'none',
    }))
    .filter(({ licence, dev }) => !isCompatible(licence, dev))
    .map(({ path, licence }) => `${path}: ${licence}`);
  expect(strangers).toEqual([]);
});

test('What a visitor gets depends on few packages', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(17);
});
