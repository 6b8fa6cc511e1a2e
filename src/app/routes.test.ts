import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pagePaths } from '#src/paths.ts';
import { routes } from './routes.tsx';

const pathsOf = (route: RouteObject): string[] =>
  route.children?.flatMap(pathsOf) ?? (route.path === undefined ? [] : [route.path]);

test('The addresses that have a page are those of the routes, besides the one for all others', () => {
  expect([...pagePaths(), '*']).toEqual(routes.flatMap(pathsOf));
});
