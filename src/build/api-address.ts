import { loadEnv, type Plugin } from 'vite';

/** The calls of the contract, which start at the root of an origin. */
const CALLS = String.raw`^/(?:api/|health(?:\?|$))`;

/** Where the calls and the pictures of a site with a real server go. */
export interface ApiAddress {
  /** `VITE_API_ORIGIN`: the pages call this origin; without it they call their own. */
  origin: string | undefined;
  /** `VITE_MEDIA_ORIGIN`: origins of pictures, by comma. Paths of pictures are resolved against the first. */
  mediaOrigins: readonly string[];
  /** `API_PROXY`: `vite` and `vite preview` pass calls to the site's own origin on to this one. */
  proxy: string | undefined;
  /** `API_PROXY_PATHS`: what else they pass on, `/uploads`, by comma. */
  proxyPaths: readonly string[];
}

/** @throws where a variable cannot be read, or no call of the site goes to a real server */
export function readApiAddress(env: Readonly<Record<string, string | undefined>>): ApiAddress {
  const origin = readOrigin('VITE_API_ORIGIN', env.VITE_API_ORIGIN);
  const isLive = env.VITE_BACKEND === 'live' || Boolean(env.VITE_LIVE_PATHS);
  if (origin && !isLive) {
    throw new Error(
      'VITE_API_ORIGIN needs VITE_BACKEND=live, or VITE_LIVE_PATHS for some calls: the mock backend answers the site.',
    );
  }
  checkChoice('VITE_CONTRACT', env.VITE_CONTRACT, 'strict');
  checkChoice('VITE_IDEMPOTENCY_KEY', env.VITE_IDEMPOTENCY_KEY, '1');
  const proxy = readOrigin('API_PROXY', env.API_PROXY);
  const proxyPaths = listOf(env.API_PROXY_PATHS);
  const wrongPath = proxyPaths.find((path) => !/^\/[\w./-]+$/.test(path));
  if (wrongPath) {
    throw new Error(`API_PROXY_PATHS must be paths such as /uploads, but has "${wrongPath}".`);
  }
  if (proxyPaths.length > 0 && !proxy) {
    throw new Error('API_PROXY_PATHS needs API_PROXY, the server that the paths are passed on to.');
  }
  return {
    origin,
    mediaOrigins: listOf(env.VITE_MEDIA_ORIGIN).map((text) =>
      readOrigin('VITE_MEDIA_ORIGIN', text)!,
    ),
    proxy,
    proxyPaths,
  };
}

function checkChoice(name: string, value: string | undefined, choice: string): void {
  if (value && value !== choice) {
    throw new Error(`${name} must be ${choice} or not set, but is "${value}".`);
  }
}

const listOf = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function readOrigin(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  // The code puts it before a path and the policy into a list, so that only its plain form will do.
  if (URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value)
    return value;
  throw new Error(
    `${name} must be an http or https origin such as https://api.example, with nothing after it, but is "${value}".`,
  );
}

/** Reads where the calls go, refuses what cannot be read, and proxies them in `vite` and `vite preview`. */
export function apiAddress(): Plugin {
  return {
    name: 'vernissage:api-address',
    config({ root = process.cwd(), envDir }, { mode }) {
      const env = loadEnv(mode, envDir || root, ['VITE_', 'API_']);
      const { proxy: target, proxyPaths } = readApiAddress(env);
      if (!target) return {};
      // A cookie for the server's host would not come back to this one.
      const options = { target, changeOrigin: true, cookieDomainRewrite: '' };
      const proxy = Object.fromEntries([CALLS, ...proxyPaths].map((path) => [path, options]));
      return { server: { proxy }, preview: { proxy } };
    },
  };
}
