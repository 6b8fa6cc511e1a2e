import { loadEnv, type Plugin } from 'vite';

/** The calls of the contract, which start at the root of an origin. */
const CALLS = String.raw`^/(?:api/|health(?:\?|$))`;

/** Where the calls of a site with a real server go. */
export interface ApiAddress {
  /** `VITE_API_ORIGIN`: the pages call this origin; without it they call their own. */
  origin: string | undefined;
  /** `API_PROXY`: `vite` and `vite preview` pass calls to the site's own origin on to this one. */
  proxy: string | undefined;
}

/** @throws where a variable has no origin, or no call of the site goes to a real server */
export function readApiAddress(env: Readonly<Record<string, string | undefined>>): ApiAddress {
  const origin = readOrigin('VITE_API_ORIGIN', env.VITE_API_ORIGIN);
  if (origin && env.VITE_BACKEND !== 'live' && !env.VITE_LIVE_PATHS) {
    throw new Error(
      'VITE_API_ORIGIN needs VITE_BACKEND=live, or VITE_LIVE_PATHS for some calls: the mock backend answers the site.',
    );
  }
  if (env.VITE_CONTRACT && env.VITE_CONTRACT !== 'warn') {
    throw new Error(`VITE_CONTRACT must be warn or not set, but is "${env.VITE_CONTRACT}".`);
  }
  return { origin, proxy: readOrigin('API_PROXY', env.API_PROXY) };
}

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
      const { proxy: target } = readApiAddress(env);
      if (!target) return {};
      // A cookie for the server's host would not come back to this one.
      const proxy = { [CALLS]: { target, changeOrigin: true, cookieDomainRewrite: '' } };
      return { server: { proxy }, preview: { proxy } };
    },
  };
}
