// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { findCommit } from './other-build.ts';

let repository: string;

function git(...args: string[]): string {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  return execFileSync('git', [...who, ...args], { cwd: repository, encoding: 'utf8' }).trim();
}

function commit(file: string, text: string): string {
  writeFileSync(join(repository, file), text);
  git('add', '.');
  git('commit', '--quiet', '-m', file);
  return git('rev-parse', '--short=8', 'HEAD');
}

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'vernissage-'));
  onTestFinished(() => rmSync(repository, { recursive: true }));
  mkdirSync(join(repository, '.github'));
  git('init', '--quiet');
});

test('A commit is found by what git calls it', () => {
  const first = commit('a.ts', '1');
  commit('a.ts', '2');
  expect(findCommit('HEAD~1', repository)).toBe(first);
  expect(findCommit(first, repository)).toBe(first);
});

test('The release is the last commit that has changed a version', () => {
  commit('package.json', '{\n  "version": "0.1.0",\n  "type": "module"\n}\n');
  const packaged = commit('package.json', '{\n  "version": "0.2.0",\n  "type": "module"\n}\n');
  commit('package.json', '{\n  "version": "0.2.0",\n  "private": true\n}\n');
  expect(findCommit('release', repository)).toBe(packaged);
  const logged = commit('.github/CHANGELOG.md', '## [Unreleased]\n\n## [0.2.0] - 2026-11-29\n');
  commit('.github/CHANGELOG.md', '## [Unreleased]\n\n- More\n\n## [0.2.0] - 2026-11-29\n');
  expect(findCommit('release', repository)).toBe(logged);
});

test('A tag of a version goes before', () => {
  const tagged = commit('a.ts', '1');
  git('tag', 'v0.1.0');
  git('tag', '-a', 'before-lunch', '-m', 'no version');
  commit('package.json', '{\n  "version": "0.2.0"\n}\n');
  expect(findCommit('release', repository)).toBe(tagged);
});

test('What is no commit is refused by name', () => {
  commit('a.ts', '1');
  expect(() => findCommit('', repository)).toThrow("--against: there is no commit ''.");
  expect(() => findCommit('v9', repository)).toThrow("--against: there is no commit 'v9'.");
  expect(() => findCommit('release', repository)).toThrow(
    "--against: there is no commit 'release'.",
  );
  expect(() => findCommit('--help', repository)).toThrow("--against: there is no commit '--help'.");
});
