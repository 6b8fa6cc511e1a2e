// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unusedQueryCode, unusedRouterCode } from './unused-library-code.ts';

interface Transform {
  filter: { id: RegExp };
  handler: (code: string) => string;
}

const { filter, handler } = unusedRouterCode().transform as Transform;

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

test('the checks of the table of routes go from the installed router, that of an address stays', () => {
  const root = 'node_modules/react-router/dist/production';
  const codeOf = (name: string) => readFileSync(`${root}/${name}`, 'utf8');
  const code = readdirSync(root)
    .filter((name) => name.endsWith('.mjs'))
    .map(codeOf)
    .find((text) => text.includes('function matchRoutes('))!;
  const ofTable = /`(?:Absolute route path|Index routes|Route path)/g;
  const ofAddress = /`The URL path "\$\{value\}" could not be decoded/g;
  expect(code.match(ofTable)).toHaveLength(4);
  const changed = handler(code);
  expect(changed.match(ofTable)).toBeNull();
  expect(changed.match(ofAddress)).toHaveLength(1);
  expect(changed.match(/^function /gm)).toHaveLength(code.match(/^function /gm)!.length);
});

test('only the package of the router is changed', () => {
  const root = 'node_modules/react-router/dist';
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.mjs'))).not.toEqual([]);
  expect(filter.id.test(`/project/${root}/development/index.mjs`)).toBe(true);
  expect(filter.id.test('/project/node_modules/react-router-dom/dist/index.mjs')).toBe(false);
  expect(filter.id.test('/project/src/router/routes.ts')).toBe(false);
});

test('a query has no way into infinite queries any more, and is otherwise as it was', () => {
  const query = unusedQueryCode().transform as Transform;
  const file = 'node_modules/@tanstack/query-core/build/modern/query.js';
  expect(query.filter.id.test(`/project/${file}`)).toBe(true);
  const code = readFileSync(file, 'utf8');
  const changed = query.handler(code);
  expect(changed.match(/infiniteQueryBehavior/g)).toEqual([
    'infiniteQueryBehavior',
    'infiniteQueryBehavior',
  ]);
  expect(changed).toContain('(this.options.behavior)?.onFetch(context, this);');
  expect(changed.split('\n')).toHaveLength(code.split('\n').length);
});
