// @vitest-environment node
import { type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pagePaths } from '#src/paths.ts';
import { routes } from './routes.tsx';

const pathsOf = (route: RouteObject): string[] =>
  route.children?.flatMap(pathsOf) ?? (route.path === undefined ? [] : [route.path]);

test('pagePaths lists the path of every route except the catch-all', () => {
  expect(
    [...pagePaths(), '*'],
    'pagePaths in src/paths.ts has the paths of src/app/routes.tsx, in their order',
  ).toEqual(routes.flatMap(pathsOf));
});
