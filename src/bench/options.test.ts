// @vitest-environment node
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('Without arguments, visits and navigation are measured in both profiles, three rounds', () => {
  expect(readOptions([])).toEqual({
    parts: ['cold', 'warm', 'offline', 'navigation'],
    profiles: ['phone', 'desktop'],
    rounds: 3,
    sites: [{ name: 'site', folder: 'dist' }],
    against: undefined,
    record: false,
    json: '.cache/bench/results.json',
  });
});

test('A comparison and a release have ten rounds of what has goals', () => {
  const whole = { parts: ['cold', 'warm', 'navigation'], profiles: ['phone', 'desktop'] };
  expect(readOptions(['--against', 'HEAD~1'])).toMatchObject({
    ...whole,
    rounds: 10,
    against: 'HEAD~1',
    record: false,
  });
  expect(readOptions(['--record'])).toMatchObject({ ...whole, rounds: 10, record: true });
  expect(readOptions(['cold', '--against=release', '--rounds=20'])).toMatchObject({
    parts: ['cold'],
    rounds: 20,
  });
});

test('Parts, profile, rounds and file are read', () => {
  expect(
    readOptions(['cold', 'calls', '--profile=phone', '--rounds=5', '--json=a.json']),
  ).toMatchObject({ parts: ['cold', 'calls'], profiles: ['phone'], rounds: 5, json: 'a.json' });
});

test('Other built sites stand beside the own one, with or without a name', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'bench-')), 'old');
  mkdirSync(folder);
  writeFileSync(join(folder, 'index.html'), '');
  expect(readOptions([`--site=before=${folder}`, `--site=${folder}`]).sites).toEqual([
    { name: 'site', folder: 'dist' },
    { name: 'before', folder },
    { name: folder, folder },
  ]);
  expect(() => readOptions([`--site=before=${folder}`, `--site=before=${folder}`])).toThrow(
    "--site: the name 'before' is taken.",
  );
  expect(() => readOptions([`--site=plain=${folder}`])).toThrow(
    "--site: the name 'plain' is taken.",
  );
});

test.each([
  [
    ['colds'],
    "The part: 'colds' is not one of cold, warm, offline, navigation, taps, scale, calls.",
  ],
  [['--profile=tablet'], "--profile: 'tablet' is not one of phone, desktop."],
  [['--rounds=0'], "--rounds: '0' is not a whole number from 1."],
  [['--rounds=two'], "--rounds: 'two' is not a whole number from 1."],
  [['--site=before=nowhere'], "--site: there is no built site in 'nowhere', no index.html."],
  [
    ['cold', 'warm', '--record'],
    '--record: a release has figures of cold, warm and navigation in both profiles.',
  ],
  [
    ['--profile=phone', '--record'],
    '--record: a release has figures of cold, warm and navigation in both profiles.',
  ],
  [['--round=2'], "Unknown option '--round'"],
])('%j is refused with: %s', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
