// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { projectFiles } from '#src/testing/project-files.ts';
import { BRAND_FREE_JOURNEYS, BRAND_FREE_TESTS } from './brand-free.ts';
import { AS_IT_COMES, type Choice, IN_BOTH_MODES, LIVE_ONLY, ONCE } from './modes.ts';

test('Every journey is in one of the three lists, by its name', () => {
  const entries = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const files = entries.filter((path) => path.endsWith('.e2e.ts')).map((path) => basename(path));
  const listed = [...Object.keys(IN_BOTH_MODES), ...LIVE_ONLY, ...Object.keys(ONCE)];
  expect(listed.toSorted()).toEqual(files.map((name) => name.replace('.e2e.ts', '')).toSorted());
});

/** The lines of `playwright test --list`: `[live] › buying/delays.e2e.ts:18:1 › a coupon reads …`. */
function listTests(): string[] {
  const args = ['playwright', 'test', '-c', 'src/e2e/playwright.config.ts', '--list'];
  return execFileSync('npx', args, { encoding: 'utf8' }).split('\n');
}

test('Each title that is named in the lists is that of a test', { timeout: 60_000 }, () => {
  const lines = listTests();
  const has = (project: string, file: string, title: string) =>
    lines.some(
      (line) =>
        line.includes(`[${project}] › `) &&
        line.includes(`/${file}.e2e.ts`) &&
        line.includes(title),
    );
  const namesOf = (pick: (choice: Choice) => readonly string[]) =>
    Object.entries(IN_BOTH_MODES).flatMap(([file, choice]) =>
      pick(choice).map((title) => [file, title] as const),
    );
  const included = namesOf(({ only = [''] }) => only);
  const excluded = namesOf(({ except = {} }) => Object.keys(except));
  expect(included.filter((name) => !has('live', ...name))).toEqual([]);
  expect(excluded.filter((name) => !has('site', ...name) || has('live', ...name))).toEqual([]);

  const brandFree = Object.entries(BRAND_FREE_JOURNEYS).flatMap(([file, choice]) =>
    typeof choice === 'string'
      ? [[file, ''] as const]
      : Object.keys(choice.except).map((title) => [file, title] as const),
  );
  const asItComes = AS_IT_COMES.map(({ file, title = '' }) => [file, title] as const);
  expect([...brandFree, ...asItComes].filter((name) => !has('site', ...name))).toEqual([]);
});

test('What the second brand leaves out of the unit tests names neither brand nor collection', () => {
  const tests = projectFiles().filter((file) => /\.test\.tsx?$/.test(file));
  const leftOut = Object.keys(BRAND_FREE_TESTS).map((path) => ({
    path,
    files: tests.filter((file) => file === path || file.startsWith(`${path}/`)),
  }));
  expect(leftOut.filter(({ files }) => files.length === 0)).toEqual([]);
  const named = /'#(src\/copy\/brand|fixtures\/collection)\.ts'/;
  const files = leftOut.flatMap((entry) => entry.files);
  expect(files.filter((file) => named.test(readFileSync(file, 'utf8')))).toEqual([]);
});
