// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { JOURNEYS, LEFT_OUT } from './brand-journeys.ts';
import { AS_IT_COMES, type Choice, IN_BOTH_MODES, LIVE_ONLY } from './modes.ts';

/** The lines of `playwright test --list`: `[live] › buying/invoice.e2e.ts:10:1 › A cart is printed …`. */
function listTests(): string[] {
  const args = ['playwright', 'test', '-c', 'src/e2e/playwright.config.ts', '--list'];
  return execFileSync('npx', args, { encoding: 'utf8' }).split('\n');
}

test('Each journey and title that is named in the lists is there', { timeout: 60_000 }, () => {
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
  const live = LIVE_ONLY.map((file) => [file, ''] as const);
  const included = [...live, ...namesOf(({ only = [''] }) => only)];
  const excluded = namesOf(({ except = {} }) => Object.keys(except));
  expect(included.filter((name) => !has('live', ...name))).toEqual([]);
  expect(excluded.filter((name) => !has('site', ...name) || has('live', ...name))).toEqual([]);

  const asItComes = AS_IT_COMES.map(({ file, title = '' }) => [file, title] as const);
  const brand = [...JOURNEYS.map((file) => [file, ''] as const), ...LEFT_OUT];
  expect([...brand, ...asItComes].filter((name) => !has('site', ...name))).toEqual([]);
});
