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

/** The best mark that a host of files reaches for the site. */
export const BEST = { grade: 'A+', score: 130 };
