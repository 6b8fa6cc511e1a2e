// @vitest-environment node
import { expect, test } from 'vitest';
import type { Measures } from './measures.ts';
import { figuresOf, formatReleases, readReleases, type Release, withRelease } from './releases.ts';
import type { Result } from './report.ts';

const release = (version: string, figures: Release['figures'] = {}): Release => ({
  version,
  commit: '1234abcd',
  date: '2026-11-29',
  rounds: 10,
  figures,
});

test('`releases.md` is the table of `releases.json`; `npm test -- -u` writes it where a goal has changed', async () => {
  await expect(formatReleases(readReleases())).toMatchFileSnapshot('releases.md');
});

test('A release has a figure for each goal: times the floor, or in the unit of the measure', () => {
  const visit = (page: string, measures: Measures): Result => ({
    part: 'cold',
    profile: 'phone',
    page,
    round: 1,
    measures,
    marks: {},
  });
  const results = [
    visit('hero-first', { paint: 400 }),
    visit('site', { paint: 600, bytes: 390, longest: 70 }),
    visit('old', { paint: 900 }),
  ];
  expect(figuresOf(results, 'site')).toEqual({ 'phone cold paint': 1.5, 'phone cold bytes': 390 });
});

test('A release comes first, and takes the place of its own earlier figures', () => {
  const releases = [release('0.2.0', { 'phone cold paint': 2 }), release('0.1.0')];
  expect(withRelease(releases, release('0.3.0')).map(({ version }) => version)).toEqual([
    '0.3.0',
    '0.2.0',
    '0.1.0',
  ]);
  expect(withRelease(releases, release('0.2.0'))).toEqual([release('0.2.0'), release('0.1.0')]);
});

test('The table has a column for each of the last six releases', () => {
  const versions = ['0.7.0', '0.6.0', '0.5.0', '0.4.0', '0.3.0', '0.2.0', '0.1.0'];
  const figures = { 'phone cold paint': 1.384, 'phone cold scriptsToInteractive': 110.04 };
  const page = formatReleases(versions.map((version) => release(version, figures)));
  expect(page).toMatch(/^\| +\| +goal \| +0\.7\.0 \|.* 0\.2\.0 \|$/m);
  expect(page).toMatch(/^\| phone, cold: First contentful paint +\| +1\.\d\d x \| +1\.38 x \|/m);
  expect(page).toMatch(/^\| phone, cold: Scripts before interactive .*\| +110\.0 KB \|$/m);
});
