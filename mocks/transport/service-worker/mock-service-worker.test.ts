// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('The worker script of `vite dev` is the one of the installed MSW', () => {
  const installed = readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8');
  expect(readFileSync('public/mockServiceWorker.js', 'utf8')).toBe(installed);
});
