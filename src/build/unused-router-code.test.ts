// @vitest-environment node
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unusedRouterCode } from './unused-router-code.ts';

const { filter, handler } = unusedRouterCode().transform as {
  filter: { id: RegExp };
  handler: (code: string) => string;
};

test('calls that make contexts and components are marked as free of effects', () => {
  const code = [
    'var RouteContext = React.createContext({ matches: [] });',
    'var Link = React2.forwardRef(function Link() {});',
    'var Memo = React3.memo(Link);',
    'var state = React.useState(1);',
  ];
  expect(handler(code.join('\n')).split('\n')).toEqual([
    'var RouteContext = /* @__PURE__ */ React.createContext({ matches: [] });',
    'var Link = /* @__PURE__ */ React2.forwardRef(function Link() {});',
    'var Memo = /* @__PURE__ */ React3.memo(Link);',
    'var state = React.useState(1);',
  ]);
});

test('names for the developer tools go, other assignments stay', () => {
  const code =
    'RouteContext.displayName = "Route";\nBoundary.contextType = RSCContext;\na.b = c();\n';
  expect(handler(code).trim()).toBe('a.b = c();');
});

test('only the package of the router is changed', () => {
  const root = 'node_modules/react-router/dist';
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.mjs'))).not.toEqual([]);
  expect(filter.id.test(`/project/${root}/development/index.mjs`)).toBe(true);
  expect(filter.id.test('/project/node_modules/react-router-dom/dist/index.mjs')).toBe(false);
  expect(filter.id.test('/project/src/router/routes.ts')).toBe(false);
});
