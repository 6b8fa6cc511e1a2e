import type { Plugin } from 'vite';

const CALL = /= (React\d*\.(?:memo|createContext|forwardRef|lazy)\()/g;
const ASSIGNMENT = /^\s*\w+\.(?:displayName|contextType) = ["\w]+;$/gm;

/** The checks of a table of routes, which is the same on every visit: tests and the dev server have made them. */
const TABLE_CHECK =
  /^\s*(?:invariant|warning)\(\n(?:\s*\/\/.*\n)*.*,\n\s*`(?:Absolute route path|Index routes|Route path).*\n\s*\);$/gm;

/**
 * Lets the bundler drop what the site does not use of React Router. The package is one module that makes its contexts
 * and components as it loads, which keeps 8 KB (Brotli) of them beside the 2.5 KB of `matchRoutes`.
 */
export function unusedRouterCode(): Plugin {
  return {
    name: 'vernissage:unused-router-code',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) =>
        code.replace(CALL, '= /* @__PURE__ */ $1').replace(ASSIGNMENT, '').replace(TABLE_CHECK, ''),
    },
  };
}

const INFINITE_QUERY =
  /this\.#queryType === "infinite" \? infiniteQueryBehavior\([^)]*\) : (this\.options\.behavior)/;

/** Lets the bundler drop the infinite queries of TanStack Query, which the site has none of: 0.7 KB (Brotli). */
export function unusedQueryCode(): Plugin {
  return {
    name: 'vernissage:unused-query-code',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/@tanstack\/query-core\/build\/modern\/query\.js$/ },
      handler: (code) => code.replace(INFINITE_QUERY, '$1'),
    },
  };
}
