// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A breakpoint of the shop, whose container the panel is outside of. */
const SHOP_BREAKPOINT = /(?<![\w-])(?:max-)?(?:sm|md|lg|xl):/g;

test('Backstage, which is outside of the shop, uses the breakpoints of the window (window-sm)', () => {
  const files = readdirSync('mocks/panel', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => join('mocks/panel', file));
  expect(files.length).toBeGreaterThan(5);
  const found = files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(SHOP_BREAKPOINT) ?? []).map((use) => `${file} ${use}`),
  );
  expect(found).toEqual([]);
});
