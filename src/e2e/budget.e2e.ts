import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chunkBudgets, OTHER_CHUNK, routeBudgets } from './budgets.ts';
import { fileSize } from './file-size.ts';
import { costOf } from './page-cost.ts';
import { sites } from './sites.ts';
import { expect, test } from './test.ts';

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true });

  for (const { path, budget } of routeBudgets) {
    test(`the page ${path} keeps to its budgets of bytes, requests, layout shift and work`, async ({
      page,
    }) => {
      const cost = await costOf(page, path);
      const overruns = Object.entries(budget)
        .map(([name, most]) => ({ name, most, cost: cost[name as keyof typeof cost] }))
        .filter((row) => row.cost > row.most);
      expect(overruns).toEqual([]);
    });
  }
});

test('every chunk keeps to its budget', () => {
  const chunks = readdirSync(join(sites.root, 'assets')).flatMap((file) => {
    const [, name] = /^(.+)-[\w-]{8}\.js$/.exec(file) ?? [];
    return name ? { name, size: fileSize(`/assets/${file}`) } : [];
  });
  const names = new Set(chunks.map(({ name }) => name));
  const overruns = chunks.filter(({ name, size }) => size > (chunkBudgets[name] ?? OTHER_CHUNK));
  expect(overruns).toEqual([]);
  expect(Object.keys(chunkBudgets).filter((name) => !names.has(name))).toEqual([]);
});
