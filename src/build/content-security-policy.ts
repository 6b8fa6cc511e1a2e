import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { type ApiAddress, readApiAddress } from './api-address.ts';

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
 * @param address of a real server: its origin answers calls, and may have pictures as its media origins do
 */
export function policyTag(
  html: string,
  changes: Partial<typeof POLICY> = {},
  { origin, mediaOrigins = [] }: Partial<ApiAddress> = {},
): string {
  const api = origin ? [origin] : [];
  const opened: Partial<Record<string, Iterable<string>>> = {
    'connect-src': api,
    'img-src': new Set([...api, ...mediaOrigins]),
  };
  const lines = Object.entries({ ...POLICY, ...changes }).map(([name, value]) =>
    [name, value, ...(opened[name] ?? [])].join(' '),
  );
  const tag = `<meta http-equiv="Content-Security-Policy" content="${lines.join('; ')}" />`;
  return html.replace(/<meta charset[^>]*>/, (charset) => `${charset}\n    ${tag}`);
}

/** Gives the built page its Content-Security-Policy; the development server needs inline scripts and has none. */
export function contentSecurityPolicy(): Plugin {
  let address: ApiAddress;
  return {
    name: 'vernissage:content-security-policy',
    apply: 'build',
    configResolved({ env }) {
      address = readApiAddress(env);
    },
    transformIndexHtml: { order: 'pre', handler: (html) => policyTag(html, {}, address) },
  };
}

/** The source expression that admits an inline script or style. */
export const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
