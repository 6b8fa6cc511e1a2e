// @vitest-environment node
import { expect, test } from 'vitest';
import { pagePaths } from '#src/paths.ts';
import type { Route } from '#src/router/routes.ts';
import { routes } from './routes.tsx';

const pathsOf = (route: Route): string[] =>
  route.children?.flatMap(pathsOf) ?? (route.path === undefined ? [] : [route.path]);

test('pagePaths lists the path of every route except the catch-all', () => {
  expect(
    [...pagePaths(), '*'],
    'pagePaths in src/paths.ts has the paths of src/app/routes.tsx, in their order',
  ).toEqual(routes.flatMap(pathsOf));
});
