import type { Plugin } from 'vite';
import { readApiAddress } from './api-address.ts';

/**
 * What a built page may load: its own files and nothing else, of the kinds that are named. Styles stand in files, scripts too. The policy is a tag
 * because static hosts differ in how they are told headers; `frame-ancestors` exists as a header only (see
 * public/_headers).
 */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  // The venue's map is a document of ours inside the page, without an address of its own.
  'frame-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
};

/**
 * Writes the policy into the page, before anything it governs; `changes` replace its lines.
 * @param apiOrigin the origin of a real server that is not the site's: it answers calls and may have pictures
 */
export function policyTag(
  html: string,
  changes: Partial<typeof POLICY> = {},
  apiOrigin?: string,
): string {
  const lines = Object.entries({ ...POLICY, ...changes }).map(([name, value]) => {
    const isOpened = apiOrigin && (name === 'connect-src' || name === 'img-src');
    return isOpened ? `${name} ${value} ${apiOrigin}` : `${name} ${value}`;
  });
  const tag = `<meta http-equiv="Content-Security-Policy" content="${lines.join('; ')}" />`;
  return html.replace(/<meta charset[^>]*>/, (charset) => `${charset}\n    ${tag}`);
}

/** Gives the built page its Content-Security-Policy; the development server needs inline scripts and has none. */
export function contentSecurityPolicy(): Plugin {
  let apiOrigin: string | undefined;
  return {
    name: 'vernissage:content-security-policy',
    apply: 'build',
    configResolved({ env }) {
      apiOrigin = readApiAddress(env).origin;
    },
    transformIndexHtml: { order: 'pre', handler: (html) => policyTag(html, {}, apiOrigin) },
  };
}
