// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  optionalDependencies?: object;
  resolved?: string;
  integrity?: string;
  /** Whether it comes in another package's file, whose hash is its hash too. */
  inBundle?: boolean;
  hasInstallScript?: boolean;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const { '': _root, ...locked } = packages;
const entries = Object.entries(locked);

test('the lock file names the builds of every platform and no download address', () => {
  // npm leaves out what the registry could not serve on the day, and `npm ci` then refuses the file.
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
  expect(entries.filter(([, { resolved }]) => resolved)).toEqual([]);
});

test('every package has a hash, also the builds of other platforms, which npm does not look at here', () => {
  const withoutHash = entries.filter(
    ([, { integrity = '', inBundle }]) => !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity),
  );
  expect(withoutHash.map(([path]) => path)).toEqual([]);
});

test('no package runs a script when it is installed', () => {
  const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    allowScripts: Record<string, boolean>;
  };
  const named = entries
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => [path.split('node_modules/').at(-1), false]);
  expect(allowScripts).toEqual(Object.fromEntries(named));
});
