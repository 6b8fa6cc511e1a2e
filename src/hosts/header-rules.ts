/** What the headers of a file have to be; for hosts, and for what `_headers` says. */

export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Whether a file is kept for ever, because its name carries a hash. */
export const isHashed = (path: string): boolean => /^(assets|pictures)\//.test(path);

/** The media type of each kind of file, with what a collection of one's own may bring. */
export const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html; charset=utf-8$/i,
  css: /^text\/css/,
  js: /^text\/javascript/,
  json: /^application\/json/,
  txt: /^text\/plain/,
  svg: /^image\/svg\+xml/,
  webmanifest: /^application\/manifest\+json/,
  woff2: /^font\/woff2$/,
  avif: /^image\/avif$/,
  png: /^image\/png$/,
  jpg: /^image\/jpeg$/,
  webp: /^image\/webp$/,
};

/** What the response to a page says of what other sites may do with it. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** A policy that allows what it names alone, and no script or style but the site's own. */
export const POLICY =
  /^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+')*; style-src 'self'( 'sha256-[\w+/=]+')*; (?!.*unsafe)/;

/** Returns the policy that stands in a page. */
export const policyIn = (html: string): string | undefined =>
  /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1];
