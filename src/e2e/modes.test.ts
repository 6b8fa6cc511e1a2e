// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Choice, IN_BOTH_MODES, LIVE_ONLY, ONCE } from './modes.ts';

test('Every journey is in one of the three lists, by its name', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.e2e.ts'));
  const listed = [...Object.keys(IN_BOTH_MODES), ...LIVE_ONLY, ...Object.keys(ONCE)];
  expect(listed.toSorted()).toEqual(files.map((name) => name.replace('.e2e.ts', '')).toSorted());
});

/** The lines of `playwright test --list`: `[live] › delays.e2e.ts:18:1 › a coupon reads …`. */
function listTests(): string[] {
  const args = ['playwright', 'test', '-c', 'src/e2e/playwright.config.ts', '--list'];
  return execFileSync('npx', args, { encoding: 'utf8' }).split('\n');
}

test('Each title that is named in the lists is that of a test', { timeout: 60_000 }, () => {
  const lines = listTests();
  const has = (project: string, file: string, title: string) =>
    lines.some((line) => line.includes(`[${project}] › ${file}.e2e.ts`) && line.includes(title));
  const namesOf = (pick: (choice: Choice) => readonly string[]) =>
    Object.entries(IN_BOTH_MODES).flatMap(([file, choice]) =>
      pick(choice).map((title) => [file, title] as const),
    );
  const included = namesOf(({ only = [''] }) => only);
  const excluded = namesOf(({ except = {} }) => Object.keys(except));
  expect(included.filter((name) => !has('live', ...name))).toEqual([]);
  expect(excluded.filter((name) => !has('site', ...name) || has('live', ...name))).toEqual([]);
});
