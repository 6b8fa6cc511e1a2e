import type { Plugin } from 'vite';

const CALL = /= (React\d*\.(?:memo|createContext|forwardRef|lazy)\()/g;
const ASSIGNMENT = /^\s*\w+\.(?:displayName|contextType) = ["\w]+;$/gm;

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
      handler: (code) => code.replace(CALL, '= /* @__PURE__ */ $1').replace(ASSIGNMENT, ''),
    },
  };
}
